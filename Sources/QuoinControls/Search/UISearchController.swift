import Foundation
import QuoinGraphics
import QuoinViews

/// Looks after a search bar: what is searched for while it is active is told to whoever updates the results.
///
/// ```swift
/// let search = UISearchController(searchResultsController: nil)
/// search.searchResultsUpdater = self
/// navigationItem.searchController = search
/// ```
///
/// Its bar may stand in a view of the program's as well.
open class UISearchController: UIViewController {
  /// What is searched with.
  public final let searchBar = UISearchBar()
  /// Shows the results over what was there; nothing where that shows them itself.
  public final let searchResultsController: UIViewController?
  /// Told whenever what is searched for changes.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Told of what comes and goes.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether what is behind is dimmed while something is searched for and no results are shown over it; true unless
  /// set. Only what is behind a navigation bar is.
  @Observed open var obscuresBackgroundDuringPresentation = true { didSet { updateResults() } }
  /// Whether a navigation bar shows nothing but the field while something is searched for; true unless set.
  open var hidesNavigationBarDuringPresentation = true
  /// What the search bar stands in: the item of a navigation bar.
  private final weak var item: (any SearchPlace)?
  private final var dimming: ContentDimming?
  /// Whether the button that cancels comes and goes by itself; true unless set.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes come and go by themselves; true unless set.
  open var automaticallyShowsScopeBar = true
  /// Whether the results are shown even while nothing is searched for.
  @Observed open var showsSearchResultsController = false { didSet { updateResults() } }

  /// Creates a controller.
  ///
  /// - Parameter searchResultsController: What shows the results over what was there.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.controllerEvents = SearchControllerEvents(
      textDidChange: { [weak self] in self?.textDidChange() },
      began: { [weak self] in self?.isActive = true },
      cancelled: { [weak self] in self?.isActive = false })
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  deinit {}

  /// Whether something is searched for at the moment.
  @Observed open var isActive = false {
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
    itemDidChange()
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
    itemDidChange()
    delegate?.didDismissSearchController(self)
  }

  private func textDidChange() {
    updateResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  // MARK: In a navigation bar

  final func stands(in item: any SearchPlace) {
    self.item = item
    searchBar.isInNavigationBar = true
    searchBar.heightListener = { [weak item] in item?.searchDidChange() }
  }

  final func left(_ item: any SearchPlace) {
    guard self.item === item else { return }
    self.item = nil
    searchBar.isInNavigationBar = false
    searchBar.heightListener = nil
    searchBar.removeFromSuperview()
  }

  /// Lets the navigation bar come and go around the field.
  private func itemDidChange() {
    guard let item, let bar = item.barOfSearch else { return }
    item.searchDidChange()
    guard bar.window != nil, let container = bar.superview else { return }
    UIView.animate(withDuration: 0.25, options: .allowUserInteraction) {
      container.layoutIfNeeded()
      bar.layoutIfNeeded()
    }
  }

  // MARK: Results

  /// What the results are shown in, and below what.
  private var host: (view: UIView, below: UIView)? {
    if let item {
      guard let bar = item.barOfSearch, item.isOnTopOfBar else { return nil }
      return bar.superview.map { ($0, bar) }
    }
    return searchBar.superview.map { ($0, searchBar) }
  }

  /// Shows the results beneath the bar, over what stands beside it, while something is searched for.
  final func updateResults() {
    let host = isActive ? host : nil
    let hasText = showsSearchResultsController || searchBar.text?.isEmpty == false
    let shown = host != nil && hasText ? searchResultsController : nil
    if let results = searchResultsController, shown == nil, results.viewIfLoaded?.superview != nil {
      results.willMove(toParent: nil)
      results.beginAppearanceTransition(false, animated: false)
      results.view.removeFromSuperview()
      results.endAppearanceTransition()
      results.removeFromParent()
    }
    if let host, let shown { show(shown, in: host.view, below: host.below) }
    let dims = host != nil && item != nil && shown == nil && obscuresBackgroundDuringPresentation
    if !dims {
      dimming?.removeFromSuperview()
      dimming = nil
    } else if let host, dimming == nil {
      let made = ContentDimming(frame: .zero)
      made.touched = { [weak self] in self?.isActive = false }
      host.view.insertSubview(made, belowSubview: host.below)
      dimming = made
      placeDimming()
    }
  }

  /// Keeps what dims content out of the bar, which is seen through at the edge of what is scrolled.
  final func placeDimming() {
    guard let dimming, let host else { return }
    let (all, top) = (host.view.bounds, host.below.frame.maxY)
    dimming.frame = CGRect(x: all.minX, y: top, width: all.width, height: max(all.maxY - top, 0))
  }

  /// The controller whose view the results are shown in.
  private func container(of host: UIView) -> UIViewController? {
    sequence(first: host as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
  }

  private func show(_ results: UIViewController, in host: UIView, below bar: UIView) {
    let isInBar = item != nil
    if results.view.superview !== host {
      container(of: host)?.addChild(results)
      results.beginAppearanceTransition(true, animated: false)
      if isInBar {
        host.insertSubview(results.view, belowSubview: bar)
      } else {
        host.addSubview(results.view)
      }
      results.endAppearanceTransition()
      results.didMove(toParent: results.parent)
    }
    if isInBar {
      // They reach beneath the navigation bar, and begin below it.
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      results.view.frame = host.bounds
      var safe = host.safeAreaInsets
      safe.top += item?.greatestHeightOfBar ?? 0
      results.view.setSafeAreaInsets(safe)
    } else {
      let top = bar.frame.maxY
      results.view.frame = CGRect(
        x: host.bounds.minX, y: top, width: host.bounds.width, height: max(host.bounds.maxY - top, 0))
    }
  }
}

/// Shows what was found.
public protocol UISearchResultsUpdating: AnyObject, ViewBound {
  /// Told that what is searched for has changed, or where.
  func updateSearchResults(for searchController: UISearchController)
}

/// Told of searches that come and go; everything has an answer where a class gives none.
public protocol UISearchControllerDelegate: AnyObject, ViewBound {
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
