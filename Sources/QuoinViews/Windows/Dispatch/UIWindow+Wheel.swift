import Foundation

extension UIWindow {
  /// Hands a turn of a wheel to the deepest view that can do something with it.
  final func dispatchWheel(_ event: UIScrollEvent) {
    guard event.delta.x.isFinite, event.delta.y.isFinite else { return }
    for view in viewsFromDeepest(at: event.locationInWindow, with: event) {
      for case let pan as UIPanGestureRecognizer in view.rare?.gestureRecognizers ?? []
      where pan.isEnabled && pan.allowedScrollTypesMask.contains(.discrete) {
        if pan.turn(by: event) { return }
      }
      if let scroller = view as? any EventScroller, scroller.turn(by: event.delta) { return }
    }
  }
}
