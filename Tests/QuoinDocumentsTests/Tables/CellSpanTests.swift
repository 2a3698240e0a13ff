import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinViews
import Testing

@testable import QuoinDocuments

/// Cells over several rows or columns.
@Suite struct CellSpanTests {
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
            <tr><td rowSpan="2" text="b"/><td/></tr>
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
}
