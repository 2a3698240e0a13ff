import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

/// Drawing as UIKit and Core Animation have it, in views and layers.
@Suite("Drawing in the present context")
struct ContextDrawingTests {
  private final class Half: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height))
      UIGraphicsGetCurrentContext()?.translateBy(x: 100, y: 0)
    }
  }

  @Test("A layer is drawn in a context as it is set; a picture of the view shows what moves where it is")
  func animated() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let view = UIView(frame: window.bounds)
    view.backgroundColor = .red
    view.alpha = 0
    window.addSubview(view)
    UIView.animate(withDuration: 1) { view.alpha = 1 }
    let renderer = UIGraphicsImageRenderer(bounds: window.bounds)
    let set = renderer.image { window.layer.render(in: $0.cgContext) }
    let shown = renderer.image { _ in
      #expect(window.drawHierarchy(in: window.bounds, afterScreenUpdates: true))
    }
    #expect(set.cgImage?.color(x: 1, y: 1)?.hexString == "#FF0000")
    #expect(shown.cgImage?.color(x: 1, y: 1)?.hexString == "#00000000")
  }

  @Test("A view draws by draw(_:), and what it sets holds for no other")
  func views() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    for x in [0, 20] as [CGFloat] { root.addSubview(Half(frame: CGRect(x: x, y: 5, width: 10, height: 10))) }
    #expect(drawing(root) == ["fill (0 5 5 10) #FF0000", "fill (20 5 5 10) #FF0000"])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("A layer draws by draw(in:), and a class of layers with a state of its own is made for a view")
  func layers() {
    final class Level: CALayer {
      var level: CGFloat = 0.5
      override init() { super.init() }
      override init(layer: Any) {
        super.init(layer: layer)
        level = (layer as? Level)?.level ?? 0
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(UIColor.blue.cgColor)
        ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * level, height: bounds.height))
      }
      override class func needsDisplay(forKey key: String) -> Bool {
        key == "level" || super.needsDisplay(forKey: key)
      }
    }
    final class Meter: UIView {
      override class var layerClass: AnyClass { Level.self }
    }
    let meter = Meter(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    let level = meter.layer as? Level
    #expect(level != nil && drawing(meter) == ["fill (0 0 20 10) #0000FF"])
    level?.level = 0.25
    level?.opacity = 0.5
    #expect(drawing(meter).contains { $0.contains("(0 0 10 10) #0000FF") })
    let copy = level.map { Level(layer: $0) }
    #expect(copy?.level == 0.25 && copy?.opacity == 0.5 && copy?.bounds.width == 40)
    #expect(Level.needsDisplay(forKey: "level") && !Level.needsDisplay(forKey: "bounds"))
    let lone = Level()
    lone.frame = CGRect(x: 5, y: 0, width: 8, height: 8)
    meter.layer.addSublayer(lone)
    #expect(drawing(meter).contains { $0.contains("(5 0 4 8)") })
  }

  @Test("A label's text is moved by drawText(in:)")
  func labels() throws {
    final class Padded: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 0)))
      }
    }
    func text(_ label: UILabel) throws -> CGFloat {
      label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      label.text = "Text"
      let image = try label.renderedImage()
      return CGFloat(
        (0..<100).first { x in (0..<20).contains { image.cgImage?.color(x: x, y: $0)?.alpha ?? 0 > 0 } } ?? -1
      )
    }
    #expect(try text(Padded()) == text(UILabel()) + 12)
  }

  @Test("A layer renders in its own coordinates, and a hierarchy into a rectangle")
  func rendering() throws {
    func color(_ image: UIImage, _ x: Int, _ y: Int) -> String? {
      image.cgImage?.color(x: x, y: y)?.hexString
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let half = Half(frame: CGRect(x: 30, y: 30, width: 10, height: 10))
    let picture = UIGraphicsImageRenderer(bounds: half.bounds, format: format).image {
      half.layer.render(in: $0.cgContext)
    }
    #expect(color(picture, 4, 4) == "#FF0000" && color(picture, 5, 4) == "#00000000")
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scroll.contentOffset = CGPoint(x: 3, y: 0)
    let mark = UIView(frame: CGRect(x: 4, y: 0, width: 1, height: 1))
    mark.backgroundColor = UIColor.red
    scroll.addSubview(mark)
    let scrolled = UIGraphicsImageRenderer(bounds: CGRect(x: 0, y: 0, width: 13, height: 10), format: format)
      .image {
        scroll.layer.render(in: $0.cgContext)
      }
    #expect(color(scrolled, 4, 0) == "#FF0000" && color(scrolled, 1, 0) == "#00000000")
    let large = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { _ in
      #expect(half.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: true))
    }
    #expect(color(large, 9, 19) == "#FF0000" && color(large, 10, 19) == "#00000000")
    #expect(!half.drawHierarchy(in: half.bounds, afterScreenUpdates: false), "nothing is drawn on")
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 4, height: 4)
    layer.backgroundColor = UIColor.blue.cgColor
    layer.position = CGPoint(x: 50, y: 50)
    let own = UIGraphicsImageRenderer(bounds: layer.bounds, format: format).image {
      layer.render(in: $0.cgContext)
    }
    #expect(color(own, 3, 3) == "#0000FF")
    layer.isHidden = true
    let hidden = UIGraphicsImageRenderer(bounds: layer.bounds, format: format).image {
      layer.render(in: $0.cgContext)
    }
    #expect(color(hidden, 3, 3) == "#00000000")
    let snapshot = half.snapshotView(afterScreenUpdates: false) as? UIImageView
    #expect(snapshot?.frame == half.frame && snapshot?.image?.size == half.bounds.size)
  }

  @Test("Sublayers are set as a list, and those that are not in it go")
  func sublayers() {
    let view = UIView()
    let (subview, first, second) = (UIView(), CALayer(), CALayer())
    view.addSubview(subview)
    view.layer.addSublayer(first)
    view.layer.sublayers = [second, first]
    #expect(view.layer.sublayers?.map { $0 === second } == [true, false] && view.subviews.isEmpty)
    view.layer.sublayers = nil
    #expect(view.layer.sublayers == nil && first.superlayer == nil)
  }
}
