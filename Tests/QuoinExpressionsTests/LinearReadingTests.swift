import Testing

@testable import QuoinExpressions

@Suite("Expressions that are a multiple of a name and something added") struct LinearReadingTests {
  private func reading(_ source: String) -> LinearReading {
    ExpressionSyntax(source).linearReading { $0.first == "x" || $0.first == "y" }
  }

  private func parts(_ source: String) throws -> (factor: String?, rest: String?) {
    guard case .linear(let parts) = reading(source) else {
      Issue.record("\(source) is not linear")
      return (nil, nil)
    }
    #expect(parts.factor.map { $0.utf8.count == source.utf8.count } ?? true)
    #expect(parts.rest.map { $0.utf8.count == source.utf8.count } ?? true)
    return (parts.factor?.filter { $0 != " " }, parts.rest?.filter { $0 != " " })
  }

  @Test("the name alone is itself, with nothing added", arguments: ["x", " x.width ", "(x)", "+x", "{x}"])
  func alone(source: String) throws {
    let found = try parts(source)
    #expect(found.factor == nil && found.rest == nil)
  }

  @Test("what is added keeps its place, the name reads 0 in it")
  func added() throws {
    #expect(try parts("x.left + gap * 2") == (nil, "0+gap*2"))
    #expect(try parts("gap - 3 + x") == (nil, "gap-3+0"))
  }

  @Test("what multiplies the name is worked out with 1 for it and 0 for all that is added")
  func factors() throws {
    #expect(try parts("x * 0.5 + 8") == ("1*0.5+0", "0*0.5+8"))
    #expect(try parts("(x - gap) / 2") == ("(1-0)/2", "(0-gap)/2"))
    #expect(try parts("8 - x") == ("0-1", "8-0"))
    #expect(try parts("-x") == ("-1", nil))
    #expect(try parts("2 * k * x") == ("2*k*1", nil))
  }

  @Test("the same name in several places is as many names")
  func several() {
    guard case .several(let use) = reading("x + y.width") else { return #expect(Bool(false)) }
    #expect(use.path.text == "y.width" && use.range == 4..<11)
    guard case .several(let again) = reading("x + x") else { return #expect(Bool(false)) }
    #expect(again.range == 4..<5)
  }

  @Test(
    "a name that something else is done with is told",
    arguments: ["max(x, 2)", "1 / x", "x > 2 ? 1 : 0", "[x]", "x % 3", "list.map(i => i + x)"])
  func bent(source: String) {
    guard case .bent(let use) = reading(source) else {
      Issue.record("\(source) is \(reading(source))")
      return
    }
    #expect(use.path.text == "x")
  }

  @Test(
    "other names, and the parameters of closures, are no such names",
    arguments: ["a + b", "list.map(x => x + 1)", "'x'"])
  func without(source: String) { #expect(reading(source) == .without) }
}
