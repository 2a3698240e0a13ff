import Foundation
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Expressions hold against autoresizing masks, however late what is around comes to its size.
@Suite struct AutoresizingNodeTests {
  @Test func aLeafThatFollowsItsSuperviewEndsWhereItsExpressionsPutIt() throws {
    let label = UILabel()
    label.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    let node = LayoutNode(
      view: UIView.self, expressions: ["width": "200", "height": "auto"],
      children: [
        LayoutNode(
          view: label, expressions: ["left": "10", "top": "5", "width": "50", "height": "20", "text": "a"])
      ])
    try node.layOut()
    #expect(node.view.recursiveDescription == "UIView (0 0 200 25)\n└─ UILabel (10 5 50 20)")
    node.children[0].setState(())
    try node.layOut(in: .fixed(300, 80))
    #expect(label.frame == CGRect(x: 10, y: 5, width: 50, height: 20))
  }
}
