import Foundation

extension TextLayout {
  /// How wide the widest part of the text is that no line should go apart in, in points; what a dictionary would hyphenate is
  /// one.
  package var widestWord: CGFloat {
    let text = content.text
    var (start, widest) = (0.0, 0.0)
    for chance in text.breaks where chance.kind != .hyphenation && chance.kind != .tab {
      widest = max(widest, chance.contentX - start)
      start = text.clusters[Int(chance.cluster)].x
    }
    return widest
  }

  /// Whether a line begins in the middle of a word, where no dictionary would put a hyphen either.
  package var breaksWords: Bool {
    let chances = Set(content.text.breaks.lazy.map(\.cluster))
    var starts: [Int: Int] = [:]
    // Hyphens and ellipses are texts of their own.
    for piece in content.pieces where piece.source === content.text {
      starts[piece.line] = min(starts[piece.line] ?? .max, piece.clusters.lowerBound)
    }
    return starts.contains { $0.key > 0 && !chances.contains(Int32($0.value)) }
  }

  /// Some lines of the text as a layout of their own, the first of them at its top.
  ///
  /// - Parameter lines: The numbers of lines that there are, one or more.
  package func part(lines range: Range<Int>) -> TextLayout {
    TextLayout(content: content.part(lines: range))
  }
}

extension TextContent {
  fileprivate func part(lines range: Range<Int>) -> TextContent {
    let top = lines[range.lowerBound].frame.minY
    let kept = lines[range].map { line in
      TextLine(
        frame: line.frame.offsetBy(dx: 0, dy: -top), baseline: line.baseline - top, range: line.range,
        isTruncated: line.isTruncated)
    }
    // They stand line after line.
    let first = pieces.partitioningIndex { $0.line >= range.lowerBound }
    let end = pieces.partitioningIndex { $0.line >= range.upperBound }
    let pieces = pieces[first..<end].map { $0.onLine($0.line - range.lowerBound) }
    return TextContent(
      size: CGSize(width: size.width, height: (kept.last?.frame.maxY ?? 0)), lines: kept, pieces: pieces,
      text: text, spans: spans, isTruncated: isTruncated && range.upperBound == lines.count,
      emptyBaseline: firstBaseline, emptyCaret: emptyCaret)
  }
}

extension TextPiece {
  /// The same piece on a line of another number.
  fileprivate func onLine(_ line: Int) -> TextPiece {
    TextPiece(
      source: source, run: run, clusters: clusters, span: span, level: level, line: line, x: x, width: width,
      lineEnd: lineEnd, extra: extra)
  }
}
