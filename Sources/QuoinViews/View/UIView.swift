import Foundation
import QuoinGraphics

/// A rectangle on the screen: it draws, it holds other views, and it lays them out.
///
/// Views are isolated to no actor and not `Sendable`: a tree is made, laid out and drawn within one task.
/// Only what may be overridden stands in this declaration; the work behind it is in the extensions beside it.
open class UIView: UIResponder {
  // MARK: Stored state

  // What layout reads and writes for every view comes without run-time checks of exclusive access: the properties are
  // read and written whole, never lent out across a call. See UIView+LayoutState.swift.
  // The first five lie beside the geometry, since they are asked for whenever that changes.
  @exclusivity(unchecked) final var isPlacedByContainer = false
  @exclusivity(unchecked) final var isInSafeArea = false
  // Whether somebody observes values of the view; see UIView+Observing.swift.
  @exclusivity(unchecked) final var isObserved = false
  @exclusivity(unchecked) final var drawingMarks = DrawingMarks.changed
  @exclusivity(unchecked) final var constraintMarks = ConstraintMarks()
  @exclusivity(unchecked) @usableFromInline package final var storedGeometry = ViewGeometry()
  // A view holds those in it. The hierarchy's methods and `deinit` keep both sides of the tree in step, so that this never
  // dangles; a checked reference would trap where a `deinit` still asks. A weak one takes some 35 ns each time it is
  // followed (Benchmarks/README.md), where all of the case `views/a point between siblings` takes 45.
  @exclusivity(unchecked) @usableFromInline package final unowned(unsafe) var storedParent: UIView?
  @exclusivity(unchecked) @usableFromInline package final var storedChildren: [UIView] = [] {
    didSet { childrenVersion &+= 1 }
  }
  @exclusivity(unchecked) final var rare: RareProperties?
  @exclusivity(unchecked) @usableFromInline package final var storedMeasuredSizes = MeasuredSizes()
  @exclusivity(unchecked) @usableFromInline package final var storedSizing = LayoutSizing()
  @exclusivity(unchecked) @usableFromInline package final var storedSlot: ContainerSlot?
  final var storedBackgroundColor: UIColor?
  final var storedAlpha: CGFloat = 1

  // The children that need layout, themselves or within, as a list through the views: no walk over clean siblings.
  @exclusivity(unchecked) final unowned(unsafe) var firstDirty: UIView?
  @exclusivity(unchecked) final unowned(unsafe) var lastDirty: UIView?
  @exclusivity(unchecked) final unowned(unsafe) var nextDirty: UIView?
  @exclusivity(unchecked) final unowned(unsafe) var previousDirty: UIView?
  @exclusivity(unchecked) @usableFromInline package final var storedChildrenVersion: UInt32 = 0
  @exclusivity(unchecked) final var isListedAsDirty = false
  // How many views nest, this one included, while work that nests is going on in it; else 0. See UIView+Depth.swift.
  @exclusivity(unchecked) @usableFromInline package final var storedLevel: Int32 = 0
  @exclusivity(unchecked) @usableFromInline package final var storedNeedsLayout = true
  @exclusivity(unchecked) final var isLayingOut = false
  @exclusivity(unchecked) @usableFromInline package final var storedFamily: UInt8 = 0
  @exclusivity(unchecked) @usableFromInline package final var storedChildrenWereMoved = false

  final var storedIsHidden = false
  final var storedClipsToBounds = false
  final var storedContentMode = ContentMode.scaleToFill
  final var storedSemantics = UISemanticContentAttribute.unspecified
  final var isAskedForContent = false
  final var isMeasuringContent = false
  @exclusivity(unchecked) @usableFromInline package final var storedIsMeasuredExactly = false
  final var childrenAutoresize = false
  final var childrenHaveDepths = false
  // Whether the view's own drawing drew anything the last time; classes that only hold others draw nothing.
  final var drewContent = true
  final var damageVersion = DamageVersion()
  @exclusivity(unchecked) final var transformsChildren = false

