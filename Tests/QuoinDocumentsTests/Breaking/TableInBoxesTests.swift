import QuoinDocuments
import QuoinGraphics
import Testing

/// Tables in views within views go over pages with all that stands behind them.
@Suite struct TableInBoxesTests {
  private static let boxes: [String: (String, String)] = [
    "stack": (#"<UIStackView axis="vertical">"#, "</UIStackView>"),
    "column": ("<LMColumnView>", "</LMColumnView>"),
    "view": (#"<UIView height="auto" width="100%">"#, "</UIView>"),
  ]

  @Test(arguments: ["column", "stack", "view"], ["column", "stack", "view"])
  func nothingBehindTheTableIsLost(outer: String, inner: String) throws {
    let (first, second) = try (#require(Self.boxes[outer]), #require(Self.boxes[inner]))
    let template = try Template(
      markup: """
        <document size="300 x 100" margin="0">
          \(first.0)\(second.0)
            <table><column/><repeat for="i" in="1...count"><tr><td text="r{i}"/></tr></repeat></table>
            <UILabel text="MID" top="previous.bottom"/>
          \(second.1)<UILabel text="END" top="previous.bottom"/>\(first.1)
          <UILabel text="AFTER"/>
        </document>
        """, registry: .documents)
    for count in [1, 3, 4, 5, 6, 7, 9, 10, 11, 12, 20, 31] {
      let pages = try ComposedPages(template, state: ["count": count])
      let expected = (1...count).map { "r\($0)" } + ["MID", "END", "AFTER"]
      #expect(pages.texts.flatMap { $0 } == expected, "\(count) rows")
      #expect(pages.frames.flatMap { $0 }.allSatisfy { $0.frame.maxY <= 101 }, "\(count) rows")
      #expect(pages.warnings == [], "\(count) rows")
    }
  }

  @Test func whatReachesOutOfAViewAndBelowThePageIsTold() throws {
    let pages = try ComposedPages(
      """
      <document size="300 x 60" margin="0"><UIView><UIView width="100%">
        <repeat for="i" in="1...4"><UILabel height="20" text="r{i}" top="previous.bottom"/></repeat>
      </UIView></UIView></document>
      """)
    #expect(
      pages.warnings == [
        "What stands in this reaches below the page, 'r4' among it: a view in it is less high than its content"
      ])
  }
}
