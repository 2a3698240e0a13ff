import Foundation

/// Measures views whose content somebody else places, such as a plain view filled from a template, and says how high
/// they are to be.
///
/// Attached with `setAttachment(_:)` to a view whose `isMeasuredExactly` is set, it is asked before the view itself.
open class ContentMeasurer: ViewBound {
  /// Creates a measurer.
  public init() {}

  deinit {}

  /// The size that suits the view's content within a room; nothing when it does not care.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - proposal: The room, in points; infinite where it is not limited.
  open func size(of view: UIView, fitting proposal: CGSize) -> CGSize? { nil }

  /// The height that a view is to have in its container; asked where the view's `layoutSizing` says so.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - content: The height that suits its content at the width that it has, in points.
  open func height(of view: UIView, content: CGFloat) -> CGFloat { content }
}
