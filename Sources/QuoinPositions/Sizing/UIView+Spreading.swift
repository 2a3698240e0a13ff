import Foundation
import QuoinGraphics
import QuoinViews

extension UIView {
  /// Sizes and places subviews so that they fill the view along an axis, all alike but for a pixel.
  ///
  /// Each begins on the pixel where the one before ends, or `margin` behind it, so that there is neither a gap nor an
  /// overlap. Along the horizontal axis they run in the view's direction. Across the axis they fill the room.
  ///
  /// ```swift
  /// bar.spreadOutSubviews([home, search, profile], axis: .horizontal, margin: 8)
  /// ```
  ///
  /// - Parameters:
  ///   - subviews: The subviews in order.
  ///   - axis: The axis.
  ///   - margin: The space between neighbours, in points; rounded to a pixel.
  ///   - within: The room, in points of this view; its bounds when `.zero`.
  public func spreadOutSubviews(
    _ subviews: [UIView], axis: NSLayoutConstraint.Axis, margin: CGFloat = 0, within: CGRect = .zero
  ) {
    if let stranger = subviews.first(where: { $0.superview !== self }) {
      return PositionMisuse.report(.notASubview(stranger.description, of: description))
    }
    let room = within == .zero ? bounds : within
    let rounder = PixelRounder(around: self)
    let isVertical = axis == .vertical
    let spread = PixelSpread(
      from: isVertical ? room.minY : room.minX, to: isVertical ? room.maxY : room.maxX,
      count: subviews.count, margin: margin, rounder: rounder)
    guard spread.isFinite, (room.origin.x + room.origin.y + room.size.width + room.size.height).isFinite
    else {
      return PositionMisuse.report(.notFinite("room or margin between subviews", of: description))
    }
    let (near, far) =
      isVertical
      ? (rounder.roundToPixel(room.minX), rounder.roundToPixel(room.maxX))
      : (rounder.roundToPixel(room.minY), rounder.roundToPixel(room.maxY))
    let isMirrored = !isVertical && isRightToLeft
    for (index, view) in subviews.enumerated() {
      let part = spread[isMirrored ? subviews.count - 1 - index : index]
      let rect =
        isVertical
        ? CGRect(x: near, y: part.start, width: far - near, height: part.length)
        : CGRect(x: part.start, y: near, width: part.length, height: far - near)
      view.bounds.size = rect.size
      let anchor = view.anchorPoint
      view.center = CGPoint(
        x: rect.origin.x + anchor.x * rect.width, y: rect.origin.y + anchor.y * rect.height)
    }
  }
}

/// A stretch divided into equal parts whose ends are on pixels.
struct PixelSpread {
  private let start: CGFloat
  private let step: CGFloat
  private let margin: CGFloat
  private let end: CGFloat
  private let count: Int
  private let rounder: PixelRounder

  init(from start: CGFloat, to end: CGFloat, count: Int, margin: CGFloat, rounder: PixelRounder) {
    self.start = rounder.roundToPixel(start)
    self.end = max(self.start, rounder.roundToPixel(end))
    self.margin = rounder.roundToPixel(margin)
    self.count = count
    self.rounder = rounder
    step = (self.end - self.start + self.margin) / CGFloat(max(count, 1))
  }

  /// Whether all numbers are finite, without which there are no parts.
  var isFinite: Bool { (start + end + margin + step).isFinite }

  /// A part, from 0: where it starts and how long it is. Nothing where the margins leave no room.
  subscript(index: Int) -> (start: CGFloat, length: CGFloat) {
    let lower = rounder.roundToPixel(start + CGFloat(index) * step)
    let upper = index == count - 1 ? end : rounder.roundToPixel(start + CGFloat(index + 1) * step) - margin
    return (lower, max(0, upper - lower))
  }
}
