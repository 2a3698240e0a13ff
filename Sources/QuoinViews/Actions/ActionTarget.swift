import Foundation

/// One of those whom a recognizer tells: an object with a method, an action, or a closure.
struct ActionTarget {
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

  init(target: AnyObject?, selector: Selector) {
    receiver = .method(target.map { WeakTarget(object: $0) }, selector)
  }

  init(_ action: UIAction) { receiver = .action(action) }

  init(_ closure: @escaping () -> Void) { receiver = .closure(closure) }

  /// Tells the receiver.
  ///
  /// - Parameters:
  ///   - sender: Who tells.
  ///   - responder: Where the search begins for who has the method, where no target was given.
  func send(from sender: AnyObject, up responder: UIResponder?, event: UIEvent? = nil) {
    switch receiver {
    case .method(let target, let selector):
      let object =
        target == nil
        ? responder?.target(forAction: selector, withSender: sender) as AnyObject? : target?.object
      if let object { selector.perform(on: object, sender: sender, event: event) }
    case .action(let action): action.performWithSender(sender, target: nil)
    case .closure(let closure): closure()
    }
  }

  /// Whether it tells a method of an object; nothing stands for any.
  func tells(_ target: AnyObject?, _ selector: Selector?) -> Bool {
    guard case .method(let own, let method) = receiver else { return false }
    return (target == nil || own?.object === target) && (selector == nil || selector == method)
  }

  /// Whether it is an action, or one of the same identifier.
  func isAction(_ action: UIAction) -> Bool {
    guard case .action(let own) = receiver else { return false }
    return own === action || own.identifier != nil && own.identifier == action.identifier
  }
}
