import Foundation
import QuoinDiagnostics
import QuoinDocuments
import QuoinGraphics
import Testing

/// What is drawn on a PDF's pages once all of them are there.
@Suite struct LateContentTests {
  private func rendering(_ content: String, pages: Int = 12) throws -> PagesRendering {
    let template = try Template(
      markup: """
        <document margin="20" size="300 x 160" title="a">\(content)
          <repeat for="n" in="1...\(pages)"><UILabel breakBefore="page" headingLevel="1" text="Part {n}"/></repeat>
        </document>
        """, registry: .documents)
    let node = try template.instantiate()
    try node.layOut()
    let document = try #require(node.view as? DocumentView)
    return try document.write(as: .pdf) { _, _ in }
  }

  @Test func aFootThatGrowsWithTheNumberIsTold() throws {
    let foot = """
      <foot>
        <UILabel id="n" numberOfLines="1" text="of {pageCount}"/>
        <UIView height="#n.width" width="10"/>
      </foot>
      """
    let messages = try rendering(foot).warnings.all.map(\.message)
    #expect(
      messages.contains {
        $0.hasSuffix("higher with what stands on page 1, and lies over the content; give it a height")
      })
    // On a page where nothing of it is there, it is as high as nothing.
    let rare =
      #"<foot><if test="pageNumber != 2"><UILabel height="12" text="of {pageCount}"/></if></foot>"#
    #expect(try rendering(rare).warnings.all.isEmpty)
    let steady = #"<foot><UILabel numberOfLines="1" text="of {pageCount}"/></foot>"#
    #expect(try rendering(steady).warnings.all.isEmpty)
  }

  @Test func headingsAreThoseOfThePages() throws {
    let template = try Template(
      markup: """
        <document margin="20" size="300 x 160"><contents/>
          <table><column/><repeat for="n" in="1...40"><tr><td text="{n}"/></tr></repeat></table>
          <UILabel headingLevel="1" text="End"/>
        </document>
        """, registry: .documents)
    let node = try template.instantiate()
    try node.layOut()
    let document = try #require(node.view as? DocumentView)
    let rendering = try document.write(as: .pdf) { _, _ in }
    #expect(rendering.warnings.all.isEmpty)
    #expect(document.headings.map(\.page) == [rendering.count] && rendering.count > 3)
  }

  /// A view that is a heading without its template saying so.
  private final class HiddenHeading: UILabel {
    override init(frame: CGRect) {
      super.init(frame: frame)
      pageRules.headingLevel = 1
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func headingsThatNobodyKnewOfAreTold() throws {
    let component = Component(
      "HiddenHeading", HiddenHeading.self, superclass: "UILabel", summary: "A heading."
    ) {
      _ in HiddenHeading(frame: .zero)
    }
    let template = try Template(
      markup: """
        <document margin="20" size="300 x 160"><contents/>
          <UILabel headingLevel="1" text="Part"/>
          <table><column/><tr><td><HiddenHeading text="Hidden"/></td></tr></table>
        </document>
        """, registry: ComponentRegistry.documents.adding([component]))
    let messages = try template.rendering(as: .pdf).warnings.all.map(\.message)
    #expect(
      messages == [
        "The list of contents is not that of the document's headings: some were not found before its pages were made"
      ])
  }
}

extension LateContentTests {
  /// How many links a PDF of two pages has.
  private func links(_ content: String) throws -> Int {
    let template = try Template(
      markup: """
        <document margin="20" size="300 x 160" title="a">\(content)
          <UILabel anchor="top" text="a"/><UILabel breakBefore="page" text="b"/>
        </document>
        """, registry: .documents)
    var options = OutputOptions()
    options.pdf.packsObjects = false
    let rendering = try template.rendering(as: .pdf, options: options)
    #expect(rendering.warnings.all.isEmpty)
    return rendering.data.ranges(of: Data("/Subtype /Link".utf8)).count
  }

  @Test(arguments: [
    #"<foot><UILabel link="https://example.com" text="example.com"/></foot>"#,
    #"<head><UIView height="20"><UILabel link="https://example.com" text="example.com"/></UIView></head>"#,
    ##"<foot><UILabel link="#top" text="up"/></foot>"##,
    ##"<foot><UILabel text="&lt;a href='#top'&gt;Top&lt;/a&gt;"/></foot>"##,
    #"<foot><UILabel link="https://example.com" text="{pageNumber} of {pageCount}"/></foot>"#,
    #"<background><UILabel link="https://example.com" text="a"/></background>"#,
  ])
  func headsAndFeetLeadSomewhere(content: String) throws {
    #expect(try links(content) == 2)
  }

  @Test func notesLeadSomewhere() throws {
    #expect(
      try links(#"<UILabel text="c"/><note><UILabel link="https://example.com" text="d"/></note>"#) == 1)
  }

  @Test func aLinkInAFootToAPageThatIsNotDrawnEndsNothing() throws {
    let template = try Template(
      markup: """
        <document margin="20" size="300 x 160" title="a">
          <foot><UILabel text="&lt;a href='#top'&gt;Top&lt;/a&gt;"/></foot>
          <UILabel anchor="top" text="a"/><UILabel breakBefore="page" text="b"/>
        </document>
        """, registry: .documents)
    #expect(try template.rendering(as: .pdf, page: 2).warnings.all.isEmpty)
  }

  @Test func aLinkInAFootThatLeadsNowhereIsToldOnce() throws {
    let pages = try ComposedPages(
      """
      <document margin="20" size="300 x 160"><foot><UILabel link="#tpo" text="up"/></foot>
        <UILabel anchor="top" text="a"/><UILabel breakBefore="page" text="b"/>
      </document>
      """)
    #expect(pages.warnings == ["The link #tpo on page 1 leads nowhere: no view has that anchor"])
  }
}
