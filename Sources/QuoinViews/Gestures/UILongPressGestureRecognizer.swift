import Foundation

/// Recognizes fingers that stay down for a while: the gesture begins then, changes when they move, and ends when they go.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds; half a second unless set.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far fingers may move before, in points; 10 unless set.
  open var allowableMovement: CGFloat = 10
  /// How often is tapped before; 0 unless set.
  open var numberOfTapsRequired = 0
  /// How many fingers; 1 unless set.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var startPlaces: [(touch: UITouch, place: CGPoint)] = []

  /// Creates a recognizer that calls a closure.
  public convenience init(_ handler: @escaping (UILongPressGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { [unowned self] _ in handler(self) }
  }

  deinit {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if hasBegun {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    let pressed = pressedTouches
    if pressed.count > numberOfTouchesRequired {
      state = .failed
      return
    }
    for touch in pressed where touches.contains(touch) {
      startPlaces.append((touch, touch.locationInWindow))
    }
    guard pressed.count == numberOfTouchesRequired else { return }
    if taps < numberOfTapsRequired {
      wait(UITapGestureRecognizer.longestTap) { [weak self] in self?.state = .failed }
    } else if minimumPressDuration > 0 {
      wait(minimumPressDuration) { [weak self] in self?.state = .began }
    } else {
      state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if hasBegun {
      state = .changed
    } else if startPlaces.contains(where: {
      $0.place.distance(to: $0.touch.locationInWindow) > allowableMovement
    }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if hasBegun {
      state = .ended
    } else if taps < numberOfTapsRequired, startPlaces.count == numberOfTouchesRequired {
      guard pressedTouches.isEmpty else { return }
      taps += 1
      startPlaces = []
      wait(TouchDispatch.tapInterval) { [weak self] in self?.state = .failed }
    } else {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    taps = 0
    startPlaces = []
  }
}
