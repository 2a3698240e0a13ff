import Foundation
import QuoinGraphics
import QuoinViews

extension LMColumnView {
  /// Creates a column and its subviews.
  ///
  /// - Parameters:
  ///   - margin: All margins, in points; nothing for 0.
  ///   - topMargin: One margin, in points, instead of `margin`; the three after it alike.
  ///   - leadingMargin: The margin where writing begins.
  ///   - bottomMargin: The bottom margin.
  ///   - trailingMargin: The margin where writing ends.
  ///   - horizontalAlignment: How subviews are placed from the leading to the trailing margin.
  ///   - verticalAlignment: How subviews are placed from the top to the bottom margin.
  ///   - spacing: The distance between subviews, in points; NaN for the system's.
  ///   - isAlignToBaseline: Whether subviews are placed by their baselines.
  ///   - isAlignToGrid: Whether the rows in the column share cell columns.
  ///   - backgroundColor: What fills the view; without it touches go through.
  ///   - width: A fixed width, in points; NaN for the fitting one.
  ///   - height: A fixed height, in points; NaN for the fitting one.
  ///   - weight: The view's share of what its own row or column has left; NaN for none.
  ///   - anchor: The edges that the view keeps to in an anchor view.
  ///   - subviews: The subviews, in order.
  ///   - with: Called with the new view before the initializer returns.
  public convenience init(
    margin: CGFloat? = nil, topMargin: CGFloat? = nil, leadingMargin: CGFloat? = nil,
    bottomMargin: CGFloat? = nil, trailingMargin: CGFloat? = nil,
    horizontalAlignment: LMHorizontalAlignment = .fill, verticalAlignment: LMVerticalAlignment = .fill,
    spacing: CGFloat = .nan, isAlignToBaseline: Bool = false, isAlignToGrid: Bool = false,
    backgroundColor: UIColor? = nil,
    width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    _ subviews: UIView..., with: (LMColumnView) -> Void = { _ in }
  ) {
    self.init(
      margin: margin, topMargin: topMargin, leadingMargin: leadingMargin, bottomMargin: bottomMargin,
      trailingMargin: trailingMargin, horizontalAlignment: horizontalAlignment,
      verticalAlignment: verticalAlignment, spacing: spacing, isAlignToBaseline: isAlignToBaseline,
      isAlignToGrid: isAlignToGrid, backgroundColor: backgroundColor, width: width, height: height,
      weight: weight, anchor: anchor, subviews: { subviews })
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(
    margin: CGFloat? = nil, topMargin: CGFloat? = nil, leadingMargin: CGFloat? = nil,
    bottomMargin: CGFloat? = nil, trailingMargin: CGFloat? = nil,
    horizontalAlignment: LMHorizontalAlignment = .fill, verticalAlignment: LMVerticalAlignment = .fill,
    spacing: CGFloat = .nan, isAlignToBaseline: Bool = false, isAlignToGrid: Bool = false,
    backgroundColor: UIColor? = nil,
    width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    _ subviews: UIView..., with: ((LMColumnView) -> Void)?
  ) {
    self.init(
      margin: margin, topMargin: topMargin, leadingMargin: leadingMargin, bottomMargin: bottomMargin,
      trailingMargin: trailingMargin, horizontalAlignment: horizontalAlignment,
      verticalAlignment: verticalAlignment, spacing: spacing, isAlignToBaseline: isAlignToBaseline,
      isAlignToGrid: isAlignToGrid, backgroundColor: backgroundColor, width: width, height: height,
      weight: weight, anchor: anchor, subviews: { subviews })
    with?(self)
  }

  /// Creates a column whose subviews a block of code lists; the other parameters are those of the other initializer,
  /// but that the callback comes before the subviews.
  ///
  /// ```swift
  /// LMColumnView(spacing: 8) {
  ///   for name in names { UILabel(text: name) }
  /// }
  /// ```
  public convenience init(
    margin: CGFloat? = nil, topMargin: CGFloat? = nil, leadingMargin: CGFloat? = nil,
    bottomMargin: CGFloat? = nil, trailingMargin: CGFloat? = nil,
    horizontalAlignment: LMHorizontalAlignment = .fill, verticalAlignment: LMVerticalAlignment = .fill,
    spacing: CGFloat = .nan, isAlignToBaseline: Bool = false, isAlignToGrid: Bool = false,
    backgroundColor: UIColor? = nil,
    width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    with: (LMColumnView) -> Void = { _ in }, @LMViewBuilder subviews: () -> [UIView]
  ) {
    self.init(
      margin: margin, topMargin: topMargin, leadingMargin: leadingMargin, bottomMargin: bottomMargin,
      trailingMargin: trailingMargin)
    self.horizontalAlignment = horizontalAlignment
    self.verticalAlignment = verticalAlignment
    self.spacing = spacing
    self.isAlignToBaseline = isAlignToBaseline
    self.isAlignToGrid = isAlignToGrid
    setBoxProperties(
      backgroundColor: backgroundColor, width: width, height: height, weight: weight, anchor: anchor)
    with(self)
    for subview in subviews() { addSubview(subview) }
  }
}
