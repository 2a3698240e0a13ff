import Foundation
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// What a view without `width` or `height` comes to.
@Suite struct SizesNotGivenTests {
  private func layOut(
    _ markup: String, size: RenderSize = .fixed(100, 100),
    environment: LayoutEnvironment = LayoutEnvironment()
  ) throws -> String {
    let node = try Template(markup: markup, registry: .stacks).instantiate()
    try node.layOut(in: size, environment: environment)
    return node.view.recursiveDescription
  }

  @Test func aPlainViewIsAsLargeAsItsParentWhateverIsInIt() throws {
    #expect(
      try layOut(
        """
        <UIView width="60" height="40">
          <UIView/>
          <UIView left="5"><UIView width="7" height="8"/></UIView>
          <UIView bottom="0" height="4"/>
          <Scroll top="2"><UIView width="7" height="8"/></Scroll>
          <UIImageView/>
        </UIView>
        """) == """
          UIView (0 0 60 40)
          ├─ UIView (0 0 60 40)
          ├─ UIView (5 0 60 40)
          │  └─ UIView (0 0 7 8)
          ├─ UIView (0 36 60 4)
          ├─ UIScrollView (0 2 60 40)
          │  └─ UIView (0 0 7 8)
          └─ UIImageView (0 0 60 40)
          """)
  }

  @Test func textWrapsInsideItsParentAndIsAsHighAsItsLines() throws {
    #expect(
      try layOut(
        """
        <UIView width="60">
          <Text text="abc"/>
          <Text text="abcdefgh"/>
          <Text left="20" text="abcdefgh"/>
          <Text left="20" right="0" text="abcdefgh"/>
          <Text height="50%" text="abcdefgh"/>
        </UIView>
        """) == """
          UIView (0 0 60 100)
          ├─ StubText (0 0 30 16)
          ├─ StubText (0 0 60 32)
          ├─ StubText (20 0 60 32)
          ├─ StubText (20 0 40 32)
          └─ StubText (0 0 60 50)
          """)
  }

  @Test func whereAllThereIsIsNothingTextIsAsWideAsItWants() throws {
    #expect(
      try layOut("<UIView width=\"0\" height=\"10\"><Text text=\"abcdefgh\"/></UIView>")
        == "UIView (0 0 0 10)\n└─ StubText (0 0 80 16)")
    #expect(try layOut("<Text text=\"abcdefgh\"/>", size: .automatic) == "StubText (0 0 80 16)")
    #expect(try layOut("<Text text=\"abcdefghijkl\"/>") == "StubText (0 0 100 32)")
  }

  @Test(arguments: [
    ("auto", "80", "80 16"), ("min(auto, 50)", "50", "50 32"), ("min(auto, 100%)", "80", "80 16"),
    ("auto + 10", "90", "80 16"), ("auto / 2", "40", "80 16"), ("#t.width + 8", "88", "80 16"),
    ("max(auto, 95)", "95", "80 16"),
  ])
  func aParentAsWideAsItsTextMakesNoRing(width: String, parent: String, text: String) throws {
    let markup =
      "<UIView><UIView width=\"\(width)\" height=\"20\"><Text id=\"t\" text=\"abcdefgh\"/></UIView></UIView>"
    #expect(
      try layOut(markup) == """
        UIView (0 0 100 100)
        └─ UIView (0 0 \(parent) 20)
           └─ StubText#t (0 0 \(text))
        """)
  }

  @Test func textsSideBySideMakeTheWidthOfTheirParentWhoeverAsksFirst() throws {
    let inner = """
      <UIView width="auto" height="auto"><Text text="abc"/>
      <Text left="previous.right + 5" text="de"/></UIView>
      """
    for place in ["<UIView left=\"previous.right\" width=\"1\" height=\"1\"/>", ""] {
      #expect(
        try layOut(
          "<UIView alpha=\"#a.width / 100\">\(place)\(inner)<UIView id=\"a\" width=\"50\"/></UIView>"
        )
        .contains("UIView (0 0 55 16)"))
    }
  }

  @Test func stacksAndBoxesAreAsLargeAsTheirContentBothWays() throws {
    #expect(
      try layOut(
        """
        <UIView>
          <Stack><Text text="abc"/><Text text="abcde"/></Stack>
          <LMRowView spacing="2" top="previous.bottom"><Text text="abc"/><Text text="ab"/></LMRowView>
        </UIView>
        """) == """
          UIView (0 0 100 100)
          ├─ UIStackView (0 0 50 32)
          │  ├─ StubText (0 0 50 16)
          │  └─ StubText (0 16 50 16)
          └─ LMRowView (0 32 52 16)
             ├─ StubText (0 0 30 16)
             └─ StubText (32 0 20 16)
          """)
  }

  @Test func aRootIsAsLargeAsWhatItIsRenderedAtAndElseAsItsContent() throws {
    let markup = "<UIView><UIView width=\"7\" height=\"8\"/></UIView>"
    #expect(try layOut(markup, size: .fixed(30, 20)).hasPrefix("UIView (0 0 30 20)"))
    #expect(try layOut(markup, size: .width(30)).hasPrefix("UIView (0 0 30 8)"))
    #expect(try layOut(markup, size: .automatic).hasPrefix("UIView (0 0 7 8)"))
  }

  @Test func aChildWhosePlaceAloneFollowsFromItsParentCountsWithItsSize() throws {
    func extent(_ attributes: String) throws -> String {
      let tree = try layOut(
        "<UIView><UIView width=\"auto\" height=\"auto\"><UIView \(attributes)/></UIView></UIView>")
      return String(tree.split(separator: "\n")[1].split(separator: "(")[1].dropLast())
    }
    #expect(try extent("left=\"50%\" width=\"30\" height=\"3\"") == "0 0 30 3")
    #expect(try extent("right=\"0\" width=\"30\" height=\"3\"") == "0 0 30 3")
    #expect(try extent("center.x=\"50%\" width=\"30\" bottom=\"0\" height=\"3\"") == "0 0 30 3")
    #expect(try extent("left=\"10\" width=\"30\" top=\"5\" height=\"3\"") == "0 0 40 8")
    // One whose size follows takes no part.
    #expect(try extent("left=\"10\" right=\"10\" height=\"3\"") == "0 0 100 3")
    #expect(try extent("width=\"50%\" height=\"3\"") == "0 0 100 3")
  }

  @Test(arguments: ["", "//", "// 40", "{}", "{// 40}", " "])
  func whatHoldsNothingOrAComentCountsAsNotGiven(text: String) throws {
    #expect(
      try layOut("<UIView><UIView width=\"\(text)\" height=\"4\"/></UIView>")
        == "UIView (0 0 100 100)\n└─ UIView (0 0 100 4)")
  }

  @Test func anEmptyTextLeavesTheTextAsItIsAndAnUnknownNameIsAnErrorAllTheSame() throws {
    #expect(problems("<UILabel text=\"\" numberOfLines=\"\"/>") == "")
    #expect(problems("<UILabel txet=\"\"/>").contains("txet"))
    #expect(problems("<UILabel txet=\"// no\"/>") == "")
  }

  @Test func defaultsOfAComponentComeFirstUnlessTheEdgesSay() throws {
    let registry = ComponentRegistry.testing.adding([
      Component("Banner", UIView.self, defaults: [("width", "50%"), ("height", "20")]) { _ in UIView() }
    ])
    func frame(_ attributes: String) throws -> CGRect {
      let node = try Template(markup: "<UIView><Banner \(attributes)/></UIView>", registry: registry)
        .instantiate()
      try node.layOut(in: .fixed(100, 100))
      return node.view.subviews[0].frame
    }
    #expect(try frame("") == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(try frame("width=\"// 30\"") == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(try frame("left=\"10\" right=\"10\"") == CGRect(x: 10, y: 0, width: 80, height: 20))
  }

  @Test func aThirdAttributeIsNoErrorWhereTheOthersAreWrittenInTermsOfIt() throws {
    #expect(
      problems("<UIView><UIView left=\"10\" right=\"40\" width=\"right - left\"/></UIView>") == "")
    let even = "<UIView><UIView left=\"20\" right=\"left\" width=\"parent.width - left - right\"/></UIView>"
    #expect(try layOut(even).contains("UIView (20 0 60 100)"))
    #expect(
      problems("<UIView><UIView left=\"10\" right=\"40\" width=\"5\"/></UIView>")
        .contains("Expression for right is redundant"))
  }
}

