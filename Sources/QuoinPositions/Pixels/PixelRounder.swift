import Foundation
import QuoinViews

/// Rounds numbers in points to whole pixels of a screen.
///
/// ```swift
/// PixelRounder(for: UIScreen(bounds: bounds, scale: 3)).roundToPixel(10.4)  // 10.333…
/// ```
public struct PixelRounder: Hashable, Sendable {
  /// Numbers this close to a pixel, in points, are on it.
  public static let significantPrecision: CGFloat = 1e-7

  /// Pixels a point.
  let scale: CGFloat

  init(scale: CGFloat) { self.scale = scale }

  /// Rounds for the screen that a view is on, or for the scale that its tree has without one.
  public init(for view: UIView) {
    scale = view.displayScale
  }

  /// Rounds for the screen of a window.
  public init(for window: UIWindow) {
    scale = window.screen.scale
  }

  /// Rounds for a screen; for the main one when there is none.
  public init(for screen: UIScreen? = nil) {
    scale = (screen ?? .main).scale
  }

  /// The nearest pixel, halves away from zero.
  @inline(__always)
  public func roundToPixel(_ value: CGFloat) -> CGFloat { Self.round(value * scale) / scale }

  /// The next pixel not below the number.
  public func ceilToPixel(_ value: CGFloat) -> CGFloat { directed(value, .up) }

  /// The next pixel not above the number.
  public func floorToPixel(_ value: CGFloat) -> CGFloat { directed(value, .down) }

  /// Whether the number is on a pixel.
  public func isRoundedToPixel(_ value: CGFloat) -> Bool {
    abs(roundToPixel(value) - value) < Self.significantPrecision
  }

  /// `rounded()` without a call into the C library, which the baseline x86-64 instruction set would need.
  @inline(__always)
  private static func round(_ value: CGFloat) -> CGFloat {
    guard value.magnitude < 1e15 else { return value.rounded() }
    let truncated = CGFloat(Int(value))
    let rest = value - truncated
    return rest >= 0.5 ? truncated + 1 : rest <= -0.5 ? truncated - 1 : truncated
  }

  private func directed(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
    let nearest = roundToPixel(value)
    return abs(nearest - value) < Self.significantPrecision ? nearest : (value * scale).rounded(rule) / scale
  }
}

extension PixelRounder {
  /// The nearest pixel's corner.
  public func roundToPixel(_ point: CGPoint) -> CGPoint {
    CGPoint(x: roundToPixel(point.x), y: roundToPixel(point.y))
  }

  /// The next pixel's corner neither left of nor above the point.
  public func ceilToPixel(_ point: CGPoint) -> CGPoint {
    CGPoint(x: ceilToPixel(point.x), y: ceilToPixel(point.y))
  }

  /// The next pixel's corner neither right of nor below the point.
  public func floorToPixel(_ point: CGPoint) -> CGPoint {
    CGPoint(x: floorToPixel(point.x), y: floorToPixel(point.y))
  }

  /// Whether the point is a pixel's corner.
  public func isRoundedToPixel(_ point: CGPoint) -> Bool {
    isRoundedToPixel(point.x) && isRoundedToPixel(point.y)
  }
}
