import Foundation

/// Recognizes one or more taps of one or more fingers.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How long a finger may stay down, in seconds.
  static let longestTap: TimeInterval = 0.75
  /// How far a finger may move, in points.
  static let allowableMovement: CGFloat = 45

  /// How often; 1 unless set.
  open var numberOfTapsRequired = 1
  /// With how many fingers; 1 unless set.
  open var numberOfTouchesRequired = 1
  /// With which buttons of a pointer; the primary one unless set.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var taps = 0
  private var hasAllFingers = false
  private var startPlaces: [(touch: UITouch, place: CGPoint)] = []
  private var firstPlace: CGPoint?

  /// Creates a recognizer that calls a closure.
  public convenience init(_ handler: @escaping (UITapGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { [unowned self] _ in handler(self) }
  }

  deinit {}

  /// With how many fingers was tapped.
  open override var numberOfTouches: Int {
    state == .ended || !pendingStates.isEmpty ? lastPlaces.count : super.numberOfTouches
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let pressed = pressedTouches
    if pressed.contains(where: { $0.type == .indirectPointer }), event.buttonMask != [],
      event.buttonMask != buttonMaskRequired
    {
      state = .failed
      return
    }
    if pressed.count > numberOfTouchesRequired || startPlaces.count >= numberOfTouchesRequired {
      state = .failed
      return
    }
    if startPlaces.isEmpty { wait(Self.longestTap) { [weak self] in self?.state = .failed } }
    for touch in pressed where touches.contains(touch) {
      startPlaces.append((touch, touch.locationInWindow))
      if let firstPlace, numberOfTouchesRequired == 1,
        firstPlace.distance(to: touch.locationInWindow) > TouchDispatch.tapDistance
      {
        state = .failed
      }
      firstPlace = firstPlace ?? touch.locationInWindow
    }
    hasAllFingers = pressed.count == numberOfTouchesRequired
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if startPlaces.contains(where: {
      $0.place.distance(to: $0.touch.locationInWindow) > Self.allowableMovement
    }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard hasAllFingers else {
      state = .failed
      return
    }
    guard pressedTouches.isEmpty else { return }
    taps += 1
    // Fingers that were lifted before the last one count as well.
    lastPlaces = startPlaces.map(\.touch.locationInWindow)
    startPlaces = []
    hasAllFingers = false
    if taps >= numberOfTapsRequired {
      timer = nil
      state = .ended
    } else {
      wait(TouchDispatch.tapInterval) { [weak self] in self?.state = .failed }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  /// A tap leaves those alone that wait for more taps or more fingers.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
      && other.numberOfTouchesRequired <= numberOfTouchesRequired
  }

  open override func reset() {
    super.reset()
    taps = 0
    hasAllFingers = false
    startPlaces = []
    firstPlace = nil
  }
}