/// The room inside scroll views.
@Suite struct ScrollRoomTests {
  private func inner(_ attributes: String) throws -> CGRect {
    let markup = "<UIScrollView \(attributes)><UIView width=\"100%\" height=\"100%\"/></UIScrollView>"
    let environment = LayoutEnvironment(safeAreaInsets: UIEdgeInsets(top: 20, left: 3, bottom: 10, right: 4))
    let node = try Template(markup: markup).instantiate(environment: environment)
    try node.layOut(in: .fixed(100, 200), environment: environment)
    return try #require(node.children.first).frame
  }

  @Test func theSafeAreaTakesWhatTheBehaviourSays() throws {
    func size(_ attributes: String) throws -> CGSize { try inner(attributes).size }
    #expect(try size("") == CGSize(width: 100, height: 170))
    #expect(try size("contentInset.top=\"5\" contentInset.left=\"6\"") == CGSize(width: 94, height: 165))
    #expect(try size("contentInsetAdjustmentBehavior=\"never\"") == CGSize(width: 100, height: 200))
    #expect(try size("contentInsetAdjustmentBehavior=\"always\"") == CGSize(width: 93, height: 170))
    #expect(try size("alwaysBounceHorizontal=\"true\"") == CGSize(width: 93, height: 170))
    #expect(try size("contentSize.width=\"150\"") == CGSize(width: 93, height: 170))
    let axes = "contentInsetAdjustmentBehavior=\"scrollableAxes\""
    #expect(try size(axes) == CGSize(width: 100, height: 200))
    #expect(try size("\(axes) contentSize.height=\"300\"") == CGSize(width: 100, height: 170))
    #expect(try size("\(axes) alwaysBounceVertical=\"true\"") == CGSize(width: 100, height: 170))
  }

