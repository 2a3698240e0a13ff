import CQuoinGraphics

/// Pango's judgement of every character: where lines and characters may be broken, what is white.
///
/// The memory lives as long as the closure given to `with`.
struct BreakAnalysis {
  private let attributes: UnsafePointer<PangoLogAttr>

  /// Runs Pango over a text and hands the result to `body`.
  static func with<Result>(_ reader: ScalarReader, _ body: (BreakAnalysis) -> Result) -> Result {
    let bytes = reader.bytes
    var characters = 0
    for byte in bytes where byte & 0xC0 != 0x80 { characters += 1 }
    return withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: characters + 1) { buffer in
      buffer.initialize(repeating: PangoLogAttr())
      let text = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
      if let text, let attributes = buffer.baseAddress {
        pango_get_log_attrs(
          text, Int32(bytes.count), -1, PinnedLanguage.pango, attributes, Int32(characters + 1))
      }
      guard let base = buffer.baseAddress else { preconditionFailure("A text has at least one boundary") }
      return body(BreakAnalysis(attributes: base))
    }
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

/// The language that rules are taken from where the text does not show its own: never the machine's.
enum PinnedLanguage {
  /// For Pango. Pango keeps its languages for the life of the process, and they do not change.
  nonisolated(unsafe) static let pango = pango_language_from_string("en")
  /// For HarfBuzz, which keeps its languages likewise.
  nonisolated(unsafe) static let shaper = hb_language_from_string("en", -1)
}
