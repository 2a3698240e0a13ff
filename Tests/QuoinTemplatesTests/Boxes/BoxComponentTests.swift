import Foundation
import QuoinBoxes
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite struct BoxComponentTests {
  @Test func aRowPlacesItsChildren() throws {
    let tree = try layOut(
      """
      <UIView>
        <LMRowView id="row" top="10" width="100%" height="auto" margin="4" spacing="8">
          <UIView width="20" height="10"/>
          <LMSpacer/>
          <Text text="abc" weight="2"/>
        </LMRowView>
        <UIView top="previous.bottom" width="5" height="5"/>
      </UIView>
      """)
    #expect(
      tree == """
        UIView (0 0 100 100)
        ├─ LMRowView#row (0 10 100 24)
        │  ├─ UIView (4 4 20 10)
        │  ├─ LMSpacer (32 4 19 16)
        │  └─ StubText (59 4 37 16)
        └─ UIView (0 34 5 5)
        """)
  }

  @Test func percentMeansTheInsideOfTheBox() throws {
    let tree = try layOut(
      """
      <LMColumnView width="100" height="100" margin="10" spacing="0">
        <UIView width="50%" height="25%"/>
        <UIView weight="1"/>
      </LMColumnView>
      """)
    #expect(
      tree == """
        LMColumnView (0 0 100 100)
        ├─ UIView (10 10 40 20)
        └─ UIView (10 30 80 60)
        """)
  }

  @Test func anchorsAreListed() throws {
    let tree = try layOut(
      """
      <LMAnchorView width="100" height="60">
        <UIView width="10" height="10" anchor="bottom, right"/>
        <UIView height="5" anchor="top, left, right"/>
        <UIView width="auto" height="auto" anchor="all"/>
      </LMAnchorView>
      """)
    #expect(
      tree == """
        LMAnchorView (0 0 100 60)
        ├─ UIView (90 50 10 10)
        ├─ UIView (0 0 100 5)
        └─ UIView (0 0 100 60)
        """)
  }

  @Test func aBoxIsAsLargeAsItFits() throws {
    let tree = try layOut(
      """
      <UIView>
        <LMColumnView width="auto" height="auto" margin="3" spacing="2" left="5" top="5">
          <Text text="abc"/>
          <LMRowView spacing="2"><Text text="a"/><Text text="bc"/></LMRowView>
        </LMColumnView>
      </UIView>
      """)
    #expect(
      tree == """
        UIView (0 0 100 100)
        └─ LMColumnView (5 5 38 40)
           ├─ StubText (3 3 32 16)
           └─ LMRowView (3 21 32 16)
              ├─ StubText (0 0 10 16)
              └─ StubText (12 0 20 16)
        """)
  }

  @Test func layoutAttributesThatABoxOverridesAreWarnings() {
    let problems = problems("<LMRowView><UIView left=\"3\" width=\"5\"/></LMRowView>")
    #expect(problems.contains("left"))
    #expect(problems.contains("warning"))
  }

  @Test func aContentScrollsInAScrollView() throws {
    let tree = try layOut(
      """
      <LMScrollView width="50" height="100" isFitToWidth="true"><Text text="abcdefghij"/></LMScrollView>
      """)
    #expect(
      tree == """
        LMScrollView (0 0 50 100)
        └─ StubText (0 0 50 32)
        """)
  }

  @Test func childrenOfAPlainViewWrapInARow() throws {
    let tree = try layOut(
      """
      <LMRowView width="100" height="auto" spacing="0" verticalAlignment="top">
        <UIView width="40" height="10"/>
        <UIView weight="1"><Text left="5" right="5" text="abcdefgh" height="auto"/></UIView>
      </LMRowView>
      """, size: .automatic)
    #expect(
      tree == """
        LMRowView (0 0 100 32)
        ├─ UIView (0 0 40 10)
        └─ UIView (40 0 60 32)
           └─ StubText (5 0 50 32)
        """)
  }

  @Test func stateChangesLayTheBoxOutAgain() throws {
    let template = try Template(
      markup: """
        <LMRowView width="100" height="20" spacing="gap" horizontalAlignment="leading">
          <Text text="{title}"/><Text text="b" isDisplayable="shown"/><Text text="c"/>
        </LMRowView>
        """, registry: .testing)
    let node = try template.instantiate(state: ["title": "aa", "gap": 4, "shown": true] as [String: Any])
    try node.layOut(in: .fixed(100, 20))
    #expect(node.view.subviews.map(\.frame.minX) == [0, 24, 38])
    node.setState(["title": "aaaa", "gap": 2, "shown": false] as [String: Any])
    try node.layOut(in: .fixed(100, 20))
    #expect(node.view.subviews[2].frame.minX == 42)
  }
}
