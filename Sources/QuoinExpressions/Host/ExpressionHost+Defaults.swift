extension ExpressionHost {
  public func makeColor(red: Double, green: Double, blue: Double, alpha: Double) -> Constant? { nil }
  public func makeColor(
    cyan: Double, magenta: Double, yellow: Double, black: Double, alpha: Double
  ) -> Constant? { nil }

  public func member(_ name: String, of type: ValueType) -> Member? { nil }

  public func memberNames(of type: ValueType) -> [String] { [] }

  public func member(_ name: String, of value: Value) throws -> Value? {
    value.storedProperty(name)
  }

  public func memberNames(of value: Value) -> [String] { value.storedPropertyNames }

  public func unite(_ options: [Value], of type: TypeName) throws -> Value { .array(options) }

  public func canConvert(_ type: ValueType, to expected: ValueType) -> Bool { false }

  public func convert(_ value: Value, to expected: ValueType) throws -> Value? { nil }

  public func text(of value: Value) -> String { String(describing: value.any) }

  public func typeName(of value: Value) -> String { value.ownTypeName }
}

/// A host without objects, for expressions over numbers, strings and JSON alone.
public final class PlainHost: ExpressionHost {
  /// The one there is.
  public static let shared = PlainHost()
}
