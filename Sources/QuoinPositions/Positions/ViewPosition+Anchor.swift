import Foundation
import QuoinGraphics

extension ViewPosition {
  /// A place on a rectangle: a corner, the middle of an edge, or the middle of it all.
  public nonisolated enum Anchor: Hashable, Sendable, CaseIterable {
    case topLeft, top, topRight
    case left, middle, right
    case bottomLeft, bottom, bottomRight
    /// Where lines begin: the left in left-to-right surroundings.
    case topLeading, leading, bottomLeading
    /// Where lines end: the right in left-to-right surroundings.
    case topTrailing, trailing, bottomTrailing

    /// The anchor's place on a rectangle; leading counts as left.
    public func anchorPoint(onRect rect: CGRect) -> CGPoint {
      anchorPoint(onRect: rect, isRightToLeft: false)
    }

    /// The anchor's place on a rectangle in surroundings of either direction.
    public func anchorPoint(onRect rect: CGRect, isRightToLeft: Bool) -> CGPoint {
      let fraction = fraction(isRightToLeft: isRightToLeft)
      return CGPoint(
        x: rect.origin.x + fraction.x * rect.size.width, y: rect.origin.y + fraction.y * rect.size.height)
    }

    /// Whether the anchor is on the other side in right-to-left surroundings.
    var followsDirection: Bool {
      switch self {
      case .topLeading, .leading, .bottomLeading, .topTrailing, .trailing, .bottomTrailing: true
      default: false
      }
    }

    func fraction(isRightToLeft: Bool) -> CGPoint {
      let (start, end): (CGFloat, CGFloat) = isRightToLeft ? (1, 0) : (0, 1)
      return switch self {
      case .topLeft: CGPoint(x: 0, y: 0)
      case .top: CGPoint(x: 0.5, y: 0)
      case .topRight: CGPoint(x: 1, y: 0)
      case .left: CGPoint(x: 0, y: 0.5)
      case .middle: CGPoint(x: 0.5, y: 0.5)
      case .right: CGPoint(x: 1, y: 0.5)
      case .bottomLeft: CGPoint(x: 0, y: 1)
      case .bottom: CGPoint(x: 0.5, y: 1)
      case .bottomRight: CGPoint(x: 1, y: 1)
      case .topLeading: CGPoint(x: start, y: 0)
      case .leading: CGPoint(x: start, y: 0.5)
      case .bottomLeading: CGPoint(x: start, y: 1)
      case .topTrailing: CGPoint(x: end, y: 0)
      case .trailing: CGPoint(x: end, y: 0.5)
      case .bottomTrailing: CGPoint(x: end, y: 1)
      }
    }
  }

  /// An anchor of the superview, moved by an offset: what `10.verticalOffset + .top` makes.
  public nonisolated struct OffsetAnchor: Hashable, Sendable {
    /// How far from the anchor, in points.
    public let offset: UIOffset
    /// The anchor.
    public let anchor: Anchor

    /// Creates a moved anchor.
    public init(offset: UIOffset, anchor: Anchor) {
      self.offset = offset
      self.anchor = anchor
    }
  }
}
