/// A part of a text that is shaped at once, or a control character.
struct TextItem {
  enum Kind {
    case text, tab, newline, control, attachment
  }

  /// The bytes.
  var range: Range<Int>
  let kind: Kind
  let level: UInt8
  /// The script as HarfBuzz knows it.
  var script: UInt32
  var face: FontFace
  let span: Int
}

/// The bytes of a text, read as characters; they are known to be valid UTF-8.
struct ScalarReader {
  let bytes: UnsafeBufferPointer<UInt8>

  /// The character at a place and the number of its bytes.
  @inline(__always)
  func scalar(at place: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(bytes[place])
    if first < 0x80 { return (first, 1) }
    if first < 0xE0 { return ((first & 0x1F) << 6 | tail(place + 1), 2) }
    if first < 0xF0 { return ((first & 0x0F) << 12 | tail(place + 1) << 6 | tail(place + 2), 3) }
    return (
      (first & 0x07) << 18 | tail(place + 1) << 12 | tail(place + 2) << 6 | tail(place + 3), 4
    )
  }

  @inline(__always)
  private func tail(_ place: Int) -> UInt32 { UInt32(bytes[place] & 0x3F) }
}

extension TextItem.Kind {
  /// What a character is.
  @inline(__always)
  init(_ scalar: UInt32) {
    switch scalar {
    case 0x20...0x7E: self = .text
    case 0x09: self = .tab
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .newline
    case 0...0x1F, 0x7F...0x9F: self = .control
    default: self = .text
    }
  }
}
