import QuoinViews
import Testing

/// What a tree shows, and what it says is wrong, follows from the values that it has, in whatever order they came.
@Suite struct EvaluationOrderTests {
  /// What the tree shows after each of some states, line by line without the views' indentation: the same as a fresh one.
  private func shown(
    _ markup: String, _ states: [[String: any Sendable]], isMounted: Bool = false,
    scales: [Int] = []
  ) throws -> [[String]] {
    let template = try LawFiles().template(markup)
    var surroundings = LawCase.Surroundings()
    var state: [String: Any] = states[0]
    let live = try #require(LawTree(template, state, surroundings, isMounted: isMounted))
    return try states.enumerated().map { index, part in
      state.merge(part as [String: Any]) { $1 }
      live.node.setState(part as [String: Any])
      if scales.indices.contains(index) { surroundings.traits.scale = scales[index] }
      live.show(in: surroundings)
      let fresh = try #require(LawTree(template, state, surroundings, isMounted: isMounted))
      let description = live.description(in: surroundings)
      #expect(description == fresh.description(in: surroundings))
      return description.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    }
  }

  private func isOfRing(_ line: String) -> Bool { line.contains("error: Circular reference: ") }

  // MARK: Sizes

  @Test func aHeightThatBecomesThatOfTheContentIsMeasuredAgain() throws {
    let markup = #"<UIStackView><UIView height="flag ? auto : 20"/></UIStackView>"#
    #expect(
      try shown(markup, [["flag": false], ["flag": true], ["flag": false]]).map(\.last)
        == ["UIView 0 0 0 20", "UIView 0 0 0 0", "UIView 0 0 0 20"])
  }

  @Test func aScrollViewInAStackIsAsLargeAsTheContentThatItsAttributesGive() throws {
    let markup = """
      <UIView><UIStackView><UIScrollView contentSize.height="auto + b"><UIView width="10" height="20"/></UIScrollView>
      </UIStackView></UIView>
      """
    #expect(
      try shown(markup, [["b": 32], ["b": 18]]).map { $0[2] }
        == ["UIScrollView 0 0 10 52 content 10 52", "UIScrollView 0 0 10 38 content 10 38"])
  }

  @Test func whatWaitsForTheHeightOfAScrollViewTakesPartInItsWidth() throws {
    let markup = """
      <UIView><UIStackView><UIScrollView id="k" contentSize.height="auto + b">
        <LMRowView><UIView width="10"><UIView height="#k.height"/></UIView></LMRowView>
      </UIScrollView></UIStackView></UIView>
      """
    #expect(
      try shown(markup, [["b": 31], ["b": 40]]).map { $0[2] }
        == ["UIScrollView 0 0 10 31 content 10 31", "UIScrollView 0 0 10 40 content 10 40"])
  }

  @Test func aCardWithABackgroundAsLargeAsItselfGrowsAndShrinks() throws {
    let markup = """
      <UIView><UIStackView>
        <UIView><UIView width="100%" height="100%"/><UILabel text="{name}" font="{size}"/></UIView>
      </UIStackView></UIView>
      """
    let found = try shown(
      markup,
      [["name": "Ada", "size": 17], ["name": "Ada Lovelace", "size": 40], ["name": "Ada", "size": 17]])
    for lines in found { #expect(lines[2] == lines[3] && lines[3] != "UIView 0 0 0 0") }
    #expect(found[0] != found[1] && found[0] == found[2])
  }

  @Test(arguments: [false, true]) func whatATrialWritesIsWrittenNoMoreAfterIt(isMounted: Bool) throws {
    let markup = """
      <UIView><LMColumnView>
        <UIScrollView><UIView/><UIButton title="{previous.width} of {a}"/></UIScrollView><Badge width="100%"/>
      </LMColumnView></UIView>
      """
    let found = try shown(markup, [["a": 1], ["a": 2], ["a": 1]], isMounted: isMounted)
    #expect(found.map { $0[5].suffix(9) } == [#""13 of 1""#, #""13 of 2""#, #""13 of 1""#])
  }

  @Test func lengthsThatATrialHasTriedAreThoseFromBeforeAfterIt() throws {
    let markup = """
      <UIView><LMScrollView><Badge id="k">
        <UIStackView><UILabel width="#k.width" height="#k.height"/></UIStackView>
      </Badge></LMScrollView></UIView>
      """
    let found = try shown(markup, [["a": 1], ["a": 1]], scales: [1, 3])
    #expect(found[0] == found[1])
  }

  @Test func aPartOfALengthFollowsWhetherTheContainerAroundFixesThat() throws {
    let markup = """
      <UIView><UIStackView width="a" axis="flag ? vertical : horizontal">
        <LMColumnView><UIView width="50%"><UIView width="10" height="5"/></UIView></LMColumnView>
      </UIStackView></UIView>
      """
    #expect(
      try shown(markup, [["flag": false, "a": 36], ["flag": true], ["flag": false]]).map { $0[3] }
        == ["UIView 0 0 36 5", "UIView 0 0 18 5", "UIView 0 0 36 5"])
  }

  @Test func whatComesInThePlaceOfANodeIsNotFollowedUpForIt() throws {
    let markup = """
      <UIView><repeat for="x" in="items" key="x">
        <UIScrollView contentSize.height="a"><UIScrollView/></UIScrollView>
      </repeat></UIView>
      """
    #expect(
      try shown(markup, [["items": [1], "a": 17], ["items": [2]], ["items": [3, 2]]]).map { $0[1] }
        == Array(repeating: "UIScrollView 0 0 300 400 content 300 17", count: 3))
  }

  @Test func whatCouldNotBeMountedIsMeasuredForThePixelsThatItComesTo() throws {
    let markup = """
      <UIView><UILabel id="k" width="next.width" text="x"/>
      <UILabel width="#k.width" isHidden="!isRound"/></UIView>
      """
    let found = try shown(
      markup, [["isRound": true], ["isRound": true], ["isRound": false]], isMounted: true, scales: [1, 3, 3])
    #expect(found[1][0].hasSuffix("error: Circular reference: k.width → UILabel.width → k.width"))
    #expect(found[2][1] == #"UILabel 0 0 0 20.667 "x""#)
  }

  // MARK: Rings

  @Test(arguments: [
    ##"<UIView><UIView width="auto + a"><UIView id="k" width="#k.width"/></UIView><LMRowView><UILabel width="next.width"/><UIView/></LMRowView></UIView>"##,
    ##"<UIView><UIStackView id="k" height="a"><UIView width="auto + 4"><UILabel text="{#k.width} by {#k.height}"/></UIView></UIStackView></UIView>"##,
    ##"<UIView><UILabel id="k" text="{#k.width}"/><LMRowView id="j"><UILabel text="{next.height}"/><UILabel text="{#j.width}"/><UILabel font="{a}"/></LMRowView></UIView>"##,
    ##"<UIView><UIStackView><UILabel height="next.height"/><repeat for="x" in="0..&lt;a"><UIStackView width="max(auto, 9)"><UIView/><LMSpacer width="previous.width"/><UIButton title="{parent.width}"/></UIStackView></repeat></UIStackView></UIView>"##,
    ##"<UIView><UIStackView id="k"><UIStackView><UIScrollView width="#k.width"><UILabel left="50%" text="{#k.width} {a}"/></UIScrollView></UIStackView></UIStackView></UIView>"##,
    ##"<UIView><UIStackView><UIView id="k"/><repeat for="x" in="0..&lt;2"><Badge><LMScrollView height="a > 1 ? 100% : 20"><UILabel text="{#k.width} by {#k.height}"/></LMScrollView></Badge></repeat></UIStackView></UIView>"##,
  ])
  func theSameIsSaidOfARingWhereverItWasComeUpon(markup: String) throws {
    for lines in try shown(markup, [["a": 1], ["a": 2], ["a": 1], ["a": 3]]) {
      #expect(lines.contains(where: isOfRing))
    }
  }

  @Test func nothingStaysOfARingThatIsNone() throws {
    let markup = """
      <UIView><LMRowView><UILabel id="k" text="x"/>
        <repeat for="x" in="flag ? [1] : []"><UILabel text="{#k.width} by {#k.height}"/></repeat>
        <UILabel text="x"/>
      </LMRowView></UIView>
      """
    let found = try shown(markup, [["flag": false], ["flag": true], ["flag": false]], isMounted: true)
    #expect(found[1].contains(where: isOfRing))
    #expect(found[0] == found[2])
    #expect(found[0][1] == "LMRowView 0 0 28 21")
  }

  // MARK: Pages

  @Test func aPieceKnowsHowWideItIsWhateverWasInItBefore() throws {
    let markup = """
      <document size="300 x 200" margin="50"><UIStackView>
        <if test="flag"><UILabel text="{parent.width} wide"/></if>
      </UIStackView></document>
      """
    let found = try shown(markup, [["flag": false], ["flag": true], ["flag": false]])
    #expect(found[1].last == #"UILabel 0 0 200 20.574 "200 wide""#)
    #expect(found[0] == found[2])
  }

  @Test func thePiecesOfASectionThatBeginsADocumentKnowHowWideTheyAre() throws {
    let markup = """
      <document size="300 x 200" margin="50"><section>
        <if test="flag"><UIStackView><UILabel text="{parent.width} wide"/></UIStackView></if>
        <UIView height="5"/>
      </section></document>
      """
    let found = try shown(markup, [["flag": false], ["flag": true]])
    #expect(found[1].contains(#"UILabel 0 0 200 20.574 "200 wide""#))
  }
}
