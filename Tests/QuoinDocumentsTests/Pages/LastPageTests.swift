import Foundation
import QuoinDocuments
import QuoinGraphics
import Testing

/// What stands on the last page alone stands on the last one, whatever room it takes there.
@Suite struct LastPageTests {
  private func pages(of count: Int, footHeight: Int = 40) throws -> ComposedPages {
    try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <foot pages="last"><UILabel height="\(footHeight)" text="end of {pageCount}"/></foot>
        <repeat for="n" in="numbers"><UILabel height="20" text="{n}"/></repeat>
      </document>
      """, state: ["numbers": Array(1...count)])
  }

  @Test func aLastFootStandsBesideTheContentOfTheLastPage() throws {
    #expect(try pages(of: 8).texts == [["1", "2", "3", "4", "5"], ["6", "7", "8", "end of 2"]])
  }

  @Test func aLastFootThatFindsNoRoomStandsOnAPageOfItsOwn() throws {
    let found = try pages(of: 10)
    #expect(found.texts == [["1", "2", "3", "4", "5"], ["6", "7", "8", "9", "10"], ["end of 3"]])
    #expect(found.warnings.isEmpty)
    #expect(try pages(of: 4).texts == [["1", "2", "3", "4"], ["end of 2"]])
  }

  @Test func whatAllButTheLastPageHaveIsNotOnIt() throws {
    let found = try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <foot pages="notLast"><UILabel height="20" text="{pageNumber} of {pageCount}"/></foot>
        <repeat for="n" in="numbers"><UILabel height="20" text="{n}"/></repeat>
      </document>
      """, state: ["numbers": Array(1...9)])
    #expect(found.texts.map(\.last) == ["1 of 3", "2 of 3", "9"])
  }

  @Test func countsAreThoseOfTheDrawnPages() throws {
    for count in 1...16 {
      let found = try pages(of: count)
      #expect(found.texts.last?.last == "end of \(found.texts.count)", "\(count)")
      #expect(found.texts.dropLast().allSatisfy { !$0.joined().contains("end") }, "\(count)")
    }
  }

  @Test func pagesAreCountedWhereACaseDecidesWhichTheyAre() throws {
    let found = try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <foot pages="{flag ? notLast : all}"><UILabel height="20" text="foot"/></foot>
        <repeat for="n" in="1...9"><UILabel height="20" text="{n}"/></repeat>
      </document>
      """, state: ["flag": true])
    #expect(found.texts.map(\.last) == ["foot", "foot", "9"])
  }

  @Test func feetOfPartsThatAProgramMakesKnowTheCountWhereTheDocumentCounts() throws {
    let document = DocumentView()
    document.size = PageSize(width: 200, height: 120)
    document.margin = PageMargins(10)
    document.countsPages = true
    document.content = ViewContent {
      let section = SectionView()
      let label = UILabel()
      label.text = "-"
      let foot = FootView()
      foot.layoutSizing.height = 20
      foot.addSubview(label)
      foot.frame.size.height = 20
      section.pageEdges = [foot]
      section.preparePageEdge = { _, page in label.text = "\(page.number) of \(page.count)" }
      section.content = ViewContent {
        (1...9).lazy.map { _ in
          let view = UIView()
          view.layoutSizing.height = 20
          return UIStackView(arrangedSubviews: [view])
        }
      }
      return [section]
    }
    let texts = try ComposedPages(document).texts
    #expect(texts.map(\.last) == (1...texts.count).map { "\($0) of \(texts.count)" })
  }
}
