import Foundation

/// One line of a text that has been set.
public struct TextLine: Hashable, Sendable {
  /// The line's box in the layout, in points: as wide as its text, as high as the line.
  public internal(set) var frame: CGRect
  /// The distance of the baseline from the top of the layout, in points.
  public let baseline: CGFloat
  /// The part of the text that the line holds, in UTF-8 bytes, with the white space that ends it.
  public let range: Range<Int>
  /// Whether an ellipsis stands for text that has no room.
  public let isTruncated: Bool
}
