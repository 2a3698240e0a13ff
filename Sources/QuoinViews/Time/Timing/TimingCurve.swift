import Foundation

/// How far an animation has come for each part of its time.
nonisolated enum TimingCurve: Hashable, Sendable {
  case cubic(CubicCurve)
  case spring(SpringMotion)

  static let linear = TimingCurve.cubic(.linear)

  /// The progress at a moment of a run; 0 at its beginning and exactly 1 at its end.
  ///
  /// - Parameters:
  ///   - time: From the beginning of the run, in seconds.
  ///   - duration: How long the run takes.
  func progress(at time: TimeInterval, of duration: TimeInterval) -> Double {
    if time >= duration { return 1 }
    switch self {
    case .cubic(let curve): return curve.progress(at: time / duration)
    case .spring(let motion): return motion.position(at: time)
    }
  }
}
