/// A value that may be kept in a compiled expression and shared between threads.
///
/// Sendable although `Value` is not: every initializer takes only parts that are `Sendable` themselves, nothing can
/// change the value afterwards, and dictionaries, arrays and strings are values.
public struct Constant: @unchecked Sendable {
  /// The value.
  public let value: Value

  /// `nil`.
  public static let null = Constant(trusted: .null)

  /// A number.
  public init(_ number: Double) { value = .number(number) }
  /// A Boolean.
  public init(_ bool: Bool) { value = .bool(bool) }
  /// A string.
  public init(_ string: String) { value = .string(string) }
  /// An array of constants.
  public init(_ elements: [Constant]) { value = .array(elements.map(\.value)) }
  /// A dictionary of constants.
  public init(_ entries: [String: Constant]) { value = .dictionary(entries.mapValues(\.value)) }
  /// An object such as a colour.
  public init(object: some AnyObject & Sendable) { value = .object(object) }
  /// Any other value, such as a case of an enumeration.
  public init(boxing host: some Sendable) { value = .boxed(HostValue(host)) }
  /// A closure.
  public init(function body: @escaping @Sendable ([Value]) throws -> Value) {
    value = .function(FunctionValue(body))
  }

  /// For what the compiler folds out of other constants.
  init(trusted value: Value) { self.value = value }

  /// A value that holds no object of the host, or nothing if it does.
  public init?(plain value: Value) {
    guard value.isPlain else { return nil }
    self.value = value
  }
}

extension Value {
  fileprivate var isPlain: Bool {
    switch self {
    case .null, .bool, .number, .string, .range: true
    case .array(let elements): elements.allSatisfy(\.isPlain)
    case .dictionary(let entries): entries.values.allSatisfy(\.isPlain)
    case .function, .object, .boxed: false
    }
  }
}
