/// The number that a `.number` token spells.
func numberLiteral(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Double {
  if bytes.count > 2, bytes[bytes.startIndex + 1] | 0x20 == UInt8(ascii: "x") {
    // The lexer allows 13 digits, which a Double holds exactly.
    return Double(bytes.dropFirst(2).reduce(UInt64(0)) { $0 << 4 | UInt64(CharacterClass.hexValue($1) ?? 0) })
  }
  return Double(String(decoding: bytes, as: UTF8.self)) ?? .infinity
}

/// The colour that a `.color` token spells, as 0xRRGGBBAA.
func colorLiteral(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32 {
  let digits = bytes.dropFirst()
  let isShort = digits.count < 6
  var color: UInt32 = 0
  for byte in digits {
    let value = CharacterClass.hexValue(byte) ?? 0
    color = isShort ? color << 8 | value * 17 : color << 4 | value
  }
  return digits.count == 3 || digits.count == 6 ? color << 8 | 0xFF : color
}

/// The string that a `.string` token spells, or the stretch of the escape it got wrong.
func stringLiteral(
  _ bytes: Slice<UnsafeBufferPointer<UInt8>>
) -> Result<String, UnknownEscape> {
  let content = bytes.dropFirst().dropLast()
  guard content.contains(UInt8(ascii: "\\")) else {
    return .success(String(decoding: content, as: UTF8.self))
  }
  var decoded: [UInt8] = []
  decoded.reserveCapacity(content.count)
  var index = content.startIndex
  while index < content.endIndex {
    guard content[index] == UInt8(ascii: "\\") else {
      decoded.append(content[index])
      index += 1
      continue
    }
    let start = index
    index += 2
    guard index <= content.endIndex else { return .failure(UnknownEscape(range: start..<content.endIndex)) }
    switch content[index - 1] {
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "0"): decoded.append(0)
    case UInt8(ascii: "u"):
      guard let scalar = unicodeEscape(content, at: &index) else {
        return .failure(UnknownEscape(range: start..<min(index, content.endIndex)))
      }
      decoded.append(contentsOf: String(scalar).utf8)
    // Any other character stands for itself.
    default: decoded.append(content[index - 1])
    }
  }
  return .success(String(decoding: decoded, as: UTF8.self))
}

/// Where a string holds `\u` without the digits of a character.
struct UnknownEscape: Error {
  let range: Range<Int>
}

private func unicodeEscape(
  _ content: Slice<UnsafeBufferPointer<UInt8>>, at index: inout Int
) -> Unicode.Scalar? {
  guard index < content.endIndex, content[index] == UInt8(ascii: "{") else { return nil }
  index += 1
  var value: UInt32 = 0
  var digits = 0
  while index < content.endIndex, digits < 9 {
    let byte = content[index]
    index += 1
    if byte == UInt8(ascii: "}") { return digits > 0 ? Unicode.Scalar(value) : nil }
    guard let digit = CharacterClass.hexValue(byte), digits < 8 else { return nil }
    value = value << 4 | digit
    digits += 1
  }
  return nil
}

/// The number that a text is, where it is nothing but digits with or without a sign and a fraction, and not too many of them to
/// be exact.
func plainNumber(_ source: String) -> Double? {
  var digits = 0
  var count = 0
  var scale: Double?
  var isNegative = false
  for (index, byte) in source.utf8.enumerated() {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
      count += 1
      // Whole numbers and powers of ten of 15 digits are exact, so their quotient is the nearest there is.
      if count > 15 { return nil }
      scale? *= 10
    case UInt8(ascii: "-") where index == 0: isNegative = true
    case UInt8(ascii: ".") where scale == nil && count > 0: scale = 1
    default: return nil
    }
  }
  guard count > 0, scale != 1 else { return nil }
  let number = Double(digits) / (scale ?? 1)
  return isNegative ? -number : number
}
