import Foundation

extension CGContext {
  /// Forgets the path and begins another.
  public func beginPath() { pathOnPage = UIBezierPath() }

  /// Begins a part of the path.
  public func move(to point: CGPoint) { pathOnPage.move(to: onPage(point)) }

  /// Adds a line.
  public func addLine(to point: CGPoint) { pathOnPage.addLine(to: onPage(point)) }

  /// Begins a part at the first of some points and adds lines to the others.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    pathOnPage.addCurve(
      to: onPage(end), controlPoint1: onPage(control1), controlPoint2: onPage(control2))
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    pathOnPage.addQuadCurve(to: onPage(end), controlPoint: onPage(control))
  }

  /// Adds an arc, joined by a line to what is there.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: Its radius, in points.
  ///   - startAngle: Where the arc begins: radians from the positive x axis towards the positive y axis, which points down.
  ///   - endAngle: Where it ends.
  ///   - clockwise: As Core Graphics counts it, in coordinates whose y points up: true goes against the clock here.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    addJoined {
      $0.addArc(
        withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
  }

  /// Adds an arc that touches two lines: from where the path is to one point, and from there to another.
  ///
  /// - Parameters:
  ///   - end1: Where the first line ends and the second begins.
  ///   - end2: Where the second line ends.
  ///   - radius: The radius of the arc, in points.
  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
    addJoined { $0.addArc(tangent1End: end1, tangent2End: end2, radius: radius) }
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { append(UIBezierPath(rect: rect)) }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds the ellipse that touches a rectangle's sides.
  public func addEllipse(in rect: CGRect) { append(UIBezierPath(ovalIn: rect)) }

  /// Adds another path.
  public func addPath(_ path: CGPath) { append(UIBezierPath(cgPath: path)) }

  /// Goes back to where the part began.
  public func closePath() { pathOnPage.close() }

  /// The path since it was begun; nothing where it is empty.
  public var path: CGPath? { pathOnPage.isEmpty ? nil : CGPath(steps: pathInPoints) }

  /// Whether nothing is in the path.
  public var isPathEmpty: Bool { pathOnPage.isEmpty }

  /// Where the path is.
  public var currentPointOfPath: CGPoint {
    let transform = canvas.transform
    guard !pathOnPage.isEmpty, transform.determinant != 0 else { return .zero }
    return pathOnPage.currentPoint.applying(transform.inverted())
  }

  /// The box around the path; null where it is empty.
  public var boundingBoxOfPath: CGRect { pathOnPage.isEmpty ? .null : pathInPoints.bounds }

  /// Whether a point is inside of the path; lines that would be stroked count as what is inside of them.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let path = pathInPoints
    path.usesEvenOddFillRule = mode == .eoFill || mode == .eoFillStroke
    return path.contains(point)
  }

  /// The path in the coordinates of this moment; empty where these have no area.
  var pathInPoints: UIBezierPath {
    let transform = canvas.transform
    guard transform.determinant != 0 else { return UIBezierPath() }
    let path = pathOnPage.copy()
    path.apply(transform.inverted())
    return path
  }

  private func onPage(_ point: CGPoint) -> CGPoint { point.applying(canvas.transform) }

  private func append(_ path: UIBezierPath) {
    path.apply(canvas.transform)
    pathOnPage.append(path)
  }

  /// Adds what begins where the path is.
  private func addJoined(_ add: (UIBezierPath) -> Void) {
    pathOnPage.appendJoined(in: canvas.transform, add)
  }

  /// A path with the width, the caps, the joins and the dashes that are set.
  func styled(_ path: UIBezierPath) -> UIBezierPath {
    let path = path.copy()
    path.lineWidth = settings.lineWidth
    path.lineCapStyle = settings.lineCap
    path.lineJoinStyle = settings.lineJoin
    path.miterLimit = settings.miterLimit
    path.setLineDash(settings.dashes, phase: settings.dashPhase)
    return path
  }
}

extension UIBezierPath {
  /// Adds an arc that touches two lines: from where the path is to one point, and from there to another.
  final func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
    let start = isEmpty ? corner : currentPoint
    let (first, second) = (CGVector(from: corner, to: start), CGVector(from: corner, to: end))
    let cross = first.dx * second.dy - first.dy * second.dx
    guard radius > 0, first.length > 0, second.length > 0, abs(cross) > 1e-9 * first.length * second.length
    else { return addLine(to: corner) }
    let opening = atan2(abs(cross), first.dx * second.dx + first.dy * second.dy)
    let (reach, distance) = (radius / tan(opening / 2), radius / sin(opening / 2))
    let (a, b) = (first.scaled(to: 1), second.scaled(to: 1))
    let middle = CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy).scaled(to: distance)
    let center = CGPoint(x: corner.x + middle.dx, y: corner.y + middle.dy)
    func angle(at point: CGPoint) -> CGFloat { atan2(point.y - center.y, point.x - center.x) }
    let from = CGPoint(x: corner.x + a.dx * reach, y: corner.y + a.dy * reach)
    let to = CGPoint(x: corner.x + b.dx * reach, y: corner.y + b.dy * reach)
    if isEmpty { move(to: from) }
    addArc(
      withCenter: center, radius: radius, startAngle: angle(at: from), endAngle: angle(at: to),
      clockwise: cross < 0)
  }
}

extension CGVector {
  fileprivate init(from start: CGPoint, to end: CGPoint) {
    self.init(dx: end.x - start.x, dy: end.y - start.y)
  }

  fileprivate var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  fileprivate func scaled(to length: CGFloat) -> CGVector {
    let factor = length / self.length
    return CGVector(dx: dx * factor, dy: dy * factor)
  }
}
