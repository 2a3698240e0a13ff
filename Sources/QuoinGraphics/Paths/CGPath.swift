import Foundation

/// Lines and curves as Core Graphics has them: without widths, and not to be changed but by ``CGMutablePath``.
///
/// ```swift
/// shape.path = CGPath(ellipseIn: shape.bounds, transform: nil)
/// ```
open class CGPath: Hashable {
  /// The steps.
  package final var steps: UIBezierPath

  /// Takes over steps that nobody else changes.
  package init(steps: UIBezierPath) { self.steps = steps }

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(UIBezierPath(rect: rect), transform)
  }

  /// Creates the ellipse that touches a rectangle's sides.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(UIBezierPath(ovalIn: rect), transform)
  }

  /// Creates a rectangle with corners that are quarters of an ellipse.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: The half of the ellipse's width, in points; at most half of the rectangle's.
  ///   - cornerHeight: The half of its height, in points; at most half of the rectangle's.
  ///   - transform: What is done to it.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(UIBezierPath(rect, cornerWidth, cornerHeight), transform)
  }

  private convenience init(_ steps: UIBezierPath, _ transform: UnsafePointer<CGAffineTransform>?) {
    if let transform { steps.apply(transform.pointee) }
    self.init(steps: steps)
  }

  /// Whether there are no steps.
  public final var isEmpty: Bool { steps.isEmpty }
  /// Where the last step ends.
  public final var currentPoint: CGPoint { steps.currentPoint }
  /// The box around all points, those that pull curves included; null where there are none.
  public final var boundingBox: CGRect {
    let points = steps.elements.flatMap(\.pointsInOrder)
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
  /// The box around the lines and curves; null where there are none.
  public final var boundingBoxOfPath: CGRect { isEmpty ? .null : steps.bounds }

  /// Whether a point lies inside.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let path = steps.copy()
    path.apply(transform)
    path.usesEvenOddFillRule = rule == .evenOdd
    return path.contains(point)
  }

  /// Whether the path is a rectangle, and which.
  public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    let box = steps.bounds
    guard !isEmpty, UIBezierPath(rect: box).elements == steps.elements else { return false }
    rect?.pointee = box
    return true
  }

  /// The same path, which does not change with this one.
  public final func copy() -> CGPath? { CGPath(steps: UIBezierPath(cgPath: self)) }

  /// The same path, transformed.
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(UIBezierPath(cgPath: self), transform)
  }

  /// The same path, to be changed.
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(steps: UIBezierPath(cgPath: self)) }

  /// The same path, transformed, to be changed.
  public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let path = UIBezierPath(cgPath: self)
    if let transform { path.apply(transform.pointee) }
    return CGMutablePath(steps: path)
  }

  /// Calls a function for each step.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in steps.elements {
      var points = element.pointsInOrder
      points.withUnsafeMutableBufferPointer { buffer in
        // A step without points has a place for them nevertheless.
        var none = CGPoint.zero
        withUnsafeMutablePointer(to: &none) { empty in
          var step = CGPathElement(type: element.type, points: buffer.baseAddress ?? empty)
          withUnsafePointer(to: &step, block)
        }
      }
    }
  }

  /// Two paths of the same steps are equal.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.steps.elements == right.steps.elements
  }

  /// Follows from what equality compares.
  public final func hash(into hasher: inout Hasher) { hasher.combine(steps.elements) }
}

/// What a step of a path does.
public enum CGPathElementType: Int32, Sendable, CaseIterable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A step of a path with its points, which are there as long as the call lasts that gives it.
public struct CGPathElement {
  /// What the step does; quadratic curves are cubic ones by then.
  public var type: CGPathElementType
  /// Its points: one for a line, and for a curve those that pull it before that where it ends.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates a step.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}

extension PathElement {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  /// The points in Core Graphics' order.
  fileprivate var pointsInOrder: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let end, let first, let second): [first, second, end]
    case .close: []
    }
  }
}

extension UIBezierPath {
  /// Creates a path of the same lines and curves.
  public convenience init(cgPath: CGPath) {
    self.init()
    append(cgPath.steps)
  }

  /// The same lines and curves; setting them keeps the style.
  public final var cgPath: CGPath {
    get {
      let path = UIBezierPath()
      path.append(self)
      return CGPath(steps: path)
    }
    set {
      let steps = UIBezierPath(cgPath: newValue)
      removeAllPoints()
      append(steps)
    }
  }

  /// A rectangle with corners that are quarters of an ellipse.
  fileprivate convenience init(_ rect: CGRect, _ cornerWidth: CGFloat, _ cornerHeight: CGFloat) {
    let rect = rect.standardized
    guard cornerWidth > 0, cornerHeight > 0, rect.width > 0, rect.height > 0 else {
      self.init(rect: rect)
      return
    }
    // A circle's corner, drawn in a room in which the ellipse is one.
    let stretch = cornerHeight / cornerWidth
    self.init(
      roundedRect: CGRect(x: 0, y: 0, width: rect.width, height: rect.height / stretch),
      cornerRadius: min(cornerWidth, rect.width / 2, rect.height / stretch / 2))
    apply(CGAffineTransform(a: 1, b: 0, c: 0, d: stretch, tx: rect.minX, ty: rect.minY))
  }
}
