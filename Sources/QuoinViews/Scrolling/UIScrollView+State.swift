import Foundation
import QuoinGraphics

extension UIScrollView {
  /// Made with the recognizers when a touch comes, or something moves, for the first time.
  final var state: ScrollState {
    if let scrollState { return scrollState }
    let state = ScrollState()
    scrollState = state
    state.pan.addHandler { [backReference] _ in (backReference.object as? UIScrollView)?.panDidChange() }
    state.pinch.addHandler { [backReference] _ in (backReference.object as? UIScrollView)?.pinchDidChange() }
    state.delay.delaysTouchesBegan = true
    state.delay.cancelsTouchesInView = false
    for recognizer in [state.delay, state.pan, state.pinch] { addGestureRecognizer(recognizer) }
    return state
  }

  /// The recognizer that drags the content.
  public final var panGestureRecognizer: UIPanGestureRecognizer { state.pan }
  /// The recognizer that zooms the content; nothing where the least and the greatest scale are the same.
  public final var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? state.pinch : nil }

  /// Whether a finger is on the content.
  public final var isTracking: Bool { scrollState?.isTracking ?? false }
  /// Whether a finger has dragged the content and not let it go.
  public final var isDragging: Bool { scrollState?.isDragging ?? false }
  /// Whether the content goes on by itself after a drag.
  public final var isDecelerating: Bool { scrollState?.isDecelerating ?? false }
  /// Whether a pinch zooms the content.
  public final var isZooming: Bool { scrollState?.isZooming ?? false }
  /// Whether the content comes back from a scale to which a pinch went too far.
  public final var isZoomBouncing: Bool { scrollState?.isZoomBouncing ?? false }

  // MARK: Where there is something to scroll

  enum Axis { case horizontal, vertical }

  /// The offsets at which nothing is beyond an end.
  final var offsetLimits: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    offsetLimits(content: contentSize, inset: adjustedContentInset)
  }

  final func offsetLimits(content: CGSize, inset: UIEdgeInsets) -> (
    x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>
  ) {
    let size = geometry.size
    return (
      -inset.left...max(-inset.left, content.width + inset.right - size.width),
      -inset.top...max(-inset.top, content.height + inset.bottom - size.height)
    )
  }

  /// Whether the content moves in a direction at all.
  final func canScroll(along axis: Axis) -> Bool {
    guard isScrollEnabled else { return false }
    let limits = axis == .horizontal ? offsetLimits.x : offsetLimits.y
    if limits.lowerBound < limits.upperBound { return true }
    return bounces && (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
  }

  /// Whether the content follows a finger that moves by a distance; at an end it leaves that to a scroll view around.
  final func follows(_ distance: CGFloat, along axis: Axis) -> Bool {
    guard canScroll(along: axis) else { return false }
    let (limits, offset) =
      axis == .horizontal ? (offsetLimits.x, contentOffset.x) : (offsetLimits.y, contentOffset.y)
    let isAtEnd = distance > 0 ? offset <= limits.lowerBound : offset >= limits.upperBound
    if !isAtEnd || distance == 0 { return true }
    return enclosingScrollViews.allSatisfy { !$0.canScroll(along: axis) }
  }

  /// Does what may bring the ends nearer; an offset that was between them before is so afterwards, unless fingers or a
  /// movement have it.
  final func keepWithinEnds(
    of old: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>), _ change: () -> Void
  ) {
    let before = contentOffset
    change()
    if let state = scrollState, state.isTracking || state.isZooming || state.link != nil { return }
    var offset = contentOffset
    let limits = offsetLimits
    if old.x.contains(before.x) { offset.x = offset.x.kept(in: limits.x) }
    if old.y.contains(before.y) { offset.y = offset.y.kept(in: limits.y) }
    if offset != contentOffset { contentOffset = offset }
  }

  final func kept(_ offset: CGPoint) -> CGPoint {
    let limits = offsetLimits
    return CGPoint(x: offset.x.kept(in: limits.x), y: offset.y.kept(in: limits.y))
  }

  /// Scrolls as fingers and movements do: to whole pixels, and without ending the movement.
  final func move(to offset: CGPoint) {
    let state = state
    let outer = state.isMovingItself
    state.isMovingItself = true
    contentOffset = pixelGrid.round(offset)
    state.isMovingItself = outer
  }

  /// Scrolls by a turn of a wheel, no further than to the ends.
  ///
  /// - Returns: Whether there was something to scroll.
  final func turn(by delta: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    let offset = kept(CGPoint(x: contentOffset.x + delta.x, y: contentOffset.y + delta.y))
    let target = CGPoint(
      x: delta.x == 0 ? contentOffset.x : offset.x, y: delta.y == 0 ? contentOffset.y : offset.y)
    if target == contentOffset { return false }
    stopMoving()
    move(to: target)
    flashScrollIndicators()
    return true
  }
}

extension ScrollState {
  /// Takes the movement along when something else has set the offset.
  func noteShift(from old: CGPoint, to new: CGPoint) {
    if isMovingItself { return }
    let (x, y) = (new.x - old.x, new.y - old.y)
    if isDragging { dragStart = CGPoint(x: dragStart.x + x, y: dragStart.y + y) }
    horizontal.shift(by: x)
    vertical.shift(by: y)
  }

  /// Stops without telling anybody.
  func rest() {
    link?.invalidate()
    link = nil
    movement = .none
    horizontal.stop()
    vertical.stop()
    (isDecelerating, isZoomBouncing) = (false, false)
    let end = animationEnd
    animationEnd = nil
    end?(false)
  }
}

extension UIView {
  /// The scroll views around the view, the nearest first.
  final var enclosingScrollViews: [UIScrollView] {
    sequence(first: self, next: { $0.superview }).dropFirst().compactMap { $0 as? UIScrollView }
  }
}
