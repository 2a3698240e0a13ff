import Foundation
import QuoinGraphics

extension CALayer {
  /// Draws the layer and what is in it in a context, in the layer's own coordinates, with the values that are set: what moves
  /// is drawn where it will be, as in Core Animation.
  ///
  /// ```swift
  /// let picture = UIGraphicsImageRenderer(bounds: card.bounds).image { card.layer.render(in: $0.cgContext) }
  /// ```
  public final func render(in ctx: CGContext) {
    let canvas = ctx.canvas
    canvas.saveGState()
    if let view {
      // A view that scrolls draws what is seen where it is, as its layer does.
      canvas.translateBy(x: view.bounds.minX, y: view.bounds.minY)
      view.layoutIfNeeded()
      view.drawAsSet(into: canvas)
    } else {
      DrawingWalk(canvas: canvas, roles: nil).drawRoot(self)
    }
    canvas.restoreGState()
  }
}

extension UIView {
  /// Draws the view and what is in it in the present context, stretched over a rectangle.
  ///
  /// - Parameter afterScreenUpdates: Without effect: what has changed is always laid out before.
  /// - Returns: Whether there was a context, and something to draw.
  @discardableResult
  public final func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard let canvas = UIGraphicsGetCurrentContext()?.canvas, bounds.width > 0, bounds.height > 0 else {
      return false
    }
    canvas.saveGState()
    canvas.translateBy(x: rect.minX, y: rect.minY)
    canvas.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    canvas.clip(to: CGRect(origin: .zero, size: bounds.size))
    render(into: canvas)
    canvas.restoreGState()
    return true
  }

  /// A view that shows what this one looks like now, and goes on doing so.
  ///
  /// - Parameter afterUpdates: Without effect: what has changed is always laid out before.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard let picture = try? renderedImage() else { return nil }
    let view = UIImageView(image: picture)
    view.frame = frame
    return view
  }
}
