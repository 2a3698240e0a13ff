import Foundation
import QuoinDiagnostics
import QuoinDocuments
import QuoinGraphics
import Testing

@Suite("Where the text of a cell stands")
struct CellTextPlaceTests {
  private static func issues(_ markup: String) throws -> [String] {
    let node = try Template(markup: markup, registry: .documents).instantiate()
    try node.layOut()
    let document = try #require(node.view as? DocumentView)
    var found: [String] = []
    try document.forEachPage { page throws(Diagnostic) in
      found += try page.view.accessibilityIssues().map(\.message)
    }
    withExtendedLifetime(node) {}
    return found
  }

  @Test("Text in small print is read where its padding and its row put it")
  func contrast() throws {
    let issues = try Self.issues(
      """
      <document size="A5" margin="15mm">
        <table>
          <column/><column alignment="center" width="40"/><column alignment="decimal" width="40"/>
          <thead><tr><th text="Plant, &#10;in two lines"/><th font="System 7" padding="9 12" text="M"/><th text="N"/></tr></thead>
          <tr backgroundColor="black">
            <td font="System 7" padding="20 10" text="x" textColor="white"/>
            <td backgroundColor="white" font="System 7" padding="3 2" text="y" verticalAlignment="middle"/>
            <td backgroundColor="white" font="System 7" padding="12 2" text="1.5" verticalAlignment="bottom"/>
          </tr>
        </table>
      </document>
      """)
    #expect(issues == [])
  }

  @Test("What cannot be read is told all the same")
  func pale() throws {
    let issues = try Self.issues(
      """
      <document size="A5" margin="15mm">
        <table><tr><td padding="20 10" text="pale" textColor="#cccccc"/></tr></table>
      </document>
      """)
    #expect(issues.count == 1 && issues.first?.contains("contrast of 1.6:1") == true, "\(issues)")
  }

  @Test("Its baselines are those of the text as it is drawn")
  func baselines() {
    let cell = TableCell("text")
    let size = CGSize(width: 100, height: 60)
    cell.padding = UIEdgeInsets(top: 10, left: 4, bottom: 6, right: 4)
    let top = cell.firstBaselineOffset(for: size)
    cell.padding.top = 0
    #expect(abs(top - cell.firstBaselineOffset(for: size) - 10) < 0.01)
    cell.padding.top = 10
    cell.verticalAlignment = .bottom
    let fitting = cell.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity)).height
    #expect(abs(cell.firstBaselineOffset(for: size) - top - (60 - fitting)) < 1)
    #expect(cell.lastBaselineOffset(for: size) == cell.firstBaselineOffset(for: size))
  }

  @Test("A line of contents is read out by its title")
  func contents() throws {
    let issues = try Self.issues(
      """
      <document size="A5" margin="15mm">
        <contents/>
        <UILabel headingLevel="1" text="One"/>
      </document>
      """)
    #expect(issues == [])
  }
}
