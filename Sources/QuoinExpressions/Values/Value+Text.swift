extension Value {
  /// The value as it stands in a string where it has a text of its own; nothing for ranges, collections and objects.
  public var plainText: String? {
    switch self {
    case .null: ""
    case .bool(let bool): bool ? "true" : "false"
    case .number(let number): numberText(number)
    case .string(let string): string
    case .range, .array, .dictionary, .function, .object, .boxed: nil
    }
  }

  /// The value as it stands in a string: `nil` is empty, numbers are as people write them, arrays have commas.
  public func text(in host: any ExpressionHost) -> String {
    switch self {
    case .null, .bool, .number, .string: plainText ?? ""
    case .range(let range): range.description
    case .array(let elements): elements.map { $0.text(in: host) }.joined(separator: ", ")
    case .dictionary(let entries):
      entries.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.text(in: host))" }
        .joined(separator: ", ")
    case .function: "function"
    case .object, .boxed: host.text(of: self)
    }
  }

  /// What the value is, for the middle of a sentence: `a number`, `nil`, `an UIFont`.
  func described(in host: any ExpressionHost) -> String {
    switch self {
    case .null: return "nil"
    case .object, .boxed: return host.typeName(of: self)
    default: return ownTypeName == "array" ? "an array" : "a \(ownTypeName)"
    }
  }
}
