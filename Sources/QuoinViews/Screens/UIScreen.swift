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
  open var bounds: CGRect { values.bounds }
  /// Pixels a point.
  open var scale: CGFloat { values.scale }
  /// What notches and bars take from the edges, in points.
  public let safeAreaInsets: UIEdgeInsets
  /// What views on the screen see of it.
  open var traitCollection: UITraitCollection { values.traits }
  /// What a screen was made with; a subclass says otherwise by overriding the properties.
  private let values: (bounds: CGRect, scale: CGFloat, traits: UITraitCollection)

  /// Creates a screen as large as the main one, for subclasses that say what is otherwise.
  public init() {
    let main = UIScreen.main
    values = (main.bounds, main.scale, main.traitCollection)
    safeAreaInsets = main.safeAreaInsets
  }

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
    let scale = scale > 0 ? scale : 1
    values = (bounds, scale, traits.overridden(by: UITraitCollection(displayScale: scale)))
    self.safeAreaInsets = safeAreaInsets
  }

  /// The screen's rectangle in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Pixels a point.
  public var nativeScale: CGFloat { scale }
  /// How many frames a second the screen shows at most, as the clock of a window has it.
  open var maximumFramesPerSecond: Int { 60 }

  public static func == (left: UIScreen, right: UIScreen) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
