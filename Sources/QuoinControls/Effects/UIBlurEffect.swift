import Foundation
import QuoinGraphics

/// What an effect view does with what is behind it or in it; one of its subclasses.
public nonisolated class UIVisualEffect: NSObject, @unchecked Sendable {
  // Nobody else can make one, and neither class below has anything but constants.
}

/// Blurs what is behind and lays a veil over it. Any thread may read it, since it has nothing but constants.
public nonisolated final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How thick and how dark the veil is.
  public nonisolated enum Style: Int, Sendable, CaseIterable {
    case extraLight, light, dark, extraDark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
      systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  /// How thick and how dark the veil is.
  public let style: Style

  /// Creates an effect.
  public init(style: Style) { self.style = style }

  /// The blur's standard deviation, in points.
  static let deviation: CGFloat = 15

  /// The colour of the veil.
  var veil: UIColor {
    func white(_ light: CGFloat, _ alpha: CGFloat, dark: CGFloat, _ darkAlpha: CGFloat) -> UIColor {
      UIColor(light: CGColor(gray: light, alpha: alpha), dark: CGColor(gray: dark, alpha: darkAlpha))
    }
    func light(_ value: CGFloat, _ alpha: CGFloat) -> UIColor { UIColor(white: value, alpha: alpha) }
    return switch style {
    case .extraLight: light(1, 0.82)
    case .light: light(1, 0.3)
    case .dark, .extraDark: light(0.11, 0.73)
    case .regular: white(1, 0.6, dark: 0.14, 0.7)
    case .prominent: white(1, 0.8, dark: 0.25, 0.7)
    case .systemUltraThinMaterial: white(0.97, 0.45, dark: 0.14, 0.5)
    case .systemThinMaterial: white(0.97, 0.6, dark: 0.14, 0.65)
    case .systemMaterial: white(0.97, 0.75, dark: 0.14, 0.78)
    case .systemThickMaterial: white(0.98, 0.88, dark: 0.14, 0.88)
    case .systemChromeMaterial: white(0.976, 0.82, dark: 0.114, 0.8)
    case .systemUltraThinMaterialLight: light(0.97, 0.45)
    case .systemThinMaterialLight: light(0.97, 0.6)
    case .systemMaterialLight: light(0.97, 0.75)
    case .systemThickMaterialLight: light(0.98, 0.88)
    case .systemChromeMaterialLight: light(0.976, 0.82)
    case .systemUltraThinMaterialDark: light(0.14, 0.5)
    case .systemThinMaterialDark: light(0.14, 0.65)
    case .systemMaterialDark: light(0.14, 0.78)
    case .systemThickMaterialDark: light(0.14, 0.88)
    case .systemChromeMaterialDark: light(0.114, 0.8)
    }
  }

  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }
  public nonisolated override var hash: Int { style.rawValue }
}

/// Lets what is in an effect view, itself in a blurred one, take part in the blur's light. Any thread may read it, since it has
/// nothing but constants.
public nonisolated final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// What the content is to be seen as.
  public nonisolated enum Style: Int, Sendable, CaseIterable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case fill, secondaryFill, tertiaryFill, separator

    var color: UIColor {
      switch self {
      case .label: .label
      case .secondaryLabel: .secondaryLabel
      case .tertiaryLabel: .tertiaryLabel
      case .quaternaryLabel: .quaternaryLabel
      case .fill: .systemFill
      case .secondaryFill: .secondarySystemFill
      case .tertiaryFill: .tertiarySystemFill
      case .separator: .separator
      }
    }
  }

  /// The blur of the view around.
  public let blurEffect: UIBlurEffect
  /// What the content is seen as.
  public let style: Style

  /// Creates an effect for the content of a blurred view.
  public init(blurEffect: UIBlurEffect, style: Style = .label) {
    self.blurEffect = blurEffect
    self.style = style
  }

  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return other.blurEffect.isEqual(blurEffect) && other.style == style
  }
  public nonisolated override var hash: Int { blurEffect.hash * 31 + style.rawValue }
}
