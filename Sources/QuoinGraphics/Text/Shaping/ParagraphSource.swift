/// A paragraph before it is shaped: its bytes and what they need.
struct ParagraphSource {
  /// The bytes with the newline that ends it.
  let range: Range<Int>
  /// The bytes without that newline.
  let contentEnd: Int
  /// Whether it holds only left-to-right characters of the Latin script and punctuation, so that neither directions
  /// nor scripts need to be told apart.
  let isPlain: Bool

  /// Splits a text where paragraphs end; a text that ends in a newline has an empty paragraph behind it.
  static func split(_ reader: ScalarReader) -> [ParagraphSource] {
    var paragraphs: [ParagraphSource] = []
    var start = 0
    var place = 0
    var isPlain = true
    let count = reader.bytes.count
    while place < count {
      let (scalar, length) = reader.scalar(at: place)
      var end = place + length
      switch scalar {
      case 0x20...0x7E: break
      case 0x0A, 0x0D, 0x85, 0x2029:
        if scalar == 0x0D, end < count, reader.bytes[end] == 0x0A { end += 1 }
        paragraphs.append(
          ParagraphSource(range: start..<end, contentEnd: place, isPlain: isPlain))
        start = end
        isPlain = true
      case 0..<0x300, 0x2010...0x2027, 0x2030...0x203A, 0x20AC, 0x2122: break
      default: isPlain = false
      }
      place = end
    }
    paragraphs.append(
      ParagraphSource(range: start..<count, contentEnd: count, isPlain: isPlain))
    return paragraphs
  }
}
