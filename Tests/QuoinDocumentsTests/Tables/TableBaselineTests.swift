import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinPictureTestSupport
import Testing

@testable import QuoinDocuments

/// Cells of a row whose first lines stand on one baseline.
@Suite struct TableBaselineTests {
  /// How high a row of a table is, in points.
  private func rowHeight(_ row: String, _ cells: String) throws -> CGFloat {
    let template = try Template(
      markup: """
        <document size="200 x 100" margin="10"><table cellPadding="0"><column/><column/>
          <tr \(row)>\(cells)</tr></table></document>
        """, registry: .documents)
    let node = try template.instantiate()
    try node.layOut()
    let document = try #require(node.view as? DocumentView)
    var height: CGFloat = 0
    try document.forEachPage { page in
      func look(_ view: UIView) {
        if let row = view as? TableRowView { height = row.bounds.height }
        view.subviews.forEach(look)
      }
      look(page.view)
    }
    return height
  }

  /// The lowest row of pixels that each of two cells has something in.
  private func bottoms(_ row: TableRowView) throws -> (Int, Int) {
    let table = TableView(columns: [TableColumn(), TableColumn()])
    table.content = ViewContent { [row] }
    let image = try #require(table.renderedImage(size: CGSize(width: 100, height: 60)).cgImage)
    let rows = try Darkness.rows(of: image)
    func bottom(_ columns: Range<Int>) -> Int {
      rows.lastIndex { $0[columns].contains { $0 > 128 } } ?? -1
    }
    return (bottom(0..<50), bottom(50..<100))
  }

  private func row(_ alignment: TableCell.VerticalAlignment?) -> TableRowView {
    let cells = [TableCell("H"), TableCell("H")]
    (cells[0].font, cells[1].font) = (.systemFont(ofSize: 8), .systemFont(ofSize: 24))
    let row = TableRowView(cells)
    row.alignment = alignment
    return row
  }

  @Test func firstLinesStandOnOneBaseline() throws {
    let (small, large) = try bottoms(row(nil))
    #expect(large > 10 && abs(small - large) <= 1, "\(small) \(large)")
    let (top, _) = try bottoms(row(.top))
    #expect(top < small - 5)
  }

  @Test func theRowIsHighEnoughForTextThatIsMovedDown() throws {
    let cells = """
      <td font="System 24" text="a"/><td font="System 8" numberOfLines="0" text="b&#10;c&#10;d"/>
      """
    let plain = try rowHeight("alignment='top'", cells)
    let aligned = try rowHeight("", cells)
    #expect(aligned > plain, "\(aligned) \(plain)")
  }

  /// Where the baselines of the cells of a row are, in points.
  private func baselines(_ row: TableRowView, isLast: Bool = false) -> [CGFloat] {
    let table = TableView(columns: row.subviews.map { _ in TableColumn() })
    table.content = ViewContent { [row] }
    table.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    table.layoutIfNeeded()
    return row.subviews.compactMap { $0 as? TableCell }.map {
      isLast ? $0.lastBaselineOffset(for: $0.bounds.size) : $0.firstBaselineOffset(for: $0.bounds.size)
    }
  }

  @Test func scriptsShareABaseline() {
    let texts = ["Words", "كلمات", "言葉", "शब्द"]
    for isHead in [false, true] {
      func row() -> TableRowView { TableRowView(texts.map { isHead ? TableHeaderCell($0) : TableCell($0) }) }
      let places = baselines(row(), isLast: isHead)
      #expect(places.allSatisfy { abs($0 - places[0]) < 0.51 }, "\(places)")
      let apart = row()
      apart.alignment = isHead ? .bottom : .top
      let others = baselines(apart, isLast: isHead)
      #expect(others.contains { abs($0 - others[0]) > 0.7 }, "\(others)")
    }
  }

  @Test func textsOfOneFontAreNotMovedOrSetAgain() {
    let row = TableRowView([TableCell("a"), TableCell("b\nc"), TableCell("")])
    let places = baselines(row)
    #expect(places[0] == places[1])
    #expect(row.subviews.allSatisfy { ($0 as? TableCell)?.baselineShift == 0 })
  }

  @Test func aCellThatSaysHowItStandsKeepsToThat() throws {
    let row = row(.firstBaseline)
    let cell = try #require(row.subviews.first as? TableCell)
    cell.verticalAlignment = .middle
    #expect(cell.verticalAlignment == .middle)
    #expect((row.subviews.last as? TableCell)?.verticalAlignment == .firstBaseline)
    let head = TableHeaderCell("a")
    #expect(head.verticalAlignment == .lastBaseline)
    row.addSubview(head)
    #expect(head.verticalAlignment == .firstBaseline)
  }
}
