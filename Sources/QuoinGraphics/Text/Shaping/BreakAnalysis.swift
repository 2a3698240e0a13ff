import CQuoinGraphics
import QuoinResources

/// Pango's judgement of every character: where lines and characters may be broken, what is white.
///
/// The memory lives as long as the closure given to `with`.
struct BreakAnalysis {
  let attributes: UnsafePointer<PangoLogAttr>

  /// Pango judges a text of more bytes in pieces, so that none takes more than a few milliseconds.
  private static let pieceLength = 1 << 15

  /// Runs Pango over a text and hands the result to `body`; with the budget used up, some of it is not judged.
  ///
  /// - Parameter forLines: Whether words and sentences are not asked for: names and numbers are then judged without Pango.
  static func with<Result>(
    _ reader: ScalarReader, _ meter: BudgetMeter?, forLines: Bool = false, _ body: (BreakAnalysis) -> Result
  ) -> Result {
    let bytes = reader.bytes
    return withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: bytes.count + 1) { buffer in
      buffer.initialize(repeating: PangoLogAttr())
      let text = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
      if forLines, judgePlain(bytes, buffer) {
        _ = meter?.allows(3 * bytes.count)
      } else if let text, var attributes = buffer.baseAddress {
        var start = 0
        while start < bytes.count, meter?.isUsedUp != true {
          let end = pieceEnd(in: bytes, from: start)
          let count = countCharacters(bytes[start..<end])
          _ = meter?.allows(3 * (end - start))
          pango_get_log_attrs(
            text + start, Int32(end - start), -1, PinnedLanguage.pango, attributes, Int32(count + 1))
          // Pieces begin behind white space, where a line may end; at the beginning of a text it may not.
          if start > 0, bytes[start - 1] <= 0x20 { attributes.pointee.is_line_break = 1 }
          attributes += count
          start = end
        }
      }
      guard let base = buffer.baseAddress else { preconditionFailure("A text has at least one boundary") }
      return body(BreakAnalysis(attributes: base))
    }
  }

  /// Judges a text of letters and digits of ASCII, spaces, and points and commas amid digits, as Pango does: lines may end
  /// behind spaces, and each character stands by itself.
  ///
  /// - Returns: Whether it is such a text; nothing is written where it is not.
  static func judgePlain(
    _ bytes: UnsafeBufferPointer<UInt8>, _ attributes: UnsafeMutableBufferPointer<PangoLogAttr>
  ) -> Bool {
    if bytes.isEmpty || bytes.count > mostPlain { return false }
    func isDigit(_ place: Int) -> Bool {
      bytes.indices.contains(place) && UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[place]
    }
    for place in bytes.indices {
      switch bytes[place] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), 0x20:
        break
      case UInt8(ascii: "."), UInt8(ascii: ","):
        guard isDigit(place - 1), isDigit(place + 1) else { return false }
      default: return false
      }
    }
    var attribute = PangoLogAttr()
    (attribute.is_char_break, attribute.is_cursor_position) = (1, 1)
    var isBehindSpace = false
    for place in bytes.indices {
      let isSpace = bytes[place] == 0x20
      attribute.is_white = isSpace ? 1 : 0
      attribute.is_line_break = isBehindSpace && !isSpace ? 1 : 0
      attributes[place] = attribute
      isBehindSpace = isSpace
    }
    // The end is one of a paragraph.
    (attribute.is_white, attribute.is_line_break) = (1, 1)
    attributes[bytes.count] = attribute
    return true
  }

  /// Texts of more bytes are read by Pango, so that a long one is looked at once.
  private static let mostPlain = 256

  private static func countCharacters(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var count = 0
    for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// Behind the last white space of a piece; the whole text where it is short, or the whole piece where there is none.
  private static func pieceEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard bytes.count - start > pieceLength else { return bytes.count }
    var end = start + pieceLength
    while end > start, bytes[end - 1] != 0x20, bytes[end - 1] != 0x0A { end -= 1 }
    if end > start, bytes[end] != 0x20 { return end }
    end = start + pieceLength
    while bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }

  /// Whether a line may end before a character, given by its number.
  func allowsLine(before character: Int) -> Bool { attributes[character].is_line_break != 0 }

  /// Whether a word without room may be broken before a character.
  func allowsBreak(before character: Int) -> Bool {
    attributes[character].is_char_break != 0 || attributes[character].is_line_break != 0
  }

  /// Whether a character that people see as one begins here.
  func isBoundary(_ character: Int) -> Bool { attributes[character].is_cursor_position != 0 }

  /// Whether a character is white space.
  func isWhite(_ character: Int) -> Bool { attributes[character].is_white != 0 }
}
