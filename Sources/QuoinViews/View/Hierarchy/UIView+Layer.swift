import Foundation
import QuoinGraphics

extension UIView {
  /// A way to the view for those who do not keep it.
  package final var backReference: BackReference<UIView> {
    let rare = ensureRare()
    if let known = rare.backReference { return known }
    let made = BackReference(self)
    rare.backReference = made
    return made
  }

  /// The view's layer, made when first asked for.
  public final var layer: CALayer {
    if let layer = rare?.layer { return layer }
    let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init(for: self)
    layer.view = self
    ensureRare().layer = layer
    return layer
  }

  /// The layer, if the view has one or its class wants a special one.
  final var layerForDrawing: CALayer? {
    if let layer = rare?.layer { return layer }
    return type(of: self).layerClass == CALayer.self ? nil : layer
  }
}
