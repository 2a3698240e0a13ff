import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite struct AccessibilityTemplateTests {
  private func warnings(_ markup: String, size: RenderSize = .automatic, state: Any = ()) throws -> String {
    let node = try Template(markup: markup, name: "t").instantiate(state: state)
    return try node.accessibilityWarnings(in: size).description
  }

  @Test func attributesSayWhatIsReadOut() throws {
    let node = try Template(
      markup: """
        <UIView width="100" height="100">
          <UIView id="add" width="44" height="44" isAccessibilityElement="true" accessibilityLabel="Add {count}"
            accessibilityValue="two" accessibilityHint="Adds" accessibilityTraits="button, selected"
            accessibilityLanguage="de-CH" accessibilityUserInputLabels="'Add', 'More'"/>
          <UILabel top="44" width="100" height="20" text="Title" accessibilityTraits="header"/>
          <UIView top="64" width="100" height="30" accessibilityContainerType="list"
            shouldGroupAccessibilityChildren="true">
            <UILabel width="50" height="20" text="One"/>
            <UILabel left="50" width="50" height="20" text="Two" accessibilityElementsHidden="true"/>
          </UIView>
        </UIView>
        """
    ).instantiate(state: ["count": 3])
    try node.layOut()
    #expect(
      AccessibilityNode(node.view).text == """
        screen (0 0 100 100)
        ├─ button#add "Add 3" value "two" hint "Adds" in de-CH [selected] (0 0 44 44)
        ├─ heading "Title" (0 44 100 20)
        └─ list (0 64 100 30)
           └─ text "One" (0 64 50 20)
        """)
    #expect(node.children[0].view.accessibilityUserInputLabels == ["Add", "More"])
  }

  @Test func layoutsNameOfATraitIsKnown() throws {
    let node = try Template(
      markup: "<UIView accessibilityTraits=\"allowsIndirectInteraction\" accessibilityViewIsModal=\"true\"/>"
    ).instantiate()
    #expect(node.view.accessibilityTraits == .allowsDirectInteraction && node.view.accessibilityViewIsModal)
  }

  @Test func anUnknownTraitIsToldWithTheNearest() {
    let error = #expect(throws: Diagnostics.self) {
      try Template(markup: "<UIView accessibilityTraits=\"buton\"/>", name: "t").instantiate()
    }
    #expect(error?.description.contains("buton") == true && error?.description.contains("button") == true)
  }

  @Test func issuesAreWarningsAtTheirElements() throws {
    #expect(
      try warnings("<UIView width=\"60\" height=\"60\" isAccessibilityElement=\"true\"/>")
        == "t:1:2: warning: UIView is read out as an element and nothing says which: give it an accessibilityLabel"
    )
    #expect(
      try warnings("<UILabel text=\"a\" textColor=\"#aaa\"/>").hasPrefix(
        "t:1:30: warning: UILabel \"a\" has a contrast of 2.3:1"))
    #expect(try warnings("<UILabel text=\"a\"/>") == "")
  }

  @Test func anElementThatIsRepeatedIsToldOnce() throws {
    let text = try warnings(
      """
      <UIView width="100" height="100">
        <repeat for="name" in="['a', 'b', 'c']">
          <UILabel top="previous.bottom" text="{name}" textColor="#ccc"/>
        </repeat>
      </UIView>
      """)
    #expect(text.hasPrefix("t:3:") && text.hasSuffix(", and 2 more like this"))
    #expect(!text.contains("\n"))
  }

  @Test func textThatIsCutWhenItIsLargerIsTold() throws {
    func label(_ attributes: String) -> String { "<UILabel text=\"Fourteen\" \(attributes)/>" }
    #expect(
      try warnings(label("font=\"body\" width=\"90\" height=\"30\""))
        == "t:1:2: warning: The text of UILabel \"Fourteen\" is cut when people want it larger")
    #expect(try warnings(label("font=\"17\" width=\"90\" height=\"30\"")) == "", "it does not grow")
    #expect(try warnings(label("font=\"body\"")) == "", "it has as much room as it needs")
    #expect(try warnings(label("font=\"body\" width=\"30\" height=\"30\"")) == "", "it is cut anyway")
  }

  @Test func whatRunsOutOfThePictureWhenTextIsLargerIsTold() throws {
    let markup = """
      <UIView width="200" height="auto">
        <UILabel font="body" text="One"/>
        <UILabel id="last" font="body" text="Two" top="previous.bottom"/>
      </UIView>
      """
    #expect(
      try warnings(markup, size: .fixed(200, 50))
        == "t:1:2: warning: <UIView> runs out of the picture at the bottom when people want text larger; let it be scrolled, or grow"
    )
    #expect(try warnings(markup, size: .fixed(200, 100)) == "")
    #expect(try warnings(markup, size: .fixed(200, 30)) == "", "it does so anyway")
  }

  @Test func whoAsksForLargeTextHearsOfWhatIsCutInIt() throws {
    let large = LayoutEnvironment(
      traits: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
    let node = try Template(markup: "<UILabel font=\"body\" width=\"90\" height=\"30\" text=\"Fourteen\"/>")
      .instantiate()
    let warnings = try node.accessibilityWarnings(environment: large).all.map(\.message)
    #expect(warnings == ["The text of UILabel \"Fourteen\" is cut when people want it larger"])
  }

  @Test func theLayoutIsAsBeforeAfterwards() throws {
    let node = try Template(markup: "<UILabel font=\"body\" text=\"One\"/>").instantiate()
    try node.layOut()
    let frame = node.view.frame
    _ = try node.accessibilityWarnings()
    #expect(node.view.frame == frame)
  }

  @Test func aRenderingShowsWhatIsReadOut() throws {
    let template = try Template(markup: "<UILabel width=\"400\" height=\"100\" text=\"Hello\"/>")
    let plain = try template.rendering(as: .svg)
    let map = try template.rendering(as: .svg, showsAccessibility: true)
    #expect(plain.size == CGSize(width: 400, height: 100) && map.size.width == 400 && map.size.height > 120)
    #expect(
      String(decoding: map.data, as: UTF8.self).contains("text \"Hello\"")
        || String(decoding: map.data, as: UTF8.self).contains("&quot;Hello"))
    #expect(try template.rendering(as: .png, showsAccessibility: true).pixelSize == map.size)
  }
}
