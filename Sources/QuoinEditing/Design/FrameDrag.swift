import Foundation

/// How far the edges of a view are dragged, in points; all four by the same when the view moves as a whole.
public struct FrameDrag: Hashable, Sendable, Codable {
  public var left: CGFloat
  public var top: CGFloat
  public var right: CGFloat
  public var bottom: CGFloat

  /// Drags edges, each to the right or downward by so much.
  public init(left: CGFloat = 0, top: CGFloat = 0, right: CGFloat = 0, bottom: CGFloat = 0) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// Drags the whole.
  public static func moving(_ dx: CGFloat, _ dy: CGFloat) -> FrameDrag {
    FrameDrag(left: dx, top: dy, right: dx, bottom: dy)
  }

  /// Whether the size stays as it is.
  public var isMove: Bool { left == right && top == bottom }
  /// Whether nothing is dragged.
  public var isEmpty: Bool { self == FrameDrag() }

  /// The rectangle afterwards, its size at least 0.
  public func applied(to rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + left, y: rect.minY + top, width: max(0, rect.width + right - left),
      height: max(0, rect.height + bottom - top))
  }
}
