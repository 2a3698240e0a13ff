import QuoinDiagnostics
import QuoinExpressions
import QuoinResources
import Testing

/// Fills its slots on demand and remembers which.
private final class LazyFrame: ExpressionFrame {
  var filled: [Int] = []

  override func fill(_ slot: Int) throws(Diagnostic) {
    filled.append(slot)
    if slot == 2 { throw Diagnostic(.error, "Circular reference") }
    self[slot] = .number(Double(slot + 1) * 10)
  }
}

@Suite("Frames")
struct FrameTests {
  let scope = TestScope().number("a", 0).number("b", 0).number("c", 0)

  @Test("empty slots are filled when they are read, and only then")
  func filling() throws {
    let frame = LazyFrame(count: 3)
    #expect(try scope.compile("a > 5 ? b + b : c", expecting: .number).number(in: frame) == 40)
    #expect(frame.filled == [0, 1])
    frame[0] = .number(1)
    #expect(throws: Diagnostic.self) { try scope.compile("a > 5 ? b : c").value(in: frame) }
    #expect(scope.evaluate("a + b * c") == "0")
  }

  @Test("steps are counted against the budget")
  func steps() throws {
    var budget = Budget.default
    budget.expressionSteps = 10
    let frame = scope.frame()
    frame.meter = BudgetMeter(budget)
    let expression = try scope.compile("a * b + c")
    _ = try expression.value(in: frame)
    #expect(throws: Diagnostic.self) { for _ in 0..<10 { _ = try expression.value(in: frame) } }
  }

  @Test("one expression is evaluated by many tasks at once")
  func concurrency() async throws {
    let expression = try scope.compile("a * 2 + b + (a > 3 ? 'x'.count : c)", expecting: .number)
    let results = await withTaskGroup(of: Double.self) { group in
      for task in 0..<8 {
        group.addTask {
          let frame = ExpressionFrame(count: 3)
          frame[0] = .number(Double(task))
          frame[1] = .number(1)
          frame[2] = .number(0)
          return (0..<1000).reduce(0) { sum, _ in sum + ((try? expression.number(in: frame)) ?? .nan) }
        }
      }
      return await group.reduce(0, +)
    }
    // Twice each task's number plus one, a thousand times, and one more for the tasks 4 to 7.
    #expect(results == 68_000)
  }
}
