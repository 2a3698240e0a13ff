import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("Masks")
struct MaskTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func box() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    view.backgroundColor = red
    return view
  }

  private func alphas(of view: UIView, at places: [Int]) throws -> [CGFloat] {
    let image = try #require(
      UIImage(data: view.render(as: .png, size: CGSize(width: 40, height: 10)))?.cgImage)
    return try places.map { try #require(image.color(x: $0, y: 5)).alpha }
  }

  private func gradient() -> CAGradientLayer {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
    gradient.colors = [UIColor.black, UIColor(white: 0, alpha: 0)]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    return gradient
  }

  private func isFading(_ alphas: [CGFloat]) -> Bool {
    abs(alphas[0] - 0.97) < 0.05 && abs(alphas[1] - 0.5) < 0.05 && abs(alphas[2] - 0.03) < 0.05
  }

  @Test("A mask that fades lets less and less through")
  func soft() throws {
    let view = box()
    view.layer.mask = gradient()
    #expect(isFading(try alphas(of: view, at: [1, 20, 39])))
  }

  @Test("A view as a mask counts by the alpha of all that it draws")
  func views() throws {
    let view = box()
    let mask = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 10))
    mask.alpha = 0.5
    mask.backgroundColor = .black
    view.mask = mask
    let found = try alphas(of: view, at: [5, 20, 35])
    #expect(found[0] == 0 && found[2] == 0)
    #expect(abs(found[1] - 0.5) < 0.01)
    mask.alpha = 1
    mask.backgroundColor = nil
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 10))
    dot.backgroundColor = .black
    mask.addSubview(dot)
    #expect(try alphas(of: view, at: [5, 12, 20]) == [0, 1, 0])
  }

  @Test("A layer is masked as a view is")
  func layers() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    let layer = CALayer()
    layer.frame = view.bounds
    layer.backgroundPaint = red
    layer.mask = gradient()
    view.layer.addSublayer(layer)
    #expect(isFading(try alphas(of: view, at: [1, 20, 39])))
  }

  @Test("A layer of its own takes a view's layer as a mask, with the view's place")
  func viewsOfLayers() throws {
    for alpha in [1, 0.5] as [CGFloat] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
      let layer = CALayer()
      layer.frame = view.bounds
      layer.backgroundPaint = red
      let mask = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 10))
      mask.backgroundColor = .black
      mask.alpha = alpha
      layer.mask = mask.layer
      view.layer.addSublayer(layer)
      let found = try alphas(of: view, at: [5, 20, 35])
      #expect(found[0] == 0 && abs(found[1] - alpha) < 0.01 && found[2] == 0)
    }
  }

  @Test("A mask with a mask of its own lets through what both do")
  func masksOfMasks() throws {
    let view = box()
    let (mask, inner) = (
      UIView(frame: view.bounds), UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 10))
    )
    (mask.backgroundColor, inner.backgroundColor) = (.black, .black)
    mask.mask = inner
    view.mask = mask
    #expect(try alphas(of: view, at: [5, 20, 35]) == [0, 1, 0])
    let (outerLayer, innerLayer) = (CALayer(), CALayer())
    (outerLayer.frame, innerLayer.frame) = (view.bounds, inner.frame)
    (outerLayer.backgroundPaint, innerLayer.backgroundPaint) = (.black, .black)
    outerLayer.mask = innerLayer
    view.mask = nil
    view.layer.mask = outerLayer
    #expect(try alphas(of: view, at: [5, 20, 35]) == [0, 1, 0])
  }

  @Test("A path as a mask counts with its layer's border, and is cut where the layer cuts it")
  func framedShapes() throws {
    let view = box()
    let mask = CAShapeLayer()
    mask.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    mask.shape = UIBezierPath(rect: CGRect(x: 10, y: 0, width: 30, height: 10))
    view.layer.mask = mask
    #expect(try alphas(of: view, at: [0, 15, 35]) == [0, 1, 1])
    mask.borderWidth = 2
    #expect(try alphas(of: view, at: [0, 15, 35]) == [1, 1, 1])
    mask.borderWidth = 0
    mask.masksToBounds = true
    #expect(try alphas(of: view, at: [0, 15, 35]) == [0, 1, 0])
  }

  @Test("What is no more than a shape is a clip, and what is more is collected")
  func shapes() {
    let view = box()
    let mask = UIView(frame: CGRect(x: 2, y: 2, width: 8, height: 8))
    mask.backgroundColor = .black
    view.mask = mask
    let canvas = RecordingCanvas()
    view.render(into: canvas)
    #expect(canvas.log == ["clip (2 2 8 8)", "fill (0 0 40 10) #FF0000"])
    mask.backgroundColor = UIColor(white: 0, alpha: 0.5)
    let other = RecordingCanvas()
    view.render(into: other)
    #expect(
      other.log == ["mask", "fill (2 2 8 8) #00000080", "masked", "fill (0 0 40 10) #FF0000", "end masked"])
  }

  @Test("SVG keeps a soft mask as one")
  func vectors() throws {
    let view = box()
    view.layer.mask = gradient()
    let svg = String(decoding: try view.render(as: .svg), as: UTF8.self)
    #expect(svg.contains("<mask id=") && svg.contains("mask=\"url(#"))
    let picture = try #require(UIImage(data: Data(svg.utf8)))
    let shown = UIImageView(image: picture)
    #expect(isFading(try alphas(of: shown, at: [1, 20, 39])))
  }
}