  /// Whether the view takes touches.
  open var isUserInteractionEnabled = true
  /// Whether the view promises to fill its bounds; kept for code that sets it, drawing does not rely on it.
  open var isOpaque = true
  /// Whether subviews with an autoresizing mask follow a change of the view's size.
  open var autoresizesSubviews = true
  /// Whether the frame and the mask say where the view is, rather than constraints alone.
  @Observed open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { translationDidChange() } }
  }

  // MARK: Creating

  /// Creates a view at a place, in points of the superview.
  public init(frame: CGRect) {
    super.init()
    setFrame(frame)
    if type(of: self).requiresConstraintBasedLayout { constraintMarks = .unasked }
  }

  /// Creates a view without a size.
  public convenience override init() { self.init(frame: .zero) }
  /// Creates a view without a size; there are no archives to decode from.
  public required init?(coder: NSCoder) {
    super.init()
    if type(of: self).requiresConstraintBasedLayout { constraintMarks = .unasked }
  }

  deinit { whereViewsAre { releaseSubviews() } }

  /// The class of the layer that is made for the view.
  open class var layerClass: AnyClass { CALayer.self }
  /// Who handles events that the view does not: its controller, else its superview.
  open override var next: UIResponder? { owner ?? parent }

  // MARK: Geometry

  /// The view's rectangle in points of its superview; under a transform, the upright rectangle around it.
  ///
  /// Numbers that are not finite are ignored and reported to the function of `UIView.withInvalidGeometryHandler`.
  open var frame: CGRect {
    get { geometry.frame }
    set { setFrame(newValue) }
  }

  /// The view's rectangle in its own points; a change of size keeps the center.
  open var bounds: CGRect {
    get { CGRect(origin: geometry.boundsOrigin, size: geometry.size) }
    set { setBounds(newValue) }
  }

  /// The place of the anchor point, which is the middle unless the layer says otherwise, in points of the superview.
  open var center: CGPoint {
    get { geometry.center }
    set { setCenter(newValue) }
  }

  /// The transform around the anchor point.
  open var transform: CGAffineTransform {
    get { geometry.warp?.affine ?? .identity }
    set { setTransform(CATransform3DMakeAffineTransform(newValue)) }
  }

  // MARK: Hierarchy

  /// Adds a view above the others.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }
  /// Inserts a view at a place in the order of the subviews, kept within it.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Takes the view out of its superview.
  open func removeFromSuperview() { leaveSuperview() }
  /// Told before the view gets another superview or none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Told after the view got another superview or none.
  open func didMoveToSuperview() {}
  /// Told before the view gets into another window or none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Told after the view got into another window or none.
  open func didMoveToWindow() {}
  /// Told after a view was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Told before a view is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout

  /// Asks for a layout of the subviews in the next pass.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Lays out what has changed in this view and within it; does nothing when nothing has.
  open func layoutIfNeeded() { layoutWhatChanged() }
  /// Places the subviews; containers override it.
  open func layoutSubviews() {}
  /// Places what is in the view's layer once that has been made; calls `layoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) { if layer.view === self { layoutSubviews() } }
  /// What a change of the view's layer does: it is animated in a block of animations, and else seen at once, `NSNull()`.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { actionNow(layer, event) }

  /// The size that suits the view best within a room; its own, unless a class knows better.
  ///
  /// - Parameter size: The room, in points; 0 or infinite where it is not limited.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    // While the view is measured, its present size is what is asked for.
    isAskedForContent ? intrinsicSizeOrNone : geometry.size
  }

  /// Gives the view the size that suits it, and leaves its top left where it is.
  open func sizeToFit() { takeFittingSize() }
  /// The size of the view's content, in points; `noIntrinsicMetric` in a direction without one.
  open var intrinsicContentSize: CGSize { UIView.noIntrinsicSize }

  /// Tells that the content's size may have changed, so that it is measured anew.
  open func invalidateIntrinsicContentSize() { didChange(.content) }

  /// Told that a subview would measure differently now; see `invalidateFittingSize()`.
  ///
  /// Containers whose layout depends on it note the subview, call `setNeedsLayout()`, and `super` when their own size may
  /// change too. This drops the view's measures and tells the superview, if somebody measured the view since.
  open func fittingSizeDidChange(of subview: UIView) {
    // What changes within for a trial is no news to those around.
    if !isMeasuringContent { noteFittingChange() }
  }

  /// Told that the view's own `layoutSizing` changed.
  open func layoutSizingDidChange() {}

  /// Told that the `layoutSizing` of a subview changed from what it was.
  open func layoutSizingDidChange(of subview: UIView, from old: LayoutSizing) {
    fittingSizeDidChange(of: subview)
  }

  /// Measures the view without looking at what was measured before; see `measuredSize(fitting:)`.
  ///
  /// - Parameter proposal: The room, in points; infinite where it is not limited.
  open func measure(fitting proposal: CGSize) -> CGSize { measureOwnContent(fitting: proposal) }

  /// The size that suits the view, as constraints and content have it.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { looseFittingSize(for: targetSize) }

  /// The size that suits the view; a direction with a required priority comes back as asked for.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingSize(for: targetSize, horizontal: horizontal, vertical: vertical)
  }

  /// How far the first baseline lies below the top when the view has a size; its height for views without text.
  open func firstBaselineOffset(for size: CGSize) -> CGFloat { size.height }
  /// How far the last baseline lies below the top when the view has a size; its height for views without text.
  open func lastBaselineOffset(for size: CGSize) -> CGFloat { size.height }
  /// The view whose first baseline counts as this one's.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline counts as this one's.
  open var forLastBaselineLayout: UIView { self }

  /// Whether views of the class are asked for their constraints even where nobody else has any.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Asks for `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  /// Changes what constraints there are, before a layout; overrides call `super` last.
  open func updateConstraints() {}
  /// Lets the view and those in it update their constraints now, as far as they were asked to.
  open func updateConstraintsIfNeeded() { updateMarkedConstraints() }
  /// Whether the view is asked to update its constraints before the next layout.
  open func needsUpdateConstraints() -> Bool { constraintMarks.contains(.needsUpdate) }
  /// How far what constraints speak of lies within the frame, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// What constraints speak of where the view has a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame where constraints give the view a rectangle.
  open func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.outset(by: alignmentRectInsets) }
  /// Whether the height of the content follows from the width that constraints give the view, as that of text does.
  open var contentHeightFollowsWidth: Bool { false }
  /// The distance of lines in the view's text, in points; nothing for views without text.
  var lineHeightOfBaselines: CGFloat? { nil }
  /// Whether the view itself gives a subview its place, so that constraints leave this to it.
  open func placesSubview(_ subview: UIView) -> Bool { false }
  /// Sets how strongly the view resists becoming larger than its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutAxis) {
    setHugging(priority, for: axis)
  }
  /// Sets how strongly the view resists becoming smaller than its content.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutAxis) {
    setResistance(priority, for: axis)
  }

  // MARK: Surroundings

  /// How far notches, bars and round corners reach into the view, in points.
  open var safeAreaInsets: UIEdgeInsets { ownSafeAreaInsets }
  /// The margins in effect by sides, the safe area included; setting them sets `directionalLayoutMargins` by the direction.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(bySides: newValue) }
  }
  /// The distances from the edges that content keeps, as they were set; 8 on each side unless set.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { rare?.margins ?? Self.defaultMargins }
    set { setMargins(newValue) }
  }

  /// How far the safe area reaches into a subview.
  func safeAreaInsets(of subview: UIView) -> UIEdgeInsets { subview.overlapOfSafeArea(of: self) }

  /// The size of the content that scrolls within the bounds; nothing where it does not.
  var scrolledSize: CGSize? { nil }
  /// Takes the size that constraints give what scrolls; NaN where they say nothing.
  func takeScrolledSize(width: CGFloat, height: CGFloat) {}

  /// Told that the margins changed.
  open func layoutMarginsDidChange() {}
  /// Told that the safe area changed.
  open func safeAreaInsetsDidChange() {}
  /// Told that the tint changed, here or above.
  open func tintColorDidChange() {}
  /// Told that traits changed, here or above.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Look

  /// What all views look like that say nothing else; see ``UIAppearance``.
  open class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = [])
    -> UIView
  { look(in: containers) { UIView(frame: $0) } }
  /// What fills the bounds beneath the content.
  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// How much of the view is seen, from 0 to 1.
  open var alpha: CGFloat {
    get { storedAlpha }
    set { setAlpha(newValue) }
  }
  /// Whether the view is neither drawn nor touched.
  open var isHidden: Bool {
    get { storedIsHidden }
    set { setHidden(newValue) }
  }
  /// Whether nothing beyond the bounds is drawn.
  open var clipsToBounds: Bool {
    get { storedClipsToBounds }
    set { setClipsToBounds(newValue) }
  }
  /// How content is put into the bounds.
  open var contentMode: ContentMode {
    get { storedContentMode }
    set { setContentMode(newValue) }
  }
  /// The colour of what can be tinted; the superview's, and a blue at the root, unless set.
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set { setTintColor(newValue) }
  }

  /// Whether the view is mirrored in right-to-left surroundings.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { storedSemantics }
    set { setSemantics(newValue) }
  }

  /// What a property is that can be animated and that only the view's class has; nothing where it has no such.
  func ownValue(of property: AnimatedProperty) -> AnimatableValue? { nil }
  /// Sets such a property; quietly where the value is only drawn for now.
  func storeOwn(_ value: AnimatableValue, as property: AnimatedProperty, quietly: Bool) {}

  /// Asks for the view to be drawn anew; every drawing is, so this only marks it.
  open func setNeedsDisplay() { didChange(.look) }
  /// Asks for a part of the view to be drawn anew.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Draws the view's own content on a canvas that has its coordinates; calls `draw(_:)` unless overridden.
  open func draw(_ canvas: Canvas, in rect: CGRect) { CGContext.current(on: canvas) { draw(rect) } }
  /// Draws the view's own content, of these bounds, in the context that `UIGraphicsGetCurrentContext()` gives.
  open func draw(_ rect: CGRect) {}

  /// What the view's own drawing may touch, in its own points, without shadow and subviews; the bounds unless overridden.
  open var drawingExtent: CGRect { CGRect(origin: geometry.boundsOrigin, size: geometry.size) }
  /// Whether `draw(_:in:)` may draw something; true for every class but `UIView` itself, unless it knows better.
  open var drawsContent: Bool { type(of: self) != UIView.self }
  /// How far the view's own drawing reaches, for a purpose; nothing where `drawingExtent` says it.
  func extent(for purpose: ExtentPurpose) -> CGRect? { nil }
  /// Whether `drawOverSubviews(_:)` draws something.
  open var drawsOverSubviews: Bool { false }
  /// Draws what lies over the subviews, in the view's own coordinates.
  open func drawOverSubviews(_ canvas: Canvas) {}
  /// What readers of a PDF fill in the view's place, in its own points; nothing for what is only seen.
  ///
  /// A class that has one with surroundings leaves out its value where the canvas `takesFields`.
  open var formField: FormField? { nil }
  /// Whether a subview is the value of the view's field, or a part of it, which is left out where the canvas `takesFields`.
  open func showsValueOfField(_ subview: UIView) -> Bool { false }

  // MARK: Touches

  /// The deepest view at a point, in the view's own points, that takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point, with: event) }
  /// Whether a point, in the view's own points, lies within the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { geometry.holds(point) }

  /// What makes gestures of touches in the view and in those within.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { rare.flatMap { $0.gestureRecognizers.isEmpty ? nil : $0.gestureRecognizers } }
    set { setGestureRecognizers(newValue ?? []) }
  }

  /// Attaches a recognizer; one of another view is reported, and is this view's from then on.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  /// Detaches a recognizer; a gesture that is going on is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// Asked whether a recognizer of the view, or of one around it for touches that began in this one, may go on.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether touches stay the view's own when they would scroll what it stands in, as controls have it.
  open var keepsTouchesFromScrolling: Bool { false }
  /// Called before touches look for recognizers, for views that make theirs only then.
  func prepareForTouches() {}

  // MARK: Accessibility

  /// The view's rectangle, in points of the screen; its bounds unless set.
  open override var accessibilityFrame: CGRect {
    get { accessibilityProperties?.frame ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
    set { super.accessibilityFrame = newValue }
  }

  override func accessibilityDidChange() { didChange(.accessibility) }
  /// The screen of the tree of which the view is the root; nothing where it has none.
  var rootScreen: UIScreen? { nil }
  /// What matters of the view in a dump beside its frame, such as `on`; nothing unless a class has something to say.
  open var stateDescription: String? { nil }
  /// The view as one line of a tree: its class, its identifier and its frame.
  open nonisolated override var description: String { whereViewsAre { treeLine } }
}
