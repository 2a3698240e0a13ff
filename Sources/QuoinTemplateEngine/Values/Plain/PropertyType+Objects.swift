import QuoinDiagnostics
import QuoinExpressions

/// The types of objects that come from data, as no expression makes any.
extension PropertyType {
  /// The type of a class's or protocol's objects.
  ///
  /// - Parameters:
  ///   - type: The class, or the protocol as `(any P).self`.
  ///   - name: What templates call it; its own name unless given.
  ///   - allowsNil: Whether `nil` is a value of it.
  package static func objects<Object>(
    of type: Object.Type, named name: String? = nil, allowsNil: Bool = true
  ) -> PropertyType {
    objects(
      named: name ?? Self.ownName(of: type).replacing("any ", with: ""), allowsNil: allowsNil,
      where: { $0 is Object })
  }

  /// What Swift calls a type.
  ///
  /// `String(describing:)` says the same after it has looked through all conformances of the program for three protocols
  /// that types do not conform to, for each type anew: 0.2 ms of each start a type.
  private static func ownName(of type: Any.Type) -> String { "\(type)" }

  /// The type of objects that are told from others by a test.
  package static func objects(
    named name: String, allowsNil: Bool = true, where isOne: @escaping @Sendable (AnyObject) -> Bool
  ) -> PropertyType {
    var type = PropertyType(
      name, valueType: .object(TypeName(name)),
      conversion: { value, _ throws(Diagnostic) in
        switch value {
        case .null: return value
        case .object(let object) where isOne(object): return value
        default: throw .wrongType(value.mention, expected: name)
        }
      })
    type.allowsNil = allowsNil
    return type
  }
}
