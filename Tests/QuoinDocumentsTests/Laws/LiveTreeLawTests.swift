import QuoinTestSupport
import Testing

/// The law of live trees: at every moment one shows what a fresh one of the same values would, and says the same is wrong.
/// Some thousand random templates are tried each time, and others as `QUOIN_LAW` says.
@Suite struct LiveTreeLawTests {
  @Test(arguments: Seeds.parts(8, usually: 2400))
  func aLiveTreeShowsWhatAFreshOneOfTheSameValuesWould(part: Range<UInt64>) throws {
    let files = try LawFiles()
    var (tried, valid, failures) = (0, 0, 0)
    for seed in part {
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
