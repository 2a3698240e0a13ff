import CQuoinGraphics
import Foundation
import QuoinDiagnostics

/// A font of a PDF: glyphs by their numbers in its file, which of them are used, and which characters each stands for.
///
/// Slanted faces are the upright one, drawn through a slanted matrix.
final class PDFFont {
  /// The number of its object.
  let number: Int
  private let face: FontFace
  private let outlines: Outlines
  /// By the glyphs' numbers.
  private var glyphs: [Glyph]

  /// What glyphs stand for that is longer than others.
  private var longTexts: [Int: String] = [:]
  /// What glyphs stand for together with others, until they are known to stand for something alone.
  private var sharedTexts: [Int: String] = [:]

  private struct Glyph {
    var isUsed = false
    /// In 1,000ths of the size.
    var width: Float = 0
    var text = GlyphText()
  }

  /// In which way the document holds the outlines.
  private enum Outlines {
    /// As the font's file does, without those of other glyphs.
    case trueType, compact
    /// As they are drawn.
    case drawn
  }

  init(_ face: FontFace, number: Int) {
    let file = hb_font_get_face(face.shaper)
    if !face.record.places.isEmpty {
      outlines = .drawn
    } else if Self.hasTable("glyf", in: file), !Self.hasTable("gvar", in: file) {
      outlines = .trueType
    } else if let start = Self.table("CFF ", of: file, prefix: 4096), !CFFKeyedFont.isKeyedByCharacter(start)
    {
      outlines = .compact
    } else {
      outlines = .drawn
    }
    (self.face, self.number) = (face, number)
    glyphs = Array(repeating: Glyph(), count: Int(hb_face_get_glyph_count(file)))
  }

  /// Notes that a glyph is shown.
  ///
  /// - Parameters:
  ///   - index: The glyph's number.
  ///   - characters: What it stands for by itself, in UTF-8.
  /// - Returns: Its width in 1,000ths of the size, and whether it stands for that in the whole document.
  func use(
    _ index: UInt32, standingFor characters: UnsafeBufferPointer<UInt8>.SubSequence
  ) -> (width: CGFloat, isKnown: Bool) {
    guard index < glyphs.count else { return (0, true) }
    let index = Int(index)
    guard let text = GlyphText(characters) else {
      let width = use(index)
      let string = String(decoding: characters, as: UTF8.self)
      if string.isEmpty { return (width, false) }
      if glyphs[index].text.isEmpty, longTexts[index] == nil { longTexts[index] = string }
      return (width, longTexts[index] == string)
    }
    let width = use(index)
    if glyphs[index].text == text { return (width, true) }
    guard glyphs[index].text.isEmpty, longTexts.isEmpty || longTexts[index] == nil else {
      return (width, false)
    }
    glyphs[index].text = text
    return (width, true)
  }

  /// Notes that a glyph is shown that stands for something together with others; gives its width in 1,000ths of the size.
  func use(_ index: UInt32, sharing characters: UnsafeBufferPointer<UInt8>.SubSequence) -> CGFloat {
    guard index < glyphs.count else { return 0 }
    let index = Int(index)
    if glyphs[index].text.isEmpty, sharedTexts[index] == nil {
      sharedTexts[index] = String(decoding: characters, as: UTF8.self)
    }
    return use(index)
  }

  /// The width of a glyph that is shown, in 1,000ths of the size.
  func width(_ index: UInt32) -> CGFloat { index < glyphs.count ? use(Int(index)) : 0 }

  /// Whether each of some glyphs stands for one of the characters, one after the other, as letters and their marks do; notes
  /// that they do. Readers differ in what they make of characters that glyphs share.
  ///
  /// - Parameter isBackward: Whether the glyphs run against the text.
  func spells(
    _ characters: UnsafeBufferPointer<UInt8>.SubSequence, _ glyphs: ArraySlice<GlyphRun.Glyph>,
    isBackward: Bool
  ) -> Bool {
    let scalars = Array(String(decoding: characters, as: UTF8.self).unicodeScalars)
    guard scalars.count == glyphs.count, scalars.dropFirst().allSatisfy(\.properties.isMark) else {
      return false
    }
    let indexes = (isBackward ? glyphs.reversed() : Array(glyphs)).map(\.index)
    // Marks may stand in another order than they are typed in.
    var rest = Array(scalars)
    var spelled: [Unicode.Scalar?] = indexes.map { index in
      rest.firstIndex { face.glyph($0.value) == index }.map { rest.remove(at: $0) }
    }
    for place in spelled.indices where spelled[place] == nil { spelled[place] = rest.removeFirst() }
    guard spelled.first == scalars.first else { return false }
    return zip(indexes, spelled).allSatisfy { index, scalar in
      guard let scalar else { return false }
      return Array(String(scalar).utf8).withUnsafeBufferPointer { use(index, standingFor: $0[...]).isKnown }
    }
  }

