/// Reads an object of a PDF byte by byte, and strings within it as what they stand for.
struct PDFStringReader<Bytes: Collection<UInt8>> {
  /// A string, or a byte of what is none.
  enum Part {
    case byte(UInt8)
    case string([UInt8])
  }

  private var rest: Bytes.SubSequence
  /// The second of two marks of a dictionary, which begins no string.
  private var isMark = false

  init(_ bytes: Bytes) { rest = bytes[...] }

  mutating func next() -> Part? {
    guard let byte = rest.popFirst() else { return nil }
    if isMark {
      isMark = false
      return .byte(byte)
    }
    switch byte {
    case UInt8(ascii: "("): return .string(literal())
    case UInt8(ascii: "<"):
      guard rest.first == UInt8(ascii: "<") else { return .string(hexadecimal()) }
      isMark = true
      return .byte(byte)
    default: return .byte(byte)
    }
  }

  private mutating func hexadecimal() -> [UInt8] {
    var digits: [UInt8] = []
    while let byte = rest.popFirst(), byte != UInt8(ascii: ">") {
      if let digit = Character(Unicode.Scalar(byte)).hexDigitValue { digits.append(UInt8(digit)) }
    }
    if !digits.count.isMultiple(of: 2) { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private mutating func literal() -> [UInt8] {
    var (result, depth): ([UInt8], Int) = ([], 1)
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"):
        if let byte = escaped() { result.append(byte) }
        continue
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return result }
      default: break
      }
      result.append(byte)
    }
    return result
  }

  /// What stands behind a backslash; nothing for the end of a line.
  private mutating func escaped() -> UInt8? {
    guard let byte = rest.popFirst() else { return nil }
    switch byte {
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case 0x0A: return nil
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var (value, count) = (UInt16(byte - 0x30), 1)
      while count < 3, let digit = rest.first, (0x30...0x37).contains(digit) {
        value = value << 3 | UInt16(digit - 0x30)
        rest.removeFirst()
        count += 1
      }
      return UInt8(truncatingIfNeeded: value)
    default: return byte
    }
  }
}
