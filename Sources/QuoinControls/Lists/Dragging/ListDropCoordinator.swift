import Foundation
import QuoinGraphics
import QuoinViews

/// Something that is dropped on a list.
final class ListDropItem: ViewBound {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(dragItem: UIDragItem, sourceIndexPath: IndexPath?, previewSize: CGSize) {
    (self.dragItem, self.sourceIndexPath, self.previewSize) = (dragItem, sourceIndexPath, previewSize)
  }

  deinit {}
}

/// What is dropped on a list; a subclass says what can be done with it.
class ListDropCoordinator {
  let dropped: [ListDropItem]
  let destinationIndexPath: IndexPath?
  let session: any UIDropSession
  private let drop: ListDrop

  init(_ drop: ListDrop, of session: any UIDropSession, at path: IndexPath?) {
    (self.drop, self.session, destinationIndexPath) = (drop, session, path)
    dropped = drop.items(of: session)
  }

  deinit {}

  final func land(_ item: UIDragItem, at path: IndexPath, _ part: CGRect? = nil) -> any UIDragAnimating {
    drop.land(item, of: session, at: path, part)
  }

  /// Lets what is seen of an item go to a place of one's own.
  final func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.land(dragItem, of: session, at: target)
  }
}
