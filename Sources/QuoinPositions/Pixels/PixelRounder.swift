import Foundation
import QuoinViews

/// Rounds numbers in points to whole pixels of a screen.
///
/// ```swift
/// PixelRounder(for: UIScreen(bounds: bounds, scale: 3)).roundToPixel(10.4)  // 10.333…
/// ```
public nonisolated struct PixelRounder: Hashable, Sendable {
  /// Numbers this close to a pixel, in points, are on it.
  public static let significantPrecision: CGFloat = 1e-7

  /// Pixels a point.
  let scale: CGFloat

  /// Rounds for a scale; reports one that is not whole, for which the nearest whole one counts.
  @inline(__always)
  init(scale: CGFloat) {
    self.scale = scale == 1 || scale == 2 || scale == 3 ? scale : Self.whole(scale)
  }

  /// Rounds for a screen; for the main one when there is none.
  public init(for screen: UIScreen? = nil) { self.init(scale: (screen ?? .main).scale) }

  @inline(never)
  private static func whole(_ scale: CGFloat) -> CGFloat {
    let whole = scale.isFinite ? max(1, scale.rounded()) : 1
    _ = PositionMisuse.check(whole == scale, .scaleNotWhole(scale))
    return whole
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

  /// How far something is, whatever its direction, in whole pixels; half a pixel counts as none.
  func distance(_ value: CGFloat) -> CGFloat {
    let pixels = (value.magnitude - Self.significantPrecision) * scale
    // Of two zeros the last one is taken, which is to be the one without a sign.
    return max((pixels - 0.5).rounded(.up), 0) / scale
  }

  /// How far something is that lies an offset beyond a place; an offset that is no whole pixels counts as it is.
  func distance(_ value: CGFloat, offset: CGFloat) -> CGFloat {
    if offset == 0 || isRoundedToPixel(offset) { return distance(value + offset) }
    return abs((value < 0 ? -distance(value) : distance(value)) + offset)
  }

  private func directed(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
    let nearest = roundToPixel(value)
    return abs(nearest - value) < Self.significantPrecision ? nearest : (value * scale).rounded(rule) / scale
  }
}

// Where views are, as they are asked.
extension PixelRounder {
  /// Rounds for what something stands in, and reports it by its name where nobody states the scale of that.
  @inline(__always)
  init(for host: UIView?, named name: @autoclosure () -> String) {
    let stated = host?.statedScale
    _ = PositionMisuse.check(host == nil || stated != nil, .noWindow(name()))
    self.init(scale: stated ?? UIScreen.main.scale)
  }

  /// Rounds for the tree of a view, whether or not anybody states its scale.
  init(around view: UIView) { self.init(scale: view.displayScale) }

  /// Rounds for the screen that a view's window is on, or for the scale that its traits state.
  ///
  /// Misuse is reported for a view without either, for which the main screen's pixels count.
  public init(for view: UIView) { self.init(for: view, named: view.description) }

  /// Rounds for the screen of a window.
  public init(for window: UIWindow) { self.init(scale: window.screen.scale) }
}

nonisolated extension PixelRounder {
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
