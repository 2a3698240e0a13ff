import Foundation
import QuoinGraphics

/// A window onto content that may be larger than it.
open class UIScrollView: UIView {
  /// How large the content is, in points.
  open var contentSize = CGSize.zero
}
