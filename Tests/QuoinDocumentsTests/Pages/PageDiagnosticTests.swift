import Foundation
import QuoinDiagnostics
import QuoinResources
import Testing

@testable import QuoinDocuments

/// What is told where of documents that cannot be as they are written.
@Suite struct PageDiagnosticTests {
  private func found(_ markup: String, budget: Budget = .default) throws -> [String] {
    let all: [Diagnostic]
    do throws(Diagnostics) {
      all = try Template(markup: markup, registry: .documents).rendering(as: .pdf, budget: budget).warnings
        .all
    } catch { all = error.all }
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
          <repeat for="heading" in="parent.headings"><UIView height="heading.page == 2 ? 20 : 100"/></repeat>
          <UILabel headingLevel="1" height="50" text="a"/>
        </document>
        """
      ).contains(
        "1: The pages never settle: the numbers that they list change with the pages that the list takes"))
  }
}

extension PageDiagnosticTests {
  @Test(arguments: [
    ("section", "UIView takes no section inside; section stands in a document or a section"),
    ("contents", "UIView takes no contents inside; contents stands in a document or a section"),
    ("foot", "UIView takes no foot inside; foot stands in a document or a section"),
    ("tr", "UIView takes no tr inside; tr stands in a table, a thead or a tfoot"),
    ("thead", "UIView takes no thead inside; thead stands in a table"),
    (
      "document", "UIView takes no document inside; document stands in no other, being the root of a template"
    ),
  ]) func whatDrawsNothingInAViewIsToldWhereItStands(element: String, message: String) throws {
    #expect(
      try found("<document>\n  <UIView>\n    <\(element)/>\n  </UIView>\n</document>") == ["3: \(message)"])
    #expect(
      try found("<UIView>\n  <repeat for=\"n\" in=\"1...3\"><\(element)/></repeat>\n</UIView>") == [
        "2: \(message)"
      ])
  }

  @Test func namesOfPagesAreToldToLiveInHeadsAndFeet() throws {
    let pages = "Only the head, foot and background of document know"
    #expect(
      try found("<document>\n  <UILabel text=\"{pageNumber}\"/>\n</document>") == ["2: \(pages) 'pageNumber'"]
    )
    #expect(
      try found("<document>\n  <UIView>\n    <UILabel text=\"{pageCount + 1}\"/>\n  </UIView>\n</document>")
        == [
          "3: \(pages) 'pageCount'"
        ])
    #expect(
      try found(
        "<document>\n  <table><column/>\n    <tr><td text=\"{carried}\"/></tr>\n  </table>\n</document>") == [
          "3: Only the thead and tfoot of table know 'carried'"
        ])
    // Data of such a name are theirs who give them.
    let template = try Template(
      markup: "<document><UILabel text=\"{pageNumber}\"/></document>", registry: .documents)
    #expect(try ComposedPages(template, state: ["pageNumber": "iv"]).texts == [["iv"]])
  }

  @Test(arguments: [
    ("german", "'german' is no language; one is written such as de or de-CH", "de"),
    ("de_CH", "'de_CH' is no language; one is written such as de or de-CH", "de-CH"),
    ("", "", nil), ("de-CH", "", nil), ("gsw", "", nil), ("zh-Hant-TW", "", nil),
  ]) func aLanguageThatIsNoneIsToldWithTheNearest(language: String, message: String, suggestion: String?)
    throws
  {
    let template = try Template(
      markup: "<document\n  language=\"{language}\"><UILabel text=\"a\"/></document>", registry: .documents)
    do {
      _ = try template.render(state: ["language": language], as: .pdf)
      #expect(message == "")
    } catch {
      #expect(error.all.map(\.message) == [message])
      #expect(error.all.first?.suggestion == suggestion)
      #expect(error.all.first?.span?.line == 2)
    }
  }

  @Test func whatCodesAndChartsWarnOfIsToldWhereTheyStand() throws {
    #expect(
      try found(
        """
        <document size="200 x 200" margin="10">
          <QRCode content="https://example.org" moduleSize="4" width="30"/>
          <repeat for="n" in="1...3"><UIView>
            <Chart data="[3, -1]" height="80" labels="['up', 'down']" type="pie"/></UIView></repeat>
        </document>
        """) == [
          "2: A QR code with a moduleSize of 4 needs 132 × 132 points; it is drawn smaller",
          "4: A part of a whole cannot be below zero; 'down' is left out",
        ])
  }

  @Test(arguments: [
    "@", "<section>@</section>", "<table><column/>@</table>", "<UIView><table><column/>@</table></UIView>",
  ])
  func repetitionsWithNothingInThemAreNotGoneThrough(content: String) throws {
    let empty = content.replacing("@", with: "<repeat for=\"n\" in=\"0..&lt;1000000000\"/>")
    #expect(try found("<document>\(empty)</document>") == [])
  }

  @Test func repetitionsOfWhichNothingIsShownEndWithTheTime() throws {
    var budget = Budget.default
    budget.wallTime = .milliseconds(200)
    #expect(
      try found(
        "<document><repeat for=\"n\" in=\"0..&lt;1000000000\"><if test=\"n &lt; 0\"><UILabel/></if></repeat></document>",
        budget: budget
      ).contains { $0.contains("Took longer than the limit of 200 ms") })
  }
}
