import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinViews
import Testing

@testable import QuoinDocuments

/// Tables at the ends of pages.
@Suite struct TableBreakTests {
  @Test func aHeadThatFillsAPageIsAnErrorWhereItStands() throws {
    let template = try Template(
      markup: """
        <document size="220 x 120" margin="10">
          <table><column/>
            <thead><tr><th height="100" text="head"/></tr></thead>
            <repeat for="n" in="1...50"><tr><td text="{n}"/></tr></repeat>
          </table>
        </document>
        """, registry: .documents)
    let error = #expect(throws: Diagnostics.self) { try template.render(as: .pdf) }
    #expect(
      error?.all.map(\.message) == [
        "This is 100 points high, and there are 100 between the margins of page 1: nothing is left for the content"
      ])
    #expect(error?.all.first?.span?.line == 3)
  }

  @Test func aTableThatIsKeptTogetherGoesOverAsAWhole() throws {
    func texts(_ count: Int) throws -> [[String]] {
      try ComposedPages(
        """
        <document size="220 x 120" margin="10">
          <UILabel height="60" text="before"/>
          <table keepTogether="true"><column/>
            <repeat for="n" in="1...\(count)"><tr><td height="20" text="{n}"/></tr></repeat>
          </table>
        </document>
        """
      ).texts
    }
    #expect(try texts(2) == [["before", "1", "2"]])
    #expect(try texts(4) == [["before"], ["1", "2", "3", "4"]])
    #expect(try texts(6) == [["before", "1", "2"], ["3", "4", "5", "6"]])
  }
}
