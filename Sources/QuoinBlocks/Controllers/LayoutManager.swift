import Foundation
import QuoinViews

/// Lays out a scheme in a view, again when that is asked for.
///
/// A view may have several; each lays out its own scheme, in the order in which they were made.
public class LayoutManager<Item: LayoutElement>: NSObject, LayoutObserver {
  fileprivate weak var item: Item?
  fileprivate var observation: LayoutObservation?
  fileprivate var scheme = LayoutScheme()

  /// Lays the scheme out in the view's layout bounds with the view's next layout, however often it is asked for.
  public func setNeedsLayout() {
    (item as? UIView)?.setNeedsLayout()
  }

  package func didLayOutSubviews() {
    if let item { scheme.layout(in: item.layoutBounds) }
  }
}

extension LayoutManager where Item: UIView {
  /// Lays a scheme out in a view at once, and with each layout of the view.
  ///
  /// - Parameters:
  ///   - view: The view, which is not kept alive.
  ///   - scheme: The scheme.
  public convenience init(view: Item, scheme: LayoutScheme) {
    self.init()
    item = view
    self.scheme = scheme
    observation = view.addLayoutObserver(self)
    didLayOutSubviews()
  }
}
