import Foundation
import QuoinGraphics
import QuoinViews

/// The parts of `directionalLayoutMargins` by themselves.
extension LMBoxed {
  /// The top margin, in points.
  public var topMargin: CGFloat {
    get { directionalLayoutMargins.top }
    set { directionalLayoutMargins.top = newValue }
  }

  /// The margin where writing begins, in points.
  public var leadingMargin: CGFloat {
    get { directionalLayoutMargins.leading }
    set { directionalLayoutMargins.leading = newValue }
  }

  /// The bottom margin, in points.
  public var bottomMargin: CGFloat {
    get { directionalLayoutMargins.bottom }
    set { directionalLayoutMargins.bottom = newValue }
  }

  /// The margin where writing ends, in points.
  public var trailingMargin: CGFloat {
    get { directionalLayoutMargins.trailing }
    set { directionalLayoutMargins.trailing = newValue }
  }
}
