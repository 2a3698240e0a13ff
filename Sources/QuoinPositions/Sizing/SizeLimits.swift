import Foundation
import QuoinGraphics
import QuoinViews

/// Bounds on a size that a view asks for, in points.
///
/// ```swift
/// label.frame.size = label.sizeThatFits(room, limits: SizeLimits(width: 40...200, height: 20...))
/// ```
public nonisolated struct SizeLimits: Hashable, Sendable {
  /// The least size.
  public var minimum: CGSize
  /// The greatest size; it gives way to the least one.
  public var maximum: CGSize

  /// Limits both directions.
  public init(minimum: CGSize = .zero, maximum: CGSize = CGSize(width: CGFloat.infinity, height: .infinity)) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Limits each direction by a range.
  public init(
    width: ClosedRange<CGFloat>, height: ClosedRange<CGFloat> = 0...CGFloat.infinity
  ) {
    self.init(
      minimum: CGSize(width: width.lowerBound, height: height.lowerBound),
      maximum: CGSize(width: width.upperBound, height: height.upperBound))
  }

  /// The nearest size within the limits.
  public func clamp(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(minimum.width, min(size.width, maximum.width)),
      height: max(minimum.height, min(size.height, maximum.height)))
  }
}

extension UIView {
  /// The size that suits the view in a room and within limits, in whole pixels.
  ///
  /// - Parameters:
  ///   - size: The room, in points.
  ///   - limits: What the result is kept within; the view measures itself in no more than its maximum.
  public func sizeThatFits(_ size: CGSize, limits: SizeLimits) -> CGSize {
    let room = CGSize(
      width: min(size.width, limits.maximum.width), height: min(size.height, limits.maximum.height))
    let fitting = limits.clamp(sizeThatFits(room))
    let rounder = PixelRounder(around: self)
    return CGSize(width: rounder.ceilToPixel(fitting.width), height: rounder.ceilToPixel(fitting.height))
  }
}

extension UILabel {
  /// What of the height of a label that fits its text lies above the capital letters and below the last baseline, for
  /// spacing text by what is seen of it.
  ///
  /// - Returns: The insets in whole pixels; 0 to the left and the right.
  public var capInsets: UIEdgeInsets {
    let rounder = PixelRounder(around: self)
    return UIEdgeInsets(
      top: font.capInset(with: rounder), left: 0, bottom: font.baselineInset(with: rounder), right: 0)
  }

  /// The size that suits the text from the top of its capital letters to its last baseline, in whole pixels.
  ///
  /// - Parameters:
  ///   - size: The room, in points.
  ///   - limits: What the label's whole size is kept within.
  public func capToBaselineSizeThatFits(_ size: CGSize, limits: SizeLimits = SizeLimits()) -> CGSize {
    let (whole, insets) = (sizeThatFits(size, limits: limits), capInsets)
    return CGSize(width: whole.width, height: max(0, whole.height - insets.top - insets.bottom))
  }
}
