import Foundation
import Testing

@testable import QuoinScreens

@Suite("Records that no test names any more")
struct StaleRecordTests {
  private let trial = TrialRun()
  private let folder: URL

  init() {
    folder = trial.records.appendingPathComponent("QuoinTestingTests/StaleRecordTests", isDirectory: true)
  }

  private func stale(after work: () -> Void) -> [String] {
    let run = TestRun(reportFolder: trial.reports)
    trial.run(as: run, work)
    return StaleRecords.find(among: run.claimed).map {
      String($0.path.dropFirst(trial.records.path.count + 1))
    }
  }

  private func write(_ path: String) throws {
    let file = trial.records.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: file)
  }

  @Test("A picture, a tree and a combination are stale when they are not named")
  func stale() throws {
    // The name is made so that it does not stand here, where it would count as a disabled test's.
    let lost = ["lo", "st"].joined()
    for file in ["\(lost).png", "\(lost).tree.txt", "card.dark.png"] {
      try write("QuoinTestingTests/StaleRecordTests/\(file)")
    }
    let found = stale { expectTree(of: TestCard(), "card", across: .matrix(appearances: [.light])) }
    #expect(
      found
        == ["card.dark.png", "\(lost).png", "\(lost).tree.txt"].map {
          "QuoinTestingTests/StaleRecordTests/\($0)"
        })
  }

  @Test("What the source still names is left alone")
  func disabled() throws {
    for name in ["a disabled one", "disabledTest"] {
      try write("QuoinTestingTests/StaleRecordTests/\(name).png")
    }
    #expect(stale { expectTree(of: TestCard(), "card") }.isEmpty)
  }

  @Test(.disabled("so that its record is one of a disabled test"))
  func disabledTest() { expectTree(of: TestCard()) }

  @Test("Records of a file of tests that is gone are stale, and those of one that did not run are not")
  func files() throws {
    try write("QuoinTestingTests/LostTests/card.png")
    try write("QuoinTestingTests/ToleranceTests/card.png")
    try write("OtherTests/LostTests/card.png")
    #expect(stale { expectTree(of: TestCard(), "card") } == ["QuoinTestingTests/LostTests/card.png"])
  }

  @Test(
    "A run is whole unless its arguments ask for some of the tests",
    arguments: [
      (["tests"], true), (["tests", "--testing-library", "swift-testing"], true),
      (["tests", "--testing-library", "swift-testing", "--filter", "A"], false),
      (["tests", "--testing-library", "swift-testing", "--filter=A"], false),
      (["tests", "--skip", "A"], false), (["tests", "Module.Class/test"], false),
      (["tests", "--testing-library", "swift-testing", "--xunit-output", "a/b"], true),
      (["tests", "/a/b.xctest"], true),
    ])
  func wholeRuns(arguments: [String], isWhole: Bool) {
    #expect(StaleRecords.areAllTestsRun(arguments) == isWhole)
  }

  @Test("They are named one by one")
  func message() {
    #expect(
      StaleRecords.message(for: [URL(fileURLWithPath: "/a/b.png")])
        == "QuoinTesting: 1 record is named by no test any more:\n  /a/b.png")
    #expect(
      StaleRecords.message(for: ["/a", "/b"].map { URL(fileURLWithPath: $0) })
        == "QuoinTesting: 2 records are named by no test any more:\n  /a\n  /b")
  }
}
