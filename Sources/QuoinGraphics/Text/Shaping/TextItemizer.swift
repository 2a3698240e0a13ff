import CQuoinGraphics
import Foundation
import QuoinResources

/// Cuts a paragraph into parts that can be shaped at once: of one look, direction, script and face.
struct TextItemizer {
  let reader: ScalarReader
  let spans: SpanReader
  /// The direction that paragraphs begin in where they do not say.
  let baseDirection: NSWritingDirection
  /// What the work counts on; where it is used up, the items are not all there.
  let meter: BudgetMeter?
  /// A part of more bytes is cut at its next space; it takes some milliseconds to shape.
  private static let pieceLength = 1 << 14
  /// What a byte takes to be given a level, and a character to be given a face, in units of work.
  private static let workOfLevel = 3
  private static let workOfCharacter = 10
  private var missing: [Unicode.Scalar] = []
  private var missingValues: Set<UInt32> = []

  init(
    reader: ScalarReader, spans: SpanReader, baseDirection: NSWritingDirection, meter: BudgetMeter? = nil
  ) {
    self.reader = reader
    self.spans = spans
    self.baseDirection = baseDirection
    self.meter = meter
  }

  /// The items of a paragraph, in the order of the text, and its embedding level.
  mutating func items(
    of paragraph: ParagraphSource, analysis: BreakAnalysis, firstCharacter: Int, into items: inout [TextItem]
  ) -> UInt8 {
    let span = spans.index(at: paragraph.range.lowerBound)
    var direction = baseDirection
    if let paragraph = spans.paragraph(span),
      !(paragraph.isPartial && paragraph.baseWritingDirection == .natural)
    {
      direction = paragraph.baseWritingDirection
    }
    if paragraph.isPlain && direction != .rightToLeft {
      if plainItems(of: paragraph, span: span, into: &items) { return 0 }
    }
    guard meter?.allows(Self.workOfLevel * paragraph.range.count) != false else { return 0 }
    var levels = EmbeddingLevels(reader: reader, range: paragraph.range, direction: direction)
    defer { levels.free() }
    fullItems(of: paragraph, levels: levels, analysis: analysis, firstCharacter: firstCharacter, into: &items)
    return levels.base
  }

  /// Cuts a plain paragraph at looks and control characters only; false, with nothing added, where a font lacks a
  /// character.
  private func plainItems(
    of paragraph: ParagraphSource, span firstSpan: Int, into items: inout [TextItem]
  ) -> Bool {
    let begin = items.count
    var start = paragraph.range.lowerBound
    var place = start
    var span = firstSpan
    var spanEnd = spans.end(span)
    var face = spans.font(span).face
    func close(at end: Int, _ kind: TextItem.Kind, into items: inout [TextItem]) {
      guard end > start else { return }
      _ = meter?.allows(end - start)
      items.append(
        TextItem(
          range: start..<end, kind: kind, level: 0, script: HB_SCRIPT_LATIN.rawValue, face: face, span: span))
      start = end
    }
    while place < paragraph.range.upperBound {
      if place >= spanEnd {
        close(at: place, .text, into: &items)
        while place >= spanEnd { (span, spanEnd) = (span + 1, spans.end(span + 1)) }
        face = spans.font(span).face
      }
      let (scalar, length) = reader.scalar(at: place)
      // HarfBuzz cannot be stopped, so that nothing it is given at once may be too long.
      if isLong(place - start, before: scalar, at: place) {
        close(at: place, .text, into: &items)
      }
      if place == start, meter?.isUsedUp == true { return true }
      let kind = TextItem.Kind(scalar)
      if kind != .text {
        close(at: place, .text, into: &items)
        var end = place + length
        if scalar == 0x0D, end < paragraph.range.upperBound, reader.bytes[end] == 0x0A { end += 1 }
        close(at: end, kind, into: &items)
        place = end
        continue
      }
      if !(scalar < 0x80 && face.coversASCII), scalar != 0xAD, face.glyph(scalar) == nil {
        items.removeSubrange(begin...)
        return false
      }
      place += length
    }
    close(at: place, .text, into: &items)
    return true
  }

  /// Whether what has been collected is to be shaped before a character: behind a space, or else in a word without end.
  private func isLong(_ length: Int, before scalar: UInt32, at place: Int) -> Bool {
    length >= Self.pieceLength
      && (scalar > 0x20 && reader.bytes[place - 1] == 0x20 || length >= 4 * Self.pieceLength)
  }

  private mutating func fullItems(
    of paragraph: ParagraphSource, levels: EmbeddingLevels, analysis: BreakAnalysis, firstCharacter: Int,
    into items: inout [TextItem]
  ) {
    var scripts = ScriptRuns(reader: reader, range: paragraph.range)
    defer { scripts.free() }
    var chooser = FaceChooser(reader: reader, ideographs: ideographs(in: paragraph.range), meter)
    var place = paragraph.range.lowerBound
    var character = firstCharacter
    var span = spans.index(at: place)
    var current: TextItem?
    var isBlank = false
    while place < paragraph.range.upperBound, meter?.allows(Self.workOfCharacter) != false {
      while place >= spans.end(span) { span += 1 }
      let level = levels[character - firstCharacter]
      let first = reader.scalar(at: place)
      var end = place + first.length
      var characters = 1
      if let item = current, isLong(place - item.range.lowerBound, before: first.value, at: place) {
        items.append(item)
        current = nil
      }
      while end < paragraph.range.upperBound, !analysis.isBoundary(character + characters) {
        end += reader.scalar(at: end).length
        characters += 1
      }
      let isAttachment =
        first.value == NSTextAttachment.character && spans.attributes(span).attachment != nil
      let kind = isAttachment ? .attachment : TextItem.Kind(first.value)
      let own = spans.font(span).face
      let script = scripts.script(at: place)
      let isNeighbour = current.map { $0.kind == .text && $0.span == span && $0.level == level } ?? false
      let continues = isNeighbour && current?.script == script
      let face =
        kind == .text ? chooser.face(place..<end, own: own, previous: continues ? current?.face : nil) : own
      // Spaces belong to the letters behind them when those before are of another direction, script or face.
      let takesSpaces = isNeighbour && isBlank && !face.isColored && face.glyph(0x20) != nil
      if var item = current, kind == .text, takesSpaces || (continues && item.face === face) {
        item.range = item.range.lowerBound..<end
        item.script = script
        item.face = face
        current = item
        isBlank = isBlank && first.value == 0x20
      } else {
        if let current { items.append(current) }
        current = TextItem(
          range: place..<end, kind: kind, level: level, script: script, face: face, span: span)
        isBlank = first.value == 0x20
      }
      place = end
      character += characters
    }
    if let current { items.append(current) }
    for scalar in chooser.missing where missingValues.insert(scalar.value).inserted { missing.append(scalar) }
  }

  private func ideographs(in range: Range<Int>) -> IdeographStyle {
    var place = range.lowerBound
    var style = IdeographStyle.simplifiedChinese
    while place < range.upperBound {
      let (scalar, length) = reader.scalar(at: place)
      if scalar >= 0x1100, let revealed = IdeographStyle.revealed(by: scalar) {
        style = revealed
        break
      }
      place += length
    }
    return style
  }

  /// What no font has a glyph for, in the order of the text.
  var missingScalars: [Unicode.Scalar] { missing }
}
