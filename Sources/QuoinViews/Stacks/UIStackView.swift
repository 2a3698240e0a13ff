import Foundation
import QuoinGraphics

/// Lays out views in a row or a column.
///
/// ```swift
/// let stack = UIStackView(arrangedSubviews: [title, subtitle])
/// stack.axis = .vertical
/// stack.spacing = 4
/// ```
open class UIStackView: UIView {
  /// How the arranged views share the length of the stack.
  public nonisolated enum Distribution: Int, Sendable, CaseIterable {
    /// They fill it: one of those with the least hugging priority grows, or with the least resistance shrinks.
    case fill
    /// They fill it, all with the same length.
    case fillEqually
    /// They fill it in proportion to their own lengths.
    case fillProportionally
    /// They keep their lengths; the gaps between them are equal, and at least `spacing`.
    case equalSpacing
    /// They keep their lengths; their centers are equally far apart, with gaps of at least `spacing`.
    case equalCentering
  }

  /// How the arranged views stand across the stack.
  public nonisolated enum Alignment: Int, Sendable, CaseIterable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// The upper edge of a horizontal stack.
    public static let top = Alignment.leading
    /// The lower edge of a horizontal stack.
    public static let bottom = Alignment.trailing
  }

  /// As a custom spacing: the stack's own spacing.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// As a spacing: the system's 8 points.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// The views that are laid out, in order; subviews that are not among them keep their frames.
  public private(set) final var arrangedSubviews: [UIView] = []
  final var baselines = KnownBaselines()
  /// What the stack says in constraints, where its views have some.
  final var arrangement: [NSLayoutConstraint] = []

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  deinit {}

  /// The direction in which the views follow each other.
  @Observed open var axis = NSLayoutAxis.horizontal { didSet { if axis != oldValue { rulesChanged() } } }
  /// How the views share the stack's length.
  @Observed open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { rulesChanged() } }
  }
  /// How the views stand across the stack.
  @Observed open var alignment = Alignment.fill { didSet { if alignment != oldValue { rulesChanged() } } }
  /// The gap between neighbours, in points.
  @Observed open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { rulesChanged() } } }
  /// Whether the spacing of a column reaches from the last baseline above to the first one below.
  @Observed open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { rulesChanged() } }
  }
  /// Whether the views keep within the stack's margins.
  @Observed open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { rulesChanged() } }
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if isLayoutMarginsRelativeArrangement { tellOfMargins() }
  }

  // MARK: Views

  /// Adds a view behind the others.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Inserts a view at a place in the order; a view that is arranged already moves there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if let old = arrangedSubviews.firstIndex(where: { $0 === view }) { arrangedSubviews.remove(at: old) }
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    placingDidChange(of: view)
    rulesChanged()
  }

  /// Takes a view out of the layout; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    placingDidChange(of: view)
    if view.containerSlot is StackSlot { view.containerSlot = nil }
    rulesChanged()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the gap after a view, in points; `spacingUseDefault` for the stack's own.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    if spacing != UIStackView.spacingUseDefault {
      arrangedSubview.containerSlot = StackSlot(spacing)
    } else if arrangedSubview.containerSlot is StackSlot {
      arrangedSubview.containerSlot = nil
    }
    rulesChanged()
  }

  /// The gap that was set after a view, in points; `spacingUseDefault` when none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    guard arrangedSubview.superview === self, let slot = arrangedSubview.containerSlot as? StackSlot else {
      return UIStackView.spacingUseDefault
    }
    return slot.spacingAfter
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    baselines.removeAll()
    if !isArrangedByConstraints { arrange() }
  }

  open override func updateConstraints() {
    updateArrangement()
    super.updateConstraints()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(within: size) }

  open override func fittingSizeDidChange(of subview: UIView) {
    setNeedsLayout()
    if isArrangedByConstraints || ViewItem.known(subview)?.wantsConstraintsAround == true {
      setNeedsUpdateConstraints()
    }
    if baselines.isEmpty || isMeasuringContent { return super.fittingSizeDidChange(of: subview) }
    // Whoever asked for them depends on more than the stack's size.
    rulesChanged()
  }

  open override func firstBaselineOffset(for size: CGSize) -> CGFloat {
    baselineOffset(for: size, first: true)
  }

  open override func lastBaselineOffset(for size: CGSize) -> CGFloat {
    baselineOffset(for: size, first: false)
  }

  open override var drawsContent: Bool { type(of: self) != UIStackView.self }

  open override var contentHeightFollowsWidth: Bool { !isArrangedByConstraints }

  open override func placesSubview(_ subview: UIView) -> Bool {
    arrangedSubviews.contains { $0 === subview }
  }

  private func rulesChanged() {
    baselines.removeAll()
    if isArrangedByConstraints { setNeedsUpdateConstraints() }
    setNeedsLayout()
    invalidateFittingSize()
  }
}

/// What a stack keeps with one of its views.
final class StackSlot: ContainerSlot {
  /// The gap after the view, in points.
  let spacingAfter: CGFloat

  init(_ spacingAfter: CGFloat) { self.spacingAfter = spacingAfter }
}
