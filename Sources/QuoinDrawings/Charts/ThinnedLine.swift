import Foundation

/// The points of a line that are seen: where many lie in one narrow column, the first, the highest, the lowest and the last
/// of them draw the same. A line of any number of points takes no longer than its width allows.
struct ThinnedLine {
  let points: [CGPoint]

  /// Leaves out what is not seen.
  ///
  /// - Parameters:
  ///   - points: The points from one side to the other.
  ///   - step: How wide columns are, in points; above 0.
  init(_ points: [CGPoint], step: CGFloat) {
    guard let first = points.first, let last = points.last,
      CGFloat(points.count) > 4 * (abs(last.x - first.x) / step + 1)
    else {
      self.points = points
      return
    }
    var kept: [CGPoint] = []
    var column = Column(first, 0)
    var place = (first.x / step).rounded(.down)
    for index in points.indices.dropFirst() {
      let point = points[index]
      let next = (point.x / step).rounded(.down)
      if next == place {
        column.add(point, index)
      } else {
        column.append(to: &kept)
        (column, place) = (Column(point, index), next)
      }
    }
    column.append(to: &kept)
    self.points = kept
  }

  /// The points that lie in one column.
  private struct Column {
    private let first: CGPoint
    private var last: CGPoint
    private var (low, high): ((index: Int, point: CGPoint), (index: Int, point: CGPoint))
    private let start: Int
    private var end: Int

    init(_ point: CGPoint, _ index: Int) {
      (first, last, start, end) = (point, point, index, index)
      (low, high) = ((index, point), (index, point))
    }

    mutating func add(_ point: CGPoint, _ index: Int) {
      (last, end) = (point, index)
      if point.y < low.point.y { low = (index, point) }
      if point.y > high.point.y { high = (index, point) }
    }

    func append(to points: inout [CGPoint]) {
      points.append(first)
      let (one, other) = low.index < high.index ? (low, high) : (high, low)
      if one.index > start, one.index < end { points.append(one.point) }
      if other.index > start, other.index < end, other.index != one.index { points.append(other.point) }
      if end > start { points.append(last) }
    }
  }
}
