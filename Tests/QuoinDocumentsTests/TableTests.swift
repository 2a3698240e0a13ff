import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinViews
import Testing

@testable import QuoinDocuments

@Suite struct TableTests {
  @Test func columnsAreFixedOrFitOrShareTheRest() throws {
    let pages = try ComposedPages(
      """
      <document size="500 x 400" margin="50">
        <table>
          <column width="100"/><column width="auto"/><column/><column weight="3"/>
          <tr><td padding.left="0" text="a"/><td text="b"/><td text="c"/><td text="d"/></tr>
        </table>
      </document>
      """)
    let cells = pages.frames[0]
    #expect(cells.map(\.text) == ["a", "b", "c", "d"])
    #expect(cells.map(\.frame.minX)[0...1] == [50, 150])
    #expect(cells[1].frame.width < 40)
    let rest = 300 - cells[1].frame.width
    #expect(abs(cells[2].frame.width - rest / 4) < 0.01)
    #expect(abs(cells[3].frame.maxX - 450) < 0.01)
  }
}

extension TableTests {
  @Test func automaticColumnsAreAsWideAsTheirWidestCellAndNumbersStandBelowEachOther() throws {
    let pages = try ComposedPages(
      """
      <document size="500 x 400" margin="50">
        <foot><UILabel text="{pageNumber}/{pageCount}"/></foot>
        <table>
          <column/><column width="auto" alignment="right"/><column width="auto" alignment="decimal"/>
          <thead><tr><th text="Item"/><th text="Pieces"/><th text="Weight"/></tr></thead>
          <repeat for="row" in="rows">
            <tr><td text="{row.name}"/><td text="{row.count}"/><td text="{row.weight}"/></tr>
          </repeat>
        </table>
      </document>
      """,
      state: [
        "rows": [
          ["name": "Oak", "count": 4, "weight": 12.5] as [String: Any],
          ["name": "Ash", "count": 1200, "weight": 3] as [String: Any],
        ]
      ])
    let head = pages.frames[0].prefix(3)
    #expect(head.map(\.text) == ["Item", "Pieces", "Weight"])
    #expect(head[1].frame.width < 60 && head[2].frame.width < 60)
    #expect(abs(head[2].frame.maxX - 450) < 0.01)
    #expect(pages.texts[0] == ["Item", "Pieces", "Weight", "Oak", "4", "12.5", "Ash", "1200", "3", "1/1"])
  }
}

extension TableTests {
  /// A document of which each page holds a head and four rows of 20 points.
  private func nested(_ table: String, before: String = "") -> String {
    """
    <document size="200 x 120" margin="10">
      \(before)
      <UIView height="auto">
        <UIStackView axis="vertical" width="100%">
          \(table)
        </UIStackView>
      </UIView>
    </document>
    """
  }

