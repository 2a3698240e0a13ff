import Foundation

/// Told of what happens in a scroll view; everything has an answer where a class gives none.
public protocol UIScrollViewDelegate: AnyObject, ViewBound {
  /// Told that the content was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Told that the content was zoomed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Told that a finger is about to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Told that the finger is about to let the content go.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: How fast, in points a millisecond.
  ///   - targetContentOffset: Where the content will come to rest; may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Told that the finger has let the content go.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Told that the content is about to go on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Told that content that went on by itself has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Told that animated scrolling which code has asked for is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that is made larger and smaller; none unless said otherwise.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Told that the content is about to be zoomed.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Told that zooming is over.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether a tap on the status bar scrolls to the top; true unless said otherwise.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Told that the content has been scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Told that the inset with the safe area has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
