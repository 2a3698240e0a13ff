import Foundation

/// How rectangles follow one another along an axis.
public struct StackDistribution {
  /// How much room lies between neighbours.
  public enum Spacing: Sendable, Hashable {
    /// What is left, shared equally; below zero where the rectangles overlap.
    case equally
    /// Points.
    case equal(CGFloat)
  }

  /// How long each rectangle is along the axis.
  public enum Filling: Sendable, Hashable {
    /// An equal share of what the spacing leaves.
    case equally
    /// Points.
    case equal(CGFloat)
  }

  /// Where the run starts.
  public enum Direction: String, Sendable, Hashable, Codable {
    /// At the side where reading starts; at the top.
    case fromLeading
    /// At the side where reading ends, going backwards; at the bottom.
    case fromTrailing
    /// The whole run in the middle, from left to right whatever the reading direction.
    case fromCenter
  }

  /// Where the rectangles go across the axis; left to right whatever the reading direction.
  public struct Alignment: RectBasedLayout {
    private let part: SpanPoint
    private let offset: CGFloat
    var axis: any RectAxis = CGRectAxis.vertical

    private init(_ part: SpanPoint, _ offset: CGFloat) {
      self.part = part
      self.offset = offset
    }

    /// At the smaller coordinate, moved by an offset in points.
    public static func leading(_ offset: CGFloat = 0) -> Alignment { Alignment(.start, offset) }
    /// At the greater coordinate, moved inwards by an offset in points.
    public static func trailing(_ offset: CGFloat = 0) -> Alignment { Alignment(.end, offset) }
    /// In the middle, moved by an offset in points.
    public static func center(_ offset: CGFloat = 0) -> Alignment { Alignment(.middle, offset) }

    public func formLayout(rect: inout CGRect, in source: CGRect) {
      let size = axis.get(sizeAt: rect)
      let origin =
        switch part {
        case .middle: axis.get(midOf: source) - size / 2 + offset
        case .end: axis.get(maxOf: source) - size - offset
        default: axis.get(minOf: source) + offset
        }
      axis.set(origin: origin, for: &rect)
    }
  }

  /// The room between neighbours; `.equally` at the start.
  public var spacing = Spacing.equally
  /// Where the rectangles go across the axis; centered at the start.
  public var alignment = Alignment.center()
  /// The length of each rectangle along the axis; `.equally` at the start.
  public var filling = Filling.equally
  /// Where the run starts; `.fromLeading` at the start.
  public var direction = Direction.fromLeading

  /// Creates a distribution.
  public init() {}

  /// Rectangles placed in a source, in order.
  ///
  /// - Parameters:
  ///   - rects: The rectangles; only their number counts.
  ///   - sourceRect: The room.
  ///   - axis: The axis along which they follow one another.
  public func distribute(rects: [CGRect], in sourceRect: CGRect, along axis: any RectAxis) -> [CGRect] {
    distribute(rects: rects, in: sourceRect, along: axis, CGLConfiguration.default.readingDirection)
  }

  func distribute(
    rects: [CGRect], in source: CGRect, along axis: any RectAxis, _ reading: ReadingDirection
  ) -> [CGRect] {
    let (count, room) = (CGFloat(rects.count), axis.get(sizeAt: source))
    let length: CGFloat
    switch (filling, spacing) {
    case (.equal(let value), _): length = value
    // Where the gaps alone are more than the room, nothing is left to fill.
    case (.equally, .equal(let gap)): length = max(0, (room - (count - 1) * gap) / count)
    case (.equally, .equally): length = room / count
    }
    let gap: CGFloat
    switch spacing {
    case .equal(let value): gap = value
    case .equally: gap = rects.count > 1 ? (room - count * length) / (count - 1) : 0
    }
    let isMirrored = axis.isHorizontal && reading == .rightToLeft && direction != .fromCenter
    let isForward = (direction != .fromTrailing) != isMirrored
    var across = alignment
    across.axis = axis.transverse()
    var edge = isForward ? axis.get(minOf: source) : axis.get(maxOf: source)
    let placed = rects.map { rect in
      var rect = rect
      axis.set(size: length, for: &rect)
      across.axis.set(size: across.axis.get(sizeAt: source), for: &rect)
      across.formLayout(rect: &rect, in: source)
      axis.set(origin: isForward ? edge : edge - length, for: &rect)
      edge = isForward ? edge + length + gap : edge - length - gap
      return rect
    }
    guard direction == .fromCenter, let first = placed.first, let last = placed.last else { return placed }
    let shift = axis.get(midOf: source) - (axis.get(minOf: first) + axis.get(maxOf: last)) / 2
    return placed.map { axis.offset(rect: $0, by: shift) }
  }
}
