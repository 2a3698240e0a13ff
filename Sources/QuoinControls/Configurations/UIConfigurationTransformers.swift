import Foundation
import QuoinGraphics

/// What a configuration makes of a colour before it is drawn.
public nonisolated struct UIConfigurationColorTransformer {
  /// Makes the colour.
  public let transform: (UIColor) -> UIColor
  /// Creates a transformer.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Makes the colour, as a call.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The grey of the same brightness.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      UIColor { traits in
        let parts = color.resolvedCGColor(with: traits)
        // The weights of ITU-R BT.709.
        let white = 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue
        return UIColor(white: white, alpha: parts.alpha)
      }
    }
  }

  /// The tint of the surroundings, whatever the colour.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { _ in .tintColor }
  }

  /// The tint for drawings of one colour.
  public static var monochromeTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { _ in .label }
  }
}

/// What a configuration makes of the attributes of a text before it is drawn.
public nonisolated struct UIConfigurationTextAttributesTransformer {
  /// Makes the attributes.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// Creates a transformer.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Makes the attributes, as a call.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
