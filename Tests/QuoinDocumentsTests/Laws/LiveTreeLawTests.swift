import Foundation
import Testing

/// The law of live trees: at every moment one shows what a fresh one of the same values would, and says the same is wrong.
///
/// Some thousand random templates are tried each time. `QUOIN_LAW=1000000 swift test --filter LiveTreeLawTests` tries so many,
/// and `QUOIN_LAW=40000-60000` those from a seed to another.
@Suite struct LiveTreeLawTests {
  private static let seeds: Range<UInt64> = {
    let bounds = ProcessInfo.processInfo.environment["QUOIN_LAW"]?.split(separator: "-").compactMap {
      UInt64($0)
    }
    guard let bounds, let last = bounds.last else { return 0..<2400 }
    return bounds.count == 1 ? 0..<last : bounds[0]..<max(bounds[0], last)
  }()
  private static let partCount: UInt64 = 8

  /// The seeds of a part, next to each other, so that each part has templates of every kind.
  private static func seeds(of part: UInt64) -> Range<UInt64> {
    let count = UInt64(seeds.count)
    return seeds.lowerBound + count * part / partCount..<seeds.lowerBound + count * (part + 1) / partCount
  }

  @Test(arguments: 0..<partCount) func aLiveTreeShowsWhatAFreshOneOfTheSameValuesWould(part: UInt64) throws {
    let files = try LawFiles()
    var (tried, valid, failures) = (0, 0, 0)
    for seed in Self.seeds(of: part) {
      let found = LawCase(seed: seed)
      tried += 1
      switch found.outcome(files) {
      case .invalid: continue
      case .same: valid += 1
      case .different:
        failures += 1
        let smallest = found.reduced(files)
        guard case .different(let difference) = smallest.outcome(files) else { continue }
        Issue.record("seed \(seed), at its smallest:\n\(smallest.described(difference))")
      }
      if failures == 3 { break }
    }
    #expect(failures > 0 || tried < 100 || valid * 10 >= tried * 8, "Too few of the templates are right")
  }
}
