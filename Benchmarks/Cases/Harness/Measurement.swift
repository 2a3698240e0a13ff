/// The times of one subject over several samples, in seconds a run.
struct Measurement {
  private let sorted: [Double]

  init(samples: [Double]) {
    sorted = samples.sorted()
  }

  var median: Double { sorted.isEmpty ? 0 : sorted[sorted.count / 2] }
  var best: Double { sorted.first ?? 0 }

  /// Times two subjects in turn, so that whatever else the machine does touches both alike.
  static func pair(
    _ first: Benchmark.Subject, _ second: Benchmark.Subject, samples: Int = 21, sampleTime: Double = 0.02
  ) throws -> (Measurement, Measurement) {
    let firstRuns = try runs(for: first, within: sampleTime)
    let secondRuns = try runs(for: second, within: sampleTime)
    var times: ([Double], [Double]) = ([], [])
    for _ in 0..<samples {
      times.0.append(try time(first, runs: firstRuns))
      times.1.append(try time(second, runs: secondRuns))
    }
    return (Measurement(samples: times.0), Measurement(samples: times.1))
  }

  /// How many runs fill a sample; finding out also warms up.
  private static func runs(for subject: Benchmark.Subject, within sampleTime: Double) throws -> Int {
    // What is prepared for every run costs time that does not count.
    let limit = subject.prepare == nil ? 1 << 24 : 64
    var runs = 1
    while true {
      let each = try time(subject, runs: runs)
      if runs >= limit { return limit }
      if each * Double(runs) >= sampleTime / 2 {
        return min(limit, max(1, Int(sampleTime / max(each, 1e-9))))
      }
      runs *= 4
    }
  }

  private static func time(_ subject: Benchmark.Subject, runs: Int) throws -> Double {
    let clock = ContinuousClock()
    var duration = Duration.zero
    if let prepare = subject.prepare {
      for _ in 0..<runs {
        try prepare()
        duration += try clock.measure(subject.run)
      }
    } else {
      duration = try clock.measure { for _ in 0..<runs { try subject.run() } }
    }
    let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
    return seconds / Double(runs)
  }
}

extension Double {
  /// A time in seconds as a person reads it: `9.1 ms`.
  var asTime: String {
    func text(_ value: Double, _ unit: String) -> String {
      let digits = value < 10 ? 10.0 : 1.0
      let rounded = (value * digits).rounded() / digits
      return rounded == rounded.rounded() ? "\(Int(rounded)) \(unit)" : "\(rounded) \(unit)"
    }
    if self < 1e-6 { return text(self * 1e9, "ns") }
    if self < 1e-3 { return text(self * 1e6, "µs") }
    if self < 1 { return text(self * 1e3, "ms") }
    return text(self, "s")
  }
}
