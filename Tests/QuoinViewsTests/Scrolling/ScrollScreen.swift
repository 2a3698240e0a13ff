import Foundation
import QuoinViews

/// A scroll view of 200 by 300 points in a window, with its delegate's log.
final class ScrollScreen: UIScrollViewDelegate {
  let hands = Hands()
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 2000))
  var log: [String] = []
  /// Offsets, in whole points, by the clock's time.
  var offsets: [(time: TimeInterval, offset: CGPoint)] = []
  var zooms = false
  var target: CGPoint?
  var velocity = CGPoint.zero
  var planned = CGPoint.zero

  init(content size: CGSize = CGSize(width: 200, height: 2000)) {
    hands.window.addSubview(scroll)
    content.frame.size = size
    scroll.addSubview(content)
    scroll.contentSize = size
    scroll.delegate = self
  }

  var clock: WindowClock { hands.window.clock }

  /// The log with what repeats said once.
  var told: [String] { log.reduce(into: []) { if $0.last != $1 { $0.append($1) } } }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.append("scrolled")
    offsets.append((clock.time, scrollView.contentOffset))
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoomed") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("will drag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.append("will end dragging")
    self.velocity = velocity
    planned = targetContentOffset.pointee
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("dragged \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("will decelerate") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("decelerated") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animated") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooms ? content : nil }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    log.append("will zoom \(view === content)")
  }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    log.append("ended zooming \(scale)")
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("at the top") }
}
