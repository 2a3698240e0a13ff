import Foundation
import QuoinGraphics

extension UIScrollView {
  final var rate: CGFloat { decelerationRate.rawValue.kept(in: 0.5...0.9999) }

  // MARK: Gliding

  /// Works out how the content goes on by itself from where it is.
  final func prepareToGlide(velocity: CGPoint) {
    let state = state
    let (limits, size) = (offsetLimits, geometry.size)
    (state.horizontal.offset, state.vertical.offset) = (contentOffset.x, contentOffset.y)
    let isPaged = isPagingEnabled
    state.horizontal.start(
      velocity: velocity.x, rate: rate, limits: limits.x,
      page: isPaged && canScroll(along: .horizontal) ? size.width : nil, from: state.pageStart?.x,
      bounces: bounces)
    state.vertical.start(
      velocity: velocity.y, rate: rate, limits: limits.y,
      page: isPaged && canScroll(along: .vertical) ? size.height : nil, from: state.pageStart?.y,
      bounces: bounces)
    state.horizontal.dropIdleMotion()
    state.vertical.dropIdleMotion()
  }

  /// Where the content will come to rest.
  final var glideTarget: CGPoint {
    let state = state
    return kept(
      CGPoint(
        x: state.horizontal.motion?.end ?? state.horizontal.offset,
        y: state.vertical.motion?.end ?? state.vertical.offset))
  }

  /// Lets the content go on by itself, without a word to the delegate but for its offsets.
  final func glide(velocity: CGPoint) {
    prepareToGlide(velocity: velocity)
    let state = state
    if state.horizontal.motion == nil, state.vertical.motion == nil { return hideIndicatorsSoon() }
    startGliding()
  }

  final func startGliding() {
    let state = state
    state.movement = .gliding
    if let clock = window?.clock { return follow(clock) }
    // Nobody would show the way: the content is where it ends.
    let target = glideTarget
    state.rest()
    move(to: target)
  }

  // MARK: Animating

  final func scroll(to offset: CGPoint, animated: Bool) {
    guard offset.x.isFinite, offset.y.isFinite else {
      return reportInvalidGeometry(CGRect(origin: offset, size: geometry.size))
    }
    stopMoving()
    if !animated {
      contentOffset = offset
    } else if offset != contentOffset {
      animate(to: offset, scale: nil)
    }
  }

  /// Scrolls to an offset in 0.3 seconds of the window's clock; at once where there is no window.
  ///
  /// - Parameters:
  ///   - offset: Where to, in points.
  ///   - completion: Called when the movement is over, with whether it came to its end.
  package final func scroll(to offset: CGPoint, completion: @escaping (Bool) -> Void) {
    setContentOffset(offset, animated: true)
    if case .animating = state.movement { state.animationEnd = completion } else { completion(true) }
  }

  /// Moves to an offset, and a scale, in a while; at once where there is no clock.
  final func animate(to offset: CGPoint, scale: CGFloat?) {
    let state = state
    let now = window?.clock.time ?? 0
    let animation = ScrollAnimation(
      startTime: now, offsets: (contentOffset, offset), scales: scale.map { (zoomScale, $0) })
    state.movement = .animating(animation)
    showIndicators()
    if let clock = window?.clock { return follow(clock) }
    show(animation, at: now + ScrollAnimation.duration)
  }

  private func show(_ animation: ScrollAnimation, at time: TimeInterval) {
    if let scale = animation.scale(at: time) { setScale(scale) }
    // The place is set whole at the end: code has asked for just that.
    if animation.isOver(at: time) {
      let state = state
      state.isMovingItself = true
      contentOffset = animation.offsets.to
      state.isMovingItself = false
      if case .animating = state.movement { finishMoving(isAtEnd: true) }
    } else {
      move(to: animation.offset(at: time))
    }
  }

  // MARK: Following the clock

  private func follow(_ clock: WindowClock) {
    let state = state
    state.lastTime = clock.time
    showIndicators()
    if state.link != nil { return }
    let link = CADisplayLink { [weak self] link in self?.step(to: link.timestamp) }
    state.link = link
    link.add(to: clock)
  }

  private func step(to time: TimeInterval) {
    let state = state
    let seconds = CGFloat(time - state.lastTime)
    state.lastTime = time
    switch state.movement {
    case .none: state.rest()
    case .animating(let animation): show(animation, at: time)
    case .gliding:
      let limits = offsetLimits
      state.horizontal.step(by: seconds, limits: limits.x, bounces: bounces)
      state.vertical.step(by: seconds, limits: limits.y, bounces: bounces)
      move(to: CGPoint(x: state.horizontal.offset, y: state.vertical.offset))
      if case .gliding = state.movement, state.horizontal.motion == nil, state.vertical.motion == nil {
        finishMoving()
      }
    }
  }

  /// Ends the movement where it is, and tells the delegate what has ended with it.
  final func stopMoving() {
    guard let state = scrollState else { return }
    if case .none = state.movement { return }
    finishMoving()
  }

  /// Ends the movement, and takes the content from the fingers that drag it.
  final func endScrolling() {
    stopMoving()
    guard let pan = scrollState?.pan, pan.isEnabled else { return }
    pan.isEnabled = false
    pan.isEnabled = true
  }

  private func finishMoving(isAtEnd: Bool = false) {
    let state = state
    let (movement, wasDecelerating) = (state.movement, state.isDecelerating)
    let animationEnd = state.animationEnd
    state.animationEnd = nil
    state.rest()
    animationEnd?(isAtEnd)
    hideIndicatorsSoon()
    switch movement {
    case .none: break
    case .gliding: if wasDecelerating { delegate?.scrollViewDidEndDecelerating(self) }
    case .animating(let animation):
      if animation.scales == nil {
        delegate?.scrollViewDidEndScrollingAnimation(self)
        endScrollingToTop()
      } else {
        endZooming()
      }
    }
  }

  // MARK: To the top

  /// Scrolls to the top as a tap on the status bar does, if the view and its delegate want that.
  ///
  /// - Returns: Whether they do.
  final func scrollToTop() -> Bool {
    guard scrollsToTop, isScrollEnabled, delegate?.scrollViewShouldScrollToTop(self) ?? true else {
      return false
    }
    let top = -adjustedContentInset.top
    guard contentOffset.y != top else {
      delegate?.scrollViewDidScrollToTop(self)
      return true
    }
    stopMoving()
    state.isScrollingToTop = true
    animate(to: CGPoint(x: contentOffset.x, y: top), scale: nil)
    return true
  }

  private func endScrollingToTop() {
    guard state.isScrollingToTop else { return }
    state.isScrollingToTop = false
    delegate?.scrollViewDidScrollToTop(self)
  }
}

extension UIWindow {
  /// Does what a tap on the status bar does: the one scroll view that is seen and wants it scrolls to its top.
  public final func scrollToTop() {
    var found: [UIScrollView] = []
    walkSubtree(where: { view in
      if view.isHidden || view.alpha < 0.01 { return false }
      if let scrollView = view as? UIScrollView, scrollView.scrollsToTop { found.append(scrollView) }
      return true
    })
    // Where several want it, none gets it, as UIKit has it.
    if found.count == 1 { _ = found[0].scrollToTop() }
  }
}
