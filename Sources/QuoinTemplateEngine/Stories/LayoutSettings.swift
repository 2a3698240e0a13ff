import Foundation
import QuoinGraphics
import QuoinResources
import QuoinViews

/// What somebody says of where a template is laid out: on which device, how large, in which appearance and language.
///
/// What is left out is left to somebody else.
package struct LayoutSettings: Sendable, Hashable {
  package var device: Device?
  /// In points; nothing for the device's, or what the template asks for.
  package var width: CGFloat?
  package var height: CGFloat?
  /// Pixels a point.
  package var scale: CGFloat?
  package var appearance = UIUserInterfaceStyle.unspecified
  /// Which way lines run; unless given as the language is written.
  package var direction = UITraitEnvironmentLayoutDirection.unspecified
  /// The language, such as `de`; empty for that of the strings.
  package var language = ""
  package var textSize = UIContentSizeCategory.unspecified

  /// Settings that leave everything to others.
  package init() {}

  /// The same, with what others say where these say nothing. A size belongs to a device.
  package func over(_ others: LayoutSettings) -> LayoutSettings {
    var all = self
    if device == nil, width == nil, height == nil {
      (all.device, all.width, all.height) = (others.device, others.width, others.height)
    }
    all.scale = scale ?? others.scale
    if appearance == .unspecified { all.appearance = others.appearance }
    if direction == .unspecified { all.direction = others.direction }
    if language.isEmpty { all.language = others.language }
    if textSize == .unspecified { all.textSize = others.textSize }
    return all
  }

  /// The size to lay out at.
  package var renderSize: RenderSize {
    if width == nil, height == nil, let device { return .fixed(device.size) }
    return RenderSize(width: width, height: height)
  }

  /// Pixels a point: those that are given, else the device's.
  ///
  /// - Parameter other: How many there are where nothing says it.
  package func scale(otherwise other: CGFloat = 1) -> CGFloat { scale ?? device?.scale ?? other }

  /// Scale, direction, appearance, text size and safe area.
  ///
  /// - Parameters:
  ///   - other: Pixels a point where nothing says how many.
  ///   - budget: The limits of a pass.
  package func environment(scale other: CGFloat = 1, budget: Budget = .default) -> LayoutEnvironment {
    let style = appearance == .unspecified ? .light : appearance
    let base = device?.screen(style: style, direction: direction).traitCollection ?? UITraitCollection()
    let traits = base.overridden(
      by: UITraitCollection(
        userInterfaceStyle: style, displayScale: scale(otherwise: other), layoutDirection: direction,
        preferredContentSizeCategory: textSize, language: language))
    return LayoutEnvironment(
      traits: traits, safeAreaInsets: device?.safeAreaInsets ?? .zero, budget: budget)
  }
}
