import QuoinDiagnostics
import QuoinExpressions
import QuoinResources
import QuoinTestSupport
import Testing

@Suite("Searching in texts")
struct TextSearchTests {
  /// Where one text stands in another, found by looking at every place.
  private func parts(of text: String, by separator: String) -> [String] {
    let (characters, wanted) = (Array(text), Array(separator))
    var parts = [""]
    var place = 0
    while place < characters.count {
      if place + wanted.count <= characters.count,
        characters[place..<place + wanted.count].elementsEqual(wanted)
      {
        parts.append("")
        place += wanted.count
      } else {
        parts[parts.count - 1].append(characters[place])
        place += 1
      }
    }
    return parts
  }

  @Test("finds what looking at every place finds", arguments: 0..<8 as Range<UInt64>)
  func places(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let letters = ["a", "a", "a", "b", "é", "e\u{301}", "\r\n", "\r", "\n", "🇩🇪", "👩‍👩‍👧", "\0"]
    func text(_ count: ClosedRange<Int>) -> String {
      (0..<Int.random(in: count, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" }
        .joined()
    }
    for _ in 0..<60 {
      let (text, separator, other) = (text(0...40), text(1...4), text(0...2))
      let scope = TestScope().slot("text", .string, .string(text)).slot("part", .string, .string(separator))
        .slot("other", .string, .string(other))
      let expected = parts(of: text, by: separator)
      func value(_ source: String) throws -> Value { try scope.compile(source).value(in: scope.frame()) }
      #expect(try value("text.split(part)").isEqual(to: .array(expected.map { .string($0) })))
      #expect(
        try value("text.replacing(part, other)").isEqual(to: .string(expected.joined(separator: other))))
      #expect(try value("text.contains(part)").isEqual(to: .bool(expected.count > 1)))
    }
  }

  /// What is thrown when an expression is evaluated with so many steps.
  private func problem(_ source: String, steps: Int, length: Int = 4_000_000) throws -> String? {
    var budget = Budget.default
    (budget.expressionSteps, budget.stringLength) = (steps, length)
    let scope = TestScope().slot("text", .string, .string(String(repeating: "a", count: 20_000)))
      .slot("part", .string, .string(String(repeating: "a", count: 10_000) + "b"))
      .slot("signs", .string, .string(String(repeating: "#", count: 20_000)))
    return try scope.problem(source, within: budget)
  }

  @Test(
    "is counted by the lengths of both texts, however often one begins in the other",
    arguments: ["text.split(part)", "text.replacing(part, 'x')", "text.contains(part)"])
  func counts(source: String) throws {
    #expect(try problem(source, steps: 9_000) == nil)
    #expect(
      try problem(source, steps: 7_400) == "Expressions took more than the limit of 7400 steps")
  }

  @Test("ends as soon as what is made of the text is too long")
  func lengths() throws {
    #expect(
      try problem("text.split('a')", steps: 5_000, length: 1_000)
        == "The array is longer than the limit of 1000 elements")
    #expect(
      try problem("text.replacing('a', 'bb')", steps: 5_000, length: 1_000)
        == "The string is longer than the limit of 1000 bytes")
  }

  @Test("numbers are written into the form of a plural no further than it may become long")
  func plurals() throws {
    let source = "plural(1e308, signs, signs)"
    #expect(
      try problem(source, steps: 2_000) == "Expressions took more than the limit of 2000 steps")
    #expect(
      try problem(source, steps: 2_000, length: 30_000)
        == "The string is longer than the limit of 30000 bytes")
  }
}
