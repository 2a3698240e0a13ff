import Foundation
import QuoinGraphics
import QuoinViews

extension LMRootView {
  /// Creates a root view and its subviews.
  ///
  /// - Parameters:
  ///   - topPadding: The room above the subviews, in points.
  ///   - bottomPadding: The room below the subviews, in points.
  ///   - backgroundColor: What fills the view; without it touches go through.
  ///   - subviews: The subviews, in order.
  ///   - with: Called with the new view before the initializer returns.
  public convenience init(
    topPadding: CGFloat = 0, bottomPadding: CGFloat = 0, backgroundColor: UIColor? = nil,
    _ subviews: UIView..., with: (LMRootView) -> Void = { _ in }
  ) {
    self.init(
      topPadding: topPadding, bottomPadding: bottomPadding, backgroundColor: backgroundColor,
      subviews: { subviews })
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(
    topPadding: CGFloat = 0, bottomPadding: CGFloat = 0, backgroundColor: UIColor? = nil,
    _ subviews: UIView..., with: ((LMRootView) -> Void)?
  ) {
    self.init(
      topPadding: topPadding, bottomPadding: bottomPadding, backgroundColor: backgroundColor,
      subviews: { subviews })
    with?(self)
  }

  /// Creates a root view whose subviews a block of code lists; the other parameters are those of the other initializer,
  /// but that the callback comes before the subviews.
  public convenience init(
    topPadding: CGFloat = 0, bottomPadding: CGFloat = 0, backgroundColor: UIColor? = nil,
    with: (LMRootView) -> Void = { _ in }, @LMViewBuilder subviews: () -> [UIView]
  ) {
    self.init(frame: .zero)
    self.topPadding = topPadding
    self.bottomPadding = bottomPadding
    self.backgroundColor = backgroundColor
    with(self)
    for subview in subviews() { addSubview(subview) }
  }
}
