import Foundation

extension UIGestureRecognizer {
  /// Whether the recognizer gets a touch that begins.
  final func accepts(_ touch: UITouch, with event: UIEvent) -> Bool {
    guard isEnabled, !isOver, allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else {
      return false
    }
    if requiresExclusiveTouchType, let first = liveTouches.first, first.type != touch.type { return false }
    return shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Whether the gesture has come to an end, and the recognizer waits for its touches to do so.
  final var isOver: Bool {
    storedState == .ended || storedState == .cancelled || storedState == .failed
  }

  /// Whether the gesture was recognized.
  final var isRecognized: Bool {
    storedState == .began || storedState == .changed || storedState == .ended
  }

  /// Whether the recognizer may still recognize a touch.
  final func isUndecided(about touch: UITouch) -> Bool {
    storedState == .possible && touches.contains { $0 === touch }
  }

  /// Takes a touch that begins.
  final func take(_ touch: UITouch, in environment: GestureEnvironment, clock: WindowClock) {
    self.environment = environment
    self.clock = clock
    touches.append(touch)
    liveTouches.append(touch)
    environment.enter(self)
  }

  /// Hands the touches of an event on that are the recognizer's.
  final func receive(_ changed: [UITouch], with event: UIEvent) {
    modifierFlags = event.modifierFlags
    buttonMask = event.buttonMask
    hand(.began, of: changed, to: touchesBegan, with: event)
    hand(.moved, of: changed, to: touchesMoved, with: event)
    hand(.ended, of: changed, to: touchesEnded, with: event)
    hand(.cancelled, of: changed, to: touchesCancelled, with: event)
  }

  private func hand(
    _ phase: UITouch.Phase, of changed: [UITouch], to method: (Set<UITouch>, UIEvent) -> Void,
    with event: UIEvent
  ) {
    if isOver { return }
    let own = changed.filter { touch in
      touch.phase == phase && liveTouches.contains { $0 === touch }
    }
    if own.isEmpty { return }
    notePlaces()
    method(Set(own), event)
  }

  final func notePlaces() {
    if !liveTouches.isEmpty { lastPlaces = liveTouches.map(\.locationInWindow) }
  }

  /// The touches that go on.
  final var pressedTouches: [UITouch] { liveTouches.filter { !$0.phase.isOver } }

  /// The middle of the touches, in points of the window.
  final var middleInWindow: CGPoint { Self.middle(of: lastPlaces) }

  /// The middle of points; 0, 0 where there are none.
  static func middle(of points: [CGPoint]) -> CGPoint {
    if points.isEmpty { return .zero }
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }

  final func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }

  /// A vector of the window in points of a view.
  final func convertedVector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    let (start, end) = (converted(.zero, to: view), converted(vector, to: view))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Does something after a while, unless the recognizer is reset before or waits for something else.
  final func wait(_ seconds: TimeInterval, then work: @escaping () -> Void) {
    timer = clock?.schedule(after: seconds, work)
  }
}
