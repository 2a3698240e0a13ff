import QuoinExpressions

/// The types that `<param type="…">` may name.
extension ComponentRegistry {
  /// The type of a name: a registered one, a class of a component, a protocol, or an array of these: `[Int]`,
  /// `Array<UIColor>`.
  func parameterType(named name: String) -> PropertyType? { parameterType(named: name, depth: 0) }

  /// How deep arrays may nest.
  private static let depthLimit = 8

  private func parameterType(named name: String, depth: Int) -> PropertyType? {
    guard depth < Self.depthLimit else { return nil }
    if let known = type(named: name) { return known }
    if let element = Self.elementName(of: name) {
      return parameterType(named: element, depth: depth + 1).map { .array(of: $0) }
    }
    if name.hasSuffix("Ref"), name.hasPrefix("CG") {
      return parameterType(named: String(name.dropLast(3)), depth: depth + 1)
    }
    if self[name] != nil { return PropertyType(name, valueType: .object(TypeName(name))) }
    // Nothing is known of what conforms to a protocol, and so of what may be passed.
    let isProtocol = name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
    guard isProtocol, name.hasPrefix("UI") || name.hasPrefix("NS") else { return nil }
    var type = PropertyType(name, valueType: .any)
    type.allowsNil = true
    return type
  }

  /// What stands in `[…]` or `Array<…>`.
  private static func elementName(of name: String) -> String? {
    let inside: Substring
    if name.hasPrefix("["), name.hasSuffix("]") {
      inside = name.dropFirst().dropLast()
    } else if name.hasPrefix("Array<"), name.hasSuffix(">") {
      inside = name.dropFirst(6).dropLast()
    } else {
      return nil
    }
    let isSpace: (Character) -> Bool = { $0 == " " }
    guard let start = inside.firstIndex(where: { !isSpace($0) }),
      let end = inside.lastIndex(where: { !isSpace($0) })
    else { return nil }
    return String(inside[start...end])
  }

  /// Whether an object is one of a class that a component stands for; nothing where the name is no component's.
  func isObject(_ object: AnyObject, of name: TypeName) -> Bool? {
    self[name.name].map { $0.component.includes(Swift.type(of: object)) }
  }
}
