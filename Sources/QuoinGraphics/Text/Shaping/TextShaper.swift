import CQuoinGraphics
import Foundation
import QuoinResources

/// Turns a text into glyphs with HarfBuzz, once; breaking it into lines needs no more than the result.
///
/// HarfBuzz is asked in em units, where every advance is a whole number, so that shapes do not depend on the size.
struct TextShaper {
  private let text: AttributedText
  private let reader: ScalarReader
  private let spans: SpanReader
  private let buffer = ShapingBuffer.take()
  private var runs: [ShapedRun] = []
  private var glyphs: [ShapedGlyph] = []
  private var clusters: [ShapedCluster] = []
  private var paragraphs: [ShapedParagraph] = []
  private var hasTabs = false
  private let meter: BudgetMeter?
  /// Whether paragraphs that do not say it are hyphenated.
  private let hyphenates: Bool
  private var unhyphenated: [String] = []
  private var x = 0.0
  /// The character at `characterPlace`, by number: clusters are met in the order of the text.
  private var character = 0
  private var characterPlace = 0

  /// Shapes a text; with the budget used up, an empty one.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - baseDirection: The direction of paragraphs that do not say theirs.
  ///   - hyphenates: Whether paragraphs that do not say it are hyphenated.
  ///   - meter: What the work counts on.
  static func shape(
    _ text: AttributedText, baseDirection: NSWritingDirection, hyphenates: Bool = false, _ meter: BudgetMeter?
  ) -> ShapedText {
    var string = text.string
    let hasZeroByte = string.withUTF8 { bytes in
      bytes.baseAddress.map { memchr($0, 0, bytes.count) != nil } ?? false
    }
    if hasZeroByte { string = string.withoutZeroBytes }
    let shaped = string.withUTF8 { bytes in
      var shaper = TextShaper(text: text, reader: ScalarReader(bytes: bytes), hyphenates: hyphenates, meter)
      defer { ShapingBuffer.give(shaper.buffer, used: bytes.count) }
      return shaper.shape(baseDirection: baseDirection)
    }
    return shaped ?? shape(AttributedText("", font: text.font), baseDirection: baseDirection, meter)
  }

  private init(text: AttributedText, reader: ScalarReader, hyphenates: Bool, _ meter: BudgetMeter?) {
    self.hyphenates = hyphenates
    self.text = text
    self.meter = meter
    self.reader = reader
    spans = SpanReader(text)
    glyphs.reserveCapacity(reader.bytes.count + 1)
    clusters.reserveCapacity(reader.bytes.count + 1)
  }

