import Foundation

/// What a scroll view knows while it is touched or moves, made when it is needed first.
final class ScrollState {
  /// What moves the content by itself.
  enum Movement {
    case none
    /// It goes on after a drag, or comes back from beyond an end.
    case gliding
    /// Code has asked for an offset, for a scale and an offset, or a pinch went too far.
    case animating(ScrollAnimation)
  }

  let pan = ScrollPanGestureRecognizer()
  let pinch = ScrollPinchGestureRecognizer()
  let delay = ScrollDelayGestureRecognizer()

  var isTracking = false
  var isDragging = false
  var isDecelerating = false
  var isZooming = false
  var isZoomBouncing = false
  var isScrollingToTop = false
  /// Whether the view sets its own offset, which is no news to the movement.
  var isMovingItself = false

  /// The offset from which the content is dragged, as if there were no ends.
  var dragStart = CGPoint.zero
  /// What was seen when the drag began, while there is one; pages are counted from there.
  var pageStart: CGPoint?
  /// The directions in which this drag moves the content.
  var dragAxes: (x: Bool, y: Bool) = (true, true)
  var pinchStartScale: CGFloat = 1

  var movement = Movement.none
  var horizontal = ScrollAxis()
  var vertical = ScrollAxis()
  /// Called when the animation that runs is over, with whether it came to its end.
  var animationEnd: ((Bool) -> Void)?
  var link: CADisplayLink?
  var lastTime: TimeInterval = 0

  var showsIndicators = false
  var indicatorTimer: ScheduledWork?

  deinit {
    whereViewsAre {
      link?.invalidate()
      indicatorTimer?.cancel()
    }
  }
}

/// A movement that code has asked for: from one offset and scale to others in a time.
struct ScrollAnimation {
  /// How long, in seconds.
  static let duration: TimeInterval = 0.3

  let startTime: TimeInterval
  let offsets: (from: CGPoint, to: CGPoint)
  /// Nothing where the scale stays.
  let scales: (from: CGFloat, to: CGFloat)?

  func isOver(at time: TimeInterval) -> Bool { time - startTime >= Self.duration - 1e-9 }

  /// How much of the way is done at a moment, slow at both ends.
  private func share(at time: TimeInterval) -> CGFloat {
    if isOver(at: time) { return 1 }
    let part = min(max((time - startTime) / Self.duration, 0), 1)
    return CGFloat((1 - cos(.pi * part)) / 2)
  }

  func offset(at time: TimeInterval) -> CGPoint {
    let share = share(at: time)
    if share == 1 { return offsets.to }
    return CGPoint(
      x: offsets.from.x + (offsets.to.x - offsets.from.x) * share,
      y: offsets.from.y + (offsets.to.y - offsets.from.y) * share)
  }

  func scale(at time: TimeInterval) -> CGFloat? {
    guard let scales else { return nil }
    let share = share(at: time)
    return share == 1 ? scales.to : scales.from + (scales.to - scales.from) * share
  }
}
