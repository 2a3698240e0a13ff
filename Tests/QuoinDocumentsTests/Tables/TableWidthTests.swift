import Foundation
import Testing

@testable import QuoinDocuments

/// How wide automatic columns are.
@Suite struct TableWidthTests {
  private func pages(_ rows: String, foot: String = "", state: [String: Any] = [:]) throws -> ComposedPages {
    try ComposedPages(
      """
      <document size="300 x 400" margin="10">
        <table><column/><column alignment="decimal" width="auto"/>\(rows)\(foot)</table>
      </document>
      """, state: state)
  }

  private let total =
    #"<tfoot pages="last"><tr><td text="Total"/><td text="{carried + pageSum}"/></tr></tfoot>"#

  @Test(arguments: [[1, 2, 30], [5.5, 9.25, 9.125], [90_000, 90_000, 90_000, 90_000, 90_000]])
  func aTotalHasRoomInOneLine(numbers: [Double]) throws {
    let rows = #"<repeat for="r" in="rows"><tr carry="r"><td text="r"/><td text="{r}"/></tr></repeat>"#
    let pages = try pages(rows, foot: total, state: ["rows": numbers])
    #expect(pages.warnings == [])
    // All rows are of one line.
    #expect(Set(pages.frames[0].map(\.frame.height)).count == 1)
  }

  @Test func rowsFarBehindTheFirstOnesCountAndSoDoTheirSums() throws {
    let rows =
      #"<repeat for="r" in="range(1, 1100)"><tr carry="r"><td text="r"/><td text="{r}"/></tr></repeat>"#
    let pages = try pages(rows, foot: total)
    #expect(pages.warnings == [])
    #expect(pages.texts.last?.last == "605550")
    #expect(Set(pages.frames.joined().map(\.frame.height)).count == 1)
  }

  @Test func textWithoutRoomInItsColumnIsToldOnce() throws {
    let list = (0..<900).map {
      $0 == 611 ? "a text that is longer" : $0 == 613 ? "and another long one" : "a"
    }
    let rows = #"<repeat for="r" in="rows"><tr><td text="r"/><td text="{r}"/></tr></repeat>"#
    let found = try pages(rows, state: ["rows": list]).warnings
    try #require(found.count == 1)
    #expect(found[0].hasPrefix("'a text that is longer' goes over several lines: column 2 is "))
    #expect(found[0].hasSuffix(" points too narrow for it"))
  }

  @Test func aBrokenNumberIsToldInAnyColumn() throws {
    let pages = try ComposedPages(
      """
      <document size="300 x 400" margin="10"><table><column width="30"/><column/>
        <tr><td text="1234567.25"/><td text="a few words that go over into another line, as those of columns may"/></tr>
      </table></document>
      """)
    try #require(pages.warnings.count == 1)
    #expect(pages.warnings[0].hasPrefix("'1234567.25' goes over several lines: column 1 is "))
  }

  @Test(arguments: [("12.25 m²", ".25 m²"), ("12.25 m2", ".25 m2"), ("12.25 kg", ".25 kg"), ("CO2", ""),
    ("4 m₃", " m₃"), ("½ kg", " kg"), ("三 個", " 個"), ("٣٫٢٥", "٫٢٥"), ("7.5 \u{A0}", ".5"), ("3 e\u{301}2", " e\u{301}2"),
  ])
  func digitsOfUnitsAreNoneOfTheNumber(text: String, fraction: String) {
    #expect(DecimalText.fraction(in: text).map(String.init) == fraction)
  }

  @Test func aFontOfNoSizeHasThatOfCells() throws {
    let pages = try ComposedPages(
      """
      <document size="300 x 400" margin="10">
        <table><column/><tr><td text="plain"/></tr><tr><td font="bold" text="bold"/></tr></table>
      </document>
      """)
    #expect(pages.frames[0][0].frame.height == pages.frames[0][1].frame.height)
  }
}

extension TableWidthTests {
  @Test func rowsAreAsHighWherePagesAreCountedFirst() throws {
    func heights(_ head: String) throws -> [CGFloat] {
      try ComposedPages(
        """
        <document size="300 x 400" margin="10"><head><UILabel height="18" text="\(head)"/></head>
          <table><column width="80"/><column/><column alignment="right" width="auto"/>
            <repeat for="r" in="range(0, 13)">
              <tr><if test="r % 7 == 0"><td rowSpan="7" text="G{r}"/></if><td text="Item {r}"/><td text="1"/></tr>
            </repeat>
          </table>
        </document>
        """
      ).frames[0].filter { $0.text.hasPrefix("Item") }.map(\.frame.height)
    }
    #expect(try heights("{pageCount}") == heights("1"))
  }
}
