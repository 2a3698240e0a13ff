import Foundation
import QuoinGraphics

/// Lets a user pull content down to have it loaded anew.
///
/// ```swift
/// let refresh = UIRefreshControl(frame: .zero, primaryAction: UIAction { action in
///   load { refresh.endRefreshing() }
/// })
/// scrollView.refreshControl = refresh
/// ```
open class UIRefreshControl: UIControl {
  /// Whether something is being loaded.
  public private(set) final var isRefreshing = false
  private final let wheel = UIActivityIndicatorView(style: .medium)
  private final let label = UILabel(frame: .zero)
  private final weak var scrollView: UIScrollView?
  /// The scroll view whose finger tells the control already.
  private final weak var followed: UIScrollView?
  private final var mayBegin = true
  /// What of the inset is the control's.
  private final var takenInset: CGFloat = 0
  /// How far content was pulled, as a part of how far it is to be.
  private final var pull: CGFloat = 0

  /// In points, as UIKit's.
  private static let height: CGFloat = 60
  /// How far content is pulled until it is loaded, in points.
  private static let threshold: CGFloat = 80

  /// Creates a control.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: max(frame.width, 0), height: Self.height))
    wheel.hidesWhenStopped = false
    wheel.isHidden = false
    wheel.isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(wheel)
    addSubview(label)
    showPull(0)
  }

  /// Creates a control; there are no archives to decode from.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  /// What is said below the wheel.
  @Observed open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
      didChange(.accessibility)
    }
  }

  // MARK: Refreshing

  /// Shows that something is being loaded, without telling anybody.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    wheel.startAnimating()
    showPull(1)
    didChange([.look, .accessibility])
    if scrollView?.isDragging != true { takeInset() }
  }

  /// Shows that it has been loaded.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    didChange([.look, .accessibility])
    let changes = { [self] in
      giveInset()
      showPull(0)
    }
    if window != nil {
      UIView.animate(withDuration: 0.3, options: .allowUserInteraction, animations: changes)
    } else {
      changes()
    }
    wheel.stopAnimating()
  }

  private func takeInset() {
    guard let scrollView, takenInset == 0 else { return }
    let rest = -scrollView.adjustedContentInset.top
    let isAtTop = scrollView.contentOffset.y <= rest
    takenInset = Self.height
    let offset = scrollView.contentOffset
    scrollView.contentInset.top += takenInset
    // Setting the inset may have moved content that was at rest; it is to glide.
    scrollView.contentOffset = offset
    if isAtTop {
      scrollView.setContentOffset(CGPoint(x: offset.x, y: rest - takenInset), animated: window != nil)
    }
  }

  private func giveInset() {
    guard let scrollView, takenInset != 0 else { return }
    scrollView.contentInset.top -= takenInset
    takenInset = 0
    let rest = -scrollView.adjustedContentInset.top
    if scrollView.contentOffset.y < rest { scrollView.contentOffset.y = rest }
  }

  /// Follows content that is pulled.
  private func follow(_ pan: UIGestureRecognizer) {
    guard let scrollView, isEnabled else { return }
    let pulled = -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top)
    switch pan.state {
    case .began: mayBegin = !isRefreshing
    case .changed:
      if !isRefreshing { showPull(min(max(pulled / Self.threshold, 0), 1)) }
      guard mayBegin, !isRefreshing, pulled >= Self.threshold else { return }
      mayBegin = false
      beginRefreshing()
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    case .ended, .cancelled, .failed:
      if isRefreshing {
        takeInset()
      } else {
        UIView.animate(withDuration: 0.2, options: .allowUserInteraction) { showPull(0) }
      }
    default: break
    }
  }

  private func showPull(_ share: CGFloat) {
    pull = share
    (wheel.alpha, label.alpha) = (share, share)
  }

  // MARK: In a scroll view

  final func attach(to scrollView: UIScrollView) {
    self.scrollView = scrollView
    scrollView.insertSubview(self, at: 0)
    place()
    if followed !== scrollView {
      followed = scrollView
      scrollView.panGestureRecognizer.addHandler { [weak self, weak scrollView] pan in
        guard let self, self.scrollView === scrollView else { return }
        self.follow(pan)
      }
    }
    if isRefreshing { takeInset() }
  }

  final func detach() {
    giveInset()
    scrollView = nil
    removeFromSuperview()
  }

  private func place() {
    guard let scrollView else { return }
    // Above the content, however far that is scrolled.
    autoresizingMask = .flexibleWidth
    frame = CGRect(x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = attributedTitle != nil
    wheel.center = CGPoint(x: bounds.midX, y: hasTitle ? 22 : bounds.midY)
    let height = label.sizeThatFits(bounds.size).height
    label.frame = CGRect(x: 0, y: 38, width: bounds.width, height: height)
    wheel.color = tintColorIsOwn ? tintColor : .systemGray
  }

  /// Whether a tint was set on the control itself, which alone colours the wheel.
  private var tintColorIsOwn: Bool { ownTint != nil }
  private final var ownTint: UIColor?
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      ownTint = newValue
      super.tintColor = newValue
      setNeedsLayout()
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  open override var canBecomeFirstResponder: Bool { false }

  // MARK: Accessibility

  open override var isAccessibilityElementByDefault: Bool { isRefreshing }
  /// What is said below the wheel, unless set.
  open override var defaultAccessibilityLabel: String? { attributedTitle?.string ?? "In progress" }
  override var valueDescription: String? { isRefreshing ? "refreshing" : nil }
}

extension UIScrollView {
  private final class RefreshSlot {
    var control: UIRefreshControl?
  }

  /// What content is pulled down to be loaded anew with.
  public final var refreshControl: UIRefreshControl? {
    get { attachment(RefreshSlot.self)?.control }
    set {
      let slot = attachment(RefreshSlot.self) ?? RefreshSlot()
      if slot.control === newValue { return }
      slot.control?.detach()
      slot.control = newValue
      setAttachment(slot)
      if newValue != nil { alwaysBounceVertical = true }
      newValue?.attach(to: self)
    }
  }
}
