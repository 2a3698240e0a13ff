import Foundation
import QuoinGraphics

extension UIScrollView {
  /// How little of one direction the other may have for a drag to be locked to it.
  private static var lockShare: CGFloat { 0.5 }
  /// Slower than this, in points a second, nothing goes on by itself.
  private static var leastVelocity: CGFloat { 10 }

  final func mayScroll(by recognizer: UIGestureRecognizer) -> Bool {
    guard let state = scrollState else { return true }
    if recognizer === state.pinch { return canZoom }
    guard recognizer === state.pan else { return true }
    guard isScrollEnabled else { return false }
    for touch in recognizer.touches {
      guard let view = touch.view, view !== self, window?.touchDispatch?.hasTold(touch) == true else {
        continue
      }
      if !canCancelContentTouches || !touchesShouldCancel(in: view) { return false }
    }
    return true
  }

  /// A finger stops what moves by itself.
  final func fingerDidComeDown() {
    let state = state
    state.isTracking = true
    if isScrollEnabled { stopMoving() }
  }

  /// A finger that has not dragged lets go; what it stopped beyond an end or between pages goes on.
  final func fingerDidGoUp() {
    guard let state = scrollState, state.isTracking, !state.isDragging else { return }
    state.isTracking = false
    glide(velocity: .zero)
  }

  final func panDidChange() {
    switch state.pan.state {
    case .began: beginDragging()
    case .changed: drag()
    case .ended, .cancelled: endDragging()
    default: break
    }
  }

  private func beginDragging() {
    let state = state
    let path = state.pan.path
    state.isDragging = true
    state.isTracking = true
    state.dragAxes = (canScroll(along: .horizontal) || canZoom, canScroll(along: .vertical) || canZoom)
    if isDirectionalLockEnabled {
      if abs(path.y) < abs(path.x) * Self.lockShare { state.dragAxes.y = false }
      if abs(path.x) < abs(path.y) * Self.lockShare { state.dragAxes.x = false }
    }
    let (limits, size) = (offsetLimits, geometry.size)
    state.dragStart = CGPoint(
      x: RubberBand.offset(shown: contentOffset.x, limits: limits.x, length: size.width),
      y: RubberBand.offset(shown: contentOffset.y, limits: limits.y, length: size.height))
    state.pageStart = contentOffset
    delegate?.scrollViewWillBeginDragging(self)
    dismissKeyboard(path: path)
    showIndicators()
    drag()
  }

  private func dismissKeyboard(path: CGPoint) {
    switch keyboardDismissMode {
    case .none: break
    case .onDrag, .onDragWithAccessory: window?.firstResponder?.resignFirstResponder()
    case .interactive, .interactiveWithAccessory:
      if path.y > 0 { window?.firstResponder?.resignFirstResponder() }
    }
  }

  private func drag() {
    let state = state
    let moved = state.pan.translation(in: self)
    let (limits, size) = (offsetLimits, geometry.size)
    var offset = contentOffset
    if state.dragAxes.x {
      offset.x = dragged(state.dragStart.x - moved.x, limits.x, size.width, along: .horizontal)
    }
    if state.dragAxes.y {
      offset.y = dragged(state.dragStart.y - moved.y, limits.y, size.height, along: .vertical)
    }
    move(to: offset)
  }

  private func dragged(
    _ offset: CGFloat, _ limits: ClosedRange<CGFloat>, _ length: CGFloat, along axis: Axis
  ) -> CGFloat {
    guard bounces, canScroll(along: axis) else { return offset.kept(in: limits) }
    return RubberBand.shown(offset, limits: limits, length: length)
  }

  private func endDragging() {
    let state = state
    var velocity = state.pan.state == .ended ? state.pan.velocity(in: self) : .zero
    velocity = CGPoint(x: state.dragAxes.x ? -velocity.x : 0, y: state.dragAxes.y ? -velocity.y : 0)
    if abs(velocity.x) < Self.leastVelocity { velocity.x = 0 }
    if abs(velocity.y) < Self.leastVelocity { velocity.y = 0 }
    state.isTracking = false
    prepareToGlide(velocity: velocity)
    let planned = glideTarget
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var target = restingOffset?(planned, perMillisecond) ?? planned
    delegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &target)
    if target.x != planned.x, target.x.isFinite {
      state.horizontal.start(to: target.x, velocity: velocity.x, rate: rate)
    }
    if target.y != planned.y, target.y.isFinite {
      state.vertical.start(to: target.y, velocity: velocity.y, rate: rate)
    }
    state.isDragging = false
    state.pageStart = nil
    let goesOn = state.horizontal.motion != nil || state.vertical.motion != nil
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard goesOn else { return hideIndicatorsSoon() }
    state.isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    startGliding()
  }
}
