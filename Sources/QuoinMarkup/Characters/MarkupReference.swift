/// What an `&` begins: one of XML's five entities, a character reference, or a mistake.
enum MarkupReference {
  /// A character and the bytes it is written with, `&` and `;` included.
  case character(Unicode.Scalar, length: Int)
  /// A name that XML does not have.
  case unknownEntity(name: String, length: Int)
  /// A name or number without the semicolon behind it.
  case unterminated(length: Int)
  /// A number that stands for no character XML allows.
  case illegalCharacter(length: Int)
  /// An `&` that begins nothing.
  case stray

  /// Names longer than this are no entity; it keeps looking ahead short.
  private static let longestName = 32

  init(in bytes: [UInt8], at start: Int, end: Int) {
    var position = start + 1
    let limit = min(end, start + 1 + Self.longestName)
    guard position < limit else {
      self = .stray
      return
    }
    if bytes[position] == UInt8(ascii: "#") {
      self.init(numberIn: bytes, at: start, limit: limit)
      return
    }
    while position < limit, MarkupCharacters.isName(bytes[position]) { position += 1 }
    guard position > start + 1, MarkupCharacters.isNameStart(bytes[start + 1]) else {
      self = .stray
      return
    }
    let name = String(decoding: bytes[start + 1..<position], as: UTF8.self)
    guard position < end, bytes[position] == UInt8(ascii: ";") else {
      // `&lt text` is a forgotten semicolon, `R&D` is an ampersand.
      self = Self.entities[name] == nil ? .stray : .unterminated(length: position - start)
      return
    }
    let length = position + 1 - start
    self =
      Self.entities[name].map { .character($0, length: length) } ?? .unknownEntity(name: name, length: length)
  }

  private init(numberIn bytes: [UInt8], at start: Int, limit: Int) {
    var position = start + 2
    var radix: UInt32 = 10
    if position < limit, bytes[position] == UInt8(ascii: "x") {
      radix = 16
      position += 1
    }
    let digits = position
    var number: UInt32 = 0
    while position < limit, let digit = MarkupCharacters.digit(bytes[position], radix: radix) {
      // Held just above the last character so that no number of digits overflows.
      number = min(number * radix + digit, 0x11_0000)
      position += 1
    }
    guard position > digits else {
      self = .stray
      return
    }
    guard position < limit, bytes[position] == UInt8(ascii: ";") else {
      self = .unterminated(length: position - start)
      return
    }
    let length = position + 1 - start
    guard let scalar = Unicode.Scalar(number), MarkupCharacters.isAllowed(scalar) else {
      self = .illegalCharacter(length: length)
      return
    }
    self = .character(scalar, length: length)
  }

  /// XML's five entities.
  static let entities: [String: Unicode.Scalar] = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'",
  ]

  /// How a name that HTML has is written in XML.
  static let namesOfHTML: [String: String] = [
    "nbsp": "&#160;", "copy": "&#169;", "reg": "&#174;", "trade": "&#8482;", "hellip": "&#8230;",
    "ndash": "&#8211;", "mdash": "&#8212;", "lsquo": "&#8216;", "rsquo": "&#8217;", "ldquo": "&#8220;",
    "rdquo": "&#8221;", "laquo": "&#171;", "raquo": "&#187;", "bull": "&#8226;", "middot": "&#183;",
    "times": "&#215;", "deg": "&#176;", "euro": "&#8364;", "pound": "&#163;", "yen": "&#165;",
    "sect": "&#167;", "shy": "&#173;", "larr": "&#8592;", "rarr": "&#8594;", "auml": "&#228;",
    "ouml": "&#246;", "uuml": "&#252;", "szlig": "&#223;", "eacute": "&#233;", "egrave": "&#232;",
  ]
}
