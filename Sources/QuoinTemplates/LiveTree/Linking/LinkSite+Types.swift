import QuoinDiagnostics
import QuoinExpressions

/// The names that types have.
extension LinkSite {
  /// `UIColor.red`, `NSTextAlignment.center`.
  func typeMember(_ names: [String]) -> NameMatch? {
    // The longest first, for Swift's nested names: `UIView.ContentMode.center`.
    for count in stride(from: min(names.count - 1, 2), to: 0, by: -1) {
      guard let type = linker.registry.type(named: names[..<count].joined(separator: ".")),
        let value = type.value(ofCase: names[count])
      else { continue }
      return NameMatch(.constant(value, type.valueType), componentCount: count + 1)
    }
    return unknownTypeMember(names)
  }

  /// A type that is known, and that has values, without the one of the name.
  private func unknownTypeMember(_ names: [String]) -> NameMatch? {
    for count in stride(from: min(names.count - 1, 2), to: 0, by: -1) {
      let name = names[..<count].joined(separator: ".")
      guard let type = linker.registry.type(named: name), !type.cases.isEmpty else { continue }
      return NameMatch(
        .invalid(.unknownStaticProperty(names[count], of: name, among: type.cases.map(\.name))),
        componentCount: count + 1)
    }
    return nil
  }

  /// `UIBlurEffect(dark)` inside an attribute of that type.
  func typeFunction(_ names: [String]) -> NameMatch? {
    guard names.count == 1, let function = type?.functions.first(where: { $0.name == names[0] }) else {
      return nil
    }
    return NameMatch(.function(function))
  }
}
