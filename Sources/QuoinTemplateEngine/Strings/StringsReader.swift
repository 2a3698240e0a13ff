import QuoinDiagnostics
import QuoinMarkup
import QuoinResources

/// Reads a `.strings` file: `"key" = "value";` with comments and escapes, keys with or without quotes.
struct StringsReader {
  private let source: SourceText
  private let language: String
  private let bytes: [UInt8]
  private var place = 0
  private var strings: [String: LocalizedString] = [:]

  /// What an entry takes at least, in units of work.
  private static let workOfEntry = 64

  init(_ source: SourceText, language: String) {
    self.source = source
    self.language = language
    bytes = Array(source.contents.utf8)
  }

  /// The strings by key; of two of one key the later one counts.
  mutating func read() throws(Diagnostic) -> [String: LocalizedString] {
    // Old files stand in braces as a whole.
    try skipSpace()
    let isInBraces = take(UInt8(ascii: "{"))
    while true {
      try skipSpace()
      if isInBraces, take(UInt8(ascii: "}")) { break }
      if place == bytes.count { break }
      try readEntry()
    }
    try skipSpace()
    guard place == bytes.count else { throw .expectedInStrings("the end of the file").located(at: here) }
    return strings
  }

  private mutating func readEntry() throws(Diagnostic) {
    try BudgetMeter.current?.count(Self.workOfEntry)
    let start = place
    let key = try readString("a key")
    let keyRange = start..<place
    try skipSpace()
    var value = key
    if take(UInt8(ascii: "=")) {
      try skipSpace()
      value = try readString("a text in quotes")
      try skipSpace()
    }
    // Whoever forgot the semicolon is told where it belongs.
    guard take(UInt8(ascii: ";")) else {
      throw .expectedInStrings(place == start ? "a key" : "; behind the text of \"\(key.prefix(60))\"")
        .located(at: here)
    }
    strings[key] = LocalizedString(
      variants: .text(value), language: language, place: SourcePlace(source: source, range: keyRange))
  }

  /// A text in quotes, or a word of letters, digits and `_ - . / : $`.
  private mutating func readString(_ what: String) throws(Diagnostic) -> String {
    guard place < bytes.count else { throw .expectedInStrings(what).located(at: here) }
    let quote = bytes[place]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = place
      while place < bytes.count, Self.isWord(bytes[place]) { place += 1 }
      guard place > start else { throw .expectedInStrings(what).located(at: here) }
      return String(decoding: bytes[start..<place], as: UTF8.self)
    }
    let start = place
    place += 1
    var text: [UInt8] = []
    while place < bytes.count, bytes[place] != quote {
      if bytes[place] == UInt8(ascii: "\\") {
        text += String(try readEscape(from: start)).utf8
      } else {
        text.append(bytes[place])
        place += 1
      }
    }
    guard take(quote) else { throw .unclosedStrings("text").located(at: source.span(for: start..<start + 1)) }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func readEscape(from start: Int) throws(Diagnostic) -> Unicode.Scalar {
    let escape = place
    guard place + 1 < bytes.count else {
      throw .unclosedStrings("text").located(at: source.span(for: start..<start + 1))
    }
    let letter = bytes[place + 1]
    place += 2
    switch letter {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "a"): return "\u{7}"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "v"): return "\u{B}"
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      guard let unit = readUnit() else {
        throw .badEscapeInStrings.located(at: source.span(for: escape..<place))
      }
      return try scalar(unit, from: escape)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var code = UInt32(letter - 0x30)
      for _ in 0..<2 where place < bytes.count && (0x30...0x37).contains(bytes[place]) {
        code = code * 8 + UInt32(bytes[place] - 0x30)
        place += 1
      }
      return Unicode.Scalar(code) ?? "\u{FFFD}"
    case 0x80...:
      // Any other character stands for itself.
      place -= 1
      let rest = String(decoding: bytes[place..<min(place + 4, bytes.count)], as: UTF8.self)
      guard let scalar = rest.unicodeScalars.first else { return "\u{FFFD}" }
      place += String(scalar).utf8.count
      return scalar
    default: return Unicode.Scalar(letter)
    }
  }

  /// A character of UTF-16 units written one behind the other.
  private mutating func scalar(_ first: UInt32, from start: Int) throws(Diagnostic) -> Unicode.Scalar {
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, place + 1 < bytes.count, bytes[place] == UInt8(ascii: "\\"),
      bytes[place + 1] | 0x20 == UInt8(ascii: "u")
    else { return "\u{FFFD}" }
    let back = place
    place += 2
    guard let low = readUnit(), (0xDC00..<0xE000).contains(low) else {
      place = back
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  /// Four hexadecimal digits.
  private mutating func readUnit() -> UInt32? {
    guard place + 4 <= bytes.count else { return nil }
    var unit: UInt32 = 0
    for offset in 0..<4 {
      guard let digit = Character(Unicode.Scalar(bytes[place + offset])).hexDigitValue else { return nil }
      unit = unit << 4 | UInt32(digit)
    }
    place += 4
    return unit
  }

  // MARK: What stands between

  private mutating func skipSpace() throws(Diagnostic) {
    while place < bytes.count {
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      if Self.isSpace(bytes[place]) {
        place += 1
      } else if bytes[place] == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
      } else if bytes[place] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Diagnostic) {
    let start = place
    place += 2
    while place + 1 < bytes.count {
      if bytes[place] == UInt8(ascii: "*"), bytes[place + 1] == UInt8(ascii: "/") {
        place += 2
        return
      }
      place += 1
    }
    throw .unclosedStrings("comment").located(at: source.span(for: start..<start + 2))
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  private var here: SourceSpan { source.span(for: place..<place + 1) }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "_-./:$".utf8.contains(byte) || byte >= 0x80
    }
  }
}

extension Diagnostic {
  static func expectedInStrings(_ what: String) -> Diagnostic {
    Diagnostic(.error, "Expected \(what)")
  }

  static func unclosedStrings(_ what: String) -> Diagnostic {
    Diagnostic(.error, "The \(what) has no end")
  }

  static var badEscapeInStrings: Diagnostic {
    Diagnostic(.error, "\\U stands before four hexadecimal digits")
  }
}
