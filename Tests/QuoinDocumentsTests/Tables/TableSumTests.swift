import Foundation
import QuoinDocuments
import Testing

/// Sums that a table made in Swift carries from page to page.
@Suite struct TableSumTests {
  private func document(rows count: Int) -> DocumentView {
    let table = TableView(columns: [TableColumn()])
    table.content = ViewContent {
      (1...count).lazy.map { number in
        let row = TableRowView([TableCell("\(number)")])
        row.layoutSizing.height = 20
        row.pageRules.carry = Double(number)
        return row
      }
    }
    table.makeEdges = {
      [
        TableHeadView([TableRowView([TableCell()])], on: .notFirst),
        TableFootView([TableRowView([TableCell()])], on: .notLast),
        TableFootView([TableRowView([TableCell()])], on: .last),
      ]
    }
    table.prepareEdge = { edge, page in
      let label = edge.subviews.first?.subviews.first as? UILabel
      let sum = Int(page.carried + page.sum)
      switch (edge, edge.pages) {
      case (is TableHeadView, _): label?.text = "carried \(Int(page.carried))"
      case (_, .last): label?.text = "total \(sum)"
      default: label?.text = "page \(Int(page.sum)), forward \(sum)"
      }
    }
    let document = DocumentView()
    document.size = PageSize(width: 200, height: 120)
    document.margin = PageMargins(10)
    document.content = ViewContent { [table] }
    return document
  }

  @Test func headsAndFeetMadeInSwiftHaveTheSumsOfTheirRows() throws {
    let texts = try ComposedPages(document(rows: 8)).texts
    let numbers = texts.map { $0.compactMap { Int($0) } }
    #expect(numbers.flatMap { $0 } == Array(1...8))
    #expect(texts.count > 1)
    var carried = 0
    for (index, (page, rows)) in zip(texts, numbers).enumerated() {
      let sum = rows.reduce(0, +)
      if index > 0 { #expect(page.first == "carried \(carried)") }
      carried += sum
      let isLast = index == texts.count - 1
      #expect(page.last == (isLast ? "total \(carried)" : "page \(sum), forward \(carried)"))
    }
  }
}
