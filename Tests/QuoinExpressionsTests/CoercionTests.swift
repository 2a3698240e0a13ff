import QuoinExpressions
import Testing

/// What an object may be asked for: a host that turns Booleans into numbers and back, as templates do.
private final class ConvertingHost: ExpressionHost {
  func canConvert(_ type: ValueType, to expected: ValueType) -> Bool {
    (type == .bool && expected == .number) || (type == .number && expected == .bool)
      || (type == .number && expected == .string)
  }

  func convert(_ value: Value, to expected: ValueType) throws -> Value? {
    switch (value, expected) {
    case (.bool(let bool), .number): .number(bool ? 1 : 0)
    case (.number(let number), .bool): .bool(number != 0)
    case (.number(let number), .string): .string("#\(numberText(number))")
    case (.object(let object), .number): (object as? TestColor).map { .number($0.channels[0]) }
    default: nil
    }
  }
}

private struct ConvertingScope: ExpressionScope {
  let host: any ExpressionHost = ConvertingHost()
  let names: [String: (Int, ValueType)]
  func resolve(_ path: NamePath) -> NameMatch? {
    names[path.first].map { NameMatch(.slot($0.0, $0.1)) }
  }
  func candidates(for path: NamePath) -> [String] { [] }
}

@Suite("Values where a type is expected")
struct CoercionTests {
  let scope = TestScope().number("n", 2).bool("on", true).slot("s", .string, .string("text"))
    .any("x", 1).any("xs", [1, 2]).any("mixed", [1, "a"] as [Any]).any("word", "a").any(
      "none", Any?.none as Any
    )
    .any("entries", ["a": 1]).any("badEntries", ["a": "b"])
    .slot("maybe", .optional(.number), .number(4)).slot("missing", .optional(.number), .null)
    .slot("missingText", .optional(.string), .null).slot("numbers", .array(.number), .array([.number(1)]))
    .slot("maybes", .array(.optional(.number)), .array([.number(1), .null]))
    .slot("table", .dictionary(.any), .dictionary(["a": .number(1)]))
    .constant("phone", Constant(boxing: TestOptions(rawValue: 1)), .optionSet("Options"))
    .any("link", TestOptions(rawValue: 2)).any("mode", TestMode.center)

  @Test(
    "values become what is expected, or are errors at their place",
    arguments: [
      ("x", ValueType.number, "1"), ("x", .bool, "true"),
      ("x", .string, "1: error: Expected a string but found a number"), ("word", .string, "'a'"),
      ("none", .string, "''"), ("nil", .string, "''"), ("missingText", .string, "''"),
      ("none", .number, "1: error: Expected a number but found nil; give a default with ??"),
      ("none", .optional(.number), "nil"), ("missing", .optional(.number), "nil"),
      ("nil", .optional(.number), "nil"),
      ("missing", .number, "1: error: Expected a number but found nil; give a default with ??"),
      ("maybe", .number, "4"), ("maybe", .optional(.number), "4"), ("n", .optional(.number), "2"),
      ("n", .optional(.string), "1: error: Expected a string but found a number"),
      ("maybe", .optional(.string), "1: error: Expected a string but found an optional number"),
      ("x", .optional(.number), "1"), ("word", .optional(.number), "1: error: Expected a number"),
      ("xs", .array(.number), "[1, 2]"), ("xs", .array(.any), "[1, 2]"),
      ("mixed", .array(.number), "1: error: Expected a number but found a string"),
      ("mixed", .array(.any), "[1, 'a']"), ("x", .array(.number), "[1]"), ("n", .array(.number), "[2]"),
      ("word", .array(.number), "1: error: Expected a number but found a string"),
      ("none", .array(.number), "1: error: Expected an array of numbers but found nil"),
      ("nil", .array(.number), "1: error: Expected an array of numbers but found nil"),
      ("s", .array(.number), "1: error: Expected an array of numbers but found a string"),
      ("numbers", .array(.number), "[1]"), ("numbers", .array(.optional(.number)), "[1]"),
      ("maybes", .array(.number), "1: error: Expected a number but found nil"),
      ("numbers", .array(.string), "1: error: Expected an array of strings but found an array of numbers"),
      ("numbers", .number, "1: error: Expected a number but found an array of numbers"),
      ("n", .array(.array(.number)), "[[2]]"), ("entries", .dictionary(.number), "{a: 1}"),
      ("entries", .dictionary(.any), "{a: 1}"), ("table", .dictionary(.number), "{a: 1}"),
      ("badEntries", .dictionary(.number), "1: error: Expected a number but found a string"),
      ("x", .dictionary(.number), "1: error: Expected a dictionary but found a number"),
      ("numbers", .dictionary(.number), "1: error: Expected a dictionary but found an array of numbers"),
      ("phone, link", .optionSet("Options"), "TestOptions(rawValue: 3)"),
      ("link", .optionSet("Options"), "TestOptions(rawValue: 2)"),
      ("[link, x]", .optionSet("Options"), "1: error: Expected an Options but found a number"),
      ("mode", .enumeration("Mode"), "center"),
      ("x", .enumeration("Mode"), "1: error: Expected a Mode but found a number"),
      ("x", .color, "1: error: Expected a colour but found a number"), ("#fff", .color, "color(1 1 1 1)"),
      ("1...2", .range, "1...2"), ("on ? 1 : nil", .optional(.number), "1"), ("on", .bool, "true"),
      ("x == 1", .bool, "true"), ("on ? x : n", .number, "1"),
      ("on ? word : n", .number, "1: error: Expected"),
      ("x", .any, "1"), ("x", .function(.untyped), "1: error: Expected a function but found a number"),
    ])
  func expected(source: String, type: ValueType, result: String) {
    let found = scope.evaluate(source, expecting: type)
    #expect(result.contains(": error:") ? found.hasPrefix(result) : found == result, "\(found)")
  }

