import QuoinExpressions

/// A part of a text attribute: as the template has it, or what an expression in braces gave.
public enum TextPart {
  /// A stretch of the template's own text.
  case literal(String)
  /// What stood in braces.
  case inserted(Value)
}

/// Which parts of a text are literal, found once from its source.
struct TextPattern: Sendable {
  /// For each part, whether it is literal.
  private let areLiteral: [Bool]

  /// Reads a text as the parser of expressions does.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    var areLiteral: [Bool] = []
    var hasWords = false
    var place = 0
    while place < bytes.count {
      if bytes[place] != UInt8(ascii: "{") {
        let start = place
        while place < bytes.count, bytes[place] != UInt8(ascii: "{") { place += 1 }
        areLiteral.append(true)
        let words = bytes[start..<place].drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
        if !words.isEmpty, !words.starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) { hasWords = true }
        continue
      }
      let end = BraceScanner.end(of: place, in: bytes)
      // A comment alone stands for nothing.
      let content = bytes[min(place + 1, end)..<end].drop {
        $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D
      }
      if !content.starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) { areLiteral.append(false) }
      place = end + 1
    }
    self.areLiteral = areLiteral
    mixesLiterals = hasWords && areLiteral.contains(false)
  }

  /// Whether characters stand beside braces, comments and white space aside.
  private(set) var mixesLiterals = false

  /// Values of the parts, told apart.
  func parts(_ values: [Value]) -> [TextPart] {
    values.enumerated().map { index, value in
      guard areLiteral.count == values.count, areLiteral[index], case .string(let text) = value else {
        return .inserted(value)
      }
      return .literal(text)
    }
  }
}

/// Finds where expressions in braces end.
enum BraceScanner {
  /// The place of the brace that closes one, or the end of the text.
  static func end(of opening: Int, in bytes: [UInt8]) -> Int {
    var place = opening + 1
    var quote: UInt8?
    while place < bytes.count {
      let byte = bytes[place]
      if let open = quote {
        if byte == UInt8(ascii: "\\"), open != UInt8(ascii: "`") {
          place += 1
        } else if byte == open {
          quote = nil
        }
      } else if byte == UInt8(ascii: "}") {
        return place
      } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == byte {
        // A comment goes to the next brace, whatever stands in it.
        return bytes[place...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.count
      } else if [UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`")].contains(byte) {
        quote = byte
      }
      place += 1
    }
    return bytes.count
  }
}