  @Test func aTableInOtherViewsGoesOnBetweenRowsWithItsHeadRepeated() throws {
    let pages = try ComposedPages(
      nested(
        """
        <table width="100%">
          <column/>
          <thead><tr><th height="20" text="head"/></tr></thead>
          <thead pages="notFirst"><tr><th height="20" text="{carried} before"/></tr></thead>
          <repeat for="n" in="1..&lt;11"><tr carry="n"><td height="20" text="{n}"/></tr></repeat>
          <tfoot pages="last"><tr><td height="20" text="{carried + pageSum} on {pageNumber}"/></tr></tfoot>
        </table>
        """))
    #expect(
      pages.texts == [
        ["head", "1", "2", "3", "4"], ["head", "10 before", "5", "6", "7"],
        ["head", "28 before", "8", "9"], ["head", "45 before", "10", "55 on 4"],
      ])
    #expect(pages.warnings == [])
    #expect(pages.frames.allSatisfy { $0.allSatisfy { $0.frame.maxY <= 110.01 } })
  }

  @Test func tablesInTheItemsOfARepetitionShowTheirOwnRows() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <repeat for="group" in="groups">
          <UIView height="auto"><table width="100%"><column/>
            <repeat for="n" in="group"><tr><td height="20" text="{n}"/></tr></repeat>
          </table></UIView>
        </repeat>
      </document>
      """, state: ["groups": [[1, 2], [3], [4, 5, 6, 7], [8]]])
    #expect(pages.texts == [["1", "2", "3"], ["4", "5", "6", "7", "8"]])
  }

  @Test func aTableInALiveTreeFollowsWhatItsRowsDependOn() throws {
    let template = try Template(
      markup: """
        <UIView width="200" height="200">
          <table width="200"><column/>
            <if test="showsHead"><tr><td text="head"/></tr></if>
            <repeat for="group" in="groups">
              <repeat for="n" in="0..&lt;group"><if test="n &lt; most"><tr><td text="{group}.{n}"/></tr></if></repeat>
            </repeat>
          </table>
        </UIView>
        """, registry: .documents)
    let node = try template.instantiate(
      state: ["showsHead": false, "groups": [1, 2], "most": 5] as [String: Any])
    func texts(_ state: [String: Any]) throws -> [String] {
      node.setState(state)
      try node.layOut(in: .fixed(200, 200))
      return cells(in: node.view).compactMap(\.text)
    }
    #expect(try texts([:]) == ["1.0", "2.0", "2.1"])
    #expect(try texts(["showsHead": true]) == ["head", "1.0", "2.0", "2.1"])
    #expect(try texts(["most": 1]) == ["head", "1.0", "2.0"])
    #expect(try texts(["groups": [3]]) == ["head", "3.0"])
  }

  private func cells(in view: UIView) -> [TableCell] {
    if view.isHidden { return [] }
    return ((view as? TableCell).map { [$0] } ?? []) + view.subviews.flatMap { cells(in: $0) }
  }

  @Test(arguments: [true, false]) func whatIsWrongInATableWithinAViewIsTold(isDocument: Bool) throws {
    let markup = """
      <\(isDocument ? "document" : "UIView width=\"100\"")>
      <UIView><table width="100%"><column/>
        <tr><td text="{[1][n]}"/></tr></table></UIView>
      </\(isDocument ? "document" : "UIView")>
      """
    let template = try Template(markup: markup, registry: .documents)
    let error = #expect(throws: Diagnostics.self) {
      try template.render(state: ["n": 4], as: .pdf)
    }
    #expect(error?.all.first?.span?.line == 3, "\(error?.description ?? "")")
  }
}

extension TableTests {
  @Test func cellsGoOverRowsAndTheirRowsStayTogether() throws {
    let pages = try ComposedPages(
      """
      <document size="220 x 120" margin="10">
        <UIView height="50"/>
        <table><column width="100"/><column width="100"/>
          <tr><td height="20" rowSpan="2" text="a"/><td height="20" text="b"/></tr>
          <tr><td height="20" text="c"/></tr>
          <tr><td height="50" rowSpan="2" text="d"/><td height="20" text="e"/></tr>
          <tr><td height="20" text="f"/></tr>
          <tr><td height="20" text="g"/><td height="20" text="h"/></tr>
        </table>
      </document>
      """)
    let frames = pages.frames.map { page in
      Dictionary(uniqueKeysWithValues: page.map { ($0.text, $0.frame) })
    }
    #expect(frames.count == 2)
    #expect(frames[0]["a"] == CGRect(x: 10, y: 60, width: 100, height: 40))
    #expect(frames[0]["c"] == CGRect(x: 110, y: 80, width: 100, height: 20))
    #expect(frames[1]["d"] == CGRect(x: 10, y: 10, width: 100, height: 50))
    #expect(frames[1]["f"] == CGRect(x: 110, y: 30, width: 100, height: 30))
    #expect(frames[1]["g"]?.minX == 10 && frames[1]["g"]?.minY == 60)
    #expect(pages.warnings == [])
  }

  @Test func headsHaveCellsOverRowsToo() throws {
    let pages = try ComposedPages(
      """
      <document size="220 x 120" margin="10">
        <table><column width="100"/><column width="50"/><column width="50"/>
          <thead>
            <tr><th height="40" rowSpan="2" text="a"/><th columnSpan="2" height="20" text="b"/></tr>
            <tr><th height="20" text="c"/><th height="20" text="d"/></tr>
          </thead>
          <tr><td height="20" text="e"/></tr>
        </table>
      </document>
      """)
    let frames = Dictionary(uniqueKeysWithValues: pages.frames[0].map { ($0.text, $0.frame) })
    #expect(frames["a"]?.height == 40)
    #expect(frames["d"] == CGRect(x: 160, y: 30, width: 50, height: 20))
    #expect(frames["e"]?.minY == 50)
  }

  @Test func aCellThatIsHigherThanAPageGoesOnWithItsRows() throws {
    let pages = try ComposedPages(
      """
      <document size="220 x 120" margin="10">
        <table><column width="100"/><column width="100"/>
          <tr><td height="20" rowSpan="8" text="a"/><td height="20" text="0"/></tr>
          <repeat for="n" in="1..&lt;8"><tr><td height="20" text="{n}"/></tr></repeat>
        </table>
      </document>
      """)
    #expect(pages.texts.map(\.count) == [6, 3])
    let last = try #require(pages.frames[1].last)
    #expect(last.text == "7" && last.frame.minX == 110)
  }

  @Test func spansBeyondTheTableAreToldWhereTheyStand() throws {
    let template = try Template(
      markup: """
        <document size="220 x 120" margin="10">
          <table><column/><column/>
            <tr><td columnSpan="3" text="a"/></tr>
            <tr><td rowSpan="2" text="b"/></tr>
          </table>
        </document>
        """, registry: .documents)
    let warnings = try template.rendering(as: .pdf).warnings.all
    #expect(warnings.map { $0.span?.line } == [3, 4])
    #expect(
      warnings.map(\.message) == [
        "The cells of this row go over 3 columns, and the table has 2; what is beyond them is not seen",
        "A cell goes over more rows than the table has: its rowSpan reaches beyond the last one",
      ])
  }

  @Test(arguments: [1e9, 9e18, -4, 0]) func spansOfAnyNumberEndSomewhere(span: Double) throws {
    for columns in ["", "<column/><column/>"] {
      let pages = try ComposedPages(
        """
        <document size="220 x 120" margin="10">
          <table>\(columns)
            <thead><tr><th columnSpan="{span}" rowSpan="{span}" height="20" text="head"/></tr></thead>
            <tr><td columnSpan="{span}" rowSpan="{span}" height="20" text="a"/><td columnSpan="{span}" text="b"/></tr>
            <tr><td height="20" text="c"/></tr>
          </table>
        </document>
        """, state: ["span": span])
      #expect(pages.texts.joined().contains("a"))
    }
  }

  @Test func whatStandsBelowATableInAViewFollowsItsLastRow() throws {
    let pages = try ComposedPages(
      nested(
        """
        <table width="100%"><column/>
          <repeat for="n" in="1...23"><tr><td height="20" text="{n}"/></tr></repeat>
        </table>
        <UILabel height="20" text="below"/>
        """, before: "<UILabel height=\"20\" text=\"above\"/>"))
    #expect(Array(pages.texts.joined()) == ["above"] + (1...23).map { "\($0)" } + ["below"])
    #expect(pages.frames.allSatisfy { $0.allSatisfy { $0.frame.maxY <= 110.01 } })
    #expect(pages.texts.count == 5 && pages.warnings.isEmpty)
  }

  @Test func aHeadThatFillsAPageIsAnErrorWhereItStands() throws {
    let template = try Template(
      markup: """
        <document size="220 x 120" margin="10">
          <table><column/>
            <thead><tr><th height="100" text="head"/></tr></thead>
            <repeat for="n" in="1...50"><tr><td text="{n}"/></tr></repeat>
          </table>
        </document>
        """, registry: .documents)
    let error = #expect(throws: Diagnostics.self) { try template.render(as: .pdf) }
    #expect(
      error?.all.map(\.message) == [
        "This is 100 points high, and there are 100 between the margins of page 1: nothing is left for the content"
      ])
    #expect(error?.all.first?.span?.line == 3)
  }

  @Test func aTableThatIsKeptTogetherGoesOverAsAWhole() throws {
    func texts(_ count: Int) throws -> [[String]] {
      try ComposedPages(
        """
        <document size="220 x 120" margin="10">
          <UILabel height="60" text="before"/>
          <table keepTogether="true"><column/>
            <repeat for="n" in="1...\(count)"><tr><td height="20" text="{n}"/></tr></repeat>
          </table>
        </document>
        """
      ).texts
    }
    #expect(try texts(2) == [["before", "1", "2"]])
    #expect(try texts(4) == [["before"], ["1", "2", "3", "4"]])
    #expect(try texts(6) == [["before", "1", "2"], ["3", "4", "5", "6"]])
  }

  @Test func spansBeyondATableInAViewAreToldWherePagesAreCounted() throws {
    let template = try Template(
      markup: """
        <document size="220 x 120" margin="10">
          <foot><UILabel font="System 6" text="{pageCount}"/></foot>
          <UIView height="auto"><table width="100%"><column/><tr><td columnSpan="3" text="a"/></tr></table></UIView>
        </document>
        """, registry: .documents)
    #expect(try template.rendering(as: .pdf).warnings.all.map { $0.span?.line } == [3])
  }

  @Test(arguments: [
    ("1,204.50", ".50"), ("1.204,50 €", ",50 €"), ("1,234", ""), ("1.234.567", ""), ("12 kg", " kg"),
    ("(3.5 %)", ".5 %)"), ("€ 12", ""), ("-.5", ".5"), ("1204.505", ".505"), ("v. 12", ""),
  ])
  func numbersStandAtTheirPoint(text: String, fraction: String) throws {
    let found = try #require(DecimalText.fraction(in: text))
    #expect(String(found) == fraction)
  }
}

extension TableTests {
  @Test func rowsInAViewAreMadeAsTheirPagesCome() throws {
    var budget = Budget.default
    budget.pages = 20
    let template = try Template(
      markup: """
        <document size="200 x 120" margin="10"><UIView height="auto"><UIView height="auto">
          <table><column/><repeat for="n" in="0..&lt;1000000000"><tr><td height="20" text="{n}"/></tr></repeat></table>
        </UIView></UIView></document>
        """, registry: .documents)
    let error = #expect(throws: Diagnostics.self) { try template.render(as: .pdf, budget: budget) }
    #expect(error?.all.map(\.message) == ["A document has more than the limit of 20 pages"])
  }

  @Test func tablesInTablesAreNotMadeAnewForEachTableAround() throws {
    let depth = 16
    let pages = try ComposedPages(
      "<document>" + String(repeating: "<table><tr><td>", count: depth) + "<UILabel text=\"a\"/>"
        + String(repeating: "</td></tr></table>", count: depth) + "</document>")
    #expect(pages.texts == [["a"]])
  }

  @Test func rowsAreMadeOnceForWidthsThatDifferByLessThanAPoint() {
    var begun = 0
    let table = TableView(columns: [TableColumn()])
    table.content = ViewContent {
      begun += 1
      return (0..<3).map { TableRowView([TableCell("\($0)")]) }
    }
    let height = table.sizeThatFits(CGSize(width: 100.4, height: .infinity)).height
    let once = begun
    table.frame = CGRect(x: 0, y: 0, width: 100, height: height)
    table.layoutIfNeeded()
    #expect(begun == once)
    table.frame.size.width = 50
    table.layoutIfNeeded()
    #expect(begun > once)
  }

  @Test func rowsKeepWhatTheyMeasuredWhenTheyComeOntoTheirPage() throws {
    var cells: [TraitListener] = []
    let document = DocumentView()
    document.size = PageSize(width: 200, height: 100)
    document.margin = PageMargins(10)
    document.overrideUserInterfaceStyle = .dark
    document.content = ViewContent {
      let table = TableView(columns: [TableColumn()])
      table.content = ViewContent {
        (0..<3).map { number in
          let cell = TraitListener("\(number)")
          cells.append(cell)
          return TableRowView([cell])
        }
      }
      return [table]
    }
    cells = []
    try document.forEachPage { _ in
      // Dark since they were measured in the document, and not once light on their way from the table to the page.
      for cell in cells { #expect(cell.heard.allSatisfy { $0 == .dark }) }
    }
    // Once to count the pages, and once to draw them.
    #expect(cells.count == 6)
  }
}

/// A cell that notes the appearances that it hears of.
private final class TraitListener: UIView {
  private(set) var heard: [UIUserInterfaceStyle] = []

  convenience init(_ text: String) {
    self.init(frame: .zero)
    addSubview(TableCell(text))
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    heard.append(traitCollection.userInterfaceStyle)
  }
}
