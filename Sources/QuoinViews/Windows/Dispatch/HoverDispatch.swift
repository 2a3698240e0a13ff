import Foundation

/// Tells the recognizers of a window where the pointer is that hovers over it.
final class HoverDispatch {
  private unowned let window: UIWindow
  private var entered: [UIHoverGestureRecognizer] = []

  init(window: UIWindow) { self.window = window }

  func send(_ event: UIHoverEvent) {
    var present: [UIHoverGestureRecognizer] = []
    if let place = event.locationInWindow {
      for view in window.viewsFromDeepest(at: place, with: event) {
        for case let hover as UIHoverGestureRecognizer in view.rare?.gestureRecognizers ?? []
        where hover.isEnabled && hover.shouldReceive(event) {
          present.append(hover)
        }
      }
    }
    let left = entered.filter { old in !present.contains { $0 === old } }
    entered = present
    for hover in left where hover.state != .possible { hover.follow(nil, flags: event.modifierFlags) }
    for hover in present { hover.follow(event.locationInWindow, flags: event.modifierFlags) }
  }
}
