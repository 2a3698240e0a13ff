import Foundation
import QuoinGraphics

/// The perspective of what views and layers are in, behind a pointer: walks are copied in steps that nest deep.
final class Space {
  let transform: CATransform3D

  init(_ transform: CATransform3D) { self.transform = transform }

  deinit {}
}

/// What few trees have stands apart from the steps that nest as deep as these: their frames on the stack stay small.
extension DrawingWalk {
  /// The same walk out of any perspective.
  var inPlane: DrawingWalk {
    if space == nil { return self }
    var walk = self
    walk.space = nil
    return walk
  }

  /// Draws what stands in a view or a layer with its perspective.
  func drawInPerspective(_ layer: CALayer, visible: CGRect, alpha: CGFloat, depth: Int) {
    var walk = self
    walk.space = layer.spaceOfSublayers.map { Space($0) }
    walk.draw(layer.siblingsFromBack, visible: visible, alpha: alpha, depth: depth)
  }

  /// By which transform a view is seen; nothing for what is not seen, and for what is seen at an angle, which this draws.
  func seenTransform(of view: UIView, visible: CGRect, alpha: CGFloat, depth: Int) -> CGAffineTransform? {
    switch SeenPlace(view.geometry, view.rare?.layer, in: space?.transform) {
    case .plain: return view.geometry.toSuperview
    case .hidden: return nil
    case .flat(let transform): return transform
    case .angled(let projection):
      let extent = view.extentOfAll(depth: depth)
      AngledDrawing(canvas: canvas, projection: projection).draw(extent, visible: visible) {
        DrawingWalk(canvas: $0).drawBody(view, visible: extent, alpha: alpha, depth: depth)
      }
      return nil
    }
  }

  /// By which transform a layer of its own is seen; nothing for what is not seen, and for what is seen at an angle, which this
  /// draws.
  func seenTransform(of layer: CALayer, visible: CGRect, depth: Int) -> CGAffineTransform? {
    switch SeenPlace(layer.geometry, layer, in: space?.transform) {
    case .plain: return layer.geometry.toSuperview
    case .hidden: return nil
    case .flat(let transform): return transform
    case .angled(let projection):
      var extent = layer.contentExtent
      if !layer.masksToBounds { extent = extent.union(layer.extentOfSublayers(depth: depth)) }
      extent = layer.extentWithShadow(extent)
      AngledDrawing(canvas: canvas, projection: projection).draw(extent, visible: visible) {
        DrawingWalk(canvas: $0).drawBody(layer, visible: extent, depth: depth)
      }
      return nil
    }
  }
}
