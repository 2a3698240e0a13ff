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
    let items = session.items.map {
      CollectionDropItem(
        dragItem: $0, sourceIndexPath: source(of: $0, session), previewSize: size(of: $0, session))
    }
    asked?.collectionView(
      collection,
      performDropWith: CollectionDropCoordinator(
        self, items: items, destinationIndexPath: path, proposal: proposal, session: session))
  }

  /// Lets an item go to a item, or into a part of it.
  func land(
    _ item: UIDragItem, of session: any UIDropSession, at indexPath: IndexPath, _ part: CGRect? = nil
  ) -> any UIDragAnimating {
    collection?.layOut()
    let rect = collection.map { $0.layoutAttributesForItem(at: indexPath)?.frame ?? .zero } ?? .zero
    let end = part?.offsetBy(dx: rect.minX, dy: rect.minY) ?? rect
    return land(item, of: session, at: end)
  }
}

private final class CollectionDropItem: UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(dragItem: UIDragItem, sourceIndexPath: IndexPath?, previewSize: CGSize) {
    (self.dragItem, self.sourceIndexPath, self.previewSize) = (dragItem, sourceIndexPath, previewSize)
  }
}

private final class CollectionDropCoordinator: UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  private let drop: CollectionDrop

  init(
    _ drop: CollectionDrop, items: [any UICollectionViewDropItem], destinationIndexPath: IndexPath?,
    proposal: UICollectionViewDropProposal, session: any UIDropSession
  ) {
    (self.drop, self.items, self.destinationIndexPath) = (drop, items, destinationIndexPath)
    (self.proposal, self.session) = (proposal, session)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    drop.land(dragItem, of: session, at: indexPath)
  }
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    drop.land(dragItem, of: session, at: indexPath, rect)
  }
}
