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
    bits.propertyType(
      cases: { namedOptions.map { PropertyType.Case($0.0, Constant(boxing: $0.1)) } },
      set: { Self(bits: $0).propertyValue })
  }

  private static var bits: OptionBits {
    OptionBits(
      typeName: typeName, named: { namedOptions.map { ($0.0, UInt64(truncatingIfNeeded: $0.1.rawValue)) } },
      exactly: { RawValue(exactly: $0).map { UInt64(truncatingIfNeeded: $0) } },
      bits: { ($0.value as? Self).map { UInt64(truncatingIfNeeded: $0.rawValue) } })
  }

  private init(bits: UInt64) { self.init(rawValue: RawValue(truncatingIfNeeded: bits)) }

  /// Takes a set, the name of an option, a sum of raw numbers, or an array of these.
  public init?(propertyValue value: Value) {
    if case .boxed(let box) = value {
      guard let options = box.value as? Self else { return nil }
      self = options
    } else {
      guard let found = try? Self.bits.united(value) else { return nil }
      self.init(bits: found)
    }
  }

  public var propertyValue: Value { .boxed(HostValue(self)) }
}
