import Foundation
import QuoinGraphics
import QuoinTestSupport
import Testing

@testable import QuoinViews

@Suite("Changes of the safe area")
struct SafeAreaChangeTests {
  private final class Told: UIView {
    var areas = 0
    var margins = 0
    override func safeAreaInsetsDidChange() { areas += 1 }
    override func layoutMarginsDidChange() { margins += 1 }
  }

  private func window() -> UIWindow {
    UIWindow(
      screen: UIScreen(
        bounds: CGRect(x: 0, y: 0, width: 100, height: 200), scale: 1,
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)))
  }

  @Test("A view that moves under a bar or away from it is told, and laid out again")
  func moved() {
    let window = window()
    let view = Told(frame: CGRect(x: 0, y: 50, width: 100, height: 50))
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect((view.areas, view.safeAreaInsets) == (0, .zero))
    view.frame.origin.y = 15
    #expect((view.areas, view.margins, view.safeAreaInsets.top) == (1, 1, 5))
    #expect(view.isLayoutNeeded)
    view.center.y += 60
    #expect((view.areas, view.safeAreaInsets) == (2, .zero))
    view.center.y += 10
    #expect(view.areas == 2, "where nothing differs nobody is told")
    view.transform = CGAffineTransform(translationX: 0, y: -80)
    #expect((view.areas, view.safeAreaInsets.top) == (3, 15))
  }

  @Test("A view added to a tree that is laid out is told, and those in it, and so is one that leaves")
  func added() {
    let window = window()
    window.layoutIfNeeded()
    let outer = Told(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let inner = Told(frame: CGRect(x: 0, y: 5, width: 100, height: 50))
    outer.addSubview(inner)
    #expect((outer.areas, inner.areas) == (0, 0))
    window.addSubview(outer)
    #expect((outer.areas, inner.areas) == (1, 1))
    #expect(outer.safeAreaInsets.bottom == 30 && inner.safeAreaInsets.top == 15)
    outer.removeFromSuperview()
    #expect((outer.areas, inner.areas) == (2, 2))
    #expect(outer.safeAreaInsets == .zero && inner.safeAreaInsets == .zero)
  }

  @Test("Views hear of the edges that move around them: of a superview's size and of scrolling")
  func around() {
    let window = window()
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentInsetAdjustmentBehavior = .never
    let view = Told(frame: CGRect(x: 0, y: 100, width: 100, height: 70))
    scroll.addSubview(view)
    window.addSubview(scroll)
    #expect(view.areas == 0)
    scroll.contentOffset.y = -20
    #expect((view.areas, view.safeAreaInsets.bottom) == (1, 20))
    window.frame.size.height = 300
    scroll.frame.size.height = 300
    #expect((view.areas, view.safeAreaInsets) == (2, .zero))
  }

  @Test("What is known of the safe area is what follows from the places, after any change")
  func laws() {
    func expected(_ view: UIView) -> UIEdgeInsets {
      if let own = view.rare?.rootSafeAreaInsets { return own }
      guard let parent = view.superview else { return .zero }
      let outer = expected(parent)
      return outer == .zero ? .zero : view.overlap(of: outer, in: parent, isSafeArea: true)
    }
    for seed in 1...60 as ClosedRange<UInt64> {
      var numbers = SeededGenerator(seed: seed)
      let tree = RandomViews(seed: seed)
      tree.root.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 5, bottom: 30, right: 0))
      for _ in 0..<20 {
        let view = tree.all[Int(numbers.number(0...(tree.all.count - 1)))]
        switch Int(numbers.number(0...5)) {
        case 0: view.frame.origin.y = numbers.number(-50...150)
        case 1: view.frame.size.height = numbers.number(0...200)
        case 2: view.bounds.origin.y = numbers.number(-50...50)
        case 3: view.center.x = numbers.number(-50...150)
        case 4 where view !== tree.root:
          view.removeFromSuperview()
          #expect(view.safeAreaInsets == expected(view))
          tree.root.addSubview(view)
        default:
          view.setSafeAreaInsets(
            numbers.isOne(in: 2) ? nil : UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0))
        }
        for view in tree.all { #expect(view.safeAreaInsets == expected(view), "seed \(seed)") }
      }
    }
  }
}
