import Foundation
import QuoinGraphics
import QuoinViews

extension LMScrollView {
  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - isFitToWidth: Whether the content is as wide as the scroll view.
  ///   - isFitToHeight: Whether the content is as high as the scroll view.
  ///   - backgroundColor: What fills the view.
  ///   - width: A fixed width, in points; NaN for the fitting one.
  ///   - height: A fixed height, in points; NaN for the fitting one.
  ///   - weight: The view's share of what its row or column has left; NaN for none.
  ///   - anchor: The edges that the view keeps to in an anchor view.
  ///   - content: The view that is scrolled.
  ///   - with: Called with the new view before the initializer returns.
  public convenience init(
    isFitToWidth: Bool = false, isFitToHeight: Bool = false, backgroundColor: UIColor? = nil,
    width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    _ content: UIView? = nil, with: (LMScrollView) -> Void = { _ in }
  ) {
    self.init(frame: .zero)
    setUp(
      isFitToWidth: isFitToWidth, isFitToHeight: isFitToHeight, backgroundColor: backgroundColor,
      width: width,
      height: height, weight: weight, anchor: anchor, content)
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(
    isFitToWidth: Bool = false, isFitToHeight: Bool = false, backgroundColor: UIColor? = nil,
    width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    _ content: UIView? = nil, with: ((LMScrollView) -> Void)?
  ) {
    self.init(frame: .zero)
    setUp(
      isFitToWidth: isFitToWidth, isFitToHeight: isFitToHeight, backgroundColor: backgroundColor,
      width: width,
      height: height, weight: weight, anchor: anchor, content)
    with?(self)
  }

  /// Creates a scroll view that fits its content to its width; see the initializer with `isFitToWidth`.
  public convenience init(
    fitToWidth: Bool, fitToHeight: Bool = false, backgroundColor: UIColor? = nil,
    width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    _ content: UIView? = nil, with: (LMScrollView) -> Void = { _ in }
  ) {
    self.init(frame: .zero)
    setUp(
      isFitToWidth: fitToWidth, isFitToHeight: fitToHeight, backgroundColor: backgroundColor, width: width,
      height: height, weight: weight, anchor: anchor, content)
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(
    fitToWidth: Bool, fitToHeight: Bool = false, backgroundColor: UIColor? = nil,
    width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    _ content: UIView? = nil, with: ((LMScrollView) -> Void)?
  ) {
    self.init(frame: .zero)
    setUp(
      isFitToWidth: fitToWidth, isFitToHeight: fitToHeight, backgroundColor: backgroundColor, width: width,
      height: height, weight: weight, anchor: anchor, content)
    with?(self)
  }

  /// Creates a scroll view that fits its content to its height; see the initializer with `isFitToHeight`.
  public convenience init(
    fitToHeight: Bool, backgroundColor: UIColor? = nil,
    width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    _ content: UIView? = nil, with: (LMScrollView) -> Void = { _ in }
  ) {
    self.init(frame: .zero)
    setUp(
      isFitToWidth: false, isFitToHeight: fitToHeight, backgroundColor: backgroundColor, width: width,
      height: height, weight: weight, anchor: anchor, content)
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(
    fitToHeight: Bool, backgroundColor: UIColor? = nil,
    width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    _ content: UIView? = nil, with: ((LMScrollView) -> Void)?
  ) {
    self.init(frame: .zero)
    setUp(
      isFitToWidth: false, isFitToHeight: fitToHeight, backgroundColor: backgroundColor, width: width,
      height: height, weight: weight, anchor: anchor, content)
    with?(self)
  }

  /// Creates a scroll view whose content a block of code gives; the other parameters are those of the other initializer, but
  /// that the callback comes before the content.
  ///
  /// ```swift
  /// LMScrollView(isFitToWidth: true, backgroundColor: .white) {
  ///   LMColumnView { for line in lines { UILabel(text: line, numberOfLines: 0) } }
  /// }
  /// ```
  public convenience init(
    isFitToWidth: Bool = false, isFitToHeight: Bool = false, backgroundColor: UIColor? = nil,
    width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    with: (LMScrollView) -> Void = { _ in }, @LMContentBuilder content: () -> UIView?
  ) {
    self.init(frame: .zero)
    setUp(
      isFitToWidth: isFitToWidth, isFitToHeight: isFitToHeight, backgroundColor: backgroundColor,
      width: width, height: height, weight: weight, anchor: anchor, nil)
    with(self)
    self.content = content()
  }

  private func setUp(
    isFitToWidth: Bool, isFitToHeight: Bool, backgroundColor: UIColor?, width: CGFloat, height: CGFloat,
    weight: CGFloat, anchor: LMAnchor, _ content: UIView?
  ) {
    self.isFitToWidth = isFitToWidth
    self.isFitToHeight = isFitToHeight
    setBoxProperties(
      backgroundColor: backgroundColor, width: width, height: height, weight: weight, anchor: anchor)
    self.content = content
  }
}
