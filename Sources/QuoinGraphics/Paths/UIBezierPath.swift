import Foundation

/// How the ends of open lines look.
public enum CGLineCap: Int32, Sendable, CaseIterable { case butt, round, square }

/// How corners of lines look.
public enum CGLineJoin: Int32, Sendable, CaseIterable { case miter, round, bevel }

/// One step of a path, in points.
public enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  /// To the first point, by way of the two control points.
  case curve(CGPoint, CGPoint, CGPoint)
  case close
}

/// Lines and curves to be filled, stroked or clipped to.
open class UIBezierPath {
  /// The steps in order.
  public private(set) var elements: [PathElement] = []
  /// How wide a stroke is, in points.
  open var lineWidth: CGFloat = 1
  /// How the ends of open lines look.
  open var lineCapStyle: CGLineCap = .butt
  /// How corners of lines look.
  open var lineJoinStyle: CGLineJoin = .miter
  /// How far a mitred corner may reach, in line widths, before it is cut.
  open var miterLimit: CGFloat = 10
  /// How far curves may be off when flattened, in points; outputs choose their own.
  open var flatness: CGFloat = 0.6
  /// Whether areas that are wound around twice are outside.
  open var usesEvenOddFillRule = false
  /// The lengths of dashes and gaps, in points; empty for a solid line.
  public private(set) var lineDashPattern: [CGFloat] = []
  /// Where in the pattern a line begins, in points.
  public private(set) var lineDashPhase: CGFloat = 0

  private var start = CGPoint.zero

  /// Creates an empty path.
  public init() {}

  /// Where the next line begins.
  open private(set) var currentPoint = CGPoint.zero

  /// Whether there are no steps.
  open var isEmpty: Bool { elements.isEmpty }

  /// Begins a new part at a point.
  open func move(to point: CGPoint) {
    elements.append(.move(point))
    start = point
    currentPoint = point
  }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) {
    beginIfNeeded(at: point)
    elements.append(.line(point))
    currentPoint = point
  }

  /// Adds a cubic curve.
  open func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    beginIfNeeded(at: controlPoint1)
    elements.append(.curve(point, controlPoint1, controlPoint2))
    currentPoint = point
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to point: CGPoint, controlPoint control: CGPoint) {
    beginIfNeeded(at: control)
    let from = currentPoint
    func third(_ a: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (control.x - a.x) * 2 / 3, y: a.y + (control.y - a.y) * 2 / 3)
    }
    addCurve(to: point, controlPoint1: third(from), controlPoint2: third(point))
  }

  /// Goes back to where the part began.
  open func close() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
    currentPoint = start
  }

  /// Removes all steps.
  open func removeAllPoints() {
    elements.removeAll()
    currentPoint = .zero
    start = .zero
  }

  /// Adds another path's steps behind these.
  open func append(_ path: UIBezierPath) {
    elements.append(contentsOf: path.elements)
    currentPoint = path.currentPoint
    start = path.start
  }

  /// Adds lines and curves that begin where the path is, said in coordinates of their own; nothing where these have no area.
  final func appendJoined(in transform: CGAffineTransform, _ add: (UIBezierPath) -> Void) {
    guard transform.determinant != 0 else { return }
    let path = UIBezierPath()
    if !isEmpty { path.move(to: currentPoint.applying(transform.inverted())) }
    add(path)
    path.apply(transform)
    for (index, element) in path.elements.enumerated() {
      switch element {
      case .move(let point): if index > 0 || isEmpty { move(to: point) }
      case .line(let point): addLine(to: point)
      case .curve(let point, let first, let second):
        addCurve(to: point, controlPoint1: first, controlPoint2: second)
      case .close: close()
      }
    }
  }

  /// The same lines and curves from the end to the beginning, part by part, in the same style.
  open func reversing() -> UIBezierPath {
    let path = UIBezierPath()
    path.copyStyle(from: self)
    for part in parts.reversed() { path.appendReversed(part) }
    return path
  }

  /// The steps by the parts that they belong to, each of which begins with a move.
  private var parts: [[PathElement]] {
    var parts: [[PathElement]] = []
    for element in elements {
      if case .move = element { parts.append([element]) } else { parts[parts.count - 1].append(element) }
    }
    return parts
  }

  private func appendReversed(_ part: [PathElement]) {
    func end(_ element: PathElement) -> CGPoint? {
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _): point
      case .close: nil
      }
    }
    let drawn = part.filter { $0 != .close }
    guard let last = drawn.last.flatMap(end) else { return }
    move(to: last)
    for index in stride(from: drawn.count - 1, to: 0, by: -1) {
      guard let target = end(drawn[index - 1]) else { continue }
      if case .curve(_, let first, let second) = drawn[index] {
        addCurve(to: target, controlPoint1: second, controlPoint2: first)
      } else {
        addLine(to: target)
      }
    }
    if drawn.count < part.count { close() }
  }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    for index in elements.indices {
      switch elements[index] {
      case .move(let point): elements[index] = .move(point.applying(transform))
      case .line(let point): elements[index] = .line(point.applying(transform))
      case .curve(let point, let first, let second):
        elements[index] = .curve(
          point.applying(transform), first.applying(transform), second.applying(transform))
      case .close: break
      }
    }
    currentPoint = currentPoint.applying(transform)
    start = start.applying(transform)
  }

  /// Sets the dashes.
  ///
  /// - Parameters:
  ///   - pattern: Lengths of dashes and gaps in turn, in points; empty for a solid line.
  ///   - phase: Where in the pattern a line begins, in points.
  open func setLineDash(_ pattern: [CGFloat], phase: CGFloat) {
    lineDashPattern = pattern
    lineDashPhase = phase
  }

  /// Sets how the line is broken, as many lengths of the pattern as are counted.
  open func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
    setLineDash(Array((pattern ?? []).prefix(max(count, 0))), phase: phase)
  }

  /// Another path with the same steps and style.
  open func copy() -> UIBezierPath {
    let path = UIBezierPath()
    path.append(self)
    path.copyStyle(from: self)
    return path
  }

  /// Another path of the same style with each point moved; steps with a point that has no place are left out.
  final func mapped(_ place: (CGPoint) -> CGPoint?) -> UIBezierPath {
    let path = UIBezierPath()
    path.copyStyle(from: self)
    path.elements = elements.compactMap { element in
      switch element {
      case .move(let point): return place(point).map(PathElement.move)
      case .line(let point): return place(point).map(PathElement.line)
      case .curve(let point, let first, let second):
        guard let point = place(point), let first = place(first), let second = place(second) else {
          return nil
        }
        return .curve(point, first, second)
      case .close: return .close
      }
    }
    return path
  }

  /// Takes over another path's width, caps, joins, dashes and fill rule.
  public func copyStyle(from path: UIBezierPath) {
    lineWidth = path.lineWidth
    lineCapStyle = path.lineCapStyle
    lineJoinStyle = path.lineJoinStyle
    miterLimit = path.miterLimit
    usesEvenOddFillRule = path.usesEvenOddFillRule
    setLineDash(path.lineDashPattern, phase: path.lineDashPhase)
  }

  private func beginIfNeeded(at point: CGPoint) {
    if elements.isEmpty { move(to: point) }
  }
}
