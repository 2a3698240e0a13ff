import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinDocuments
@testable import QuoinTemplateEngine
@testable import QuoinViews

/// What points at tables and their rows without keeping them.
@Suite struct TablePointingTests {
  @Test func tablesRowsAndCellsHaveNoTablesOfReferencesBesideThem() throws {
    let node = try Template(
      markup: """
        <UIView width="200" height="200">
          <table width="200" ruleColor="#ddd"><column/><column alignment="decimal" width="auto"/>
            <thead><tr><th text="a"/><th text="b"/></tr></thead>
            <repeat for="n" in="0..&lt;4"><tr carry="n"><td text="{n}"/><td text="{n}.5"/></tr></repeat>
            <tfoot><tr><td text="sum"/><td text="{pageSum}"/></tr></tfoot>
          </table>
        </UIView>
        """, registry: .documents
    ).instantiate()
    try node.layOut()
    var objects: [AnyObject] = [node, try #require(node.tree)]
    var (views, rows) = ([node.view], 0)
    while let view = views.popLast() {
      objects.append(view)
      if let layer = view.rare?.layer { objects.append(layer) }
      views += view.subviews
      guard let follower = view.attachment(ContentMeasurer.self) as? CellFollower,
        let tree = follower.tree
      else { continue }
      rows += 1
      objects += [follower, tree] + tree.table.nodes.map { $0 }
      if let handle = tree.root?.rootHandle { objects.append(handle) }
    }
    #expect(rows == 6 && objects.count > 40)
    #expect(typesWithSideTable(objects) == [])
  }
}
