import Foundation
import QuoinGraphics

/// A value of a property that can be animated.
enum AnimatableValue {
  case number(CGFloat)
  /// A point, or a size.
  case pair(CGFloat, CGFloat)
  case rect(CGRect)
  indirect case transform(CATransform3D)
  case color(UIColor?)
  case colors([UIColor])
  case numbers([CGFloat])
  case path(UIBezierPath?)
  case font(UIFont)
  /// What there is nothing between.
  case contents(Any?)

  /// Whether values can be added, so that one animation goes on while another one begins.
  var isAdditive: Bool {
    switch self {
    case .number, .pair, .rect: return true
    default: return false
    }
  }

  /// The value that lies a part of the way to another one; beyond it for more than 1.
  func interpolated(to other: AnimatableValue, by part: Double) -> AnimatableValue {
    let t = CGFloat(part)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * t }
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(mix(a, b))
    case (.pair(let a, let b), .pair(let c, let d)): return .pair(mix(a, c), mix(b, d))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y),
          width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height)))
    case (.transform(let a), .transform(let b)): return .transform(a.interpolated(to: b, by: part))
    case (.color(let a), .color(let b)): return .color(UIColor.mixture(a, b, part))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { UIColor.mixture($0, $1, part) ?? $1 })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count: return .numbers(zip(a, b).map(mix))
    case (.path(let a?), .path(let b?)): return .path(a.interpolated(to: b, by: t) ?? b)
    case (.font(let a), .font(let b)): return .font(b.withSize(max(mix(a.pointSize, b.pointSize), 0.1)))
    default: return part < 0.5 ? self : other
    }
  }

  /// The sum with a number of times another value; the value itself where there are no sums.
  func adding(_ other: AnimatableValue, times factor: CGFloat = 1) -> AnimatableValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(a + b * factor)
    case (.pair(let a, let b), .pair(let c, let d)): return .pair(a + c * factor, b + d * factor)
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: a.origin.x + b.origin.x * factor, y: a.origin.y + b.origin.y * factor,
          width: a.size.width + b.size.width * factor, height: a.size.height + b.size.height * factor))
    case (.transform(let a), .transform(let b)): return .transform(CATransform3DConcat(b, a))
    default: return self
    }
  }

  /// How far the value is from another one of its kind, as paced animations measure it.
  func distance(to other: AnimatableValue) -> Double {
    switch (self, other) {
    case (.number(let a), .number(let b)): return abs(b - a)
    case (.pair(let a, let b), .pair(let c, let d)): return hypot(c - a, d - b)
    case (.rect(let a), .rect(let b)):
      return hypot(b.minX - a.minX, b.minY - a.minY) + hypot(b.width - a.width, b.height - a.height)
    default: return 1
    }
  }

  /// Whether both are the same, so that there is nothing to animate.
  func isSame(as other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)): return a == b
    case (.pair(let a, let b), .pair(let c, let d)): return a == c && b == d
    case (.rect(let a), .rect(let b)): return a == b
    case (.transform(let a), .transform(let b)): return a == b
    case (.color(let a), .color(let b)): return a == b
    case (.colors(let a), .colors(let b)): return a == b
    case (.numbers(let a), .numbers(let b)): return a == b
    case (.path(let a), .path(let b)): return a === b || a?.elements == b?.elements
    case (.font(let a), .font(let b)): return a == b
    case (.contents(let a), .contents(let b)): return a as AnyObject? === b as AnyObject?
    default: return false
    }
  }

  /// The value with 0 in the place of its numbers, for what has sums.
  var zero: AnimatableValue { adding(self, times: -1) }
}

nonisolated extension UIColor {
  /// The colour a part of the way between two, where nothing is the clear form of the other one.
  static func mixture(_ from: UIColor?, _ to: UIColor?, _ part: Double) -> UIColor? {
    if part == 0 { return from }
    if part == 1 { return to }
    guard let first = from ?? to?.withAlphaComponent(0), let last = to ?? from?.withAlphaComponent(0) else {
      return nil
    }
    if first.isDynamic || last.isDynamic {
      return UIColor { traits in
        UIColor(
          cgColor: first.resolvedCGColor(with: traits).mixed(
            with: last.resolvedCGColor(with: traits), by: part))
      }
    }
    return UIColor(cgColor: first.cgColor.mixed(with: last.cgColor, by: part))
  }
}

nonisolated extension UIBezierPath {
  /// The path a part of the way to another one of the same steps; nothing where the steps differ.
  fileprivate func interpolated(to other: UIBezierPath, by t: CGFloat) -> UIBezierPath? {
    guard elements.count == other.elements.count else { return nil }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    let path = UIBezierPath()
    for (one, another) in zip(elements, other.elements) {
      switch (one, another) {
      case (.move(let a), .move(let b)): path.move(to: mix(a, b))
      case (.line(let a), .line(let b)): path.addLine(to: mix(a, b))
      case (.curve(let a, let b, let c), .curve(let d, let e, let f)):
        path.addCurve(to: mix(a, d), controlPoint1: mix(b, e), controlPoint2: mix(c, f))
      case (.close, .close): path.close()
      default: return nil
      }
    }
    path.copyStyle(from: other)
    return path
  }
}
