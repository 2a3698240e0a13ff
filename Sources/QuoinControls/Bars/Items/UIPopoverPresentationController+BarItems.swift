import Foundation

/// What a popover may belong to: a view, or an item of a bar.
public protocol UIPopoverPresentationControllerSourceItem: AnyObject, ViewBound {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

extension UIPopoverPresentationController {
  /// The item of a bar that the popover belongs to; not kept.
  public final var barButtonItem: UIBarButtonItem? {
    get { (sourceObject as? BarItemSource)?.item }
    set {
      sourceObject = newValue.map(BarItemSource.init)
      sourceProvider = { [weak newValue] in newValue?.shownView }
    }
  }

  /// The view or the item of a bar that the popover belongs to; not kept.
  public final var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get {
      if let barButtonItem { return barButtonItem }
      return sourceView
    }
    set {
      sourceView = newValue as? UIView
      barButtonItem = newValue as? UIBarButtonItem
    }
  }

  private final class BarItemSource {
    weak var item: UIBarButtonItem?
    init(_ item: UIBarButtonItem) { self.item = item }
  }
}
