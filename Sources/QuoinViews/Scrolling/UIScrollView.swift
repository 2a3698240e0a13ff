import Foundation
import QuoinGraphics

/// A window onto content that may be larger than it: the origin of the bounds is what is seen at the top left.
open class UIScrollView: UIView {
  /// Told of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether only whole pages are scrolled to.
  open var isPagingEnabled = false
  /// Whether the user may scroll.
  open var isScrollEnabled = true
  /// Whether content moves beyond its end and back.
  open var bounces = true
  /// Whether content that fits moves up and down.
  open var alwaysBounceVertical = false
  /// Whether content that fits moves left and right.
  open var alwaysBounceHorizontal = false
  /// Whether the vertical indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator is shown.
  open var showsHorizontalScrollIndicator = true
  /// Whether indicators are drawn; they are not unless asked for, as on a device that is at rest.
  open var drawsScrollIndicators = false { didSet { didChange(.look) } }
  /// What the indicators keep from the edges, in points.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// What the vertical indicator keeps from the edges, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// What the horizontal indicator keeps from the edges, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Kept for code that sets them.
  open var minimumZoomScale: CGFloat = 1, maximumZoomScale: CGFloat = 1, zoomScale: CGFloat = 1

  private final var contentGuide: UILayoutGuide?
  private final var frameGuide: UILayoutGuide?
  private final var lastInset = UIEdgeInsets.zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// How large the content is, in points.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      if !(contentSize.width.isFinite && contentSize.height.isFinite) {
        reportInvalidGeometry(CGRect(origin: .zero, size: contentSize))
        contentSize = oldValue
        return
      }
      insetDidChange()
      invalidateFittingSize()
    }
  }

  /// The point of the content that is seen at the top left of the view, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The view's rectangle in its own points; where it begins is what has been scrolled to, and a change of that is told
  /// to the delegate.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = geometry.boundsOrigin
      super.bounds = newValue
      if geometry.boundsOrigin != old { delegate?.scrollViewDidScroll(self) }
    }
  }

  /// Scrolls, at once.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }

  /// Room added around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      insetDidChange()
      invalidateFittingSize()
    }
  }

  /// When the safe area is added to the inset.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetDidChange() }
  }

  /// When the safe area is added to the inset of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable, CaseIterable {
    case automatic, scrollableAxes, never, always
  }

  /// The inset with the safe area, where it is added.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset
    if contentInsetAdjustmentBehavior == .never { return inset }
    let safe = safeAreaInsets
    if safe == .zero { return inset }
    let always = contentInsetAdjustmentBehavior == .always
    if always || alwaysBounceVertical || contentSize.height > geometry.size.height {
      inset.top += safe.top
      inset.bottom += safe.bottom
    }
    if always || alwaysBounceHorizontal || contentSize.width > geometry.size.width {
      inset.left += safe.left
      inset.right += safe.right
    }
    return inset
  }

  /// Told that the adjusted inset changed.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetDidChange()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    insetDidChange()
  }

  /// Keeps content that was at its beginning there when the inset changes.
  private func insetDidChange() {
    let inset = adjustedContentInset
    guard inset != lastInset else { return }
    var offset = contentOffset
    if offset.x == -lastInset.left { offset.x = -inset.left }
    if offset.y == -lastInset.top { offset.y = -inset.top }
    lastInset = inset
    contentOffset = offset
    adjustedContentInsetDidChange()
  }

  /// Scrolls just so far that a rectangle of the content is seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    let size = bounds.size
    if rect.maxX > offset.x + size.width { offset.x = rect.maxX - size.width }
    if rect.minX < offset.x { offset.x = rect.minX }
    if rect.maxY > offset.y + size.height { offset.y = rect.maxY - size.height }
    if rect.minY < offset.y { offset.y = rect.minY }
    contentOffset = offset
  }

  /// The size of the content with its inset.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: contentSize.width + contentInset.left + contentInset.right,
      height: contentSize.height + contentInset.top + contentInset.bottom)
  }

  /// The content's rectangle.
  public final var contentLayoutGuide: UILayoutGuide {
    if let contentGuide { return contentGuide }
    let guide = UILayoutGuide(.content, of: self)
    contentGuide = guide
    return guide
  }

  /// The view's own rectangle, which does not scroll.
  public final var frameLayoutGuide: UILayoutGuide {
    if let frameGuide { return frameGuide }
    let guide = UILayoutGuide(.frame, of: self)
    frameGuide = guide
    return guide
  }

  open override var drawsOverSubviews: Bool { drawsScrollIndicators }

  open override func drawOverSubviews(_ canvas: Canvas) { drawIndicators(on: canvas) }
}

/// Told of what happens in a scroll view.
public protocol UIScrollViewDelegate: AnyObject {
  /// Told that the content was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
