import QuoinDiagnostics

/// Finds a text in others in one go over them, however much of it comes again within itself: the search of Knuth, Morris
/// and Pratt.
///
/// Characters are compared as strings are, so that é is found that is written as e with an accent behind it.
struct TextSearch {
  private let wanted: [Character]
  /// For each beginning of what is wanted, how many of its last characters, but not all of them, begin it too.
  private var borders: [Int32] = [0]
  private let limits: OperationLimits

  /// Bytes that are gone through between two counts.
  private static let stretch = 4096

  /// - Parameter text: What is looked for; one character at least.
  /// - Throws: That the budget is used up.
  init(for text: String, _ limits: OperationLimits) throws(Diagnostic) {
    try limits.count(read: text.utf8.count)
    self.limits = limits
    wanted = Array(text)
    borders.reserveCapacity(wanted.count)
    for character in wanted.dropFirst() {
      borders.append(Int32(matched(with: character, Int(borders[borders.count - 1]))))
    }
  }

  /// How many characters from the start match when one more has been read.
  @inline(__always)
  private func matched(with character: Character, _ count: Int) -> Int {
    var count = count
    while true {
      if Self.isSame(wanted[count], character) { return count + 1 }
      if count == 0 { return 0 }
      count = Int(borders[count - 1])
    }
  }

  /// Whether characters are equal. Those that are have about as many bytes, and to compare others would go through all accents
  /// of the longer one each time.
  @inline(__always)
  private static func isSame(_ left: Character, _ right: Character) -> Bool {
    let (count, other) = (left.utf8.count, right.utf8.count)
    return max(count, other) <= 4 * min(count, other) && left == right
  }

  /// The first place in a text.
  ///
  /// - Throws: That the budget is used up.
  func firstRange(in text: Substring) throws(Diagnostic) -> Range<String.Index>? {
    var count = 0
    var number = 0
    var uncounted = 0
    for character in text {
      number += 1
      uncounted += character.utf8.count
      if uncounted >= Self.stretch {
        try limits.count(read: uncounted)
        uncounted = 0
      }
      count = matched(with: character, count)
      guard count == wanted.count else { continue }
      // As a step at least, for what is found in every place.
      try limits.count(read: max(uncounted, 4))
      // From the beginning, since steps back are dear: whether two flags are one depends on all before them.
      let start = text.index(text.startIndex, offsetBy: number - count)
      return start..<text.index(start, offsetBy: count)
    }
    try limits.count(read: uncounted)
    return nil
  }

  /// The parts of a text between what is looked for, one after the other.
  ///
  /// - Throws: That there are more than arrays may have, or that the budget is used up.
  func parts(of text: String) throws(Diagnostic) -> [Substring] {
    var parts: [Substring] = []
    var rest = text[...]
    while parts.count < limits.length, let range = try firstRange(in: rest) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    parts.append(rest)
    try limits.check(elements: parts.count)
    return parts
  }

  /// A text with another one wherever it has what is looked for.
  ///
  /// - Throws: That it becomes too long, or that the budget is used up.
  func replacing(in text: String, with other: String) throws(Diagnostic) -> String {
    var result = ""
    var rest = text[...]
    while let range = try firstRange(in: rest) {
      result += rest[..<range.lowerBound]
      guard result.utf8.count + other.utf8.count <= limits.length else {
        throw .stringTooLong(limit: limits.length)
      }
      result += other
      rest = rest[range.upperBound...]
    }
    result += rest
    try limits.check(bytes: result.utf8.count)
    return result
  }
}
