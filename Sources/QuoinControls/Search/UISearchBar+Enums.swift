extension UISearchBar {
  /// How much of a ground a search bar has.
  public nonisolated enum Style: UInt, Sendable, CaseIterable { case `default`, prominent, minimal }

  /// The buttons in a search bar's field.
  public nonisolated enum Icon: Int, Sendable, CaseIterable { case search, clear, bookmark, resultsList }
}

/// UIKit's older name.
public typealias UISearchBarStyle = UISearchBar.Style
