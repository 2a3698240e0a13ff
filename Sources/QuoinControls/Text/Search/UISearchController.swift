import Foundation
import QuoinGraphics
import QuoinViews

/// Looks after a search bar: what is searched for while it is active is told to whoever updates the results.
///
/// ```swift
/// let search = UISearchController(searchResultsController: nil)
/// search.searchResultsUpdater = self
/// view.addSubview(search.searchBar)
/// ```
open class UISearchController: UIViewController {
  /// What is searched with.
  public final let searchBar = UISearchBar()
  /// Shows the results over what was there; nothing where that shows them itself.
  public final let searchResultsController: UIViewController?
  /// Told whenever what is searched for changes.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Told of what comes and goes.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Kept for code that sets it.
  open var obscuresBackgroundDuringPresentation = true
  /// Kept for code that sets it.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button that cancels comes and goes by itself; true unless set.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes come and go by themselves; true unless set.
  open var automaticallyShowsScopeBar = true
  /// Whether the results are shown even while nothing is searched for.
  open var showsSearchResultsController = false { didSet { updateResults() } }

  /// Creates a controller.
  ///
  /// - Parameter searchResultsController: What shows the results over what was there.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.controllerEvents = SearchControllerEvents(
      textDidChange: { [unowned self] in textDidChange() }, began: { [unowned self] in isActive = true },
      cancelled: { [unowned self] in isActive = false })
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  /// Whether something is searched for at the moment.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive { begin() } else { end() }
    }
  }

  private func begin() {
    delegate?.willPresentSearchController(self)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles != nil { searchBar.showsScopeBar = true }
    updateResults()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
    searchBar.text = ""
    searchBar.searchTextField.resignFirstResponder()
    updateResults()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didDismissSearchController(self)
  }

  private func textDidChange() {
    updateResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  // MARK: Results

  /// Shows the results beneath the bar, over what stands beside it, while something is searched for.
  private func updateResults() {
    guard let results = searchResultsController?.view else { return }
    let isWanted = isActive && (showsSearchResultsController || searchBar.text?.isEmpty == false)
    guard isWanted, let host = searchBar.superview else {
      if results.superview != nil { results.removeFromSuperview() }
      return
    }
    if results.superview !== host { host.addSubview(results) }
    let top = searchBar.frame.maxY
    results.frame = CGRect(
      x: host.bounds.minX, y: top, width: host.bounds.width, height: max(host.bounds.maxY - top, 0))
  }
}

/// Shows what was found.
public protocol UISearchResultsUpdating: AnyObject {
  /// Told that what is searched for has changed, or where.
  func updateSearchResults(for searchController: UISearchController)
}

/// Told of searches that come and go; everything has an answer where a class gives none.
public protocol UISearchControllerDelegate: AnyObject {
  /// Told that a search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Told that a search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Told that a search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Told that a search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
