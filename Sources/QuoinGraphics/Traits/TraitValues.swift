import Foundation

/// The traits that views and colours look at, as a value.
public struct TraitValues: Hashable, Sendable {
  /// Light or dark; unspecified counts as light.
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Pixels a point; 0 when unspecified.
  public var displayScale: CGFloat = 0
  /// Lines a point that layout rounds to, where these are not those of the pixels: what is drawn has none. 0 for those of the
  /// pixels; it goes along with `displayScale`.
  package var layoutScale: CGFloat = 0
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
    if other.displayScale != 0 {
      (result.displayScale, result.layoutScale) = (other.displayScale, other.layoutScale)
    }
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
