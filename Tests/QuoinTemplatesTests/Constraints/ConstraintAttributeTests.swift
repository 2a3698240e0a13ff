import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite("Elements that constraints place") struct ConstraintAttributeTests {
  /// The frames of what is in a view of 100 by 100, one a line.
  private func frames(
    _ content: String, state: Any = (), environment: LayoutEnvironment = LayoutEnvironment()
  )
    throws -> String
  {
    let tree = try layOut("<UIView>\(content)</UIView>", state: state, environment: environment)
    return tree.split(separator: "\n").dropFirst().map { $0.drop { "├└─│ ".contains($0) } }.joined(
      separator: "\n")
  }

  @Test("edges are tied to those of the element around")
  func parent() throws {
    #expect(
      try frames(
        "<UIView constraints=\"leading = parent.leading + 10; trailing = superview.trailing - 20; top = parent.top + 5; bottom = parent.bottom - 15\"/>"
      ) == "UIView (10 5 70 80)")
  }

  @Test("to elements before and behind, and to those with an id")
  func others() throws {
    #expect(
      try frames(
        """
        <UIView id="a" left="10" top="10" width="20" height="20"/>
        <UIView constraints="left = previous.right + 5; top = #a.bottom + 5; width = #a.width; height = next.height"/>
        <UIView constraints="centerX = #a.centerX; centerY = parent.centerY; width = 4; height = 6"/>
        """) == """
          UIView#a (10 10 20 20)
          UIView (35 35 20 6)
          UIView (18 47 4 6)
          """)
  }

  @Test("where no anchor is named, the same one is meant; several may be tied at once")
  func sameAnchor() throws {
    #expect(
      try frames(
        """
        <UIView constraints="leading = parent + 10; top = parent; size = 20"/>
        <UIView constraints="center = parent; size = previous + 4"/>
        <UIView constraints="edges = parent"/>
        <UIView constraints="horizontalEdges = parent.horizontalEdges; verticalEdges = previous"/>
        <UIView constraints="center = parent; size ≤ 8; size = 30 @low"/>
        """) == """
          UIView (10 0 20 20)
          UIView (38 38 24 24)
          UIView (0 0 100 100)
          UIView (0 0 100 100)
          UIView (46 46 8 8)
          """)
  }

  @Test("multiples and sums are any expression, percentages are of the parent")
  func numbers() throws {
    #expect(
      try frames(
        """
        <UIView constraints="left = parent.left + 10%; top = parent.top + gap * 2; width = (parent.width - gap) / 2; height = width / 2 + 1"/>
        <UIView constraints="left = parent.left + {gap}; top = parent.top; width = wide ? 50 : 30; height = -parent.height + 120"/>
        """, state: ["gap": 6, "wide": true]) == """
          UIView (10 12 47 25)
          UIView (6 0 50 20)
          """)
  }

  @Test("priorities are numbers, names or expressions, and an order")
  func priorities() throws {
    let content = """
      <UIView constraints="left = parent.left; top = parent.top; height = 1; width = 10 @{p}; width = 20 @high; width = 30 @high - 1; width = 40 @defaultLow"/>
      """
    #expect(try frames(content, state: ["p": 749.5]) == "UIView (0 0 20 1)")
    #expect(try frames(content, state: ["p": 751]) == "UIView (0 0 10 1)")
    #expect(
      try frames(
        "<UIView constraints=\"left = parent.left; top = parent.top; height = 1; width = 10 @2; width = 20 @fittingSize; width ≥ 5 @required\"/>"
      )
        == "UIView (0 0 20 1)")
  }

  @Test("guides are those of the parent, or of the element that is named")
  func guides() throws {
    #expect(
      try frames(
        """
        <UIView id="box" left="0" top="0" width="60" height="60" layoutMargins="5">
          <UIView constraints="edges = margins"/>
          <UIView constraints="edges = parent.layoutMarginsGuide"/>
        </UIView>
        <UIView constraints="leading = #box.margins.trailing; top = safeArea.top; width = 5; height = #box.margins.height"/>
        """) == """
          UIView#box (0 0 60 60)
          UIView (5 5 50 50)
          UIView (5 5 50 50)
          UIView (55 0 5 50)
          """)
  }

  @Test("leading and trailing turn with the direction")
  func direction() throws {
    #expect(
      try frames(
        "<UIView constraints=\"leading = parent.leading + 10; left ≥ parent.left; width = 20; top = parent.top; height = 1\"/>",
        environment: .reading(isMirrored: true)) == "UIView (70 0 20 1)")
  }

  @Test(
    "an element is as large as its content unless constraints say otherwise, and priorities say how strongly")
  func content() throws {
    #expect(
      try frames(
        """
        <Text text="abcd" constraints="left = parent.left; top = parent.top"/>
        <Text text="abcd" constraints="left = parent.left; top = parent.top; width = 20 @600"/>
        <Text text="abcd" contentCompressionResistancePriority.horizontal="500" constraints="left = parent.left; top = parent.top; width = 20 @600"/>
        """)
          == """
          Text (0 0 40 16)
          Text (0 0 40 16)
          Text (0 0 20 16)
          """.replacing("Text", with: "StubText"))
  }

  @Test("the edges of a sibling that is not there are those of the parent; nothing else is tied to it")
  func missingSiblings() throws {
    #expect(
      try frames(
        """
        <UIView constraints="top = previous.bottom + 3; leading = previous.trailing; width = 5; height = previous.height; height = 7 @low"/>
        <UIView constraints="bottom = next.top - 3; right = next.left; size = 5"/>
        """) == """
          UIView (0 3 5 7)
          UIView (95 92 5 5)
          """)
  }

  @Test("elements placed by attributes stand beside those that constraints place, and in them")
  func mixed() throws {
    #expect(
      try frames(
        """
        <UIView id="a" constraints="left = parent.left + 10; top = parent.top; size = 40">
          <UIView left="50%" width="25%" height="100% - 30"/>
        </UIView>
        <UIView left="#a.right + 1" top="#a.bottom" width="#a.width / 4" height="previous.height"/>
        """) == """
          UIView#a (10 0 40 40)
          UIView (20 0 10 10)
          UIView (51 40 10 40)
          """)
  }

  @Test("auto is what constraints inside say, and so is what is around")
  func auto() throws {
    #expect(
      try frames(
        """
        <UIView id="card" width="50" height="auto">
          <Text text="abc" constraints="leading = parent.leading + 5; trailing = parent.trailing - 5; top = parent.top + 2; bottom = parent.bottom - 3"/>
        </UIView>
        <UIView top="#card.bottom" width="auto" height="#card.height">
          <UIView>
            <UIView constraints="leading = parent.parent.leading; trailing = parent.parent.trailing - 1; width = 30; top = parent.top; height = 1"/>
          </UIView>
        </UIView>
        """) == """
          UIView#card (0 0 50 21)
          StubText (5 2 40 16)
          UIView (0 21 31 21)
          UIView (0 0 31 21)
          UIView (0 0 30 1)
          """)
  }

  @Test("an element without a size of its own fills what is around it, whatever is tied in it")
  func filling() throws {
    #expect(
      try frames("<UIView><UIView constraints=\"center = parent; size = 10\"/></UIView>") == """
        UIView (0 0 100 100)
        UIView (45 45 10 10)
        """)
  }

  @Test("in a stack, constraints tie the size and to elements elsewhere")
  func stacks() throws {
    #expect(
      try frames(
        """
        <UIStackView axis="vertical" alignment="leading" width="60">
          <UIView id="a" constraints="width = 40; height = 10"/>
          <UIView constraints="width = #a.width / 2; height ≥ 20; height = 4 @low"/>
          <UIView width="7" height="8" constraints="height ≤ 50"/>
        </UIStackView>
        """) == """
          UIStackView (0 0 60 38)
          UIView#a (0 0 40 10)
          UIView (0 10 20 20)
          UIView (0 30 7 8)
          """)
  }

  @Test("in a scroll view edges are those of the content, whose size follows")
  func scrolling() throws {
    let node = try Template(
      markup: """
        <UIView><UIScrollView width="50" height="50">
          <UIView constraints="edges = parent; width = frame.width; height = 120"/>
          <UIView constraints="leading = content.leading; top = parent.content.top; size = 4"/>
        </UIScrollView></UIView>
        """, registry: .testing
    ).instantiate(state: ())
    try node.layOut(in: .fixed(100, 100))
    let scroll = try #require(node.view.subviews[0] as? UIScrollView)
    #expect(scroll.contentSize == CGSize(width: 50, height: 120))
    #expect(scroll.subviews[0].frame == CGRect(x: 0, y: 0, width: 50, height: 120))
  }

  @Test("a constraint that cannot hold is explained with its place in the file")
  func conflicts() throws {
    let template = try Template(
      markup: """
        <UIView id="root">
          <UIView id="a" constraints="left = parent.left; top = parent.top; height = 1; width = 10;
            width ≥ parent.width / 2"/>
        </UIView>
        """, name: "Folder/card.xml", registry: .testing)
    let node = try template.instantiate(state: ())
    let said = Said()
    _ = try LayoutConflict.withTaskHandler({ said.add($0.description) }) {
      try node.layOut(in: .fixed(100, 100))
    }
    #expect(said.all.count == 1)
    #expect(said.all.first?.contains("“a.width = 10 (card.xml:2:81)”") == true)
    #expect(said.all.first?.contains("“a.width ≥ 0.5 × root.width (card.xml:3:5)”") == true)
    let place = node.view.subviews[0].constraints.first?.sourcePlace
    #expect(place?.fileID == "Folder/card.xml" && place?.line == 2 && place?.column == 69)
  }

  @Test("constraints of controllers are those of their views")
  func controllers() throws {
    #expect(
      try frames("<UIViewController view.constraints=\"center = parent; size = 10\"/>")
        == "UIView (45 45 10 10)")
  }

  @Test("false for translatesAutoresizingMaskIntoConstraints leaves the element to the constraints of others")
  func translation() throws {
    #expect(
      try frames(
        """
        <UIView id="a" translatesAutoresizingMaskIntoConstraints="false"/>
        <UIView constraints="edges = parent; leading = #a.leading; size = #a.size; top = #a.top"/>
        """) == """
          UIView#a (0 0 100 100)
          UIView (0 0 100 100)
          """)
  }
}

/// Conflicts as they are told.
private final class Said: @unchecked Sendable {
  private(set) var all: [String] = []
  func add(_ text: String) { all.append(text) }
}
