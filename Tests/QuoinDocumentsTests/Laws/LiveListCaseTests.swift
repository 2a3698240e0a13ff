import QuoinControls
import QuoinViews
import Testing

@testable import QuoinTemplateEngine

/// Lists whose size follows from their rows, whatever was there before.
@Suite struct LiveListCaseTests {
  private static let cell = #"<repeat for="x" in="items"><UITableViewCell/></repeat>"#

  /// The frames of the lists after each of some states, which are also what a fresh tree shows.
  private func heights(
    _ markup: String, _ states: [[String: any Sendable]], traits: LawTraits = LawTraits()
  ) throws -> [CGFloat] {
    let template = try LawFiles().template(markup)
    var surroundings = LawCase.Surroundings()
    var state: [String: Any] = states[0]
    let live = try #require(LawTree(template, state, surroundings, isMounted: false))
    surroundings.traits = traits
    return try states.map { part in
      state.merge(part as [String: Any]) { $1 }
      live.node.setState(part as [String: Any])
      live.show(in: surroundings)
      let fresh = try #require(LawTree(template, state, surroundings, isMounted: false))
      #expect(live.description(in: surroundings) == fresh.description(in: surroundings))
      return try #require(list(in: live.node.view)).frame.height
    }
  }

  private func list(in view: UIView) -> UIScrollView? {
    (view as? UITableView) ?? (view as? UICollectionView)
      ?? view.subviews.lazy.compactMap { list(in: $0) }.first
  }

