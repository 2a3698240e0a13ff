import QuoinDiagnostics
import QuoinExpressions

/// An option set whose members attributes list: `layer.maskedCorners="layerMinXMinYCorner, layerMaxXMinYCorner"`.
public protocol OptionSetValue: PropertyValue, OptionSet, Sendable where RawValue: FixedWidthInteger {
  /// The type's name as Swift and templates write it.
  static var typeName: TypeName { get }
  /// The options by name.
  static var namedOptions: [(String, Self)] { get }
}

extension OptionSetValue {
  public static var propertyType: PropertyType {
    var type = PropertyType(
      typeName.name, valueType: .optionSet(typeName),
      cases: namedOptions.map { PropertyType.Case($0.0, Constant(boxing: $0.1)) },
      conversion: { value, _ throws(Diagnostic) in
        if case .null = value { return value }
        guard let options = try united(value) else {
          throw .wrongType(value.mention, expected: typeName.name)
        }
        return options.propertyValue
      })
    type.isOptionSet = true
    return type
  }

  private static func united(_ value: Value) throws(Diagnostic) -> Self? {
    switch value {
    case .string(let name):
      guard let found = namedOptions.first(where: { $0.0 == name }) else {
        throw .unknownCase(name, of: typeName.name, among: namedOptions.map(\.0))
      }
      return found.1
    case .array(let options):
      var union = Self()
      for option in options {
        guard let part = try united(option) else { return nil }
        union.formUnion(part)
      }
      return union
    case .number(let number): return RawValue(exactly: number).map(Self.init(rawValue:))
    case .boxed(let box): return box.value as? Self
    default: return nil
    }
  }

  /// Takes a set, the name of an option, a sum of raw numbers, or an array of these.
  public init?(propertyValue value: Value) {
    guard let options = try? Self.united(value) else { return nil }
    self = options
  }

  public var propertyValue: Value { .boxed(HostValue(self)) }
}
