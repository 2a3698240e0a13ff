import Foundation
import QuoinGraphics

/// How far views and layers draw: the one answer for what is left out where nothing of it can be seen, for groups, and for
/// what has to be drawn again.
///
/// Pixels that a box touches only in part belong to it.
extension UIView {
  /// What the view and its layer draw without shadow, subviews and sublayers, in the view's own points.
  final func contentExtent(with layer: CALayer?) -> CGRect {
    if clipsToBounds { return bounds }
    let extent = drawingExtent.union(bounds)
    guard let layer, layer.drawsOwnContent else { return extent }
    return extent.union(layer.contentExtent)
  }

  /// The same with its shadow.
  final func ownExtent(with layer: CALayer?) -> CGRect {
    let extent = contentExtent(with: layer)
    return layer.map { $0.extentWithShadow(extent) } ?? extent
  }
}

extension CALayer {
  /// What the layer draws without shadow and sublayers, in its own points.
  final var contentExtent: CGRect {
    if masksToBounds { return bounds }
    let extent = drawingExtent.union(bounds)
    return contentsImage.map { extent.union(rect(of: $0, in: bounds)) } ?? extent
  }

  /// A rectangle with the room that the shadow takes around it, where the layer is drawn with one.
  final func extentWithShadow(_ rect: CGRect) -> CGRect {
    if shadowOpacity <= 0 || masksToBounds || rect.isNull { return rect }
    let shape = shadowShape.map { rect.union($0.bounds) } ?? rect
    let shadow = shape.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
      .insetBy(dx: -3 * shadowRadius, dy: -3 * shadowRadius)
    return rect.union(shadow)
  }

  /// The box of all that the layers in this one draw, in its points; null where nothing is.
  ///
  /// - Parameter depth: How many views and layers nest, this one included.
  final func extentOfSublayers(depth: Int) -> CGRect {
    var box = CGRect.null
    if depth >= UIView.depthLimit { return box }
    for layer in ownSublayers.layers where !layer.isHidden && layer.opacity > 0 {
      var extent = layer.contentExtent
      if !layer.masksToBounds { extent = extent.union(layer.extentOfSublayers(depth: depth + 1)) }
      box = box.union(layer.extentWithShadow(extent).applying(layer.geometry.toSuperview))
    }
    guard !box.isNull, let transform = sublayerTransformInBounds else { return box }
    return box.applying(transform)
  }
}
