import Foundation
import QuoinGraphics

/// What becomes of something that is dropped on a table, and how.
open class UITableViewDropProposal: UIDropProposal {
  /// Where it goes.
  public nonisolated enum Intent: Int, Sendable {
    /// The delegate says it when it takes the drop.
    case unspecified
    /// Among the rows, which part for it.
    case insertAtDestinationIndexPath
    /// Into the row.
    case insertIntoDestinationIndexPath
    /// Among the rows or into one: here among them.
    case automatic
  }

  /// Where it goes.
  public final let intent: Intent

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal that does not say where it goes.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  deinit {}
}

/// Something that is dropped on a table.
public protocol UITableViewDropItem: AnyObject, ViewBound {
  /// What was dragged.
  var dragItem: UIDragItem { get }
  /// The row that it was, where it comes from the same table.
  var sourceIndexPath: IndexPath? { get }
  /// How large what is seen of it is, in points; 0 for what was no row.
  var previewSize: CGSize { get }
}

/// What is dropped on a table, and what can be done with it.
public protocol UITableViewDropCoordinator: AnyObject, ViewBound {
  /// What is dropped.
  var items: [any UITableViewDropItem] { get }
  /// The row that it is dropped on, or the place among rows that have parted for it; nothing beside all rows.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate has said last.
  var proposal: UITableViewDropProposal { get }
  /// What was dragged.
  var session: any UIDropSession { get }
  /// Lets what is seen of an item go to a row that is there by now.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets what is seen of an item go into a rectangle of a row, in points of its cell.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Lets what is seen of an item go to a place of one's own.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// Takes what is dragged onto a table; everything but the first has an answer where a class gives none.
public protocol UITableViewDropDelegate: AnyObject, ViewBound {
  /// Takes what is dropped: changes the data and tells the table of it.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the table has anything to do with what is dragged; true unless said otherwise.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Told that it comes above the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// What becomes of it if it is let go on a row, or among them; a copy unless said otherwise.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Told that it is above the table no more.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Told that what was above the table at some time is over, whoever has taken it.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// What a row looks like while what was dropped becomes it; nothing unless said otherwise: what was dragged goes to it.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
