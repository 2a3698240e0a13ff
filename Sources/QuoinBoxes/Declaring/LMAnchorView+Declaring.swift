import Foundation
import QuoinGraphics
import QuoinViews

extension LMAnchorView {
  /// Creates an anchor view and its subviews.
  ///
  /// - Parameters:
  ///   - margin: All margins, in points; nothing for 0.
  ///   - topMargin: One margin, in points, instead of `margin`; the three after it alike.
  ///   - leadingMargin: The margin where writing begins.
  ///   - bottomMargin: The bottom margin.
  ///   - trailingMargin: The margin where writing ends.
  ///   - backgroundColor: What fills the view; without it touches go through.
  ///   - width: A fixed width, in points; NaN for the fitting one.
  ///   - height: A fixed height, in points; NaN for the fitting one.
  ///   - weight: The view's share of what its own row or column has left; NaN for none.
  ///   - anchor: The edges that the view keeps to in an anchor view.
  ///   - subviews: The subviews, in order.
  ///   - with: Called with the new view before the initializer returns.
  public convenience init(
    margin: CGFloat? = nil, topMargin: CGFloat? = nil, leadingMargin: CGFloat? = nil,
    bottomMargin: CGFloat? = nil, trailingMargin: CGFloat? = nil, backgroundColor: UIColor? = nil,
    width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    _ subviews: UIView..., with: (LMAnchorView) -> Void = { _ in }
  ) {
    self.init(
      margin: margin, topMargin: topMargin, leadingMargin: leadingMargin, bottomMargin: bottomMargin,
      trailingMargin: trailingMargin, backgroundColor: backgroundColor, width: width, height: height,
      weight: weight, anchor: anchor, subviews: { subviews })
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(
    margin: CGFloat? = nil, topMargin: CGFloat? = nil, leadingMargin: CGFloat? = nil,
    bottomMargin: CGFloat? = nil, trailingMargin: CGFloat? = nil, backgroundColor: UIColor? = nil,
    width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    _ subviews: UIView..., with: ((LMAnchorView) -> Void)?
  ) {
    self.init(
      margin: margin, topMargin: topMargin, leadingMargin: leadingMargin, bottomMargin: bottomMargin,
      trailingMargin: trailingMargin, backgroundColor: backgroundColor, width: width, height: height,
      weight: weight, anchor: anchor, subviews: { subviews })
    with?(self)
  }

  /// Creates an anchor view whose subviews a block of code lists; the other parameters are those of the other initializer,
  /// but that the callback comes before the subviews.
  ///
  /// ```swift
  /// LMAnchorView(margin: 16) {
  ///   UILabel(text: "Caption", anchor: [.bottom, .leading])
  /// }
  /// ```
  public convenience init(
    margin: CGFloat? = nil, topMargin: CGFloat? = nil, leadingMargin: CGFloat? = nil,
    bottomMargin: CGFloat? = nil, trailingMargin: CGFloat? = nil, backgroundColor: UIColor? = nil,
    width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    with: (LMAnchorView) -> Void = { _ in }, @LMViewBuilder subviews: () -> [UIView]
  ) {
    self.init(
      margin: margin, topMargin: topMargin, leadingMargin: leadingMargin, bottomMargin: bottomMargin,
      trailingMargin: trailingMargin)
    setBoxProperties(
      backgroundColor: backgroundColor, width: width, height: height, weight: weight, anchor: anchor)
    with(self)
    for subview in subviews() { addSubview(subview) }
  }
}
