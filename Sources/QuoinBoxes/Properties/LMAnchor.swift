import Foundation

/// The edges of an ``LMAnchorView`` that a subview keeps to.
///
/// Opposite edges stretch the subview between them, one edge pins it there, and none centers it.
///
/// ```swift
/// UILabel(text: "Bottom", anchor: [.bottom, .left, .right])
/// ```
public nonisolated struct LMAnchor: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = LMAnchor(rawValue: 1 << 0)
  /// The left edge, in both directions of writing.
  public static let left = LMAnchor(rawValue: 1 << 2)
  /// The bottom edge.
  public static let bottom = LMAnchor(rawValue: 1 << 1)
  /// The right edge, in both directions of writing.
  public static let right = LMAnchor(rawValue: 1 << 3)
  /// The edge at which writing begins: left, or right in right-to-left trees.
  public static let leading = LMAnchor(rawValue: 1 << 4)
  /// The edge at which writing ends: right, or left in right-to-left trees.
  public static let trailing = LMAnchor(rawValue: 1 << 5)
  /// All four edges.
  public static let all: LMAnchor = [.top, .leading, .bottom, .trailing]
}
