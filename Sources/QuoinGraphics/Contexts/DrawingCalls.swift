import Foundation

extension UIColor {
  /// Fills and strokes with the colour in the present context from now on.
  public final func set() {
    setFill()
    setStroke()
  }

  /// Fills with the colour in the present context from now on.
  public final func setFill() { CGContext.present(for: "UIColor.setFill()")?.settings.fill = .color(self) }

  /// Strokes with the colour in the present context from now on.
  public final func setStroke() { CGContext.present(for: "UIColor.setStroke()")?.settings.stroke = self }
}

extension UIBezierPath {
  /// Fills the path in the present context, with the colour that is set there.
  public final func fill() {
    guard let context = CGContext.present(for: "UIBezierPath.fill()") else { return }
    context.withEffects { context.canvas.fill(self, paint: context.fillPaint) }
  }

  /// Strokes the path in the present context, with the colour that is set there and the path's own width.
  public final func stroke() {
    guard let context = CGContext.present(for: "UIBezierPath.stroke()") else { return }
    context.withEffects { context.canvas.stroke(self, paint: context.strokePaint) }
  }

  /// Fills the path with an alpha; every blend mode but `normal` is drawn as that, with a warning.
  public final func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.present(for: "UIBezierPath.fill(with:alpha:)")?.mixing(blendMode, alpha) { fill() }
  }

  /// Strokes the path with an alpha; every blend mode but `normal` is drawn as that, with a warning.
  public final func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.present(for: "UIBezierPath.stroke(with:alpha:)")?.mixing(blendMode, alpha) { stroke() }
  }

  /// Draws only within the path in the present context from now on.
  public final func addClip() { CGContext.present(for: "UIBezierPath.addClip()")?.canvas.clip(to: self) }
}

extension UIImage {
  /// Draws the image in the present context with its top left at a point.
  public final func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image in the present context, stretched over a rectangle.
  public final func draw(in rect: CGRect) {
    guard let context = CGContext.present(for: "UIImage.draw(in:)") else { return }
    context.withEffects(asGroup: true) { context.canvas.draw(self, in: rect, tint: tintColor) }
  }

  /// Draws the image with an alpha; every blend mode but `normal` is drawn as that, with a warning.
  public final func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image with an alpha; every blend mode but `normal` is drawn as that, with a warning.
  public final func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.present(for: "UIImage.draw(in:blendMode:alpha:)")?.mixing(blendMode, alpha) { draw(in: rect) }
  }
}

extension CGContext {
  fileprivate func mixing(_ mode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
    saveGState()
    setBlendMode(mode)
    setAlpha(alpha)
    draw()
    restoreGState()
  }
}

/// Fills a rectangle in the present context, with the colour that is set there.
public func UIRectFill(_ rect: CGRect) { CGContext.present(for: "UIRectFill")?.fill(rect) }

/// Draws a line of a point within a rectangle in the present context, with the colour that is set there for filling.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = CGContext.present(for: "UIRectFrame") else { return }
  let ring = UIBezierPath(rect: rect)
  ring.addRect(rect.insetBy(dx: 1, dy: 1))
  ring.usesEvenOddFillRule = true
  context.withEffects { context.canvas.fill(ring, paint: context.fillPaint) }
}

/// Draws only within a rectangle in the present context from now on.
public func UIRectClip(_ rect: CGRect) { CGContext.present(for: "UIRectClip")?.clip(to: rect) }
