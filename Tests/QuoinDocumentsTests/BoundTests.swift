import QuoinDiagnostics
import QuoinTemplates
import QuoinViews
import Testing

@testable import QuoinDocuments

/// What a document holds and does stays within bounds, whatever it is asked for.
@Suite struct BoundTests {
  /// The most views that lie in a document while its pages are made.
  private func mostViews(_ markup: String, state: [String: Any] = [:]) throws -> (views: Int, pages: Int) {
    let node = try Template(markup: markup, registry: .documents).instantiate(state: state)
    try node.layOut()
    let document = try #require(node.view as? DocumentView)
    var (views, pages) = (0, 0)
    try document.forEachPage { _ throws(Diagnostic) in
      views = max(views, document.subviews.count)
      pages += 1
    }
    withExtendedLifetime(node) {}
    return (views, pages)
  }

  @Test func aTextOverManyPagesLeavesNoPartOfItselfBehind() throws {
    let label = "<UILabel numberOfLines='0' width='100%' text='{text}'/>"
    let text = (1...400).map { "line \($0)" }.joined(separator: "\n")
    for content in [label, "<UIStackView axis='vertical' width='100%'>\(label)</UIStackView>"] {
      let held = try mostViews(
        "<document size='200 x 100' margin='10'>\(content)\(content)</document>", state: ["text": text])
      #expect(held.pages > 100)
      #expect(held.views < 8, "\(held)")
    }
  }

  @Test func theLinesOfALongTextAreOnItsPagesInTheirOrder() throws {
    let lines = (1...60).map { "line \($0)" }
    let pages = try ComposedPages(
      "<document size='200 x 100' margin='10'><UILabel numberOfLines='0' width='100%' text='{text}'/></document>",
      state: ["text": lines.joined(separator: "\n")])
    let shown = pages.texts.flatMap { $0.flatMap { $0.split(separator: "\n").map(String.init) } }
    #expect(shown == lines)
    #expect(pages.frames.allSatisfy { $0.allSatisfy { $0.frame.maxY <= 90.01 } })
  }

  @Test func rowsAreNotMadeForNumbersBeyondReason() throws {
    var rules = PageRules()
    (rules.widows, rules.orphans) = (1_000_000_000, -3)
    #expect((rules.widows, rules.orphans) == (100, 1))
    let table = TableView()
    table.sampledRows = .max
    #expect(table.sampledRows == 10_000)
    table.sampledRows = 0
    #expect(table.sampledRows == 1)
  }

  @Test(arguments: [-1e17, 1e17, 1e308]) func contentsEndHoweverFarTheirLevelsStandIn(indent: Double) throws {
    let template = try Template(
      markup: """
        <document size='A6' margin='10mm'>
          <contents indent='indent'/><UILabel headingLevel='2' text='Title'/>
        </document>
        """, registry: .documents)
    #expect(throws: Never.self) { try template.render(state: ["indent": indent], as: .svg) }
  }

  @Test(arguments: ["A6", "A4", "70mm x 37.125mm"]) func whatIsAsHighAsItsPageStandsOnOne(size: String) throws
  {
    let pages = try ComposedPages(
      """
      <document size="\(size)" margin="4mm 5mm">
        <repeat for="n" in="1..&lt;4">
          <UIView height="100%"><UILabel text="top {n}"/><UILabel bottom="0" text="end {n}"/></UIView>
        </repeat>
      </document>
      """)
    #expect(pages.texts == (1...3).map { ["top \($0)", "end \($0)"] })
    #expect(pages.warnings == [])
  }

  @Test func notesThatWaitStandOnThePagesBehindInTheirOrder() throws {
    let pages = try ComposedPages(
      """
      <document size='200 x 100' margin='10'>
        <repeat for='n' in='1..&lt;41'><note>Note {n}</note></repeat>
      </document>
      """)
    let notes = pages.texts.flatMap { $0 }.compactMap { $0.split(separator: " ").last }.compactMap { Int($0) }
    #expect(notes == Array(1...40))
    #expect(pages.texts.count > 3)
  }
}
