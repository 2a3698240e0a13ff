import Foundation

/// What of a printed page is kept, in points from its top left; what a PDF calls its boxes.
public struct PageBoxes: Hashable, Sendable {
  /// The page once it has been cut.
  public var trim: CGRect
  /// How far what is drawn reaches beyond that.
  public var bleed: CGRect

  /// Creates boxes.
  public init(trim: CGRect, bleed: CGRect) {
    self.trim = trim
    self.bleed = bleed
  }
}
