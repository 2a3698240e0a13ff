import Testing

/// Cases in which live trees once differed from fresh ones, each at its smallest.
@Suite struct LiveTreeCaseTests {
  /// Markup, and states that are set one after the other.
  private static let cases: [(markup: String, states: [[String: any Sendable]])] = [
    (
      #"<UIView><UIStackView><repeat for="a" in="0..&lt;(a / 10)"><UIView><UILabel /><UILabel text="{previous.width}" /></UIView></repeat></UIStackView></UIView>"#,
      [
        ["items": [Int](), "flag": true, "a": 38, "b": 33, "name": "Bob the builder"], ["a": 16],
        ["flag": false, "name": "", "b": 11, "a": 6], ["name": "Zoë", "b": 5],
        ["name": "Zoë", "items": [3, 4, 1], "b": 13], ["flag": true, "name": "Zoë", "a": 25, "b": 29],
        ["items": [3, 3, 4], "flag": false, "name": "", "b": 32],
      ]
    ),
    (
      #"<UIView><UIStackView><UIScrollView><UIView /><UILabel height="a" /></UIScrollView></UIStackView></UIView>"#,
      [
        ["name": "Bob the builder", "items": [0], "b": 13, "flag": true, "a": 29], ["flag": true],
        ["items": [Int](), "a": 7, "b": 5],
      ]
    ),
    (
      #"<UIView><UIStackView><UIScrollView><UILabel text="x" font="{a}" /></UIScrollView></UIStackView></UIView>"#,
      [
        ["a": 17, "items": [1], "flag": false, "b": 36, "name": "Zoë"],
        ["name": "Bob the builder", "items": [3, 4]], ["a": 26, "name": "Ada", "b": 9],
        ["name": "Zoë", "b": 23], ["name": "Bob the builder", "flag": false], ["a": 7, "name": "Zoë"],
      ]
    ),
    (
      #"<UIView><UIStackView><UIScrollView height="50%"><UIView height="auto + a" /></UIScrollView></UIStackView></UIView>"#,
      [
        ["flag": true, "b": 10, "name": "Ada", "a": 29, "items": [Int]()], ["flag": true, "items": [3]],
        ["name": "", "a": 22],
      ]
    ),
    (
      #"<UIView><UIStackView><UIScrollView><UIView /><repeat for="a" in="flag ? items : []"><UILabel text="x" /></repeat></UIScrollView></UIStackView></UIView>"#,
      [["name": "", "items": [1, 0, 4, 3], "b": 21, "flag": true, "a": 13], ["flag": false, "b": 36]]
    ),
    (
      #"<UIView><UIStackView><UIScrollView><UILabel text="x" font="{a}" /></UIScrollView></UIStackView></UIView>"#,
      [["name": "Ada", "flag": true, "a": 17, "items": [4, 3], "b": 23], ["items": [0], "a": 31]]
    ),
    (
      #"<UIView><UIStackView><UIScrollView><UIView /><UILabel text="{name}" /></UIScrollView></UIStackView></UIView>"#,
      [
        ["b": 8, "items": [0], "a": 10, "flag": false, "name": "Zoë"], ["flag": false],
        ["name": "Zoë", "flag": true, "items": [1, 4, 4, 0]], ["b": 38], ["a": 16, "name": "", "b": 28],
      ]
    ),
    (
      #"<UIView><UIStackView><UIView><repeat for="a" in="flag ? items : []"><UILabel /></repeat><UILabel text="{previous.width}" /></UIView></UIStackView></UIView>"#,
      [
        ["flag": false, "items": [2, 1], "name": "Zoë", "b": 13, "a": 32], ["name": "", "items": [2, 2]],
        ["items": [Int](), "flag": true, "a": 25], ["flag": true, "b": 18, "a": 37],
        ["flag": true, "items": [4], "a": 23, "b": 21, "name": "Ada"], ["name": "Zoë", "items": [0]],
      ]
    ),
    (
      #"<UIView><UIStackView><UIScrollView><UIView /><repeat for="a" in="flag ? items : []"><UILabel text="x" /></repeat></UIScrollView></UIStackView></UIView>"#,
      [
        ["a": 29, "name": "Zoë", "flag": true, "b": 13, "items": [4, 2, 3]],
        ["a": 30, "name": "Ada", "flag": false, "items": [2, 0, 1]],
      ]
    ),
    (
      #"<UIView><UIStackView><UIScrollView width="100% - a"><UILabel left="a" text="x" /></UIScrollView></UIStackView></UIView>"#,
      [
        ["name": "Zoë", "flag": false, "items": [1, 4, 1, 0], "a": 20, "b": 33],
        ["flag": true, "items": [2, 2, 1], "a": 16, "b": 23], ["name": "Ada", "flag": false, "items": [1]],
        ["name": "Ada", "flag": true, "a": 6, "b": 30], ["flag": false, "b": 27], ["a": 10],
      ]
    ),
    (
      #"<UIView><UIStackView><UIView><UIView height="a" /><UIView /></UIView></UIStackView></UIView>"#,
      [
        ["b": 19, "name": "Ada", "items": [5], "flag": false, "a": 33], ["b": 18, "name": "", "a": 18],
        ["items": [1, 1], "b": 8],
      ]
    ),
    (
      #"<UIView><UIStackView axis="flag ? vertical : horizontal"><UIView width="10" /><UIScrollView><UILabel text="{a}" /></UIScrollView></UIStackView></UIView>"#,
      [["items": [3], "b": 10, "a": 22, "name": "Zoë", "flag": true], [:], ["flag": false, "b": 5]]
    ),
    (
      #"<UIView><UIView height="auto + a"><UIView isHidden="!flag" /></UIView></UIView>"#,
      [
        ["a": 13, "b": 24, "flag": true, "name": "Ada", "items": [4]], ["name": "Ada"],
        ["a": 39, "name": "Zoë", "items": [5, 1]],
        ["flag": false, "b": 8, "name": "Bob the builder", "a": 40],
      ]
    ),
    (
      #"<UIView><UIStackView><UIStackView axis="flag ? vertical : horizontal"><UILabel height="b * 2" /><UIView height="parent.height / 2" /></UIStackView></UIStackView></UIView>"#,
      [
        ["flag": true, "items": [5, 0], "b": 6, "a": 14, "name": "Ada"],
        ["flag": false, "items": [4, 2], "b": 39, "a": 30], ["flag": true, "a": 23, "b": 24],
        ["b": 29, "items": [3, 3, 5, 5]], ["flag": true, "items": [2], "b": 5, "name": ""],
      ]
    ),
    (
      #"<UIView><UIStackView><UIView /><if test="flag"><UILabel text="{previous.width}" /></if></UIStackView></UIView>"#,
      [
        ["name": "Ada", "flag": false, "items": [4], "b": 34, "a": 31], ["name": "Zoë"], ["flag": true],
        ["name": "Zoë", "flag": true, "b": 25, "items": [5, 1], "a": 34], ["flag": false],
      ]
    ),
    (
      #"<UIView><UIStackView><if test="items.count &gt; 2"><UIView /></if><UILabel text="{previous.width}" /></UIStackView></UIView>"#,
      [
        ["name": "", "flag": true, "items": [4, 2, 5, 2], "b": 18, "a": 20],
        ["items": [0, 1], "flag": true],
      ]
    ),
    (
      #"<UIView><UIStackView><repeat for="a" in="items"><UILabel text="{previous.width}" /></repeat></UIStackView></UIView>"#,
      [
        ["b": 13, "items": [1, 2, 0], "flag": false, "name": "Zoë", "a": 36],
        ["items": [Int](), "flag": false, "a": 32],
      ]
    ),
    (
      #"<UIView><UIStackView><repeat for="a" in="items"><UILabel /></repeat><UILabel text="{previous.width}" /></UIStackView></UIView>"#,
      [
        ["flag": false, "b": 12, "items": [Int](), "a": 23, "name": ""], ["name": "Bob the builder"],
        ["b": 29], ["items": [Int](), "b": 30, "flag": false], ["items": [5, 0], "b": 26],
        ["flag": false, "a": 34, "name": "Ada"], ["b": 22, "items": [Int](), "flag": true, "a": 13],
      ]
    ),
    (
      #"<UIView><UIStackView><repeat for="a" in="flag ? items : []"><UILabel text="{previous.width}" /></repeat></UIStackView></UIView>"#,
      [
        ["b": 37, "flag": false, "a": 15, "name": "", "items": [5, 5]],
        ["items": [2, 0, 2], "flag": false, "a": 40], ["b": 40, "name": "Zoë", "items": [1]], ["b": 26],
        ["a": 12], ["b": 18, "flag": true, "items": [4, 3, 1]],
        ["b": 37, "flag": false, "a": 26, "name": "Ada", "items": [Int]()],
      ]
    ),
    (
      #"<UIView><UIStackView><repeat for="a" in="items"><UILabel text="{previous.width}" /></repeat></UIStackView></UIView>"#,
      [
        ["b": 31, "items": [3, 2], "flag": false, "a": 31, "name": "Zoë"], ["name": ""], ["flag": true],
        ["items": [1, 1], "flag": true, "a": 30, "name": "Ada"], ["b": 40, "a": 22],
        ["b": 22, "items": [Int](), "a": 35, "name": ""],
      ]
    ),
    (
      #"<UIView><UIView height="auto"><UIView height="flag ? 100% : 20"/></UIView></UIView>"#,
      [["flag": true], ["flag": false]]
    ),
    (
      #"<UIView><UIView width="auto"><UIView isHidden="flag"/></UIView></UIView>"#,
      [["flag": true], ["flag": false], ["flag": true]]
    ),
    (
      #"<UIView><UIStackView><UIScrollView height="20"><UILabel text="{name}"/></UIScrollView></UIStackView></UIView>"#,
      [["name": "Ada"], ["name": "Bob the builder"], ["name": ""]]
    ),
    (
      #"<UIView><UIStackView><UILabel text="x"/><UILabel text="{previous.width} wide"/></UIStackView></UIView>"#,
      [["name": "a"], ["name": "b"]]
    ),
    (
      #"<UITableView><repeat for="x" in="items"><if test="x &gt; limit"><UITableViewCell textLabel.text="much"/></if><else><UITableViewCell height="70"/></else></repeat></UITableView>"#,
      [["items": [1, 2, 3], "limit": 2], ["limit": 0], ["limit": 5]]
    ),
    (
      ##"<UIView><LMScrollView id="k"><UILabel/><repeat for="x" in="0..&lt;n"><UILabel text="{#k.width}"/></repeat></LMScrollView></UIView>"##,
      [["n": 0], ["n": 1]]
    ),
    // Parts of lengths that follow from them.
    (
      #"<UIView><UIStackView><LMColumnView width="parent.width / 2"><UILabel width="100%" text="{name}"/></LMColumnView></UIStackView></UIView>"#,
      [["name": ""], ["name": "Bob the builder of long names"], ["name": ""]]
    ),
    (
      #"<UIView width="auto"><LMRowView constraints="horizontalEdges = parent; verticalEdges = parent"><UILabel text="{name}"/><UIButton width="parent.width / 2"/></LMRowView></UIView>"#,
      [["name": "Ada"], ["name": "Zoë"], ["name": "Ada"]]
    ),
    (
      ##"<UIView><LMScrollView><Badge id="k"><UIStackView><UILabel text="{name}"/><UILabel width="#k.width"/></UIStackView></Badge></LMScrollView></UIView>"##,
      [["name": "nobody"], ["name": "Zoë"], ["name": "nobody"]]
    ),
    (
      #"<UIView><LMAnchorView><LMRowView width="50%"><repeat for="x" in="items" key="x"><Badge><UILabel width="parent.width / 2"/></Badge></repeat></LMRowView></LMAnchorView></UIView>"#,
      [["items": [5, 3, 4, 0, 2]], ["items": [3, 2, 0, 4, 1]]]
    ),
    (
      #"<UIView><UIStackView><LMColumnView width="100%"><Badge><UILabel text="20"/><UILabel font="{a}" constraints="leading = parent.leading + 20; width = 3; centerY = parent.centerY; height = b"/></Badge></LMColumnView></UIStackView></UIView>"#,
      [["a": 31, "b": 14], ["a": 24]]
    ),
    // What a trial writes, and what waits for the container that it is made for.
    (
      #"<UIView><UIView height="parent.height / 2" bottom="16"><LMRowView bottom="50%"><LMScrollView height="min(auto, 60)"><Badge height="min(auto, 50%)"><UILabel right="a" text="{a}" numberOfLines="0" font="{a}"/><UILabel text="{previous.width} wide"/></Badge></LMScrollView><UILabel width="min(auto, 60)" text="{name}"/></LMRowView></UIView></UIView>"#,
      [["name": "", "a": 40], ["name": "Zoë"], ["a": 21]]
    ),
    (
      #"<UIView><UIStackView><Badge width="min(auto, 50%)" customSpacing="items.count * 7"><UIButton/></Badge></UIStackView></UIView>"#,
      [["items": [3, 0]], ["items": [4]]]
    ),
    // Rings in which several sizes can be left open.
    (
      #"<UIView><UIStackView><UIScrollView width="min(auto, 50%)" height="a"><Badge><UILabel height="flag ? 100% : 20"/><UIButton/></Badge></UIScrollView></UIStackView></UIView>"#,
      [["flag": false, "a": 17], ["flag": true], ["a": 18], ["flag": false]]
    ),
    (
      #"<UIView width="auto" height="auto"><UILabel text="{parent.width}"/><UILabel text="{next.height} high"/><UIView/><UIView isHidden="a > 20"/></UIView>"#,
      [["a": 17], ["a": 25], ["a": 17]]
    ),
    (
      #"<document><table><column width="auto"/><tr><td text="{parent.width} {n}"/></tr></table></document>"#,
      [["n": 1], ["n": 2], ["n": 3]]
    ),
  ]

