/// What a byte of an expression can begin.
enum CharacterClass: UInt8 {
  case other, space, letter, digit, high

  @inline(__always)
  static func of(_ byte: UInt8) -> CharacterClass {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x5F, 0x24, 0x40: .letter
    case 0x30...0x39: .digit
    case 0x20, 0x09, 0x0A, 0x0D: .space
    case 0x80...: .high
    default: .other
    }
  }

  /// Letters, `_`, `$`, `@`, digits and everything beyond ASCII.
  @inline(__always)
  static func continuesName(_ byte: UInt8) -> Bool {
    let kind = of(byte)
    return kind == .letter || kind == .digit || kind == .high
  }

  @inline(__always)
  static func beginsName(_ byte: UInt8) -> Bool {
    let kind = of(byte)
    return kind == .letter || kind == .high
  }

  /// Whether a member's name may begin so behind its dot.
  static func beginsMember(_ byte: UInt8) -> Bool {
    beginsName(byte) || byte == UInt8(ascii: "`")
  }

  static func isHex(_ byte: UInt8) -> Bool {
    hexValue(byte) != nil
  }

  static func hexValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x61...0x66: UInt32(byte - 0x61 + 10)
    case 0x41...0x46: UInt32(byte - 0x41 + 10)
    default: nil
    }
  }
}
