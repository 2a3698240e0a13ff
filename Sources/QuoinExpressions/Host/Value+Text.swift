import QuoinDiagnostics
import QuoinResources

extension Value {
  /// The value as it stands in a string where it has a text of its own; nothing for ranges, collections and objects.
  public var plainText: String? {
    switch self {
    case .null: ""
    case .bool(let bool): bool ? "true" : "false"
    case .number(let number): printedNumber(number)
    case .string(let string): string
    case .range, .array, .dictionary, .function, .object, .boxed: nil
    }
  }

  /// The value as it stands in a string: `nil` is empty, numbers are as people write them, arrays and dictionaries are
  /// lists in brackets, `[1, [2, 3]]` and `[name: Ann]`.
  ///
  /// What is longer than the budget of the work going on allows is cut.
  public func text(in host: any ExpressionHost) -> String {
    if let plainText { return plainText }
    var text = ""
    try? append(to: &text, .current, host)
    return text
  }

  /// The values as they stand in a string that is made of all of them, which is no longer than strings may be.
  ///
  /// - Throws: That it becomes too long, or that the budget of the work going on is used up.
  package static func texts(
    of values: some Collection<Value>, in host: any ExpressionHost
  ) throws(Diagnostic) -> [String] {
    let limits = OperationLimits.current
    var bytes = 0
    var texts: [String] = []
    texts.reserveCapacity(values.count)
    for value in values {
      var text = ""
      if case .string(let string) = value {
        // One that is alone is shared, however long it was given.
        if values.count > 1 { try limits.count(copied: string.utf8.count) }
        text = string
      } else {
        try value.append(to: &text, limits, host)
      }
      bytes += text.utf8.count
      guard bytes <= limits.length || values.count == 1 else {
        throw .stringTooLong(limit: limits.length)
      }
      texts.append(text)
    }
    return texts
  }

  /// Adds the value to a string; few small arrays, nested, may stand for a text without end.
  func append(
    to text: inout String, _ limits: OperationLimits, _ host: any ExpressionHost
  ) throws(Diagnostic) {
    let own: String
    switch self {
    case .null, .bool, .number: own = plainText ?? ""
    case .string(let string): own = string
    case .range(let range): own = range.description
    case .array(let elements):
      try limits.count(elements: elements.count)
      text += "["
      for index in elements.indices {
        if index > 0 { text += ", " }
        try elements[index].appendInside(to: &text, limits, host)
      }
      text += "]"
      return
    case .dictionary(let entries):
      try limits.count(elements: entries.count)
      text += entries.isEmpty ? "[:" : "["
      var isFirst = true
      for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
        text += isFirst ? "\(key): " : ", \(key): "
        isFirst = false
        try value.appendInside(to: &text, limits, host)
      }
      text += "]"
      return
    case .function: own = "function"
    case .object, .boxed: own = host.text(of: self)
    }
    guard text.utf8.count + own.utf8.count <= limits.length else {
      throw .stringTooLong(limit: limits.length)
    }
    try limits.count(copied: own.utf8.count)
    text += own
  }

  /// Adds an element of a list, in which `nil` would not be seen.
  private func appendInside(
    to text: inout String, _ limits: OperationLimits, _ host: any ExpressionHost
  ) throws(Diagnostic) {
    if isNull { text += "nil" } else { try append(to: &text, limits, host) }
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
