extension UITableView {
  /// Whether sections run from edge to edge or stand apart.
  public nonisolated enum Style: Int, Sendable, CaseIterable {
    /// Heads stay at the top while their rows go by.
    case plain
    /// Sections stand apart, from edge to edge.
    case grouped
    /// Sections stand apart, with round corners, and keep from the edges.
    case insetGrouped
  }

  /// Where a row stands that is scrolled to.
  public nonisolated enum ScrollPosition: Int, Sendable, CaseIterable { case none, top, middle, bottom }

  /// How rows come and go.
  public nonisolated enum RowAnimation: Int, Sendable, CaseIterable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// What the insets of lines between cells count from.
  public nonisolated enum SeparatorInsetReference: Int, Sendable, CaseIterable {
    case fromCellEdges, fromAutomaticInsets
  }

  /// When cells that are seen get another height by themselves.
  public nonisolated enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
}

/// The name that `UITableView.automaticDimension` had before Swift 4.2.
public let UITableViewAutomaticDimension = UITableView.automaticDimension
