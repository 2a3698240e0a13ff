import Foundation
import QuoinGraphics

/// What lies behind the content of a button or a cell.
public nonisolated struct UIBackgroundConfiguration {
  /// What fills it; the tint where nothing is said.
  public var backgroundColor: UIColor?
  /// What is made of that colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// How far it lies within the bounds, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the layout margins count in.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour of the line around it.
  public var strokeColor: UIColor?
  /// What is made of that colour.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// How wide the line is, in points.
  public var strokeWidth: CGFloat = 0
  /// How far outside the line lies, in points.
  public var strokeOutset: CGFloat = 0
  /// A picture over the fill.
  public var image: UIImage?
  /// How the picture is put in.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// A view over the fill.
  public var customView: UIView?

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  init() {}

  /// What fills it where a tint holds.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the line where a tint holds.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
