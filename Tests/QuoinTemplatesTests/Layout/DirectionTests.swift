import QuoinGraphics
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite struct DirectionTests {
  @Test func leadingIsTheRightEdgeInRightToLeftTrees() throws {
    let markup = """
      <UIView>
        <UIView leading="10" width="20" height="10"/>
        <UIView leading="previous.trailing + 5" width="20" height="10"/>
        <UIView leading="10" trailing="30" height="10"/>
        <UIView left="3" width="4" height="5"/>
      </UIView>
      """
    #expect(
      try layOut(markup) == """
        UIView (0 0 100 100)
        ├─ UIView (10 0 20 10)
        ├─ UIView (35 0 20 10)
        ├─ UIView (10 0 60 10)
        └─ UIView (3 0 4 5)
        """)
    #expect(
      try layOut(markup, environment: .reading(isMirrored: true)) == """
        UIView (0 0 100 100)
        ├─ UIView (70 0 20 10)
        ├─ UIView (45 0 20 10)
        ├─ UIView (30 0 60 10)
        └─ UIView (3 0 4 5)
        """)
  }

  @Test func aChainOfLeadingAndTrailingLinesIsMirroredItsEndsIncluded() throws {
    let markup = """
      <UIView>
        <UIView leading="previous.trailing + 5" width="20" height="1"/>
        <UIView leading="previous.trailing + 5" width="10" height="1"/>
        <UIView leading="60" trailing="next.leading + 3" height="1"/>
      </UIView>
      """
    #expect(
      try layOut(markup) == """
        UIView (0 0 100 100)
        ├─ UIView (5 0 20 1)
        ├─ UIView (30 0 10 1)
        └─ UIView (60 0 37 1)
        """)
    #expect(
      try layOut(markup, environment: .reading(isMirrored: true)) == """
        UIView (0 0 100 100)
        ├─ UIView (75 0 20 1)
        ├─ UIView (60 0 10 1)
        └─ UIView (3 0 37 1)
        """)
  }

  @Test func aParentsOwnDirectionMirrorsItsChildrenAndMayChange() throws {
    let template = try Template(
      markup: """
        <UIView width="100" height="20" semanticContentAttribute="isMirrored ? forceRightToLeft : forceLeftToRight">
          <UIView leading="10" width="20" height="10"><UIView leading="1" width="2" height="2"/></UIView>
          <UIView left="parent.leading" width="0"/>
        </UIView>
        """)
    let node = try template.instantiate(state: ["isMirrored": true])
    try node.layOut()
    #expect(node.children.map(\.frame.minX) == [70, 100])
    #expect(node.children[0].children[0].frame.minX == 1)
    node.setState(["isMirrored": false])
    #expect(node.children.map(\.frame.minX) == [10, 0])
  }

  @Test func framesLieOnThePixelGridWithoutGaps() throws {
    let markup = """
      <UIView>
        <UIView width="33.4" height="10"/>
        <UIView left="previous.right" width="33.3" height="10"/>
      </UIView>
      """
    #expect(try layOut(markup) == "UIView (0 0 100 100)\n├─ UIView (0 0 33 10)\n└─ UIView (33 0 34 10)")
    let scale = LayoutEnvironment(traits: UITraitCollection(displayScale: 2))
    #expect(
      try layOut(markup, environment: scale)
        == "UIView (0 0 100 100)\n├─ UIView (0 0 33.5 10)\n└─ UIView (33.5 0 33 10)")
  }
}
