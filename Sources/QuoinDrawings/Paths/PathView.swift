import Foundation
import QuoinGraphics
import QuoinViews

/// Fills and strokes a path.
///
/// ```swift
/// let view = PathView(try UIBezierPath(svg: "M0 9 L3 4 6 6 10 0"))
/// view.strokeColor = .systemBlue
/// view.viewBox = CGRect(x: 0, y: 0, width: 10, height: 9)
/// ```
open class PathView: UIView {
  /// The path; the view keeps a copy. Of its style nothing counts.
  @Observed open var path: UIBezierPath {
    didSet {
      _path.wrappedValue = path.copy()
      pathDidChange()
    }
  }
  /// A line through these points, behind the path.
  @Observed open var points: [CGPoint] = [] { didSet { pathDidChange() } }
  /// Whether the line through the points goes back to the first.
  @Observed open var isClosed = false { didSet { pathDidChange() } }
  /// The part of the path's plane that is laid over the bounds as `contentMode` says; without one, the path's
  /// coordinates are the view's points.
  @Observed open var viewBox: CGRect? { didSet { pathDidChange() } }
  /// Whether the view box is what the path and the points reach over.
  @Observed open var fitsPath = false { didSet { pathDidChange() } }

  /// The colour of the areas; `label` unless set where there is no line, else none.
  @Observed open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the line; none unless set.
  @Observed open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Which areas of a path that crosses itself are inside.
  @Observed open var fillRule = CAShapeLayer.FillRule.nonZero { didSet { setNeedsDisplay() } }
  /// How wide the line is, in points, however the path is scaled.
  @Observed open var lineWidth: CGFloat = 1 { didSet { setNeedsDisplay() } }
  /// How the ends of open lines look.
  @Observed open var lineCap = CGLineCap.butt { didSet { setNeedsDisplay() } }
  /// How corners of lines look.
  @Observed open var lineJoin = CGLineJoin.miter { didSet { setNeedsDisplay() } }
  /// How far a mitred corner may reach, in line widths.
  @Observed open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
  /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
  @Observed open var lineDashPattern: [CGFloat] = [] { didSet { setNeedsDisplay() } }
  /// Where in the pattern a line begins, in points.
  @Observed open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }

  private final var whole: UIBezierPath?

  /// Creates a view of a path.
  public init(_ path: UIBezierPath = UIBezierPath()) {
    self.path = path.copy()
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view without a path; there are no archives to decode from.
  public required init?(coder: NSCoder) {
    path = UIBezierPath()
    super.init(coder: coder)
    setUp()
  }

  deinit {}

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .scaleAspectFit
  }

  private func pathDidChange() {
    whole = nil
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The path and the line through the points.
  private var wholePath: UIBezierPath {
    if let whole { return whole }
    let made = path.copy()
    let drawable = points.filter { $0.x.isFinite && $0.y.isFinite }
    if let first = drawable.first {
      made.move(to: first)
      for point in drawable.dropFirst() { made.addLine(to: point) }
      if isClosed { made.close() }
    }
    whole = made
    return made
  }

  /// The part of the path's plane that is laid over the bounds; nothing where the path stays as it is.
  private var box: CGRect? {
    let box = fitsPath ? wholePath.bounds : viewBox
    guard let box, !box.isNull, box.width.isFinite, box.height.isFinite, box.width > 0 || box.height > 0
    else { return nil }
    return box
  }

  open override var intrinsicContentSize: CGSize {
    if let box { return box.size }
    let bounds = wholePath.bounds
    return bounds.isNull ? .zero : CGSize(width: max(0, bounds.maxX), height: max(0, bounds.maxY))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    guard box != nil, size.width.isFinite, size.width > 0, own.width > 0 else { return own }
    return CGSize(width: size.width, height: own.height * size.width / own.width)
  }

  /// The path where it is drawn.
  private var placedPath: UIBezierPath {
    guard let box else { return wholePath }
    // A line that is only wide or only high has no second side to be scaled by.
    let size = CGSize(
      width: max(box.width, .leastNonzeroMagnitude), height: max(box.height, .leastNonzeroMagnitude))
    let isFlat = box.width == 0 || box.height == 0
    let rect = isFlat ? bounds : contentMode.rect(for: size, in: bounds)
    let x = box.width > 0 ? rect.width / box.width : 1
    let y = box.height > 0 ? rect.height / box.height : 1
    let path = wholePath.copy()
    path.apply(
      CGAffineTransform(
        a: x, b: 0, c: 0, d: y, tx: (box.width > 0 ? rect.minX : rect.midX) - box.minX * x,
        ty: (box.height > 0 ? rect.minY : rect.midY) - box.minY * y))
    return path
  }

  open override var drawsContent: Bool { !path.isEmpty || !points.isEmpty }

  open override var drawingExtent: CGRect {
    let path = placedPath.bounds
    if path.isNull { return bounds }
    // A mitre's point lies half its length from the corner, that of a square end half a diagonal.
    let reach = strokeColor == nil ? 0 : lineWidth / 2 * max(2, lineJoin == .miter ? miterLimit : 0)
    return bounds.union(path.insetBy(dx: -reach, dy: -reach))
  }

  open override func draw(_ canvas: Canvas, in rect: CGRect) {
    let path = placedPath
    if path.isEmpty { return }
    path.usesEvenOddFillRule = fillRule == .evenOdd
    if let fill = fillColor ?? (strokeColor == nil ? .label : nil) { canvas.fill(path, paint: .color(fill)) }
    guard let strokeColor, lineWidth > 0 else { return }
    path.lineWidth = lineWidth
    path.lineCapStyle = lineCap
    path.lineJoinStyle = lineJoin
    path.miterLimit = miterLimit
    path.setLineDash(lineDashPattern, phase: lineDashPhase)
    canvas.stroke(path, paint: .color(strokeColor))
  }

  /// What it is; an image unless set. It is read out only where `isAccessibilityElement` is set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityProperties?.traits ?? .image }
    set { super.accessibilityTraits = newValue }
  }
}
