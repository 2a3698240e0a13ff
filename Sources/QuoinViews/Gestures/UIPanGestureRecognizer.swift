import Foundation

/// Recognizes fingers that move: the gesture begins 10 points from where they came down.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far fingers move before the gesture begins, in points; the translation does not count it.
  static let hysteresis: CGFloat = 10

  /// How many fingers at least; 1 unless set.
  open var minimumNumberOfTouches = 1
  /// How many fingers at most; any number unless set.
  open var maximumNumberOfTouches = Int.max
  /// Which wheels and trackpads move it; none unless set.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// How far the fingers have moved since they came down, in points of the window.
  final var path = CGPoint.zero
  private var origin = CGPoint.zero
  private var middle: CGPoint?
  private var samples = MotionSamples()
  private var lastTime: TimeInterval = 0

  /// Creates a recognizer that calls a closure.
  public convenience init(_ handler: @escaping (UIPanGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { [unowned self] _ in handler(self) }
  }

  deinit {}

  /// How far the fingers have moved since the gesture began or the translation was set, in points of a view.
  open func translation(in view: UIView?) -> CGPoint {
    convertedVector(CGPoint(x: path.x - origin.x, y: path.y - origin.y), to: view)
  }

  /// Says how far the fingers count as having moved, in points of a view.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let (zero, end) = (converted(.zero, to: view), translation)
    let inWindow =
      view.map { view in
        let (start, stop) = (
          view.convert(zero, to: nil), view.convert(CGPoint(x: zero.x + end.x, y: zero.y + end.y), to: nil)
        )
        return CGPoint(x: stop.x - start.x, y: stop.y - start.y)
      } ?? translation
    origin = CGPoint(x: path.x - inWindow.x, y: path.y - inWindow.y)
  }

  /// How fast the fingers move, in points of a view a second.
  open func velocity(in view: UIView?) -> CGPoint {
    convertedVector(samples.velocity(at: lastTime), to: view)
  }

  /// Whether the fingers have moved so far that the gesture begins.
  func isFarEnough(_ path: CGPoint) -> Bool { hypot(path.x, path.y) >= Self.hysteresis }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if pressedTouches.count > maximumNumberOfTouches {
      if !hasBegun {
        state = .failed
        return
      }
      for touch in touches { ignore(touch, for: event) }
    }
    if !hasBegun, pressedTouches.count <= minimumNumberOfTouches {
      // What fingers did before they were enough does not count.
      path = .zero
      samples.removeAll()
    }
    if middle == nil || path == .zero { samples.append(path, at: event.timestamp) }
    lastTime = event.timestamp
    middle = Self.middle(of: pressedTouches.map(\.locationInWindow))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    follow(event)
    if hasBegun {
      state = .changed
    } else if pressedTouches.count >= minimumNumberOfTouches, isFarEnough(path) {
      begin()
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    follow(event)
    let pressed = pressedTouches
    middle = pressed.isEmpty ? nil : Self.middle(of: pressed.map(\.locationInWindow))
    if pressed.count >= max(minimumNumberOfTouches, 1) { return }
    if hasBegun { state = .ended } else if pressed.isEmpty { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    (path, origin, middle) = (.zero, .zero, nil)
    samples.removeAll()
  }

  /// Moves as far as a wheel was turned, in one go.
  ///
  /// - Returns: Whether the gesture was allowed.
  final func turn(by event: UIScrollEvent) -> Bool {
    guard storedState == .possible, touches.isEmpty, shouldReceive(event), mayBegin else { return false }
    lastPlaces = [event.locationInWindow]
    path = CGPoint(x: -event.delta.x, y: -event.delta.y)
    for next in [State.began, .ended] {
      storedState = next
      sendActions()
    }
    startAnew()
    return true
  }

  private func follow(_ event: UIEvent) {
    let places = liveTouches.map(\.locationInWindow)
    guard let middle, !places.isEmpty else { return }
    let now = Self.middle(of: places)
    lastTime = event.timestamp
    self.middle = now
    if now == middle { return }
    path = CGPoint(x: path.x + now.x - middle.x, y: path.y + now.y - middle.y)
    samples.append(path, at: event.timestamp)
  }

  /// Begins as if the fingers had come down where they were far enough.
  final func begin() {
    let length = hypot(path.x, path.y)
    let share = length > 0 ? min(Self.hysteresis / length, 1) : 0
    origin = CGPoint(x: path.x * share, y: path.y * share)
    state = .began
  }
}

/// Which kinds of wheels and trackpads a recognizer follows.
public nonisolated struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Wheels that turn in steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Trackpads.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
