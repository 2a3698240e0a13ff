import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("Drawing")
struct DrawingTests {
  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor?)
    -> UIView
  {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    return view
  }

  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  @Test("Views are drawn from the back to the front, by depth and order")
  func order() {
    let root = box(50, 50, 100, 100, nil)
    let back = box(0, 0, 10, 10, red)
    root.addSubview(back)
    root.addSubview(box(5, 5, 10, 10, blue))
    #expect(drawing(root) == ["fill (0 0 10 10) #FF0000", "fill (5 5 10 10) #0000FF"])
    back.layer.zPosition = 1
    #expect(drawing(root) == ["fill (5 5 10 10) #0000FF", "fill (0 0 10 10) #FF0000"])
  }

  @Test("Hidden, clear and invisible parts are not drawn")
  func culling() {
    let root = box(0, 0, 100, 100, nil)
    for (index, x) in [0, 200, 20, 40].enumerated() {
      let view = box(CGFloat(x), 0, 10, 10, red)
      if index == 2 { view.isHidden = true }
      if index == 3 { view.alpha = 0 }
      root.addSubview(view)
    }
    let outside = box(-50, 0, 10, 10, nil)
    outside.clipsToBounds = true
    outside.addSubview(box(60, 0, 10, 10, blue))
    root.addSubview(outside)
    #expect(drawing(root) == ["fill (0 0 10 10) #FF0000"])
    outside.clipsToBounds = false
    #expect(drawing(root).count == 2)
  }

  @Test("Corners, borders and clips follow the layer")
  func layer() {
    let view = box(10, 10, 50, 50, red)
    view.layer.cornerRadius = 8
    view.layer.borderWidth = 2
    view.layer.borderColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    view.clipsToBounds = true
    view.addSubview(box(0, 0, 10, 10, blue))
    let root = box(0, 0, 100, 100, nil)
    root.addSubview(view)
    #expect(
      drawing(root) == [
        "fill (10 10 50 50) #FF0000 round 8", "clip (10 10 50 50) round 8", "fill (10 10 10 10) #0000FF",
        "path (10 10 50 50) #0000FF",
      ])
  }

  @Test("A half transparent view is a group only when its parts may overlap")
  func groups() {
    let single = box(0, 0, 10, 10, red)
    single.alpha = 0.5
    #expect(drawing(single) == ["fill (0 0 10 10) #FF000080"])
    let apart = box(0, 0, 50, 50, nil)
    apart.alpha = 0.5
    apart.addSubview(box(0, 0, 10, 10, red))
    apart.addSubview(box(20, 0, 10, 10, red))
    #expect(drawing(apart) == ["fill (0 0 10 10) #FF000080", "fill (20 0 10 10) #FF000080"])
    apart.addSubview(box(5, 5, 10, 10, blue))
    #expect(drawing(apart).first == "group 0.5")
    #expect(drawing(apart).last == "end")
  }

  @Test("Where something shows through the background, all that is drawn casts the shadow")
  func shadowsOfClearBackgrounds() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    label.text = "a"
    label.layer.shadowOpacity = 1
    for color in [UIColor.clear, .red.withAlphaComponent(0.5)] {
      label.backgroundColor = color
      #expect(drawing(label).first == "shadow group")
    }
    label.backgroundColor = .red
    #expect(drawing(label).first == "shadow (0 0 20 20) 1.0 3")
    label.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .clear : .red }
    #expect(drawing(label).first == "shadow (0 0 20 20) 1.0 3")
    label.overrideUserInterfaceStyle = .dark
    #expect(drawing(label).first == "shadow group")
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    gradient.shadowOpacity = 1
    root.layer.addSublayer(gradient)
    for colors in [[], [UIColor.red, .clear]] {
      gradient.colors = colors
      #expect(drawing(root).first == "shadow group")
    }
    gradient.colors = [UIColor.red, UIColor.blue]
    #expect(drawing(root).first == "shadow (0 0 20 20) 1.0 3")
  }

  @Test("A shadow takes the shape of what fills the view, or of all that is drawn")
  func shadows() {
    let view = box(0, 0, 20, 20, red)
    view.layer.shadowOpacity = 0.5
    #expect(drawing(view) == ["shadow (0 0 20 20) 0.5 3", "fill (0 0 20 20) #FF0000"])
    view.backgroundColor = nil
    view.addSubview(box(0, 0, 10, 10, blue))
    #expect(drawing(view) == ["shadow group", "fill (0 0 10 10) #0000FF", "end shadow"])
    view.clipsToBounds = true
    #expect(drawing(view) == ["clip (0 0 20 20)", "fill (0 0 10 10) #0000FF"])
  }

  @Test("Transforms turn around the anchor point; scrolled content is moved")
  func transforms() {
    let root = box(0, 0, 100, 100, nil)
    let turned = box(10, 10, 20, 10, red)
    turned.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.addSubview(turned)
    #expect(drawing(root) == ["fill (0 5 40 20) #FF0000"])
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    scroll.addSubview(box(0, 40, 10, 10, red))
    scroll.addSubview(box(0, 0, 10, 10, blue))
    #expect(drawing(scroll) == ["clip (0 0 50 50)", "fill (0 10 10 10) #FF0000"])
  }

  @Test("Added layers stand where they were added among the subviews")
  func sublayers() {
    let root = box(0, 0, 100, 100, nil)
    func layer(_ x: CGFloat) -> CALayer {
      let layer = CALayer()
      layer.frame = CGRect(x: x, y: 0, width: 5, height: 5)
      layer.backgroundPaint = blue
      return layer
    }
    let subview = box(0, 0, 10, 10, red)
    root.addSubview(subview)
    let (over, under) = (layer(1), layer(2))
    root.layer.addSublayer(over)
    root.layer.insertSublayer(under, at: 0)
    #expect(
      drawing(root) == ["fill (2 0 5 5) #0000FF", "fill (0 0 10 10) #FF0000", "fill (1 0 5 5) #0000FF"])
    #expect(root.layer.sublayers?.count == 3)
    subview.removeFromSuperview()
    #expect(drawing(root) == ["fill (2 0 5 5) #0000FF", "fill (1 0 5 5) #0000FF"])
    over.removeFromSuperlayer()
    #expect(drawing(root).count == 1)
  }

  @Test("A gradient layer fills a view of its class and follows its size")
  func gradient() {
    final class GradientView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    (view.layer as? CAGradientLayer)?.colors = [red.cgColor, blue.cgColor]
    #expect(drawing(view) == ["fill (0 0 30 20) gradient"])
  }

  @Test("Dynamic colours follow overrides on the way down")
  func dark() {
    let root = box(0, 0, 50, 50, UIColor(light: red.cgColor, dark: blue.cgColor))
    let inner = box(0, 0, 10, 10, root.backgroundColor)
    inner.overrideUserInterfaceStyle = .dark
    root.addSubview(inner)
    #expect(drawing(root) == ["fill (0 0 50 50) #FF0000", "fill (0 0 10 10) #0000FF"])
  }
}
