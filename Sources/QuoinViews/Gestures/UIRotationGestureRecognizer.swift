import Foundation

/// Recognizes two fingers that turn around each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// By how much the fingers turn before the gesture begins, in radians: ten degrees.
  static let hysteresis: CGFloat = .pi / 18

  /// By how much the fingers have turned, in radians, clockwise; may be set, to go on from there.
  open var rotation: CGFloat {
    get { currentRotation }
    set {
      guard newValue.isFinite else { return }
      let turn = newValue - currentRotation
      samples.adapt { CGPoint(x: $0.x + turn, y: 0) }
      currentRotation = newValue
    }
  }

  private var currentRotation: CGFloat = 0
  private var last: FingerPair?
  private var samples = MotionSamples()
  private var lastTime: TimeInterval = 0

  /// Creates a recognizer that calls a closure.
  public convenience init(_ handler: @escaping (UIRotationGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { [unowned self] _ in handler(self) }
  }

  deinit {}

  /// How fast the fingers turn, in radians a second.
  open var velocity: CGFloat { samples.velocity(at: lastTime).x }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in pressedTouches.dropFirst(2) { ignore(touch, for: event) }
    last = FingerPair(pressedTouches)
    lastTime = event.timestamp
    if last != nil { samples.append(CGPoint(x: currentRotation, y: 0), at: lastTime) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    lastTime = event.timestamp
    if let last, let pair = FingerPair(pressedTouches) {
      // Turn by turn, so that more than half a turn is no less.
      currentRotation += pair.turn(from: last)
      self.last = pair
      samples.append(CGPoint(x: currentRotation, y: 0), at: lastTime)
    }
    if hasBegun {
      state = .changed
    } else if abs(currentRotation) >= Self.hysteresis {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    lastTime = event.timestamp
    last = nil
    if !pressedTouches.isEmpty { return }
    state = hasBegun ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    (currentRotation, last) = (0, nil)
    samples.removeAll()
  }
}
