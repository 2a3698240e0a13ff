import QuoinExpressions
import Testing

@Suite("Types before evaluation")
struct TypeTests {
  let scope = TestScope().number("n", 1).bool("on", true).slot("s", .string, .string("text"))
    .any("x", 1).slot("maybe", .optional(.number), .null).slot("maybeText", .optional(.string), .null)
    .slot("numbers", .array(.number), .array([.number(1)])).slot("words", .array(.string), .array([]))
    .slot("table", .dictionary(.number), .dictionary(["a": .number(1)]))
    .slot("texts", .dictionary(.string), .dictionary([:]))
    .slot("insets", .object("Insets"), .boxed(HostValue(TestInsets())))
    .slot("maybeInsets", .optional(.object("Insets")), .null).slot("color", .color, .null)
    .slot("call", .function(FunctionSignature([.number], result: .string)), .null)
    .constant("center", Constant(boxing: TestMode.center), .enumeration("Mode"))
    .macro("HALF", "n / 2")

  @Test(
    "an expression tells its type",
    arguments: [
      ("n", ValueType.number), ("n + 1", .number), ("-n", .number), ("+n", .number), ("!on", .bool),
      ("1 < n", .bool), ("n == 1", .bool), ("on && on", .bool), ("n - x", .number), ("x * x", .number),
      ("x + 1", .any), ("1 + x", .any), ("x + x", .any), ("s + n", .string), ("n + s", .string),
      ("x + 'a'", .string), ("numbers + [2]", .array(.number)), ("numbers + words", .array(.any)),
      ("numbers + x", .array(.any)), ("x + numbers", .array(.any)), ("1...2", .range), ("n..<3", .range),
      ("[1, 2]", .array(.number)), ("[n, s]", .array(.any)), ("[]", .array(.any)), ("1, 2", .array(.number)),
      ("numbers, 3", .array(.number)), ("[numbers, numbers]", .array(.array(.number))),
      ("[numbers, words]", .array(.array(.any))), ("[1, nil]", .array(.optional(.number))),
      ("[nil, 1]", .array(.optional(.number))), ("[nil, nil]", .array(.null)),
      ("[maybe, 1]", .array(.optional(.number))), ("[1, maybe]", .array(.optional(.number))),
      ("[maybe, nil]", .array(.optional(.number))), ("[nil, maybe]", .array(.optional(.number))),
      ("[maybe, maybeText]", .array(.any)), ("[table, texts]", .array(.dictionary(.any))),
      ("on ? 1 : 2", .number), ("on ? 1 : 'a'", .any), ("on ? nil : n", .optional(.number)),
      ("on ? n : nil", .optional(.number)), ("maybe ?? 2", .number), ("maybe ?? 'a'", .any),
      ("maybe ?? maybe", .optional(.number)), ("maybe ?? nil", .optional(.number)), ("nil ?? n", .number),
      ("n ?: s", .any), ("on ?: false", .bool), ("numbers[0]", .number), ("numbers[0...0]", .array(.number)),
      ("s[0]", .string), ("s[0...1]", .string), ("table['a']", .optional(.number)), ("x[0]", .any),
      ("table.a", .number), ("table?.a", .optional(.number)), ("numbers.count", .number),
      ("numbers.isEmpty", .bool), ("numbers.first", .optional(.number)), ("words.last", .optional(.string)),
      ("s.count", .number), ("s.isEmpty", .bool), ("x.name", .any), ("insets.top", .number),
      ("maybeInsets.top", .optional(.number)), ("maybeInsets?.top", .optional(.number)), ("#fff", .color),
      ("rgb(1, 2, 3)", .color), ("min(1, n)", .number), ("call(1)", .string), ("x(1)", .any), ("nil", .null),
      ("HALF", .number), ("center", .enumeration("Mode")), ("true", .bool), ("'a'", .string), ("pi", .number),
    ])
  func types(source: String, type: ValueType) throws {
    #expect(try scope.compile(source).type == type)
  }

  @Test("where a type is expected, that is the expression's type")
  func expectedTypes() throws {
    #expect(try scope.compile("x", expecting: .number).type == .number)
    #expect(try scope.compile("1", expecting: .array(.number)).type == .array(.number))
    #expect(try scope.compile("{n}", as: .string, expecting: .string).type == .string)
    #expect(try scope.compile("{n}", as: .string, expecting: .optional(.string)).type == .optional(.string))
    #expect(try scope.compile("a {n}", as: .parts).type == .array(.any))
    #expect(try scope.compile("{n}", as: .string, expecting: .number).type == .number)
  }

  @Test(
    "messages name types as people do",
    arguments: [
      (ValueType.any, "any value"), (.null, "nil"), (.number, "number"), (.bool, "Boolean"),
      (.string, "string"), (.color, "colour"), (.range, "range"), (.array(.any), "array"),
      (.array(.string), "array of strings"), (.array(.bool), "array of Booleans"),
      (.array(.color), "array of colours"), (.array(.range), "array of ranges"),
      (.array(.array(.any)), "array of arrays"), (.array(.array(.number)), "array of (array of numbers)"),
      (.array(.dictionary(.any)), "array of dictionaries"), (.array(.object("Insets")), "array of Insets"),
      (.array(.enumeration("Mode")), "array of Mode"), (.array(.optionSet("Options")), "array of Options"),
      (.array(.optional(.number)), "array of optional numbers"), (.array(.null), "array of nil"),
      (.dictionary(.number), "dictionary"), (.optional(.number), "optional number"),
      (.object("UIFont"), "UIFont"), (.function(.untyped), "function"),
      (.array(.function(.untyped)), "array of functions"),
    ])
  func descriptions(type: ValueType, text: String) {
    #expect(type.description == text)
  }

