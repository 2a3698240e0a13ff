import QuoinDiagnostics
import QuoinExpressions

/// The names that types have.
extension LinkSite {
  /// `UIColor.red`, `NSTextAlignment.center`; an error for a type that is known, and that has values, without the one of the
  /// name.
  func typeMember(_ names: [String]) -> NameMatch? {
    var unknown: (name: String, type: PropertyType, count: Int)?
    // The longest first, for Swift's nested names: `UIView.ContentMode.center`.
    for count in stride(from: min(names.count - 1, 2), to: 0, by: -1) {
      let name = names[..<count].joined(separator: ".")
      guard let type = linker.registry.type(named: name) else { continue }
      if let value = type.value(ofCase: names[count]) {
        return NameMatch(.constant(value, type.valueType), componentCount: count + 1)
      }
      if unknown == nil, !type.cases.isEmpty { unknown = (name, type, count) }
    }
    guard let (name, type, count) = unknown else { return nil }
    return NameMatch(
      .invalid(.unknownStaticProperty(names[count], of: name, among: type.cases.map(\.name))),
      componentCount: count + 1)
  }

  /// `UIBlurEffect(dark)` inside an attribute of that type.
  func typeFunction(_ names: [String]) -> NameMatch? {
    guard names.count == 1, let function = type?.functions.first(where: { $0.name == names[0] }) else {
      return nil
    }
    return NameMatch(.function(function))
  }
}
