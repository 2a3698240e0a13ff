import Foundation

/// A link in a text that has been set.
public struct TextLink: Hashable, Sendable {
  /// Where it leads.
  public let url: String
  /// The box it covers on one line, in points from the top left of the layout.
  public let rect: CGRect
}

extension TextContent {
  /// The links with the boxes they cover, joined where neighbours on a line lead to the same place.
  var links: [TextLink] {
    guard spans.hasSpans else { return [] }
    var links: [TextLink] = []
    var lastLine = -1
    for piece in pieces {
      guard let url = spans.attributes(piece.span).link?.string else { continue }
      let box = box(of: piece)
      if let last = links.last, last.url == url, lastLine == piece.line, abs(last.rect.maxX - box.minX) < 0.01
      {
        links[links.count - 1] = TextLink(url: url, rect: last.rect.union(box))
      } else {
        links.append(TextLink(url: url, rect: box))
      }
      lastLine = piece.line
    }
    return links
  }

  /// The part of its line that a piece covers.
  func box(of piece: TextPiece) -> CGRect {
    let frame = lines[piece.line].frame
    return CGRect(x: frame.minX + piece.x, y: frame.minY, width: piece.width, height: frame.height)
  }
}
