import QuoinTesting
import Testing

@testable import QuoinScreens

@Suite("Names of records")
struct RecordNameTests {
  private let trial = TrialRun()

  @Test(
    "A name that cannot be a file's is refused in a sentence",
    arguments: [
      ("", "is empty"), ("a/b", "has a slash"), ("a:b", "has a :"), ("a\\b", "has a \\"),
      ("a\nb", "has a control character"), (".card", "begins with a full stop"),
      (" card", "has a space at its edge"), ("card ", "has a space at its edge"),
    ])
  func refused(name: String, flaw: String) {
    let failures = trial.run { expectPicture(of: TestCard(), name) }
    #expect(
      failures.map(\.message) == ["“\(name)” cannot name a picture, which is a file's name too: it \(flaw)"])
    #expect(trial.files(in: trial.folder).isEmpty)
  }

  @Test("A name of 150 bytes is none too long, and a longer one is")
  func length() {
    #expect(trial.run { expectTree(of: TestCard(), String(repeating: "a", count: 150)) }.count == 1)
    #expect(trial.files(in: trial.records).count == 1)
    let failures = trial.run { expectTree(of: TestCard(), String(repeating: "b", count: 151)) }
    #expect(
      failures.first?.message.hasSuffix("cannot name a tree, which is a file's name too: it is too long")
        == true)
    #expect(trial.files(in: trial.records).count == 1)
  }

  @Test("A name twice in a run is refused, whatever its case, and names where it was before")
  func twice() {
    let line = #line + 2
    let failures = trial.run {
      expectPicture(of: TestCard(), "card")
      expectPicture(of: TestCard("Other"), "Card")
      for _ in 0..<2 { expectFrames(of: TestCard(), "rows") }
    }
    #expect(
      failures.map(\.sentence) == [
        "“card” had no picture yet: this one (120 × 80 pixels, 2 KB) is recorded now; look at it, and run again",
        "“Card” names the picture of RecordNameTests.swift:\(line) too; each name stands for one in a run",
        "“rows” had no frames yet: this one (3 lines) is recorded now; look at it, and run again",
        "“rows” names the frames of this line, which ran before too; each name stands for one in a run: give each argument of the test a name",
      ])
  }

  @Test("A picture and a tree may have one name, and so may tests that are run several times over")
  func notTwice() {
    let run = TestRun(repeats: true, reportFolder: trial.reports)
    let failures = trial.run(as: run) {
      for _ in 0..<2 { expectTree(of: TestCard(), "card") }
      expectFrames(of: TestCard(), "card")
    }
    #expect(failures.count == 2)
  }
}
