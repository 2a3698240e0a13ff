import Foundation

/// Scales fonts and lengths as the text of a style grows with what the reader prefers.
///
/// ```swift
/// label.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: UIFont(name: "Acme Sans", size: 22)!)
/// label.adjustsFontForContentSizeCategory = true
/// ```
public final class UIFontMetrics: Sendable {
  /// Those of the body.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  private let style: UIFont.TextStyle

  /// Creates the metrics of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// A length as it is at the size that the current traits prefer, in points on the lines of their pixels.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// A length as it is at the size that some traits prefer, in points on the lines of their pixels.
  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
    let traits = traits ?? .current
    let scaled = value * factor(traits)
    let scale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.mainScreen.displayScale
    return (scaled * scale).rounded() / scale
  }

  /// A font as it is at the size that the current traits prefer.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// A font as it is at the size that some traits prefer.
  public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traits)
  }

  /// A font as it is at the size that some traits prefer, but not larger than a size.
  ///
  /// A label whose `adjustsFontForContentSizeCategory` is set scales it anew when that size changes.
  ///
  /// - Parameters:
  ///   - font: One that is not scaled.
  ///   - maximumPointSize: The greatest size, in points; 0 for none.
  ///   - traits: Where the preferred size is read; the current ones unless given.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont {
    let size = font.pointSize * factor(traits ?? .current)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  private func factor(_ traits: UITraitCollection) -> CGFloat {
    style.pointSize(at: traits.preferredContentSizeCategory) / style.pointSize(at: .large)
  }
}
