import Foundation

/// Asked what is taken of what is dragged above a view, and told of it; everything has an answer where a class gives none.
public protocol UIDropInteractionDelegate: AnyObject, ViewBound {
  /// Whether the view has anything to do with what is dragged; asked once. True unless said otherwise.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Told that it comes above the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// What becomes of it if it is let go here; nothing unless said otherwise.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Told that it is above the view no more.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Takes what is dropped.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// What is seen of an item that was dropped, and where it goes; without one, as unless said otherwise, it shrinks and fades
  /// where it is.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Told that an item goes where it was dropped.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
  /// Told that all of it has been taken.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Told that what was above the view at some time is over, whoever has taken it.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  {
    true
  }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { nil }
  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {}
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}

/// Lets a view take what is dragged onto it.
open class UIDropInteraction: NSObject, UIInteraction, ViewBound {
  /// Asked what is taken.
  public internal(set) final weak var delegate: (any UIDropInteractionDelegate)?
  public private(set) final weak var view: UIView?
  /// Whether several drags may be above the view at once; kept for code that sets it.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction.
  public convenience init(delegate: any UIDropInteractionDelegate) { self.init(asking: delegate) }

  init(asking delegate: (any UIDropInteractionDelegate)?) { self.delegate = delegate }

  deinit {}

  public final func willMove(to view: UIView?) {}
  public final func didMove(to view: UIView?) { self.view = view }
}
