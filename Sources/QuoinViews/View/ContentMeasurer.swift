import Foundation

/// Measures views whose content somebody else places, such as a plain view filled from a template.
///
/// Attached with `setAttachment(_:)` to a view whose `isMeasuredExactly` is set, it is asked before the view itself.
open class ContentMeasurer {
  /// Creates a measurer.
  public init() {}

  /// The size that suits the view's content within a room; nothing when it does not care.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - proposal: The room, in points; infinite where it is not limited.
  open func size(of view: UIView, fitting proposal: CGSize) -> CGSize? { nil }
}
