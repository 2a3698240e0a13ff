import Foundation
import QuoinBoxes
import QuoinTestSupport
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Sizes of a box's children that are worked out from what suits their content.
@Suite struct BoxAutoSizeTests {
  /// The frames of what is inside the root, as `x y w h`.
  private func frames(_ markup: String, _ size: RenderSize = .fixed(100, 100)) throws -> [String] {
    let node = try Template(markup: markup, registry: .testing).instantiate()
    try node.layOut(in: size)
    return node.view.subviews.map(\.frame.short)
  }

  @Test func aWidthIsFixedAtTheFittingOneAndMore() throws {
    let text = #"<Text text="abc" width="auto + 10" weight="1"/>"#
    #expect(
      try frames("<LMRowView width=\"100\" height=\"40\" spacing=\"0\">\(text)<LMSpacer/></LMRowView>") == [
        "0 0 40 40", "40 0 60 40",
      ])
    #expect(
      try frames("<LMColumnView width=\"100\" height=\"40\" spacing=\"0\">\(text)<LMSpacer/></LMColumnView>")[
        0
      ]
      .hasPrefix("0 0 40 "))
    #expect(
      try frames(
        "<LMRowView width=\"60\" height=\"40\" spacing=\"0\">\(text)<Text text=\"defg\"/></LMRowView>") == [
          "0 0 40 40", "40 0 20 40",
        ])
  }

  @Test func aWidthIsAtMostAPart() throws {
    func row(_ text: String) throws -> [String] {
      try frames(
        """
        <LMRowView width="100" height="auto" spacing="0" verticalAlignment="top">
          <Text text="\(text)" width="min(auto, 50%)"/><Text text="de"/>
        </LMRowView>
        """, .automatic)
    }
    #expect(try row("abcdefgh") == ["0 0 50 32", "50 0 50 16"])
    #expect(try row("abc") == ["0 0 30 16", "30 0 70 16"])
  }

  @Test func aHeightFollowsTheFinalWidthAndIsFixed() throws {
    #expect(
      try frames(
        """
        <LMColumnView width="40" height="120" spacing="0">
          <Text text="abcdef" height="auto * 2" weight="1"/><LMSpacer/>
        </LMColumnView>
        """) == ["0 0 40 64", "0 64 40 56"])
    #expect(
      try frames(
        """
        <LMRowView width="50" height="100" spacing="0">
          <Text text="abcdefgh" height="auto + 4"/><Text text="abcdefgh"/>
        </LMRowView>
        """) == ["0 0 25 68", "25 0 25 100"])
    #expect(
      try frames(
        """
        <LMAnchorView width="100" height="60">
          <Text text="abc" width="auto + 10" height="auto + 4" anchor="all"/>
        </LMAnchorView>
        """) == ["0 0 40 20"])
    #expect(
      try frames(
        """
        <LMColumnView width="100" height="100" horizontalAlignment="leading">
          <Text text="abc" height="auto + 4"/><LMSpacer/>
        </LMColumnView>
        """)[0] == "0 0 30 20")
  }

  @Test func bothSizesOfAViewAndOfABoxFollowWhatIsInside() throws {
    #expect(
      try frames(
        """
        <LMRowView width="100" height="60" spacing="0">
          <UIView width="auto + 10" height="auto + 6"><Text left="5" text="abc"/></UIView>
          <LMRowView width="auto + 10" height="auto + 6" spacing="2"><Text text="a"/><Text text="b"/></LMRowView>
          <LMSpacer/>
        </LMRowView>
        """) == ["0 0 45 22", "45 0 32 22", "77 0 23 60"])
  }

  @Test func aViewWithoutASizeOfItsOwnAddsNothing() throws {
    #expect(
      try frames(
        """
        <LMRowView width="100" height="60" spacing="0">
          <UIView width="auto + 10" height="auto + 4"/><LMSpacer width="auto + 7"/><LMSpacer height="auto + 7"/>
          <LMSpacer/>
        </LMRowView>
        """) == ["0 0 10 4", "10 0 7 60", "17 0 0 7", "17 0 83 60"])
  }

  @Test func stacksKeepThemToo() throws {
    #expect(
      try frames(
        """
        <UIStackView width="100" height="100" axis="vertical">
          <Text text="abc" width="auto + 10" height="auto + 4"/><UIView/>
        </UIStackView>
        """)[0] == "0 0 40 20")
  }

  @Test func whatTheExpressionReadsMayChange() throws {
    let template = try Template(
      markup: """
        <LMColumnView width="100%" height="auto" spacing="0">
          <Text width="auto + gap" height="auto + gap" text="{title}"/><Text text="d"/>
        </LMColumnView>
        """, registry: .testing)
    let node = try template.instantiate(state: ["gap": 4, "title": "abc"] as [String: Any])
    func frames(_ state: [String: Any]) throws -> [String] {
      node.setState(state)
      try node.layOut(in: .fixed(100, 200))
      return node.view.subviews.map(\.frame.short) + [node.view.frame.short]
    }
    #expect(try frames([:]) == ["0 0 34 20", "0 20 100 16", "0 0 100 36"])
    #expect(try frames(["gap": 10]) == ["0 0 40 26", "0 26 100 16", "0 0 100 42"])
    #expect(try frames(["title": "abcdefghijkl"]) == ["0 0 100 42", "0 42 100 16", "0 0 100 58"])
  }

  @Test func partsOfABoxInABoxArePartsOfItsFinalSize() throws {
    let tree = try layOut(
      """
      <LMColumnView width="100" height="100" spacing="0">
        <LMRowView spacing="0"><Text text="abc" width="50%"/><LMSpacer/></LMRowView>
        <LMRowView width="60" spacing="0"><Text text="abcdefgh" width="min(auto, 50%)"/><LMSpacer/></LMRowView>
        <LMSpacer/>
      </LMColumnView>
      """)
    #expect(
      tree == """
        LMColumnView (0 0 100 100)
        ├─ LMRowView (0 0 100 16)
        │  ├─ StubText (0 0 50 16)
        │  └─ LMSpacer (50 0 50 16)
        ├─ LMRowView (0 16 60 48)
        │  ├─ StubText (0 0 30 48)
        │  └─ LMSpacer (30 0 30 48)
        └─ LMSpacer (0 64 100 36)
        """)
  }

  @Test func aPartOfWhatFollowsFromTheContentIsAsNotGiven() throws {
    let tree = try layOut(
      """
      <LMRowView width="100" height="60" spacing="0">
        <LMRowView spacing="0"><Text text="abc" width="50%"/></LMRowView><LMSpacer/>
      </LMRowView>
      """)
    #expect(
      tree == """
        LMRowView (0 0 100 60)
        ├─ LMRowView (0 0 30 60)
        │  └─ StubText (0 0 30 60)
        └─ LMSpacer (30 0 70 60)
        """)
  }

  @Test func sizesMayFollowFromOthersThatAreGiven() throws {
    #expect(
      try frames(
        """
        <LMColumnView width="100" height="100" spacing="0" verticalAlignment="top">
          <Text text="abcd" width="auto + 10" height="width / 2"/><Text text="de" width="previous.width"/>
        </LMColumnView>
        """) == ["0 0 50 25", "0 25 50 16"])
    #expect(
      problems(
        "<LMColumnView width=\"100\"><Text text=\"abcd\"/><Text width=\"previous.width\"/></LMColumnView>")
        == "t:1:59: error: Circular reference: Text.width → LMColumnView → Text.width")
  }
}
