import Foundation

/// Recognizes a pointer over the view: the gesture begins when it comes in, changes as it moves, and ends when it leaves.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// How far the pointer is above the surface; always 0.
  open var zOffset: CGFloat { 0 }

  /// Creates a recognizer that calls a closure.
  public convenience init(_ handler: @escaping (UIHoverGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { [unowned self] _ in handler(self) }
  }

  deinit {}

  open override func shouldReceive(_ event: UIEvent) -> Bool {
    event.type == .hover && super.shouldReceive(event)
  }

  override var isOnlooker: Bool { true }

  /// Takes note of where the pointer is, and whether that ends the gesture.
  final func follow(_ place: CGPoint?, flags: UIKeyModifierFlags) {
    modifierFlags = flags
    if let place {
      lastPlaces = [place]
      state = state == .possible ? .began : .changed
    } else {
      state = .ended
    }
  }
}
