import Foundation
import QuoinGraphics

/// A screen: how large it is and how many pixels a point has.
public final class UIScreen: Hashable, Sendable {
  /// The screen of windows that name no other: an iPhone of 390 by 844 points with 2 pixels a point.
  public static let main = UIScreen(
    bounds: CGRect(x: 0, y: 0, width: 390, height: 844), scale: UITraitCollection.mainScreen.displayScale,
    traits: .mainScreen)

  /// The screen's rectangle, in points.
  public let bounds: CGRect
  /// Pixels a point.
  public let scale: CGFloat
  /// What notches and bars take from the edges, in points.
  public let safeAreaInsets: UIEdgeInsets
  /// What views on the screen see of it.
  public let traitCollection: UITraitCollection

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - bounds: Its rectangle, in points.
  ///   - scale: Pixels a point; 1 when not positive.
  ///   - safeAreaInsets: What notches and bars take from the edges.
  ///   - traits: What else views see; the scale is the screen's.
  public init(
    bounds: CGRect, scale: CGFloat, safeAreaInsets: UIEdgeInsets = .zero,
    traits: UITraitCollection = .current
  ) {
    self.bounds = bounds
    self.scale = scale > 0 ? scale : 1
    self.safeAreaInsets = safeAreaInsets
    traitCollection = traits.overridden(by: UITraitCollection(displayScale: self.scale))
  }

  /// The screen's rectangle in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Pixels a point.
  public var nativeScale: CGFloat { scale }

  public static func == (left: UIScreen, right: UIScreen) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
