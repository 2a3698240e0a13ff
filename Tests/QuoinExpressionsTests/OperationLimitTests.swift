import QuoinDiagnostics
import QuoinExpressions
import QuoinResources
import Testing

@Suite("What operations take")
struct OperationLimitTests {
  private static let tooManySteps = "Expressions took more than the limit of 20000 steps"

  private var budget: Budget {
    var budget = Budget.default
    budget.expressionSteps = 20_000
    return budget
  }

  /// What is thrown when an expression is evaluated with 20,000 steps.
  private func problem(_ source: String, as kind: ExpressionKind = .expression, in scope: TestScope) throws
    -> String?
  {
    try scope.problem(source, as: kind, within: budget)
  }

  @Test("what is made is counted by the memory that it takes", arguments: ["items + items"])
  func memory(source: String) throws {
    let scope = TestScope()
      .slot("items", .array(.number), .array(Array(repeating: .number(1), count: 8_000)))
      .slot("text", .string, .string(String(repeating: "letters ", count: 10_000)))
    var budget = Budget.default
    budget.memory = 100_000
    #expect(
      try scope.problem(source, within: budget) == "Took more than the limit of 100 KB of memory")
    budget.memory = 1_000_000
    #expect(try scope.problem(source, within: budget) == nil)
  }

  @Test(
    "what goes through whole arrays and strings is counted by their length",
    arguments: [
      "items + items + items + items + items", "(items, items, items, items, items).count",
      "items[0...] + items[0...]", "text.count", "text[0...].count", "text[90000]", "text < text",
      "words + 'a'", "lists + ''",
    ])
  func lengths(source: String) throws {
    let text = String(repeating: "letters ", count: 20_000)
    let scope = TestScope()
      .slot("items", .array(.number), .array(Array(repeating: .number(1), count: 8_000)))
      .slot("text", .string, .string(text))
      .slot("words", .array(.string), .array(Array(repeating: .string(text), count: 20)))
      .any("lists", Array(repeating: Array(repeating: 1, count: 3_000), count: 10))
    #expect(try problem(source, in: scope) == Self.tooManySteps)
    #expect(try problem("items.count + items[5]", in: scope) == nil)
  }

  @Test("strings are counted as they are joined")
  func joining() throws {
    let scope = TestScope().slot("text", .string, .string(String(repeating: "x", count: 250_000)))
    #expect(try problem("{text}{text}", as: .string, in: scope) == Self.tooManySteps)
    #expect(try problem("{text}.", as: .string, in: scope) == nil)
  }

  @Test("what many strings that are kept take is bounded by the steps, few as it takes to make them")
  func keeping() throws {
    let scope = TestScope().number("n", 7)
    #expect(try problem("range(1, 10).map(i => (n + 'x').repeated(2000)).count", in: scope) == nil)
    #expect(
      try problem("range(1, 10).map(i => (n + 'x').repeated(20000)).count", in: scope) == Self.tooManySteps)
  }

  @Test("what follows from literals is counted while it is folded")
  func folding() {
    let list = "[" + String(repeating: "0, ", count: 199) + "0]"
    let source = Array(repeating: list, count: 60).joined(separator: " + ")
    let scope = TestScope()
    func problem(_ budget: Budget) -> String? {
      do throws(Diagnostics) {
        _ = try CompiledExpression.compile(source, in: scope, budget: budget)
        return nil
      } catch {
        return error.all.first?.message
      }
    }
    #expect(problem(.default) == nil)
    #expect(problem(budget) == Self.tooManySteps)
  }

  @Test("few arrays that hold each other many times end as a string and in comparisons")
  func nesting() throws {
    var first = Value.array([.string("a"), .string("b")])
    var second = first
    for _ in 0..<60 { (first, second) = (.array([first, first]), .array([second, second])) }
    let scope = TestScope().slot("first", .any, first).slot("second", .any, second)
    #expect(scope.evaluate("first + ''").hasSuffix("The string is longer than the limit of 4000000 bytes"))
    var budget = Budget.default
    budget.wallTime = .milliseconds(1)
    let problem = BudgetMeter.metering(budget) { meter in
      _ = try? scope.compile("first == second").value(in: scope.frame())
      return meter.problem?.message
    }
    #expect(problem == "Took longer than the limit of 1 ms")
  }

  @Test("arrays have as many elements as strings have bytes")
  func longArrays() throws {
    let scope = TestScope().slot("items", .array(.number), .array(Array(repeating: .number(1), count: 6)))
    let frame = scope.frame()
    frame.stringLength = 11
    for source in ["items + items", "(items, items)"] {
      let error = #expect(throws: Diagnostic.self) { try scope.compile(source).value(in: frame) }
      #expect(error?.message == "The array is longer than the limit of 11 elements")
    }
    frame.stringLength = 12
    #expect(try scope.compile("(items + items).count").number(in: frame) == 12)
  }

  @Test("long texts are counted as often as they are compared")
  func sortingLongTexts() throws {
    let words = (0..<16).map { Value.string(String(repeating: "x", count: 3_000) + "\($0)") }
    let scope = TestScope().slot("words", .array(.string), .array(words))
    #expect(try problem("words.sorted().count", in: scope) == Self.tooManySteps)
    #expect(try problem("words.count", in: scope) == nil)
  }

  @Test("a format from data is written no further than strings may be")
  func formats() throws {
    let scope = TestScope()
      .slot("wide", .string, .string(String(repeating: "%1$4096d", count: 2_000)))
      .slot("many", .string, .string(String(repeating: "%1$d", count: 100_000)))
    let frame = scope.frame()
    frame.stringLength = 1_000_000
    for (name, message) in [
      ("wide", "The string is longer than the limit of 1000000 bytes"),
      ("many", "A format has places for 32768 values at most"),
    ] {
      let expression = try scope.compile("\(name)(7)", as: .expression)
      let problem = #expect(throws: Diagnostic.self) { _ = try expression.value(in: frame) }
      #expect(problem?.message == message)
    }
    #expect(try problem("wide(7)", in: scope) == Self.tooManySteps)
  }
}
