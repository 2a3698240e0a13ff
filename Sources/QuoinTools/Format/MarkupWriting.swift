import QuoinMarkup

/// Where text stands in a file, which decides what of it has to be written as a reference.
package enum MarkupPlace {
  case attribute, content
}

extension String {
  /// The text with `&` and `<` as references, and what would not survive in its place.
  package func written(in place: MarkupPlace) -> String {
    if !utf8.contains(where: { $0 < 0x20 || $0 == 0x26 || $0 == 0x3C || $0 == 0x22 || $0 == 0x3E }) {
      return self
    }
    var text = ""
    for scalar in unicodeScalars { text.append(scalar, in: place) }
    return text
  }

  fileprivate mutating func append(_ scalar: Unicode.Scalar, in place: MarkupPlace) {
    switch scalar {
    case "&": self += "&amp;"
    case "<": self += "&lt;"
    case "\"" where place == .attribute: self += "&quot;"
    // `]]>` may stand in no text.
    case ">" where place == .content && hasSuffix("]]"): self += "&gt;"
    case "\n", "\t", "\r": self += "&#\(scalar.value);"
    default: unicodeScalars.append(scalar)
    }
  }
}

extension DecodedText {
  /// A stretch as it is to be written in a file: as it is, but for `&`, `<` and quotes, which have one spelling each.
  ///
  /// What is written as a number because it cannot be seen, or typed, stays so.
  package func written(_ range: Range<Int>, in place: MarkupPlace) -> String {
    var text = ""
    for piece in pieces(range) { piece.write(to: &text, in: place) }
    return text
  }

  /// One character, and how it is spelled where that matters.
  struct Piece {
    let scalar: Unicode.Scalar
    /// The reference that stands for it and is kept.
    let reference: Substring?

    var isSpace: Bool {
      reference == nil && (scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r")
    }

    func write(to text: inout String, in place: MarkupPlace) {
      if let reference { text += reference } else { text.append(scalar, in: place) }
    }
  }

  /// The characters of a stretch.
  func pieces(_ range: Range<Int>) -> [Piece] {
    let start = value.utf8.index(value.startIndex, offsetBy: range.lowerBound)
    let end = value.utf8.index(start, offsetBy: range.count)
    let file = map.source.contents
    var offset = range.lowerBound
    return value.unicodeScalars[start..<end].map { scalar in
      let place = map.fileOffset(of: offset)
      offset += UTF8.width(scalar)
      guard !map.anchors.isEmpty, !(0x21...0x7E).contains(scalar.value) else {
        return Piece(scalar: scalar, reference: nil)
      }
      let first = file.utf8.index(file.startIndex, offsetBy: place)
      let length = map.fileOffset(of: offset) - place
      guard file.utf8[first] == UInt8(ascii: "&") else { return Piece(scalar: scalar, reference: nil) }
      return Piece(scalar: scalar, reference: file[first..<file.utf8.index(first, offsetBy: length)])
    }
  }
}
