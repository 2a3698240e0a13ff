import Foundation

extension UIControl {
  /// How far from the control a finger still counts as in it once it came down there, in points, as UIKit has it.
  private static var tolerance: CGFloat { 70 }

  private func doing<Result>(_ event: UIEvent?, _ work: () -> Result) -> Result {
    let outer = currentEvent
    currentEvent = event
    defer { currentEvent = outer }
    return work()
  }

  final func beginTouch(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
    doing(event) {
      isTouchInside = true
      isTracking = beginTracking(touch, with: event)
      guard isTracking else {
        isTouchInside = false
        return
      }
      trackedTouch = touch
      isHighlighted = true
      sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
      if isTracking { menuPressDidBegin(touch) }
    }
  }

  final func moveTouch(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    doing(event) {
      let was = isTouchInside
      isTouchInside = holds(touch, event)
      if isHighlighted != isTouchInside { isHighlighted = isTouchInside }
      guard continueTracking(touch, with: event) else {
        stopTracking()
        return
      }
      var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
      if was != isTouchInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
      sendActions(for: events)
    }
  }

  final func endTouch(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    doing(event) {
      guard isTracking else { return stopTracking() }
      isTouchInside = holds(touch, event)
      let isInside = isTouchInside
      endTracking(touch, with: event)
      stopTracking()
      var events: Event = isInside ? .touchUpInside : .touchUpOutside
      if isInside, isTriggeredByTouchUp { events.insert(.primaryActionTriggered) }
      sendActions(for: events)
    }
  }

  /// Lets the finger go that is followed, as if it had been taken away.
  final func cancelTouch(with event: UIEvent? = nil) {
    guard trackedTouch != nil else { return }
    doing(event) {
      if isTracking { cancelTracking(with: event) }
      stopTracking()
      sendActions(for: .touchCancel)
    }
  }

  private func stopTracking() {
    menuPress?.end()
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    if isHighlighted { isHighlighted = false }
  }

  private func holds(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    if point(inside: place, with: event) { return true }
    // A pointer shows where it is; a finger hides it.
    guard touch.type != .indirectPointer else { return false }
    return bounds.insetBy(dx: -Self.tolerance, dy: -Self.tolerance).contains(place)
  }
}
