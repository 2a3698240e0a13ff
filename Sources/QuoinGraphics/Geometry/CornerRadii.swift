import Foundation

/// The radius of each corner of a rounded rectangle, in points.
public struct CornerRadii: Hashable, Sendable {
  public var topLeft: CGFloat
  public var topRight: CGFloat
  public var bottomLeft: CGFloat
  public var bottomRight: CGFloat

  /// Creates separate radii.
  public init(
    topLeft: CGFloat = 0, topRight: CGFloat = 0, bottomLeft: CGFloat = 0, bottomRight: CGFloat = 0
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }

  /// Creates the same radius for some corners and none for the others.
  public init(_ radius: CGFloat, corners: UIRectCorner = .allCorners) {
    self.init(
      topLeft: corners.contains(.topLeft) ? radius : 0, topRight: corners.contains(.topRight) ? radius : 0,
      bottomLeft: corners.contains(.bottomLeft) ? radius : 0,
      bottomRight: corners.contains(.bottomRight) ? radius : 0)
  }

  /// Whether no corner is round.
  public var isZero: Bool { topLeft <= 0 && topRight <= 0 && bottomLeft <= 0 && bottomRight <= 0 }

  /// The one radius of all corners, or nothing when they differ.
  public var uniform: CGFloat? {
    topLeft == topRight && topLeft == bottomLeft && topLeft == bottomRight ? topLeft : nil
  }

  /// The radii made as small as they must be for neighbours to meet within a size, all by the same factor.
  public func fitting(_ size: CGSize) -> CornerRadii {
    // Sums of radii beyond this would leave nothing of them.
    let most: CGFloat = 1e12
    guard max(topLeft, topRight, bottomLeft, bottomRight) <= most else {
      func bounded(_ radius: CGFloat) -> CGFloat { radius > 0 ? min(radius, most) : 0 }
      return CornerRadii(
        topLeft: bounded(topLeft), topRight: bounded(topRight), bottomLeft: bounded(bottomLeft),
        bottomRight: bounded(bottomRight)
      ).fitting(size)
    }
    var factor: CGFloat = 1
    func limit(_ sum: CGFloat, _ room: CGFloat) {
      if sum > 0 { factor = min(factor, max(0, room) / sum) }
    }
    limit(topLeft + topRight, size.width)
    limit(bottomLeft + bottomRight, size.width)
    limit(topLeft + bottomLeft, size.height)
    limit(topRight + bottomRight, size.height)
    return CornerRadii(
      topLeft: max(0, topLeft * factor), topRight: max(0, topRight * factor),
      bottomLeft: max(0, bottomLeft * factor), bottomRight: max(0, bottomRight * factor))
  }

  /// The radii moved inward (or outward, when negative) by a distance; a square corner stays square.
  public func inset(by distance: CGFloat) -> CornerRadii {
    func inset(_ radius: CGFloat) -> CGFloat { radius > 0 ? max(0, radius - distance) : 0 }
    return CornerRadii(
      topLeft: inset(topLeft), topRight: inset(topRight), bottomLeft: inset(bottomLeft),
      bottomRight: inset(bottomRight))
  }
}
