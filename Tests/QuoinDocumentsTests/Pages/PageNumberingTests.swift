import Foundation
import QuoinDiagnostics
import Testing

@testable import QuoinDocuments

@Suite struct PageNumberingTests {
  @Test func chosenPagesKeepTheirNumbersForReaders() throws {
    let template = try Template(
      markup: """
        <document size="200 x 60" margin="10">
          <repeat for="n" in="1...6"><UILabel breakBefore="page" height="20" text="{n}"/></repeat>
        </document>
        """, registry: .documents)
    func labels(_ pages: ClosedRange<Int>) throws -> Bool {
      var arrangement = PageArrangement()
      arrangement.pages = [pages]
      var pdf = Data()
      var options = OutputOptions()
      options.pdf.packsObjects = false
      try template.writePages(as: .pdf, options: options, arrangement: arrangement) { _, piece in
        pdf += piece
      }
      return String(decoding: pdf, as: UTF8.self).contains("/PageLabels")
    }
    #expect(try !labels(1...2))
    #expect(try labels(5...6))
  }

  @Test func sheetsHaveOneColumnAndRowAtLeast() throws {
    let template = try Template(
      markup: "<document size=\"200 x 60\"  margin=\"10\"><UILabel text=\"a\"/></document>",
      registry: .documents)
    var arrangement = PageArrangement()
    arrangement.grid = PageArrangement.Grid(columns: 0, rows: -3)
    #expect(try template.writePages(as: .pdf, arrangement: arrangement) { _, _ in }.count == 1)
  }

  @Test(arguments: [
    (
      PageNumbering.lowerRoman, [1, 4, 9, 14, 40, 1999, 4000, 0],
      ["i", "iv", "ix", "xiv", "xl", "mcmxcix", "4000", "0"]
    ),
    (.upperAlpha, [1, 26, 27, 52, 703], ["A", "Z", "AA", "AZ", "AAA"]), (.decimal, [7], ["7"]),
  ])
  func numbersAreWrittenInTheStyle(style: PageNumbering, numbers: [Int], texts: [String]) {
    #expect(numbers.map(style.text) == texts)
  }

  private let markup = """
    <document size="200 x 120" margin="10">
      <foot><UILabel height="20" text="{pageLabel} ({pageNumber})"/></foot>
      <section pageNumbering="lowerRoman">
        <UILabel text="Preface"/><contents breakBefore="page"/>
      </section>
      <section firstPageNumber="1">
        <UILabel headingLevel="1" text="One"/><UILabel breakBefore="page" headingLevel="1" text="Two"/>
      </section>
      <section pageNumberPrefix="A-" firstPageNumber="1"><UILabel headingLevel="1" text="Tables"/></section>
    </document>
    """

  @Test func partsHaveNumbersOfTheirOwn() throws {
    let pages = try ComposedPages(markup)
    #expect(pages.texts.map(\.last) == ["i (1)", "ii (2)", "1 (3)", "2 (4)", "A-1 (5)"])
    #expect(pages.texts[1].prefix(6) == ["One", "1", "Two", "2", "Tables", "A-1"])
    #expect(pages.warnings == [])
  }

  @Test func readersOfPDFsShowTheSameNumbers() throws {
    var options = OutputOptions()
    options.pdf.packsObjects = false
    let template = try Template(markup: markup, registry: .documents)
    let pdf = String(decoding: try template.render(as: .pdf, options: options), as: Unicode.ASCII.self)
    let labels = pdf.firstMatch(of: /\/PageLabels << \/Nums \[(.*)\] >>/)?.1.split(separator: " ").joined(
      separator: " ")
    #expect(labels == "0 << /S /r >> 2 << /S /D >> 4 << /P (A-) /S /D >>")
  }
}
