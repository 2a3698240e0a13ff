import Foundation
import Testing

@testable import QuoinDocuments

/// How wide columns are, and how their cells stand.
@Suite struct ColumnWidthTests {
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

  @Test(arguments: [
    ("1,204.50", ".50"), ("1.204,50 €", ",50 €"), ("1,234", ""), ("1.234.567", ""), ("12 kg", " kg"),
    ("(3.5 %)", ".5 %)"), ("€ 12", ""), ("-.5", ".5"), ("1204.505", ".505"), ("v. 12", ""),
  ])
  func numbersStandAtTheirPoint(text: String, fraction: String) throws {
    let found = try #require(DecimalText.fraction(in: text))
    #expect(String(found) == fraction)
  }
}
