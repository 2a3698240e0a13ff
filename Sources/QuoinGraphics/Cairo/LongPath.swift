import CQuoinGraphics
import Foundation

/// A path of many steps, and where each of them lies from top to bottom of the device, so that only those are drawn that
/// reach into a band of it.
struct LongPath {
  /// The parts of the path that begin at a place of their own.
  private struct Part {
    var start: CGPoint
    var steps: Range<Int>
    var isClosed: Bool
  }

  /// A line or curve, with the place that it begins at, and from where to where it reaches, in rows of the device.
  private struct Step {
    let from: CGPoint
    let element: PathElement
    let top: Double
    let bottom: Double
  }

  private var parts: [Part] = []
  private var steps: [Step] = []

  /// Paths of fewer steps are drawn at once: what they take is counted beforehand.
  static let leastSteps = 1024
  /// What lies nearer to the point before is seen by no one, in pixels.
  private static let nearest: CGFloat = 0.1

  /// Takes a path apart, and leaves out the points that lie within a tenth of a pixel of the ones before.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - matrix: From its coordinates to the device.
  init(_ path: UIBezierPath, _ matrix: CGAffineTransform) {
    steps.reserveCapacity(path.elements.count)
    // A circle of this radius lies within a pixel's tenth, whichever way it is stretched.
    let stretch = max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d)) * 2
    let near = stretch > 0 ? Self.nearest / stretch : 0
    var (pen, start) = (CGPoint.zero, CGPoint.zero)
    var first = 0
    // A point that was left out, which a part must not end without.
    var owed: PathElement?
    func row(_ point: CGPoint) -> Double {
      Double(matrix.b * point.x + matrix.d * point.y + matrix.ty)
    }
    func add(_ element: PathElement, to end: CGPoint, by one: CGPoint, _ two: CGPoint) {
      let (a, b, c, d) = (row(pen), row(end), row(one), row(two))
      steps.append(Step(from: pen, element: element, top: min(a, b, c, d), bottom: max(a, b, c, d)))
      pen = end
    }
    func addLine(to point: CGPoint) { add(.line(point), to: point, by: point, point) }
    func payOwed() {
      if case .line(let point)? = owed { addLine(to: point) }
      owed = nil
    }
    func endPart(isClosed: Bool) {
      payOwed()
      if isClosed, !(pen == start && steps.count > first) { addLine(to: start) }
      if steps.count > first || isClosed {
        parts.append(Part(start: start, steps: first..<steps.count, isClosed: isClosed))
      }
      first = steps.count
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        endPart(isClosed: false)
        (pen, start) = (point, point)
      case .line(let point):
        if steps.count > first, abs(point.x - pen.x) < near, abs(point.y - pen.y) < near {
          owed = element
        } else {
          owed = nil
          addLine(to: point)
        }
      case .curve(let point, let one, let two):
        payOwed()
        add(element, to: point, by: one, two)
      case .close:
        endPart(isClosed: true)
        pen = start
      }
    }
    endPart(isClosed: false)
  }

  /// How many steps there are.
  var count: Int { steps.count }

  /// From where to where the path reaches, in rows of the device; nothing for none.
  var rows: ClosedRange<Double>? {
    guard let first = steps.first else { return nil }
    return steps.reduce(first.top...first.bottom) {
      min($0.lowerBound, $1.top)...max($0.upperBound, $1.bottom)
    }
  }

  /// How many rows are drawn in some milliseconds: a power of two up to 64.
  ///
  /// - Parameter nanoseconds: What a step takes in each row that it reaches through, where it crosses many others.
  func rowsOfBand(taking nanoseconds: Double) -> Int {
    guard let rows else { return 1 }
    let sum = steps.reduce(0) { $0 + ($1.bottom - $1.top) }
    let mean = sum / max(1, rows.upperBound - rows.lowerBound)
    var height = 64
    while height > 1, Double(height) * mean * nanoseconds > 4e6 { height /= 2 }
    return height
  }

  /// Makes what is filled of a band the current path: steps wholly above or below it become one line each that stays there.
  func addForFilling(_ band: ClosedRange<Double>, to context: OpaquePointer) {
    cairo_new_path(context)
    for part in parts {
      cairo_move_to(context, Double(part.start.x), Double(part.start.y))
      var skipped: CGPoint?
      for step in steps[part.steps] {
        if step.bottom < band.lowerBound || step.top > band.upperBound {
          skipped = step.element.end
          continue
        }
        if let point = skipped { cairo_line_to(context, Double(point.x), Double(point.y)) }
        skipped = nil
        step.element.add(to: context)
      }
      if let point = skipped { cairo_line_to(context, Double(point.x), Double(point.y)) }
      if part.isClosed { cairo_close_path(context) }
    }
  }

  /// Makes what is stroked of a band the current path: steps from which no line reaches into it are left out, and where the
  /// path goes on behind them, its ends lie beyond the band.
  ///
  /// - Parameters:
  ///   - band: The rows.
  ///   - reach: How far a line reaches from the path, in rows.
  func addForStroking(_ band: ClosedRange<Double>, reach: Double, to context: OpaquePointer) {
    cairo_new_path(context)
    let (top, bottom) = (band.lowerBound - reach, band.upperBound + reach)
    for part in parts {
      let steps = steps[part.steps]
      let beyond = steps.firstIndex { $0.bottom < top || $0.top > bottom }
      if part.isClosed, beyond == nil {
        cairo_move_to(context, Double(part.start.x), Double(part.start.y))
        // The last line back to the start is the one that closing draws.
        for step in steps.dropLast(steps.last?.element == .line(part.start) ? 1 : 0) {
          step.element.add(to: context)
        }
        cairo_close_path(context)
        continue
      }
      // A closed part begins behind what is left out, so that its first and last line meet as they do in the whole.
      let turn = part.isClosed ? beyond ?? steps.startIndex : steps.startIndex
      var isDown = false
      for step in [steps[turn...], steps[..<turn]].joined() {
        if step.bottom < top || step.top > bottom {
          isDown = false
          continue
        }
        if !isDown { cairo_move_to(context, Double(step.from.x), Double(step.from.y)) }
        isDown = true
        step.element.add(to: context)
      }
    }
  }
}

extension PathElement {
  /// Where the pen is behind it; nothing behind one that closes.
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .curve(let point, _, _): point
    case .close: nil
    }
  }

  /// Adds it to the current path.
  func add(to context: OpaquePointer) {
    switch self {
    case .move(let point): cairo_move_to(context, Double(point.x), Double(point.y))
    case .line(let point): cairo_line_to(context, Double(point.x), Double(point.y))
    case .curve(let point, let first, let second):
      cairo_curve_to(
        context, Double(first.x), Double(first.y), Double(second.x), Double(second.y), Double(point.x),
        Double(point.y))
    case .close: cairo_close_path(context)
    }
  }
}
