import QuoinExpressions

extension Value {
  /// The value as messages mention it: `the number 5`, `the string "abc"`, `a UIFont`.
  package var mention: String {
    switch self {
    case .null: "nil"
    case .bool(let bool): "\(bool)"
    case .number(let number): "the number \(numberText(number))"
    case .string(let string): "the string \"\(string.prefix(60))\""
    case .range(let range): "the range \(range)"
    case .array: "an array"
    case .dictionary: "a dictionary"
    case .function: "a function"
    case .object(let object): "a \(type(of: object))"
    case .boxed(let box): "a \(type(of: box.value))"
    }
  }
}
