import Foundation
import QuoinGraphics

/// What is drawn for a view besides its content, or a part of a drawing without a view.
///
/// A view's layer has the view's geometry, alpha and background: setting either sets the other. It is made when first
/// asked for. A layer of its own keeps its own.
open class CALayer: NSObject, ViewBound {
  /// The view whose layer this is. It alone sets this, and takes it back when it goes, so that it never dangles.
  @exclusivity(unchecked) package final unowned(unsafe) var view: UIView?
  final var geometry = ViewGeometry() {
    willSet { willChangeGeometry() }
    didSet {
      if geometry.size != oldValue.size, !isPresenting, placesSublayers { setNeedsLayout() }
      lookDidChange()
    }
  }
  /// Whom a layer of its own was given as its delegate.
  final weak var ownDelegate: (any CALayerDelegate)?
  /// Whether what is in a layer of its own waits to be placed.
  final var needsOwnLayout = true
  /// When the layer came where it stands, or a view's layer into its window, by the window's clock.
  final var arrival: TimeInterval = 0
  /// What changes do that have been asked for and not been made yet.
  final var pendingActions: [PendingAction] = []
  private final var ownOpacity: Float = 1 {
    willSet { willChange(.opacity) }
    didSet { lookDidChange() }
  }
  private final var ownIsHidden = false { didSet { lookDidChange() } }
  private final var ownMasksToBounds = false { didSet { lookDidChange() } }
  private final var ownBackground: UIColor? {
    willSet { willChange(.backgroundColor) }
    didSet { lookDidChange() }
  }
  final var ownSublayers = OwnSublayers() { didSet { lookDidChange() } }

