import Foundation
import QuoinDiagnostics
import QuoinResources
import Testing

@testable import QuoinDocuments

/// What is told where of documents that cannot be as they are written.
@Suite struct PageDiagnosticTests {
  private func found(_ markup: String, budget: Budget = .default) throws -> [String] {
    let template = try Template(markup: markup, registry: .documents)
    let all: [Diagnostic]
    do { all = try template.rendering(as: .pdf, budget: budget).warnings.all } catch { all = error.all }
    return all.map { "\($0.span.map { "\($0.line)" } ?? "-"): \($0.message)" }
  }

  @Test func aLinkToNowhereIsToldWhereItStands() throws {
    #expect(
      try found(
        """
        <document size="200 x 100" margin="10">
          <UILabel anchor="end" text="b"/>
          <UILabel link="#ende" text="a"/>
        </document>
        """) == ["3: The link #ende on page 1 leads nowhere: no view has that anchor"])
  }

  @Test func aTableWithoutColumnsIsToldWhereItStands() throws {
    #expect(
      try found("<document>\n<table/>\n</document>") == [
        "2: This table has neither columns nor cells; give it a <column> for each"
      ])
  }

  @Test func tooManyPagesAreToldAndDoNotHang() throws {
    var budget = Budget.default
    budget.pages = 50
    #expect(
      try found(
        """
        <document size="200 x 100" margin="10">
          <repeat for="n" in="0..&lt;99999"><UILabel breakBefore="page" text="{n}"/></repeat>
        </document>
        """, budget: budget) == ["1: A document has more than the limit of 50 pages"])
  }

  @Test func pagesThatThereAreNotAreTold() throws {
    let template = try Template(markup: "<document><UILabel text=\"a\"/></document>", registry: .documents)
    var arrangement = PageArrangement()
    arrangement.pages = [100_000...100_000]
    let error = #expect(throws: Diagnostics.self) {
      try template.writePages(as: .png, arrangement: arrangement) { _, _ in }
    }
    #expect(error?.all.map(\.message) == ["Page 100000 was asked for, and there is 1 page"])
  }

  @Test func contentsThatChangeTheNumbersThatTheyListAreTold() throws {
    // The longer the number in the list, the higher the list, the less the number.
    #expect(
      try found(
        """
        <document size="200 x 100" margin="10">
          <UIView height="parent.headings.first.page == 2 ? 100 : 20"/>
          <UILabel headingLevel="1" height="70" text="a"/>
        </document>
        """
      ).count == 1)
  }
}