  private func use(_ index: Int) -> CGFloat {
    if !glyphs[index].isUsed {
      glyphs[index].isUsed = true
      let advance = hb_font_get_glyph_h_advance(face.shaper, hb_codepoint_t(index))
      // Readers get it with as many digits.
      glyphs[index].width = Float((Double(advance) * face.unit * 1000 * 100).rounded() / 100)
    }
    return CGFloat(glyphs[index].width)
  }

  // MARK: Writing

  /// Writes the font with the outlines that are used.
  func write(to writer: PDFWriter) throws(Diagnostic) {
    let used = glyphs.indices.filter { glyphs[$0].isUsed }
    let descendant = writer.allocate()
    let name = "/\(tag(of: used))+\(PDFText.name(face.record.postScriptName).dropFirst())"
    let unicode = writer.allocate()
    try writer.append(
      """
      << /Type /Font /Subtype /Type0 /BaseFont \(name) /Encoding /Identity-H
         /DescendantFonts [ \(descendant) 0 R ] /ToUnicode \(unicode) 0 R >>
      """, as: number)
    try writer.append(deflating: CharacterTable.bytes(texts(of: used), digits: 4), as: unicode)
    let descriptor = writer.allocate()
    let kind = outlines == .trueType ? "/CIDFontType2 /CIDToGIDMap /Identity" : "/CIDFontType0"
    try writer.append(
      """
      << /Type /Font /Subtype \(kind) /BaseFont \(name)
         /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>
         /FontDescriptor \(descriptor) 0 R /DW 0 /W [\(widths(of: used)) ] >>
      """, as: descendant)
    let file = writer.allocate()
    let program = outlines == .trueType ? "FontFile2" : "FontFile3"
    let description = Self.description(
      of: face, name, flags: face.record.isItalic ? 68 : 4, program: program, file: file)
    try writer.append("<< \(description) >>", as: descriptor)
    let data = subset(used)
    let entries = outlines == .trueType ? "/Length1 \(data.count)" : "/Subtype /CIDFontType0C"
    try writer.append(deflating: data, entries, as: file)
  }

  /// Six letters that follow from which glyphs there are.
  private func tag(of used: [Int]) -> String {
    var sum = used.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    var letters = ""
    for _ in 0..<6 {
      letters.unicodeScalars.append(Unicode.Scalar(UInt8(65 + sum % 26)))
      sum /= 26
    }
    return letters
  }

  private func widths(of used: [Int]) -> String {
    var words = PDFBytes()
    var last = -2
    for index in used {
      if index != last + 1 {
        if last >= 0 { words.add(" ]") }
        words.add(" ")
        words.add(index)
        words.add(" [")
      }
      words.add(" ")
      words.add(CGFloat(glyphs[index].width))
      last = index
    }
    if last >= 0 { words.add(" ]") }
    return String(decoding: words.bytes, as: UTF8.self)
  }

  /// What each glyph stands for: by itself, by the font's own table, or together with others.
  private func texts(of used: [Int]) -> [(code: Int, text: String)] {
    var characters: [Int: String]?
    return used.compactMap { index in
      if !glyphs[index].text.isEmpty { return (index, glyphs[index].text.string) }
      if let text = longTexts[index] { return (index, text) }
      if characters == nil { characters = face.characters(of: Set(sharedTexts.keys)) }
      return (characters?[index] ?? sharedTexts[index]).map { (index, $0) }
    }
  }

  /// What a document says of a font of its own.
  ///
  /// - Parameters:
  ///   - flags: What it is like, ISO 32000-1, table 123.
  ///   - program: The entry of its file.
  static func description(
    of face: FontFace, _ name: String, flags: Int, program: String, file: Int
  ) -> String {
    let metrics = face.metrics
    func thousandths(_ value: Double) -> Int { Int(nearest: (value * 1000).rounded()) }
    let head = Self.table("head", of: hb_font_get_face(face.shaper)) ?? []
    let box = stride(from: 36, to: 44, by: 2).map { place in
      head.count < 44 ? 0 : Double(Int16(bitPattern: UInt16(head[place]) << 8 | UInt16(head[place + 1])))
    }
    let corners = box.map { "\(thousandths($0 * face.unit))" }.joined(separator: " ")
    return """
      /Type /FontDescriptor /FontName \(name) /Flags \(flags)
         /FontBBox [ \(corners) ] /ItalicAngle \(face.record.isItalic ? -10 : 0)
         /Ascent \(thousandths(metrics.ascender)) /Descent \(thousandths(metrics.descender))
         /CapHeight \(thousandths(metrics.capHeight)) /StemV \(face.record.weight >= 600 ? 140 : 80)
         /\(program) \(file) 0 R
      """
  }

  // MARK: The file

