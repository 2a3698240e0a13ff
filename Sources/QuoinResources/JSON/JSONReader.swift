import QuoinDiagnostics

/// Reads JSON into values, with a place for each and for everything that is wrong.
///
/// It accepts what RFC 8259 does and nothing else. Nesting is limited by a number, not by the stack.
package struct JSONReader {
  /// How deep arrays and objects may nest.
  package static let depthLimit = 512

  package let source: SourceText
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  package init(_ source: SourceText) {
    self.source = source
    bytes = Array(source.contents.utf8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Reads the whole text as one value with all its places.
  package mutating func read() throws(Diagnostic) -> JSONNode {
    let tree = JSONTree()
    try read(into: tree)
    return tree.root
  }

  /// Reads the whole text, and tells what comes in its order.
  package mutating func read(into sink: any JSONSink) throws(Diagnostic) {
    skipSpaces()
    guard position < bytes.count else { throw fault(.emptyJSON, 0..<0) }
    let meter = BudgetMeter.current
    try readValue(into: sink, meter)
    skipSpaces()
    guard position == bytes.count else { throw fault(.textAfterJSON, position..<position + 1) }
  }

  private mutating func readValue(into sink: any JSONSink, _ meter: BudgetMeter?) throws(Diagnostic) {
    guard position < bytes.count else { throw fault(.endOfJSON, position..<position) }
    try meter?.count(Self.workOfValue)
    try meter?.countMemory(Self.bytesOfValue)
    let start = position
    let scalar: JSONScalar
    switch bytes[position] {
    case UInt8(ascii: "{"): return try readObject(into: sink, meter)
    case UInt8(ascii: "["): return try readArray(into: sink, meter)
    case UInt8(ascii: "\""):
      let string = try readString()
      try meter?.countMemory(string.memory)
      scalar = .string(string)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): scalar = try readNumber()
    default: scalar = try readWord()
    }
    sink.take(scalar, at: start..<position)
  }

  /// What a value takes at least, in units of work.
  private static let workOfValue = 16
  /// What a value takes in an array.
  private static let bytesOfValue = 32
  /// What an array or an object takes for itself.
  private static let bytesOfContainer = 48
  /// What an entry of an object takes beside its value, with room for more that stays empty.
  private static let bytesOfEntry = 40

  private mutating func readObject(into sink: any JSONSink, _ meter: BudgetMeter?) throws(Diagnostic) {
    let opening = position
    try enter()
    try meter?.countMemory(Self.bytesOfContainer)
    sink.beginObject()
    var isEmpty = true
    while true {
      skipSpaces()
      if isEmpty, take(UInt8(ascii: "}")) { break }
      isEmpty = false
      let start = position
      guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
        // Of an object that is not empty, the comma before it is one too many.
        let isClosed = position < bytes.count && bytes[position] == UInt8(ascii: "}")
        throw fault(
          .expectedInJSON(
            isClosed ? "another entry after the comma, or no comma" : "a name in double quotes"),
          position..<position + 1)
      }
      let name = try readString()
      let place = start..<position
      try meter?.countMemory(Self.bytesOfEntry + name.memory)
      if let first = sink.take(name: name, at: place) {
        throw fault(.repeatedNameInJSON(name, first: source.span(for: first)), place)
      }
      skipSpaces()
      guard take(UInt8(ascii: ":")) else {
        throw fault(.expectedInJSON("a colon behind the name"), position..<position + 1)
      }
      skipSpaces()
      try readValue(into: sink, meter)
      skipSpaces()
      if take(UInt8(ascii: "}")) { break }
      guard take(UInt8(ascii: ",")) else {
        throw fault(.expectedInJSON("a comma or }"), position..<position + 1)
      }
    }
    depth -= 1
    sink.endObject(at: opening..<position)
  }

  private mutating func readArray(into sink: any JSONSink, _ meter: BudgetMeter?) throws(Diagnostic) {
    let opening = position
    try enter()
    try meter?.countMemory(Self.bytesOfContainer)
    sink.beginArray()
    var isEmpty = true
    while true {
      skipSpaces()
      if isEmpty, take(UInt8(ascii: "]")) { break }
      isEmpty = false
      try readValue(into: sink, meter)
      skipSpaces()
      if take(UInt8(ascii: "]")) { break }
      guard take(UInt8(ascii: ",")) else {
        throw fault(.expectedInJSON("a comma or ]"), position..<position + 1)
      }
    }
    depth -= 1
    sink.endArray(at: opening..<position)
  }

  private mutating func enter() throws(Diagnostic) {
    depth += 1
    guard depth <= Self.depthLimit else {
      throw fault(.tooDeepJSON(limit: Self.depthLimit), position..<position + 1)
    }
    position += 1
  }

  private mutating func readWord() throws(Diagnostic) -> JSONScalar {
    let start = position
    while position < bytes.count, Self.isLetter(bytes[position]) { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default: throw fault(.unknownWordInJSON(word), start..<max(position, start + 1))
    }
  }

  /// A number; as text where it is whole and has more digits than a number holds.
  private mutating func readNumber() throws(Diagnostic) -> JSONScalar {
    let start = position
    let isNegative = take(UInt8(ascii: "-"))
    let whole = skipDigits()
    let isWhole = position == bytes.count || ![UInt8(ascii: "."), 0x45, 0x65].contains(bytes[position])
    var isValid = whole == 1 || (whole > 1 && bytes[start + (isNegative ? 1 : 0)] != UInt8(ascii: "0"))
    if take(UInt8(ascii: ".")) { isValid = skipDigits() > 0 && isValid }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      isValid = skipDigits() > 0 && isValid
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard isValid, let number = Double(text), number.isFinite else {
      throw fault(.badNumberInJSON(text), start..<position)
    }
    return isWhole && number.magnitude >= Self.exactLimit && !Self.isExact(text)
      ? .string(text) : .number(number)
  }

  /// Up to here, which is 2^53, a number holds each whole number.
  private static let exactLimit = 9_007_199_254_740_992.0

  private static func isExact(_ digits: String) -> Bool {
    Int(digits).map { $0.magnitude <= UInt(exactLimit) } ?? false
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while position < bytes.count, bytes[position] >= 0x30, bytes[position] <= 0x39 { position += 1 }
    return position - start
  }

  private mutating func readString() throws(Diagnostic) -> String {
    let opening = position
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\""),
      bytes[position] != UInt8(ascii: "\\"),
      bytes[position] >= 0x20
    {
      position += 1
    }
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
      position += 1
      return String(decoding: bytes[opening + 1..<position - 1], as: UTF8.self)
    }
    var text = Array(bytes[opening + 1..<position])
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += Array(String(try readEscape()).utf8)
      case 0..<0x20:
        throw fault(.controlCharacterInJSON, position..<position + 1)
      default:
        text.append(byte)
        position += 1
      }
    }
    throw fault(.unclosedStringInJSON, opening..<opening + 1)
  }

  private mutating func readEscape() throws(Diagnostic) -> Unicode.Scalar {
    let start = position
    position += 2
    guard start + 1 < bytes.count else { throw fault(.unclosedStringInJSON, start..<start + 1) }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let first = readUnit() else { throw fault(.badEscapeInJSON, start..<position) }
      if let scalar = Unicode.Scalar(first) { return scalar }
      // Half of a pair without the other half stands for a character that could not be told.
      guard first < 0xDC00, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
        bytes[position + 1] == UInt8(ascii: "u")
      else { return "\u{FFFD}" }
      let second = position
      position += 2
      guard let low = readUnit() else { throw fault(.badEscapeInJSON, second..<position) }
      guard low >= 0xDC00, low < 0xE000 else {
        position = second
        return "\u{FFFD}"
      }
      return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
    default: throw fault(.badEscapeInJSON, start..<position)
    }
  }

  /// Four hexadecimal digits.
  private mutating func readUnit() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    var unit: UInt32 = 0
    for offset in 0..<4 {
      guard let digit = Self.digit(bytes[position + offset]) else { return nil }
      unit = unit << 4 | digit
    }
    position += 4
    return unit
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipSpaces() {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  private func fault(_ diagnostic: Diagnostic, _ range: Range<Int>) -> Diagnostic {
    diagnostic.located(at: source.span(for: range))
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  /// Whether a word that is no value goes on, as far as it is told in the message.
  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
    default: byte >= 0x80
    }
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt32($0) }
  }
}

extension String {
  /// The bytes that it takes beside its own place, which holds short ones.
  fileprivate var memory: Int { utf8.count < 16 ? 0 : 32 + utf8.count }
}
