import Foundation
import QuoinGraphics

/// How the lines look that part a row of a list from its neighbours.
public nonisolated struct UIListSeparatorConfiguration {
  /// Whether a line is seen.
  public enum Visibility: Int, Sendable, CaseIterable { case automatic, visible, hidden }

  /// Insets that say nothing, so that a line begins where texts do and ends at the edge.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// Whether there is a line above the row; unless said otherwise there is none, as the row above has one below.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below the row; unless said otherwise as the list's look has it.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// What the line above keeps from the sides, in points; a side that says nothing is where it would be anyway.
  public var topSeparatorInsets = Self.automaticInsets
  /// What the line below keeps from the sides, in points; a side that says nothing is where it would be anyway.
  public var bottomSeparatorInsets = Self.automaticInsets
  /// The colour of the lines.
  public var color = UIColor.separator
  /// Their colour while several rows are selected; kept for code that sets it.
  public var multipleSelectionColor = UIColor.separator

  /// Creates the lines of a list that looks so.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// The sides of a line in points from the leading edge of a row.
  ///
  /// - Parameters:
  ///   - insets: What was said of them.
  ///   - start: Where the line begins unless something was said.
  ///   - width: How wide the row is.
  static func sides(
    of insets: NSDirectionalEdgeInsets, start: CGFloat, width: CGFloat
  ) -> (start: CGFloat, end: CGFloat) {
    let automatic = CGFloat.greatestFiniteMagnitude
    let end = insets.trailing == automatic ? width : width - insets.trailing
    return (insets.leading == automatic ? start : insets.leading, end)
  }
}
