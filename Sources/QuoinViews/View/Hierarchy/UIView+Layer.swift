import Foundation

extension UIView {
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
