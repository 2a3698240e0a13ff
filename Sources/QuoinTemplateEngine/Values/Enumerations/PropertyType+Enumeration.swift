import QuoinDiagnostics
import QuoinExpressions

extension PropertyType {
  /// The type of an enumeration, of whose cases nothing is known but their names and values.
  ///
  /// There is one of it for all enumerations: made anew for each by the compiler it was an eighth of the machine code of
  /// templates.
  ///
  /// - Parameters:
  ///   - cases: The named values; made when somebody first asks for one.
  ///   - value: Takes what is no name: a case, or what stands for one.
  static func enumeration(
    _ name: TypeName, cases: @escaping @Sendable () -> [Case], value: @escaping @Sendable (Value) -> Value?
  ) -> PropertyType {
    let cases = NamedCases(cases)
    return PropertyType(
      name.name, valueType: .enumeration(name), named: cases,
      conversion: { given, _ throws(Diagnostic) in
        switch given {
        case .null: return given
        case .string(let text):
          guard let found = cases.value(named: text, withOrWithout: "") else {
            throw .unknownCase(text, of: name.name, among: cases.all.map(\.name))
          }
          // As the case stands for itself, which it may say.
          return value(found.value) ?? found.value
        default:
          guard let found = value(given) else { throw .wrongType(given.mention, expected: name.name) }
          return found
        }
      })
  }
}
