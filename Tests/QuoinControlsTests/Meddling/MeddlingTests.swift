import Foundation
import QuoinDiagnostics
import QuoinTestSupport
import Testing

@testable import QuoinControls

/// Hierarchies, lists, controllers and constraints that change in their own callbacks: what is left is a tree, and goes on.
@Suite struct MeddlingTests {
  @Test(arguments: Seeds.parts(usually: 200)) func changesInCallbacksLeaveATree(part: Range<UInt64>) {
    Seeds.each(in: part) { random in
      // Misuse is told, and is no end.
      MisuseResponse.withTaskHandler({ _ in }) {
        let meddler = Meddler(random)
        for _ in 0..<8 { use(meddler) }
        meddler.left = 0
        meddler.window.clock.advance(by: 2)
        meddler.window.layoutIfNeeded()
        check(meddler)
      }
    }
  }

  private func use(_ meddler: Meddler) {
    let window = meddler.window
    switch Int.random(in: 0..<5, using: &meddler.random) {
    case 0: window.layoutIfNeeded()
    case 1: window.clock.advance(by: 0.3)
    case 2: _ = try? window.renderedImage()
    default:
      let touch = UITouch(at: CGPoint(x: meddler.random.number(0...200), y: meddler.random.number(0...300)))
      window.sendEvent(UIEvent(touches: [touch], timestamp: window.clock.time))
      meddler.meddle()
      if meddler.random.chance(50) {
        touch.update(to: CGPoint(x: 100, y: meddler.random.number(0...300)), phase: .moved)
        window.sendEvent(UIEvent(touches: [touch], timestamp: window.clock.time + 0.02))
      }
      touch.update(phase: .ended)
      window.sendEvent(UIEvent(touches: [touch], timestamp: window.clock.time + 0.05))
    }
    meddler.meddle()
    window.layoutIfNeeded()
  }

  /// Each view stands in its superview once, and is in the window that this is in; nothing holds itself.
  private func check(_ meddler: Meddler) {
    for view in meddler.views + meddler.controllers.compactMap(\.viewIfLoaded) + [meddler.window] {
      #expect(view.subviews.allSatisfy { $0.superview === view })
      #expect(Set(view.subviews.map(ObjectIdentifier.init)).count == view.subviews.count)
      if let parent = view.superview {
        #expect(parent.subviews.contains { $0 === view })
        #expect(view is UIWindow || view.window === parent.window)
      }
      var (top, depth) = (view, 0)
      while let parent = top.superview, depth < 500 { (top, depth) = (parent, depth + 1) }
      #expect(depth < 500)
    }
  }
}
