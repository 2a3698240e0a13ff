import Foundation
import QuoinDiagnostics

extension CGContext {
  // MARK: Paths

  /// Fills the path, and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    let path = takePath(rule)
    withEffects { canvas.fill(path, paint: fillPaint) }
  }

  /// Strokes the path, and forgets it.
  public func strokePath() {
    let path = takePath(.winding)
    withEffects { canvas.stroke(styled(path), paint: strokePaint) }
  }

  /// Fills and strokes the path, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath(mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
    withEffects {
      if mode != .stroke { canvas.fill(path, paint: fillPaint) }
      if mode != .fill && mode != .eoFill { canvas.stroke(styled(path), paint: strokePaint) }
    }
  }

  /// Draws only within the path from now on, and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) { canvas.clip(to: takePath(rule)) }

  private func takePath(_ rule: CGPathFillRule) -> UIBezierPath {
    defer { pathOnPage = UIBezierPath() }
    let path = pathInPoints
    path.usesEvenOddFillRule = rule == .evenOdd
    return path
  }

  // MARK: Shapes

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { withEffects { canvas.fill(rect.standardized, paint: fillPaint) } }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) {
    withEffects { canvas.stroke(styled(UIBezierPath(rect: rect)), paint: strokePaint) }
  }

  /// Strokes a rectangle with a width of its own, in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let path = styled(UIBezierPath(rect: rect))
    path.lineWidth = width
    withEffects { canvas.stroke(path, paint: strokePaint) }
  }

  /// Fills the ellipse that touches a rectangle's sides.
  public func fillEllipse(in rect: CGRect) {
    withEffects { canvas.fill(UIBezierPath(ovalIn: rect), paint: fillPaint) }
  }

  /// Strokes the ellipse that touches a rectangle's sides.
  public func strokeEllipse(in rect: CGRect) {
    withEffects { canvas.stroke(styled(UIBezierPath(ovalIn: rect)), paint: strokePaint) }
  }

  /// Strokes a line from each point at an even place to the next.
  public func strokeLineSegments(between points: [CGPoint]) {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      if index.isMultiple(of: 2) { path.move(to: point) } else { path.addLine(to: point) }
    }
    withEffects { canvas.stroke(styled(path), paint: strokePaint) }
  }

  /// Makes a rectangle clear again; outputs without pixels leave it as it is, with a warning.
  public func clear(_ rect: CGRect) {
    canvas.saveGState()
    canvas.clip(to: rect)
    if !canvas.clipBounds.isEmpty, !canvas.erase() { canvas.warn(.cannotClear) }
    canvas.restoreGState()
  }

  // MARK: Clips

  /// Draws only within a rectangle from now on.
  public func clip(to rect: CGRect) { canvas.clip(to: rect) }

  /// Draws only within some rectangles from now on.
  public func clip(to rects: [CGRect]) {
    let path = UIBezierPath()
    for rect in rects { path.addRect(rect) }
    canvas.clip(to: path)
  }

  /// Draws only where a picture is opaque from now on, until the state is restored.
  ///
  /// - Parameters:
  ///   - rect: Where the picture lies, upside down as Core Graphics draws it.
  ///   - mask: The picture, of which the alpha counts.
  public func clip(to rect: CGRect, mask: CGImage) {
    canvas.beginMasked { canvas.drawUpsideDown(UIImage(cgImage: mask), in: rect) }
    settings.masks += 1
  }

  /// The bounds of what can be seen, in the current coordinates.
  public var boundingBoxOfClipPath: CGRect { canvas.clipBounds }

  // MARK: Pictures

  /// Draws a picture stretched over a rectangle: upside down, as Core Graphics does where y points down.
  ///
  /// `UIImage.draw(in:)` draws it upright.
  ///
  /// - Parameter byTiling: Whether the rectangle is one of many that fill all that is seen.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let (picture, rect) = (UIImage(cgImage: image), rect.standardized)
    withEffects(asGroup: true) {
      guard byTiling, rect.width > 0, rect.height > 0 else { return canvas.drawUpsideDown(picture, in: rect) }
      let seen = canvas.clipBounds
      var y = rect.minY + ((seen.minY - rect.minY) / rect.height).rounded(.down) * rect.height
      while y < seen.maxY, canvas.meter.allows(1) {
        var x = rect.minX + ((seen.minX - rect.minX) / rect.width).rounded(.down) * rect.width
        while x < seen.maxX, canvas.meter.allows(1) {
          canvas.drawUpsideDown(picture, in: CGRect(origin: CGPoint(x: x, y: y), size: rect.size))
          x += rect.width
        }
        y += rect.height
      }
    }
  }

  // MARK: Paints

  var fillPaint: Paint {
    guard settings.alpha < 1, case .color(let color) = settings.fill else { return settings.fill }
    return .color(color.multipliedAlpha(by: settings.alpha))
  }

  var strokePaint: Paint {
    .color(settings.alpha < 1 ? settings.stroke.multipliedAlpha(by: settings.alpha) : settings.stroke)
  }
}

extension UIColor {
  fileprivate func multipliedAlpha(by factor: CGFloat) -> UIColor {
    withAlphaComponent(cgColor.alpha * factor)
  }
}

extension Canvas {
  fileprivate final func drawUpsideDown(_ image: UIImage, in rect: CGRect) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(image, in: rect)
    restoreGState()
  }
}

extension Diagnostic {
  /// A part that is to be clear again, in an output that keeps what was drawn.
  static var cannotClear: Diagnostic {
    Diagnostic(
      .warning, "What was drawn cannot be taken away again in SVG and PDF",
      notes: [Note("clip with an even-odd path before drawing, and leave the part out")])
  }
}
