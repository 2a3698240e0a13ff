import Foundation
import QuoinGraphics

/// Lets a list take what is dragged onto it, as its delegate says; a subclass asks that.
class ListDrop: UIDropInteraction, UIDropInteractionDelegate {
  /// What is above the list.
  private(set) var session: (any UIDropSession)?
  private var proposal: UIDropProposal?

  init() {
    super.init(asking: nil)
    delegate = self
  }

  deinit {}

  func canHandle(_ session: any UIDropSession) -> Bool { false }
  func didEnter(_ session: any UIDropSession) {}
  func proposal(_ session: any UIDropSession, at path: IndexPath?) -> UIDropProposal {
    UIDropProposal(operation: .cancel)
  }
  /// Whether what is dropped comes between rows, which part for it.
  func parts(_ proposal: UIDropProposal) -> Bool { false }
  func didExit(_ session: any UIDropSession) {}
  func didEnd(_ session: any UIDropSession) {}
  func perform(_ session: any UIDropSession, _ proposal: UIDropProposal, at path: IndexPath?) {}
  /// Where a row is, in points of the content.
  func rect(at path: IndexPath) -> CGRect { .zero }
  /// What a row looks like while what was dropped becomes it; nothing for what was dragged.
  func parameters(at path: IndexPath) -> UIDragPreviewParameters? { nil }
  /// The section without rows that a point of the content is in.
  func emptySection(at point: CGPoint) -> Int? { nil }

  private var rows: ListScrollView? { view as? ListScrollView }

  /// What is dropped, with what it was in the list.
  final func items(of session: any UIDropSession) -> [ListDropItem] {
    session.items.map {
      ListDropItem(
        dragItem: $0, sourceIndexPath: source(of: $0, session), previewSize: size(of: $0, session))
    }
  }

  /// The row of the list from which an item comes.
  private func source(of item: UIDragItem, _ session: any UIDropSession) -> IndexPath? {
    guard let drag = (session as? DragSession)?.source as? ListDrag, drag.view === view else { return nil }
    return drag.place(of: item)?.path
  }

  /// How large what is seen of an item is, in points: as the row that it was.
  private func size(of item: UIDragItem, _ session: any UIDropSession) -> CGSize {
    guard let drag = (session as? DragSession)?.source as? ListDrag, let place = drag.place(of: item),
      let list = (drag.view as? ListScrollView)?.list
    else { return .zero }
    return list.cells[place]?.bounds.size ?? .zero
  }

  /// Lets an item that was dropped go to a row, or into a part of it.
  final func land(
    _ item: UIDragItem, of session: any UIDropSession, at path: IndexPath, _ part: CGRect? = nil
  ) -> any UIDragAnimating {
    guard let rows, let session = session as? DragSession else { return DragAnimator() }
    rows.layOut()
    let row = rect(at: path)
    let rect = part?.offsetBy(dx: row.minX, dy: row.minY) ?? row
    let target = UIDragPreviewTarget(container: rows, center: CGPoint(x: rect.midX, y: rect.midY))
    guard part == nil, let cell = ListPlace(path).flatMap({ rows.list.cells[$0] }),
      let parameters = parameters(at: path)
    else { return session.land(item, at: target) }
    return session.land(
      item, at: target, as: UITargetedDragPreview(view: cell, parameters: parameters, target: target))
  }

  /// Lets an item that was dropped go to a place of one's own.
  final func land(
    _ item: UIDragItem, of session: any UIDropSession, at target: UIDragPreviewTarget
  ) -> any UIDragAnimating { (session as? DragSession)?.land(item, at: target) ?? DragAnimator() }

  /// The row that a finger is on, the gap that is held open for it, or the beginning of a section without rows.
  private func destination(at point: CGPoint) -> ListPlace? {
    guard let rows else { return nil }
    guard let movement = rows.list.movement else {
      return rows.shownPlace(at: point)?.place
        ?? emptySection(at: point).map { ListPlace(section: $0, row: 0) }
    }
    rows.place(movement, at: point)
    return rows.proposedPlace(for: movement, at: point) ?? movement.place
  }

  // MARK: As its own delegate

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    canHandle(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    self.session = session
    didEnter(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let rows else { return UIDropProposal(operation: .cancel) }
    let point = session.location(in: rows)
    let place = destination(at: point)
    let proposal = proposal(session, at: place?.path)
    self.proposal = proposal
    guard proposal.operation == .copy || proposal.operation == .move, parts(proposal) else {
      rows.closeGap()
      return proposal
    }
    if rows.list.movement == nil, let place {
      let own = session.items.count == 1 ? source(of: session.items[0], session) : nil
      rows.openGap(from: own.flatMap { ListPlace($0) }, at: place)
    }
    rows.moveHeldRow(to: point)
    return proposal
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    self.session = nil
    rows?.closeGap()
    didExit(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let rows, let proposal else { return }
    let place = rows.list.movement?.place ?? destination(at: session.location(in: rows))
    perform(session, proposal, at: place?.path)
    rows.closeGap()
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    self.session = nil
    proposal = nil
    rows?.closeGap()
    didEnd(session)
  }
}

extension ListScrollView {
  /// Whether rows are being dragged.
  public final var hasActiveDrag: Bool { list.drag?.session != nil }
  /// Whether something is being dragged above the list that it may take.
  public final var hasActiveDrop: Bool { list.drop?.session != nil }

  func setDrag(_ drag: ListDrag?) {
    if let old = list.drag { removeInteraction(old) }
    list.drag = drag
    guard let drag else { return }
    drag.isEnabled = dragInteractionEnabled
    addInteraction(drag)
  }

  func setDrop(_ drop: ListDrop?) {
    if let old = list.drop { removeInteraction(old) }
    list.drop = drop
    if let drop { addInteraction(drop) }
  }
}
