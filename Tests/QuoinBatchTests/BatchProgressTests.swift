import QuoinDiagnostics
import Testing

@testable import QuoinBatch

@Suite struct BatchProgressTests {
  private func progress(size: Int?, _ results: [(BatchOutcome.Result, Int)]) throws -> BatchProgress {
    var progress = BatchProgress(size: size)
    let row = try #require(try rows("{}").next())
    for (result, position) in results {
      progress.add(BatchOutcome(row: row, name: nil, result: result, position: position))
    }
    return progress
  }

  private let drawn = BatchOutcome.Result.drawn(bytes: 1, warnings: Diagnostics())

  @Test func aLineTellsHowFarItHasCome() throws {
    let some = try progress(
      size: 1000, [(drawn, 100), (drawn, 200), (.skipped, 240), (.failed(Diagnostics()), 250)])
    #expect(
      some.line(after: 30, width: 0) == "25% · 4 rows · 0.1 a second · 1 there already · 1 failed · 1:48 left"
    )
    #expect(
      some.line(after: 30, width: 90)
        == "[████░░░░░░░░░░░░░░] 25% · 4 rows · 0.1 a second · 1 there already · 1 failed · 1:48 left")
    #expect(try progress(size: nil, [(drawn, 9)]).line(after: 0.01, width: 80) == "1 row · 100 a second")
    #expect(try progress(size: 0, []).line(after: 0, width: 0) == "100% · 0 rows · 0.0 a second")
  }

  @Test func whatWasThereAlreadyTellsNothingOfTheTimeThatIsLeft() throws {
    let some = try progress(size: 4000, [(.skipped, 1800), (.skipped, 3600), (drawn, 3700)])
    #expect(some.line(after: 4, width: 0).hasSuffix(" · 0:12 left"))
    let none = try progress(size: 4000, [(.skipped, 3600)])
    #expect(!none.line(after: 4, width: 0).contains("left"))
  }

  @Test func aLineIsNoLongerThanItsWidth() throws {
    let some = try progress(
      size: 1000, [(drawn, 100), (drawn, 200), (.skipped, 240), (.failed(Diagnostics()), 250)])
    #expect(some.line(after: 30, width: 39) == "25% · 4 rows · 1 failed · 1:48 left")
    #expect(some.line(after: 30, width: 20) == "25% · 4 rows")
    for width in 4...120 { #expect(some.line(after: 30, width: width).count <= width) }
  }

  @Test func numbersAndTimesReadWell() {
    #expect([0, 999, 1000, 1_234_567].map(\.inGroups) == ["0", "999", "1,000", "1,234,567"])
    #expect(
      [0, 59.2, 61, 3661, 1e12].map(BatchProgress.clock) == ["0:00", "1:00", "1:01", "1:01:01", "99:59:59"])
  }
}
