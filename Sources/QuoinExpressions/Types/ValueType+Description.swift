extension ValueType: CustomStringConvertible {
  /// The type as messages name it: `number`, `array of strings`, `UIEdgeInsets`.
  public var description: String {
    switch self {
    case .any: "any value"
    case .null: "nil"
    case .number: "number"
    case .bool: "Boolean"
    case .string: "string"
    case .color: "colour"
    case .range: "range"
    case .array(.any): "array"
    case .array(let element): "array of \(element.plural)"
    case .dictionary: "dictionary"
    case .optional(let wrapped): "optional \(wrapped)"
    case .object(let name), .enumeration(let name), .optionSet(let name): name.name
    case .function: "function"
    }
  }

  private var plural: String {
    switch self {
    case .any, .null, .object, .enumeration, .optionSet: "\(self)"
    case .dictionary: "dictionaries"
    case .array(.any): "arrays"
    case .array: "(\(self))"
    default: "\(self)s"
    }
  }

  /// The type with its article, for the middle of a sentence: `a number`, `an array of strings`.
  var described: String {
    switch self {
    case .any, .null: description
    default: "aeiouAEIO".contains(description.prefix(1)) ? "an \(self)" : "a \(self)"
    }
  }
}