  @Test("every branch that cannot be of the expected type is an error, nested ones too")
  func branches() {
    do {
      _ = try scope.compile("on ? 'a' : on ? 1 : [2]", expecting: .number)
      Issue.record("compiled")
    } catch {
      #expect("\(error)".contains("1:6: error: Expected a number but found a string"))
      #expect("\(error)".contains("1:21: error: Expected a number but found an array of numbers"))
      #expect(!"\(error)".contains("1:17"))
    }
  }

  @Test(
    "the host converts between types that it knows to go together",
    arguments: [
      ("b", ValueType.number, "1"), ("n", .bool, "true"), ("n", .string, "'#2'"), ("b == n", .bool, "false"),
      ("n == b", .bool, "false"), ("c", .number, "0.5"), ("c + 1", .any, "error"), ("c - 1", .number, "-0.5"),
      ("b", .string, "error"), ("b", .array(.number), "[1]"), ("n ? 1 : 2", .number, "1"),
    ])
  func conversions(source: String, type: ValueType, result: String) throws {
    let scope = ConvertingScope(names: ["b": (0, .bool), "n": (1, .number), "c": (2, .any)])
    let frame = ExpressionFrame(count: 3)
    frame[0] = .bool(true)
    frame[1] = .number(2)
    frame[2] = .object(TestColor([0.5]))
    let found =
      (try? CompiledExpression.compile(source, expecting: type, in: scope).value(in: frame).written)
      ?? "error"
    #expect(found == result)
  }

  @Test("numbers and Booleans are read unboxed, and nothing else is")
  func unboxed() throws {
    let frame = scope.frame()
    #expect(try scope.compile("n * 2", expecting: .number).number(in: frame) == 4)
    #expect(try scope.compile("on && n > 1", expecting: .bool).bool(in: frame))
    #expect(try !scope.compile("!on", expecting: .bool).bool(in: frame))
    #expect(try scope.compile("7", expecting: .number).number(in: frame) == 7)
    #expect(try scope.compile("true", expecting: .bool).bool(in: frame))
    #expect(try scope.compile("x").number(in: frame) == 1)
    #expect(throws: (any Error).self) { try scope.compile("s").number(in: frame) }
    #expect(throws: (any Error).self) { try scope.compile("n").bool(in: frame) }
    #expect(throws: (any Error).self) { try scope.compile("on").number(in: frame) }
    #expect(throws: (any Error).self) { try scope.compile("x").bool(in: frame) }
  }
}