  @Test(
    "every pair of types that an operator cannot work on is an error before evaluation",
    arguments: [
      ("s + [1]", "array"), ("[1] + 1", "1"), ("on + nil", "6"), ("1 + nil", "5"),
      ("nil + 1", "1"), ("numbers + 1", "1"), ("s + nil", "5"), ("nil + s", "1"),
    ])
  func additions(source: String, column: String) {
    let found = scope.evaluate(source)
    if column == "array" {
      #expect(found == "'text[1]'")
    } else {
      #expect(found.hasPrefix("\(column): error: '+' cannot join"), "\(found)")
    }
  }

  @Test(
    "operands that may turn out right are let through, others not",
    arguments: [
      ("x - 1", "0"), ("x < 2", "true"), ("2 < x", "false"), ("x < 'a'", "1: error: Cannot order"),
      ("'a' < x", "1: error: Cannot order"), ("'a' < 'b'", "true"), ("'b' <= 'a'", "false"),
      ("'b' > s", "false"), ("s >= 'text'", "true"), ("on < on", "false"), ("false < on", "true"),
      ("on < 's'", "1: error: Cannot order"),
      ("nil < 1", "1: error: Cannot order"), ("numbers < numbers", "1: error: Cannot order"),
      ("x && on", "true"), ("on && n", "true"), ("n || on", "true"), ("0 || false", "false"),
      ("on && s", "7: error: '&&' expects a Boolean but found a string"), ("!n", "false"), ("!0", "true"),
      ("nil - 1", "1: error: '-' expects a number but found nil; give a default with ??"),
      ("1 - nil", "5: error: '-' expects a number but found nil; give a default with ??"),
      ("3 * on", "3"), ("3 / on", "3"), ("on + on", "2"), ("x + on", "2"), ("-on", "-1"),
      ("+s", "2: error: '+' expects"), ("1 * s", "5: error: '*' expects"),
      ("s...2", "1: error: '...' expects"), ("1..<s", "5: error: '..<' expects"),
      ("...s", "4: error: '...' expects"), ("s ? 1 : 2", "1: error: '?' expects"), ("x ? 1 : 2", "1"),
      ("n - n ? 1 : 2", "2"),
    ])
  func operands(source: String, result: String) {
    #expect(scope.evaluate(source).hasPrefix(result), "\(scope.evaluate(source))")
  }

  @Test(
    "values of kinds that can never be equal are not compared",
    arguments: [
      ("n == on", true), ("s == 1", false), ("numbers == 1", false), ("color == 1", false),
      ("x == 1", true), ("1 == x", true), ("nil == s", true), ("n != nil", true), ("maybe == 1", true),
      ("1 == maybe", true), ("maybe == 'a'", false), ("numbers == words", true), ("table == texts", true),
      ("table == numbers", false), ("insets == maybeInsets", true), ("center == 'center'", false),
    ])
  func comparable(source: String, isFine: Bool) {
    #expect(scope.evaluate(source).contains("Cannot compare") != isFine)
  }

  @Test(
    "elements are taken only of what has some",
    arguments: [
      ("numbers['a']", "9: error: An array of numbers has no element for a string"),
      ("s['a']", "3: error: A string has no element for a string"),
      ("table[0]", "7: error: A dictionary has no element for a number"),
      ("on[0]", "4: error: A Boolean has no element for a number"),
      ("table[1...2]", "7: error: A dictionary has no element for a range"),
      ("numbers[on]", "9: error: An array of numbers has no element for a Boolean"),
      ("nil[0]", "5: error: Nil has no element for a number"),
      ("numbers[x]", "1: error: Index 1 is out of bounds: the array has only the index 0"),
      ("words[x]", "1: error: Index 1 is out of bounds: the array is empty"),
      ("x[0]", "1: error: A number has no element for a number"),
      ("[1, 2][2]", "1: error: Index 2 is out of bounds: the array has the indexes 0 to 1"),
      ("[1, 2][0...2]", "1: error: Index 0...2 is out of bounds: the array has the indexes 0 to 1"),
      ("[1, 2][3...]", "1: error: Index 3... is out of bounds: the array has the indexes 0 to 1"),
      ("[1, 2][-1...1]", "1: error: Index -1...1 is out of bounds: the array has the indexes 0 to 1"),
      ("[1, 2][-1]", "1: error: Index -1 is out of bounds: the array has the indexes 0 to 1"),
      ("[1, 2][...9223372036854774784]", "1: error: Index ...9223372036854774784 is out of bounds"),
      ("[1, 2][2...]", "[]"), ("[1, 2][2..<2]", "[]"), ("[1, 2][...1]", "[1, 2]"), ("[1, 2][1]", "2"),
      ("'ab'[2]", "1: error: Index 2 is out of bounds: the string has the indexes 0 to 1"),
      ("'ab'[3]", "1: error: Index 3 is out of bounds"), ("'ab'[2...]", "''"),
      ("''[0]", "1: error: Index 0 is"),
      ("'a'[1]", "1: error: Index 1 is out of bounds: the string has only the index 0"),
      ("table['b']", "nil"), ("maybe[0]", "7: error: A number has no"),
    ])
  func subscripts(source: String, result: String) {
    #expect(scope.evaluate(source).hasPrefix(result), "\(scope.evaluate(source))")
  }
}
