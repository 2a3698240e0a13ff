import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinResources
import QuoinTestSupport
import Testing

@Suite("Functions and macros")
struct FunctionTests {
  let scope = TestScope().number("n", 2).any("x", 3).bool("on", true).slot("s", .string, .string("a"))
    .slot("maybe", .optional(.number), .null)
    .function(
      Function("twice", FunctionSignature([.number], result: .number), isPure: true) {
        guard case .number(let number) = $0[0] else { throw Diagnostic(.error, "No number") }
        return .number(number * 2)
      }
    )
    .function(Function("now", FunctionSignature([], result: .number)) { _ in .number(5) })
    .function(
      Function("join", FunctionSignature([.string], variadic: .number, result: .string)) { arguments in
        .string(arguments.map(\.written).joined(separator: "+"))
      }
    )
    .function(
      Function("never", FunctionSignature([.number], result: .number), isPure: true) { _ in
        throw Diagnostic(.error, "Never")
      }
    )
    .slot(
      "closure", .function(FunctionSignature([.string], result: .number)),
      .function(FunctionValue { $0[0].written == "'a'" ? .number(1) : .string("no number") })
    )
    .any("free", { (arguments: [Any]) throws -> Any in arguments.count } as ([Any]) throws -> Any)

  @Test(
    "calls are checked against their signatures",
    arguments: [
      ("twice(4)", "8"), ("twice(n)", "4"), ("twice(x)", "6"), ("now()", "5"), ("join('a')", "''a''"),
      ("join('a', 1, 2)", "''a'+1+2'"), ("join(x)", "6: error: Expected a string but found a number"),
      ("closure('a')", "1"), ("closure(s)", "1"),
      ("closure('b')", "1: error: Expected a number but found a string"), ("free()", "0"),
      ("free(1, 'a')", "2"),
      ("twice()", "1: error: 'twice' expects 1 argument but got 0"),
      ("twice(1, 2)", "1: error: 'twice' expects 1 argument but got 2"),
      ("now(1)", "1: error: 'now' expects no arguments but got 1"),
      ("join()", "1: error: 'join' expects 1 or more arguments but got 0"),
      ("join('a', 'b')", "11: error: 'join' expects a number but found a string"),
      ("closure(1)", "9: error: 'closure' expects a string but found a number"),
      ("closure()", "1: error: 'closure' expects 1 argument but got 0"),
      ("[closure][0](1)", "14: error: 'function' expects a string but found a number"),
      ("[free][0](1)", "1"), ("twice(maybe)", "7: error: Expected a number but found nil"),
      ("max(1)", "1: error: 'max' expects 2 or more arguments but got 1"),
      ("pow(1)", "1: error: 'pow' expects 2 arguments but got 1"),
      ("pow(1, 2, 3)", "1: error: 'pow' expects 2 arguments but got 3"),
      ("abs(1, 2)", "1: error: 'abs' expects 1 argument but got 2"),
      ("rgb(1, 2)", "1: error: 'rgb' expects 3 arguments but got 2"),
      ("rgba(1, 2, 3)", "1: error: 'rgba' expects 4 arguments but got 3"),
      ("cmyk(1, 0, 0)", "1: error: 'cmyk' expects 4 arguments but got 3"),
      ("cmyk(0, 81, 0, 0)", "1: error: 'cmyk' has inks from 0 to 1, not 81"),
      ("cmyk(0, n + 1, 0, 0)", "1: error: 'cmyk' has inks from 0 to 1, not 3"),
      ("rgb(1, 2, 'a')", "11: error: 'rgb' expects a number but found a string"),
      ("min(on, 2)", "1"), ("min('a', 1)", "5: error: 'min' expects a number but found a string"),
      ("'a'(1)", "1: error: 'a' expects no arguments but got 1"),
      ("pi(1)", "1: error: Unknown function 'pi'"), ("abs", "1: error: 'abs' is a function; its arguments"),
      ("rgb", "1: error: 'rgb' is a function; its arguments are missing: rgb(…)"),
      ("tru", "1: error: Unknown name 'tru'; did you mean true?"), ("pl", "1: error: Unknown name 'pl'"),
      ("abss(1)", "1: error: Unknown function 'abss'; did you mean abs?"),
      ("twise(1)", "1: error: Unknown function 'twise'; did you mean twice?"),
      ("min.x(1)", "1: error: Unknown function 'min.x'"), ("never(n)", "1: error: Never"),
      ("never(1)", "1: error: Never"), ("free(twice)", "1"),
      ("n(1)", "1: error: 'n' is a number and cannot be"),
    ])
  func calls(source: String, result: String) {
    let found = scope.evaluate(source)
    #expect(result.contains(": error") ? found.hasPrefix(result) : found == result, "\(found)")
  }

