import Foundation
import QuoinDiagnostics
import QuoinDocuments
import Testing

/// What goes wrong in a piece of a document says for which item of the data.
@Suite struct PieceProblemTests {
  private func note(_ content: String, _ rows: [Any]) throws -> String? {
    let problems = #expect(throws: Diagnostics.self) {
      _ = try ComposedPages("<document>\(content)</document>", state: ["rows": rows])
    }
    return problems?.all.first?.notes.last?.message
  }

  private let rows: [Any] = [["list": [1]], ["list": [1, "x"]] as [String: Any]]

  @Test func ofAPieceOfARepetition() throws {
    #expect(
      try note(
        "<repeat for='r' in='rows'><UILabel text='{r.n * 2}'/></repeat>", [["n": 1], ["n": 2], ["n": "x"]])
        == "This is in item 3 of the repetition (index 2)")
  }

  @Test func ofARepetitionWithinAnother() throws {
    let place = "This is in item 2 of the repetition (index 1), in item 2 of the one around it (index 1)"
    #expect(
      try note(
        "<repeat for='r' in='rows'><repeat for='i' in='r.list'><UILabel text='{i * 2}'/></repeat></repeat>",
        rows)
        == place)
    // Inside a piece as well.
    #expect(
      try note(
        "<repeat for='r' in='rows'><UIView><repeat for='i' in='r.list'><UILabel text='{i * 2}'/></repeat></UIView></repeat>",
        rows) == place)
    #expect(
      try note(
        "<repeat for='r' in='rows'><table><column/><repeat for='i' in='r.list'><tr><td text='{i * 2}'/></tr></repeat></table></repeat>",
        rows) == place)
  }

  @Test func ofARepetitionOrAConditionThatCannotBeWorkedOut() throws {
    let place = "This is in item 2 of the repetition (index 1)"
    #expect(
      try note(
        "<repeat for='r' in='rows'><repeat for='i' in='r'><UILabel text='{i}'/></repeat></repeat>", [[1], 2])
        == place)
    #expect(
      try note("<repeat for='r' in='rows'><if test='r > 1'><UILabel text='{r}'/></if></repeat>", [1, "x"])
        == place)
  }
}
