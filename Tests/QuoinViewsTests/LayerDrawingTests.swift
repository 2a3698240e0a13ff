import Foundation
import QuoinGraphics
import QuoinTestSupport
import Testing

@testable import QuoinViews

@Suite("What layers draw")
struct LayerDrawingTests {
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func look(_ layer: CALayer) {
    layer.cornerRadius = 4
    layer.borderWidth = 1
    layer.shadowOpacity = 0.5
    layer.backgroundPaint = blue
    layer.frame = CGRect(x: 10, y: 10, width: 30, height: 20)
  }

  @Test("A view and a layer that look the same are drawn by the same steps", arguments: [false, true])
  func steps(clips: Bool) {
    let (first, second) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    second.frame = first.frame
    let (view, layer) = (UIView(), CALayer())
    first.addSubview(view)
    second.layer.addSublayer(layer)
    for box in [view.layer, layer] {
      look(box)
      box.masksToBounds = clips
      let inner = CALayer()
      inner.frame = CGRect(x: 25, y: 0, width: 10, height: 10)
      inner.backgroundPaint = .red
      box.addSublayer(inner)
    }
    #expect(drawing(first) == drawing(second) && !drawing(first).isEmpty)
  }

  @Test("What is in a layer is transformed around its anchor point, its own background is not")
  func sublayers() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    root.backgroundColor = .red
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    view.backgroundColor = blue
    root.addSubview(view)
    root.layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    #expect(drawing(root).last == "fill (0 0 20 20) #0000FF")
    #expect(drawing(root).count == 2)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.backgroundPaint = blue
    let (holder, outer) = (UIView(frame: root.frame), CALayer())
    outer.frame = root.bounds
    outer.sublayerTransform = CATransform3DMakeTranslation(3, 0, 0)
    outer.addSublayer(layer)
    holder.layer.addSublayer(outer)
    #expect(drawing(holder) == ["fill (3 0 4 4) #0000FF"])
  }

  @Test("Contents are stretched in their center only")
  func contents() throws {
    let pixels: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF]
    let image = UIImage(cgImage: try #require(CGImage(width: 3, height: 1, pixels: pixels)))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 1))
    view.layer.contents = image
    view.layer.contentsCenter = CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)
    let drawn = try #require(UIImage(data: try view.render(as: .png))?.cgImage)
    let colors = try [0, 15, 29].map { try #require(drawn.color(x: $0, y: 0)) }
    #expect(colors[0] == CGColor(red: 1, green: 0, blue: 0))
    #expect(colors[1].green > 0.9)
    #expect(colors[2] == CGColor(red: 0, green: 0, blue: 1))
  }

  @Test("Of contents that part is drawn which is asked for")
  func partsOfContents() throws {
    let pixels: [UInt32] = [0xFFFF_0000, 0xFF00_00FF]
    let image = UIImage(cgImage: try #require(CGImage(width: 2, height: 1, pixels: pixels)))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.layer.contents = image
    view.layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let drawn = try #require(UIImage(data: try view.render(as: .png))?.cgImage)
    #expect(drawn.color(x: 19, y: 5) == CGColor(red: 0, green: 0, blue: 1))
    #expect(try #require(drawn.color(x: 4, y: 5)).blue > 0.6)
    view.layer.contentsRect.size.width = 0
    #expect(drawing(view).isEmpty)
  }

  @Test("Contents are an image of either kind, and nothing else is drawn")
  func kindsOfContents() throws {
    let image = try #require(CGImage(width: 2, height: 2, pixels: Array(repeating: 0xFFFF_0000, count: 4)))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.layer.contentsGravity = .topLeft
    func red() throws -> Int {
      let drawn = try #require(UIImage(data: try view.render(as: .png))?.cgImage)
      return (0..<16).count { drawn.color(x: $0 % 4, y: $0 / 4)?.alpha == 1 }
    }
    view.layer.contents = image
    #expect(try red() == 4)
    view.layer.contentsScale = 2
    #expect(try red() == 1)
    view.layer.contents = UIImage(cgImage: image)
    #expect(try red() == 4)
    view.layer.contents = "no image"
    #expect(try red() == 0)
    view.layer.contents = nil
    #expect(try red() == 0)
  }

  @Test("A path casts the shadow in place of the shape, by the name that UIKit code has for it")
  func shadowPath() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.layer.shadowOpacity = 0.5
    view.layer.shadowPath = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath
    #expect(drawing(view) == ["shadow (1 2 3 4) 0.5 3"])
  }

  @Test("A class of any module may draw beyond its bounds, and is drawn while that can be seen")
  func beyond() {
    final class Wide: UIView {
      override var drawingExtent: CGRect { bounds.insetBy(dx: -50, dy: 0) }
      override var drawsOverSubviews: Bool { true }
      override func drawOverSubviews(_ canvas: Canvas) {
        canvas.fill(CGRect(x: -50, y: 0, width: 10, height: 10), color: .red)
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(Wide(frame: CGRect(x: 120, y: 0, width: 10, height: 10)))
    #expect(drawing(root) == ["fill (70 0 10 10) \(UIColor.red)"])
  }

  @Test("Layers move beside others that are there already, those of subviews among them")
  func moving() throws {
    for seed in 1...100 as ClosedRange<UInt64> {
      var numbers = SeededGenerator(seed: seed)
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      for _ in 0..<3 { root.addSubview(UIView()) }
      for _ in 0..<3 { root.layer.addSublayer(CALayer()) }
      var model = try #require(root.layer.sublayers)
      for _ in 0..<20 {
        let layer = model[Int(numbers.number(0...5))]
        let sibling = model[Int(numbers.number(0...5))]
        let isAbove = numbers.isOne(in: 2)
        if isAbove {
          root.layer.insertSublayer(layer, above: sibling)
        } else {
          root.layer.insertSublayer(layer, below: sibling)
        }
        if layer !== sibling {
          model.removeAll { $0 === layer }
          let index = try #require(model.firstIndex { $0 === sibling })
          model.insert(layer, at: index + (isAbove ? 1 : 0))
        }
        if numbers.isOne(in: 3) { moveSubview(of: root, in: &model, &numbers) }
        #expect(root.layer.sublayers == model, "seed \(seed)")
        #expect(root.subviews.count == 3)
      }
    }
  }

  @Test("What reaches beyond the bounds is drawn while it can be seen: contents, mitres, text and its shadow")
  func reaching() throws {
    let image = UIImage(
      cgImage: try #require(CGImage(width: 4, height: 1, pixels: Array(repeating: 0xFF00_00FF, count: 4))))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 101, y: 0, width: 10, height: 10))
    root.addSubview(view)
    (view.layer.contents, view.layer.contentsGravity) = (image, .resizeAspectFill)
    #expect(drawing(root) == ["image (86 0 40 10)"])
    view.layer.masksToBounds = true
    #expect(drawing(root).isEmpty)
    view.removeFromSuperview()
    let layer = CALayer()
    layer.frame = view.frame
    (layer.contents, layer.contentsGravity) = (image, .resizeAspectFill)
    root.layer.addSublayer(layer)
    #expect(drawing(root) == ["image (86 0 40 10)"])
    layer.removeFromSuperlayer()
    // A corner of 20 degrees, whose point lies 2.9 line widths to its left.
    let (spike, path) = (CAShapeLayer(), UIBezierPath())
    path.move(to: CGPoint(x: 30, y: -5.3))
    path.addLine(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 5.3))
    (spike.shape, spike.fillPaint, spike.strokePaint, spike.lineWidth) = (path, nil, .red, 10)
    spike.position = CGPoint(x: 120, y: 50)
    root.layer.addSublayer(spike)
    #expect(drawing(root).count == 1)
    spike.lineJoin = .bevel
    #expect(drawing(root).isEmpty)
    spike.removeFromSuperlayer()
    let label = UILabel(frame: CGRect(x: 0, y: -60, width: 90, height: 20))
    label.text = "Text"
    root.addSubview(label)
    #expect(drawing(root).isEmpty)
    (label.shadowColor, label.shadowOffset) = (.red, CGSize(width: 0, height: 50))
    #expect(drawing(root).contains("text (0 -10.5 0 0)"))
    label.shadowColor = nil
    label.frame = CGRect(x: 0, y: -2, width: 90, height: 1)
    #expect(!drawing(root).isEmpty, "a line is higher than the label")
  }

  @Test("Half clear views are a group where a shadow, contents or an image of one falls on another")
  func groups() throws {
    let image = UIImage(
      cgImage: try #require(CGImage(width: 4, height: 1, pixels: Array(repeating: 0xFF00_00FF, count: 4))))
    let looks: [(UIImageView) -> Void] = [
      { $0.layer.shadowOpacity = 1 },
      { ($0.layer.contents, $0.layer.contentsGravity) = (image, .center) },
      { ($0.image, $0.contentMode) = (image, .scaleAspectFill) },
    ]
    for look in looks {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.alpha = 0.5
      let (left, right) = (UIImageView(frame: CGRect(x: 0, y: 0, width: 2, height: 2)), UIView())
      right.frame = CGRect(x: 3, y: 0, width: 10, height: 10)
      (left.backgroundColor, right.backgroundColor) = (.red, .white)
      root.addSubview(left)
      root.addSubview(right)
      #expect(!drawing(root).contains { $0.hasPrefix("group") })
      look(left)
      #expect(drawing(root).first == "group 0.5")
      left.clipsToBounds = true
      #expect(drawing(root).first != "group 0.5")
    }
  }

  @Test("A label's shadow is the text as it is set, shrunk and attributed, in one colour")
  func labelShadow() throws {
    final class Texts: Canvas {
      var texts: [TextLayout] = []
      override func drawPrimitive(_ text: TextLayout, at point: CGPoint) { texts.append(text) }
    }
    func sizes(_ label: UILabel) throws -> [CGSize] {
      label.shadowColor = .red
      let canvas = Texts(size: CGSize(width: 300, height: 100), scale: 1, traits: .current)
      label.render(into: canvas)
      return canvas.texts.map(\.size)
    }
    let shrunk = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    shrunk.text = "A text that is too long"
    shrunk.adjustsFontSizeToFitWidth = true
    let attributed = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    attributed.attributedText = NSAttributedString(
      string: "Large", attributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.blue])
    for label in [shrunk, attributed] {
      let found = try sizes(label)
      #expect(found.count == 2 && found.first == found.last)
    }
  }
}
