import QuoinDiagnostics
import QuoinExpressions
import Testing

/// What whoever asks only for what is wrong with an expression is given.
@Suite("Only checking")
struct OnlyCheckingTests {
  private let scope = TestScope().number("a", 1).number("100%", 200).macro("A", "a + 1")
    .constant("k", Constant(5), .number)

  private func checked(_ source: String) throws(Diagnostics) -> CompiledExpression {
    try CompiledExpression.compile(source, in: scope, onlyChecking: true)
  }

  @Test(
    "what reads a slot has a type and nothing to run",
    arguments: ["a", "A * 2", "50%", "k > 2 ? a : 1", "a > 1 ? 'x' : 'y'", "[a]", "k > 2 && a > 1"])
  func reading(source: String) throws {
    let checked = try checked(source)
    #expect(checked.dependencies.isEmpty && checked.constant == nil)
    #expect(try checked.type == scope.compile(source).type)
  }

  @Test(
    "what reads none has its value",
    arguments: ["2 * k", "k > 2 ? 1 : a", "k < 2 ? A : 'x'", "sqrt(k - 1)", "[1, 2].map(x => x + k)"])
  func known(source: String) throws {
    let constant = try #require(try checked(source).constant)
    #expect(try constant.value.written == scope.compile(source).value(in: scope.frame()).written)
  }

  @Test(
    "what is wrong is told as ever",
    arguments: ["a +", "a + b", "a.x", "[1, 2].map(x => [x][3])", "k > 2 ? 1 / 'x' : a", "A ? #12345 : 1"])
  func wrong(source: String) throws {
    let problems = #expect(throws: Diagnostics.self) { try checked(source) }
    let told = #expect(throws: Diagnostics.self) { try scope.compile(source) }
    #expect(problems == told)
  }
}
