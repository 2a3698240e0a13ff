import Foundation
import QuoinDocuments
import QuoinGraphics
import Synchronization
import Testing

/// How often the content of a document is made until its pages are there.
@Suite struct CountedPageTests {
  private final class CountedView: UIView {
    var count: () -> Void = {}
    var number = 0 { didSet { count() } }
  }

  /// How often rows are made, and heads and feet that waited for the number of pages, in a PDF of three pages.
  private func counts(
    head: String = "", foot: String = "", content: String = "", row: String = ""
  ) throws -> (made: Int, waited: Int) {
    let made = Mutex(0)
    let component = Component("CountedView", CountedView.self, summary: "Counts.") { _ in
      let view = CountedView()
      view.count = { made.withLock { $0 += 1 } }
      return view
    } properties: {
      Property("number", \CountedView.number, "Any.")
    }
    let template = try Template(
      markup: """
        <document margin="10" size="300 x 200" title="a">\(head)\(foot)\(content)
          <repeat for="n" in="1...3">
            <UILabel breakBefore="page" headingLevel="1" height="20" keepWithNext="true" text="Part {n}"/>
            <table><column/><tr><td \(row) text="row"/></tr>
              <tr><td><CountedView height="10" number="{n}" width="10"/></td></tr></table>
          </repeat>
        </document>
        """, registry: ComponentRegistry.documents.adding([component]))
    let rendering = try template.rendering(as: .pdf)
    #expect(rendering.warnings.all.isEmpty, "\(head)\(foot)\(content)")
    let forms = rendering.data.ranges(of: Data("/Subtype /Form".utf8)).count
    return (made.withLock { $0 }, forms)
  }

  private static let line = #"<UILabel height="12" text="{sectionTitle}"/>"#

  @Test func pagesAreMadeOnceWhereTheirNumberStandsInALine() throws {
    let foot = #"<foot><UILabel text="Page {pageNumber} of {pageCount}"/></foot>"#
    let once = try counts().made
    #expect(try counts() == (once, 0))
    #expect(try counts(foot: foot) == (once, 3))
    #expect(try counts(head: "<head>\(Self.line)</head>", foot: foot) == (once, 3))
    #expect(try counts(head: "<head>\(Self.line)</head>") == (once, 0))
    #expect(try counts(foot: #"<foot><UILabel height="9" text="{pageCount}"/></foot>"#) == (once, 3))
  }

  @Test(arguments: [
    // As high as it turns out.
    #"<foot><UILabel text="{pageCount}"/></foot>"#,
    #"<foot><UILabel numberOfLines="0" text="of {pageCount}" width="60"/></foot>"#,
    #"<foot><UIView height="pageCount"/></foot>"#,
    #"<foot><UILabel height="auto" text="{pageCount}"/></foot>"#,
    #"<head><UIView height="1"/><if test="pageCount > 2"><UILabel height="9" text="many"/></if></head>"#,
    #"<head><UILabel text="{sectionTitle}"/></head>"#,
    #"<head><UILabel text="In {sectionTitle}"/></head>"#,
    // More than a line of it.
    #"<foot><UILabel height="9" link="https://a.org" text="of {pageCount}"/></foot>"#,
    #"<foot><UILabel text="{pageRows.count} of {pageCount}"/></foot>"#,
    #"<foot><UILabel text="of {pageCount}"/><repeat for="r" in="pageRows"><UILabel text="{r}"/></repeat></foot>"#,
    #"<foot><macro name="R" value="{pageRows.count}"/><UILabel text="of {pageCount}"/><UILabel text="{R}"/></foot>"#,
    // Where pages end.
    #"<foot pages="last"><UILabel text="End"/></foot>"#,
    #"<background><UILabel text="of {pageCount}"/></background>"#,
  ])
  func whatHangsOnTheirNumberLetsThemBeCountedFirst(content: String) throws {
    let (once, found) = (try counts().made, try counts(content: content))
    #expect(found.made >= 2 * once && found.waited == 0)
  }

  @Test func tablesAreMadeOnceForAListOfContents() throws {
    let once = try counts().made
    let foot = #"<foot><UILabel text="Page {pageNumber} of {pageCount}"/></foot>"#
    #expect(try counts(content: "<contents/>") == (once, 6))
    // The list has a page of its own, with a foot.
    #expect(try counts(foot: foot, content: "<contents/>") == (once, 6 + 4))
    #expect(try counts(content: "<contents levels=\"0\"/>") == (once, 0))
    // What may be as high as the numbers ask for, or reads them.
    #expect(
      try counts(foot: #"<foot><UILabel text="{pageCount}"/></foot>"#, content: "<contents/>").made == 3
        * once)
    #expect(
      try counts(content: #"<section pageNumbering="lowerRoman"><contents/></section>"#).made == 2 * once)
    #expect(
      try counts(content: ##"<contents/><UILabel link="#there" anchor="there" text="a"/>"##).made == 2 * once)
    // Headings in rows are found by making them.
    #expect(try counts(content: "<contents/>", row: #"headingLevel="2""#).made == 3 * once)
    // What lists headings itself may be of any height, so that one pass more has to find the same.
    let own = #"<repeat for="heading" in="parent.headings"><UILabel text="{heading.page}"/></repeat>"#
    #expect(try counts(content: own).made == 3 * once)
  }

  @Test func picturesAndChosenPagesAreCountedFirst() throws {
    let foot = #"<foot><UILabel text="Page {pageNumber} of {pageCount}"/></foot>"#
    let pages = try ComposedPages(
      "<document margin=\"5\" size=\"100 x 80\">\(foot)<UILabel text=\"a\"/><UILabel breakBefore=\"page\" text=\"b\"/></document>"
    )
    #expect(pages.texts == [["a", "Page 1 of 2"], ["b", "Page 2 of 2"]])
  }

  @Test func titlesInTheContentsAreBrokenAlikeForPagesOfUpToThreeDigits() throws {
    func lines(firstPage: Int) throws -> [CGFloat] {
      let pages = try ComposedPages(
        """
        <document firstPageNumber="\(firstPage)" margin="10" size="130 x 300"><contents/>
          <UILabel breakBefore="page" headingLevel="1" text="A title of one line"/>
          <UILabel headingLevel="1" text="A title that goes on"/>
        </document>
        """)
      return pages.frames[0].map(\.frame.minY)
    }
    #expect(try lines(firstPage: 1) == lines(firstPage: 777))
  }
}
