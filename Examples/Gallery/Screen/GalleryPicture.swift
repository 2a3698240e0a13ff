import QuoinViews

/// A painted landscape: a sky, a sun and two hills, in colours of its own.
public final class GalleryPicture: UIView {
  private let hue: CGFloat
  private let caption = UILabel()

  init(name: String, hue: CGFloat) {
    self.hue = hue
    super.init(frame: .zero)
    caption.text = name
    caption.font = .boldSystemFont(ofSize: 28)
    caption.textColor = .white
    addSubview(caption)
  }

  public required init?(coder: NSCoder) { nil }

  public override func layoutSubviews() {
    let size = caption.sizeThatFits(bounds.size)
    caption.frame = CGRect(x: 24, y: bounds.height * 0.2, width: size.width, height: size.height)
  }

  private func color(_ shift: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) -> UIColor {
    UIColor(
      hue: (hue + shift).truncatingRemainder(dividingBy: 1), saturation: saturation, brightness: brightness,
      alpha: 1)
  }

  public override func draw(_ canvas: Canvas, in rect: CGRect) {
    let (width, height) = (rect.width, rect.height)
    canvas.fill(
      CGRect(x: 0, y: height * 0.15, width: width, height: height * 0.7), color: color(0, 0.45, 0.95))
    let sun = CGRect(x: width * 0.62, y: height * 0.26, width: width * 0.2, height: width * 0.2)
    canvas.fill(UIBezierPath(ovalIn: sun), paint: .color(color(0.12, 0.3, 1)))
    for (index, top) in [CGFloat(0.55), 0.66].enumerated() {
      let hill = UIBezierPath()
      hill.move(to: CGPoint(x: 0, y: height * 0.85))
      hill.addLine(to: CGPoint(x: 0, y: height * (top + 0.06)))
      hill.addQuadCurve(
        to: CGPoint(x: width, y: height * (top + (index == 0 ? 0.1 : -0.04))),
        controlPoint: CGPoint(x: width * (index == 0 ? 0.35 : 0.55), y: height * (top - 0.1)))
      hill.addLine(to: CGPoint(x: width, y: height * 0.85))
      hill.close()
      canvas.fill(hill, paint: .color(color(0.03, 0.5 + 0.1 * CGFloat(index), 0.6 - 0.2 * CGFloat(index))))
    }
  }
}
