import Foundation
import Testing

/// The law of live trees: at every moment one shows what a fresh one of the same values would, and says the same is wrong.
///
/// Some thousand random templates are tried each time. `QUOIN_LAW=1000000 swift test --filter LiveTreeLawTests` tries so many.
@Suite struct LiveTreeLawTests {
  private static let count = ProcessInfo.processInfo.environment["QUOIN_LAW"].flatMap { UInt64($0) } ?? 2400
  private static let partCount: UInt64 = 8
  /// Those that are known to differ, and how.
  private static let openSeeds: [UInt64: Comment] = [
    1151: "Of two rings through one text the live tree tells both, a fresh one the outer"
  ]

  @Test(arguments: 0..<partCount) func aLiveTreeShowsWhatAFreshOneOfTheSameValuesWould(part: UInt64) throws {
    let files = try LawFiles()
    var (valid, failures) = (0, 0)
    for seed in stride(from: part, to: Self.count, by: Int(Self.partCount)) {
      let found = LawCase(seed: seed)
      switch found.outcome(files) {
      case .invalid: continue
      case .same:
        valid += 1
        if Self.openSeeds[seed] != nil { Issue.record("seed \(seed) differs no more: take it from the list") }
      case .different:
        if let comment = Self.openSeeds[seed] {
          withKnownIssue(comment) { Issue.record("seed \(seed)") }
          continue
        }
        failures += 1
        let smallest = found.reduced(files)
        guard case .different(let difference) = smallest.outcome(files) else { continue }
        Issue.record("seed \(seed), at its smallest:\n\(smallest.described(difference))")
      }
      if failures == 3 { break }
    }
    #expect(
      failures > 0 || valid * 10 > Int(Self.count / Self.partCount) * 8, "Too few of the templates are right")
  }
}
