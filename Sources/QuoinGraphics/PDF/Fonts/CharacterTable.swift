/// The table of the characters that glyphs stand for, as readers of text want it.
enum CharacterTable {
  /// - Parameters:
  ///   - texts: The codes of glyphs in a font, rising, and what each stands for.
  ///   - digits: How many digits of base 16 a code has, 2 or 4.
  static func bytes(_ texts: [(code: Int, text: String)], digits: Int) -> [UInt8] {
    var words = PDFBytes()
    words.add(
      """
      /CIDInit /ProcSet findresource begin
      12 dict begin
      begincmap
      /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
      /CMapName /Adobe-Identity-UCS def
      /CMapType 2 def
      1 begincodespacerange

      """)
    words.add(digits == 4 ? "<0000> <ffff>\n" : "<00> <ff>\n")
    words.add("endcodespacerange\n")
    // There may be no more in one list.
    for start in stride(from: 0, to: texts.count, by: 100) {
      let part = texts[start..<min(start + 100, texts.count)]
      words.add(part.count)
      words.add(" beginbfchar\n")
      for (code, text) in part {
        words.add("<")
        words.addHex(UInt16(truncatingIfNeeded: code), digits: digits)
        words.add("> <")
        for unit in text.utf16 { words.addHex(unit) }
        words.add(">\n")
      }
      words.add("endbfchar\n")
    }
    words.add("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n")
    return words.bytes
  }
}
