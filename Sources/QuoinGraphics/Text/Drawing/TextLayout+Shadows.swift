extension TextLayout {
  /// The layout's parts that cast one shadow, or none, in their order; the layout itself where nothing casts any.
  var partsByShadow: [(text: TextLayout, shadow: Shadow?)] {
    let (pieces, spans) = (content.pieces, content.spans)
    func shadow(_ piece: TextPiece) -> Shadow? { spans.attributes(piece.span).shadow }
    guard spans.hasSpans, pieces.contains(where: { shadow($0) != nil }) else { return [(self, nil)] }
    var parts: [(text: TextLayout, shadow: Shadow?)] = []
    var start = 0
    while start < pieces.count {
      let cast = shadow(pieces[start])
      let end = pieces[start...].firstIndex { shadow($0) != cast } ?? pieces.count
      parts.append((TextLayout(content: content.showing(start..<end)), cast))
      start = end
    }
    return parts
  }
}

extension TextContent {
  /// The same lines with only some of what they show.
  fileprivate func showing(_ range: Range<Int>) -> TextContent {
    TextContent(
      size: size, lines: lines, pieces: Array(pieces[range]), text: text, spans: spans,
      isTruncated: isTruncated, keepsLeft: keepsLeft, emptyBaseline: firstBaseline, emptyCaret: emptyCaret)
  }
}
