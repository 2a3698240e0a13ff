import Foundation
import QuoinGraphics

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
  override class var placesNoSublayers: Bool { self == CAShapeLayer.self }
  /// Which areas of a path that crosses itself are inside.
  public nonisolated struct FillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a rule from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero = FillRule(rawValue: "non-zero")
    public static let evenOdd = FillRule(rawValue: "even-odd")
  }

  /// The path, in the layer's own points, as it is when it is set.
  open var path: CGPath? {
    get { shape?.cgPath }
    set { shape = newValue?.steps }
  }
  /// The path as one of UIKit's, in the layer's own points, as it is when it is set.
  @Observed public final var shape: UIBezierPath? {
    willSet { willChange(.path) }
    didSet {
      _shape.wrappedValue = shape?.copy()
      lookDidChange()
    }
  }
  /// The colour of the areas, resolved anew for each drawing when it is dynamic.
  @Observed public final var fillPaint: UIColor? = .black {
    willSet { willChange(.fillColor) }
    didSet { lookDidChange() }
  }
  /// The colour of the line, resolved anew for each drawing when it is dynamic.
  @Observed public final var strokePaint: UIColor? {
    willSet { willChange(.strokeColor) }
    didSet { lookDidChange() }
  }
  /// Which areas are inside.
  @Observed open var fillRule = FillRule.nonZero { didSet { lookDidChange() } }
  /// How wide the line is, in points.
  @Observed open var lineWidth: CGFloat = 1 {
    willSet { willChange(.lineWidth) }
    didSet { lookDidChange() }
  }
  /// How the ends of open lines look.
  @Observed open var lineCap = CGLineCap.butt { didSet { lookDidChange() } }
  /// How corners of lines look.
  @Observed open var lineJoin = CGLineJoin.miter { didSet { lookDidChange() } }
  /// How far a mitred corner may reach, in line widths.
  @Observed open var miterLimit: CGFloat = 10 {
    willSet { willChange(.miterLimit) }
    didSet { lookDidChange() }
  }
  /// The lengths of dashes and gaps, in points.
  @Observed open var lineDashPattern: [NSNumber]? { didSet { lookDidChange() } }
  /// Where in the pattern the line begins, in points.
  @Observed open var lineDashPhase: CGFloat = 0 {
    willSet { willChange(.lineDashPhase) }
    didSet { lookDidChange() }
  }

  /// Where along the path the line begins, in parts of its length.
  @Observed open var strokeStart: CGFloat = 0 {
    willSet { willChange(.strokeStart) }
    didSet { lookDidChange() }
  }
  /// Where along the path the line ends, in parts of its length.
  @Observed open var strokeEnd: CGFloat = 1 {
    willSet { willChange(.strokeEnd) }
    didSet { lookDidChange() }
  }

  public override init() { super.init() }

  /// Creates a layer that looks as another one does.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer without a size; there are no archives to decode from.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  /// The colour of the areas.
  open var fillColor: CGColor? {
    get { fillPaint?.cgColor }
    set { fillPaint = newValue.map(UIColor.init(cgColor:)) }
  }

  /// The colour of the line.
  open var strokeColor: CGColor? {
    get { strokePaint?.cgColor }
    set { strokePaint = newValue.map(UIColor.init(cgColor:)) }
  }

  open override var drawingExtent: CGRect {
    guard let shape else { return bounds }
    var box = shape.bounds
    if strokePaint != nil, lineWidth > 0, !box.isNull {
      // A mitre's point lies half its length from the corner, that of a square end half a diagonal.
      let reach = lineWidth / 2 * max(2, lineJoin == .miter ? miterLimit : 0)
      box = box.insetBy(dx: -reach, dy: -reach)
    }
    return bounds.union(box)
  }

  override func copyProperties(of layer: CALayer) {
    super.copyProperties(of: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    (shape, fillPaint, strokePaint, fillRule) = (
      layer.shape, layer.fillPaint, layer.strokePaint, layer.fillRule
    )
    (lineWidth, lineCap, lineJoin, miterLimit) = (
      layer.lineWidth, layer.lineCap, layer.lineJoin, layer.miterLimit
    )
    (lineDashPattern, lineDashPhase) = (layer.lineDashPattern, layer.lineDashPhase)
    (strokeStart, strokeEnd) = (layer.strokeStart, layer.strokeEnd)
  }

  override func ownValue(of property: AnimatedProperty) -> AnimatableValue? {
    switch property {
    case .path: .path(shape)
    case .fillColor: .color(fillPaint)
    case .strokeColor: .color(strokePaint)
    case .lineWidth: .number(lineWidth)
    case .miterLimit: .number(miterLimit)
    case .lineDashPhase: .number(lineDashPhase)
    case .strokeStart: .number(strokeStart)
    case .strokeEnd: .number(strokeEnd)
    default: nil
    }
  }

  override func storeOwn(_ value: AnimatableValue, as property: AnimatedProperty) {
    switch (property, value) {
    case (.path, .path(let path)): shape = path
    case (.fillColor, .color(let color)): fillPaint = color
    case (.strokeColor, .color(let color)): strokePaint = color
    case (.lineWidth, .number(let number)): lineWidth = max(number, 0)
    case (.miterLimit, .number(let number)): miterLimit = number
    case (.lineDashPhase, .number(let number)): lineDashPhase = number
    case (.strokeStart, .number(let number)): strokeStart = number
    case (.strokeEnd, .number(let number)): strokeEnd = number
    default: break
    }
  }

  override var fillsOwnPath: Bool? { shape == nil ? nil : fillPaint.isOpaque && strokePaint == nil }

  override var ownPath: UIBezierPath? {
    guard let own = shape else { return nil }
    let shape = UIBezierPath()
    shape.append(own)
    shape.usesEvenOddFillRule = fillRule == .evenOdd
    return shape
  }

  open override func draw(_ canvas: Canvas, in rect: CGRect) {
    guard shape?.isEmpty == false, let shape = ownPath else { return }
    if let fillPaint { canvas.fill(shape, paint: .color(fillPaint)) }
    guard let strokePaint, lineWidth > 0 else { return }
    let line = strokeStart <= 0 && strokeEnd >= 1 ? shape : shape.part(from: strokeStart, to: strokeEnd)
    if line.isEmpty { return }
    line.lineWidth = lineWidth
    line.lineCapStyle = lineCap
    line.lineJoinStyle = lineJoin
    line.miterLimit = miterLimit
    if let dashes = lineDashPattern?.map({ CGFloat($0.doubleValue) }), !dashes.isEmpty {
      line.setLineDash(dashes, phase: lineDashPhase)
    }
    canvas.stroke(line, paint: .color(strokePaint))
  }
}
