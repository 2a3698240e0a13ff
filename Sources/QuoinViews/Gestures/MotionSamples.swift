import Foundation

/// What was measured at some moments, to tell how fast it changes.
struct MotionSamples {
  /// How far back measures count, in seconds.
  private static let memory: TimeInterval = 0.1
  private var samples: [(time: TimeInterval, value: CGPoint)] = []

  mutating func append(_ value: CGPoint, at time: TimeInterval) {
    if let last = samples.last, last.time >= time { samples.removeLast() }
    samples.append((time, value))
    // One measure from before the time that counts says where that time began.
    while samples.count > 2, samples[1].time <= time - Self.memory { samples.removeFirst() }
  }

  mutating func removeAll() { samples = [] }

  /// Goes on from another value, as if it had always been measured so.
  mutating func adapt(_ change: (CGPoint) -> CGPoint) {
    for index in samples.indices { samples[index].value = change(samples[index].value) }
  }

  /// How much the value changes in a second, as seen at a moment; 0 where nothing has changed for a while.
  func velocity(at time: TimeInterval) -> CGPoint {
    guard let last = samples.last, time - last.time < Self.memory,
      let first = samples.first(where: { $0.time > time - Self.memory - 1e-9 }), first.time < last.time
    else { return .zero }
    let seconds = CGFloat(last.time - first.time)
    return CGPoint(x: (last.value.x - first.value.x) / seconds, y: (last.value.y - first.value.y) / seconds)
  }
}