  @Test func theSizeOfTheContentIsReadAsItIs() throws {
    let markup = """
      <UIView>
        <UIScrollView id="s" contentSize.width="w"><UIView top="20" height="h"/></UIScrollView>
        <UIView id="a" width="#s.contentSize.width" height="#s.contentSize.height / 2"/>
      </UIView>
      """
    let node = try Template(markup: markup).instantiate(state: ["w": 50, "h": 100])
    try node.layOut(in: .fixed(100, 90))
    #expect(node.childNode(withID: "a")?.frame.size == CGSize(width: 50, height: 60))
    node.setState(["w": 40, "h": 40])
    #expect(node.childNode(withID: "a")?.frame.size == CGSize(width: 40, height: 30))
  }

  @Test func sharesOfTheContentAreOfTheRoomInside() throws {
    let markup =
      "<UIScrollView contentInset=\"insets\" contentSize.width=\"200%\" contentSize.height=\"auto + 20\"><UIView height=\"30\"/></UIScrollView>"
    let node = try Template(markup: markup).instantiate(
      state: ["insets": UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 8)])
    try node.layOut(in: .fixed(100, 200))
    #expect((node.view as? UIScrollView)?.contentSize == CGSize(width: 180, height: 50))
  }

  @Test func aViewAsHighAsItsContentHasNoneWhereNothingInItIsSeen() throws {
    #expect(
      try layOut(
        """
        <UIView width="60" height="40">
          <UIView height="auto"><UIView height="7" isHidden="true"/></UIView>
          <UIView height="auto"><repeat for="i" in="[]"><UIView height="7"/></repeat></UIView>
          <UIView height="auto"><UIView height="100%"/></UIView>
          <UIView height="auto"/>
        </UIView>
        """) == """
          UIView (0 0 60 40)
          ├─ UIView (0 0 60 0)
          │  └─ UIView (0 0 60 7)
          ├─ UIView (0 0 60 0)
          ├─ UIView (0 0 60 40)
          │  └─ UIView (0 0 60 40)
          └─ UIView (0 0 60 40)
          """)
  }
}
