import Foundation

/// A rectangle that a view could not take because some of its numbers are infinite or NaN.
public struct InvalidGeometry: Sendable, Hashable {
  /// What was to become the frame, the bounds, or the center with the view's size.
  public var rect: CGRect

  /// The names of the numbers that are not finite, in the order x, y, width, height.
  public var names: [String] {
    zip(
      ["x", "y", "width", "height"], [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    )
    .filter { !$0.1.isFinite }.map(\.0)
  }
}

extension UIView {
  /// What hears of geometry that views ignore because it is infinite or NaN, within the current task.
  ///
  /// ```swift
  /// try UIView.$onInvalidGeometry.withValue({ view, geometry in … }) { root.layoutIfNeeded() }
  /// ```
  @TaskLocal public static var onInvalidGeometry: (@Sendable (UIView, InvalidGeometry) -> Void)?

  final func reportInvalidGeometry(_ rect: CGRect) {
    UIView.onInvalidGeometry?(self, InvalidGeometry(rect: rect))
  }
}
