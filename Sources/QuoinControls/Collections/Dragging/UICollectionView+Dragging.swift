import Foundation
import QuoinGraphics

extension UICollectionView {
  /// Says which items can be dragged; not kept.
  public final var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { (list.drag as? CollectionDrag)?.asked }
    set { setDrag(newValue.map { CollectionDrag($0) }) }
  }

  /// Takes what is dragged onto the collection; not kept.
  public final var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { (list.drop as? CollectionDrop)?.asked }
    set { setDrop(newValue.map { CollectionDrop($0) }) }
  }
}

/// How the items of a collection are dragged.
private final class CollectionDrag: ListDrag {
  weak var asked: (any UICollectionViewDragDelegate)?
  private var collection: UICollectionView? { view as? UICollectionView }

  init(_ asked: any UICollectionViewDragDelegate) {
    super.init()
    self.asked = asked
  }

  override func items(
    at path: IndexPath, _ session: any UIDragSession, addedAt point: CGPoint?
  ) -> [UIDragItem] {
    guard let collection, let asked else { return [] }
    guard let point else { return asked.collectionView(collection, itemsForBeginning: session, at: path) }
    return asked.collectionView(collection, itemsForAddingTo: session, at: path, point: point)
  }
  override func parameters(at path: IndexPath) -> UIDragPreviewParameters? {
    collection.flatMap { asked?.collectionView($0, dragPreviewParametersForItemAt: path) }
  }
  override func willBegin(_ session: any UIDragSession) {
    if let collection { asked?.collectionView(collection, dragSessionWillBegin: session) }
  }
  override func didEnd(_ session: any UIDragSession) {
    if let collection { asked?.collectionView(collection, dragSessionDidEnd: session) }
  }
  override func allowsMove(_ session: any UIDragSession) -> Bool {
    collection.flatMap { asked?.collectionView($0, dragSessionAllowsMoveOperation: session) } ?? true
  }
  override func isRestricted(_ session: any UIDragSession) -> Bool {
    collection.flatMap { asked?.collectionView($0, dragSessionIsRestrictedToDraggingApplication: session) }
      ?? false
  }
}

/// How a collection takes what is dragged onto it.
private final class CollectionDrop: ListDrop {
  weak var asked: (any UICollectionViewDropDelegate)?
  private var collection: UICollectionView? { view as? UICollectionView }

  init(_ asked: any UICollectionViewDropDelegate) {
    super.init()
    self.asked = asked
  }

  override func canHandle(_ session: any UIDropSession) -> Bool {
    collection.flatMap { asked?.collectionView($0, canHandle: session) } ?? false
  }
  override func didEnter(_ session: any UIDropSession) {
    if let collection { asked?.collectionView(collection, dropSessionDidEnter: session) }
  }
  override func proposal(_ session: any UIDropSession, at path: IndexPath?) -> UIDropProposal {
    guard let collection, let asked else { return super.proposal(session, at: path) }
    return asked.collectionView(collection, dropSessionDidUpdate: session, withDestinationIndexPath: path)
  }
  override func parts(_ proposal: UIDropProposal) -> Bool {
    let intent = (proposal as? UICollectionViewDropProposal)?.intent
    return intent == .insertAtDestinationIndexPath
  }
  override func didExit(_ session: any UIDropSession) {
    if let collection { asked?.collectionView(collection, dropSessionDidExit: session) }
  }
  override func didEnd(_ session: any UIDropSession) {
    if let collection { asked?.collectionView(collection, dropSessionDidEnd: session) }
  }
  override func perform(_ session: any UIDropSession, _ proposal: UIDropProposal, at path: IndexPath?) {
    guard let collection, let proposal = proposal as? UICollectionViewDropProposal else { return }
    asked?.collectionView(
      collection,
      performDropWith: CollectionDropCoordinator(self, of: session, at: path, proposal))
  }

  override func rect(at path: IndexPath) -> CGRect {
    collection?.layoutAttributesForItem(at: path)?.frame ?? .zero
  }
  override func parameters(at path: IndexPath) -> UIDragPreviewParameters? {
    collection.flatMap { asked?.collectionView($0, dropPreviewParametersForItemAt: path) }
  }
  override func emptySection(at point: CGPoint) -> Int? {
    guard let collection else { return nil }
    return (0..<collection.sectionCount).first {
      collection.rowCount(ofSection: $0) == 0
        && collection.collectionViewLayout.extent(ofSection: $0)?.contains(point) == true
    }
  }
}

extension ListDropItem: UICollectionViewDropItem {}

private final class CollectionDropCoordinator: ListDropCoordinator, UICollectionViewDropCoordinator {
  var items: [any UICollectionViewDropItem] { dropped }
  let proposal: UICollectionViewDropProposal

  init(
    _ drop: ListDrop, of session: any UIDropSession, at path: IndexPath?,
    _ proposal: UICollectionViewDropProposal
  ) {
    self.proposal = proposal
    super.init(drop, of: session, at: path)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    land(dragItem, at: indexPath)
  }
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    land(dragItem, at: indexPath, rect)
  }
}
