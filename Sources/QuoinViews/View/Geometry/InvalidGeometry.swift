import Foundation

/// A rectangle that a view could not take because some of its numbers are infinite or NaN.
public nonisolated struct InvalidGeometry: Sendable, Hashable {
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
  @TaskLocal private static var invalidGeometryHandler: (@Sendable (UIView, InvalidGeometry) -> Void)?

  /// Does some work while geometry that views ignore, because it is infinite or NaN, is told to a function.
  ///
  /// ```swift
  /// UIView.withInvalidGeometryHandler({ view, geometry in … }) { root.layoutIfNeeded() }
  /// ```
  public static func withInvalidGeometryHandler<Result>(
    _ handler: @escaping @Sendable (UIView, InvalidGeometry) -> Void, _ work: () throws -> Result
  ) rethrows -> Result {
    try $invalidGeometryHandler.withValue(handler) { try work() }
  }

  final func reportInvalidGeometry(_ rect: CGRect) {
    UIView.invalidGeometryHandler?(self, InvalidGeometry(rect: rect))
  }
}
