import Foundation

extension UIWindow {
  final func dispatch(_ event: UIEvent) {
    setClock(to: event)
    switch event {
    case let event as UIPressesEvent: dispatchPresses(event)
    case let event as UIHoverEvent: hovering.send(event)
    case let event as UIScrollEvent: dispatchWheel(event)
    default: touching.send(event)
    }
  }

  private func setClock(to event: UIEvent) {
    if !event.isTimed {
      event.timestamp = clock.time
    } else if event.timestamp > clock.time {
      clock.advance(to: event.timestamp)
    } else if event.timestamp < clock.time {
      ViewMisuse.report(.lateEvent(of: event.timestamp, at: clock.time))
      event.timestamp = clock.time
    }
  }

  private var touching: TouchDispatch {
    if let touchDispatch { return touchDispatch }
    let made = TouchDispatch(window: self)
    touchDispatch = made
    return made
  }

  private var hovering: HoverDispatch {
    if let hoverDispatch { return hoverDispatch }
    let made = HoverDispatch(window: self)
    hoverDispatch = made
    return made
  }

  /// The view at a point, with those above it, the deepest first.
  final func viewsFromDeepest(at point: CGPoint, with event: UIEvent) -> [UIView] {
    guard let hit = hitTest(point, with: event) else { return [] }
    return Array(sequence(first: hit, next: { $0.superview }))
  }
}

extension ViewMisuse {
  static func lateEvent(of time: TimeInterval, at now: TimeInterval) -> ViewMisuse {
    ViewMisuse("An event of \(time) seconds comes late: the clock shows \(now), and time only goes forward")
  }
}
