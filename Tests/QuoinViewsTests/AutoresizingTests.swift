import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("Autoresizing")
struct AutoresizingTests {
  @Test("Rendering at another size leaves every frame as it was")
  func rendering() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inset = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 60))
    inset.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let within = UIView(frame: CGRect(x: 30, y: 5, width: 10, height: 10))
    within.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
    root.addSubview(inset)
    inset.addSubview(within)
    for size in [CGSize(width: 10, height: 10), CGSize(width: 300, height: 40)] {
      _ = try root.render(as: .png, size: size)
      #expect(root.frame.size == CGSize(width: 200, height: 100))
      #expect(inset.frame == CGRect(x: 20, y: 20, width: 50, height: 60))
      #expect(within.frame == CGRect(x: 30, y: 5, width: 10, height: 10))
    }
  }

  @Test("So it does where a container sizes a view whose subviews follow")
  func inContainers() throws {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.autoresizingMask = .flexibleWidth
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 10))
    inner.autoresizingMask = .flexibleWidth
    outer.addSubview(inner)
    final class Filled: UIView {
      override func layoutSubviews() { subviews[0].frame = bounds }
    }
    let root = Filled(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(outer)
    root.layoutIfNeeded()
    _ = try root.render(as: .png, size: CGSize(width: 10, height: 10))
    root.layoutIfNeeded()
    #expect(outer.frame.width == 100 && inner.frame.width == 80)
  }
}
