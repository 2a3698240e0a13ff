import Foundation
import QuoinGraphics

extension UITableView {
  /// Says which rows can be dragged; not kept.
  public final var dragDelegate: (any UITableViewDragDelegate)? {
    get { (list.drag as? TableDrag)?.asked }
    set { setDrag(newValue.map { TableDrag($0) }) }
  }

  /// Takes what is dragged onto the table; not kept.
  public final var dropDelegate: (any UITableViewDropDelegate)? {
    get { (list.drop as? TableDrop)?.asked }
    set { setDrop(newValue.map { TableDrop($0) }) }
  }
}

/// How the rows of a table are dragged.
private final class TableDrag: ListDrag {
  weak var asked: (any UITableViewDragDelegate)?
  private var table: UITableView? { view as? UITableView }

  init(_ asked: any UITableViewDragDelegate) {
    super.init()
    self.asked = asked
  }

  override func items(
    at path: IndexPath, _ session: any UIDragSession, addedAt point: CGPoint?
  ) -> [UIDragItem] {
    guard let table, let asked else { return [] }
    guard let point else { return asked.tableView(table, itemsForBeginning: session, at: path) }
    return asked.tableView(table, itemsForAddingTo: session, at: path, point: point)
  }
  override func parameters(at path: IndexPath) -> UIDragPreviewParameters? {
    table.flatMap { asked?.tableView($0, dragPreviewParametersForRowAt: path) }
  }
  override func willBegin(_ session: any UIDragSession) {
    if let table { asked?.tableView(table, dragSessionWillBegin: session) }
  }
  override func didEnd(_ session: any UIDragSession) {
    if let table { asked?.tableView(table, dragSessionDidEnd: session) }
  }
  override func allowsMove(_ session: any UIDragSession) -> Bool {
    table.flatMap { asked?.tableView($0, dragSessionAllowsMoveOperation: session) } ?? true
  }
  override func isRestricted(_ session: any UIDragSession) -> Bool {
    table.flatMap { asked?.tableView($0, dragSessionIsRestrictedToDraggingApplication: session) } ?? false
  }
}

/// How a table takes what is dragged onto it.
private final class TableDrop: ListDrop {
  weak var asked: (any UITableViewDropDelegate)?
  private var table: UITableView? { view as? UITableView }

  init(_ asked: any UITableViewDropDelegate) {
    super.init()
    self.asked = asked
  }

  override func canHandle(_ session: any UIDropSession) -> Bool {
    table.flatMap { asked?.tableView($0, canHandle: session) } ?? false
  }
  override func didEnter(_ session: any UIDropSession) {
    if let table { asked?.tableView(table, dropSessionDidEnter: session) }
  }
  override func proposal(_ session: any UIDropSession, at path: IndexPath?) -> UIDropProposal {
    guard let table, let asked else { return super.proposal(session, at: path) }
    return asked.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: path)
  }
  override func parts(_ proposal: UIDropProposal) -> Bool {
    let intent = (proposal as? UITableViewDropProposal)?.intent
    return intent == .insertAtDestinationIndexPath || intent == .automatic
  }
  override func didExit(_ session: any UIDropSession) {
    if let table { asked?.tableView(table, dropSessionDidExit: session) }
  }
  override func didEnd(_ session: any UIDropSession) {
    if let table { asked?.tableView(table, dropSessionDidEnd: session) }
  }
  override func perform(_ session: any UIDropSession, _ proposal: UIDropProposal, at path: IndexPath?) {
    guard let table, let proposal = proposal as? UITableViewDropProposal else { return }
    asked?.tableView(
      table,
      performDropWith: TableDropCoordinator(self, of: session, at: path, proposal))
  }

  override func rect(at path: IndexPath) -> CGRect { table.map { $0.rectForRow(at: path) } ?? .zero }
  override func parameters(at path: IndexPath) -> UIDragPreviewParameters? {
    table.flatMap { asked?.tableView($0, dropPreviewParametersForRowAt: path) }
  }
  override func emptySection(at point: CGPoint) -> Int? {
    guard let table, !table.rowGeometry.sections.isEmpty else { return nil }
    let section = table.rowGeometry.section(at: point.y)
    return table.rect(forSection: section).contains(point) && table.rowCount(ofSection: section) == 0
      ? section : nil
  }
}

extension ListDropItem: UITableViewDropItem {}

private final class TableDropCoordinator: ListDropCoordinator, UITableViewDropCoordinator {
  var items: [any UITableViewDropItem] { dropped }
  let proposal: UITableViewDropProposal

  init(
    _ drop: ListDrop, of session: any UIDropSession, at path: IndexPath?, _ proposal: UITableViewDropProposal
  ) {
    self.proposal = proposal
    super.init(drop, of: session, at: path)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    land(dragItem, at: indexPath)
  }
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    land(dragItem, at: indexPath, rect)
  }
}
