import Foundation

/// Which seeds laws and damaged inputs are tried with.
///
/// `QUOIN_LAW=1000000 swift test --filter LiveTreeLawTests` tries so many, and `QUOIN_LAW=40000-60000` those from a seed to
/// another.
public enum Seeds {
  private static let wanted: Range<UInt64>? = {
    let bounds = ProcessInfo.processInfo.environment["QUOIN_LAW"]?.split(separator: "-").compactMap {
      UInt64($0)
    }
    guard let bounds, let last = bounds.last else { return nil }
    return bounds.count == 1 ? 0..<last : bounds[0]..<max(bounds[0], last)
  }()

  /// The seeds in parts that cores may share; seeds of a part are next to each other, so that each has some of every kind.
  public static func parts(_ count: UInt64 = 4, usually usual: UInt64) -> [Range<UInt64>] {
    let all = wanted ?? 0..<usual
    return (0..<count).map {
      all.lowerBound + UInt64(all.count) * $0 / count..<all.lowerBound + UInt64(all.count) * ($0 + 1) / count
    }
  }

  /// Does something with each seed of a part, and the numbers that it gives.
  ///
  /// Where `QUOIN_LAW` is set, the seed at work stands in a file of the temporary folder, named after the test: what ends the
  /// process, or never ends, is found by it. A seed that takes more than a second is printed.
  public static func each(
    in part: Range<UInt64>, of test: String = #function, _ work: (inout SeededGenerator) throws -> Void
  ) rethrows {
    let name = "quoin-law-\(test.prefix { $0 != "(" })-\(part.lowerBound)"
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    for seed in part {
      var random = SeededGenerator(seed: seed)
      let start = ContinuousClock.now
      if wanted != nil { try? Data("\(seed)\n".utf8).write(to: url) }
      try work(&random)
      let time = ContinuousClock.now - start
      if wanted != nil, time > .seconds(1) { print("\(test): seed \(seed) took \(time)") }
    }
    if wanted != nil { try? FileManager.default.removeItem(at: url) }
  }
}
