import Foundation
import QuoinGraphics
import QuoinViews

/// Scrolls one view, as large as it fits or as wide or as high as the scroll view.
///
/// ```swift
/// LMScrollView(fitToWidth: true, UILabel(text: longText, numberOfLines: 0))
/// ```
open class LMScrollView: UIScrollView {
  /// The view that is scrolled.
  public final var content: UIView? {
    didSet {
      guard content !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let content { insertSubview(content, at: 0) }
      contentDidChange()
    }
  }

  /// Whether the content is as wide as the scroll view, so that it wraps and scrolls up and down only.
  public final var isFitToWidth = false {
    didSet { if isFitToWidth != oldValue { contentDidChange() } }
  }

  /// Whether the content is as high as the scroll view, so that it scrolls from side to side only.
  public final var isFitToHeight = false {
    didSet { if isFitToHeight != oldValue { contentDidChange() } }
  }

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
    _ content: UIView, with: (LMScrollView) -> Void = { _ in }
  ) {
    self.init(frame: .zero)
    self.isFitToWidth = isFitToWidth
    self.isFitToHeight = isFitToHeight
    setBoxProperties(
      backgroundColor: backgroundColor, width: width, height: height, weight: weight, anchor: anchor)
    adopt(content)
    with(self)
  }

  /// Creates a scroll view that fits its content to its width; see the initializer with `isFitToWidth`.
  public convenience init(
    fitToWidth: Bool, fitToHeight: Bool = false, backgroundColor: UIColor? = nil, width: CGFloat = .nan,
    height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [], _ content: UIView,
    with: (LMScrollView) -> Void = { _ in }
  ) {
    self.init(
      isFitToWidth: fitToWidth, isFitToHeight: fitToHeight, backgroundColor: backgroundColor, width: width,
      height: height, weight: weight, anchor: anchor, content, with: with)
  }

  /// Creates a scroll view that fits its content to its height; see the initializer with `isFitToHeight`.
  public convenience init(
    fitToHeight: Bool, backgroundColor: UIColor? = nil, width: CGFloat = .nan, height: CGFloat = .nan,
    weight: CGFloat = .nan, anchor: LMAnchor = [], _ content: UIView,
    with: (LMScrollView) -> Void = { _ in }
  ) {
    self.init(
      isFitToHeight: fitToHeight, backgroundColor: backgroundColor, width: width, height: height,
      weight: weight, anchor: anchor, content, with: with)
  }

  private func adopt(_ content: UIView) { self.content = content }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let content, content.superview === self else { return }
    let size = contentFittingSize(in: bounds.size)
    content.place(x: 0, y: 0, width: size.width, height: size.height)
    contentSize = size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measure(
      fitting: CGSize(
        width: size.width > 0 ? size.width : .infinity, height: size.height > 0 ? size.height : .infinity))
  }

  open override func measure(fitting proposal: CGSize) -> CGSize {
    let inset = contentInset
    let size = contentFittingSize(in: proposal)
    return CGSize(
      width: min(proposal.width, size.width + inset.left + inset.right),
      height: min(proposal.height, size.height + inset.top + inset.bottom))
  }

  open override var intrinsicContentSize: CGSize {
    measure(fitting: CGSize(width: CGFloat.infinity, height: .infinity))
  }

  open override func fittingSizeDidChange(of subview: UIView) {
    if subview === content { contentDidChange() }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  private func contentDidChange() {
    setNeedsLayout()
    invalidateFittingSize()
  }

  /// The size of the content where the scroll view has a size; infinite lengths are no limits.
  private func contentFittingSize(in size: CGSize) -> CGSize {
    guard let content else { return .zero }
    let inset = adjustedContentInset
    let pixels = PixelGrid(scale: displayScale)
    let room = CGSize(
      width: isFitToWidth ? max(0, pixels.floor(size.width - inset.left - inset.right)) : .infinity,
      height: isFitToHeight ? max(0, pixels.floor(size.height - inset.top - inset.bottom)) : .infinity)
    let (width, height) = (content.sizing.width, content.sizing.height)
    let limit = width.isNaN ? room.width : pixels.length(width)
    var result: CGSize
    if let box = content.asBox, room.width != .infinity {
      result = CGSize(width: room.width, height: box.fittingHeight(at: room.width))
    } else {
      result = content.measuredSize(fitting: CGSize(width: limit, height: .infinity))
    }
    result = CGSize(width: pixels.ceil(result.width), height: pixels.ceil(result.height))
    if !width.isNaN { result.width = limit }
    if content.sizing.fixesHeight {
      result.height = pixels.length(height.isNaN ? content.derivedHeight(ofContent: result.height) : height)
    }
    if room.width != .infinity { result.width = room.width }
    if room.height != .infinity { result.height = room.height }
    return result
  }
}
