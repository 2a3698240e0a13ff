import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinViews
import Testing

@testable import QuoinDocuments

/// When the rows of a table are made, and how often.
@Suite struct TableRowMakingTests {
  @Test func rowsInAViewAreMadeAsTheirPagesCome() throws {
    var budget = Budget.default
    budget.pages = 20
    let template = try Template(
      markup: """
        <document size="200 x 120" margin="10"><UIView height="auto"><UIView height="auto">
          <table><column/><repeat for="n" in="0..&lt;1000000000"><tr><td height="20" text="{n}"/></tr></repeat></table>
        </UIView></UIView></document>
        """, registry: .documents)
    let error = #expect(throws: Diagnostics.self) { try template.render(as: .pdf, budget: budget) }
    #expect(error?.all.map(\.message) == ["A document has more than the limit of 20 pages"])
  }

  @Test func rowsAreMadeOnceForWidthsThatDifferByLessThanAPoint() {
    var begun = 0
    let table = TableView(columns: [TableColumn()])
    table.content = ViewContent {
      begun += 1
      return (0..<3).map { TableRowView([TableCell("\($0)")]) }
    }
    let height = table.sizeThatFits(CGSize(width: 100.4, height: .infinity)).height
    let once = begun
    table.frame = CGRect(x: 0, y: 0, width: 100, height: height)
    table.layoutIfNeeded()
    #expect(begun == once)
    table.frame.size.width = 50
    table.layoutIfNeeded()
    #expect(begun > once)
  }

  @Test func rowsKeepWhatTheyMeasuredWhenTheyComeOntoTheirPage() throws {
    var cells: [TraitListener] = []
    let document = DocumentView()
    document.size = PageSize(width: 200, height: 100)
    document.margin = PageMargins(10)
    document.overrideUserInterfaceStyle = .dark
    document.content = ViewContent {
      let table = TableView(columns: [TableColumn()])
      table.content = ViewContent {
        (0..<3).map { number in
          let cell = TraitListener("\(number)")
          cells.append(cell)
          return TableRowView([cell])
        }
      }
      return [table]
    }
    cells = []
    try document.forEachPage { _ in
      // Dark since they were measured in the document, and not once light on their way from the table to the page.
      for cell in cells { #expect(cell.heard.allSatisfy { $0 == .dark }) }
    }
    // Once to count the pages, and once to draw them.
    #expect(cells.count == 6)
  }
}

/// A cell that notes the appearances that it hears of.
private final class TraitListener: UIView {
  private(set) var heard: [UIUserInterfaceStyle] = []

  convenience init(_ text: String) {
    self.init(frame: .zero)
    addSubview(TableCell(text))
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    heard.append(traitCollection.userInterfaceStyle)
  }
}
