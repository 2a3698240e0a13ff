import Foundation
import QuoinGraphics
import QuoinViews

/// Scrolls one view, as large as it fits or as wide or as high as the scroll view.
///
/// ```swift
/// LMScrollView(fitToWidth: true, UILabel(text: longText, numberOfLines: 0))
/// ```
open class LMScrollView: UIScrollView {
  private final var storedContent: UIView?

  /// The view that is scrolled; nothing once it has been removed.
  public final var content: UIView? {
    get { storedContent }
    set {
      guard newValue !== storedContent else { return }
      if let newValue, isDescendant(of: newValue) {
        return BoxMisuse.report(.contentHoldsItsView(newValue, self))
      }
      let old = storedContent
      storedContent = newValue
      old?.removeFromSuperview()
      if let newValue { insertSubview(newValue, at: 0) }
      contentDidChange()
    }
  }

  /// Whether the content is as wide as the scroll view, so that it wraps and scrolls up and down only.
  @Observed public final var isFitToWidth = false {
    didSet { if isFitToWidth != oldValue { contentDidChange() } }
  }

  /// Whether the content is as high as the scroll view, so that it scrolls from side to side only.
  @Observed public final var isFitToHeight = false {
    didSet { if isFitToHeight != oldValue { contentDidChange() } }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let content, content.superview === self else { return }
    let size = contentFittingSize(in: bounds.size)
    content.place(x: 0, y: 0, width: size.width, height: size.height)
    contentSize = size
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    guard subview === storedContent else { return }
    storedContent = nil
    contentDidChange()
  }

  /// The inset with the safe area along the axes in which the content scrolls.
  ///
  /// Whether it does is not left to the size of the content, which follows from the inset: a layout would not settle.
  open override var adjustedContentInset: UIEdgeInsets {
    switch contentInsetAdjustmentBehavior {
    case .never, .always: return super.adjustedContentInset
    default: break
    }
    var (inset, safe) = (contentInset, safeAreaInsets)
    if isFitToWidth { (safe.left, safe.right) = (0, 0) }
    if isFitToHeight { (safe.top, safe.bottom) = (0, 0) }
    inset.top += safe.top
    inset.left += safe.left
    inset.bottom += safe.bottom
    inset.right += safe.right
    return inset
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measure(
      fitting: CGSize(
        width: size.width > 0 ? size.width : .infinity, height: size.height > 0 ? size.height : .infinity))
  }

  open override func measure(fitting proposal: CGSize) -> CGSize {
    let inset = adjustedContentInset
    let size = contentFittingSize(in: proposal)
    return CGSize(
      width: min(proposal.width, size.width + inset.left + inset.right),
      height: min(proposal.height, size.height + inset.top + inset.bottom))
  }

  open override var intrinsicContentSize: CGSize {
    measure(fitting: CGSize(width: CGFloat.infinity, height: .infinity))
  }

  open override func fittingSizeDidChange(of subview: UIView) {
    guard subview === content else { return }
    contentNeedsLayout()
    super.fittingSizeDidChange(of: subview)
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  private func contentDidChange() {
    contentNeedsLayout()
    invalidateFittingSize()
  }

  private func contentNeedsLayout() {
    if storedContent == nil { contentSize = .zero }
    setNeedsLayout()
  }

  /// The size of the content where the scroll view has a size; infinite lengths are no limits.
  private func contentFittingSize(in size: CGSize) -> CGSize {
    guard let content else { return .zero }
    let inset = adjustedContentInset
    let pixels = pixelGrid
    let room = CGSize(
      width: isFitToWidth ? max(0, pixels.floor(size.width - inset.left - inset.right)) : .infinity,
      height: isFitToHeight ? max(0, pixels.floor(size.height - inset.top - inset.bottom)) : .infinity)
    var result = content.sizeAsContent(in: room, pixels)
    if room.width != .infinity { result.width = room.width }
    if room.height != .infinity { result.height = room.height }
    return result
  }

  deinit {}
}
