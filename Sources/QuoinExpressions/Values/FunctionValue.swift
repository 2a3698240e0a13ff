/// A closure held as a value, as people pass them in constants and state.
public final class FunctionValue {
  /// The body; what it throws is reported at the call.
  public let body: ([Value]) throws -> Value

  /// Wraps a closure over values.
  public init(_ body: @escaping ([Value]) throws -> Value) {
    self.body = body
  }

  /// Wraps a closure over anything: the shape that users write.
  ///
  /// ```swift
  /// FunctionValue(any: { arguments in (arguments[0] as? String)?.uppercased() as Any })
  /// ```
  public convenience init(any body: @escaping ([Any]) throws -> Any) {
    self.init { arguments in Value(any: try body(arguments.map(\.any))) }
  }
}
