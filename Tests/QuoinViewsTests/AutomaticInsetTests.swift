import Foundation
import QuoinViews
import Testing

@Suite("Safe areas and turned frames")
struct ClampedSafeAreaTests {
  @Test("What sticks out of its superview has no more of a safe area than that has")
  func clamped() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.setSafeAreaInsets(UIEdgeInsets(top: 44, left: 8, bottom: 20, right: 6))
    let inner = UIView(frame: CGRect(x: -10, y: -20, width: 130, height: 150))
    outer.addSubview(inner)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 44, left: 8, bottom: 20, right: 6))
    inner.frame = CGRect(x: 3, y: 10, width: 95, height: 85)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 34, left: 5, bottom: 15, right: 4))
  }

  @Test("The frame of a view turned by quarters is exact", arguments: [0.5, 1, 1.5, 2, -0.5])
  func turned(turns: Double) {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: turns * .pi)
    let isSideways = turns.truncatingRemainder(dividingBy: 1) != 0
    #expect(
      view.frame
        == (isSideways
          ? CGRect(x: 125, y: 75, width: 50, height: 100) : CGRect(x: 100, y: 100, width: 100, height: 50)))
    view.transform = CGAffineTransform(rotationAngle: 0.001)
    #expect(view.frame.width > 100)
  }

  @Test("Nothing within a block without animations is animated, and blocks after it are")
  func still() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    window.addSubview(view)
    var isOver = false
    UIView.performWithoutAnimation {
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }) { _ in isOver = true }
    }
    #expect(isOver && view.layer.presentation()?.opacity == 0.5 && UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    UIView.performWithoutAnimation {}
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
    UIView.animate(withDuration: 1) { view.alpha = 1 }
    #expect(view.layer.presentation()?.opacity == 0.5)
  }
}
