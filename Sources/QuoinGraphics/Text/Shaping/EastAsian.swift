/// Characters of East Asia that lines of text are made of without spaces.
enum EastAsian {
  /// Whether a character is an ideograph, of a syllabary of Japan, China or the Yi, or a mark that stands among them; not the
  /// letters of Korea, whose words have spaces between them.
  @inline(__always)
  static func contains(_ scalar: UInt32) -> Bool { scalar >= 0x2E80 && isOne(scalar) }

  private static func isOne(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2E80...0x312F, 0x3190...0x4DBF, 0x4E00...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF9F,
      0xFFE0...0xFFEF, 0x1B000...0x1B16F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
