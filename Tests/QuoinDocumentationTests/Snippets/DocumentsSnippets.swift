// swift-format-ignore-file: the pages show these pieces to the character.

import Foundation
import QuoinDocuments
import Testing

@Suite struct DocumentsSnippets {
  @Test func rowsBecomePages() throws {
    // snippet
    let document = DocumentView()
    document.size = .a5
    document.content = ViewContent {
      (1...1000).lazy.map { number in
        let label = UILabel()
        label.text = "Row \(number)"
        return label
      }
    }
    let pdf = try document.pdf()
    // end
    #expect(pdf.count > 1000)
  }

  @Test func headsTablesAndContentsAreViews() throws {
    // snippet
    let report = DocumentView()
    report.listsContents = true
    let foot = FootView()
    let number = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 12))
    foot.addSubview(number)
    foot.frame.size.height = 12
    report.pageEdges = [foot]
    report.preparePageEdge = { _, page in number.text = "Page \(page.number) of \(page.count)" }
    report.content = ViewContent { () -> [UIView] in
      let title = UILabel()
      title.text = "Wood"
      title.pageRules.headingLevel = 1
      title.pageRules.breakBefore = .page
      let table = TableView(columns: [TableColumn(), TableColumn(width: .automatic, alignment: .decimal)])
      table.content = ViewContent {
        [("Oak", "12.5"), ("Ash", "3")].lazy.map { TableRowView([TableCell($0.0), TableCell($0.1)]) }
      }
      return [ContentsView(), title, table]
    }
    let pages = try report.countPages()
    // end
    #expect(pages == 2)
    #expect(report.headings.map(\.title) == ["Wood"])
  }
}
