import Foundation

/// A picture that is drawn by calls in one colour, so that it is sharp at any size and stays vectors in any output.
package protocol ImageDrawing: AnyObject, Sendable {
  /// The size in points.
  var size: CGSize { get }
  /// How far the baseline that the picture stands on is above its lower edge, in points; nothing where it has none.
  var baselineOffsetFromBottom: CGFloat? { get }

  /// Draws the picture in its own size, from the canvas's origin.
  ///
  /// - Parameters:
  ///   - canvas: Where to draw.
  ///   - color: An opaque colour.
  func draw(on canvas: Canvas, color: CGColor)
}

extension CGImage {
  /// What draws the image; nothing for pixels and files.
  package var vector: (any ImageDrawing)? {
    if case .vector(let drawing) = content { drawing } else { nil }
  }
}

extension UIImage {
  /// How far the image's baseline is above its lower edge, in points; nothing for an image without one.
  public var baselineOffsetFromBottom: CGFloat? { cgImage?.vector?.baselineOffsetFromBottom }
}

extension Canvas {
  /// Draws an image that is made of calls, stretched over a rectangle.
  ///
  /// What is clear is drawn as one group, since the parts of such an image lie over each other.
  final func draw(_ drawing: any ImageDrawing, in rect: CGRect, tint: UIColor?) {
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
      drawing.draw(on: self, color: CGColor(red: color.red, green: color.green, blue: color.blue, alpha: 1))
      endTransparencyLayer()
    } else {
      drawing.draw(on: self, color: color)
    }
    restoreGState()
  }
}
