import Foundation
import QuoinViews

extension UILayoutGuide: AnchoredLayoutElement {
  /// The rectangle in the owning view; setting it is for guides of one's own.
  public var frame: CGRect {
    get { layoutFrame }
    set { layoutFrame = newValue }
  }

  /// The frame's size, at the guide's origin; setting it does nothing.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: layoutFrame.size) }
    set {}
  }

  /// The rectangle in the owning view, as what is laid out to a guide lies there.
  public var layoutBounds: CGRect { layoutFrame }

  public var superElement: (any LayoutElement)? { owningView }

  public func removeFromSuperElement() {
    owningView?.removeLayoutGuide(self)
  }

  public var hasOwnCoordinates: Bool { false }
}
