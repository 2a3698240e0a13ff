import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup

/// The text inside an element as it grows, with where each part of it stands in the file.
struct BodyText {
  /// What happens to the characters outside of braces.
  enum Mode {
    /// White space runs together, and the rest stays as it is.
    case plain
    /// What HTML would take for markup is written as references.
    case markup
  }

  private let source: SourceText
  private let mode: Mode
  private var bytes: [UInt8] = []
  private var anchors: [SourceMap.Anchor] = []
  /// Where the next byte stands in the file, unless an anchor says otherwise.
  private var expected = -1

  init(source: SourceText, mode: Mode) {
    (self.source, self.mode) = (source, mode)
  }

  // MARK: Growing

  /// Adds characters of the file.
  ///
  /// - Parameter isQuoted: Whether they stand in an attribute of HTML.
  mutating func append(_ text: DecodedText, isQuoted: Bool = false) {
    let bytes = Array(text.value.utf8)
    var place = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "{") {
        let end = min(TextSections.end(ofBracesAt: place, in: bytes) + 1, bytes.count)
        for index in place..<end { append([bytes[index]], at: text.map.fileOffset(of: index)) }
        place = end
        continue
      }
      let file = text.map.fileOffset(of: place)
      switch (mode, bytes[place]) {
      case (.plain, let byte) where MarkupCharacters.isSpace(byte):
        if self.bytes.last != UInt8(ascii: " ") { append([UInt8(ascii: " ")], at: file) }
      case (.markup, UInt8(ascii: "&")): append(Array("&amp;".utf8), at: file)
      case (.markup, UInt8(ascii: "<")): append(Array("&lt;".utf8), at: file)
      case (.markup, UInt8(ascii: "\"")) where isQuoted: append(Array("&quot;".utf8), at: file)
      default: append([bytes[place]], at: file)
      }
      place += 1
    }
  }

  /// Adds characters that stand for a place of the file as a whole.
  mutating func append(_ text: String, at offset: Int) {
    append(Array(text.utf8), at: offset)
  }

  private mutating func append(_ added: [UInt8], at offset: Int) {
    if offset != expected { anchors.append(SourceMap.Anchor(text: bytes.count, file: offset)) }
    bytes += added
    // What one byte of the file has become several of stands at its place as a whole.
    expected = added.count == 1 ? offset + 1 : -1
  }

  // MARK: The whole

  /// The text without white space at its ends, and where it stands.
  var trimmed: DecodedText {
    let start = bytes.firstIndex { !MarkupCharacters.isSpace($0) } ?? bytes.count
    let end = (bytes.lastIndex { !MarkupCharacters.isSpace($0) } ?? -1) + 1
    let map = SourceMap(source: source, anchors: anchors)
    let first = map.fileOffset(of: start)
    let later = anchors.filter { $0.text > start }
      .map { SourceMap.Anchor(text: $0.text - start, file: $0.file) }
    return DecodedText(
      String(decoding: bytes[start..<max(start, end)], as: UTF8.self),
      map: SourceMap(source: source, start: first, anchors: later))
  }
}
