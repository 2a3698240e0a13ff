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

  @Test func aRateFromCodeIsTakenAsItIs() throws {
    let template = try Template(markup: "<UIScrollView decelerationRate='rate'/>")
    for (rate, expected) in [
      (UIScrollView.DecelerationRate.fast, 0.99 as CGFloat),
      (UIScrollView.DecelerationRate(rawValue: 0.5), 0.5),
    ] {
      for (state, constants) in [(["rate": rate], [:]), ([:], ["rate": rate])]
        as [([String: Any], [String: Any])]
      {
        let node = try template.instantiate(state: state, constants: constants)
        try node.layOut(in: .fixed(100, 50))
        #expect((node.view as? UIScrollView)?.decelerationRate.rawValue == expected)
      }
    }
  }

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

  @Test func pagesAreCountedFromTheInset() throws {
    let template = try Template(
      markup: """
        <UIScrollView isPagingEnabled="true" contentInsetAdjustmentBehavior="never" width="100%" height="100%"
            contentInset.top="69" contentInset.left="30" contentInset.right="10"
            contentSize.width="3 * width" contentSize.height="50"/>
        """)
    let node = try template.instantiate()
    try node.layOut(in: .fixed(100, 840))
    let view = try #require(node.view as? UIScrollView)
    #expect(view.contentOffset == CGPoint(x: -30, y: -69))
    for (width, height) in [(110, 840), (110, 852), (100, 500)] as [(CGFloat, CGFloat)] {
      try node.layOut(in: .fixed(width, height))
      #expect(view.contentOffset == CGPoint(x: -30, y: -69), "\(width) × \(height)")
    }
    view.contentOffset.x = 70
    try node.layOut(in: .fixed(150, 500))
    #expect(view.contentOffset == CGPoint(x: 120, y: -69))
    view.contentOffset.x = 310
    try node.layOut(in: .fixed(100, 500))
    #expect(view.contentOffset.x == 170, "not further than the first page of the last")
    view.contentOffset.x = 270
    try node.layOut(in: .fixed(150, 500))
    #expect(view.contentOffset.x == 310, "and never beyond the inset at the end")
  }

  @Test func pagesFollowTheSafeAreaThatIsAdded() throws {
    let node = try Template(
      markup: #"<UIScrollView isPagingEnabled="true" width="100%" height="100%" contentSize.height="1000"/>"#
    ).instantiate()
    let (window, screen) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200)), UIViewController())
    screen.additionalSafeAreaInsets.top = 40
    window.rootViewController = screen
    try node.mount(in: screen)
    window.layoutIfNeeded()
    let view = try #require(node.view as? UIScrollView)
    for page in 0..<2 {
      view.contentOffset.y = -40 + CGFloat(page) * 200
      window.frame.size.height = 300
      window.layoutIfNeeded()
      #expect(view.contentOffset.y == -40 + CGFloat(page) * 300)
      window.frame.size.height = 200
      window.layoutIfNeeded()
      #expect(view.contentOffset.y == -40 + CGFloat(page) * 200)
    }
  }

  @Test func whatAStackArrangesFollowsFromItsChildren() {
    #expect(
      problems("<UIStackView arrangedSubviews='[]'/>")
        == "t:1:14: error: arrangedSubviews of UIStackView is not available in templates; it follows from what stands inside"
    )
  }
}
