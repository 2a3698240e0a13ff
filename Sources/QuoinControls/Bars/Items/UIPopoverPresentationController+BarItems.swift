import Foundation

extension UIPopoverPresentationController {
  /// The item of a bar that the popover belongs to; not kept.
  public final var barButtonItem: UIBarButtonItem? {
    get { (sourceObject as? BarItemSource)?.item }
    set {
      sourceObject = newValue.map(BarItemSource.init)
      sourceProvider = { [weak newValue] in
        ((newValue?.shower as? UIView)?.subviews ?? []).first {
          ($0 as? any BarItemContent)?.item === newValue
        }
      }
    }
  }

  private final class BarItemSource {
    weak var item: UIBarButtonItem?
    init(_ item: UIBarButtonItem) { self.item = item }
  }
}
