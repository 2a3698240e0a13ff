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

/// The environment that views and colours look at: style, scale, direction, sizes.
public final class UITraitCollection: Hashable, Sendable {
  /// Light or dark; unspecified counts as light.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels a point; 0 when unspecified.
  public let displayScale: CGFloat
  /// Which way the interface reads.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// How large the reader wants text.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// How much room there is from left to right.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// What kind of device the interface is for.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  /// Creates traits; what is left out is unspecified.
  public init(
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified, displayScale: CGFloat = 0,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
  }

  /// Creates traits from several, later ones overriding what they specify.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    var merged = UITraitCollection()
    for collection in collections { merged = merged.overridden(by: collection) }
    self.init(merged)
  }

  private convenience init(_ other: UITraitCollection) {
    self.init(
      userInterfaceStyle: other.userInterfaceStyle, displayScale: other.displayScale,
      layoutDirection: other.layoutDirection,
      preferredContentSizeCategory: other.preferredContentSizeCategory,
      horizontalSizeClass: other.horizontalSizeClass, verticalSizeClass: other.verticalSizeClass,
      userInterfaceIdiom: other.userInterfaceIdiom)
  }

  /// These traits with those replaced that another collection specifies.
  public func overridden(by other: UITraitCollection) -> UITraitCollection {
    func pick<T: Equatable>(_ key: KeyPath<UITraitCollection, T>, _ unspecified: T) -> T {
      other[keyPath: key] == unspecified ? self[keyPath: key] : other[keyPath: key]
    }
    return UITraitCollection(
      userInterfaceStyle: pick(\.userInterfaceStyle, .unspecified), displayScale: pick(\.displayScale, 0),
      layoutDirection: pick(\.layoutDirection, .unspecified),
      preferredContentSizeCategory: pick(\.preferredContentSizeCategory, .unspecified),
      horizontalSizeClass: pick(\.horizontalSizeClass, .unspecified),
      verticalSizeClass: pick(\.verticalSizeClass, .unspecified),
      userInterfaceIdiom: pick(\.userInterfaceIdiom, .unspecified))
  }

  @TaskLocal private static var taskCurrent = UITraitCollection(
    userInterfaceStyle: .light, displayScale: 1, layoutDirection: .leftToRight,
    preferredContentSizeCategory: .large)

  /// The traits of the work at hand; light, scale 1, left to right unless `asCurrent` says otherwise.
  public static var current: UITraitCollection { taskCurrent }

  /// Runs some work with these traits as `UITraitCollection.current`.
  public func asCurrent<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    do {
      return try Self.$taskCurrent.withValue(self) { try work() }
    } catch let failure as Failure {
      throw failure
    } catch {
      preconditionFailure("withValue throws only what its operation throws")
    }
  }

  public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
    left === right
      || (left.userInterfaceStyle == right.userInterfaceStyle && left.displayScale == right.displayScale
        && left.layoutDirection == right.layoutDirection
        && left.preferredContentSizeCategory == right.preferredContentSizeCategory
        && left.horizontalSizeClass == right.horizontalSizeClass
        && left.verticalSizeClass == right.verticalSizeClass
        && left.userInterfaceIdiom == right.userInterfaceIdiom)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    hasher.combine(layoutDirection)
    hasher.combine(preferredContentSizeCategory)
  }
}
