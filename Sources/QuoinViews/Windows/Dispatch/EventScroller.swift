import Foundation

/// A view that scrolls what stands in it, as far as touches and wheels have to know.
protocol EventScroller: UIView {
  /// Asked whether a view within may have touches.
  func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
  /// Scrolls by the turn of a wheel, in points.
  ///
  /// - Returns: Whether there was anywhere to go.
  func turn(by delta: CGPoint) -> Bool
}
