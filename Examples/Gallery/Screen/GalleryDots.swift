import QuoinViews

/// A dot for each page, and a brighter one for the page that is seen.
final class GalleryDots: UIView {
  var count = 0 { didSet { setNeedsDisplay() } }
  var current = 0 { didSet { setNeedsDisplay() } }

  override func draw(_ canvas: Canvas, in rect: CGRect) {
    let (size, gap): (CGFloat, CGFloat) = (8, 10)
    let start = rect.midX - (CGFloat(count) * (size + gap) - gap) / 2
    for index in 0..<count {
      let dot = CGRect(
        x: start + CGFloat(index) * (size + gap), y: rect.midY - size / 2, width: size, height: size)
      canvas.fill(
        UIBezierPath(ovalIn: dot), paint: .color(UIColor(white: 1, alpha: index == current ? 1 : 0.35)))
    }
  }
}
