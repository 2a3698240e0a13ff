import QuoinDiagnostics
import Testing

/// The names that may have been meant, and how many of them a sentence holds.
@Suite struct NearestNamesTests {
  private func names(_ written: String, _ candidates: [String]) -> [String] {
    NearestNames(to: written, among: candidates)?.all ?? []
  }

  @Test func theNearestComeFirstEachOnceAndNoneThatIsFar() {
    #expect(
      names("abcdef", ["abcdxy", "zzzzzz", "abcdex", "abcdef", "abcdeX", "abcdex"]) == [
        "abcdeX", "abcdex", "abcdxy",
      ])
    #expect(names("abcdef", ["zzzzzz"]) == [])
  }

  @Test func thereAreTwentyAtMostWhateverTheOrder() {
    let candidates = (10..<60).map { "name\($0)" }
    #expect(names("name", candidates) == [])
    let near = (10..<60).map { "someName\($0)" }
    let expected = near.prefix(20).map { $0 }
    #expect(names("someName", near) == expected && names("someName", near.reversed()) == expected)
  }

  @Test(arguments: [
    (["abce"], "abce"), (["abcf", "abce"], "abce or abcf"),
    (["abcf", "abce", "abca", "abcb"], "abca, abcb or abce"),
    // One that differs in case alone is nearer.
    (["abcD", "abce"], "abcD"),
  ])
  func aSentenceHoldsThoseThatAreAsNearAsTheFirst(candidates: [String], meant: String) {
    let problem = Diagnostic(
      .error, "Wrong", suggestions: NearestNames(to: "abcd", among: candidates))
    #expect(problem.sentence == "Wrong; did you mean \(meant)?")
    #expect(problem.suggestions.count == candidates.count && problem.suggestion == problem.suggestions.first)
  }

  @Test func aSuggestionTakesThePlaceOfAll() {
    var problem = Diagnostic(.error, "Wrong", suggestions: NearestNames(to: "abcd", among: ["abce", "abcf"]))
    problem.nearest = NearestNames("else")
    #expect(problem.suggestions == ["else"] && problem.sentence == "Wrong; did you mean else?")
    problem.nearest = nil
    #expect(problem.suggestions == [] && problem.sentence == "Wrong")
  }
}
