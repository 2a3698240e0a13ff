import Foundation

/// Values at times, and how one comes from each to the next.
struct KeyframeValues {
  /// How one comes from a value to the next.
  enum Mode { case linear, discrete, cubic }

  let values: [AnimatableValue]
  /// Ascending from 0 to 1, one for each value; for discrete ones, when each begins.
  let times: [Double]
  /// The curve from each value to the next; straight where there is none.
  let curves: [CubicCurve]
  let mode: Mode

  /// - Parameters:
  ///   - times: From 0 to 1; evenly spread where there are not enough.
  ///   - isPaced: Whether the times follow the distances instead.
  init(
    _ values: [AnimatableValue], times: [Double]? = nil, curves: [CubicCurve] = [], mode: Mode = .linear,
    isPaced: Bool = false
  ) {
    self.values = values
    self.curves = curves
    self.mode = mode
    if isPaced {
      self.times = Self.pacedTimes(values)
    } else if let times, times.count >= values.count {
      var last = 0.0
      self.times = times.map { time in
        last = min(max(time, last), 1)
        return last
      }
    } else {
      let steps = Double(mode == .discrete ? values.count : values.count - 1)
      self.times = values.indices.map { steps > 0 ? Double($0) / steps : 0 }
    }
  }

  private static func pacedTimes(_ values: [AnimatableValue]) -> [Double] {
    var sums = [0.0]
    for (one, next) in zip(values, values.dropFirst()) {
      sums.append(sums[sums.count - 1] + one.distance(to: next))
    }
    guard let whole = sums.last, whole > 0 else { return values.indices.map { _ in 0 } }
    return sums.map { $0 / whole }
  }

  /// The value at a part of the time; nothing where there are no values.
  func value(at time: Double) -> AnimatableValue? {
    guard let first = values.first, let last = values.last else { return nil }
    guard let next = times.prefix(values.count).firstIndex(where: { $0 > time }) else { return last }
    if next == 0 { return first }
    if mode == .discrete { return values[next - 1] }
    let (start, end) = (times[next - 1], times[next])
    var part = (time - start) / (end - start)
    if next - 1 < curves.count { part = curves[next - 1].progress(at: part) }
    if mode == .cubic, values[next].isAdditive { return spline(next - 1, part) }
    return values[next - 1].interpolated(to: values[next], by: part)
  }

  /// A curve through the values that does not turn at once at any of them (Catmull and Rom's).
  private func spline(_ index: Int, _ t: Double) -> AnimatableValue {
    let (start, end) = (values[index], values[index + 1])
    let before = index > 0 ? values[index - 1] : start
    let after = index + 2 < values.count ? values[index + 2] : end
    let (t2, t3) = (t * t, t * t * t)
    return start.zero
      .adding(before, times: CGFloat((-t3 + 2 * t2 - t) / 2))
      .adding(start, times: CGFloat((3 * t3 - 5 * t2 + 2) / 2))
      .adding(end, times: CGFloat((-3 * t3 + 4 * t2 + t) / 2))
      .adding(after, times: CGFloat((t3 - t2) / 2))
  }
}
