import Foundation
import QuoinGraphics

nonisolated extension UIImage {
  /// How an image is to look; symbols have one of their own, see ``SymbolConfiguration``.
  public nonisolated class Configuration: @unchecked Sendable {
    // Nothing is stored here, and the only class below has but constants.
    init() {}
  }

  /// How heavy the strokes of a symbol are; each goes with the font weight of its name.
  public enum SymbolWeight: Int, Sendable, CaseIterable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The font weight of the same name; regular where unspecified.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// How large a symbol is beside text of its point size.
  public enum SymbolScale: Int, Sendable, CaseIterable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  /// How large and how heavy a symbol is drawn.
  ///
  /// ```swift
  /// let image = UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(textStyle: .title2))
  /// ```
  public nonisolated final class SymbolConfiguration: Configuration, Hashable, @unchecked Sendable {
    // Constants of types that are `Sendable`.
    let pointSize: CGFloat?
    let textStyle: UIFont.TextStyle?
    /// The traits that a text style was resolved with.
    let category: UIContentSizeCategory?
    let weight: SymbolWeight
    let scale: SymbolScale

    private init(
      pointSize: CGFloat?, textStyle: UIFont.TextStyle? = nil, category: UIContentSizeCategory? = nil,
      weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
    ) {
      self.pointSize = pointSize.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
      self.textStyle = textStyle
      self.category = category
      self.weight = weight
      self.scale = scale
    }

    /// A configuration that says nothing.
    public static let unspecified = SymbolConfiguration(pointSize: nil)

    /// The size of the text that the symbol stands beside, in points.
    public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, textStyle: nil) }

    /// The size of the text that the symbol stands beside, in points, and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, textStyle: nil, weight: weight)
    }

    /// The size of the text that the symbol stands beside, in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: scale)
    }

    /// The size of a text style at the current content size category.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
      self.init(pointSize: nil, textStyle: textStyle, scale: scale)
    }

    /// A font's size and weight.
    public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
      let weight = SymbolWeight.allCases.dropFirst().min {
        abs($0.fontWeight().rawValue - font.fontDescriptor.weight.rawValue)
          < abs($1.fontWeight().rawValue - font.fontDescriptor.weight.rawValue)
      }
      self.init(pointSize: font.pointSize, textStyle: nil, weight: weight ?? .regular, scale: scale)
    }

    /// A weight alone.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, textStyle: nil, weight: weight)
    }

    /// A scale alone.
    public convenience init(scale: SymbolScale) { self.init(pointSize: nil, textStyle: nil, scale: scale) }

    /// This configuration with what another one says in its place.
    public func applying(_ other: Configuration?) -> SymbolConfiguration {
      guard let other = other as? SymbolConfiguration else { return self }
      let takesSize = other.pointSize != nil || other.textStyle != nil
      return SymbolConfiguration(
        pointSize: takesSize ? other.pointSize : pointSize,
        textStyle: takesSize ? other.textStyle : textStyle,
        category: takesSize ? other.category : category,
        weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale)
    }

    /// The configuration with its text style at a size of text that no longer changes.
    func resolved(with traits: UITraitCollection) -> SymbolConfiguration {
      guard textStyle != nil, category == nil else { return self }
      return SymbolConfiguration(
        pointSize: nil, textStyle: textStyle, category: traits.preferredContentSizeCategory, weight: weight,
        scale: scale)
    }

    /// The size of the text beside the symbol, in points; 17 unless something is said.
    package var resolvedPointSize: CGFloat { pointSize ?? textStyle?.pointSize(at: category ?? .large) ?? 17 }

    private var scaleFactor: CGFloat {
      switch scale {
      case .small: 0.79
      case .large: 1.28
      default: 1
      }
    }

    /// Points a unit of the symbols' box: the circle of a symbol is 1.15 times as high as the text's size.
    var pointsAUnit: CGFloat { resolvedPointSize * 1.15 / 20 * scaleFactor }

    /// The stroke's width in units; in points it is the same at each scale, as is that of the text beside it.
    var strokeUnits: CGFloat {
      let weight = weight == .unspecified && textStyle == .headline ? .semibold : weight
      let width: CGFloat =
        switch weight {
        case .ultraLight: 0.5
        case .thin: 0.8
        case .light: 1.15
        case .unspecified, .regular: SymbolPart.regularStroke
        case .medium: 1.75
        case .semibold: 2
        case .bold: 2.3
        case .heavy: 2.65
        case .black: 3
        }
      return width / scaleFactor.squareRoot()
    }

    public static func == (left: SymbolConfiguration, right: SymbolConfiguration) -> Bool {
      left.pointSize == right.pointSize && left.textStyle == right.textStyle
        && left.category == right.category
        && left.weight == right.weight && left.scale == right.scale
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(pointSize)
      hasher.combine(textStyle)
      hasher.combine(category)
      hasher.combine(weight)
      hasher.combine(scale)
    }
  }
}
