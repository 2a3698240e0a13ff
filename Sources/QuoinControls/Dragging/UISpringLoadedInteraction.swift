import Foundation
import QuoinGraphics

/// How far what is dragged has come to press what it stays above.
public nonisolated enum UISpringLoadedInteractionEffectState: Int, Sendable {
  case inactive, possible, activating, activated
}

/// What is dragged above something that it may press.
public protocol UISpringLoadedInteractionContext: AnyObject, ViewBound {
  /// How far it has come.
  var state: UISpringLoadedInteractionEffectState { get }
  /// What is pressed; the view of the interaction unless set.
  var targetView: UIView? { get set }
  /// What is pressed in the view; whoever stays longer has to stay above the same.
  var targetItem: Any? { get set }
  /// Where the finger is, in points of a view; of the window without one.
  func location(in view: UIView?) -> CGPoint
}

/// Says whether what is dragged may press what it is above.
public protocol UISpringLoadedInteractionBehavior: AnyObject, ViewBound {
  /// Whether it may be pressed; asked whenever the finger has moved.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Told that it has been pressed, or that the finger is elsewhere.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows how far what is dragged has come to press what it is above.
public protocol UISpringLoadedInteractionEffect: AnyObject, ViewBound {
  /// Told of each step.
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// Something that can be told to be pressed by what is dragged and stays above it.
public protocol UISpringLoadedInteractionSupporting: AnyObject, ViewBound {
  /// Whether it is.
  var isSpringLoaded: Bool { get set }
}

/// Lets what is dragged press a view by staying above it.
///
/// ```swift
/// folder.addInteraction(UISpringLoadedInteraction { _, _ in open(folder) })
/// ```
open class UISpringLoadedInteraction: NSObject, UIInteraction, ViewBound {
  /// Says whether it may be pressed; always unless there is one.
  public final let interactionBehavior: (any UISpringLoadedInteractionBehavior)?
  /// Shows how far it has come; nothing is seen of it without one.
  public final let interactionEffect: (any UISpringLoadedInteractionEffect)?
  public private(set) final weak var view: UIView?
  final let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Creates an interaction.
  ///
  /// - Parameters:
  ///   - interactionBehavior: Says whether it may be pressed.
  ///   - interactionEffect: Shows how far it has come.
  ///   - handler: Presses it.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    self.interactionBehavior = interactionBehavior
    self.interactionEffect = interactionEffect
    self.handler = handler
  }

  /// Creates an interaction that may always be pressed.
  public convenience init(
    activationHandler handler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) { self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler) }

  deinit {}

  public final func willMove(to view: UIView?) {}
  public final func didMove(to view: UIView?) { self.view = view }
}

/// What makes a control or a list press itself.
class OwnSpring: UISpringLoadedInteraction {
  deinit {}
}

extension UIView {
  /// Whether what is dragged presses the view itself.
  final var ownSpring: OwnSpring? {
    get { interactions.lazy.compactMap { $0 as? OwnSpring }.first }
    set {
      if let old = ownSpring { removeInteraction(old) }
      if let newValue { addInteraction(newValue) }
    }
  }
}
