import Foundation

/// A line that shows why a view that is dragged has come to lie where it lies.
public struct SnapGuide: Hashable, Sendable, Codable {
  /// What it shows.
  public enum Kind: String, Sendable, Codable {
    /// That edges or centres lie on one line.
    case edge
    case center
    /// That lines of text stand on one line.
    case baseline
    /// The margin of what the view stands in.
    case margin
    /// A distance that comes again.
    case gap
  }

  /// What it shows.
  public var kind: Kind
  /// Whether the line runs from top to bottom.
  public var isVertical: Bool
  /// How far right a line from top to bottom is, or how far down one from left to right.
  public var position: CGFloat
  /// Where it begins and ends along its way.
  public var from: CGFloat
  public var to: CGFloat

  /// Its length, for a gap the distance.
  public var length: CGFloat { to - from }

  /// Describes a line.
  public init(_ kind: Kind, isVertical: Bool, position: CGFloat, from: CGFloat, to: CGFloat) {
    (self.kind, self.isVertical, self.position) = (kind, isVertical, position)
    (self.from, self.to) = (from, to)
  }
}
