import Foundation
import QuoinGraphics

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
  /// Which areas of a path that crosses itself are inside.
  public struct FillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a rule from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero = FillRule(rawValue: "non-zero")
    public static let evenOdd = FillRule(rawValue: "even-odd")
  }

  /// The path, in the layer's own points.
  open var path: CGPath? { didSet { lookDidChange() } }
  /// The colour of the areas, resolved anew for each drawing when it is dynamic.
  public final var fillPaint: UIColor? = .black { didSet { lookDidChange() } }
  /// The colour of the line, resolved anew for each drawing when it is dynamic.
  public final var strokePaint: UIColor? { didSet { lookDidChange() } }
  /// Which areas are inside.
  open var fillRule = FillRule.nonZero { didSet { lookDidChange() } }
  /// How wide the line is, in points.
  open var lineWidth: CGFloat = 1 { didSet { lookDidChange() } }
  /// How the ends of open lines look.
  open var lineCap = CGLineCap.butt { didSet { lookDidChange() } }
  /// How corners of lines look.
  open var lineJoin = CGLineJoin.miter { didSet { lookDidChange() } }
  /// How far a mitred corner may reach, in line widths.
  open var miterLimit: CGFloat = 10 { didSet { lookDidChange() } }
  /// The lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]? { didSet { lookDidChange() } }
  /// Where in the pattern the line begins, in points.
  open var lineDashPhase: CGFloat = 0 { didSet { lookDidChange() } }

  public required init() { super.init() }

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
    guard let path else { return bounds }
    return bounds.union(path.bounds.insetBy(dx: -lineWidth, dy: -lineWidth))
  }

  open override func draw(_ canvas: Canvas, in rect: CGRect) {
    guard let path, !path.isEmpty else { return }
    let shape = UIBezierPath()
    shape.append(path)
    shape.usesEvenOddFillRule = fillRule == .evenOdd
    if let fillPaint { canvas.fill(shape, paint: .color(fillPaint)) }
    guard let strokePaint, lineWidth > 0 else { return }
    shape.lineWidth = lineWidth
    shape.lineCapStyle = lineCap
    shape.lineJoinStyle = lineJoin
    shape.miterLimit = miterLimit
    if let dashes = lineDashPattern?.map({ CGFloat($0.doubleValue) }), !dashes.isEmpty {
      shape.setLineDash(dashes, phase: lineDashPhase)
    }
    canvas.stroke(shape, paint: .color(strokePaint))
  }
}
