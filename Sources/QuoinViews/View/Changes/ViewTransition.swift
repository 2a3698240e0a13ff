import Foundation
import QuoinGraphics

/// How what is drawn of a view goes over from a picture of before to what it is now.
final class ViewTransition {
  enum Kind { case dissolve, flipAcross, flipUpright }

  let kind: Kind
  /// What the view looked like.
  let picture: UIImage
  /// Where the picture lies, in the view's own points.
  let rect: CGRect
  /// From 0, all before, to 1, all now.
  var progress = 1.0

  init(_ kind: Kind, picture: UIImage, rect: CGRect) {
    (self.kind, self.picture, self.rect) = (kind, picture, rect)
  }

  /// Draws both.
  ///
  /// - Parameters:
  ///   - canvas: Where; its coordinates are the view's own.
  ///   - isOpaque: Whether what the view is now covers its bounds.
  ///   - now: Draws what the view is now, with an alpha.
  func draw(on canvas: Canvas, isOpaque: Bool, now: (CGFloat) -> Void) {
    switch kind {
    case .dissolve:
      // Beneath what covers it the picture need not fade: fading both would let through what lies behind them.
      drawPicture(on: canvas, alpha: isOpaque ? 1 : CGFloat(1 - progress))
      now(CGFloat(min(max(progress, 0), 1)))
    case .flipAcross, .flipUpright:
      let isBefore = progress < 0.5
      let width = CGFloat(abs(cos(progress * .pi)))
      if width < 1e-6 { return }
      canvas.saveGState()
      canvas.translateBy(x: rect.midX, y: rect.midY)
      let (x, y): (CGFloat, CGFloat) = kind == .flipAcross ? (width, 1) : (1, width)
      canvas.concatenate(CGAffineTransform(scaleX: x, y: y))
      canvas.translateBy(x: -rect.midX, y: -rect.midY)
      if isBefore { drawPicture(on: canvas, alpha: 1) } else { now(1) }
      canvas.restoreGState()
    }
  }

  private func drawPicture(on canvas: Canvas, alpha: CGFloat) {
    if alpha <= 0 { return }
    if alpha < 1 { canvas.beginTransparencyLayer(alpha: alpha) }
    canvas.draw(picture, in: rect, tint: nil)
    if alpha < 1 { canvas.endTransparencyLayer() }
  }
}
