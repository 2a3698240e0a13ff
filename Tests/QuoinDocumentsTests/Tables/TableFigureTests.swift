import Foundation
import QuoinGraphics
import Testing

@testable import QuoinDocuments

/// Digits in columns of numbers.
@Suite struct TableFigureTests {
  private func features(_ column: String, _ cell: String) throws -> [FontFeature] {
    let template = try Template(
      markup: """
        <document size="200 x 100" margin="10"><table><column \(column)/>
          <tr><td text="11.50" \(cell)/></tr></table></document>
        """, registry: .documents)
    let node = try template.instantiate()
    try node.layOut()
    let document = try #require(node.view as? DocumentView)
    var features: [FontFeature] = []
    try document.forEachPage { page in
      func look(_ view: UIView) {
        if let cell = view as? TableCell { features = cell.typesetting.fontFeatures }
        view.subviews.forEach(look)
      }
      look(page.view)
    }
    return features
  }

  @Test func digitsAtTheRightAndAtTheDecimalPointAreOfOneWidth() throws {
    #expect(try features("alignment=\"decimal\" width=\"auto\"", "") == [.tabularFigures])
    #expect(try features("alignment=\"right\"", "") == [.tabularFigures])
    #expect(try features("", "textAlignment=\"right\"") == [.tabularFigures])
    #expect(try features("alignment=\"right\"", "textAlignment=\"left\"") == [])
    #expect(try features("alignment=\"center\"", "") == [])
  }

  @Test func aCellThatSaysHowItsFiguresAreKeepsToThat() throws {
    #expect(
      try features("alignment=\"right\"", "fontFeatures=\"proportionalFigures\"") == [.proportionalFigures])
    #expect(try features("", "fontFeatures=\"tabularFigures\"") == [.tabularFigures])
  }

  @Test func numbersOfOnesStandWhereNumbersOfEightsDo() throws {
    let pages = try ComposedPages(
      """
      <document size="300 x 100" margin="10"><table>
        <column width="auto" alignment="decimal"/><column/>
        <tr><td text="1111.1"/><td text="a"/></tr></table>
        <table><column width="auto" alignment="decimal"/><column/>
        <tr><td text="8888.8"/><td text="b"/></tr></table></document>
      """)
    let places = Dictionary(uniqueKeysWithValues: pages.frames[0].map { ($0.text, $0.frame) })
    #expect(places["a"]?.minX == places["b"]?.minX)
  }
}
