import QuoinDiagnostics
import QuoinExpressions
import Testing

@Suite("Depth and length")
struct DepthTests {
  let scope = TestScope().number("a", 1).bool("c", false)

  @Test(
    "5,000 nested brackets are a diagnostic", arguments: [("(", ")"), ("[", "]"), ("abs(", ")"), ("(-", ")")])
  func brackets(opening: String, closing: String) {
    let source = String(repeating: opening, count: 5000) + "a" + String(repeating: closing, count: 5000)
    #expect(scope.evaluate(source).contains("Nested deeper than the limit of 128 levels in one expression"))
    #expect(scope.evaluate(String(repeating: opening, count: 5000)).contains("Nested deeper"))
  }

  @Test("long chains are no deeper than short ones")
  func chains() {
    #expect(scope.evaluate(String(repeating: "a + ", count: 5000) + "1") == "5001")
    #expect(scope.evaluate(String(repeating: "c ? 1 : ", count: 5000) + "a") == "1")
    #expect(scope.evaluate(String(repeating: "c || ", count: 5000) + "true") == "true")
    #expect(scope.evaluate(String(repeating: "nil ?? ", count: 5000) + "a") == "1")
    #expect(scope.evaluate(String(repeating: "-", count: 5000) + "a") == "1")
    #expect(scope.evaluate(String(repeating: "!", count: 5001) + "c") == "true")
    #expect(
      scope.evaluate("a" + String(repeating: "%", count: 300)) == "3: error: A second '%' means nothing")
    #expect(scope.evaluate(String(repeating: "c ? ", count: 5000)).contains("Expected a value"))
  }

  @Test("a megabyte is read whole")
  func megabyte() {
    #expect(scope.evaluate(String(repeating: "a+", count: 500_000) + "1") == "500001")
    #expect(scope.evaluate(String(repeating: "x", count: 1_000_000), as: .string).utf8.count == 1_000_002)
    #expect(scope.evaluate(String(repeating: "{a}", count: 100_000), as: .string).utf8.count == 100_002)
    #expect(scope.evaluate("'" + String(repeating: "x", count: 1_000_000)).contains("never closed"))
  }

  @Test("arrays that are made do not nest deeper than data may")
  func madeArrays() {
    scope.any("list", Array(0..<2000))
    let problem = "error: The array is nested deeper than the limit of 512 levels"
    #expect(scope.evaluate("list.reduce([], (s, x) => [s]).count").contains(problem))
    #expect(scope.evaluate("list.reduce([], (s, x) => [[1], s]) == []").contains(problem))
    #expect(scope.evaluate("list.prefix(400).reduce([], (s, x) => [s]).count") == "1")
    #expect(scope.evaluate("list.reduce([], (s, x) => s + [[x]]).count") == "2000")
  }

  @Test("a name has no more parts than brackets may nest")
  func parts() {
    let problem = "A name has more than the limit of 128 parts with dots between them"
    #expect(scope.evaluate("d" + String(repeating: ".a", count: 6000)).contains(problem))
    #expect(scope.evaluate("d" + String(repeating: ".a", count: 127)).contains("Unknown name"))
  }
}
