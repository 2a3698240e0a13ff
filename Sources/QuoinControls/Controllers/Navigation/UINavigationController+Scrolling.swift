import Foundation
import QuoinGraphics

extension UINavigationController {
  /// Follows what of a controller is scrolled: bars have another look and height at its beginning.
  final func follow(_ controller: UIViewController?) {
    let scrollView = controller?.contentScrollView(for: .top)
    if scrollView !== followed { followed?.scrollListener = nil }
    followed = scrollView
    scrollView?.scrollListener = { [weak self] in self?.contentWasScrolled() }
    contentWasScrolled()
  }

  private func contentWasScrolled() {
    guard let followed else {
      navigationBar.scrolledDistance = nil
      toolbar.isAtScrollEdge = true
      return
    }
    let inset = followed.adjustedContentInset
    let distance = followed.contentOffset.y + inset.top
    navigationBar.scrolledDistance = distance
    toolbar.isAtScrollEdge =
      followed.contentOffset.y + followed.bounds.height >= followed.contentSize.height + inset.bottom
    // So far a swipe goes before bars follow it, in points.
    if hidesBarsOnSwipe, followed.isDragging, abs(distance - lastDistance) > 24 {
      setNavigationBarHidden(distance > lastDistance && distance > 0, animated: true)
      lastDistance = distance
    } else if !followed.isDragging {
      lastDistance = distance
    }
  }
}
