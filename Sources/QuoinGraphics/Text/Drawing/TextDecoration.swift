import Foundation

/// A line or an area that belongs to text: an underline, a strike-through, a background.
public struct TextDecoration: Hashable, Sendable {
  /// Where, in points from the top left of the layout's box.
  public let rect: CGRect
  /// The colour.
  public let color: UIColor
  /// Lengths of dashes and gaps along the rectangle's middle, in points; empty for a filled rectangle.
  public let dashes: [CGFloat]

  /// Creates a decoration.
  public init(rect: CGRect, color: UIColor, dashes: [CGFloat] = []) {
    self.rect = rect
    self.color = color
    self.dashes = dashes
  }
}
