import Foundation

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable, Codable { case unspecified, light, dark }

/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable, Codable { case unspecified, compact, regular }

/// Which way the interface reads.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable, Codable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// What kind of device the interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable, Codable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// How far colours are to stand out from each other.
public enum UIAccessibilityContrast: Int, Sendable, Codable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// The traits that views and colours look at, as a value.
public struct TraitValues: Hashable, Sendable {
  /// Light or dark; unspecified counts as light.
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Pixels a point; 0 when unspecified.
  public var displayScale: CGFloat = 0
  /// Which way the interface reads.
  public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// How large the reader wants text.
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// How much room there is from left to right.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// How much room there is from top to bottom.
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// What kind of device the interface is for.
  public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  /// How far colours are to stand out; unspecified counts as normal.
  public var accessibilityContrast = UIAccessibilityContrast.unspecified
  /// The language and region that people read, such as `de` or `de-CH`; empty when unspecified.
  public var language = ""

  /// Creates values that specify nothing.
  public init() {}

  /// These values with those replaced that others specify.
  public func overridden(by other: TraitValues) -> TraitValues {
    var result = self
    // Field by field: key paths take a microsecond together, and views ask whenever they come into others.
    if other.userInterfaceStyle != .unspecified { result.userInterfaceStyle = other.userInterfaceStyle }
    if other.displayScale != 0 { result.displayScale = other.displayScale }
    if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
    if other.preferredContentSizeCategory != .unspecified {
      result.preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.horizontalSizeClass != .unspecified { result.horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { result.verticalSizeClass = other.verticalSizeClass }
    if other.userInterfaceIdiom != .unspecified { result.userInterfaceIdiom = other.userInterfaceIdiom }
    if other.accessibilityContrast != .unspecified {
      result.accessibilityContrast = other.accessibilityContrast
    }
    if !other.language.isEmpty { result.language = other.language }
    return result
  }
}

/// The environment that views and colours look at: style, scale, direction, sizes.
public final class UITraitCollection: Hashable, Sendable {
  /// The traits as a value.
  public let values: TraitValues

  /// Light or dark; unspecified counts as light.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// Pixels a point; 0 when unspecified.
  public var displayScale: CGFloat { values.displayScale }
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
