import Foundation
import QuoinControls

/// A finger on a window, and the keys of a keyboard.
final class Finger {
  let window: UIWindow
  private var touch: UITouch?

  /// A finger on a window that shows a view.
  init(on view: UIView, width: CGFloat = 390, height: CGFloat = 400) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  private func send(_ touch: UITouch, after delay: TimeInterval) {
    window.sendEvent(UIEvent(touches: [touch], timestamp: window.clock.time + delay))
  }

  func down(_ x: CGFloat, _ y: CGFloat, after delay: TimeInterval = 0) {
    let made = UITouch(at: CGPoint(x: x, y: y))
    touch = made
    send(made, after: delay)
  }

  func move(_ x: CGFloat, _ y: CGFloat, after delay: TimeInterval = 1.0 / 60) {
    guard let touch else { return }
    touch.update(to: CGPoint(x: x, y: y), phase: .moved)
    send(touch, after: delay)
  }

  func up(after delay: TimeInterval = 0) {
    guard let touch else { return }
    touch.update(phase: .ended)
    send(touch, after: delay)
    self.touch = nil
  }

  func cancel() {
    guard let touch else { return }
    touch.update(phase: .cancelled)
    send(touch, after: 0)
    self.touch = nil
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    up(after: 0.05)
    window.clock.advance(by: 1)
  }

  /// Taps the middle of a view.
  func tap(_ view: UIView) {
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    tap(middle.x, middle.y)
  }

  /// Goes from the left edge to a column and lets go; what follows comes to its end.
  func swipeFromEdge(to end: CGFloat) {
    down(2, 400)
    for step in 1...8 { move(2 + (end - 2) * CGFloat(step) / 8, 400, after: 0.1) }
    up(after: 0.5)
    window.clock.advance(by: 1)
  }

  /// Presses a key and lets it go.
  func key(_ characters: String) {
    let press = UIPress(key: UIKey(characters: characters))
    window.sendEvent(UIPressesEvent(presses: [press]))
    press.update(phase: .ended)
    window.sendEvent(UIPressesEvent(presses: [press]))
  }
}

extension UIControl {
  /// Notes the names of the events that the control tells of, in their order.
  func log(_ events: [(String, Event)], into log: EventLog) {
    for (name, event) in events { addAction(UIAction { _ in log.names.append(name) }, for: event) }
  }
}

final class EventLog {
  var names: [String] = []
  /// What was noted since it was asked last.
  func take() -> [String] {
    defer { names = [] }
    return names
  }
}
