import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinTemplateEngine
import QuoinViews

extension UITableView {
  /// Registers a file of a bundle as the layout of the heads and feet of sections; see that for cells.
  public func registerLayout(
    named name: String, bundle: Bundle = .main, state: Any = (), constants: [String: Any]...,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    registerFile(
      named: name, bundle: bundle, identifier, state: state, constants: constants, registry: .standard)
  }

  /// Registers a template as the layout of the heads and feet of sections.
  public func registerLayout(
    _ template: Template, state: Any = (), constants: [String: Any]...,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) { register(identifier, state: state, constants: constants) { () throws(Diagnostics) in template } }

  /// The node of a cell that has gone out of sight, or of a new one; nothing where no layout is registered and none
  /// stands in the table's element.
  ///
  /// ```swift
  /// let node = tableView.dequeueReusableCellNode(withIdentifier: "cell", for: indexPath)
  /// node.setState(rows[indexPath.row])
  /// return node.view as! UITableViewCell
  /// ```
  public func dequeueReusableCellNode(withIdentifier identifier: String) -> LayoutNode? {
    dequeueNode(identifier)
  }

  /// The node of a cell for a row; where there is no layout, which is reported, one of an empty cell.
  public func dequeueReusableCellNode(withIdentifier identifier: String, for indexPath: IndexPath)
    -> LayoutNode
  {
    if let node = dequeueNode(identifier) { return node }
    reportMissing(identifier, of: "UITableViewCell")
    return LayoutNode(view: UITableViewCell(style: .default, reuseIdentifier: nil))
  }

  /// The node of the head or foot of a section; nothing where there is no layout.
  public func dequeueReusableHeaderFooterNode(withIdentifier identifier: String) -> LayoutNode? {
    dequeueNode(identifier)
  }
}
