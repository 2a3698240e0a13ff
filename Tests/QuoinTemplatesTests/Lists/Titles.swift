import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Rows with a title each, handed out by code.
final class Titles: UITableViewDataSource {
  var titles: [String]
  var identifier = "cell"

  init(_ titles: [String]) { self.titles = titles }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let node = tableView.dequeueReusableCellNode(withIdentifier: identifier, for: indexPath)
    node.setState(["title": titles[indexPath.row]])
    return node.view as! UITableViewCell
  }
}

extension LayoutNode {
  /// The table that the node keeps, or that of its controller.
  var table: UITableView? { view as? UITableView }

  /// The cells of the tables and collections in the tree that are alive.
  var liveCells: Int {
    guard let tree = root.tree else { return 0 }
    return tree.lists.reduce(0) { $0 + (tree.node($1)?.list?.cells.count ?? 0) }
  }
}
