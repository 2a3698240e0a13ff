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

  /// The box of all that is drawn of the view and of what is in it, in its own points.
  ///
  /// - Parameter depth: How many views and layers nest, this one included.
  final func extentOfAll(depth: Int) -> CGRect {
    let layer = layerForDrawing
    var box = contentExtent(with: layer)
    if !clipsToBounds, depth < Self.depthLimit {
      var inner = CGRect.null
      for child in children where !child.isHidden && child.alpha > 0 {
        let extent = child.extentOfAll(depth: depth + 1)
        inner = inner.union(
          layer?.placed(extent, of: child.geometry, child.rare?.layer)
            ?? CALayer.placed(extent, of: child.geometry, child.rare?.layer, in: nil))
      }
      if layer?.hasPerspective != true, let transform = layer?.sublayerTransformInBounds, !inner.isNull {
        inner = inner.applying(transform)
      }
      box = box.union(inner)
      if let layer, layer.hasOwnSublayers { box = box.union(layer.extentOfSublayers(depth: depth)) }
    }
    return layer?.extentWithShadow(box) ?? box
  }

  /// What the view and its layer draw without subviews and sublayers, in the view's own points.
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

  /// The box of all that is drawn of the layer and of those in it, in its own points.
  ///
  /// - Parameter depth: How many views and layers nest, this one included.
  final func extentOfAll(depth: Int) -> CGRect {
    let inner = masksToBounds ? .null : extentOfSublayers(depth: depth)
    return extentWithShadow(contentExtent.union(inner))
  }

  /// The box of all that the layers in this one draw, in its points; null where nothing is.
  ///
  /// - Parameter depth: How many views and layers nest, this one included.
  final func extentOfSublayers(depth: Int) -> CGRect {
    var box = CGRect.null
    if depth >= UIView.depthLimit { return box }
    for layer in ownSublayers.layers where !layer.isHidden && layer.opacity > 0 {
      box = box.union(placed(layer.extentOfAll(depth: depth + 1), of: layer.geometry, layer))
    }
    if hasPerspective { return box }
    guard !box.isNull, let transform = sublayerTransformInBounds else { return box }
    return box.applying(transform)
  }

  /// The box of what lies in something that is in the layer, in the layer's points but for `sublayerTransform` without perspective.
  fileprivate final func placed(_ rect: CGRect, of geometry: ViewGeometry, _ layer: CALayer?) -> CGRect {
    CALayer.placed(rect, of: geometry, layer, in: spaceOfSublayers)
  }

  fileprivate static func placed(
    _ rect: CGRect, of geometry: ViewGeometry, _ layer: CALayer?, in space: CATransform3D?
  ) -> CGRect {
    let place = SeenPlace(geometry, layer, in: space)
    if case .plain = place { return rect.isNull ? rect : rect.applying(geometry.toSuperview) }
    return place.box(of: rect)
  }
}
