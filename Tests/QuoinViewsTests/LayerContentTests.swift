import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("What layers draw, each class its own")
struct LayerContentTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor? = nil)
    -> UIView
  {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    return view
  }

  @Test("Layers are drawn like views: place, alpha, clip, contents in depth, border")
  func layers() {
    func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor? = nil)
      -> CALayer
    {
      let layer = CALayer()
      layer.frame = CGRect(x: x, y: y, width: width, height: height)
      layer.backgroundPaint = color
      return layer
    }
    let root = box(0, 0, 100, 100)
    let outer = layer(10, 20, 30, 40, red)
    outer.bounds.origin = CGPoint(x: 2, y: 3)
    root.layer.addSublayer(outer)
    outer.addSublayer(layer(7, 8, 5, 5, blue))
    #expect(drawing(root) == ["fill (10 20 30 40) #FF0000", "fill (15 25 5 5) #0000FF"])
    outer.opacity = 0.5
    #expect(drawing(root).first == "group 0.5" && drawing(root).last == "end")
    outer.opacity = 0
    #expect(drawing(root).isEmpty)
    outer.opacity = 1
    outer.isHidden = true
    #expect(drawing(root).isEmpty)
    outer.isHidden = false
    outer.masksToBounds = true
    outer.cornerRadius = 4
    outer.borderWidth = 1
    outer.borderPaint = blue
    #expect(
      drawing(root) == [
        "fill (10 20 30 40) #FF0000 round 4", "clip (10 20 30 40) round 4", "fill (15 25 5 5) #0000FF",
        "path (10 20 30 40) #0000FF",
      ])
    let (front, back) = (layer(0, 0, 5, 5, red), layer(0, 0, 6, 6, blue))
    (front.zPosition, back.zPosition) = (2, 1)
    outer.removeFromSuperlayer()
    root.layer.addSublayer(front)
    root.layer.addSublayer(back)
    #expect(drawing(root) == ["fill (0 0 6 6) #0000FF", "fill (0 0 5 5) #FF0000"])
    front.frame.origin.x = 200
    back.setAffineTransform(CGAffineTransform(scaleX: 0, y: 0))
    #expect(drawing(root).isEmpty)
    front.shadowOpacity = 1
    front.frame.origin.x = 104
    #expect(drawing(root).count == 2)
    front.addSublayer(layer(-50, 0, 2, 2, blue))
    front.frame.origin.x = 140
    #expect(drawing(root).last == "fill (90 0 2 2) #0000FF")
    front.mask = layer(0, 0, 3, 3, red)
    // What the mask leaves lies beyond the page.
    #expect(drawing(root).isEmpty)
    front.frame.origin.x = 60
    #expect(drawing(root).contains("clip (60 0 3 3)"))
  }

  @Test("A path is filled, then stroked, with its line's properties, and reaches as far as its line")
  func shapes() {
    let root = box(0, 0, 100, 100)
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 10, y: 10, width: 5, height: 5)
    shape.shape = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 30))
    root.layer.addSublayer(shape)
    #expect(drawing(root) == ["path (10 10 20 30) #000000"])
    shape.fillColor = nil
    #expect(drawing(root).isEmpty)
    shape.strokePaint = red
    #expect(drawing(root) == ["stroke (10 10 20 30) #FF0000"])
    shape.lineWidth = 0
    #expect(drawing(root).isEmpty)
    shape.lineWidth = 4
    shape.frame.origin.x = -23
    #expect(drawing(root).count == 1, "the line reaches in")
    shape.frame.origin.x = -45
    #expect(drawing(root).isEmpty)
    let canvas = StrokeCanvas()
    shape.frame.origin.x = 10
    (shape.lineCap, shape.lineJoin, shape.miterLimit) = (.round, .bevel, 3)
    shape.lineDashPattern = [2, 1]
    shape.lineDashPhase = 1.5
    shape.fillRule = .evenOdd
    root.render(into: canvas)
    let line = canvas.lines.first
    #expect(line?.lineWidth == 4 && line?.lineCapStyle == .round && line?.lineJoinStyle == .bevel)
    #expect(line?.miterLimit == 3 && line?.usesEvenOddFillRule == true)
    #expect(line?.lineDashPattern == [2, 1] && line?.lineDashPhase == 1.5)
    shape.shape = UIBezierPath()
    #expect(drawing(root).isEmpty)
  }

  @Test("A layer keeps a path as it was when it was given")
  func paths() {
    let (root, shape) = (box(0, 0, 100, 100, red), CAShapeLayer())
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 30))
    root.layer.addSublayer(shape)
    (shape.shape, root.layer.shadowShape, root.layer.shadowOpacity) = (path, path, 1)
    let before = drawing(root)
    path.addLine(to: CGPoint(x: 90, y: 90))
    #expect(drawing(root) == before && before.count == 3)
    #expect(shape.shape?.bounds == CGRect(x: 0, y: 0, width: 20, height: 30))
  }

  @Test("A gradient of one colour is that colour, and one of none is nothing")
  func gradients() {
    let view = box(0, 0, 20, 20)
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    view.layer.addSublayer(gradient)
    #expect(drawing(view).isEmpty && gradient.colors == nil)
    gradient.colors = [red, "no colour", blue.cgColor]
    #expect(gradient.paints.count == 2)
    #expect(drawing(view) == ["fill (0 0 20 20) gradient"])
    gradient.colors = [red]
    #expect(drawing(view) == ["fill (0 0 20 20) #FF0000"])
    gradient.cornerRadius = 4
    #expect(drawing(view) == ["fill (0 0 20 20) #FF0000 round 4"])
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    gradient.type = .radial
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.25, y: 1))
    gradient.locations = [0, 0.25]
    gradient.colors = [red, blue]
    #expect(gradient.gradient(in: rect).stops.map(\.location) == [0, 0.25])
    guard case .radial(let center, let radius) = gradient.gradient(in: rect).shape else {
      Issue.record("a radial gradient is one")
      return
    }
    #expect(center == CGPoint(x: 60, y: 45) && radius == CGSize(width: 25, height: 25))
    gradient.type = .conic
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 1))
    guard case .conic(let middle, let angle) = gradient.gradient(in: rect).shape else {
      Issue.record("a conic gradient is one")
      return
    }
    #expect(middle == CGPoint(x: 60, y: 45) && abs(angle - .pi / 2) < 1e-9)
  }
}

/// Keeps the lines that are stroked.
private final class StrokeCanvas: Canvas {
  var lines: [UIBezierPath] = []

  init() {
    super.init(
      size: CGSize(width: 100, height: 100), scale: 1, traits: UITraitCollection(userInterfaceStyle: .light))
  }

  override func strokePrimitive(_ path: UIBezierPath, paint: Paint) { lines.append(path) }
}
