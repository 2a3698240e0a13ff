import Foundation
import QuoinViews

/// Lays out a scheme in an element, again when that is asked for.
public class LayoutManager<Item: LayoutElement>: NSObject {
  fileprivate weak var item: Item?
  fileprivate var scheme = LayoutScheme()

  /// Lays the scheme out in the element's layout bounds: with the view's next layout, or at once where it is no view.
  public func setNeedsLayout() {
    if let view = item as? UIView { view.setNeedsLayout() } else { layOut() }
  }

  fileprivate func layOut() {
    if let item { scheme.layout(in: item.layoutBounds) }
  }
}

extension LayoutManager where Item: UIView {
  /// Lays a scheme out in a view at once, and with each layout of the view.
  ///
  /// - Parameters:
  ///   - view: The view, which is not kept alive.
  ///   - scheme: The scheme; the last one that a view was given counts.
  public convenience init(view: Item, scheme: LayoutScheme) {
    self.init()
    item = view
    self.scheme = scheme
    view.afterLayout = { [weak self] in self?.layOut() }
    layOut()
  }
}
