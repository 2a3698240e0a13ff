import Foundation
import QuoinGraphics

/// Something that can be done with a row, behind its edge.
open class UIContextualAction: NSObject, ViewBound {
  /// What the action does to the row.
  public nonisolated enum Style: Int, Sendable { case normal, destructive }

  /// What the action does when it is chosen.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - sourceView: The button.
  ///   - completionHandler: To be called with whether it was done; the row is closed then.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// What the action does to the row.
  public final let style: Style
  /// What the action does when it is chosen.
  public final let handler: Handler
  /// What the button says.
  open var title: String?
  /// The picture on the button.
  open var image: UIImage?
  /// What fills the button; red for one that deletes and grey for others, unless set.
  open var backgroundColor: UIColor! {
    get { storedColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { storedColor = newValue }
  }
  private final var storedColor: UIColor?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  deinit {}
}

/// The actions behind an edge of a row.
open class UISwipeActionsConfiguration: NSObject, ViewBound {
  /// The actions, the first at the edge of the row.
  public final let actions: [UIContextualAction]
  /// Whether swiping as far as it goes does the first action; true unless set.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [UIContextualAction]) { self.actions = actions }

  deinit {}
}
