import Foundation

/// One of those whom a recognizer or a control tells: an object with a method, an action, or a closure.
package struct ActionTarget {
  private enum Receiver {
    /// No object stands for the one nearest to the view, up the responders, that has the method.
    case method(WeakTarget?, Selector)
    case action(UIAction)
    case closure(() -> Void)
  }

  private struct WeakTarget {
    weak var object: AnyObject?
  }

  private let receiver: Receiver

  package init(target: AnyObject?, selector: Selector) {
    receiver = .method(target.map { WeakTarget(object: $0) }, selector)
  }

  package init(_ action: UIAction) { receiver = .action(action) }

  package init(_ closure: @escaping () -> Void) { receiver = .closure(closure) }

  /// Tells the receiver.
  ///
  /// - Parameters:
  ///   - sender: Who tells.
  ///   - responder: Where the search begins for who has the method, where no target was given.
  package func send(from sender: AnyObject, up responder: UIResponder?, event: UIEvent? = nil) {
    switch receiver {
    case .method(let target, let selector):
      let object =
        target == nil
        ? responder?.target(forAction: selector, withSender: sender) as AnyObject? : target?.object
      guard let object else { return }
      selector.tell(object, from: sender, event: event)
    case .action(let action): action.performWithSender(sender, target: nil)
    case .closure(let closure): closure()
    }
  }

  /// Whether it tells a method of an object; nothing stands for any.
  package func tells(_ target: AnyObject?, _ selector: Selector?) -> Bool {
    guard case .method(let own, let method) = receiver else { return false }
    return (target == nil || own?.object === target) && (selector == nil || selector == method)
  }

  /// The action that is called, if it is one.
  package var action: UIAction? {
    guard case .action(let action) = receiver else { return nil }
    return action
  }

  /// The method that is called, if it is one, and the object that has it; no object where it is searched for.
  package var method: (target: AnyObject?, selector: Selector)? {
    guard case .method(let target, let selector) = receiver else { return nil }
    return (target?.object, selector)
  }

  /// Whether the object that was told is no more.
  package var isGone: Bool {
    guard case .method(let target?, _) = receiver else { return false }
    return target.object == nil
  }

  /// Whether it is an action, or one of the same identifier.
  package func isAction(_ action: UIAction) -> Bool {
    guard case .action(let own) = receiver else { return false }
    return own === action || own.identifier != nil && own.identifier == action.identifier
  }
}
