import Foundation
import QuoinDocuments
import Testing

/// Where cells stand that meet cells of the rows above, and tables that are made more than once.
@Suite struct TablePlaceTests {
  @Test func aCellOverColumnsGoesPastThoseThatAreTaken() throws {
    let pages = try ComposedPages(
      """
      <document size="320 x 120" margin="10">
        <table cellPadding="0"><column width="60"/><column width="60"/><column width="60"/><column width="60"/><column width="60"/>
          <tr><td text="a"/><td rowSpan="2" text="b"/><td text="c"/></tr>
          <tr><td columnSpan="2" text="d"/></tr>
        </table>
      </document>
      """)
    let frames = Dictionary(uniqueKeysWithValues: pages.frames[0].map { ($0.text, $0.frame) })
    #expect(frames["b"]?.minX == 70)
    #expect(frames["d"]?.minX == 130 && frames["d"]?.width == 120)
  }

  @Test func rowsAreAsHighWhenTheyAreMadeAgain() throws {
    func heights(_ head: String) throws -> [[CGFloat]] {
      let pages = try ComposedPages(
        """
        <document size="A6" margin="10mm">
          <head><UILabel height="18" text="{\(head)}"/></head>
          <table><column width="80"/><column/><column alignment="right" width="auto"/>
            <repeat for="r" in="0...12">
              <tr>
                <if test="r % 7 == 0"><td rowSpan="7" text="G{r}"/></if>
                <td text="Item {r}"/><td text="{r * 1.5}"/>
              </tr>
            </repeat>
          </table>
        </document>
        """)
      return pages.frames.map { $0.filter { $0.text.hasPrefix("Item") }.map(\.frame.height) }
    }
    #expect(try heights("pageCount") == heights("pageNumber"))
  }

  @Test func pagesAreCountedWithTheColumnsThatAreDrawn() throws {
    for count in 60...66 {
      let pages = try ComposedPages(
        """
        <document size="A6" margin="10mm" spacing="10">
          <foot><UILabel font="8" text="Page {pageNumber} of {pageCount}"/></foot>
          <table><column/><column alignment="right" width="auto"/>
            <repeat for="r" in="1...n"><tr carry="r"><td text="Row {r}"/><td text="{r}"/></tr></repeat>
            <tfoot pages="notLast"><tr><td text="Carried"/><td text="{carried + pageSum}"/></tr></tfoot>
            <tfoot pages="last"><tr><td font="12" text="Total"/><td text="{carried + pageSum}"/></tr></tfoot>
          </table>
        </document>
        """, state: ["n": count])
      #expect(pages.warnings == [])
      #expect(pages.texts.last?.last == "Page \(pages.texts.count) of \(pages.texts.count)")
    }
  }

  @Test func aHeadingDoesNotStandAloneBeforeATableThatCannotBegin() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <UILabel height="50" text="before"/>
        <UILabel headingLevel="1" height="15" text="heading"/>
        <table cellPadding="0"><column/>
          <tr><td height="10" text="a"/></tr><tr><td height="60" text="b"/></tr><tr><td height="10" text="c"/></tr>
        </table>
      </document>
      """)
    #expect(pages.texts == [["before"], ["heading", "a", "b", "c"]])
  }

  @Test(arguments: [(1, 2), (3, 2), (6, 3)]) func theEndOfATableKeepsWithWhatFollowsIt(rows: Int, pages: Int)
    throws
  {
    let found = try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <UILabel height="20" text="before"/>
        <table cellPadding="0" keepWithNext="true"><column/>
          <repeat for="n" in="1...rows"><tr><td height="20" text="{n}"/></tr></repeat>
        </table>
        <UILabel height="75" text="after"/>
      </document>
      """, state: ["rows": rows])
    let after = try #require(found.texts.firstIndex { $0.contains("after") })
    #expect(found.texts[after].first != "after")
    #expect(found.texts.flatMap { $0 } == ["before"] + (1...rows).map { "\($0)" } + ["after"])
    #expect(found.texts.count == pages)
  }
}
