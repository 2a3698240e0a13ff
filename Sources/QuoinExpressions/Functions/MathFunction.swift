import Foundation

/// The functions over numbers that every expression knows.
enum MathFunction: Int32, CaseIterable {
  case abs, ceil, floor, round, sqrt, sin, cos, tan, asin, acos, atan, log
  case pow, mod, atan2
  case min, max

  /// How many arguments it takes at least, and whether more are fine.
  var arity: (count: Int, isVariadic: Bool) {
    switch self {
    case .pow, .mod, .atan2: (2, false)
    case .min, .max: (2, true)
    default: (1, false)
    }
  }

  var name: String { "\(self)" }

  @inline(__always)
  func callAsFunction(_ x: Double) -> Double {
    switch self {
    case .abs: Swift.abs(x)
    case .ceil: x.rounded(.up)
    case .floor: x.rounded(.down)
    case .round: x.rounded(.toNearestOrAwayFromZero)
    case .sqrt: x.squareRoot()
    case .sin: Foundation.sin(x)
    case .cos: Foundation.cos(x)
    case .tan: Foundation.tan(x)
    case .asin: Foundation.asin(x)
    case .acos: Foundation.acos(x)
    case .atan: Foundation.atan(x)
    case .log: Foundation.log(x)
    case .pow, .mod, .atan2, .min, .max: x
    }
  }

  @inline(__always)
  func callAsFunction(_ x: Double, _ y: Double) -> Double {
    switch self {
    case .min: y < x || y.isNaN ? y : x
    case .max: y > x || y.isNaN ? y : x
    case .pow: Foundation.pow(x, y)
    case .mod: fmod(x, y)
    case .atan2: Foundation.atan2(x, y)
    default: x
    }
  }
}