  @Test(arguments: cases.indices) func showsWhatAFreshTreeWould(index: Int) throws {
    let (markup, states) = Self.cases[index]
    let template = try LawFiles().template(markup)
    let surroundings = LawCase.Surroundings()
    var state: [String: Any] = states[0]
    let live = try #require(LawTree(template, state, surroundings, isMounted: false))
    for (step, part) in states.enumerated() {
      state.merge(part as [String: Any]) { $1 }
      live.node.setState(part as [String: Any])
      live.show(in: surroundings)
      let fresh = try #require(LawTree(template, state, surroundings, isMounted: false))
      #expect(live.description(in: surroundings) == fresh.description(in: surroundings), "step \(step)")
    }
  }

  @Test func whatIsAsWideAsItsContentIsSoAfterItsTemplateHasComeAgain() throws {
    let markup = """
      <UIView><UIScrollView><LMRowView><UIView width="auto + a">
        <UILabel constraints="left = parent.left + 12; width = b / 2 @900; centerY = parent.centerY; height = b / 2"/>
      </UIView></LMRowView></UIScrollView><UIView constraints="left = parent.left + 12; width = 12; verticalEdges = parent"/></UIView>
      """
    let surroundings = LawCase.Surroundings()
    let files = try LawFiles()
    let tree = try #require(
      LawTree(try files.template(markup), ["a": 28, "b": 34], surroundings, isMounted: false))
    let fresh = tree.description(in: surroundings)
    #expect(fresh.contains("LMRowView 0 0 28 0"))
    try tree.node.update(with: try files.template(markup))
    tree.show(in: surroundings)
    #expect(tree.description(in: surroundings) == fresh)
  }

  @Test(arguments: [
    (
      ##"<UIView height="auto"><UIStackView top="50%"><UIView id="k1" width="#k1.width"/></UIStackView>"##
        + #"<UIView constraints="width = 5; height = 5"/></UIView>"#,
      "template.xml:1:69: error: Circular reference: k1.width → k1.width\n"
    ),
    (
      #"<UIView width="auto" height="auto"><Badge bottom="20"><UILabel constraints="left = parent.left + 12; "#
        + #"width ≤ 60; width = 59 @900; centerY = parent.centerY; height = 20"/></Badge><UILabel "#
        + #"constraints="horizontalEdges = parent; bottom = parent.bottom - 14; height = parent.height / 3"/>"#
        + ##"<UILabel id="k1" width="20" text="{#k1.width} by {#k1.height}"/></UIView>"##,
      "template.xml:1:319: error: Circular reference: k1.height → k1.text → k1.height\n"
    ),
  ])
  func sizesThatFailedComeToRest(markup: String, problem: String) throws {
    let template = try LawFiles().template(markup)
    let surroundings = LawCase.Surroundings()
    let tree = try #require(LawTree(template, ["flag": true], surroundings, isMounted: false))
    for _ in 0..<2 {
      #expect(tree.description(in: surroundings) == problem)
      tree.node.setState(["flag": false])
      tree.show(in: surroundings)
    }
  }
}
