import QuoinDiagnostics

extension FunctionCall {
  /// The elements in order, by what the closure gives for them; equal ones as they stood.
  func sorted(nilFirst: Bool = false) throws(Diagnostic) -> [Value] {
    let elements = try list(0)
    var keys: [Value] = []
    var kind: Value?
    for (index, element) in elements.enumerated() {
      let key = try applied(to: element, at: index)
      keys.append(key)
      if key.isNull { continue }
      if let kind {
        _ = try Operations.compare(kind, key, .less, limits: limits, host: host)
      } else {
        _ = try Operations.compare(key, key, .less, limits: limits, host: host)
        kind = key
      }
    }
    // Each element is compared as often as its number has binary digits.
    let bytes = keys.reduce(0) { $0 + $1.byteCount }
    for _ in 0..<(Int.bitWidth - elements.count.leadingZeroBitCount) {
      try limits.count(elements: elements.count)
      try limits.count(read: bytes)
    }
    let places = keys.map { nilFirst ? -$0.sortingPlace : $0.sortingPlace }
    var comparison = KeyComparison(keys: keys, limits: limits)
    if case .string = kind { comparison.order = TextOrder(of: locale.name) }
    let order = keys.indices.sorted { first, second in
      if places[first] != places[second] { return places[first] < places[second] }
      if places[first] != 0 { return first < second }
      return comparison.isLess(first, second)
    }
    if let failure = comparison.failure { throw failure }
    return order.map { elements[$0] }
  }
}

/// Compares what elements are sorted by, and counts what that takes.
private struct KeyComparison {
  let keys: [Value]
  let limits: OperationLimits
  /// How texts are sorted.
  var order: TextOrder?
  /// That the budget is used up, after which no order matters any more.
  private(set) var failure: Diagnostic?
  private var count = 0

  /// Comparisons of texts between two counts: less than a tenth of a millisecond's work.
  private static let stretch = 64

  init(keys: [Value], limits: OperationLimits) {
    self.keys = keys
    self.limits = limits
  }

  /// Whether an element comes before another one; equal ones keep their places.
  mutating func isLess(_ first: Int, _ second: Int) -> Bool {
    guard case .string(let left) = keys[first], case .string(let right) = keys[second], let order else {
      let (left, right) = (keys[first].asNumber ?? .nan, keys[second].asNumber ?? .nan)
      return left < right || left == right && first < second
    }
    guard failure == nil else { return first < second }
    count += 1
    if count.isMultiple(of: Self.stretch) {
      do throws(Diagnostic) {
        try limits.count(elements: Self.stretch * TextOrder.steps)
      } catch {
        failure = error
      }
    }
    switch order.compare(left, right) {
    case .orderedAscending: return true
    case .orderedDescending: return false
    case .orderedSame: return first < second
    }
  }
}

extension Value {
  /// 0 for what has an order, more for what comes behind all of that.
  fileprivate var sortingPlace: Int {
    if isNull { return 2 }
    return asNumber?.isNaN == true ? 1 : 0
  }

  /// How long a text is, in UTF-8 bytes; 0 for all else.
  fileprivate var byteCount: Int { if case .string(let text) = self { text.utf8.count } else { 0 } }
}
