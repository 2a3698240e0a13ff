import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinViews
import Testing

@testable import QuoinDocuments

/// Tables within other views, and within each other.
@Suite struct NestedTableTests {
  /// A document of which each page holds a head and four rows of 20 points.
  private func nested(_ table: String, before: String = "") -> String {
    """
    <document size="200 x 120" margin="10">
      \(before)
      <UIView height="auto">
        <UIStackView axis="vertical" width="100%">
          \(table)
        </UIStackView>
      </UIView>
    </document>
    """
  }

  @Test func aTableInOtherViewsGoesOnBetweenRowsWithItsHeadRepeated() throws {
    let pages = try ComposedPages(
      nested(
        """
        <table width="100%">
          <column/>
          <thead><tr><th height="20" text="head"/></tr></thead>
          <thead pages="notFirst"><tr><th height="20" text="{carried} before"/></tr></thead>
          <repeat for="n" in="1..&lt;11"><tr carry="n"><td height="20" text="{n}"/></tr></repeat>
          <tfoot pages="last"><tr><td height="20" text="{carried + pageSum} on {pageNumber}"/></tr></tfoot>
        </table>
        """))
    #expect(
      pages.texts == [
        ["head", "1", "2", "3", "4"], ["head", "10 before", "5", "6", "7"],
        ["head", "28 before", "8", "9"], ["head", "45 before", "10", "55 on 4"],
      ])
    #expect(pages.warnings == [])
    #expect(pages.frames.allSatisfy { $0.allSatisfy { $0.frame.maxY <= 110.01 } })
  }

  @Test func tablesInTheItemsOfARepetitionShowTheirOwnRows() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <repeat for="group" in="groups">
          <UIView height="auto"><table width="100%"><column/>
            <repeat for="n" in="group"><tr><td height="20" text="{n}"/></tr></repeat>
          </table></UIView>
        </repeat>
      </document>
      """, state: ["groups": [[1, 2], [3], [4, 5, 6, 7], [8]]])
    #expect(pages.texts == [["1", "2", "3"], ["4", "5", "6", "7", "8"]])
  }

  @Test func aTableInALiveTreeFollowsWhatItsRowsDependOn() throws {
    let template = try Template(
      markup: """
        <UIView width="200" height="200">
          <table width="200"><column/>
            <if test="showsHead"><tr><td text="head"/></tr></if>
            <repeat for="group" in="groups">
              <repeat for="n" in="0..&lt;group"><if test="n &lt; most"><tr><td text="{group}.{n}"/></tr></if></repeat>
            </repeat>
          </table>
        </UIView>
        """, registry: .documents)
    let node = try template.instantiate(
      state: ["showsHead": false, "groups": [1, 2], "most": 5] as [String: Any])
    func texts(_ state: [String: Any]) throws -> [String] {
      node.setState(state)
      try node.layOut(in: .fixed(200, 200))
      return cells(in: node.view).compactMap(\.text)
    }
    #expect(try texts([:]) == ["1.0", "2.0", "2.1"])
    #expect(try texts(["showsHead": true]) == ["head", "1.0", "2.0", "2.1"])
    #expect(try texts(["most": 1]) == ["head", "1.0", "2.0"])
    #expect(try texts(["groups": [3]]) == ["head", "3.0"])
  }

  private func cells(in view: UIView) -> [TableCell] {
    if view.isHidden { return [] }
    return ((view as? TableCell).map { [$0] } ?? []) + view.subviews.flatMap { cells(in: $0) }
  }

  @Test(arguments: [true, false]) func whatIsWrongInATableWithinAViewIsTold(isDocument: Bool) throws {
    let markup = """
      <\(isDocument ? "document" : "UIView width=\"100\"")>
      <UIView><table width="100%"><column/>
        <tr><td text="{[1][n]}"/></tr></table></UIView>
      </\(isDocument ? "document" : "UIView")>
      """
    let template = try Template(markup: markup, registry: .documents)
    let error = #expect(throws: Diagnostics.self) {
      try template.render(state: ["n": 4], as: .pdf)
    }
    #expect(error?.all.first?.span?.line == 3, "\(error?.description ?? "")")
  }

  @Test func whatStandsBelowATableInAViewFollowsItsLastRow() throws {
    let pages = try ComposedPages(
      nested(
        """
        <table width="100%"><column/>
          <repeat for="n" in="1...23"><tr><td height="20" text="{n}"/></tr></repeat>
        </table>
        <UILabel height="20" text="below"/>
        """, before: "<UILabel height=\"20\" text=\"above\"/>"))
    #expect(Array(pages.texts.joined()) == ["above"] + (1...23).map { "\($0)" } + ["below"])
    #expect(pages.frames.allSatisfy { $0.allSatisfy { $0.frame.maxY <= 110.01 } })
    #expect(pages.texts.count == 5 && pages.warnings.isEmpty)
  }

  @Test func tablesInTablesAreNotMadeAnewForEachTableAround() throws {
    let depth = 16
    let pages = try ComposedPages(
      "<document>" + String(repeating: "<table><tr><td>", count: depth) + "<UILabel text=\"a\"/>"
        + String(repeating: "</td></tr></table>", count: depth) + "</document>")
    #expect(pages.texts == [["a"]])
  }
}
