import QuoinDiagnostics

/// The arguments of one call of a function of the language, and what it may make use of.
struct FunctionCall {
  let name: String
  /// Those given, the receiver first; a closure is not among them.
  let arguments: [Value]
  let limits: OperationLimits
  let host: any ExpressionHost
  /// What knows the language of the surroundings; without one it is English.
  var frame: ExpressionFrame?
  /// Calls the closure that was given, if one was.
  var closure: ((_ first: Value, _ second: Value) throws(Diagnostic) -> Value)?

  /// The language of the surroundings, and its region.
  var language: String { frame?.language ?? "en" }

  /// How that language writes numbers and dates, and sorts.
  var locale: FormatLocale {
    guard let frame else { return .english }
    let language = frame.language
    if let known = FormatLocale.ofKnown(language) { return known }
    frame.lacksFormats(of: language)
    return .english
  }

  var count: Int { arguments.count }

  func has(_ index: Int) -> Bool { index < arguments.count }

  func any(_ index: Int) -> Value { index < arguments.count ? arguments[index] : .null }

  /// A text; nil counts as none.
  func text(_ index: Int) throws(Diagnostic) -> String {
    switch any(index) {
    case .string(let text): return text
    case .null: return ""
    case let other: throw unfit(other, expected: .string)
    }
  }

  func number(_ index: Int) throws(Diagnostic) -> Double {
    guard let number = any(index).asNumber else { throw unfit(any(index), expected: .number) }
    return number
  }

  /// A number that counts something.
  func count(_ index: Int, limit: Int = .max) throws(Diagnostic) -> Int {
    let number = try number(index)
    guard let count = Int(exactly: number), count >= 0, count <= limit else {
      throw .badCount(numberText(number), of: name, limit: limit)
    }
    return count
  }

  /// The elements of an array.
  func list(_ index: Int) throws(Diagnostic) -> [Value] {
    guard case .array(let elements) = any(index) else { throw unfit(any(index), expected: .array(.any)) }
    try limits.count(elements: elements.count)
    return elements
  }

  /// A text that has been made.
  func made(_ text: String) throws(Diagnostic) -> Value {
    try limits.check(bytes: text.utf8.count)
    return .string(text)
  }

  /// What the closure gives for an element; the element itself without one.
  func applied(to element: Value, at index: Int) throws(Diagnostic) -> Value {
    guard let closure else { return element }
    return try closure(element, .number(Double(index)))
  }

  /// Whether the closure holds for an element.
  func holds(for element: Value, at index: Int) throws(Diagnostic) -> Bool {
    switch try applied(to: element, at: index) {
    case .bool(let bool): return bool
    case .number(let number): return number != 0
    case let other: throw .mismatch(expected: .bool, found: other.described(in: host))
    }
  }

  /// What is wrong with an argument.
  func unfit(_ value: Value, expected: ValueType) -> Diagnostic {
    // Of a text that is no number, which says more than nil.
    if value.isNull, expected == .number, let frame, let text = frame.unreadNumber {
      frame.unreadNumber = nil
      return .notANumber(text, in: frame)
    }
    let hint = value.isNull ? "; give a default with ??" : ""
    return Diagnostic(
      .error, "'\(name)' expects \(expected.described) but found \(value.described(in: host))\(hint)",
      notes: Diagnostic.Note.converting(value.described(in: host), to: expected))
  }
}

extension Diagnostic {
  static func wrongCount(_ name: String, expected: Int, orMore: Bool, found: Int) -> Diagnostic {
    let amount = orMore ? "\(expected) or more" : expected == 0 ? "no" : "\(expected)"
    return Diagnostic(
      .error, "'\(name)' expects \(amount) argument\(expected == 1 && !orMore ? "" : "s") but got \(found)")
  }

  static func badCount(_ number: String, of function: String, limit: Int) -> Diagnostic {
    let range = limit == .max ? "of 0 or more" : "from 0 to \(limit)"
    return Diagnostic(.error, "'\(function)' expects a whole number \(range), not \(number)")
  }
}
