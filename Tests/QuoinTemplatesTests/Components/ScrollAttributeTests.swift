import Foundation
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite struct ScrollAttributeTests {
  @Test(arguments: [
    AttributeRow("UIScrollView", "bouncesZoom", "false"),
    AttributeRow("UIScrollView", "canCancelContentTouches", "false"),
    AttributeRow("UIScrollView", "decelerationRate", "fast", reads: "0.99"),
    AttributeRow("UIScrollView", "decelerationRate", "0.5"),
    AttributeRow("UIScrollView", "delaysContentTouches", "false"),
    AttributeRow("UIScrollView", "indexDisplayMode", "alwaysHidden"),
    AttributeRow("UIScrollView", "indicatorStyle", "white"),
    AttributeRow("UIScrollView", "indicatorStyle", "UIScrollViewIndicatorStyle.black", reads: "black"),
    AttributeRow("UIScrollView", "isDirectionalLockEnabled", "true"),
    AttributeRow(
      "UIScrollView", "keyboardDismissMode", "UIScrollView.KeyboardDismissMode.onDrag", reads: "onDrag"),
    AttributeRow("UIScrollView", "scrollsToTop", "false"),
  ])
  func attributes(row: AttributeRow) throws { try row.check() }

  @Test func pagesStayWholeWhenTheirSizeChanges() throws {
    let template = try Template(
      markup: """
        <UIScrollView isPagingEnabled="true" width="100%" height="100%">
          <repeat for="page" in="0..&lt;4"><UIView left="page * 100%" width="100%" height="100%"/></repeat>
        </UIScrollView>
        """)
    let node = try template.instantiate()
    try node.layOut(in: .fixed(100, 50))
    let view = try #require(node.view as? UIScrollView)
    #expect(view.contentSize.width == 400)
    view.contentOffset.x = 210
    try node.layOut(in: .fixed(150, 50))
    #expect(view.contentOffset.x == 300)
    try node.layOut(in: .fixed(80, 50))
    #expect(view.contentOffset.x == 160)
  }

  @Test func whatAStackArrangesFollowsFromItsChildren() {
    #expect(
      problems("<UIStackView arrangedSubviews='[]'/>")
        == "t:1:14: error: arrangedSubviews of UIStackView is not available in templates; it follows from what stands inside"
    )
  }
}