  @Test func aTableInAStackIsAsHighAsTheRowsThatItHasNow() throws {
    let markup = #"<UIStackView axis="vertical"><UITableView>\#(Self.cell)</UITableView></UIStackView>"#
    #expect(
      try heights(markup, [["items": [1]], ["items": [1, 2, 3]], ["items": [Int]()], ["items": [4]]])
        == [44, 132, 0, 44])
  }

  @Test func aCollectionInAStackIsAsHighAsTheItemsThatItHasNow() throws {
    let markup = """
      <UIStackView axis="vertical"><UICollectionView width="60">
        <repeat for="x" in="items"><UICollectionViewCell/></repeat>
      </UICollectionView></UIStackView>
      """
    let found = try heights(
      markup, [["items": [Int]()], ["items": [1]], ["items": [1, 2]], ["items": [Int]()]])
    #expect(found[0] == 0 && found[1] >= 44 && found[2] > found[1] && found[3] == 0)
  }

  @Test func aTableInAStackFollowsRowsThatComeToAnotherHeightThanWasGuessed() throws {
    let markup = """
      <UIStackView axis="vertical"><UITableView width="100">
        <repeat for="x" in="items"><UITableViewCell height="h"/></repeat>
      </UITableView></UIStackView>
      """
    #expect(try heights(markup, [["items": [1, 2], "h": 12], ["h": 60], ["h": 5]]) == [24, 120, 10])
  }

  @Test func whatFollowsFromTheHeightOfATableTakesNoPartInIt() throws {
    let markup =
      #"<UIView><UITableView height="auto"><UIView height="flag ? 100% : 20"/></UITableView></UIView>"#
    #expect(try heights(markup, [["flag": false], ["flag": true], ["flag": false]]) == [20, 0, 20])
  }

  @Test func aRowThatSaysNothingOfItsHeightIsAsHighAsABareOne() throws {
    let markup = """
      <UIView><UITableView height="auto"><repeat for="x" in="items">
        <UITableViewCell><UIView height="50%"/></UITableViewCell>
      </repeat></UITableView></UIView>
      """
    #expect(try heights(markup, [["items": [1]], ["items": [1, 2]], ["items": [3]]]) == [44, 88, 44])
  }

  @Test func aRowThatHadNothingInItIsSeenOnceItHas() throws {
    let markup = """
      <UIStackView axis="vertical"><UITableView>
        <repeat for="x" in="items"><UITableViewCell><UILabel text="{name}"/></UITableViewCell></repeat>
      </UITableView></UIStackView>
      """
    #expect(
      try heights(markup, [["items": [1], "name": ""], ["name": "Zoë"], ["name": ""], ["name": "Ada"]])
        == [0, 21, 0, 21])
  }

  @Test func aHeadIsAsHighAsItsTitleIsNow() throws {
    let markup = """
      <UIView><UITableView width="100" height="auto"><repeat for="part" in="items">
        <UITableViewHeaderFooterView textLabel.text="{name}"/>
        <repeat for="x" in="0..&lt;1"><UITableViewCell/></repeat>
      </repeat></UITableView></UIView>
      """
    let found = try heights(
      markup,
      [["items": [1], "name": "A"], ["name": "A title of several lines, as it seems"], ["name": "A"]])
    #expect(found[0] == 72 && found[1] > 100 && found[2] == 72)
  }

  @Test func whatStandsInCellsIsMeasuredOnTheGridAndAtTheTextSizeOfTheList() throws {
    let markup = """
      <UIView><UICollectionView><repeat for="x" in="items"><UICollectionViewCell>
        <UIStackView><UILabel text="x"/><UILabel text="{name}"/></UIStackView>
      </UICollectionViewCell></repeat></UICollectionView></UIView>
      """
    var traits = LawTraits()
    for scale in [1, 2, 3] {
      traits.scale = scale
      traits.isLarge = scale == 2
      _ = try heights(
        markup, [["items": [1, 2], "name": "a"], ["items": [1], "name": "bb"], ["items": [1, 2, 3]]],
        traits: traits)
    }
  }

  @Test func aHeadIsMeasuredAnewWithWhatItReadsOutsideAlsoWhereNoneIsSeen() throws {
    let markup = """
      <UIStackView><UICollectionView><repeat for="x" in="items">
        <UICollectionReusableView><UILabel height="a"/></UICollectionReusableView>
        <repeat for="y" in="0..&lt;x"><UICollectionViewCell/></repeat>
      </repeat></UICollectionView></UIStackView>
      """
    #expect(try heights(markup, [["items": [0], "a": 31], ["a": 17], ["a": 40]]) == [31, 17, 40])
  }

  @Test(arguments: [1, 2, 3]) func aHeadIsMeasuredOnTheGridAndAtTheTextSizeOfTheList(scale: Int) throws {
    let markup = """
      <UICollectionView><repeat for="x" in="items">
        <UICollectionReusableView><UILabel text="x"/></UICollectionReusableView>
        <repeat for="y" in="0..&lt;x"><UICollectionViewCell/></repeat>
      </repeat></UICollectionView>
      """
    var traits = LawTraits()
    (traits.scale, traits.isLarge) = (scale, scale == 2)
    _ = try heights(markup, [["items": [1]], ["items": [0, 1]]], traits: traits)
  }

  @Test func theHeadAndFootOfAnEmptySectionAtTheEndCountInAnAutomaticHeight() throws {
    let markup = """
      <UIView><UITableView height="auto"><repeat for="part" in="items">
        <UITableViewHeaderFooterView/>
        <repeat for="x" in="0..&lt;part"><UITableViewCell/></repeat>
        <UITableViewHeaderFooterView textLabel.text="x"/>
      </repeat></UITableView></UIView>
      """
    #expect(
      try heights(markup, [["items": [1, 0]], ["items": [1, 1]], ["items": [1, 0]]]) == [154, 198, 154])
  }

  @Test func anEmptySectionAloneIsAsHighAsItsHeads() throws {
    let rows = """
      <repeat for="part" in="items">
        <UITableViewHeaderFooterView textLabel.text="x"/>
        <repeat for="x" in="0..&lt;part"><UITableViewCell/></repeat>
      </repeat>
      """
    let markup = #"<UIView><UITableView height="auto">\#(rows)</UITableView></UIView>"#
    let head = try heights(markup, [["items": [0]]])[0]
    #expect(head == 28)
    // Nothing says how wide this one is.
    let inStack = "<UIStackView><UITableView>\(rows)</UITableView></UIStackView>"
    #expect(
      try heights(inStack, [["items": [0]], ["items": [1]], ["items": [0]]]) == [head, head + 44, head])
    #expect(
      try heights(
        markup, [["items": [0]], ["items": [0, 0]], ["items": [1]], ["items": [0]], ["items": [Int]()]])
        == [head, 2 * head, head + 44, head, 0])
  }

  @Test func itemsThatAreNotSeenAreMeasuredAnewWithOtherData() throws {
    let markup = """
      <UIView><UICollectionView height="a"><repeat for="x" in="items"><UICollectionViewCell>
        <UIView width="flag ? 40 : 280" height="20"/>
      </UICollectionViewCell></repeat></UICollectionView></UIView>
      """
    let template = try LawFiles().template(markup)
    let surroundings = LawCase.Surroundings()
    let tree = try #require(
      LawTree(template, ["items": [0, 1, 2], "flag": false, "a": 9], surroundings, isMounted: false))
    let collection = try #require(list(in: tree.node.view) as? UICollectionView)
    tree.node.setState(["flag": true])
    tree.show(in: surroundings)
    #expect(collection.indexPathsForVisibleItems.count == 3)
    #expect(collection.contentSize.height == 20)
    _ = try heights(
      markup, [["items": [0, 1, 2], "flag": false, "a": 9], ["flag": true], ["flag": false], ["a": 90]])
  }

  @Test func anItemThatTakesTheRoomThereIsFollowsThat() throws {
    let markup = """
      <UICollectionView><repeat for="x" in="items"><UICollectionViewCell>
        <UIButton width="parent.width / 2"/>
      </UICollectionViewCell></repeat></UICollectionView>
      """
    var surroundings = LawCase.Surroundings()
    let tree = try #require(
      LawTree(LawFiles().template(markup), ["items": [1]], surroundings, isMounted: false))
    let collection = try #require(list(in: tree.node.view) as? UICollectionView)
    let widths: [CGFloat?] = [300, 320, 200].map { width in
      surroundings.size.width = width
      tree.show(in: surroundings)
      return collection.cellForItem(at: [0, 0])?.frame.width
    }
    #expect(widths == [300, 320, 200])
  }

  @Test func aViewAboveRowsThatIsAsHighAsTheTableTakesNoPartInThat() throws {
    let markup = """
      <UIView><UITableView height="auto">
        <repeat for="x" in="flag ? items : []"><UITableViewCell/></repeat>
        <UIButton height="flag ? 100% : 20" top="b"/>
      </UITableView></UIView>
      """
    #expect(
      try heights(
        markup,
        [["items": [1], "flag": false, "b": 13], ["flag": true], ["items": [1, 2]], ["flag": false]])
        == [33, 44, 88, 33])
  }

  @Test func aRowOfATableThatComesToNoWidthHasNone() throws {
    let markup = """
      <UIStackView><UITableView width="100%"><repeat for="x" in="items">
        <UITableViewCell textLabel.text="x"><UIView/></UITableViewCell>
      </repeat></UITableView><UILabel text="{name}"/></UIStackView>
      """
    #expect(
      try heights(markup, [["items": [1], "name": "Ada"], ["name": ""], ["name": "Zoë"]]) == [44, 44, 44])
  }

  @Test func aTreeThatCannotBeMountedTellsWhatIsWrongInItsCellsAtOnce() throws {
    let markup = """
      <UIView><UICollectionView height="auto"><repeat for="x" in="items"><UICollectionViewCell>
        <UIStackView><LMScrollView width="100%"><UILabel width="parent.width / 2"/></LMScrollView></UIStackView>
      </UICollectionViewCell></repeat></UICollectionView><Badge id="k" height="#k.height"/></UIView>
      """
    let surroundings = LawCase.Surroundings()
    let tree = try #require(
      LawTree(LawFiles().template(markup), ["items": [1], "a": 1], surroundings, isMounted: true))
    let problems = tree.description(in: surroundings)
    #expect(problems.contains("k.height → k.height"))
    #expect(problems.contains("UIStackView.width → UIStackView.width"))
    tree.node.setState(["a": 2])
    tree.show(in: surroundings)
    #expect(tree.description(in: surroundings) == problems)
  }

  @Test func rowsAreAsHighAsTheConstraintsInThem() throws {
    let markup = """
      <UIView><UITableView height="auto"><repeat for="x" in="items"><UITableViewCell>
        <UIView constraints="leading = parent.leading; width = 10; top = parent.top + gap; bottom = parent.bottom - 2; height = x"/>
      </UITableViewCell></repeat></UITableView></UIView>
      """
    let found = try heights(markup, [["items": [50, 60], "gap": 3], ["gap": 5], ["items": [70]]])
    #expect(found == [120, 124, 77])
  }

  @Test func theFootOfASectionStaysAtTheBottomFromTheFirst() throws {
    let markup = """
      <UIView><UITableView height="h"><repeat for="part" in="items">
        <repeat for="x" in="0..&lt;10"><UITableViewCell/></repeat>
        <UITableViewHeaderFooterView textLabel.text="x"/>
      </repeat></UITableView></UIView>
      """
    let template = try LawFiles().template(markup)
    let surroundings = LawCase.Surroundings()
    let tree = try #require(
      LawTree(template, ["items": [1, 2], "h": 200], surroundings, isMounted: false))
    let table = try #require(list(in: tree.node.view) as? UITableView)
    #expect(table.footerView(forSection: 0)?.frame == CGRect(x: 0, y: 173, width: 300, height: 27))
    #expect(table.footerView(forSection: 1) == nil)
    #expect(try heights(markup, [["items": [1, 2], "h": 200], ["h": 300], ["h": 200]]) == [200, 300, 200])
  }

  @Test func anItemThatAsksForNothingIsAsLargeAsOneThatNeverDid() throws {
    let markup = """
      <UIView><UICollectionView><repeat for="x" in="items"><UICollectionViewCell>
        <UIView width="13" height="14" isHidden="flag"/>
      </UICollectionViewCell></repeat></UICollectionView></UIView>
      """
    let template = try LawFiles().template(markup)
    let surroundings = LawCase.Surroundings()
    let tree = try #require(
      LawTree(template, ["items": [1, 2], "flag": false], surroundings, isMounted: false))
    let collection = try #require(list(in: tree.node.view) as? UICollectionView)
    let sizes = [false, true, false].map { isHidden in
      tree.node.setState(["flag": isHidden])
      tree.show(in: surroundings)
      return collection.cellForItem(at: [0, 1])?.frame.size
    }
    #expect(
      sizes == [
        CGSize(width: 13, height: 14), CGSize(width: 50, height: 50), CGSize(width: 13, height: 14),
      ])
    _ = try heights(markup, [["items": [1, 2], "flag": false], ["flag": true], ["flag": false]])
  }

  @Test func aHeadHasTheFontOfTheReadersTextSizeFromTheFirst() throws {
    let markup = #"<UIView><UITableViewHeaderFooterView width="200" textLabel.text="x"/></UIView>"#
    var surroundings = LawCase.Surroundings()
    surroundings.traits.isLarge = true
    let tree = try #require(LawTree(LawFiles().template(markup), [:], surroundings, isMounted: false))
    let head = try #require(tree.node.view.subviews.first as? UITableViewHeaderFooterView)
    let plain = UIFont.preferredFont(forTextStyle: .subheadline).pointSize
    #expect(try #require(head.textLabel).font.pointSize > plain * 1.5)
  }

  @Test func whoReadsTheSizeOfAContainerBeforeItIsArrangedMakesNoRingOfIt() throws {
    for inner in ["LMScrollView", "LMColumnView"] {
      let markup = """
        <UIView><LMColumnView><\(inner) width="13"><UILabel width="100%"/></\(inner)></LMColumnView>\
        <UILabel text="{previous.width} wide"/></UIView>
        """
      let surroundings = LawCase.Surroundings()
      let tree = try #require(LawTree(LawFiles().template(markup), [:], surroundings, isMounted: false))
      #expect(tree.node.diagnostics.isEmpty)
      #expect((tree.node.view.subviews[1] as? UILabel)?.text == "13 wide")
    }
  }
}
