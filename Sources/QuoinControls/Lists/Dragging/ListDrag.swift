import Foundation
import QuoinGraphics

/// Lets rows of a list be dragged, as its delegate says; a subclass asks that.
class ListDrag: UIDragInteraction, UIDragInteractionDelegate {
  /// From where items were lifted.
  private var places: [(item: UIDragItem, place: ListPlace)] = []

  init() {
    super.init(asking: nil)
    delegate = self
  }

  deinit {}

  /// What is dragged of a row.
  ///
  /// - Parameter point: Where another finger adds to what is dragged, in points of the content; nothing for the first.
  func items(at path: IndexPath, _ session: any UIDragSession, addedAt point: CGPoint?) -> [UIDragItem] { [] }
  func parameters(at path: IndexPath) -> UIDragPreviewParameters? { nil }
  func willBegin(_ session: any UIDragSession) {}
  func didEnd(_ session: any UIDragSession) {}
  func allowsMove(_ session: any UIDragSession) -> Bool { true }
  func isRestricted(_ session: any UIDragSession) -> Bool { false }

  private var rows: ListScrollView? { view as? ListScrollView }

  /// The row that an item was lifted from.
  final func place(of item: UIDragItem) -> ListPlace? { places.first { $0.item === item }?.place }

  private func lift(at point: CGPoint, _ session: any UIDragSession, adds: Bool) -> [UIDragItem] {
    if !adds { places = [] }
    guard let (place, _) = rows?.shownPlace(at: point), !places.contains(where: { $0.place == place }) else {
      return []
    }
    let items = items(at: place.path, session, addedAt: adds ? point : nil)
    places += items.map { ($0, place) }
    return items
  }

  // MARK: As its own delegate

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let rows, rows.list.movement == nil else { return [] }
    return lift(at: session.location(in: rows), session, adds: false)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] { lift(at: point, session, adds: true) }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let place = place(of: item), let cell = rows?.list.cells[place] else { return nil }
    return UITargetedDragPreview(
      view: cell, parameters: parameters(at: place.path) ?? UIDragPreviewParameters())
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let place = place(of: item), let cell = rows?.list.cells[place], let container = cell.superview
    else { return nil }
    return defaultPreview.retargetedPreview(
      with: UIDragPreviewTarget(container: container, center: cell.center))
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    rows?.endHighlight(animated: false)
    willBegin(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { isRestricted(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    didEnd(session)
    places = []
  }
}
