import Foundation
import QuoinControls
import QuoinViews

/// Some fingers that come down together, move and are lifted, each event with its time.
struct Fingers {
  private let touches: [UITouch]
  private let window: UIWindow

  /// Lets fingers come down.
  init(_ places: [CGPoint], in window: UIWindow) {
    self.window = window
    touches = places.map { UITouch(at: $0) }
    send(after: 0)
  }

  /// How many frames a movement takes; no more than those of an hour, whatever the time says.
  static func steps(_ duration: TimeInterval, _ frame: TimeInterval) -> Int {
    let count = (duration / frame).rounded()
    return count >= 1 ? Int(min(count, 216_000)) : 1
  }

  /// Moves them in steps of a frame; with no time to go it is one step.
  ///
  /// - Parameters:
  ///   - places: Where to, one for each finger, in points of the window.
  ///   - duration: How long it takes, in seconds.
  func move(to places: [CGPoint], in duration: TimeInterval) {
    let starts = touches.map(\.locationInWindow)
    let frame = window.clock.frameInterval
    let steps = Self.steps(duration, frame)
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      for (touch, (start, end)) in zip(touches, zip(starts, places)) {
        touch.update(
          to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share),
          phase: .moved)
      }
      send(after: duration > 0 ? duration / Double(steps) : 0)
    }
  }

  /// Keeps them still, so that they have no speed when they are lifted.
  func rest(for duration: TimeInterval) {
    window.clock.advance(by: duration)
    window.layoutIfNeeded()
  }

  /// How long they have to stay until what is beneath can be dragged, in seconds; nothing where nothing can.
  var liftDuration: TimeInterval? { touches.first?.liftDuration }
  /// Why what is dragged would not be taken where they are; nothing if it would, or if nothing is dragged.
  var dropRefusal: String? { touches.first?.dropRefusal }

  /// Lifts them.
  func lift() {
    for touch in touches { touch.update(phase: .ended) }
    send(after: 0)
  }

  private func send(after pause: TimeInterval) {
    window.sendEvent(UIEvent(touches: Set(touches), timestamp: window.clock.time + pause))
    // Who is hit next depends on where things have come to.
    window.layoutIfNeeded()
  }
}