  /// The layer that this one is in, unless it is a view's.
  public final var ownSuperlayer: CALayer? { storedSuperlayer }
  // The one that has this layer among its own sublayers, until it lets go of it; see `releaseSublayers()`.
  @exclusivity(unchecked) final unowned(unsafe) var storedSuperlayer: CALayer?
  /// A name to find the layer by.
  open var name: String?
  /// How the corners named by `maskedCorners` are rounded, in points.
  @Observed open var cornerRadius: CGFloat = 0 {
    willSet { willChange(.cornerRadius) }
    didSet { lookDidChange() }
  }
  /// Which corners `cornerRadius` rounds.
  @Observed open var maskedCorners = CACornerMask.all { didSet { lookDidChange() } }
  /// The curve of round corners; circles are drawn for both.
  open var cornerCurve = CALayerCornerCurve.circular
  /// How wide the border within the bounds is, in points.
  @Observed open var borderWidth: CGFloat = 0 {
    willSet { willChange(.borderWidth) }
    didSet { lookDidChange() }
  }
  /// The border's colour, resolved anew for each drawing when it is dynamic.
  @Observed public final var borderPaint: UIColor? = .black {
    willSet { willChange(.borderColor) }
    didSet { lookDidChange() }
  }
  /// The shadow's colour, resolved anew for each drawing when it is dynamic.
  @Observed public final var shadowPaint: UIColor? = .black {
    willSet { willChange(.shadowColor) }
    didSet { lookDidChange() }
  }
  /// How much of the shadow is seen, from 0 to 1.
  @Observed open var shadowOpacity: Float = 0 {
    willSet { willChange(.shadowOpacity) }
    didSet { lookDidChange() }
  }
  /// Where the shadow falls, in points.
  @Observed open var shadowOffset = CGSize(width: 0, height: -3) {
    willSet { willChange(.shadowOffset) }
    didSet { lookDidChange() }
  }
  /// How much the shadow is blurred: the standard deviation, in points.
  @Observed open var shadowRadius: CGFloat = 3 {
    willSet { willChange(.shadowRadius) }
    didSet { lookDidChange() }
  }
  /// What casts the shadow, as it is when it is set; the layer's own shape unless set.
  open var shadowPath: CGPath? {
    get { shadowShape?.cgPath }
    set { shadowShape = newValue?.steps }
  }
  /// What casts the shadow as a path of UIKit's, as it is when it is set.
  @Observed public final var shadowShape: UIBezierPath? {
    willSet { willChange(.shadowPath) }
    didSet {
      // A later change of the given one would go past the gate of changes.
      _shadowShape.wrappedValue = shadowShape?.copy()
      lookDidChange()
    }
  }
  /// An image drawn in the layer: a `CGImage` at `contentsScale`, or a `UIImage` at its own scale; nothing else is drawn.
  @Observed open var contents: Any? {
    willSet { willChange(.contents) }
    didSet { lookDidChange() }
  }
  /// How `contents` is put into the bounds.
  @Observed open var contentsGravity = CALayerContentsGravity.resize { didSet { lookDidChange() } }
  /// The part of `contents` that is stretched, in fractions of its size; all of it unless set.
  @Observed open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { lookDidChange() } }
  /// What few layers set; nothing while nobody does.
  final var settings: LayerSettings?
  /// A transform of everything in the layer but its own content, around the anchor point; its part in the plane counts
  /// where things are drawn, touched and converted.
  @Observed open var sublayerTransform = CATransform3DIdentity {
    willSet { willChange(.sublayerTransform) }
    didSet {
      lookDidChange()
      view?.transformsChildren = !CATransform3DGetAffineTransform(sublayerTransform).isIdentity
    }
  }
  /// Pixels a point of a `CGImage` in `contents`.
  @Observed open var contentsScale: CGFloat = 1 { didSet { lookDidChange() } }
  /// Kept for code that sets it: drawing decides by itself what to draw as a group.
  open var shouldRasterize = false
  /// Kept for code that sets it.
  open var rasterizationScale: CGFloat = 1
  /// Kept for code that sets it: overlapping parts of a half transparent layer are always drawn as one.
  open var allowsGroupOpacity = true
  /// A layer whose drawing decides, by its alpha, what is seen of this one.
  @Observed open var mask: CALayer? {
    didSet {
      if oldValue === mask { return }
      if let mask, isWithin(mask) {
        _mask.wrappedValue = oldValue
        return ViewMisuse.report(.maskOfItself)
      }
      oldValue?.maskedLayer = nil
      mask?.maskedLayer = self
      mask?.noteArrival()
      lookDidChange()
    }
  }
  /// The layer that this one masks, which says so when it takes another mask, and when it goes.
  @exclusivity(unchecked) final unowned(unsafe) var maskedLayer: CALayer?

  /// What moves the layer, once anything did.
  final var motion: LayerMotion?
  /// Whether the layer has values for now that are drawn, and not those of its model.
  final var isPresenting = false
  /// How the layer's time runs, where it is not as around it.
  final var ownTime: MediaTiming?

  /// How far to the front the layer is among its siblings.
  @Observed open var zPosition: CGFloat = 0 {
    willSet { willChange(.zPosition) }
    didSet {
      lookDidChange()
      guard zPosition != 0 else { return }
      view?.parent?.childrenHaveDepths = true
    }
  }

  /// Creates a layer without a size.
  public override init() {}

  /// Creates a layer that looks as another one does and is where it is, but has nothing in it.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyProperties(of: layer) }
  }

  /// Creates a layer without a size; there are no archives to decode from.
  public required init?(coder: NSCoder) {}

  /// Creates the layer of a view, or what is shown of another one: a class that declares the three initializers above, or none,
  /// inherits this.
  public required convenience init(for owner: AnyObject) { self.init() }

  deinit { whereViewsAre { releaseSublayers() } }

  /// Takes over what another layer of the same class looks like, and where it is, but not what is in it.
  func copyProperties(of layer: CALayer) {
    geometry = layer.view?.geometry ?? layer.geometry
    ownOpacity = layer.opacity
    ownIsHidden = layer.isHidden
    ownMasksToBounds = layer.masksToBounds
    ownBackground = layer.backgroundPaint
    (name, zPosition) = (layer.name, layer.zPosition)
    (cornerRadius, maskedCorners, cornerCurve) = (layer.cornerRadius, layer.maskedCorners, layer.cornerCurve)
    (borderWidth, borderPaint) = (layer.borderWidth, layer.borderPaint)
    (shadowPaint, shadowOpacity, shadowShape) = (layer.shadowPaint, layer.shadowOpacity, layer.shadowShape)
    (shadowOffset, shadowRadius) = (layer.shadowOffset, layer.shadowRadius)
    (contents, contentsGravity, contentsCenter) = (
      layer.contents, layer.contentsGravity, layer.contentsCenter
    )
    (sublayerTransform, contentsScale) = (layer.sublayerTransform, layer.contentsScale)
  }

  // MARK: Geometry

  /// The rectangle in points of the layer above.
  open var frame: CGRect {
    get { view?.frame ?? geometry.frame }
    set {
      if let view {
        view.frame = newValue
      } else if newValue.hasFiniteNumbers {
        place(.position, .bounds) { $0.setFrame(newValue.standardized) }
      }
    }
  }

  /// The rectangle in the layer's own points.
  open var bounds: CGRect {
    get { view?.bounds ?? geometry.bounds }
    set {
      if let view {
        view.bounds = newValue
      } else if newValue.hasFiniteNumbers {
        place(.bounds) { $0.bounds = newValue.standardized }
      }
    }
  }

  /// The place of the anchor point, in points of the layer above.
  open var position: CGPoint {
    get { view?.center ?? geometry.center }
    set {
      if let view {
        view.center = newValue
      } else if newValue.x.isFinite, newValue.y.isFinite {
        place(.position) { $0.center = newValue }
      }
    }
  }

  /// The point that the transform leaves in place, in fractions of the size; the middle unless set.
  open var anchorPoint: CGPoint {
    get { (view?.geometry ?? geometry).anchorPoint }
    set {
      if let view {
        view.setAnchorPoint(newValue)
      } else if newValue.x.isFinite, newValue.y.isFinite {
        place(.anchorPoint) { $0.setWarp(transform: transform, anchorPoint: newValue) }
      }
    }
  }

  /// The transform around the anchor point; its part in the plane is drawn.
  open var transform: CATransform3D {
    get { (view?.geometry ?? geometry).warp?.transform ?? CATransform3DIdentity }
    set {
      if let view {
        view.setTransform(newValue)
      } else {
        place(.transform) { $0.warp = Warp.make(transform: newValue, anchorPoint: $0.anchorPoint) }
      }
    }
  }

  // MARK: Look

  /// How much of the layer is seen, from 0 to 1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set {
      if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = min(max(newValue, 0), 1) }
    }
  }

  /// Whether the layer is not drawn.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownIsHidden }
    set { if let view { view.isHidden = newValue } else { ownIsHidden = newValue } }
  }

  /// Whether nothing beyond the bounds and their round corners is drawn.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasksToBounds }
    set { if let view { view.clipsToBounds = newValue } else { ownMasksToBounds = newValue } }
  }

  /// What fills the bounds, resolved anew for each drawing when it is dynamic.
  public final var backgroundPaint: UIColor? {
    get { view.map(\.backgroundColor) ?? ownBackground }
    set { if let view { view.backgroundColor = newValue } else { ownBackground = newValue } }
  }

  /// What fills the bounds.
  open var backgroundColor: CGColor? {
    get { backgroundPaint?.cgColor }
    set { backgroundPaint = newValue.map(UIColor.init(cgColor:)) }
  }

  /// The border's colour.
  open var borderColor: CGColor? {
    get { borderPaint?.cgColor }
    set { borderPaint = newValue.map(UIColor.init(cgColor:)) }
  }

  /// The shadow's colour.
  open var shadowColor: CGColor? {
    get { shadowPaint?.cgColor }
    set { shadowPaint = newValue.map(UIColor.init(cgColor:)) }
  }

  /// Takes a change through the gate of the view that the layer is drawn with.
  final func lookDidChange() {
    if !isPresenting { hostView?.didChange(.look) }
    if !pendingActions.isEmpty { runPendingActions() }
  }

  /// What a property of the layer's class is; nothing where it has no such property.
  func ownValue(of property: AnimatedProperty) -> AnimatableValue? { nil }
  /// Sets a property of the layer's class.
  func storeOwn(_ value: AnimatableValue, as property: AnimatedProperty) {}
  /// Whether the layer's class fills a path of its own, so that nothing shows through it, and draws nothing else; nothing
  /// where it has no path.
  var fillsOwnPath: Bool? { nil }
  /// A copy of that path.
  var ownPath: UIBezierPath? { nil }
  /// Whether the layer's own content covers the bounds, so that they cast the shadow.
  func fillsBounds(with traits: UITraitCollection) -> Bool { false }

  /// How often what is in the layer is drawn, each time transformed in its own points and as much seen; nothing for once.
  var instances: [(transform: CGAffineTransform, alpha: CGFloat)]? { nil }
  /// The size that the layer's content asks for, in points; its own unless a class knows better.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// What the layer's class draws may touch, in its own points, without contents, shadow and sublayers; the bounds, unless
  /// a class draws beyond them.
  open var drawingExtent: CGRect { bounds }

  /// Asks for the layer to be drawn anew; every drawing is, so this only marks it.
  open func setNeedsDisplay() { lookDidChange() }
  /// Whether something in the view of the layer looks different from when it was drawn last.
  open func needsDisplay() -> Bool { view?.isDrawingNeeded ?? false }
  /// Asks for a layout of the view, or of what is in a layer of its own, in the next pass.
  open func setNeedsLayout() { markForLayout() }
  /// Lays out what has changed in the view, or in a layer of its own.
  open func layoutIfNeeded() { if let view { view.layoutIfNeeded() } else { layOutOwnSublayers() } }
  /// Places what is in the layer; lets the delegate do it unless a class does so itself.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// Whether a change of size lets the layer place what is in it: classes that place nothing need not be asked.
  class var placesNoSublayers: Bool { self == CALayer.self }

  /// Draws the layer's own content, between its background and its sublayers.
  ///
  /// - Parameters:
  ///   - canvas: Where; its coordinates are the layer's own.
  ///   - rect: The layer's bounds.
  open func draw(_ canvas: Canvas, in rect: CGRect) {
    CGContext.current(on: canvas) { if let context = UIGraphicsGetCurrentContext() { draw(in: context) } }
  }

  /// Draws the layer's own content as Core Animation has it.
  open func draw(in ctx: CGContext) { if view == nil { delegate?.draw(self, in: ctx) } }
  /// What a change of a property does: what the delegate says, else `actions`, else the class. Where none of them says
  /// anything, a layer that is no view's animates it; where the first that does says `NSNull()`, it is seen at once.
  open func action(forKey event: String) -> (any CAAction)? { firstAction(forKey: event) }
  /// What a change of a property does that neither a layer's delegate nor its `actions` speak of; nothing unless a class
  /// knows better.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Whether a change of a property asks for the layer to be drawn anew; every drawing is made anew here.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Sublayers

  /// Adds a layer above all others.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: .max) }

  /// Inserts a layer at a place in the order of `sublayers`; that of a subview moves the subview among the others.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    guard !isWithin(layer) else { return }
    layer.removeFromSuperlayer()
    if let moved = layer.view {
      // The layer of a view stands where its view does.
      if moved.parent === view { view?.moveSubview(moved, toPlace: Int(index)) }
      return
    }
    layer.storedSuperlayer = self
    layer.noteArrival()
    ownSublayers.insert(layer, at: Int(index), amongSubviews: view?.children.count ?? 0)
  }

  /// Inserts a layer just behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, step: 0)
  }
  /// Inserts a layer just before another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, step: 1)
  }

  /// Takes the layer out of the one it was added to.
  open func removeFromSuperlayer() {
    if ownSuperlayer != nil, let motion = hostWindow?.motion { motion.end { $0.isWithin(self) } }
    ownSuperlayer?.ownSublayers.remove(self)
    storedSuperlayer = nil
  }
}
