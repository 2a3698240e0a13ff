import QuoinDiagnostics

extension MarkupParser {
  /// Reports references in a value or text that stand for nothing.
  mutating func reportReferences(in range: Range<Int>) {
    var offset = range.lowerBound
    while let start = bytes[offset..<range.upperBound].firstIndex(of: UInt8(ascii: "&")) {
      offset = start + 1
      switch MarkupReference(in: bytes, at: start, end: range.upperBound) {
      case .character(_, let length):
        offset = start + length
      case .unknownEntity(let name, let length):
        offset = start + length
        issues.report(start..<offset, .unknownEntity(name))
      case .unterminated(let length):
        offset = start + length
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        issues.report(start..<offset, .unterminatedReference(text))
      case .illegalCharacter(let length):
        offset = start + length
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        issues.report(start..<offset, .illegalReference(text))
      case .stray:
        // `&&` is one mistake.
        while offset < range.upperBound, bytes[offset] == UInt8(ascii: "&") { offset += 1 }
        issues.report(start..<offset, .strayAmpersand)
      }
    }
  }

  /// Reports `]]>` in text, which XML keeps for the end of a CDATA section.
  mutating func reportSectionEnds(in range: Range<Int>) {
    var offset = range.lowerBound
    while let start = bytes[offset..<range.upperBound].firstIndex(of: UInt8(ascii: "]")) {
      if start + 3 <= range.upperBound, starts(with: "]]>", at: start) {
        issues.report(start..<start + 3, .sectionEndInText)
      }
      offset = start + 1
    }
  }

  /// Reports characters that XML does not allow anywhere, a run of them once.
  mutating func reportIllegalCharacters() {
    var offset = 0
    while offset < end {
      let length = illegalLength(at: offset)
      guard length > 0 else {
        offset += 1
        continue
      }
      let start = offset
      repeat {
        offset += max(1, illegalLength(at: offset))
      } while offset < end && illegalLength(at: offset) > 0
      let code = length == 1 ? UInt32(bytes[start]) : 0xFF00 | UInt32(bytes[start + 2] | 0x40)
      issues.report(start..<offset, .illegalCharacter(code))
    }
  }

  /// How many bytes the character at an offset has when XML forbids it, else 0.
  private func illegalLength(at offset: Int) -> Int {
    let byte = bytes[offset]
    if byte < 0x20 { return MarkupCharacters.isSpace(byte) ? 0 : 1 }
    // U+FFFE and U+FFFF; no other forbidden character can stand in valid UTF-8.
    guard byte == 0xEF, offset + 2 < end, bytes[offset + 1] == 0xBF, bytes[offset + 2] >= 0xBE else {
      return 0
    }
    return 3
  }

  /// The first word of a stretch of text, to point at.
  func firstWord(in range: Range<Int>) -> Range<Int> {
    let start = bytes[range].firstIndex { !MarkupCharacters.isSpace($0) } ?? range.lowerBound
    let stop = bytes[start..<range.upperBound].firstIndex { MarkupCharacters.isSpace($0) } ?? range.upperBound
    return start..<stop
  }
}
