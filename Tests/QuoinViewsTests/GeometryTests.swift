import Foundation
import QuoinGraphics
import Synchronization
import Testing

@testable import QuoinViews

@Suite("Frame, bounds, center and transform")
struct GeometryTests {
  @Test("A frame comes back as it was set")
  func frame() {
    let view = UIView(frame: CGRect(x: 0.1, y: 0.2, width: 0.3, height: 1 / 3))
    #expect(view.frame == CGRect(x: 0.1, y: 0.2, width: 0.3, height: 1 / 3))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 0.3, height: 1 / 3))
  }

  @Test("A change of bounds keeps the center")
  func bounds() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.bounds = CGRect(x: 5, y: 5, width: 50, height: 30)
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame == CGRect(x: 35, y: 30, width: 50, height: 30))
    view.center = CGPoint(x: 25, y: 15)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 30))
  }

  @Test("A negative size turns the rectangle around")
  func negative() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: -10, height: -5))
    #expect(view.frame == CGRect(x: 0, y: 5, width: 10, height: 5))
  }

  @Test("Under a transform the frame is the upright box and the bounds stay")
  func transform() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 50, y: 25))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(view.bounds.size == CGSize(width: 50, height: 50))
    #expect(view.center == CGPoint(x: 50, y: 50))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 25, y: 25, width: 50, height: 50))
  }

  @Test("A changed anchor point moves the view and leaves its position's numbers")
  func anchorPoint() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(view.center == CGPoint(x: 50, y: 25))
    #expect(view.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
    view.layer.position = .zero
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 25))
  }

  @Test("Infinite and NaN numbers are ignored and reported")
  func invalid() {
    let reports = Mutex<[String]>([])
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.accessibilityIdentifier = "card"
    UIView.withInvalidGeometryHandler({ view, geometry in
      let line = "\(view.accessibilityIdentifier ?? "") \(geometry.names)"
      reports.withLock { $0.append(line) }
    }) {
      view.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: CGFloat.infinity)
      view.center = CGPoint(x: 0, y: -CGFloat.infinity)
      view.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
    }
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      reports.withLock { $0 } == [#"card ["x", "height"]"#, #"card ["y"]"#, #"card ["width"]"#])
    view.frame = CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    #expect(view.frame.size.width == .greatestFiniteMagnitude)
  }

  @Test(
    "Flexible parts share a change of the superview's size",
    arguments: [
      (UIView.AutoresizingMask.flexibleWidth, CGRect(x: 10, y: 10, width: 120, height: 20)),
      (UIView.AutoresizingMask.flexibleLeftMargin, CGRect(x: 110, y: 10, width: 20, height: 20)),
      (
        UIView.AutoresizingMask([.flexibleLeftMargin, .flexibleRightMargin]),
        CGRect(x: 22.5, y: 10, width: 20, height: 20)
      ),
      (
        UIView.AutoresizingMask([.flexibleTopMargin, .flexibleHeight]),
        CGRect(x: 10, y: 20, width: 20, height: 40)
      ),
    ])
  func autoresizing(mask: UIView.AutoresizingMask, expected: CGRect) {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    child.autoresizingMask = mask
    box.addSubview(child)
    box.frame.size = CGSize(width: 200, height: 90)
    #expect(child.frame.origin.y == expected.origin.y)
    #expect(child.frame.size == expected.size)
    #expect(abs(child.frame.origin.x - expected.origin.x) < 1e-9)
  }
}
