import Foundation
import QuoinViews

extension UILayoutGuide: LayoutElement {
  /// The rectangle in the owning view; setting it is for guides of one's own.
  public var frame: CGRect {
    get { layoutFrame }
    set { layoutFrame = newValue }
  }

  /// The rectangle in the owning view, as what is laid out to a guide lies there.
  public var layoutBounds: CGRect { layoutFrame }

  public var superElement: (any LayoutElement)? { owningView }

  public func removeFromSuperElement() {
    owningView?.removeLayoutGuide(self)
  }

  public var hasOwnCoordinates: Bool { false }
}
