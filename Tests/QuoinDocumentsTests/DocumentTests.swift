import Foundation
import QuoinDiagnostics
import QuoinDocuments
import QuoinGraphics
import QuoinResources
import Testing

@Suite struct DocumentTests {
  private let numbers = Array(1...30)

  @Test func contentGoesOnOnTheNextPageBetweenTheItemsOfARepetition() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <repeat for="number" in="numbers"><UILabel height="20" text="{number}"/></repeat>
      </document>
      """, state: ["numbers": numbers])
    #expect(pages.texts.count == 6)
    #expect(pages.texts.allSatisfy { $0.count == 5 })
    #expect(pages.texts.flatMap { $0 } == numbers.map { "\($0)" })
    #expect(pages.frames[1][0].frame.origin == CGPoint(x: 10, y: 10))
  }

  @Test func headsAndFeetDifferOnFirstLeftAndRightPagesAndCountThem() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <head pages="first"><UILabel height="20" text="Title"/></head>
        <head pages="notFirst"><UILabel height="10" font="System 6" text="continued"/></head>
        <foot pages="left"><UILabel height="20" text="{pageNumber} left"/></foot>
        <foot pages="right"><UILabel height="20" text="right {pageNumber}"/></foot>
        <foot><UILabel height="10" font="System 6" text="of {pageCount}"/></foot>
        <repeat for="number" in="numbers"><UILabel height="20" text="{number}"/></repeat>
      </document>
      """, state: ["numbers": Array(1...8)])
    #expect(
      pages.texts == [
        ["Title", "1", "2", "right 1", "of 3"], ["continued", "3", "4", "5", "2 left", "of 3"],
        ["continued", "6", "7", "8", "right 3", "of 3"],
      ])
  }

  @Test func sumsAreCarriedFromPageToPage() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 100" margin="10">
        <foot><UILabel height="20" text="{carried} + {pageSum}, {pageRows.count} rows, {pageRows.sum(r => r * 2)}"/></foot>
        <repeat for="number" in="numbers"><UILabel carry="number" height="20" text="{number}"/></repeat>
      </document>
      """, state: ["numbers": Array(1...5)])
    #expect(pages.texts.map(\.last) == ["0 + 6, 3 rows, 12", "6 + 9, 2 rows, 18"])
  }

  @Test func textGoesOnBetweenLinesWithNoFewerThanWantedOnEitherSide() throws {
    func lines(orphans: Int, widows: Int) throws -> [Int] {
      let pages = try ComposedPages(
        """
        <document size="200 x 120" margin="10">
          <UIView height="50"/>
          <UILabel font="System 10" numberOfLines="0" orphans="\(orphans)" widows="\(widows)" text="{text}"/>
        </document>
        """, state: ["text": (1...7).map { "line \($0)" }.joined(separator: "\n")])
      return pages.texts.map { $0.joined().split(separator: "\n").count }
    }
    #expect(try lines(orphans: 1, widows: 1) == [4, 3])
    #expect(try lines(orphans: 2, widows: 5) == [2, 5])
    // Neither three before nor five behind would be kept.
    #expect(try lines(orphans: 3, widows: 5) == [0, 7])
  }

  @Test func headingsStayWithWhatFollowsThem() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <UILabel height="70" text="before"/>
        <UILabel headingLevel="1" height="20" keepWithNext="true" text="Heading"/>
        <UILabel height="30" text="after"/>
      </document>
      """)
    #expect(pages.texts == [["before"], ["Heading", "after"]])
  }

  @Test func pagesBeginWhereTheyAreToldTo() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <UILabel text="one"/>
        <UILabel breakBefore="page" breakAfter="page" text="two"/>
        <UILabel text="three"/>
        <UILabel breakBefore="right" text="five"/>
      </document>
      """)
    #expect(pages.texts == [["one"], ["two"], ["three"], [], ["five"]])
  }

  @Test func columnsFillOneAfterTheOther() throws {
    let pages = try ComposedPages(
      """
      <document size="220 x 120" margin="10" columns="2" columnSpacing="20">
        <repeat for="number" in="numbers"><UILabel height="20" text="{number}" width="100%"/></repeat>
      </document>
      """, state: ["numbers": Array(1...12)])
    #expect(pages.texts.map(\.count) == [10, 2])
    #expect(pages.frames[0].first { $0.text == "6" }?.frame == CGRect(x: 120, y: 10, width: 90, height: 20))
  }

  @Test func partsMayHavePagesOfAnotherSize() throws {
    let template = try Template(
      markup: """
        <document size="A5" margin="10">
          <UILabel text="upright"/>
          <section size="A5 landscape"><UILabel text="lying"/></section>
          <UILabel text="upright again"/>
        </document>
        """, registry: .documents)
    let node = try template.instantiate()
    try node.layOut()
    var sizes: [CGSize] = []
    try #require(node.view as? DocumentView).forEachPage { sizes.append($0.size) }
    #expect(sizes.map { $0.width > $0.height } == [false, true, false])
  }

  @Test func pagesAreCountedBeforeWhereAnExpressionAsksForTheirNumber() throws {
    func count(_ text: String) throws -> Int {
      var count = 0
      let look: ([Any]) throws -> Any = { _ in
        count += 1
        return "1"
      }
      let template = try Template(
        markup:
          "<document size=\"200 x 100\" margin=\"10\"><foot><UILabel height=\"10\" font=\"System 6\" text=\"\(text)\"/></foot><repeat for=\"i\" in=\"0..&lt;3\"><UILabel text=\"{look(i)}\"/></repeat></document>",
        registry: .documents)
      let node = try template.instantiate(constants: ["look": look])
      try node.layOut()
      try #require(node.view as? DocumentView).forEachPage { _ in }
      return count
    }
    let once = try count("")
    #expect(try count("of the name pageCount") == once)
    #expect(try count("{'pageCount'}") == once)
    #expect(try count("of {1 + pageCount}") > once)
  }

  @Test func contentsListHeadingsWithTheirPages() throws {
    let pages = try ComposedPages(
      """
      <document size="300 x 200" margin="10">
        <head pages="notFirst"><UILabel font="System 6" text="{sectionTitle}"/></head>
        <contents/>
        <repeat for="chapter" in="chapters">
          <UILabel breakBefore="page" headingLevel="1" text="{chapter}"/>
          <UILabel headingLevel="2" text="Part of {chapter}"/>
        </repeat>
      </document>
      """, state: ["chapters": ["Oak", "Ash"]])
    #expect(pages.texts[0] == ["Oak", "2", "Part of Oak", "2", "Ash", "3", "Part of Ash", "3"])
    #expect(pages.texts[2] == ["Ash", "Ash", "Part of Ash"])
    #expect(pages.warnings.isEmpty)
  }

  @Test func notesStandAtTheFootOfTheirPage() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <UILabel height="20" text="text"/>
        <note text="1 a note"/>
        <UILabel height="20" text="more"/>
      </document>
      """)
    #expect(pages.texts == [["text", "more", "1 a note"]])
    #expect(abs((pages.frames[0].last?.frame.maxY ?? 0) - 110) < 0.01)
  }

  @Test func aPDFHasEveryPageItsOutlineAndItsLinks() throws {
    let template = try Template(
      markup: """
        <document size="200 x 120" margin="10">
          <UILabel link="#end" text="to the end"/>
          <UILabel anchor="end" breakBefore="page" headingLevel="1" text="The end"/>
        </document>
        """, registry: .documents)
    let pdf = try template.render(as: .pdf)
    let text = String(decoding: pdf, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-"))
    var count = 0
    let rendering = try template.writePages(as: .pdf) { _, piece in count += piece.count }
    #expect(rendering.count == 2 && count == pdf.count)
  }

  // MARK: What is wrong

  private func messages(_ markup: String, state: [String: Any] = [:]) throws -> [String] {
    do { return try ComposedPages(markup, state: state).warnings } catch let error as Diagnostics {
      return error.all.map { "\($0.span.map { "\($0.line)" } ?? "-") \($0.message)" }
    }
  }

  @Test func whatIsHigherThanAPageIsPlacedOnceWithAWarning() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <UILabel text="before"/><UIImageView height="300"/><UILabel text="after"/>
      </document>
      """)
    #expect(pages.texts == [["before"], [], ["after"]])
    #expect(
      pages.warnings == [
        "This is 300 points high and cannot be divided, but page 2 has room for 100; it is cut off"
      ])
  }

  @Test func marginsAndHeadsThatLeaveNothingAreErrors() throws {
    #expect(
      try messages("<document size=\"A6\" margin=\"80mm\"><UILabel text=\"a\"/></document>") == [
        "1 The margins, columns, head and foot leave no room on page 1"
      ])
    #expect(
      try messages(
        "<document size=\"200 x 100\" margin=\"10\">\n<head><UIView height=\"90\"/></head>\n</document>") == [
          "2 This is 90 points high, and there are 80 between the margins of page 1: nothing is left for the content"
        ])
  }

  @Test func sizesAndMarginsThatAreNoneAreToldWithWhatIsNearest() throws {
    #expect(
      try messages("<document size=\"A44\"/>").first?.hasPrefix("1 'A44' is no page size") == true)
    #expect(try messages("<document margin=\"wide\"/>").first?.hasPrefix("1 'wide' is no margin") == true)
  }

  @Test func linksToNowhereAreToldAndNotDrawn() throws {
    #expect(
      try messages(
        """
        <document size="200 x 100" margin="10">
          <UILabel link="#ende" text="a"/><UILabel anchor="end" text="b"/>
        </document>
        """) == ["The link #ende on page 1 leads nowhere: no view has that anchor"])
  }

  @Test(arguments: ["0..&lt;1000000000", "0..&lt;count"], ["table", "section", "document"])
  func whatIsRepeatedIsMadeAsThereIsRoomForIt(range: String, place: String) throws {
    let rows =
      place == "table"
      ? "<table><column/><repeat for=\"n\" in=\"\(range)\"><tr><td text=\"{look(n)}\"/></tr></repeat></table>"
      : "<repeat for=\"n\" in=\"\(range)\"><UILabel height=\"20\" text=\"{look(n)}\"/></repeat>"
    let content = place == "section" ? "<section>\(rows)</section>" : rows
    let template = try Template(
      markup: "<document size=\"200 x 100\" margin=\"10\">\(content)</document>", registry: .documents)
    var budget = Budget.default
    budget.pages = 3
    var count = 0
    let look: ([Any]) throws -> Any = { _ in
      count += 1
      return "row"
    }
    let problem = #expect(throws: Diagnostics.self) {
      try template.render(
        state: ["count": 1_000_000_000], constants: ["look": look], as: .pdf, budget: budget)
    }
    #expect(problem?.all.map(\.message) == ["A document has more than the limit of 3 pages"])
    #expect(count < 40)
  }

  @Test func aTableInAViewEndsAtTheLimitOfNodes() throws {
    let template = try Template(
      markup: """
        <UIView width="100" height="100">
          <table width="100"><column/><repeat for="n" in="0..&lt;1000000000"><tr><td text="{n}"/></tr></repeat></table>
        </UIView>
        """, registry: .documents)
    var budget = Budget.default
    budget.nodes = 200
    let problem = #expect(throws: Diagnostics.self) { try template.render(as: .pdf, budget: budget) }
    #expect(problem?.all.first?.message.contains("200 nodes") == true, "\(problem?.description ?? "")")
  }

  @Test func itemsOfATableAreWorkedOutOnce() throws {
    let template = try Template(
      markup: """
        <document size="200 x 100" margin="10">
          <table><column/><repeat for="n" in="look(rows)"><tr><td text="{n}"/></tr></repeat></table>
        </document>
        """, registry: .documents)
    var count = 0
    let look: ([Any]) throws -> Any = {
      count += 1
      return $0[0]
    }
    let pages = try ComposedPages(template, state: ["rows": Array(1...40)], constants: ["look": look])
    #expect(pages.texts.count > 8 && pages.texts.joined().count == 40)
    #expect(count == 1)
  }

  @Test func pagesBehindTheLastOneThatIsWantedAreNotMade() throws {
    var count = 0
    let look: ([Any]) throws -> Any = {
      count += 1
      return $0[0]
    }
    let template = try Template(
      markup: """
        <document size="200 x 100" margin="10">
          <repeat for="n" in="0..&lt;1000"><UILabel height="20" text="{look(n)}"/></repeat>
        </document>
        """, registry: .documents)
    _ = try template.render(constants: ["look": look], as: .svg)
    #expect(count < 12)
  }

  @Test func onlyRowsStandInTables() throws {
    #expect(
      try messages("<document><table><UILabel text=\"a\"/></table></document>") == [
        "1 table takes no UILabel inside"
      ])
    #expect(
      try messages("<document size=\"A6\"><table/></document>").first?.hasPrefix(
        "This table has neither columns nor cells") == true)
  }
}

extension DocumentTests {
  @Test func columnsOfAPartAreBalancedAndWhatFollowsGoesAcrossThePageAgain() throws {
    let pages = try ComposedPages(
      """
      <document size="220 x 400" margin="10">
        <UILabel height="20" text="before"/>
        <section columns="2" columnSpacing="20">
          <repeat for="number" in="0..&lt;8"><UILabel height="20" text="{number}" width="100%"/></repeat>
        </section>
        <UILabel height="20" text="after" width="100%"/>
      </document>
      """)
    let frames = Dictionary(uniqueKeysWithValues: pages.frames[0].map { ($0.text, $0.frame) })
    #expect(frames["3"] == CGRect(x: 10, y: 90, width: 90, height: 20))
    #expect(frames["4"] == CGRect(x: 120, y: 30, width: 90, height: 20))
    #expect(frames["after"] == CGRect(x: 10, y: 110, width: 200, height: 20))
  }

  @Test func columnsThatGoOnAreBalancedOnTheirLastPage() throws {
    let pages = try ComposedPages(
      """
      <document size="220 x 120" margin="10">
        <section columns="2" columnSpacing="20">
          <repeat for="number" in="0..&lt;14"><UILabel height="20" text="{number}" width="100%"/></repeat>
        </section>
        <UILabel height="20" text="after"/>
      </document>
      """)
    #expect(pages.texts.map(\.count) == [10, 5])
    let last = Dictionary(uniqueKeysWithValues: pages.frames[1].map { ($0.text, $0.frame.origin) })
    #expect(last["11"] == CGPoint(x: 10, y: 30) && last["12"] == CGPoint(x: 120, y: 10))
    #expect(last["after"] == CGPoint(x: 10, y: 50))
  }

  @Test func rowsOfAnyNumberAreMadeOfFewNodes() throws {
    let template = try Template(
      markup: """
        <document size="A6">
          <table><repeat for="n" in="0..&lt;3000"><tr><td text="{n} of {total}"/><td text="{n * 2}"/></tr></repeat></table>
        </document>
        """, registry: .documents)
    var budget = Budget.default
    budget.nodes = 3_500
    let pdf = try template.render(state: ["total": 3000], as: .pdf, budget: budget)
    #expect(pdf.count > 10_000)
  }
}

extension DocumentTests {
  @Test func whatFindsNoRoomInColumnsBelowOtherContentGoesToTheNextPage() throws {
    let pages = try ComposedPages(
      """
      <document size="220 x 120" margin="10">
        <UILabel height="60" text="before"/>
        <section columns="2"><UIView accessibilityLabel="high" height="80"/></section>
        <UILabel height="10" font="System 6" spacingBefore="5" text="after"/>
      </document>
      """)
    #expect(pages.texts == [["before"], ["high", "after"]])
    #expect(pages.frames[1][1].frame.minY == 95)
    #expect(pages.warnings.isEmpty)
  }
}

extension DocumentTests {
  @Test func aPictureOfTheFirstPageNeedsNoPlacesOnOthers() throws {
    let template = try Template(
      markup: """
        <document size="A6">
          <contents/>
          <UILabel link="#end" text="on"/>
          <UILabel breakBefore="page" headingLevel="1" anchor="end" text="end"/>
        </document>
        """, registry: .documents)
    let picture = String(decoding: try template.render(as: .svg), as: UTF8.self)
    #expect(picture.contains("<svg"))
    #expect(try template.render(as: .pdf).count > 1000)
  }
}
