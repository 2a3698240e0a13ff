import QuoinExpressions

/// The text of a `constraints` attribute taken apart. Taking apart never fails, and loses no byte.
///
/// ```swift
/// ConstraintSyntax("leading = parent.leading + 16; width ≥ 80 @750").statements.map(\.anchor)  // leading, width
/// ```
package struct ConstraintSyntax: Sendable {
  /// One statement: `anchor relation side @ priority`.
  package struct Statement: Hashable, Sendable {
    /// All of it without white space around, in bytes of the text.
    package var range: Range<Int>
    /// What stands before the relation, without white space around.
    package var anchor: Range<Int>
    /// The sign between the sides; nothing where there is none.
    package var sign: Range<Int>?
    /// What stands behind the sign.
    package var side: Range<Int>
    /// What stands behind `@`; nothing where there is none.
    package var priority: Range<Int>?
  }

  /// The text, character references decoded.
  package let source: String
  /// The statements, in order.
  package let statements: [Statement]
  /// Whether there are comments in it.
  package let hasComments: Bool

  /// Takes a text apart.
  package init(_ source: String) {
    self.source = source
    var reader = ConstraintReader(Array(source.utf8))
    statements = reader.statements()
    hasComments = reader.hasComments
  }

  /// The expressions behind signs and priorities, each as `expression(_:)` gives it.
  package var expressions: [String] { expressionRanges.map(expression) }

  /// Where the expressions behind signs and priorities stand, for `expression(_:)`.
  package var expressionRanges: [Range<Int>] {
    statements.flatMap { [$0.side, $0.priority].compactMap { $0 } }.filter { !$0.isEmpty }
  }

  /// A stretch of the text.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: Array(source.utf8)[range], as: UTF8.self)
  }

  /// The expression in a stretch: the text with spaces for all else, so that it stands where it stands. Braces count as
  /// parentheses.
  package func expression(_ range: Range<Int>) -> String {
    var bytes = [UInt8](repeating: UInt8(ascii: " "), count: source.utf8.count)
    var quote: UInt8?
    for (index, byte) in source.utf8.enumerated() where range.contains(index) {
      if let open = quote {
        if byte == open { quote = nil }
      } else if [0x22, 0x27, 0x60].contains(byte) {
        quote = byte
      }
      switch byte {
      case UInt8(ascii: "{") where quote == nil: bytes[index] = UInt8(ascii: "(")
      case UInt8(ascii: "}") where quote == nil: bytes[index] = UInt8(ascii: ")")
      default: bytes[index] = byte
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// How the two sides of a constraint stand to each other.
package enum ConstraintSign: String, CaseIterable, Sendable {
  case equal = "="
  case atMost = "≤"
  case atLeast = "≥"

  /// The sign as it may be written: `≤`, or `<=` with which it is typed.
  package init?(written text: String) {
    switch text {
    case "=", "==": self = .equal
    case "≤", "<=": self = .atMost
    case "≥", ">=": self = .atLeast
    default: return nil
    }
  }

  /// What it says, in a few words.
  package var summary: String {
    switch self {
    case .equal: "is"
    case .atMost: "is at most"
    case .atLeast: "is at least"
    }
  }
}

/// Walks through the bytes of a text and finds where statements and their parts end.
private struct ConstraintReader {
  private let bytes: [UInt8]
  private(set) var hasComments = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private static let signs: [[UInt8]] = [
    "<=", ">=", "==", "≤", "≥", "=<", "=>", "=", "<", ">",
  ].map { Array($0.utf8) }

  mutating func statements() -> [ConstraintSyntax.Statement] {
    var found: [ConstraintSyntax.Statement] = []
    var start = 0
    var (sign, at): (Range<Int>?, Int?) = (nil, nil)
    var (position, depth) = (0, 0)
    func finish(_ end: Int) {
      if let statement = statement(start..<end, sign: sign, at: at) { found.append(statement) }
      (start, sign, at) = (end + 1, nil, nil)
    }
    while position < bytes.count {
      if let end = skipped(at: position) {
        // A comment before a statement is no part of it.
        if trimmed(start..<position).isEmpty, bytes[position] == UInt8(ascii: "/") { start = end }
        position = end
        continue
      }
      switch bytes[position] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      case UInt8(ascii: ";") where depth == 0: finish(position)
      case UInt8(ascii: "@") where depth == 0 && at == nil: at = position
      default:
        guard sign == nil, let found = Self.signs.first(where: { bytes[position...].starts(with: $0) }) else {
          break
        }
        sign = position..<position + found.count
        position += found.count - 1
      }
      position += 1
    }
    finish(bytes.count)
    return found
  }

  /// The end of a string, a name in backticks or a comment that begins at a place; nothing for all else.
  private mutating func skipped(at start: Int) -> Int? {
    let first = bytes[start]
    if first == UInt8(ascii: "/"), start + 1 < bytes.count, bytes[start + 1] == first {
      hasComments = true
      return bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    }
    let isQuote = first == 0x22 || first == 0x27 || first == 0x60
    // A name may end in a quote.
    guard isQuote, start == 0 || !isOfName(bytes[start - 1]) else { return nil }
    var position = start + 1
    while position < bytes.count, bytes[position] != first {
      position += bytes[position] == UInt8(ascii: "\\") && first != 0x60 ? 2 : 1
    }
    return min(position + 1, bytes.count)
  }

  private func isOfName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x5F
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    func isSpace(_ index: Int) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) }
    guard let first = range.first(where: { !isSpace($0) }), let last = range.last(where: { !isSpace($0) })
    else {
      return range.lowerBound..<range.lowerBound
    }
    return first..<last + 1
  }

  private func statement(
    _ whole: Range<Int>, sign: Range<Int>?, at: Int?
  ) -> ConstraintSyntax.Statement? {
    let range = trimmed(whole)
    if range.isEmpty { return nil }
    let end = at ?? range.upperBound
    // What stands behind `@` is no side.
    let sign = sign.flatMap { $0.lowerBound < end ? $0 : nil }
    return ConstraintSyntax.Statement(
      range: range, anchor: trimmed(range.lowerBound..<(sign?.lowerBound ?? end)), sign: sign,
      side: sign.map { trimmed($0.upperBound..<end) } ?? end..<end,
      priority: at.map { trimmed($0 + 1..<range.upperBound) })
  }
}
