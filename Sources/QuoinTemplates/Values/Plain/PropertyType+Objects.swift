import QuoinDiagnostics
import QuoinExpressions

extension PropertyType {
  /// The type of a class's or protocol's objects, which come from constants and state.
  ///
  /// - Parameters:
  ///   - type: The class, or the protocol as `(any P).self`.
  ///   - name: What templates call it; its own name unless given.
  static func objects<Object>(of type: Object.Type, named name: String? = nil) -> PropertyType {
    let name = name ?? String(describing: type).replacing("any ", with: "")
    var result = PropertyType(
      name, valueType: .object(TypeName(name)),
      conversion: { value, _ throws(Diagnostic) in
        switch value {
        case .null: return value
        case .object(let object) where object is Object: return value
        default: throw .wrongType(value.mention, expected: name)
        }
      })
    result.allowsNil = true
    return result
  }
}
