import Foundation

/// A link in a text that has been set.
public struct TextLink: Hashable, Sendable {
  /// Where it leads.
  public let url: String
  /// The box it covers on one line, in points from the top left of the layout.
  public let rect: CGRect
}

extension TextContent {
  /// The links with the boxes they cover, joined where neighbours on a line lead to the same place, and the first piece of each.
  var links: [(link: TextLink, piece: TextPiece)] {
    guard spans.hasSpans else { return [] }
    var links: [(link: TextLink, piece: TextPiece)] = []
    for piece in pieces {
      guard let url = spans.link(piece.span)?.string else { continue }
      let box = box(of: piece)
      if let (last, first) = links.last, last.url == url, first.line == piece.line,
        abs(last.rect.maxX - box.minX) < 0.01
      {
        links[links.count - 1].link = TextLink(url: url, rect: last.rect.union(box))
      } else {
        links.append((TextLink(url: url, rect: box), piece))
      }
    }
    return links
  }

  /// How much of what a link says is read out, in bytes: each of its lines says it.
  private static var longestLinkText: Int { 1000 }

  /// What the whole link says that a piece belongs to, on whatever lines; nothing where that is a picture.
  func linkText(at piece: TextPiece) -> String? {
    let link = spans.link(piece.span)
    var (first, last) = (piece.span, piece.span)
    let longest = Self.longestLinkText
    func start(of span: Int) -> Int { span > 0 ? spans.end(span - 1) : 0 }
    while first > 0, spans.link(first - 1) == link, start(of: last) - start(of: first) < longest {
      first -= 1
    }
    while last + 1 < spans.count, spans.link(last + 1) == link, spans.end(last) - start(of: first) < longest {
      last += 1
    }
    let bytes = text.string.utf8
    var end = min(spans.end(last), bytes.count)
    if end > start(of: first) + longest {
      end = start(of: first) + longest
      // No character is cut in two.
      while bytes[bytes.index(bytes.startIndex, offsetBy: end)] & 0xC0 == 0x80 { end -= 1 }
    }
    let shown = bytes.prefix(end).dropFirst(start(of: first))
    let words = String(decoding: shown, as: UTF8.self).replacingOccurrences(of: "\u{FFFC}", with: "")
      .split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The part of its line that a piece covers.
  func box(of piece: TextPiece) -> CGRect {
    let frame = lines[piece.line].frame
    return CGRect(x: frame.minX + piece.x, y: frame.minY, width: piece.width, height: frame.height)
  }
}
