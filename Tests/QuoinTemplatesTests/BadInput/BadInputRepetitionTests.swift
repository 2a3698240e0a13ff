import QuoinResources
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Repetitions over what cannot be repeated.
@Suite struct BadInputRepetitionTests {
  private func repeating(_ items: String, state: Any = ()) -> String {
    problems("<UIView><repeat for=\"i\" in=\"\(items)\"><UIView/></repeat></UIView>", state: state)
  }

  @Test(arguments: [
    ("5", "the number 5"), ("&quot;abc&quot;", "the string \"abc\""), ("true", "true"),
  ])
  func onlyArraysAndRangesAreRepeated(items: String, mention: String) {
    #expect(
      repeating(items) == "t:1:29: error: <repeat> goes over an array or a range, not over \(mention)")
  }

  @Test func theDataAreHeldToItToo() {
    #expect(
      repeating("items", state: ["items": ["a": 1]])
        == "t:1:29: error: <repeat> goes over an array or a range, not over a dictionary")
    #expect(
      repeating("items", state: ["items": 7])
        == "t:1:29: error: <repeat> goes over an array or a range, not over the number 7")
  }

  @Test func aRangeIsRepeatedNumberByNumber() throws {
    let tree = try layOut(
      "<UIView><repeat for=\"i\" in=\"2...4\"><UIView width=\"i\" height=\"1\"/></repeat></UIView>")
    #expect(
      tree.split(separator: "\n").dropFirst().joined(separator: "\n") == """
        ├─ UIView (0 0 2 1)
        ├─ UIView (0 0 3 1)
        └─ UIView (0 0 4 1)
        """)
  }

  @Test func aRangeWithMoreNumbersThanNodesMayBeIsRefused() {
    #expect(
      repeating("0...10000000")
        == "t:1:29: error: <repeat> cannot go over the range 0...10000000; the limit is 100000 nodes")
    #expect(
      repeating("0...n", state: ["n": 10_000_000])
        == "t:1:29: error: <repeat> cannot go over the range 0...10000000; the limit is 100000 nodes")
  }

  @Test func repetitionsWithinRepetitionsCountTogether() {
    var budget = Budget.default
    budget.nodes = 50
    let found = problems(
      "<UIView><repeat for=\"a\" in=\"1...10\"><UIView><repeat for=\"b\" in=\"1...10\"><UIView/></repeat></UIView></repeat></UIView>",
      budget: budget)
    #expect(found.contains("More than the limit of 50 nodes"))
  }

  @Test func aRangeNeedsAnEndAndMayNotRunBackwards() {
    #expect(repeating("9...0") == "t:1:29: error: The range 9...0 ends before it begins")
    #expect(
      repeating("1...").contains("1:29: error:") || repeating("1...").contains("error: Expected a value"))
  }
}
