import QuoinDiagnostics

/// The classes of children that attributes name, as those of a controller's bars, and the children themselves both.
extension Linker {
  /// The attributes of a node, those for the classes of children with the more derived one of the two that are named.
  func attributesWithChildClasses(of source: NodeSource) -> [AttributeSource] {
    let classes = source.component.childClasses
    if classes.isEmpty { return source.attributes }
    return source.attributes.map { attribute in
      guard let child = classes[attribute.name], let named = registry[attribute.text],
        named.inherits(from: child),
        let inside = source.children.lazy.compactMap({ $0.node }).first(where: {
          $0.component.inherits(from: child)
        })
      else { return attribute }
      if named.inherits(from: inside.component.name) { return attribute }
      guard inside.component.inherits(from: named.name) else {
        diagnostics.append(
          .unrelatedClasses(named.name, inside.component.name, attribute: attribute.name), at: inside.span)
        return attribute
      }
      return AttributeSource(
        name: attribute.name, text: inside.component.name, namePlace: attribute.namePlace,
        map: attribute.map, base: attribute.base)
    }
  }
}

extension ChildSource {
  /// The node, where it is one that is always there.
  fileprivate var node: NodeSource? {
    if case .node(let node) = self { node } else { nil }
  }
}

extension Diagnostic {
  static func unrelatedClasses(_ named: String, _ inside: String, attribute: String) -> Diagnostic {
    Diagnostic(
      .error, "\(attribute) is \(named), and neither that nor \(inside) inside derives from the other")
  }
}
