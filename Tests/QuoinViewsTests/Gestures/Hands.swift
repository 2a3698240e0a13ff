import Foundation
import QuoinViews

/// Fingers on a window, with the time at which each thing is done.
final class Hands {
  let window: UIWindow
  private(set) var fingers: [UITouch] = []

  init(_ window: UIWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))) {
    self.window = window
  }

  /// Puts fingers down; they are numbered from 0 in the order in which they come.
  func down(_ places: CGPoint..., at time: TimeInterval? = nil, type: UITouch.TouchType = .direct) {
    fingers.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    let new = places.map { UITouch(at: $0, type: type) }
    fingers += new
    window.sendEvent(UIEvent(touches: Set(new), timestamp: time))
  }

  /// Moves the first fingers to places.
  func move(_ places: CGPoint..., at time: TimeInterval? = nil) {
    for (finger, place) in zip(fingers, places) { finger.update(to: place, phase: .moved) }
    window.sendEvent(UIEvent(touches: Set(fingers.prefix(places.count)), timestamp: time))
  }

  /// Lifts the first fingers, or all.
  func up(_ count: Int = .max, at time: TimeInterval? = nil) {
    let lifted = fingers.prefix(count)
    for finger in lifted { finger.update(phase: .ended) }
    window.sendEvent(UIEvent(touches: Set(lifted), timestamp: time))
    fingers.removeFirst(lifted.count)
  }

  /// Lets the system take all fingers away.
  func cancel(at time: TimeInterval? = nil) {
    for finger in fingers { finger.update(phase: .cancelled) }
    window.sendEvent(UIEvent(touches: Set(fingers), timestamp: time))
    fingers = []
  }

  func tap(_ place: CGPoint, at time: TimeInterval? = nil) {
    down(place, at: time)
    up(at: time.map { $0 + 0.05 })
  }

  /// Drags a finger in equal steps of a 60th of a second and lets it go in the last place.
  func drag(from start: CGPoint, to end: CGPoint, steps: Int, at time: TimeInterval) {
    down(start, at: time)
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      move(
        CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share),
        at: time + Double(step) / 60)
    }
    up(at: time + Double(steps) / 60)
  }
}

func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// A view that notes its touches in a list.
final class TouchedView: UIView {
  var log: Log
  let name: String

  final class Log {
    var lines: [String] = []
  }

  init(_ name: String = "view", frame: CGRect, log: Log) {
    (self.name, self.log) = (name, log)
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.lines.append("\(name) began \(touches.count)")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.lines.append("\(name) moved \(touches.count)")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.lines.append("\(name) ended \(touches.count)")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.lines.append("\(name) cancelled \(touches.count)")
  }
}

extension UIGestureRecognizer {
  /// Notes each state that targets are told of.
  func log(_ name: String, in log: TouchedView.Log) -> Self {
    addHandler { log.lines.append("\(name) \($0.state)") }
    return self
  }
}

/// A window of 400 by 400 points with one view at 100, 100 that is 200 by 200, and their log.
struct TouchedScreen {
  let log = TouchedView.Log()
  let hands = Hands()
  let view: TouchedView

  var window: UIWindow { hands.window }
  var lines: [String] { log.lines }

  init() {
    view = TouchedView(frame: CGRect(x: 100, y: 100, width: 200, height: 200), log: log)
    hands.window.addSubview(view)
  }

  func add(_ recognizer: UIGestureRecognizer, _ name: String) {
    view.addGestureRecognizer(recognizer.log(name, in: log))
  }
}
