import Foundation

/// A place where a tab ends: a plain value, the counterpart of `NSTextTab`.
public struct TextTab: Hashable, Sendable {
  /// The distance from the paragraph's leading edge, in points.
  public var location: CGFloat
  /// Which part of what follows the tab stands there: its beginning, its middle or its end.
  public var alignment: NSTextAlignment
  /// The characters of which the first stands there instead of the end, as a decimal point.
  public var terminators: CharacterSet?

  /// Creates a place.
  public init(location: CGFloat, alignment: NSTextAlignment = .natural, terminators: CharacterSet? = nil) {
    (self.location, self.alignment, self.terminators) = (location, alignment, terminators)
  }
}
