import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("Conversion between views, and touches")
struct ConversionTests {
  @Test("Points are converted across scrolled and transformed views, and back")
  func points() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    scroll.contentOffset = CGPoint(x: 5, y: 50)
    let turned = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let other = UIView(frame: CGRect(x: 200, y: 200, width: 10, height: 10))
    window.addSubview(scroll)
    scroll.addSubview(turned)
    window.addSubview(other)
    let inScroll = turned.convert(CGPoint(x: 0, y: 0), to: scroll)
    #expect(abs(inScroll.x - 30) < 1e-9 && abs(inScroll.y + 10) < 1e-9)
    let inWindow = turned.convert(CGPoint(x: 0, y: 0), to: nil)
    #expect(abs(inWindow.x - 35) < 1e-9 && abs(inWindow.y + 40) < 1e-9)
    let inOther = turned.convert(CGPoint(x: 0, y: 0), to: other)
    #expect(abs(inOther.x + 165) < 1e-9)
    let back = turned.convert(inOther, from: other)
    #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
    let rect = turned.convert(turned.bounds, to: scroll)
    #expect(abs(rect.width - 20) < 1e-9 && abs(rect.height - 40) < 1e-9)
  }

  @Test("What a layer does to all that is in it counts where points are converted and touched")
  func sublayerTransform() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (a, b, leaf) = (UIView(), UIView(), UIView())
    a.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    b.frame = CGRect(x: 60, y: 60, width: 20, height: 20)
    leaf.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    root.addSubview(a)
    root.addSubview(b)
    b.addSubview(leaf)
    root.layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    #expect(a.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: -28, y: -26))
    #expect(a.convert(CGPoint(x: -28, y: -26), from: root) == CGPoint(x: 1, y: 2))
    #expect(b.convert(b.bounds, to: root) == CGRect(x: 70, y: 70, width: 40, height: 40))
    #expect(leaf.convert(leaf.bounds, to: nil) == CGRect(x: 80, y: 80, width: 20, height: 20))
    #expect(leaf.convert(CGRect(x: 80, y: 80, width: 20, height: 20), from: root) == leaf.bounds)
    // Between those within it counts once up and once down.
    #expect(a.convert(CGPoint(x: 0, y: 0), to: leaf) == CGPoint(x: -55, y: -55))
    #expect(root.hitTest(CGPoint(x: 85, y: 85), with: nil) === leaf)
    #expect(root.hitTest(CGPoint(x: 68, y: 68), with: nil) === root)
    root.layer.sublayerTransform = CATransform3DIdentity
    #expect(a.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 11, y: 12))
  }

  @Test("Siblings and parents convert without rounding")
  func exact() {
    let root = UIView(frame: CGRect(x: 1e9, y: 0, width: 1, height: 1))
    let a = UIView(frame: CGRect(x: 0.1, y: 0, width: 1, height: 1))
    let b = UIView(frame: CGRect(x: 0.1, y: 0, width: 1, height: 1))
    root.addSubview(a)
    root.addSubview(b)
    #expect(a.convert(CGPoint(x: 0.3, y: 0), to: a) == CGPoint(x: 0.3, y: 0))
    #expect(a.convert(CGRect(x: 0, y: 0, width: 1, height: 1), to: root) == a.frame)
    #expect(a.convert(CGPoint.zero, to: b) == .zero)
  }

  @Test("A touch falls on the deepest front view that takes it")
  func touches() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
    root.addSubview(back)
    root.addSubview(front)
    let point = CGPoint(x: 30, y: 30)
    #expect(root.hitTest(point, with: nil) === front)
    back.layer.zPosition = 1
    #expect(root.hitTest(point, with: nil) === back)
    back.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === front)
    front.alpha = 0
    #expect(root.hitTest(point, with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 0), with: nil) == nil)
  }
}
