import CQuoinGraphics
import Foundation

/// The levels of the Unicode bidirectional algorithm for a paragraph: even from left to right, odd from right to left.
struct EmbeddingLevels {
  /// The paragraph's own level.
  let base: UInt8
  private var levels: UnsafeMutablePointer<UInt8>?

  init(reader: ScalarReader, range: Range<Int>, direction: NSWritingDirection) {
    var given =
      switch direction {
      case .natural: PANGO_DIRECTION_NEUTRAL
      case .leftToRight: PANGO_DIRECTION_LTR
      case .rightToLeft: PANGO_DIRECTION_RTL
      }
    let text = UnsafeRawPointer(reader.bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
    if let text, !range.isEmpty {
      levels = pango_log2vis_get_embedding_levels(text + range.lowerBound, Int32(range.count), &given)
    }
    base = given == PANGO_DIRECTION_RTL || given == PANGO_DIRECTION_WEAK_RTL ? 1 : 0
  }

  /// The level of a character, given by its number in the paragraph.
  subscript(character: Int) -> UInt8 { levels?[character] ?? base }

  /// Gives the memory back.
  mutating func free() {
    g_free(levels)
    levels = nil
  }
}

/// The scripts of a paragraph, where punctuation belongs to the letters around it.
struct ScriptRuns {
  private let iterator: OpaquePointer?
  private let text: UnsafePointer<CChar>?
  private var end = 0
  private var current = HB_SCRIPT_LATIN.rawValue

  init(reader: ScalarReader, range: Range<Int>) {
    text = UnsafeRawPointer(reader.bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
    iterator = text.flatMap { pango_script_iter_new($0 + range.lowerBound, Int32(range.count)) }
    read()
  }

  /// The script of the character at a byte; bytes are asked for in ascending order.
  mutating func script(at place: Int) -> UInt32 {
    while place >= end, let iterator, pango_script_iter_next(iterator) != 0 { read() }
    return current
  }

  private mutating func read() {
    guard let iterator, let text else { return }
    var start: UnsafePointer<CChar>?
    var stop: UnsafePointer<CChar>?
    var script = PANGO_SCRIPT_COMMON
    pango_script_iter_get_range(iterator, &start, &stop, &script)
    end = stop.map { $0 - text } ?? end
    current = g_unicode_script_to_iso15924(GUnicodeScript(rawValue: script.rawValue))
  }

  /// Gives the memory back.
  func free() {
    iterator.map { pango_script_iter_free($0) }
  }
}