  /// The file's outlines without those of other glyphs, which keep their numbers; all of them, or as they are drawn, where HarfBuzz cannot.
  private func subset(_ used: [Int]) -> [UInt8] {
    switch outlines {
    case .trueType:
      return subset(
        used, [HB_SUBSET_FLAGS_RETAIN_GIDS] + (isDrawnByHints ? [] : [HB_SUBSET_FLAGS_NO_HINTING])
      ) {
        blob, _ in Self.bytes(of: blob)
      } ?? Array(face.bytes.bytes)
    case .compact:
      return subset(used, [HB_SUBSET_FLAGS_DESUBROUTINIZE]) { blob, numbers in
        guard let small = hb_face_create(blob, 0) else { return nil }
        defer { hb_face_destroy(small) }
        let keys = (0..<hb_face_get_glyph_count(small)).map { hb_map_get(numbers, $0) }
        return Self.table("CFF ", of: small).flatMap { table in
          CFFKeyedFont.make(table, keys: keys.map { UInt16(truncatingIfNeeded: $0) })
        }
      } ?? CFFOutlinePen.font(face, glyphs: used)
    case .drawn: return CFFOutlinePen.font(face, glyphs: used)
    }
  }

  /// Whether the programs that fit outlines to pixels put them together in the first place, as those of some old fonts of Chinese
  /// do. Others take half of a font, and no picture is drawn by them.
  private var isDrawnByHints: Bool {
    let flags = FreeTypeFace(face)?.pointer.pointee.face_flags ?? 0
    return flags & FT_Long(FT_FACE_FLAG_TRICKY) != 0
  }

  /// Lets HarfBuzz leave out the other glyphs.
  ///
  /// - Parameter take: Gets the file, and the number that each of its glyphs had before.
  private func subset(
    _ used: [Int], _ flags: [hb_subset_flags_t], _ take: (OpaquePointer, OpaquePointer?) -> [UInt8]?
  ) -> [UInt8]? {
    guard let input = hb_subset_input_create_or_fail() else { return nil }
    defer { hb_subset_input_destroy(input) }
    hb_subset_input_set_flags(input, flags.reduce(0) { $0 | $1.rawValue })
    let wanted = hb_subset_input_glyph_set(input)
    for index in used { hb_set_add(wanted, hb_codepoint_t(index)) }
    let outlines = Self.outlines(of: hb_font_get_face(face.shaper))
    defer { hb_face_destroy(outlines) }
    guard let plan = hb_subset_plan_create_or_fail(outlines, input) else { return nil }
    defer { hb_subset_plan_destroy(plan) }
    guard let result = hb_subset_plan_execute_or_fail(plan) else { return nil }
    defer { hb_face_destroy(result) }
    guard let blob = hb_face_reference_blob(result) else { return nil }
    defer { hb_blob_destroy(blob) }
    return take(blob, hb_subset_plan_new_to_old_glyph_mapping(plan))
  }

  /// A face without what shapes text or names glyphs, so that no others follow from those that are used.
  ///
  /// HarfBuzz would leave that out by itself, but go through all characters of the file before, which is twice as much work as
  /// all the rest.
  private static func outlines(of face: OpaquePointer?) -> OpaquePointer? {
    let result = hb_face_builder_create()
    var count = hb_face_get_table_tags(face, 0, nil, nil)
    var tags = [hb_tag_t](repeating: 0, count: Int(count))
    _ = hb_face_get_table_tags(face, 0, &count, &tags)
    for tag in tags where !droppedTables.contains(tag) {
      let table = hb_face_reference_table(face, tag)
      hb_face_builder_add_table(result, tag, table)
      hb_blob_destroy(table)
    }
    return result
  }

  private static let droppedTables = Set(
    [
      "GSUB", "GPOS", "GDEF", "BASE", "JSTF", "MATH", "name", "OS/2", "post", "cmap", "DSIG", "kern", "STAT",
      "VORG", "gasp", "hdmx", "VDMX", "LTSH", "meta", "COLR", "CPAL", "SVG ", "CBDT", "CBLC", "HVAR", "MVAR",
      "avar", "fvar",
    ].map(tag))

  private static func tag(_ name: String) -> hb_tag_t {
    name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) }
  }

  private static func hasTable(_ name: String, in face: OpaquePointer?) -> Bool {
    let blob = hb_face_reference_table(face, tag(name))
    defer { hb_blob_destroy(blob) }
    return hb_blob_get_length(blob) > 0
  }

  /// The bytes of a table; those of many glyphs come to megabytes.
  private static func table(
    _ name: String, of face: OpaquePointer?, prefix most: Int = .max
  ) -> [UInt8]? {
    guard let blob = hb_face_reference_table(face, tag(name)) else { return nil }
    defer { hb_blob_destroy(blob) }
    return bytes(of: blob, prefix: most)
  }

  private static func bytes(of blob: OpaquePointer, prefix most: Int = .max) -> [UInt8] {
    var count: UInt32 = 0
    let data = UnsafeRawPointer(hb_blob_get_data(blob, &count))
    return Array(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : min(most, Int(count))))
  }
}

extension Unicode.Scalar.Properties {
  /// Whether a character stands on the one before it.
  fileprivate var isMark: Bool { generalCategory == .nonspacingMark || generalCategory == .enclosingMark }
}
