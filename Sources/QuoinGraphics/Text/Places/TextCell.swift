import Foundation

/// What one character covers on its line.
struct TextCell {
  /// The character's bytes.
  let range: Range<Int>
  /// From the left of the layout, in points.
  let minX: CGFloat
  let maxX: CGFloat
  let isRightToLeft: Bool
  /// Whether it is the ellipsis or hyphen that stands beside the character.
  let isMark: Bool

  /// Where a caret before the character stands.
  var leading: CGFloat { isRightToLeft ? maxX : minX }
  /// Where a caret behind the character stands.
  var trailing: CGFloat { isRightToLeft ? minX : maxX }
}

extension TextContent {
  /// The characters shown on a line, from left to right and without gaps.
  ///
  /// Glyphs that stand for several characters are shared out evenly among them. An ellipsis or a hyphen counts as a part
  /// of the character shown before it, or behind it where there is none.
  func cells(line: Int) -> [TextCell] {
    var cells: [TextCell] = []
    let pieces = pieces(line: line)
    for piece in pieces {
      // Each piece begins where the last ended, whatever sums of widths come to.
      let start = cells.last?.maxX ?? lines[line].frame.minX
      let end = lines[line].frame.minX + piece.x + piece.width
      if piece.source !== text {
        cells.append(
          TextCell(
            range: markedCharacter(by: piece, among: pieces), minX: start, maxX: end,
            isRightToLeft: piece.level & 1 == 1, isMark: true))
      } else {
        addCells(of: piece, from: start, to: end, &cells)
      }
    }
    return cells
  }

  private func pieces(line: Int) -> ArraySlice<TextPiece> {
    pieces[pieces.partitioningIndex { $0.line >= line }...].prefix { $0.line == line }
  }

  private func addCells(of piece: TextPiece, from start: CGFloat, to end: CGFloat, _ cells: inout [TextCell])
  {
    let isRightToLeft = piece.level & 1 == 1
    let isTab = text.clusters[piece.clusters.lowerBound].traits.contains(.tab)
    var x = start
    func add(_ cluster: Int) {
      var width = isTab ? piece.width : text.clusters[cluster + 1].x - text.clusters[cluster].x
      width += piece.extra(behind: cluster)
      let characters = characters(of: cluster)
      let isLast = cluster == (isRightToLeft ? piece.clusters.lowerBound : piece.clusters.upperBound - 1)
      let right = isLast ? end : x + width
      let step = (right - x) / CGFloat(characters.count)
      for (index, range) in (isRightToLeft ? characters.reversed() : characters).enumerated() {
        let maxX = index == characters.count - 1 ? right : x + step
        cells.append(TextCell(range: range, minX: x, maxX: maxX, isRightToLeft: isRightToLeft, isMark: false))
        x = maxX
      }
    }
    if isRightToLeft {
      for cluster in piece.clusters.reversed() { add(cluster) }
    } else {
      for cluster in piece.clusters { add(cluster) }
    }
  }

  /// The characters that a cluster stands for: one, but for ligatures.
  private func characters(of cluster: Int) -> [Range<Int>] {
    let bytes = Int(text.clusters[cluster].start)..<Int(text.clusters[cluster + 1].start)
    guard bytes.count > 1 else { return [bytes] }
    var start = bytes.lowerBound
    return text.text(of: cluster..<cluster + 1).map { character in
      defer { start += character.utf8.count }
      return start..<start + character.utf8.count
    }
  }

  /// The character that a mark belongs to: the last shown before it, or else the first of its line.
  private func markedCharacter(by mark: TextPiece, among pieces: ArraySlice<TextPiece>) -> Range<Int> {
    let shown = pieces.filter { $0.source === text && !$0.clusters.isEmpty }
    // Parts that follow a mark within the text lie behind a gap.
    var end = lines[mark.line].range.lowerBound
    var last: Int?
    for piece in shown.sorted(by: { $0.clusters.lowerBound < $1.clusters.lowerBound }) {
      guard Int(text.clusters[piece.clusters.lowerBound].start) == end else { break }
      end = Int(text.clusters[piece.clusters.upperBound].start)
      last = piece.clusters.upperBound - 1
    }
    if let last, let character = characters(of: last).last { return character }
    guard let first = shown.map(\.clusters.lowerBound).min() else { return end..<end }
    return characters(of: first).first ?? end..<end
  }
}
