import Foundation
import QuoinGraphics

/// A window onto content that may be larger than it: the origin of the bounds is what is seen at the top left.
open class UIScrollView: UIView, EventScroller {
  /// The delegate, whatever kind of delegate a class of scroll views has.
  package final weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// Whether only whole pages are scrolled to.
  open var isPagingEnabled = false
  /// Whether the user may scroll.
  @Observed open var isScrollEnabled = true { didSet { if !isScrollEnabled { endScrolling() } } }
  /// Whether content moves beyond its end and back.
  open var bounces = true
  /// Whether content that fits moves up and down.
  @Observed open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { insetDidChange() } }
  }
  /// Whether content that fits moves left and right.
  @Observed open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { insetDidChange() } }
  }
  /// Whether the vertical indicator is shown.
  @Observed open var showsVerticalScrollIndicator = true { didSet { didChange(.look) } }
  /// Whether the horizontal indicator is shown.
  @Observed open var showsHorizontalScrollIndicator = true { didSet { didChange(.look) } }
  /// Whether indicators are drawn; they are not unless asked for, as on a device that is at rest.
  @Observed open var drawsScrollIndicators = false { didSet { didChange(.look) } }
  /// What the indicators keep from the edges, in points.
  @Observed open var scrollIndicatorInsets = UIEdgeInsets.zero { didSet { didChange(.look) } }
  /// What the vertical indicator keeps from the edges, in points.
  @Observed open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { didChange(.look) } }
  /// What the horizontal indicator keeps from the edges, in points.
  @Observed open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { didChange(.look) } }
  /// The colour of the indicators.
  @Observed open var indicatorStyle = IndicatorStyle.default { didSet { didChange(.look) } }
  /// Kept for code that sets it.
  open var indexDisplayMode = IndexDisplayMode.automatic
  /// Whether the indicators keep out of the safe area; kept for code that sets it, they do.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Whether a drag that begins up and down or from side to side stays so.
  open var isDirectionalLockEnabled = false
  /// How quickly content that goes on by itself comes to rest.
  open var decelerationRate = DecelerationRate.normal
  /// When dragging lets the first responder resign.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether views in the content hear of touches only when it is plain that these do not scroll; true unless set.
  open var delaysContentTouches = true
  /// Whether touches that views in the content have heard of may still scroll; true unless set.
  open var canCancelContentTouches = true
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// The least scale to which a pinch zooms.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest scale to which a pinch zooms.
  open var maximumZoomScale: CGFloat = 1
  /// Whether a pinch goes beyond those two and back.
  open var bouncesZoom = true

  final var scrollState: ScrollState?
  /// How many times as large the zoomed view is.
  final var storedZoomScale: CGFloat = 1
  private final var contentGuide: UILayoutGuide?
  private final var frameGuide: UILayoutGuide?
  private final var lastInset = UIEdgeInsets.zero
  /// Whether the content has moved while there was no width, which the delegate has not been told of yet.
  private final var owesScroll = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  deinit {}

  /// How large the content is, in points.
  @Observed open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      if !(contentSize.width.isFinite && contentSize.height.isFinite) {
        reportInvalidGeometry(CGRect(origin: .zero, size: contentSize))
        _contentSize.wrappedValue = oldValue
        return
      }
      keepWithinEnds(of: offsetLimits(content: oldValue, inset: lastInset)) { insetDidChange() }
      invalidateFittingSize()
      scrollListener?()
      lowerScrollListener?()
    }
  }

  /// The point of the content that is seen at the top left of the view, in points.
  ///
  /// Content that is being dragged or goes on by itself does so from there.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let old = geometry.boundsOrigin
      bounds.origin = newValue
      scrollState?.noteShift(from: old, to: geometry.boundsOrigin)
    }
  }

  /// Told after the content has moved or got another size: the bar above.
  package final var scrollListener: (() -> Void)?
  /// Told after the content has moved or got another size: the bar below.
  package final var lowerScrollListener: (() -> Void)?
  /// Says where content that is let go comes to rest, from where it would and its velocity in points a millisecond; the
  /// delegate has the last word.
  package final var restingOffset: ((_ proposed: CGPoint, _ velocity: CGPoint) -> CGPoint)?

  /// The view's rectangle in its own points; where it begins is what has been scrolled to, and a change of that is told
  /// to the delegate; one while there is no width, as soon as there is one.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = geometry.boundsOrigin
      super.bounds = newValue
      if geometry.boundsOrigin != old { didScroll() }
    }
  }

  /// Tells that the content has moved, the delegate once there is a width by which it may count pages.
  private func didScroll() {
    owesScroll = geometry.size.width <= 0
    if !owesScroll { delegate?.scrollViewDidScroll(self) }
    scrollListener?()
    lowerScrollListener?()
  }

  /// Scrolls to an offset, which ends whatever movement there is.
  ///
  /// - Parameters:
  ///   - offset: Where to, in points; beyond the ends as well.
  ///   - animated: Whether it takes 0.3 seconds of the window's clock; at once where there is no window.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { scroll(to: offset, animated: animated) }

  /// Room added around the content, in points.
  @Observed open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      let inset = contentInset
      if !(inset.top.isFinite && inset.left.isFinite && inset.bottom.isFinite && inset.right.isFinite) {
        reportInvalidGeometry(
          CGRect(
            x: inset.left, y: inset.top, width: inset.left + inset.right, height: inset.top + inset.bottom))
        _contentInset.wrappedValue = oldValue
        return
      }
      keepWithinEnds(of: offsetLimits(content: contentSize, inset: lastInset)) { insetDidChange() }
      invalidateFittingSize()
    }
  }

  /// When the safe area is added to the inset.
  @Observed open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetDidChange() }
  }

  /// Whether content is kept clear of the keyboard while something in it takes text, as controllers of lists do.
  package final var keepsClearOfKeyboard = false
  /// How much of the view the keyboard covers from below, in points; the safe area lies beneath it.
  final var keyboardInset: CGFloat = 0 { didSet { if keyboardInset != oldValue { insetDidChange() } } }

  /// The inset with the safe area, where it is added.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset
    inset.bottom += keyboardInset
    if contentInsetAdjustmentBehavior == .never { return inset }
    let safe = safeAreaInsets
    if safe == .zero { return inset }
    let always = contentInsetAdjustmentBehavior == .always
    if always || alwaysBounceVertical || contentSize.height > geometry.size.height || fillsController {
      inset.top += safe.top
      inset.bottom += max(0, safe.bottom - keyboardInset)
    }
    if always || alwaysBounceHorizontal || contentSize.width > geometry.size.width {
      inset.left += safe.left
      inset.right += safe.right
    }
    return inset
  }

  /// Whether the view is what a controller beneath a navigation bar shows: its view, or the lowest that fills this. The
  /// automatic inset then keeps content clear of bars also where it does not scroll, as UIKit's header says of
  /// `UIScrollViewContentInsetAdjustmentAutomatic`.
  private var fillsController: Bool {
    guard contentInsetAdjustmentBehavior == .automatic else { return false }
    if let owner { return owner.standsBeneathBars }
    guard let parent, let owner = parent.owner, parent.children.first === self else { return false }
    return owner.standsBeneathBars && geometry.size == parent.geometry.size
  }

  /// How far the safe area reaches into what is seen of content: what the adjusted inset takes care of does not.
  override func safeAreaInsets(of subview: UIView) -> UIEdgeInsets {
    var insets = safeAreaInsets
    if insets == .zero { return .zero }
    let (adjusted, given) = (adjustedContentInset, contentInset)
    insets.top -= adjusted.top - given.top
    insets.left -= adjusted.left - given.left
    insets.bottom -= adjusted.bottom - given.bottom
    insets.right -= adjusted.right - given.right
    return subview.overlap(of: insets, in: self, isSafeArea: true)
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
    if owesScroll, geometry.size.width > 0 { didScroll() }
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
    didChange(.surroundings)
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Scrolls just so far that a rectangle of the content is seen between the insets.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let seen = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if rect.maxX > seen.maxX { offset.x += rect.maxX - seen.maxX }
    if rect.minX < seen.minX + offset.x - contentOffset.x {
      offset.x = rect.minX - seen.minX + contentOffset.x
    }
    if rect.maxY > seen.maxY { offset.y += rect.maxY - seen.maxY }
    if rect.minY < seen.minY + offset.y - contentOffset.y {
      offset.y = rect.minY - seen.minY + contentOffset.y
    }
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  // MARK: Touches

  /// Whether a view in the content gets touches that begin; true unless a class says otherwise.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }
  /// Whether touches that a view in the content has heard of may still scroll; unless a class says otherwise, those may
  /// that the view does not keep.
  open func touchesShouldCancel(in view: UIView) -> Bool { !view.keepsTouchesFromScrolling }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer) && mayScroll(by: gestureRecognizer)
  }

  open override var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      prepareForTouches()
      return super.gestureRecognizers
    }
    set { super.gestureRecognizers = newValue }
  }

  override func prepareForTouches() { _ = state }

  // MARK: Zooming

  /// How many times as large the delegate's view for zooming is.
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms around the middle of what is seen; does nothing where the delegate has no view for zooming.
  ///
  /// - Parameters:
  ///   - scale: To how many times the size; kept between the least and the greatest scale.
  ///   - animated: Whether it takes 0.3 seconds of the window's clock; at once where there is no window.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(toScale: scale, animated: animated) }

  /// Zooms so that a rectangle of the view for zooming, in its own points, is seen as large as it can be.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toRect: rect, animated: animated) }

  // MARK: Layout

  override var scrolledSize: CGSize? { contentSize }

  /// The size of the content by which the view was measured last; nothing once somebody has taken note that it is another.
  package final var measuredContentSize: CGSize?

  override func takeScrolledSize(width: CGFloat, height: CGFloat) {
    contentSize = CGSize(
      width: width.isNaN ? contentSize.width : width, height: height.isNaN ? contentSize.height : height)
  }

  /// The size of the content with its inset.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measuredContentSize = contentSize
    return CGSize(
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
    let guide = UILayoutGuide(.bounds, of: self)
    frameGuide = guide
    return guide
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { scrollState?.rest() }
  }

  open override var drawsOverSubviews: Bool {
    drawsScrollIndicators || scrollState?.showsIndicators == true
  }

  open override func drawOverSubviews(_ canvas: Canvas) { drawIndicators(on: canvas) }
}
