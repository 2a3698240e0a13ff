import Foundation
import QuoinGraphics
import QuoinResources

extension UIView {
  /// What `intrinsicContentSize` says in a direction in which the content has no size.
  public static let noIntrinsicMetric: CGFloat = -1
  static let noIntrinsicSize = CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric)
  /// Asks `systemLayoutSizeFitting` for the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks `systemLayoutSizeFitting` for the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size that suits the view within a room, measured once until something changes.
  ///
  /// A view that neither overrides `sizeThatFits` nor has an intrinsic size measures 0.
  ///
  /// - Parameter proposal: The room, in points; infinite where it is not limited.
  public final func measuredSize(fitting proposal: CGSize) -> CGSize {
    if let known = isMeasuredExactly
      ? measuredSizes.sizeMeasured(for: proposal) : measuredSizes.size(for: proposal)
    {
      return known
    }
    guard let size = sizeMeasuredAnew(fitting: proposal) else { return .zero }
    // What ended early with the budget used up counts no longer once there is a new one.
    if !BudgetMeter.isCurrentUsedUp { measuredSizes.keep(size, for: proposal) }
    return size
  }

  /// The size that suits the view within a room, by constraints where these say something of it; nothing where it nests too
  /// deep. What was measured before does not count, and this is not kept.
  private func sizeMeasuredAnew(fitting proposal: CGSize) -> CGSize? {
    if constraintMarks.contains(.updatesWithin) { updateMarkedConstraints() }
    if constraintMarks.contains(.tied) {
      // What a template measures goes by its constraints, once all that they go by is up to date.
      if !isSizedByConstraintsOfCode, let size = measuredByContent(fitting: proposal) { return size }
      if let size = sizeByConstraints(fitting: proposal) { return size }
    }
    // Nothing nests in it, and it is mostly such views that are measured by themselves.
    if children.isEmpty { return measuredByContent(fitting: proposal) ?? measure(fitting: proposal) }
    guard let outer = enterLevel() else { return nil }
    defer { leaveLevel(outer) }
    return measuredByContent(fitting: proposal) ?? measure(fitting: proposal)
  }

  /// The size that suits the view within a room, by constraints of code or by what places its content; not kept.
  ///
  /// Constraints of a template are among what that has measured.
  package final func sizeByRules(fitting proposal: CGSize) -> CGSize {
    if isSizedByConstraintsOfCode { return sizeMeasuredAnew(fitting: proposal) ?? .zero }
    return contentSize(fitting: proposal)
  }

  /// The size that suits the view within a room, by constraints where these say something of it, else by itself: what places
  /// its content is not asked. Not kept.
  package final func ownSize(fitting proposal: CGSize) -> CGSize {
    if constraintMarks.contains(.updatesWithin) { updateMarkedConstraints() }
    if constraintMarks.contains(.tied), let size = sizeByConstraints(fitting: proposal) { return size }
    return measure(fitting: proposal)
  }

  /// What constraints on and in the view make of its size; nothing where there are none, or where it nests too deep.
  private func sizeByConstraints(fitting proposal: CGSize) -> CGSize? {
    guard let tie = rare?.tie, let outer = enterLevel() else { return nil }
    defer { leaveLevel(outer) }
    return tie.measuredSize(fitting: proposal)
  }

  /// What the view measures whatever constraints say of it.
  final func contentSize(fitting proposal: CGSize) -> CGSize {
    measuredByContent(fitting: proposal) ?? measure(fitting: proposal)
  }

  /// What whoever places the view's content measures; nothing when the view does it itself.
  private func measuredByContent(fitting proposal: CGSize) -> CGSize? {
    guard isMeasuredExactly, let measurer = attachment(ContentMeasurer.self) else { return nil }
    let outer = isMeasuringContent
    isMeasuringContent = true
    defer { isMeasuringContent = outer }
    return measurer.size(of: self, fitting: proposal)
  }

  /// Lets what the view measured count no longer, and tells the superview, which tells those above it only as far as they depend
  /// on it.
  public final func invalidateFittingSize() { didChange(.content) }

  /// Lets what depends on the view's size know that something within measures differently.
  final func noteFittingChange() {
    if !measuredSizes.isEmpty, !measuredSizes.isStale {
      invalidateFittingSize()
    } else if constraintMarks.contains(.tied) {
      rare?.tie?.ownerDidChange(.content)
    }
  }

  final func measureOwnContent(fitting proposal: CGSize) -> CGSize {
    let outer = isAskedForContent
    isAskedForContent = true
    defer { isAskedForContent = outer }
    return sizeThatFits(proposal)
  }

  /// The intrinsic size, with 0 in a direction without one.
  final var intrinsicSizeOrNone: CGSize {
    let intrinsic = intrinsicContentSize
    return CGSize(
      width: intrinsic.width == UIView.noIntrinsicMetric ? 0 : intrinsic.width,
      height: intrinsic.height == UIView.noIntrinsicMetric ? 0 : intrinsic.height)
  }

  final func looseFittingSize(for target: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  final func takeFittingSize() {
    setFrameWithoutTransform(CGRect(origin: geometry.origin, size: sizeThatFits(geometry.size)))
  }

  final func fittingSize(
    for target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    if constraintMarks.contains(.updatesWithin) { updateMarkedConstraints() }
    if constraintMarks.contains(.tied),
      let size = rare?.tie?.fittingSize(for: target, horizontal: horizontal, vertical: vertical)
    {
      return size
    }
    func proposal(_ length: CGFloat) -> CGFloat {
      length > 0 && length < UIView.layoutFittingExpandedSize.width ? length : .infinity
    }
    let room = CGSize(
      width: horizontal == .required ? target.width : proposal(target.width),
      height: vertical == .required ? target.height : proposal(target.height))
    var size = measuredSize(fitting: room)
    if horizontal == .required { size.width = target.width }
    if vertical == .required { size.height = target.height }
    return size
  }

  /// How strongly the view resists becoming larger than its content.
  public final func contentHuggingPriority(for axis: NSLayoutAxis) -> UILayoutPriority {
    (axis == .horizontal ? rare?.horizontalHugging : rare?.verticalHugging) ?? .defaultLow
  }

  /// Whether a priority can be that of content, which 0 can; told where not.
  private func takes(_ priority: UILayoutPriority, for what: String) -> Bool {
    if priority.rawValue >= 0, priority <= .required { return true }
    ViewMisuse.report(.priority(priority, of: "\(nameInMessages)'s \(what)"))
    return false
  }

  final func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutAxis) {
    guard takes(priority, for: "content hugging") else { return }
    if contentHuggingPriority(for: axis) == priority { return }
    let rare = ensureRare()
    if axis == .horizontal { rare.horizontalHugging = priority } else { rare.verticalHugging = priority }
    didChange(.fitting)
  }

  /// How strongly the view resists becoming smaller than its content.
  public final func contentCompressionResistancePriority(for axis: NSLayoutAxis) -> UILayoutPriority {
    (axis == .horizontal ? rare?.horizontalCompression : rare?.verticalCompression) ?? .defaultHigh
  }

  final func setResistance(_ priority: UILayoutPriority, for axis: NSLayoutAxis) {
    guard takes(priority, for: "content compression resistance") else { return }
    if contentCompressionResistancePriority(for: axis) == priority { return }
    let rare = ensureRare()
    if axis == .horizontal {
      rare.horizontalCompression = priority
    } else {
      rare.verticalCompression = priority
    }
    didChange(.fitting)
  }
}
