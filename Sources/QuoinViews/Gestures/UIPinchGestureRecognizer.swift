import Foundation

/// Recognizes two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// By how much the fingers' distance changes before the gesture begins, in points.
  static let hysteresis: CGFloat = 8

  /// The fingers' distance as a multiple of what it was; may be set, to go on from there.
  open var scale: CGFloat {
    get { currentScale }
    set {
      guard newValue.isFinite else { return }
      let factor = currentScale == 0 ? 1 : newValue / currentScale
      samples.adapt { CGPoint(x: $0.x * factor, y: 0) }
      (startScale, currentScale) = (newValue, newValue)
      start = FingerPair(pressedTouches) ?? start
    }
  }

  private var startScale: CGFloat = 1
  private var currentScale: CGFloat = 1
  private var start: FingerPair?
  private var samples = MotionSamples()
  private var lastTime: TimeInterval = 0

  /// Creates a recognizer that calls a closure.
  public convenience init(_ handler: @escaping (UIPinchGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { [unowned self] _ in handler(self) }
  }

  deinit {}

  /// How much the scale changes in a second.
  open var velocity: CGFloat { samples.velocity(at: lastTime).x }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in pressedTouches.dropFirst(2) { ignore(touch, for: event) }
    beginPair(event)
  }

  private func beginPair(_ event: UIEvent) {
    start = FingerPair(pressedTouches)
    startScale = currentScale
    lastTime = event.timestamp
    if start != nil { samples.append(CGPoint(x: currentScale, y: 0), at: lastTime) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    lastTime = event.timestamp
    guard let start, let pair = FingerPair(pressedTouches) else {
      if hasBegun { state = .changed }
      return
    }
    if !hasBegun, abs(pair.distance - start.distance) < Self.hysteresis { return }
    currentScale = startScale * pair.distance / start.distance
    samples.append(CGPoint(x: currentScale, y: 0), at: lastTime)
    state = hasBegun ? .changed : .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    lastTime = event.timestamp
    start = nil
    if !pressedTouches.isEmpty { return }
    state = hasBegun ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    (startScale, currentScale, start) = (1, 1, nil)
    samples.removeAll()
  }
}