  /// HarfBuzz's own engine; without a list the environment would choose. The list is made once and never written to.
  nonisolated(unsafe) private static let engines: UnsafePointer<UnsafePointer<CChar>?> = {
    let list = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: 2)
    let name: StaticString = "ot"
    list.initialize(to: UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self))
    (list + 1).initialize(to: nil)
    return UnsafePointer(list)
  }()

  /// What a byte takes to be split, judged and shaped, in a meter's units of work: 60 to 200 ns.
  private static let workOfByte = 10

  /// Shapes all; nothing when the budget is used up before.
  private mutating func shape(baseDirection: NSWritingDirection) -> ShapedText? {
    guard reader.bytes.isEmpty || meter?.allows(1) != false else { return nil }
    var itemizer = TextItemizer(
      reader: reader, spans: spans, baseDirection: baseDirection, meter: meter)
    BreakAnalysis.with(reader, meter, forLines: true) { analysis in
      var items: [TextItem] = []
      for paragraph in ParagraphSource.split(reader) where meter?.isUsedUp != true {
        items.removeAll(keepingCapacity: true)
        let firstCluster = clusters.count
        let span = spans.index(at: paragraph.range.lowerBound)
        let level = itemizer.items(
          of: paragraph, analysis: analysis, firstCharacter: characterNumber(at: paragraph.range.lowerBound),
          into: &items)
        for item in items where meter?.allows(Self.workOfByte * item.range.count) != false {
          add(item, analysis: analysis)
        }
        if hyphenates(span) {
          clusters.hyphenate(firstCluster..<clusters.count, reader, spans, meter, missing: &unhyphenated)
        }
        let endsInNewline = paragraph.contentEnd < paragraph.range.upperBound
        paragraphs.append(
          ShapedParagraph(
            clusters: firstCluster..<clusters.count,
            contentEnd: clusters.count - (endsInNewline ? 1 : 0), level: level, span: span))
      }
    }
    if meter?.isUsedUp == true, !reader.bytes.isEmpty { return nil }
    clusters.append(
      ShapedCluster(
        x: x, start: Int32(truncatingIfNeeded: reader.bytes.count),
        firstGlyph: Int32(truncatingIfNeeded: glyphs.count), traits: .characterBreak))
    return ShapedText(
      string: text.string, runs: runs, glyphs: glyphs, clusters: clusters,
      breaks: LineBreakChance.all(in: clusters), paragraphs: paragraphs, missing: itemizer.missingScalars,
      unhyphenated: unhyphenated, hasTabs: hasTabs)
  }

  private func hyphenates(_ span: Int) -> Bool {
    spans.paragraph(span).map { $0.hyphenationFactor > 0 || ($0.isPartial && hyphenates) } ?? hyphenates
  }

  private mutating func add(_ item: TextItem, analysis: BreakAnalysis) {
    let first = clusters.count
    let attributes = spans.attributes(item.span)
    let font = attributes.font
    switch item.kind {
    case .text:
      let isSpaced = attributes.kern != 0 && !LetterSpacing.isCursive(item.script)
      shapeGlyphs(item, font: font, hasLigatures: attributes.hasLigatures && !isSpaced)
      collect(
        item, size: Double(font.pointSize), spacing: LetterSpacing(Double(attributes.kern), in: item.script),
        analysis: analysis)
    case .tab, .newline, .control:
      var traits = self.traits(at: item.range.lowerBound, analysis: analysis)
      traits.insert(item.kind == .tab ? .tab : item.kind == .newline ? .newline : [])
      if item.kind == .tab { hasTabs = true }
      append(start: item.range.lowerBound, traits: traits)
    case .attachment:
      append(start: item.range.lowerBound, traits: traits(at: item.range.lowerBound, analysis: analysis))
      x += Double(attributes.attachment?.bounds.width ?? 0) + Double(attributes.kern)
    }
    let own = font.face.metrics
    let used = item.kind == .text && !item.face.isColored ? item.face.metrics : own
    let size = Double(font.pointSize)
    let attachment = item.kind == .attachment ? attributes.attachment?.bounds : nil
    runs.append(
      ShapedRun(
        face: item.face, size: size, clusters: first..<clusters.count, level: item.level, span: item.span,
        ascent: max(max(own.ascender, used.ascender) * size, Double(attachment?.maxY ?? 0)),
        descent: max(-min(own.descender, used.descender) * size, Double(-(attachment?.minY ?? 0))),
        ownAscent: max(own.ascender * size, Double(attachment?.maxY ?? 0)),
        ownDescent: max(-own.descender * size, Double(-(attachment?.minY ?? 0))),
        baselineOffset: Double(attributes.baselineOffset), isAttachment: item.kind == .attachment))
  }

  private func shapeGlyphs(_ item: TextItem, font: UIFont, hasLigatures: Bool) {
    hb_buffer_clear_contents(buffer)
    let text = UnsafeRawPointer(reader.bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
    hb_buffer_add_utf8(
      buffer, text, Int32(reader.bytes.count), UInt32(item.range.lowerBound), Int32(item.range.count))
    hb_buffer_set_direction(buffer, item.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: item.script))
    hb_buffer_set_language(buffer, PinnedLanguage.shaper)
    if hasLigatures && font.features.isEmpty {
      hb_shape_full(item.face.shaper, buffer, nil, 0, Self.engines)
      return
    }
    withUnsafeTemporaryAllocation(of: hb_feature_t.self, capacity: font.features.count + 2) { features in
      var count = 0
      func set(_ tag: UInt32, _ value: UInt32) {
        features.initializeElement(
          at: count, to: hb_feature_t(tag: tag, value: value, start: 0, end: UInt32.max))
        count += 1
      }
      if !hasLigatures {
        set(0x6C69_6761, 0)
        set(0x636C_6967, 0)
      }
      for feature in font.features { set(feature.code, feature.value) }
      hb_shape_full(item.face.shaper, buffer, features.baseAddress, UInt32(count), Self.engines)
    }
  }

  /// Takes HarfBuzz's glyphs into the order of the text: groups of one cluster, each in drawing order.
  private mutating func collect(
    _ item: TextItem, size: Double, spacing: LetterSpacing, analysis: BreakAnalysis
  ) {
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    guard let infos, let positions, count > 0 else { return }
    let total = Int(count)
    let unit = size * item.face.unit
    let isBackward = item.level & 1 == 1
    var place = isBackward ? total - 1 : 0
    while isBackward ? place >= 0 : place < total {
      let start = infos[place].cluster
      var other = place
      let step = isBackward ? -1 : 1
      while other + step >= 0, other + step < total, infos[other + step].cluster == start { other += step }
      append(start: Int(start), traits: traits(at: Int(start), analysis: analysis))
      var room = 0.0
      if spacing.points != 0 {
        let next = other + step
        let end = next >= 0 && next < total ? Int(infos[next].cluster) : item.range.upperBound
        room = spacing.room(behind: Int(start)..<end, upTo: item.range.upperBound, reader)
      }
      for index in min(place, other)...max(place, other) {
        let position = positions[index]
        var advance = Double(position.x_advance) * unit
        if index == max(place, other) { advance += room }
        x += advance
        glyphs.append(
          ShapedGlyph(
            id: infos[index].codepoint, advance: Float(advance), dx: Float(Double(position.x_offset) * unit),
            dy: Float(Double(position.y_offset) * unit)))
      }
      place = other + step
    }
  }

  private mutating func append(start: Int, traits: ClusterTraits) {
    clusters.append(
      ShapedCluster(
        x: x, start: Int32(truncatingIfNeeded: start), firstGlyph: Int32(truncatingIfNeeded: glyphs.count),
        traits: traits))
  }

  private mutating func traits(at place: Int, analysis: BreakAnalysis) -> ClusterTraits {
    let number = characterNumber(at: place)
    var traits: ClusterTraits = []
    if analysis.isWhite(number) { traits.insert(.space) }
    if analysis.allowsLine(before: number), place > 0 {
      traits.insert(.lineBreak)
      if !traits.contains(.space), isStretched(before: place) { traits.insert(.stretch) }
    }
    if analysis.allowsBreak(before: number) { traits.insert(.characterBreak) }
    if reader.bytes[place] == 0xC2, reader.bytes[place + 1] == 0xAD { traits.insert(.softHyphen) }
    return traits
  }

  /// Whether a place where a line may end has a character of East Asia beside it, and no space.
  private func isStretched(before place: Int) -> Bool {
    guard let last = clusters.last, last.traits.isDisjoint(with: [.space, .newline, .tab]) else {
      return false
    }
    return EastAsian.contains(reader.scalar(at: place).value)
      || EastAsian.contains(reader.scalar(at: Int(last.start)).value)
  }

  /// The number of the character that begins at a byte; quick when asked in ascending order.
  private mutating func characterNumber(at place: Int) -> Int {
    while characterPlace < place {
      characterPlace += 1
      if characterPlace == reader.bytes.count || reader.bytes[characterPlace] & 0xC0 != 0x80 {
        character += 1
      }
    }
    return character
  }
}

extension String {
  /// The same text with U+0001 for U+0000: a control character with the same properties in all of Unicode's algorithms and
  /// of the same length, at which Pango does not take the text for ended.
  fileprivate var withoutZeroBytes: String { String(decoding: utf8.map { $0 == 0 ? 1 : $0 }, as: UTF8.self) }
}
