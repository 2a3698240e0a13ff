import Foundation
import QuoinViews
import Testing

@testable import QuoinBoxes

struct AnchorTests {
  private func frame(_ anchor: LMAnchor, mirrored: Bool = false) -> String {
    let leaf = StubLeaf(20, 10)
    leaf.anchor = anchor
    let view = LMAnchorView(margin: 5, leaf)
    if mirrored { view.semanticContentAttribute = .forceRightToLeft }
    return view.frames(in: 100, 50)
  }

  @Test func oneEdgePinsAndNoneCenters() {
    #expect(frame([]) == "40 20 20 10")
    #expect(frame(.top) == "40 5 20 10")
    #expect(frame(.left) == "5 20 20 10")
    #expect(frame([.bottom, .right]) == "75 35 20 10")
  }

  @Test func oppositeEdgesStretch() {
    #expect(frame([.left, .right]) == "5 20 90 10")
    #expect(frame(.all) == "5 5 90 40")
    #expect(frame([.leading, .trailing, .top, .bottom]) == "5 5 90 40")
  }

  @Test func leadingFollowsTheDirectionAndLeftDoesNot() {
    #expect(frame(.leading, mirrored: true) == "75 20 20 10")
    #expect(frame(.trailing, mirrored: true) == "5 20 20 10")
    #expect(frame(.left, mirrored: true) == "5 20 20 10")
  }

  @Test func itFitsItsLargestSubviews() {
    let view = LMAnchorView(margin: 5, StubLeaf(20, 40), StubLeaf(60, 10))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 70, height: 50))
  }

  @Test func aRootViewFillsFromEdgeToEdge() {
    let root = LMRootView(topPadding: 20, bottomPadding: 10, StubLeaf(10, 10))
    root.topMargin = 99
    #expect(root.frames(in: 100, 100) == "0 20 100 70")
    #expect(root.sizeThatFits(.zero) == CGSize(width: 10, height: 40))
  }

  @Test func aControllersRootKeepsItsMarginsWithinTheSafeArea() throws {
    for (margin, edges) in [(CGFloat(16), "16 60 358 768"), (8, "16 52 358 784"), (0, "16 44 358 800")] {
      let leaf = StubLeaf(20, 10)
      leaf.anchor = .all
      let controller = UIViewController()
      controller.view = LMAnchorView(margin: margin, leaf)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = controller
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(leaf.frame.short == edges)
    }
  }
}
