import Foundation

/// A blurred shadow.
public struct Shadow: Hashable, Sendable {
  /// The shadow's colour.
  public let color: UIColor
  /// What the colour's alpha is multiplied with, from 0 to 1.
  public let opacity: CGFloat
  /// Where the shadow falls, in points.
  public let offset: CGSize
  /// The blur's standard deviation, in points.
  public let radius: CGFloat

  /// The colour that is drawn.
  func drawnColor(with traits: UITraitCollection) -> CGColor {
    color.resolvedCGColor(with: traits).multiplyingAlpha(by: opacity)
  }
}
