import Testing

@Suite struct EdgeTests {
  @Test func edgesCountFromTheirOwnSideOfTheParent() throws {
    let tree = try layOut(
      """
      <UIView>
        <UIView left="10" right="20" top="5" bottom="15"/>
        <UIView right="10" bottom="10" width="30" height="20"/>
        <UIView left="50%" width="25%" center.y="50%" height="10"/>
      </UIView>
      """)
    #expect(
      tree == """
        UIView (0 0 100 100)
        ├─ UIView (10 5 70 80)
        ├─ UIView (60 70 30 20)
        └─ UIView (50 45 25 10)
        """)
  }

  @Test func inLegacyModeEdgesCountFromTheLeftAndTop() throws {
    let tree = try layOut(
      """
      <UIView useLegacyLayoutMode="true">
        <UIView left="10" right="80" top="5" bottom="100% - 15"/>
        <UIView right="100% - 10" bottom="50" width="30" height="20"/>
      </UIView>
      """)
    #expect(
      tree == """
        UIView (0 0 100 100)
        ├─ UIView (10 5 70 80)
        └─ UIView (60 30 30 20)
        """)
  }

  @Test func anotherNodesEdgeMeansItsPlace() throws {
    let tree = try layOut(
      """
      <UIView>
        <UIView id="a" left="10" top="10" width="20" height="20"/>
        <UIView left="previous.right + 5" top="previous.bottom + 5" width="10" height="10"/>
        <UIView right="#a.left + 2" bottom="#a.top + 3" width="4" height="4"/>
        <UIView left="parent.right - 10" width="10" top="parent.bottom - 10" height="10"/>
        <UIView width="previous.right + 5" height="1"/>
      </UIView>
      """)
    #expect(
      tree == """
        UIView (0 0 100 100)
        ├─ UIView#a (10 10 20 20)
        ├─ UIView (35 35 10 10)
        ├─ UIView (4 3 4 4)
        ├─ UIView (90 90 10 10)
        └─ UIView (0 0 5 1)
        """)
  }

  @Test func automaticSizesHoldTextAndChildren() throws {
    let tree = try layOut(
      """
      <UIView width="auto + 6" height="auto + 4">
        <Text left="6" top="4" text="hello"/>
        <Text left="6" top="previous.bottom" text="hello world" width="60"/>
        <UIView width="100%" height="100%"/>
      </UIView>
      """)
    #expect(
      tree == """
        UIView (0 0 72 56)
        ├─ StubText (6 4 50 16)
        ├─ StubText (6 20 60 32)
        └─ UIView (0 0 72 56)
        """)
  }

  @Test func hiddenSiblingsAreSkipped() throws {
    let tree = try layOut(
      """
      <UIView>
        <Text text="one"/>
        <Text text="two" top="previous.bottom" isHidden="true"/>
        <Text text="three" top="previous.bottom"/>
      </UIView>
      """)
    #expect(
      tree == """
        UIView (0 0 100 100)
        ├─ StubText (0 0 30 16)
        ├─ StubText (0 16 30 16)
        └─ StubText (0 16 50 16)
        """)
  }

  @Test(arguments: ["True", "1", "yes"])
  func theLegacyModeIsTrueOrFalse(text: String) {
    #expect(
      problems("<UIView useLegacyLayoutMode=\"\(text)\"/>").contains(
        "useLegacyLayoutMode is true or false, not \"\(text)\""))
  }

  @Test(arguments: [
    ("firstBaseline='30' bottom='10'", "bottom", "firstBaseline"),
    ("bottom='10' lastBaseline='30'", "bottom", "lastBaseline"),
    ("center.y='30' lastBaseline='90'", "lastBaseline", "center.y"),
    ("firstBaseline='90' center.y='30'", "firstBaseline", "center.y"),
    ("firstBaseline='90' top='30'", "firstBaseline", "top"),
  ])
  func aBaselineBesideAnotherPlaceIsRedundant(attributes: String, redundant: String, other: String) {
    #expect(
      problems("<Text text='a' \(attributes)/>").contains(
        "Expression for \(redundant) is redundant; \(other) fixes it already"))
  }
}
