import Foundation
import QuoinViews

extension CALayer: AnchoredLayoutElement, LayoutElementsContainer {
  /// Creates a layer with a frame, in points.
  public convenience init(frame: CGRect) {
    self.init()
    self.frame = frame
  }

  /// The layer above this one.
  public var superElement: (any LayoutElement)? { superlayer }

  public func removeFromSuperElement() {
    removeFromSuperlayer()
  }

  /// The direction of the view whose layer it is, or in whose layer it is.
  public var statedReadingDirection: ReadingDirection? {
    (view as (any LayoutElement)? ?? superlayer)?.statedReadingDirection
  }

  /// Adds a layer, or a guide over layers, to this one.
  public func addChildElement<SubItem: LayoutElement>(_ subItem: SubItem) {
    switch subItem {
    case let layer as CALayer: addSublayer(layer)
    case let guide as LayoutGuide<CALayer>: guide.add(to: self)
    default: break
    }
  }

  /// Gives a guide to the layer.
  public func add<T: CALayer>(layoutGuide: LayoutGuide<T>) {
    if let owner = self as? T {
      layoutGuide.add(to: owner)
    } else {
      BlockMisuse.report(.wrongOwner("\(layoutGuide)", "\(self)"))
    }
  }
}
