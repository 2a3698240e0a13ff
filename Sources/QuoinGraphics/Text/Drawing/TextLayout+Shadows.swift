extension TextLayout {
  /// Whether a part of the text casts a shadow.
  var castsShadows: Bool {
    content.spans.hasSpans && content.pieces.contains { content.shadow(of: $0) != nil }
  }

  /// The layout's parts that cast one shadow, or none, in their order.
  var partsByShadow: [(text: TextLayout, shadow: Shadow?)] {
    let pieces = content.pieces
    var parts: [(text: TextLayout, shadow: Shadow?)] = []
    var start = 0
    while start < pieces.count {
      let cast = content.shadow(of: pieces[start])
      let end = pieces[start...].firstIndex { content.shadow(of: $0) != cast } ?? pieces.count
      parts.append((TextLayout(content: content.showing(start..<end)), cast))
      start = end
    }
    return parts
  }
}

extension TextContent {
  fileprivate func shadow(of piece: TextPiece) -> Shadow? { spans.attributes(piece.span).shadow }

  /// The same lines with only some of what they show.
  fileprivate func showing(_ range: Range<Int>) -> TextContent {
    TextContent(
      size: size, lines: lines, pieces: Array(pieces[range]), text: text, spans: spans,
      isTruncated: isTruncated, keepsLeft: keepsLeft, emptyBaseline: firstBaseline, emptyCaret: emptyCaret)
  }
}
