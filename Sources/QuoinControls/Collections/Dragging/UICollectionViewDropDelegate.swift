import Foundation
import QuoinGraphics

/// What becomes of something that is dropped on a collection, and how.
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where it goes.
  public nonisolated enum Intent: Int, Sendable {
    /// The delegate says it when it takes the drop.
    case unspecified
    /// Among the items, which part for it.
    case insertAtDestinationIndexPath
    /// Into the item.
    case insertIntoDestinationIndexPath
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

/// Something that is dropped on a collection.
public protocol UICollectionViewDropItem: AnyObject, ViewBound {
  /// What was dragged.
  var dragItem: UIDragItem { get }
  /// The item that it was, where it comes from the same collection.
  var sourceIndexPath: IndexPath? { get }
  /// How large what is seen of it is, in points; 0 for what was no item.
  var previewSize: CGSize { get }
}

/// What is dropped on a collection, and what can be done with it.
public protocol UICollectionViewDropCoordinator: AnyObject, ViewBound {
  /// What is dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// The item that it is dropped on, or the place among items that have parted for it; nothing beside all items.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate has said last.
  var proposal: UICollectionViewDropProposal { get }
  /// What was dragged.
  var session: any UIDropSession { get }
  /// Lets what is seen of an item go to a item that is there by now.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets what is seen of an item go into a rectangle of a item, in points of its cell.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Lets what is seen of an item go to a place of one's own.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// Takes what is dragged onto a collection; everything but the first has an answer where a class gives none.
public protocol UICollectionViewDropDelegate: AnyObject, ViewBound {
  /// Takes what is dropped: changes the data and tells the collection of it.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether the collection has anything to do with what is dragged; true unless said otherwise.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// Told that it comes above the collection.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// What becomes of it if it is let go on a item, or among them; a copy unless said otherwise.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Told that it is above the collection no more.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Told that what was above the collection at some time is over, whoever has taken it.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// What an item looks like while what was dropped becomes it; nothing unless said otherwise: what was dragged goes to it.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  { true }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  {}
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
