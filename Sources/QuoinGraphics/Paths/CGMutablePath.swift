import Foundation

/// Lines and curves as Core Graphics has them, to be added to.
///
/// ```swift
/// let path = CGMutablePath()
/// path.move(to: .zero)
/// path.addLine(to: CGPoint(x: 20, y: 10))
/// path.closeSubpath()
/// ```
open class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(steps: UIBezierPath()) }

  override init(steps: UIBezierPath) { super.init(steps: steps) }

  /// Begins a part at a point.
  public final func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    steps.move(to: point.applying(transform))
  }

  /// Adds a line.
  public final func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    steps.addLine(to: point.applying(transform))
  }

  /// Begins a part at the first of some points and adds lines to the others.
  public final func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      if index == 0 {
        move(to: point, transform: transform)
      } else {
        addLine(to: point, transform: transform)
      }
    }
  }

  /// Adds a cubic curve.
  public final func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    steps.addCurve(
      to: end.applying(transform), controlPoint1: control1.applying(transform),
      controlPoint2: control2.applying(transform))
  }

  /// Adds a quadratic curve.
  public final func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    steps.addQuadCurve(to: end.applying(transform), controlPoint: control.applying(transform))
  }

  /// Adds an arc, joined by a line to what is there.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: Its radius, in points.
  ///   - startAngle: Where the arc begins: radians from the positive x axis towards the positive y axis, which points down.
  ///   - endAngle: Where it ends.
  ///   - clockwise: As Core Graphics counts it, in coordinates whose y points up: true goes against the clock here.
  ///   - transform: What is done to the arc.
  public final func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    steps.appendJoined(in: transform) {
      $0.addArc(
        withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
  }

  /// Adds an arc of a length, joined by a line to what is there.
  ///
  /// - Parameter delta: How far it turns, in radians; clockwise where it is positive.
  public final func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    steps.appendJoined(in: transform) {
      $0.addArc(
        withCenter: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
        clockwise: delta >= 0)
    }
  }

  /// Adds an arc that touches two lines: from where the path is to one point, and from there to another.
  public final func addArc(
    tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    steps.appendJoined(in: transform) { $0.addArc(tangent1End: end1, tangent2End: end2, radius: radius) }
  }

  /// Adds a rectangle.
  public final func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(CGPath(rect: rect, transform: nil), transform: transform)
  }

  /// Adds rectangles.
  public final func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that touches a rectangle's sides.
  public final func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(CGPath(ellipseIn: rect, transform: nil), transform: transform)
  }

  /// Adds a rectangle with corners that are quarters of an ellipse.
  public final func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addPath(
      CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil),
      transform: transform)
  }

  /// Adds another path.
  public final func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let added = UIBezierPath(cgPath: path)
    added.apply(transform)
    steps.append(added)
  }

  /// Goes back to where the part began.
  public final func closeSubpath() { steps.close() }
}
