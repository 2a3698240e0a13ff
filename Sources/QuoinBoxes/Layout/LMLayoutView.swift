import Foundation
import QuoinGraphics
import QuoinViews

/// The base of the views that place their subviews.
///
/// Its margins are 0 unless set. Touches that miss its subviews go through it unless it has a background colour.
open class LMLayoutView: UIView {
  // Read and written whole, never lent out across a call, hence without run-time checks of exclusive access.
  @exclusivity(unchecked) final var surroundings = BoxSurroundings()
  @exclusivity(unchecked) final var knowsInsets = false
  /// Whether the subviews' frames are those for `placedSize`, but for noted changes.
  @exclusivity(unchecked) final var isPlaced = false
  /// Whether a subview, however deep, has or had a width of its own that heights follow from.
  @exclusivity(unchecked) final var holdsFixedWidth = false
  /// Whether the content keeps its width.
  @exclusivity(unchecked) final var rigidity = Rigidity.unknown
  /// Whether it did when a box around asked last, before a change.
  @exclusivity(unchecked) final var toldRigidity = Rigidity.unknown
  /// Whether measures may be out of date.
  @exclusivity(unchecked) final var isUnsettled = true
  /// Whether the superview knows that measures may be out of date.
  @exclusivity(unchecked) final var hasToldSuperview = false
  /// Whether measures differ from those the superview saw last.
  @exclusivity(unchecked) final var hasNewMeasures = false
  /// Whether the subviews' subviews form a grid.
  @exclusivity(unchecked) final var hasGrid = false
  /// The order of subviews that was measured.
  @exclusivity(unchecked) final var settledVersion: UInt32 = 0
  @exclusivity(unchecked) final var changes = BoxChanges()
  @exclusivity(unchecked) final var storedInsets = BoxInsets()
  @exclusivity(unchecked) final var storedMargins = NSDirectionalEdgeInsets.zero
  /// The edges whose margins a template has stated by themselves.
  @exclusivity(unchecked) final var ownMargins: LMAnchor = []
  @exclusivity(unchecked) final var boxMeasures = BoxMeasures()
  @exclusivity(unchecked) final var baselines = KnownBaselines()
  /// The size that the subviews are placed for.
  @exclusivity(unchecked) final var placedSize = CGSize(width: -1, height: -1)

  /// Creates a layout view.
  ///
  /// - Parameter frame: Where, in points of the superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    containerFamily = .boxes
  }

  /// Creates a layout view without a size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    containerFamily = .boxes
  }

  /// Creates a layout view with margins.
  ///
  /// - Parameters:
  ///   - margin: All margins, in points; nothing for 0.
  ///   - topMargin: The top margin, in points, instead of `margin`; the others alike.
  public convenience init(
    margin: CGFloat?, topMargin: CGFloat?, leadingMargin: CGFloat?, bottomMargin: CGFloat?,
    trailingMargin: CGFloat?
  ) {
    self.init(frame: .zero)
    setMargins(
      margin, top: topMargin, leading: leadingMargin, bottom: bottomMargin, trailing: trailingMargin)
  }

  deinit {}

  // MARK: What kinds of boxes do in their own way

  /// Measures the content without limits, margins included, in points.
  func measureNaturalSize() -> CGSize { CGSize(width: insets.width, height: insets.height) }

  /// Measures the content within a width, margins included, in points.
  func measureSize(within width: CGFloat) -> CGSize {
    CGSize(width: min(width, insets.width), height: insets.height)
  }

  /// Measures the width of the content within a limit, which may be infinite, margins included, in points.
  func measureWidth(within limit: CGFloat) -> CGFloat { min(limit, insets.width) }

  /// Measures the height of the content at a width, margins included, in points.
  func measureHeight(at width: CGFloat) -> CGFloat { insets.height }

  /// Whether the content keeps its width: in a row when all subviews do, in a column when one does.
  func measureRigidity() -> Bool { false }

  /// Gives the subviews their frames.
  func placeSubviews(in size: CGSize) {}

  /// The frame that a subview has in the box of a size, as if it ran from left to right; nothing where boxes of this kind
  /// place none.
  func place(of subview: UIView, in size: CGSize) -> CGRect? { nil }

  /// Forgets what was worked out over all subviews.
  func forgetContent() {}

  /// Hands the rows of a grid their cell columns, where the subviews are such rows.
  func prepareGrid() {}

  /// Whether the places depend on more of a subview than its size.
  var dependsOnBaselines: Bool { false }

  /// Whether the margins include the safe area when the box stands outside other boxes.
  var keepsToMargins: Bool { true }

  /// The insets of a box that has margins of another kind.
  func measureInsets(_ pixels: PixelGrid) -> BoxInsets { marginInsets(pixels) }

  /// Takes a change of subviews into the height at the width that was planned last, without looking at the others.
  ///
  /// - Returns: That width and the new height, or nothing when all subviews have to be looked at.
  func remeasureHeight(after changes: [SubviewChange]) -> (width: CGFloat, height: CGFloat)? { nil }

  // MARK: What the tree asks and tells

  /// The distances from the edges that content keeps, as they were set; 0 on each side unless set.
  open override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { storedMargins }
    set {
      if newValue == storedMargins { return }
      for margin in [newValue.top, newValue.leading, newValue.bottom, newValue.trailing]
      where !margin.isFinite {
        return BoxMisuse.report(.notFinite("margin", margin, of: self))
      }
      storedMargins = newValue
      marginsChanged()
    }
  }

  open override func layoutSizingDidChange() {
    super.layoutSizingDidChange()
    // A box measures itself by its own fixed sizes.
    noteEverything()
  }

  open override func layoutSizingDidChange(of subview: UIView, from old: LayoutSizing) {
    noteFixedWidth(of: subview)
    noteEverything()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(
      width: size.width > 0 ? size.width : .infinity, height: size.height > 0 ? size.height : .infinity)
  }

  open override func measure(fitting proposal: CGSize) -> CGSize {
    fittingSize(width: proposal.width, height: proposal.height)
  }

  /// The size of the content without limits, margins included.
  open override var intrinsicContentSize: CGSize { fittingSize(width: .infinity, height: .infinity) }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      for: targetSize, requiresWidth: horizontal == .required, requiresHeight: vertical == .required)
  }

  open override var contentHeightFollowsWidth: Bool { true }
  open override func placesSubview(_ subview: UIView) -> Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutBox()
  }

  open override func setNeedsLayout() {
    if childrenVersion != settledVersion {
      noteEverything()
    } else if placedSize == geometry.size {
      // Asked for from outside, so somebody may have moved subviews.
      isPlaced = false
    }
    super.setNeedsLayout()
  }

  open override func fittingSizeDidChange(of subview: UIView) { noteChange(of: subview) }

  open override func invalidateIntrinsicContentSize() { noteEverything() }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    noteFixedWidth(of: subview)
    noteEverything()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    noteEverything()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    noteEverything()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if knowsInsets, measureInsets(pixels) == storedInsets { return }
    noteEverything()
    tellOfMargins()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    noteEverything()
  }

  open override func firstBaselineOffset(for size: CGSize) -> CGFloat { baseline(.first, in: size) }
  open override func lastBaselineOffset(for size: CGSize) -> CGFloat { baseline(.last, in: size) }

  open override var forFirstBaselineLayout: UIView {
    onLevel { () -> UIView in firstDisplayable?.forFirstBaselineLayout ?? self } ?? self
  }

  open override var forLastBaselineLayout: UIView {
    onLevel { () -> UIView in lastDisplayable?.forLastBaselineLayout ?? self } ?? self
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self && backgroundColor == nil ? nil : view
  }
}
