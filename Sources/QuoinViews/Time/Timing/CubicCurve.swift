import Foundation

/// A Bézier curve of progress over time, from (0, 0) to (1, 1).
nonisolated struct CubicCurve: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  static let linear = CubicCurve(0, 0, 1, 1)
  static let easeIn = CubicCurve(0.42, 0, 1, 1)
  static let easeOut = CubicCurve(0, 0, 0.58, 1)
  static let easeInOut = CubicCurve(0.42, 0, 0.58, 1)
  static let `default` = CubicCurve(0.25, 0.1, 0.25, 1)

  /// Creates a curve; times are brought into 0…1, so that there is one progress for each.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.x2) = (min(max(x1, 0), 1), min(max(x2, 0), 1))
    (self.y1, self.y2) = (y1.isFinite ? y1 : 0, y2.isFinite ? y2 : 1)
  }

  /// How far one has come at a part of the time from 0 to 1.
  func progress(at time: Double) -> Double {
    if !(time > 0) { return 0 }
    if time >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return time }
    return Self.value(y1, y2, at: parameter(at: time))
  }

  /// The parameter of the curve's point at a time: Newton's steps, and halving where they leave the curve.
  private func parameter(at time: Double) -> Double {
    var parameter = time
    var (low, high) = (0.0, 1.0)
    for _ in 0..<32 {
      let error = Self.value(x1, x2, at: parameter) - time
      if abs(error) < 1e-14 { break }
      if error > 0 { high = parameter } else { low = parameter }
      let slope = Self.slope(x1, x2, at: parameter)
      let next = parameter - error / slope
      parameter = next > low && next < high ? next : (low + high) / 2
    }
    return parameter
  }

  private static func value(_ a: Double, _ b: Double, at t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
  }

  private static func slope(_ a: Double, _ b: Double, at t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * a + 6 * s * t * (b - a) + 3 * t * t * (1 - b)
  }
}
