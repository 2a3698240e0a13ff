import Foundation

/// A picture that is drawn by calls on a canvas.
package protocol CanvasDrawing: ImageDrawing {
  /// Draws the picture in its own size, from the canvas's origin.
  ///
  /// - Parameters:
  ///   - canvas: Where to draw.
  ///   - color: An opaque colour.
  func draw(on canvas: Canvas, color: CGColor)
}

extension CGImage {
  /// Creates an image that is drawn by calls.
  package convenience init(_ drawing: any CanvasDrawing) { self.init(vector: drawing) }
}

extension Canvas {
  /// Draws an image that is made of calls, stretched over a rectangle.
  ///
  /// What is clear is drawn as one group, since the parts of such an image lie over each other.
  final func draw(_ drawing: any CanvasDrawing, in rect: CGRect, tint: UIColor?) {
    let color = (tint ?? .black).resolvedCGColor(with: traits)
    let size = drawing.size
    guard color.alpha > 0, size.width > 0, size.height > 0, rect.overlaps(clipBounds) else { return }
    saveGState()
    translateBy(x: rect.minX, y: rect.minY)
    if size != rect.size { scaleBy(x: rect.width / size.width, y: rect.height / size.height) }
    if color.alpha < 1 {
      // The group need not be larger than the image; its strokes may reach a little beyond.
      clip(to: CGRect(origin: .zero, size: size).insetBy(dx: -size.width / 2, dy: -size.height / 2))
      beginTransparencyLayer(alpha: color.alpha)
      drawing.draw(on: self, color: color.withAlpha(1))
      endTransparencyLayer()
    } else {
      drawing.draw(on: self, color: color)
    }
    restoreGState()
  }
}
