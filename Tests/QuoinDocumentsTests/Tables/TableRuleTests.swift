import Foundation
import Testing

@testable import QuoinDocuments

/// Lines and colours of tables whose cells go over several rows and columns.
@Suite struct TableRuleTests {
  /// The part of a table on the first page, 90 points wide with three columns and rows of 20.
  private func withPart(_ attributes: String, _ rows: String, _ look: @escaping (TablePartView) -> Void)
    throws
  {
    let template = try Template(
      markup: """
        <document size="110 x 200" margin="10"><table \(attributes)>
          <column width="30"/><column width="30"/><column width="30"/>\(rows)</table></document>
        """, registry: .documents)
    let node = try template.instantiate()
    try node.layOut()
    let document = try #require(node.view as? DocumentView)
    try document.forEachPage { page in
      let part = page.view.subviews.lazy.compactMap { $0 as? TablePartView }.first
      if let part { look(part) } else { Issue.record("There is no table") }
    }
  }

  private let rows = """
    <thead><tr><th columnSpan="2" height="20"/><th height="20"/></tr></thead>
    <tr backgroundColor="#ff0000"><td height="20" rowSpan="2"/><td height="20"/><td height="20"/></tr>
    <tr><td columnSpan="2" height="20"/></tr>
    <tr><td height="20"/><td height="20"/><td height="20"/></tr>
    """

  @Test func linesEndAtCellsThatGoOverSeveralRowsOrColumns() throws {
    try withPart("", rows) { part in
      #expect(
        part.rowRules(width: 2) == [
          CGRect(x: 0, y: 19, width: 90, height: 2), CGRect(x: 30, y: 39, width: 60, height: 2),
          CGRect(x: 0, y: 59, width: 90, height: 2),
        ])
      #expect(
        part.columnRules(width: 2) == [
          CGRect(x: 29, y: 20, width: 2, height: 60), CGRect(x: 59, y: 0, width: 2, height: 40),
          CGRect(x: 59, y: 60, width: 2, height: 20),
        ])
    }
  }

  @Test(arguments: ["backgroundColor=\"#ff0000\"", "backgroundColor=\"#ff000080\""])
  func aRowColoursItsCellsAsFarDownAsTheyGo(color: String) throws {
    try withPart("", rows.replacingOccurrences(of: "backgroundColor=\"#ff0000\"", with: color)) { part in
      let image = try? Renderer.image(size: part.bounds.size) { part.render(into: $0) }.cgImage
      func red(_ x: Int, _ y: Int) -> Bool {
        image.flatMap { $0.color(x: x, y: y) }.map { $0.alpha > 0.1 && $0.red > $0.green } ?? false
      }
      #expect(red(15, 30) && red(45, 30) && red(75, 30))
      #expect(red(15, 50), "below the row's end")
      #expect(!red(45, 50) && !red(15, 70))
      let (first, below) = (image?.color(x: 15, y: 30), image?.color(x: 15, y: 50))
      #expect(first == below && first == image?.color(x: 15, y: 40))
    }
  }

  @Test func stripesGoAsFarDownAsTheirCells() throws {
    let striped = rows.replacingOccurrences(
      of: "<tr backgroundColor=\"#ff0000\">", with: "<tr><td height=\"20\"/></tr><tr>")
    try withPart("stripeColor=\"#ff0000\"", striped) { part in
      let image = try? Renderer.image(size: part.bounds.size) { part.render(into: $0) }.cgImage
      func red(_ x: Int, _ y: Int) -> Bool {
        image.flatMap { $0.color(x: x, y: y) }.map { $0.alpha > 0.9 } ?? false
      }
      #expect(!red(15, 30) && red(15, 50) && red(45, 50) && red(15, 70) && !red(45, 70))
    }
  }
}
