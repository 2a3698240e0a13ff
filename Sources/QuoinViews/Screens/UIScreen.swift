import Foundation
import QuoinGraphics

/// A screen: how large it is and how many pixels a point has.
///
/// Nothing of a screen changes after it was made, so that any thread may read it; a subclass that adds what changes has to see
/// to that itself.
open nonisolated class UIScreen: Hashable, @unchecked Sendable {
  private static let usual = UIScreen(
    bounds: CGRect(x: 0, y: 0, width: 390, height: 844), scale: UITraitCollection.mainScreen.displayScale,
    traits: .mainScreen)
  @TaskLocal private static var ofWork: UIScreen?

  /// The screen of windows that name no other: that of the work at hand, as of what a test does on a device, or else an
  /// iPhone of 390 by 844 points with 2 pixels a point.
  public static var main: UIScreen { ofWork ?? usual }

  /// Does some work whose main screen is this one, with the traits of which it begins.
  public func asMain<Result>(_ work: () throws -> Result) rethrows -> Result {
    try Self.$ofWork.withValue(self) { try work() }
  }

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
