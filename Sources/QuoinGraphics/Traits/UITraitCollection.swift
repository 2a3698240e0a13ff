import Foundation

/// The environment that views and colours look at: style, scale, direction, sizes.
public final class UITraitCollection: Hashable, Sendable {
  /// The traits as a value.
  public let values: TraitValues

  /// Light or dark; unspecified counts as light.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// Pixels a point; 0 when unspecified.
  public var displayScale: CGFloat { values.displayScale }
  /// Lines a point that layout rounds to, where these are not those of the pixels; 0 where they are.
  package var layoutScale: CGFloat { values.layoutScale }
  /// Which way the interface reads.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// How large the reader wants text.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// How much room there is from left to right.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// What kind of device the interface is for.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// How far colours are to stand out; unspecified counts as normal.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The language and region that people read, such as `de` or `de-CH`; empty when unspecified.
  public var language: String { values.language }

  /// Creates traits from their values.
  public init(_ values: TraitValues) { self.values = values }

  /// Creates traits; what is left out is unspecified.
  public convenience init(
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified, displayScale: CGFloat = 0,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
    accessibilityContrast: UIAccessibilityContrast = .unspecified, language: String = ""
  ) {
    var values = TraitValues()
    values.userInterfaceStyle = userInterfaceStyle
    values.displayScale = displayScale
    values.layoutDirection = layoutDirection
    values.preferredContentSizeCategory = preferredContentSizeCategory
    values.horizontalSizeClass = horizontalSizeClass
    values.verticalSizeClass = verticalSizeClass
    values.userInterfaceIdiom = userInterfaceIdiom
    values.accessibilityContrast = accessibilityContrast
    values.language = language
    self.init(values)
  }

  /// Creates traits from several, later ones overriding what they specify.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// These traits with those replaced that another collection specifies.
  public func overridden(by other: UITraitCollection) -> UITraitCollection {
    UITraitCollection(values.overridden(by: other.values))
  }

  /// These traits for what has no pixels, such as pages and vector outputs: layout keeps fractions of a point, and `displayScale`
  /// only chooses between images.
  package var withoutPixels: UITraitCollection {
    var values = values
    if values.displayScale <= 0 { values.displayScale = 1 }
    values.layoutScale = PixelGrid.fine.scale
    return UITraitCollection(values)
  }

  /// The traits of the main screen: light, 2 pixels a point, left to right.
  package static let mainScreen = UITraitCollection(
    userInterfaceStyle: .light, displayScale: 2, layoutDirection: .leftToRight,
    preferredContentSizeCategory: .large)

  /// What the work at hand sees, and what views see that stand in no other, whose surroundings do not depend on which
  /// view is at work.
  private final class Surroundings: Sendable {
    let current: UITraitCollection
    let outermost: UITraitCollection
    /// The main screen's, where `outermost` leaves something open.
    let root: UITraitCollection

    init(current: UITraitCollection, outermost: UITraitCollection, root: UITraitCollection) {
      (self.current, self.outermost, self.root) = (current, outermost, root)
    }
  }

  @TaskLocal private static var surroundings = Surroundings(
    current: mainScreen, outermost: mainScreen, root: mainScreen)

  /// The traits of the work at hand: those of the view that lays out, draws or is told of a change; otherwise those of
  /// the main screen unless `asCurrent` says otherwise.
  public static var current: UITraitCollection { surroundings.current }

  /// The traits of views that stand in no other and in no window.
  package static var outermost: UITraitCollection { surroundings.outermost }

  /// The same, with the main screen's for what they leave open.
  package static var outermostAndScreen: UITraitCollection { surroundings.root }

  /// `outermostAndScreen` with the traits of the views on the way down from the root, from the innermost to the outermost.
  package static func inTree(overriddenBy overrides: [UITraitCollection]) -> UITraitCollection {
    let surroundings = surroundings
    var overrides = overrides[...]
    // Whoever makes a root's traits those of the work at hand need not hear of them again.
    if overrides.last === surroundings.outermost { overrides.removeLast() }
    return overrides.reversed().reduce(surroundings.root) { $0.overridden(by: $1) }
  }

  /// Runs some work with these traits as `UITraitCollection.current`.
  public func asCurrent<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let root = self === Self.mainScreen ? self : Self.mainScreen.overridden(by: self)
    return try Self.with(Surroundings(current: self, outermost: self, root: root), work)
  }

  /// Runs some work with these traits as `UITraitCollection.current`.
  public func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

  /// Whether dynamic colours may be others than with other traits: whether style or contrast differs.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || accessibilityContrast != traitCollection?.accessibilityContrast
  }

  /// Runs the work of a view that has these traits.
  package func asCurrentOfView<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let around = Self.surroundings
    return try Self.with(
      Surroundings(current: self, outermost: around.outermost, root: around.root), work)
  }

  private static func with<Result, Failure: Error>(
    _ surroundings: Surroundings, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    do {
      return try $surroundings.withValue(surroundings) { try work() }
    } catch let failure as Failure {
      throw failure
    } catch {
      preconditionFailure("withValue throws only what its operation throws")
    }
  }

  public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
    left === right || left.values == right.values
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
