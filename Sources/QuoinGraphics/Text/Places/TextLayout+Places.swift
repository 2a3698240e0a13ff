import Foundation

/// Where characters are, and which are where. Characters are those that people see as one; places among them count
/// bytes of UTF-8, as ``TextLine/range`` does.
///
/// ```swift
/// let layout = TextLayout(text: AttributedText("Hello, world", font: .systemFont(ofSize: 17)))
/// for rect in layout.selectionRects(for: 7..<12) { canvas.fill(rect, color: .yellow) }  // behind "world"
/// let caret = layout.caretRect(for: layout.closestPosition(to: tap))
/// ```
extension TextLayout {
  /// The character at a point.
  ///
  /// - Parameter point: In points from the top left of the layout.
  /// - Returns: Its bytes, or nil where there is none.
  public func characterRange(at point: CGPoint) -> Range<Int>? {
    guard
      let line = lines.firstIndex(where: { $0.frame.minY <= point.y && point.y < $0.frame.maxY })
    else { return nil }
    return content.cells(line: line).first {
      $0.minX <= point.x && point.x < $0.maxX && !$0.range.isEmpty
    }?.range
  }

  /// The place for a caret that is nearest to a point, as where a finger taps.
  ///
  /// - Parameter point: In points from the top left of the layout; above, below and beside all lines, too.
  public func closestPosition(to point: CGPoint) -> TextPosition {
    guard let line = content.line(nearest: point.y) else { return TextPosition(0) }
    var cells = content.cells(line: line)
    if cells.contains(where: { !$0.isMark }) { cells.removeAll(where: \.isMark) }
    guard let first = cells.first else { return content.position(lines[line].range.lowerBound, on: line) }
    let cell = cells.last { $0.minX <= point.x } ?? first
    let isLeftHalf = point.x < (cell.minX + cell.maxX) / 2
    let offset = isLeftHalf == cell.isRightToLeft ? cell.range.upperBound : cell.range.lowerBound
    // Where a character of the line begins, too, there is no doubt.
    if cells.contains(where: { $0.range.contains(offset) }) { return TextPosition(offset) }
    return content.position(offset, on: line)
  }

  /// The caret that stands before a character.
  ///
  /// - Parameter offset: How many bytes of UTF-8 lie before it.
  public func caretRect(before offset: Int) -> CGRect { caretRect(for: TextPosition(offset)) }

  /// The caret at a place.
  ///
  /// - Returns: A box as high as the line, in points from the top left of the layout. Its left edge is the place itself;
  ///   it is two points wide, as UIKit's.
  public func caretRect(for position: TextPosition) -> CGRect {
    let width: CGFloat = 2
    guard let line = content.line(of: position) else {
      return CGRect(
        origin: content.emptyCaret.origin, size: CGSize(width: width, height: content.emptyCaret.height))
    }
    let frame = lines[line].frame
    let x = content.carets(line: line).x(before: position.offset)
    return CGRect(x: x, y: frame.minY, width: width, height: frame.height)
  }

  /// The boxes that a part of the text covers, as when it is selected.
  ///
  /// - Parameter range: Bytes of UTF-8; a character of which a part is in it counts whole.
  /// - Returns: Boxes as high as their lines, from top to bottom and from left to right, joined where they touch. A part
  ///   that is written in both directions may take several on one line.
  public func selectionRects(for range: Range<Int>) -> [CGRect] {
    var rects: [CGRect] = []
    for (index, line) in lines.enumerated() where line.range.overlaps(range) {
      // Edges are compared, not sums of places and widths, which rounding would tell apart.
      var edges: [(minX: CGFloat, maxX: CGFloat)] = []
      for cell in content.cells(line: index) where cell.range.overlaps(range) {
        if let last = edges.last, last.maxX == cell.minX {
          edges[edges.count - 1].maxX = cell.maxX
        } else {
          edges.append((cell.minX, cell.maxX))
        }
      }
      rects += edges.map {
        CGRect(x: $0.minX, y: line.frame.minY, width: $0.maxX - $0.minX, height: line.frame.height)
      }
    }
    return rects.filter { $0.width > 0 }
  }
}

extension TextContent {
  /// The line at a height, or the nearest; nil when there is none.
  fileprivate func line(nearest y: CGFloat) -> Int? {
    var best: (line: Int, distance: CGFloat)?
    for (index, line) in lines.enumerated() {
      let distance = max(line.frame.minY - y, y - line.frame.maxY, 0)
      if best.map({ distance < $0.distance }) ?? true { best = (index, distance) }
    }
    return best?.line
  }

  /// The line of a place; nil when there is none.
  func line(of position: TextPosition) -> Int? {
    let isUpstream = position.affinity == .upstream
    let line = lines.lastIndex {
      isUpstream ? $0.range.lowerBound < position.offset : $0.range.lowerBound <= position.offset
    }
    return line ?? (lines.isEmpty ? nil : 0)
  }

  /// A place on a line; behind all that is shown it is the end of the line.
  fileprivate func position(_ offset: Int, on line: Int) -> TextPosition {
    let range = lines[line].range
    var end = offset
    // White space that hangs beyond the edge is passed by; a newline is not.
    if let first = text.firstCluster(from: offset, to: range.upperBound) {
      var cluster = first
      let shown = pieces.filter { $0.line == line && $0.source === text }.map(\.clusters)
      while cluster < text.clusters.count - 1, Int(text.clusters[cluster].start) < range.upperBound,
        text.clusters[cluster].traits.contains(.space), !text.clusters[cluster].traits.contains(.newline),
        !shown.contains(where: { $0.contains(cluster) })
      { cluster += 1 }
      let reached = Int(text.clusters[cluster].start)
      if reached == range.upperBound || text.clusters[cluster].traits.contains(.newline) { end = reached }
    }
    let endsLine = end == range.upperBound && end > range.lowerBound && line < lines.count - 1
    return TextPosition(end, affinity: endsLine ? .upstream : .downstream)
  }

  /// Where carets stand on a line.
  func carets(line: Int) -> LineCarets {
    LineCarets(
      cells: cells(line: line).filter { !$0.isMark }.sorted { $0.range.lowerBound < $1.range.lowerBound },
      start: lines[line].frame.minX)
  }
}

/// Where carets stand on one line, found without looking at each character of it.
struct LineCarets {
  /// The cells of the line's own characters in the order of the text.
  fileprivate let cells: [TextCell]
  /// Where a line without characters begins, in points.
  fileprivate let start: CGFloat

  /// Where a caret stands, in points from the left of the layout.
  func x(before offset: Int) -> CGFloat {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    if low < cells.count, cells[low].range.contains(offset) { return cells[low].leading }
    // Behind what is shown: white space beyond the edge, a newline, or what an ellipsis stands for.
    return low > 0 ? cells[low - 1].trailing : cells.first?.leading ?? start
  }
}

extension ShapedText {
  /// The first cluster that begins at a byte or behind it; nil when it does not begin before an end.
  fileprivate func firstCluster(from offset: Int, to end: Int) -> Int? {
    let first = cluster(at: offset)
    return Int(clusters[first].start) < end ? first : nil
  }
}
