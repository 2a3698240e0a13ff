import Foundation
import QuoinGraphics

/// What a change of a layer's property does.
public protocol CAAction: ViewBound {
  /// Does it.
  ///
  /// - Parameters:
  ///   - event: The name of the property.
  ///   - anObject: The layer.
  ///   - dict: What else is known.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Draws layers, and places what is in them.
public protocol CALayerDelegate: AnyObject, ViewBound {
  /// Draws a layer's content.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Places what is in a layer.
  func layoutSublayers(of layer: CALayer)
  /// What a change of a property does; nothing for what it always does, and `NSNull()` to see it at once.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension UIView: CALayerDelegate {}

/// Says that a change does nothing more, and whoever would be asked next is not.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CALayer {
  /// Who draws the layer and places what is in it: the view whose layer this is, or whom a layer of its own was given.
  public final var delegate: (any CALayerDelegate)? {
    get { view ?? ownDelegate }
    set {
      if view != nil { return }
      ownDelegate = newValue
      setNeedsLayout()
      lookDidChange()
    }
  }

  /// Whether somebody places what is in the layer.
  final var placesSublayers: Bool {
    view == nil && (delegate != nil || !type(of: self).placesNoSublayers)
  }

  final func markForLayout() {
    if let view { return view.setNeedsLayout() }
    needsOwnLayout = true
    // A view that is being laid out asks its layers when it is done.
    if let host = hostView, !host.isLayingOut { host.setNeedsLayout() }
  }

  /// Places what is in layers that are no view's, from this one on.
  final func layOutOwnSublayers() {
    // Layers may nest deeper than calls can.
    var pending = [self]
    while let layer = pending.popLast() {
      if layer.view == nil, layer.needsOwnLayout {
        layer.needsOwnLayout = false
        layer.layoutSublayers()
      }
      if layer.hasOwnSublayers { pending += layer.ownSublayers.layers.reversed() }
      if let mask = layer.mask, mask.view == nil { pending.append(mask) }
    }
  }
}
