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
    seenTransform(
      view.geometry, view.rare?.layer, visible: visible, extent: { view.extentOfAll(depth: depth) }
    ) { $0.drawBody(view, visible: $1, alpha: alpha, depth: depth) }
  }

  /// By which transform a layer of its own is seen, likewise.
  func seenTransform(of layer: CALayer, visible: CGRect, depth: Int) -> CGAffineTransform? {
    seenTransform(layer.geometry, layer, visible: visible, extent: { layer.extentOfAll(depth: depth) }) {
      $0.drawBody(layer, visible: $1, depth: depth)
    }
  }

  /// - Parameters:
  ///   - extent: The box of all that is drawn, in its own points.
  ///   - draw: Draws that by another walk.
  private func seenTransform(
    _ geometry: ViewGeometry, _ layer: CALayer?, visible: CGRect, extent: () -> CGRect,
    draw: (DrawingWalk, CGRect) -> Void
  ) -> CGAffineTransform? {
    switch SeenPlace(geometry, layer, in: space?.transform) {
    case .plain: return geometry.toSuperview
    case .hidden: return nil
    case .flat(let transform): return transform
    case .angled(let projection):
      let extent = extent()
      AngledDrawing(canvas: canvas, projection: projection).draw(extent, visible: visible) {
        draw(DrawingWalk(canvas: $0), extent)
      }
      return nil
    }
  }
}
