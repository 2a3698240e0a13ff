import Foundation

/// Drags the content of a scroll view: begins only in a direction in which there is something to scroll.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let stopsMovement = !hasBegun && scrollView?.isScrollEnabled == true && scrollView?.isDecelerating == true
    scrollView?.fingerDidComeDown()
    // A touch that stops content does nothing else.
    if stopsMovement, state == .possible { begin() }
  }

  override func reset() {
    super.reset()
    scrollView?.fingerDidGoUp()
  }

  override func isFarEnough(_ path: CGPoint) -> Bool {
    guard let scrollView else { return false }
    if pressedTouches.count > 1, scrollView.isZooming { return true }
    let (x, y) = (
      scrollView.follows(path.x, along: .horizontal), scrollView.follows(path.y, along: .vertical)
    )
    if x, y { return super.isFarEnough(path) }
    if x { return abs(path.x) >= Self.hysteresis && abs(path.x) >= abs(path.y) }
    return y && abs(path.y) >= Self.hysteresis && abs(path.y) >= abs(path.x)
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    !(other is ScrollPinchGestureRecognizer && other.view === view)
  }
}

/// Zooms the content of a scroll view.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    !(other is ScrollPanGestureRecognizer && other.view === view)
  }
}

/// Keeps touches from the views in a scroll view for a moment, until it is plain that they do not scroll.
final class ScrollDelayGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  static let delay: TimeInterval = 0.15

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView = view as? UIScrollView, scrollView.delaysContentTouches,
      !touches.contains(where: { $0.view === scrollView })
    else {
      state = .failed
      return
    }
    wait(Self.delay) { [weak self] in self?.state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    // A drag that something in the content has kept to itself does not scroll.
    if (view as? UIScrollView)?.panGestureRecognizer.state == .failed { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
