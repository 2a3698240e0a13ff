import Foundation
import QuoinGraphics

/// Asked for what is dragged out of a view, and told of it; everything but the first has an answer where a class gives none.
public protocol UIDragInteractionDelegate: AnyObject, ViewBound {
  /// What is dragged, as `session.location(in:)` has it; nothing for not at all.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// What another finger adds to what is dragged; without any the drag is cancelled.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]
  /// What is lifted for an item; the view unless said otherwise.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Told that it is about to be lifted.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  /// Told that the finger moves.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Told that the finger has moved.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// Whether it may be moved, and not only copied; true unless said otherwise.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Whether it stays within the program; false unless said otherwise.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// Told of items that are about to be added.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction)
  /// Told that it is let go, before it is taken.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  /// What is seen of an item that goes back, and where to; back into the view unless said otherwise, and where there is none
  /// it fades.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Told that an item goes back to where it came from.
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
  /// Told that it is over.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
  /// Told that who took it has all of it.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
}

extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] { [] }
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { interaction.view.map { UITargetedDragPreview(view: $0) } }
  public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
  }
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  public func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) {}
}

/// Lets what a view shows be lifted by a long press, and dragged to where something takes it.
///
/// ```swift
/// card.addInteraction(UIDragInteraction(delegate: deck))
/// ```
open class UIDragInteraction: NSObject, UIInteraction, ViewBound {
  /// Whether interactions are enabled unless set otherwise.
  open class var isEnabledByDefault: Bool { true }

  /// Asked for what is dragged.
  public internal(set) final weak var delegate: (any UIDragInteractionDelegate)?
  public private(set) final weak var view: UIView?
  /// Whether other recognizers go on while something is being lifted; kept for code that sets it.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether anything can be lifted.
  @Observed open var isEnabled = UIDragInteraction.isEnabledByDefault {
    didSet { recognizer?.isEnabled = isEnabled }
  }
  private final weak var recognizer: DragRecognizer?

  /// Creates an interaction.
  public convenience init(delegate: any UIDragInteractionDelegate) { self.init(asking: delegate) }

  init(asking delegate: (any UIDragInteractionDelegate)?) { self.delegate = delegate }

  deinit {}

  public final func willMove(to view: UIView?) {
    if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
    recognizer = nil
  }

  public final func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let made = DragRecognizer(self)
    made.isEnabled = isEnabled
    recognizer = made
    view.addGestureRecognizer(made)
  }

  /// What is being dragged; nothing unless it has begun to move.
  final var session: DragSession? { recognizer?.movement.flatMap { $0.hasBegun ? $0.session : nil } }
}
