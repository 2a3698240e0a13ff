import Foundation
import QuoinDiagnostics
import Testing

@testable import QuoinDocuments

@Suite struct PageNumberingTests {
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
    for label in ["/P (i)", "/P (ii)", "/P (1)", "/P (2)", "/P (A-1)"] { #expect(pdf.contains(label)) }
  }
}
