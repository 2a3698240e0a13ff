import QuoinDiagnostics

/// How deep a source nests what a parser takes twice as long for with each level: brackets that may hold a type, and strings within
/// strings.
struct SourceNesting {
  /// Where there is more than anybody writes, in bytes; nothing where there is not.
  private(set) var excess: Range<Int>?

  /// More brackets, one in the other, than a source has.
  static let bracketLimit = 12
  /// More strings, one in the other, than a source has.
  static let stringLimit = 16

  private let bytes: [UInt8]
  private var place = 0
  private var brackets = 0
  /// The strings that are open, the innermost last.
  private var strings: [OpenString] = []

  private struct OpenString {
    /// How many `#` stand before its quotes, and so behind its backslashes.
    let pounds: Int
    let hasManyLines: Bool
    /// The parentheses that are open in what is put into it; nothing between such.
    var parentheses: Int?
  }

  init(_ text: String) {
    bytes = Array(text.utf8)
    while place < bytes.count, excess == nil {
      if let string = strings.last, string.parentheses == nil {
        readCharacter(of: string)
      } else {
        readCode()
      }
    }
  }

  private func byte(_ distance: Int = 0) -> UInt8 {
    place + distance < bytes.count ? bytes[place + distance] : 0
  }

  private func hasPounds(_ count: Int, after distance: Int) -> Bool {
    (0..<count).allSatisfy { byte(distance + $0) == UInt8(ascii: "#") }
  }

  private mutating func check(_ count: Int, limit: Int) {
    if count > limit { excess = place - 1..<place }
  }

  private mutating func readCharacter(of string: OpenString) {
    let quotes = string.hasManyLines ? 3 : 1
    switch byte() {
    case UInt8(ascii: "\\") where hasPounds(string.pounds, after: 1):
      place += 1 + string.pounds
      if byte() == UInt8(ascii: "(") { strings[strings.count - 1].parentheses = 0 }
      place += 1
    case UInt8(ascii: "\"")
    where (0..<quotes).allSatisfy({ byte($0) == UInt8(ascii: "\"") })
      && hasPounds(string.pounds, after: quotes):
      place += quotes + string.pounds
      strings.removeLast()
    case UInt8(ascii: "\n") where !string.hasManyLines: strings.removeLast()
    default: place += 1
    }
  }

  private mutating func readCode() {
    let first = byte()
    place += 1
    switch first {
    case UInt8(ascii: "["):
      brackets += 1
      check(brackets, limit: Self.bracketLimit)
    case UInt8(ascii: "]"): brackets = max(0, brackets - 1)
    case UInt8(ascii: "("): strings.last?.parentheses.map { strings[strings.count - 1].parentheses = $0 + 1 }
    case UInt8(ascii: ")"):
      guard let open = strings.last?.parentheses else { break }
      strings[strings.count - 1].parentheses = open > 0 ? open - 1 : nil
    case UInt8(ascii: "/") where byte() == UInt8(ascii: "/"):
      while place < bytes.count, byte() != UInt8(ascii: "\n") { place += 1 }
    case UInt8(ascii: "/") where byte() == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""), UInt8(ascii: "#"): beginString(first)
    default: break
    }
  }

  private mutating func beginString(_ first: UInt8) {
    var pounds = 0
    var next = first
    while next == UInt8(ascii: "#") {
      pounds += 1
      next = byte()
      place += 1
    }
    guard next == UInt8(ascii: "\"") else {
      place -= pounds > 0 ? 1 : 0
      return
    }
    let hasManyLines = byte() == UInt8(ascii: "\"") && byte(1) == UInt8(ascii: "\"")
    if hasManyLines { place += 2 }
    strings.append(OpenString(pounds: pounds, hasManyLines: hasManyLines))
    check(strings.count, limit: Self.stringLimit)
  }

  /// Comments nest.
  private mutating func skipComment() {
    var depth = 1
    place += 1
    while place < bytes.count, depth > 0 {
      if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        place += 2
      } else if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        place += 2
      } else {
        place += 1
      }
    }
  }
}
