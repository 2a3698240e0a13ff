import Foundation
import QuoinDiagnostics
import QuoinDocuments
import QuoinGraphics
import Testing

/// Places that links lead to, and links that lead nowhere, are told with where they were written and end no document.
@Suite struct AnchorTests {
  private func warnings(_ content: String, state: [String: Any] = [:]) throws -> [String] {
    let template = try Template(
      markup: "<document size=\"200 x 120\" margin=\"10\">\n\(content)\n</document>", registry: .documents)
    return try template.rendering(state: state, as: .pdf).warnings.all.map {
      "\($0.span.map { "\($0.line)" } ?? "-"): \($0.message)"
    }
  }

  @Test func aLinkFromDataThatLeadsNowhereIsToldWhereItStands() throws {
    #expect(
      try warnings(
        "<UILabel anchor=\"end\" text=\"a\"/>\n<UILabel link=\"{target}\" text=\"b\"/>",
        state: ["target": "#ende"]) == ["3: The link #ende on page 1 leads nowhere: no view has that anchor"])
    #expect(
      try warnings(
        "<UILabel link=\"{target}\" text=\"b\"/>\n<UILabel anchor=\"end\" text=\"a\"/>",
        state: ["target": "#end"]) == [])
  }

  @Test func anAnchorThatIsThereTwiceIsToldAndTheFirstOneHolds() throws {
    #expect(
      try warnings(
        """
        <UILabel anchor="here" text="a"/>
        <UILabel breakBefore="page" anchor="here" text="b"/>
        <UILabel link="#here" text="c"/>
        """) == ["3: The anchor 'here' is there twice, on pages 1 and 2; links lead to the first one"])
  }

  @Test func emptyAnchorsAreNone() throws {
    #expect(
      try warnings(
        "<repeat for=\"n\" in=\"1...3\"><UILabel anchor=\"{name}\" text=\"{n}\"/></repeat>",
        state: ["name": ""])
        == [])
  }

  @Test func headingsKeepOutOfTheWayOfAnchors() throws {
    #expect(
      try warnings(
        """
        <UILabel anchor="heading-2" text="a"/>
        <UILabel headingLevel="1" text="One"/>
        <UILabel headingLevel="1" text="Two"/>
        """) == [])
  }

  @Test(
    arguments: [
      ("example.com/a", "https://example.com/a"), ("me@example.com", "mailto:me@example.com"),
      ("foo.pdf", nil),
      ("example.com/a b", nil), ("end", nil),
    ] as [(String, String?)])
  func anAddressWithoutASchemeIsToldWithTheLikelyOne(link: String, address: String?) throws {
    let node = try Template(
      markup: "<document size=\"A6\"><UILabel link=\"\(link)\" text=\"a\"/></document>", registry: .documents
    ).instantiate()
    try node.layOut()
    let document = try #require(node.view as? DocumentView)
    try document.forEachPage { _ in }
    #expect(document.pageWarnings.all.map(\.suggestion) == [address])
  }

  @Test func linksLeadToSections() throws {
    #expect(
      try warnings(
        "<UILabel link=\"#part\" text=\"a\"/>\n<section anchor=\"part\"><UILabel text=\"b\"/></section>")
        == [])
  }

  @Test func linksInATextMayLeadToPagesThatAreNotDrawn() throws {
    let markup = """
      <document size="200 x 120" margin="10">
        <UILabel>See <a href="#end">the end</a></UILabel>
        <UILabel breakBefore="page" anchor="end" text="b"/>
      </document>
      """
    var arrangement = PageArrangement()
    arrangement.pages = [1...1]
    let rendering = try Template(markup: markup, registry: .documents).writePages(
      as: .pdf, arrangement: arrangement
    ) { _, _ in }
    #expect(rendering.count == 1)
  }

  @Test func linksInATextThatLeadNowhereAreToldWhereTheyStand() throws {
    #expect(
      try warnings("<UILabel anchor=\"end\" text=\"a\"/>\n<UILabel>See <a href=\"#ende\">it</a></UILabel>")
        == ["3: The link #ende on page 1 leads nowhere: no view has that anchor"])
  }
}
