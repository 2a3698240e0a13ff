import Foundation
import QuoinViews

extension CALayer: LayoutContainer {
  /// The view whose layer is above this one, or that layer if it is no view's.
  public var superElement: (any LayoutElement)? {
    guard let above = superlayer else { return nil }
    return (above.view as (any LayoutElement)?) ?? above
  }

  public func removeFromSuperElement() {
    removeFromSuperlayer()
  }

  /// Adds a layer to this one.
  public func addElement(_ element: any LayoutElement) {
    if let layer = element as? CALayer { addSublayer(layer) }
  }
}
