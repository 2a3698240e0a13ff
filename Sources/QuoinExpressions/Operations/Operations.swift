import QuoinDiagnostics

/// What the operators do to values whose kinds are known only when they meet.
///
/// Folding and evaluation both come here, so that they cannot disagree.
enum Operations {
  static func add(
    _ left: Value, _ right: Value, limits: OperationLimits, host: any ExpressionHost
  ) throws(Diagnostic) -> Value {
    switch (left, right) {
    case (.number(let left), .number(let right)): return .number(left + right)
    case (.number, .bool), (.bool, .number), (.bool, .bool):
      return .number((left.asNumber ?? 0) + (right.asNumber ?? 0))
    case (.array(let left), .array(let right)):
      try limits.check(elements: left.count + right.count)
      return .array(left + right)
    case (.string, .null), (.null, .string):
      throw .cannotAdd(left.described(in: host), right.described(in: host))
    case (.string, _), (_, .string):
      var text = ""
      try left.append(to: &text, limits, host)
      try right.append(to: &text, limits, host)
      return .string(text)
    default: throw .cannotAdd(left.described(in: host), right.described(in: host))
    }
  }

  static func compare(
    _ left: Value, _ right: Value, _ operation: ExpressionNode.Kind, limits: OperationLimits,
    host: any ExpressionHost
  ) throws(Diagnostic) -> Bool {
    switch (left, right) {
    case (.number(let left), .number(let right)): return compare(left, right, operation)
    case (.number, .bool), (.bool, .number), (.bool, .bool):
      return compare(left.asNumber ?? 0, right.asNumber ?? 0, operation)
    case (.string(let left), .string(let right)):
      try limits.count(read: min(left.utf8.count, right.utf8.count))
      return compare(left, right, operation)
    default: throw .cannotOrder(left.described(in: host), right.described(in: host))
    }
  }

  static func compare<T: Comparable>(_ left: T, _ right: T, _ operation: ExpressionNode.Kind) -> Bool {
    switch operation {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    case .notEqual: left != right
    default: left == right
    }
  }

  @inline(__always)
  static func arithmetic(_ left: Double, _ right: Double, _ operation: ExpressionNode.Kind) -> Double {
    switch operation {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    default: left.truncatingRemainder(dividingBy: right)
    }
  }

  /// A list as commas make it: arrays among the values give up their elements.
  static func flatten(_ values: some Collection<Value>, limits: OperationLimits) throws(Diagnostic) -> Value {
    var count = 0
    for value in values {
      if case .array(let nested) = value { count += nested.count } else { count += 1 }
      if count > limits.length { break }
    }
    try limits.check(elements: count)
    var elements: [Value] = []
    elements.reserveCapacity(count)
    for value in values {
      if case .array(let nested) = value { elements += nested } else { elements.append(value) }
    }
    return .array(elements)
  }

  /// The parts of a text, which whoever takes them joins: together they are no longer than it may be.
  static func parts(_ values: some Collection<Value>, limits: OperationLimits) throws(Diagnostic) -> Value {
    var bytes = 0
    for value in values { if case .string(let text) = value { bytes += text.utf8.count } }
    if values.count > 1 { try limits.check(bytes: bytes) }
    return .array(Array(values))
  }

  static func join(
    _ parts: some Collection<Value>, limits: OperationLimits, host: any ExpressionHost
  ) throws(Diagnostic) -> Value {
    var text = ""
    for part in parts { try part.append(to: &text, limits, host) }
    return .string(text)
  }

  static func range(_ lower: Double?, _ upper: Double?, includesUpper: Bool) throws(Diagnostic) -> Value {
    let bounds = IndexRange(
      lower: try lower.map { value throws(Diagnostic) in try bound(value) },
      upper: try upper.map { value throws(Diagnostic) in try bound(value) }, includesUpper: includesUpper)
    if let lower = bounds.lower, let upper = bounds.upper, lower > upper {
      throw .rangeReversed(bounds)
    }
    return .range(bounds)
  }

  /// A number without its fraction.
  static func index(_ number: Double) throws(Diagnostic) -> Int {
    guard let index = Int(exactly: number.rounded(.towardZero)) else { throw .notA("index", number) }
    return index
  }

  /// An end of a range, without its fraction.
  static func bound(_ number: Double) throws(Diagnostic) -> Int {
    guard let bound = Int(exactly: number.rounded(.towardZero)) else {
      throw .notA("bound of a range", number)
    }
    return bound
  }
}

extension Diagnostic {
  static func cannotAdd(_ left: String, _ right: String) -> Diagnostic {
    let advice =
      [left, right].contains(ValueType.null.described)
      ? "give a default with ??" : "expected two numbers, two arrays or a string"
    return Diagnostic(.error, "'+' cannot join \(left) and \(right); \(advice)")
  }

  static func cannotOrder(_ left: String, _ right: String) -> Diagnostic {
    Diagnostic(.error, "Cannot order \(left) and \(right); expected two numbers or two strings")
  }

  static func rangeReversed(_ range: IndexRange) -> Diagnostic {
    Diagnostic(.error, "The range \(range) ends before it begins")
  }

  static func notA(_ kind: String, _ number: Double) -> Diagnostic {
    Diagnostic(.error, "\(numberText(number)) is no \(kind)")
  }
}