  @Test("a state called like a function does not hide it where it is called")
  func hidden() {
    scope.number("min", 7).any("max", 8).number("pi", 3).any("abs", 1)
    #expect(scope.evaluate("min(min, 9)") == "7")
    #expect(scope.evaluate("pi") == "3")
    #expect(scope.evaluate("abs + 1") == "2")
    // What may be a closure is called.
    #expect(scope.evaluate("max(1, 2)").contains("Expected a function but found a number"))
  }

  @Test("pure functions of constants are folded, others are called each time")
  func purity() throws {
    #expect(try scope.compile("twice(4) + 1").constant?.value.written == "9")
    #expect(try scope.compile("now() + 1").constant == nil)
    #expect(try scope.compile("now()").dependencies == [])
    #expect(try scope.compile("twice(n)").constant == nil)
    #expect(try scope.compile("free(1)").constant == nil)
    #expect(try scope.compile("min(3, 1, 2)").constant?.value.written == "1")
    #expect(try scope.compile("max(3, 1, 2)").constant?.value.written == "3")
  }

  @Test("functions over numbers are Foundation's, folded or not", arguments: [1, 2] as [UInt64])
  func mathematics(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let one: [(String, (Double) -> Double)] = [
      ("abs", { abs($0) }), ("ceil", { $0.rounded(.up) }), ("floor", { $0.rounded(.down) }),
      ("round", { $0.rounded() }), ("sqrt", { $0.squareRoot() }), ("sin", sin), ("cos", cos), ("tan", tan),
      ("asin", asin), ("acos", acos), ("atan", atan), ("log", log),
    ]
    let two: [(String, (Double, Double) -> Double)] = [
      ("pow", pow), ("mod", fmod), ("atan2", atan2), ("min", Swift.min), ("max", Swift.max),
    ]
    for _ in 0..<40 {
      let (a, b, c) = (
        Double(Int.random(in: -40...40, using: &generator)) / 8, Double.random(in: -2...2, using: &generator),
        Double.random(in: -2...2, using: &generator)
      )
      let live = TestScope().number("a", a).any("b", b).number("c", c)
      let known = TestScope().constant("a", Constant(a), .number).constant("b", Constant(b), .number)
        .constant("c", Constant(c), .number)
      for scope in [live, known] {
        for (name, function) in one {
          #expect(scope.evaluate("\(name)(a)") == numberText(function(a)), "\(name)(\(a))")
          #expect(scope.evaluate("1 + \(name)(b)") == numberText(1 + function(b)), "\(name)(\(b))")
        }
        for (name, function) in two {
          #expect(scope.evaluate("\(name)(a, b)") == numberText(function(a, b)), "\(name)(\(a), \(b))")
        }
        #expect(scope.evaluate("min(a, b, c)") == numberText(Swift.min(a, b, c)))
        #expect(scope.evaluate("max(a, c, b, 0)") == numberText(Swift.max(a, b, c, 0)))
        #expect(
          scope.evaluate("rgba(a, b, c, 0.5)")
            == "color(\([a / 255, b / 255, c / 255, 0.5].map(numberText).joined(separator: " ")))")
        #expect(
          scope.evaluate("rgb(a, b, c)")
            == "color(\([a / 255, b / 255, c / 255, 1].map(numberText).joined(separator: " ")))")
      }
    }
    #expect(scope.evaluate("min(0 / 0, 1)") == "nan" || scope.evaluate("min(0 / 0, 1)") == "1")
  }

  @Test("percentages are of what the scope calls 100%, slot or constant")
  func percentages() {
    for whole in [200.0, 37.5] {
      let slot = TestScope().number("100%", whole).number("n", 12).any("x", 8)
      let constant = TestScope().constant("100%", Constant(whole), .number).number("n", 12).any("x", 8)
      for scope in [slot, constant] {
        #expect(scope.evaluate("50%") == numberText(whole * 0.5))
        #expect(scope.evaluate("n%") == numberText(12 / 100 * whole))
        #expect(scope.evaluate("x% - 1") == numberText(8 / 100 * whole - 1))
        #expect(scope.evaluate("(n + 1)%") == numberText(13 / 100 * whole))
        #expect(scope.evaluate("-50%") == numberText(-whole * 0.5))
        #expect(scope.evaluate("100% - 20") == numberText(whole - 20))
      }
    }
    let fixed = TestScope().constant("100%", Constant(80), .number)
    #expect((try? fixed.compile("50%"))?.constant?.value.written == "40")
    #expect(
      TestScope().constant("100%", Constant("a"), .string).evaluate("5%")
        == "1: error: A percentage has no meaning here")
    #expect(TestScope().macro("100%", "1").evaluate("5%") == "1: error: A percentage has no meaning here")
    #expect(
      TestScope().number("100%", 1).evaluate("'a'%") == "1: error: '%' expects a number but found a string")
  }

  @Test("what a percentage reads is a dependency")
  func percentageDependency() throws {
    let scope = TestScope().number("n", 1).number("100%", 10)
    #expect(try scope.compile("50%").dependencies == [1])
    #expect(try scope.compile("n%").dependencies == [0, 1])
  }

  @Test("macros stand for their expression")
  func macros() throws {
    scope.macro("FIVE", "2 + 3").macro("GONE", "// nothing").macro("TEXT", "'a', 'b'").macro("NEXT", "n + 1")
    scope.macro("USER", "x")
    #expect(scope.evaluate("FIVE * 2") == "10")
    #expect(try scope.compile("FIVE * 2").constant?.value.written == "10")
    #expect(scope.evaluate("NEXT * NEXT") == "9")
    #expect(try scope.compile("NEXT * NEXT").dependencies == [0])
    #expect(scope.evaluate("on ? NEXT : FIVE") == "3")
    #expect(scope.evaluate("false ? NEXT : FIVE") == "5")
    #expect(scope.evaluate("GONE + 1") == "1: error: The macro 'GONE' is commented out")
    #expect(scope.evaluate("TEXT[1]") == "'b'")
    #expect(scope.evaluate("TEXT.count") == "2")
    #expect(scope.evaluate("USER(1)").contains("Expected a function but found a number"))
  }

  @Test("a macro that fails names its own place and its user's")
  func macroFailure() {
    scope.macro("FAILS", "1 + x.y.z").macro("OUTER", "2 * FAILS")
    do {
      _ = try scope.compile("n + OUTER").value(in: scope.frame())
      Issue.record("evaluated")
    } catch {
      let diagnostic = Diagnostics(error).all[0]
      #expect(diagnostic.span?.range == 4..<9)
      #expect(diagnostic.notes.map(\.message) == ["In the macro 'FAILS'", "In the macro 'OUTER'"])
      #expect(diagnostic.notes.map(\.span?.range) == [6..<7, 4..<9])
    }
  }

  @Test("macros may use as many nodes as the budget has, and no more")
  func macroSize() throws {
    var budget = Budget.default
    budget.nodes = 6
    scope.macro("M", "n + n")
    _ = try CompiledExpression.compile("M + M", in: scope, budget: budget)
    #expect(throws: Diagnostics.self) {
      try CompiledExpression.compile("M + M + M", in: scope, budget: budget)
    }
    budget = .default
    budget.expressionDepth = 2
    scope.macro("A", "B").macro("B", "C").macro("C", "1")
    #expect(throws: Diagnostics.self) { try CompiledExpression.compile("A", in: scope, budget: budget) }
    _ = try CompiledExpression.compile("B", in: scope, budget: budget)
  }
}
