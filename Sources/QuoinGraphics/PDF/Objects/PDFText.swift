import Foundation

/// Texts, addresses and numbers as a PDF spells them.
enum PDFText {
  /// Text that people read: as it is, or in UTF-16 where ASCII does not do.
  static func string(_ text: String) -> String {
    let text = text.replacing("\0", with: "")
    if text.utf8.allSatisfy(isPlain) { return literal(text) }
    return "<FEFF" + text.utf16.map { hex(UInt8($0 >> 8)) + hex(UInt8($0 & 0xFF)) }.joined() + ">"
  }

  /// A name that programs compare, as the bytes of its UTF-8.
  static func bytes(_ text: String) -> String {
    text.utf8.allSatisfy(isPlain) ? literal(text) : "<" + text.utf8.map(hex).joined() + ">"
  }

  /// An address: what is no plain ASCII character is written as `%` and its number.
  static func address(_ url: String) -> String {
    literal(
      url.utf8.reduce(into: "") { text, byte in
        if isPlain(byte), byte != 0x20 {
          text.unicodeScalars.append(Unicode.Scalar(byte))
        } else {
          text += "%" + hex(byte)
        }
      })
  }

  /// A name object.
  static func name(_ text: String) -> String {
    text.utf8.reduce(into: "/") { name, byte in
      if isPlain(byte), !#" #/()<>[]{}%"#.utf8.contains(byte) {
        name.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        name += "#" + hex(byte)
      }
    }
  }

  /// A time in UTC.
  static func date(_ date: Date) -> String {
    "(D:" + date.ISO8601Format().filter { $0.isNumber } + "Z)"
  }

  /// A number of points, to a thousandth.
  static func number(_ value: CGFloat) -> String { DecimalText.number(value) }

  /// Numbers with a space between them.
  static func numbers(_ values: [CGFloat]) -> String { values.map(number).joined(separator: " ") }

  private static func literal(_ text: String) -> String {
    "("
      + text.unicodeScalars.reduce(into: "") { literal, scalar in
        if ["(", ")", "\\"].contains(scalar) { literal += "\\" }
        literal.unicodeScalars.append(scalar)
      } + ")"
  }

  private static func isPlain(_ byte: UInt8) -> Bool { (0x20...0x7E).contains(byte) }

  private static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + digits : digits
  }
}
