import Foundation

/// Asked and told of what is done in a search bar; everything has an answer where a class gives none.
public protocol UISearchBarDelegate: AnyObject, ViewBound {
  /// Whether writing may begin; it may unless said otherwise.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Told that writing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether writing may end; it may unless said otherwise.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Told that writing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Told that the text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether a text may come in the place of a range, in UTF-16 code units; it may unless said otherwise.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// Told that the key was pressed that searches.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Told that the bookmarks were asked for.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Told that the search was cancelled.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Told that the results were asked for.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Told that another scope was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
