import QuoinDiagnostics
import QuoinExpressions

/// A structure whose parts are set and read by name: `contentInset.top="8"`, `parent.bounds.width`.
///
/// ```swift
/// extension UIOffset: PackedValue {
///   public static let typeName: TypeName = "UIOffset"
///   public static let parts = [PropertyMember("horizontal", \UIOffset.horizontal), …]
/// }
/// ```
public protocol PackedValue: PropertyValue, Sendable {
  /// The value that parts are set on when only some are given, as in `{"top": 8}`.
  init()
  /// The type's name as Swift and templates write it.
  static var typeName: TypeName { get }
  /// The parts, in the order people list them.
  static var parts: [PropertyMember] { get }
  /// Named values such as `zero`.
  static var namedValues: [PropertyType.Case] { get }
}

extension PackedValue {
  public static var namedValues: [PropertyType.Case] { [] }

  public static var propertyType: PropertyType { packedType() }

  /// A value of the type, or a dictionary with parts of it.
  static func packedType(syntax: PropertyType.Syntax = .expression) -> PropertyType {
    PropertyType(
      typeName.name, syntax: syntax, valueType: .object(typeName), cases: namedValues, members: parts,
      conversion: { value, _ throws(Diagnostic) in
        switch value {
        case .null: return value
        case .dictionary:
          guard let whole = Self(propertyValue: value) else {
            throw .wrongParts(of: typeName.name, expected: parts.map(\.name))
          }
          return whole.propertyValue
        default:
          guard Self(propertyValue: value) != nil else {
            throw .wrongType(value.mention, expected: typeName.name)
          }
          return value
        }
      })
  }

  /// Takes a value of the type, or a dictionary with parts of it, as JSON has them.
  public init?(propertyValue value: Value) {
    switch value {
    case .boxed(let box):
      guard let whole = box.value as? Self else { return nil }
      self = whole
    case .dictionary(let entries):
      var whole = Self().propertyValue
      for (name, part) in entries.sorted(by: { $0.key < $1.key }) {
        guard let member = Self.parts.first(where: { $0.name == name }),
          let changed = member.set(whole, part)
        else { return nil }
        whole = changed
      }
      guard case .boxed(let box) = whole, let value = box.value as? Self else { return nil }
      self = value
    default: return nil
    }
  }

  public var propertyValue: Value { .boxed(HostValue(self)) }
}
