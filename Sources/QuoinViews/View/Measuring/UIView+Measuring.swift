import Foundation
import QuoinGraphics
import QuoinResources

extension UIView {
  /// What `intrinsicContentSize` says in a direction in which the content has no size.
  public static let noIntrinsicMetric: CGFloat = -1
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
    let size: CGSize
    if children.isEmpty {
      // Nothing nests in it, and it is mostly such views that are measured by themselves.
      size = measuredByContent(fitting: proposal) ?? measure(fitting: proposal)
    } else {
      guard let outer = enterLevel() else { return .zero }
      size = measuredByContent(fitting: proposal) ?? measure(fitting: proposal)
      leaveLevel(outer)
    }
    // What ended early with the budget used up counts no longer once there is a new one.
    if !BudgetMeter.isCurrentUsedUp { measuredSizes.keep(size, for: proposal) }
    return size
  }

  /// What whoever places the view's content measures; nothing when the view does it itself.
  package final func measuredByContent(fitting proposal: CGSize) -> CGSize? {
    guard isMeasuredExactly, let measurer = attachment(ContentMeasurer.self) else { return nil }
    let outer = isMeasuringContent
    isMeasuringContent = true
    defer { isMeasuringContent = outer }
    return measurer.size(of: self, fitting: proposal)
  }

  /// Lets what the view measured count no longer, and tells the superview, which tells those above it only as far as they depend
  /// on it.
  public final func invalidateFittingSize() { didChange(.content) }

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

  final func fittingSize(
    for target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
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
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    (axis == .horizontal ? rare?.horizontalHugging : rare?.verticalHugging) ?? .defaultLow
  }

  /// Sets how strongly the view resists becoming larger than its content.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    let rare = ensureRare()
    if axis == .horizontal { rare.horizontalHugging = priority } else { rare.verticalHugging = priority }
    didChange(.fitting)
  }

  /// How strongly the view resists becoming smaller than its content.
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    (axis == .horizontal ? rare?.horizontalCompression : rare?.verticalCompression) ?? .defaultHigh
  }

  /// Sets how strongly the view resists becoming smaller than its content.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    let rare = ensureRare()
    if axis == .horizontal {
      rare.horizontalCompression = priority
    } else {
      rare.verticalCompression = priority
    }
    didChange(.fitting)
  }
}
