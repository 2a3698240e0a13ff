import Foundation

/// What numbers outputs may be given: Cairo counts in 24 bits before the point, stops drawing for good at a transform
/// that cannot be undone, and other libraries turn numbers into whole ones.
extension Canvas {
  /// Whether all of a rectangle lies within the canvas's range.
  final func isInReach(_ rect: CGRect) -> Bool {
    let transform = state.transform
    let x = max(abs(rect.origin.x), abs(rect.origin.x + rect.size.width))
    let y = max(abs(rect.origin.y), abs(rect.origin.y + rect.size.height))
    // Comparisons with NaN are false; max may lose one, a sum does not.
    return (rect.origin.x + rect.origin.y + rect.size.width + rect.size.height).isFinite
      && abs(transform.a) * x + abs(transform.c) * y + abs(transform.tx) < reach
      && abs(transform.b) * x + abs(transform.d) * y + abs(transform.ty) < reach
  }

  private func isInReach(_ point: CGPoint) -> Bool {
    let page = point.applying(state.transform)
    return abs(page.x) < reach && abs(page.y) < reach
  }

  /// A rectangle within the canvas's range that looks the same; nothing when nothing of it can be seen.
  final func drawable(_ rect: CGRect) -> CGRect? {
    if isInReach(rect) { return rect }
    // The new edges lie two pixels beyond what is seen, so that they do not show.
    let margin = 2 / min(scale, 1)
    let seen = state.clip.insetBy(dx: -margin, dy: -margin).applying(state.transform.inverted())
    let cropped = rect.overlap(seen)
    // Through a transform that is nearly flat, what is seen may lie out of reach itself.
    return cropped.isNull || !isInReach(cropped) ? nil : cropped
  }

  /// A path within the canvas's range: points beyond it are moved to its edge, and steps without a place left out.
  final func drawable(_ path: UIBezierPath) -> UIBezierPath {
    let isWhole = path.elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): isInReach(point)
      case .curve(let point, let first, let second):
        isInReach(point) && isInReach(first) && isInReach(second)
      case .close: true
      }
    }
    if isWhole { return path }
    let (transform, inverse) = (state.transform, state.transform.inverted())
    return path.mapped { point in
      let page = point.applying(transform)
      guard !page.x.isNaN, !page.y.isNaN else { return nil }
      let limit = reach / 2
      return CGPoint(x: min(max(page.x, -limit), limit), y: min(max(page.y, -limit), limit))
        .applying(inverse)
    }
  }
}

extension UIBezierPath {
  /// Whether the width, the miter limit and the dashes can be drawn.
  fileprivate var hasDrawableStroke: Bool {
    lineWidth < CGPoint.drawingRange && miterLimit >= 1 && miterLimit <= Self.largestMiterLimit
      && (lineDashPattern.isEmpty || hasDrawableDashes)
  }

  private static var largestMiterLimit: CGFloat { 1000 }
  /// More dashes than this along a path are seen by no one, and may be without end.
  private static var dashLimit: CGFloat { 100_000 }

  private var hasDrawableDashes: Bool {
    let sum = lineDashPattern.reduce(0, +)
    // Cairo stops drawing for good at a negative dash or at dashes without any length.
    guard lineDashPattern.allSatisfy({ $0 >= 0 }), sum > 0, sum < CGPoint.drawingRange,
      lineDashPhase.isFinite,
      abs(lineDashPhase) < sum * Self.dashLimit
    else { return false }
    var length: CGFloat = 0
    var last = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point): last = point
      case .line(let point):
        length += abs(point.x - last.x) + abs(point.y - last.y)
        last = point
      case .curve(let point, let first, let second):
        for next in [first, second, point] {
          length += abs(next.x - last.x) + abs(next.y - last.y)
          last = next
        }
      case .close: length += bounds.width + bounds.height
      }
    }
    return length < sum / CGFloat(lineDashPattern.count) * Self.dashLimit
  }

  /// A path with a width, a miter limit and dashes that can be drawn: itself where they are.
  var withDrawableStroke: UIBezierPath {
    if hasDrawableStroke { return self }
    let path = mapped { $0 }
    path.lineWidth = min(lineWidth, CGPoint.drawingRange)
    path.miterLimit = miterLimit.isNaN ? 10 : min(max(miterLimit, 1), Self.largestMiterLimit)
    if !hasDrawableDashes { path.setLineDash([], phase: 0) }
    return path
  }
}

extension Shadow {
  /// A larger blur looks like none, in points.
  static let largestRadius: CGFloat = 10_000

  /// The shadow with numbers that can be drawn; clear where they cannot.
  var drawable: Shadow {
    let isUsable =
      opacity > 0 && abs(offset.width) < CGPoint.drawingRange && abs(offset.height) < CGPoint.drawingRange
    return Shadow(
      color: color, opacity: isUsable ? min(opacity, 1) : 0, offset: isUsable ? offset : .zero,
      radius: radius > 0 ? min(radius, Self.largestRadius) : 0)
  }
}

extension CGPoint {
  /// How far from the origin Cairo counts: 24 bits before the point, less some room for what lies around.
  static let drawingRange: CGFloat = 8_000_000

  /// Whether it can be drawn to.
  var isDrawable: Bool { abs(x) < Self.drawingRange && abs(y) < Self.drawingRange }
}

extension CGRect {
  /// Whether all its edges can be drawn to.
  var isDrawable: Bool { CGPoint(x: minX, y: minY).isDrawable && CGPoint(x: maxX, y: maxY).isDrawable }
}

extension CGAffineTransform {
  /// Whether the transform is finite and can be undone, both in numbers that can be multiplied with others.
  var isDrawable: Bool {
    if a == 1, b == 0, c == 0, d == 1 { return abs(tx) < Self.limit && abs(ty) < Self.limit }
    let determinant = determinant
    return determinant != 0 && determinant.isFinite && isWithinLimit && inverted().isWithinLimit
  }

  private static var limit: CGFloat { 1e15 }

  private var isWithinLimit: Bool {
    abs(a) < Self.limit && abs(b) < Self.limit && abs(c) < Self.limit && abs(d) < Self.limit
      && abs(tx) < Self.limit && abs(ty) < Self.limit
  }
}
