import Foundation

/// An object that events are offered to, and which passes on what it does not handle.
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {}

  /// Who is asked when this responder does not handle an event.
  open var next: UIResponder? { nil }

  /// Whether the responder may become the first one.
  open var canBecomeFirstResponder: Bool { false }

  /// Told that touches began; passes them on.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Told that touches moved; passes them on.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Told that touches ended; passes them on.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Told that touches were cancelled; passes them on.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
