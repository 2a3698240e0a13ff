import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup
import QuoinResources
import QuoinTestSupport
import Testing

@Suite("Closures")
struct ClosureTests {
  let scope = TestScope()
    .any("items", [["name": "pear", "price": 2.5], ["name": "fig", "price": 4]] as [[String: Any]])
    .slot("numbers", .array(.number), .array([.number(3), .number(1), .number(2)]))
    .slot("words", .array(.string), .array([.string("b"), .string("a")])).number("n", 10)
    .any("orders", [["lines": [1, 2]], ["lines": [3]]] as [[String: Any]]).any("any", [1, 2])
    .slot("text", .string, .string("text"))
    .any("double", { ($0[0] as? Double ?? 0) * 2 } as ([Any]) throws -> Any)

  @Test(
    "closures are called for each element",
    arguments: [
      ("items.map(item => item.name)", "['pear', 'fig']"), ("map(items, i => i.price * 2)", "[5, 8]"),
      ("items.sum(i => i.price)", "6.5"), ("numbers.map(x => x * n)", "[30, 10, 20]"),
      ("numbers.map((x, i) => x + i)", "[3, 2, 4]"), ("numbers.filter(x => x > 1).sum()", "5"),
      ("orders.map(o => o.lines.map(l => l * n).sum())", "[30, 30]"),
      ("orders.flatMap(o => o.lines).count()", "3"), ("numbers.reduce(0, (sum, x) => sum * 10 + x)", "312"),
      ("numbers.map(x => numbers.map(y => x * y).sum()).joined('/')", "'18/6/12'"),
      ("numbers.sorted(x => -x)", "[3, 2, 1]"), ("words.map(w => w.uppercased() + '!')", "['B!', 'A!']"),
      ("numbers.map(double)", "[6, 2, 4]"), ("numbers.map(x => x > 1 ? 'big' : 'small')[0]", "'big'"),
      ("numbers.map(x => x > 2 && n > 5)", "[true, false, false]"), ("numbers.map(n => n)", "[3, 1, 2]"),
      ("items.first(i => i.price > 3)?.name ?? 'none'", "'fig'"),
      ("numbers.map(x => [x, x])", "[[3, 3], [1, 1], [2, 2]]"),
      ("[1, 2].map(x => x + 1)", "[2, 3]"), ("numbers.map((x) => x)", "[3, 1, 2]"),
      ("(n > 5 ? numbers : [0]).map(x => x).count", "3"), ("any.map(x => x + 1)", "[2, 3]"),
      ("numbers.map(x => x // the number\n)", "[3, 1, 2]"), ("numbers.count(x => x)", "3"),
    ])
  func values(source: String, value: String) {
    #expect(scope.evaluate(source) == value, "\(source)")
  }

  @Test(
    "what is wrong with a closure is told at its place",
    arguments: [
      ("x => x", "3: error: '=>' belongs behind the name of a parameter, in the parentheses of a function"),
      ("numbers.map(1 => x)", "15: error: '=>' belongs behind"),
      ("numbers.map((a, b, c) => a)", "14: error: A closure has one parameter or two"),
      ("numbers.map(x => )", "18: error: Expected a value but found ')'"),
      ("numbers.map(x => x.foo)", "20: error: A number has no member 'foo'"),
      ("numbers.map(x => y)", "18: error: Unknown name 'y'"),
      ("numbers.map(number => numbr)", "23: error: Unknown name 'numbr'; did you mean number?"),
      ("numbers.map(x => x) + x", "23: error: Unknown name 'x'"),
      (
        "numbers.filter(x => 'a')",
        "21: error: Expected a Boolean but found a string; compare it with something, as in != nil or > 0"
      ),
      ("words.sum(w => w)", "16: error: Expected a number but found a string"),
      (
        "numbers.reduce(0, x => x)",
        "19: error: 'reduce' expects a closure of two parameters: (sum, item) => sum + item"
      ),
      ("text.uppercased(x => x)", "1: error: 'uppercased' expects no arguments but got 1"),
      ("text.hasPrefix(x => x)", "16: error: 'hasPrefix' takes no closure here"),
      ("numbers.mop(x => x)", "9: error: An array of numbers has no member 'mop'; did you mean map?"),
      ("double(x => x)", "8: error: 'double' takes no closure here"),
      ("mapp(numbers, x => x)", "1: error: Unknown function 'mapp'; did you mean map?"),
      ("numbrs.map(x => x)", "1: error: Unknown name 'numbrs'; did you mean numbers?"),
      ("n.map(x => x)", "1: error: 'map' expects an array but found a number"),
      ("numbers.map()", "1: error: 'map' expects 1 argument but got 0"),
      ("map", "1: error: 'map' is a function; its arguments are missing: map(…)"),
      ("items.map(i => i.prize)", "18: error: The dictionary has no member 'prize'; did you mean price?"),
      ("items.sorted(i => i.name + 1).map(i => i.name)[5]", "1: error: Index 5 is out of bounds"),
      ("any.map(x => x + [1])", "14: error: '+' cannot join a number and an array"),
    ])
  func problems(source: String, message: String) {
    #expect(scope.evaluate(source).hasPrefix(message), "\(source): \(scope.evaluate(source))")
  }

  @Test("what a closure reads is known as a dependency")
  func dependencies() throws {
    #expect(try scope.compile("[1, 2].map(x => x * n)", expecting: .any).dependencies == [3])
    #expect(try scope.compile("[1, 2].map(n => n * 2)", expecting: .any).dependencies == [])
    #expect(try scope.compile("[1, 2].map(n => n * 2)", expecting: .any).constant != nil)
  }

  @Test("the types of elements are known inside and of what comes of them")
  func types() throws {
    func type(_ source: String) throws -> ValueType { try scope.compile(source, expecting: .any).type }
    #expect(try type("numbers.map(x => x > 1)") == .array(.bool))
    #expect(try type("words.filter(w => true)") == .array(.string))
    #expect(try type("words.first()") == .optional(.string))
    #expect(try type("words.map(w => w.count)[0]") == .number)
    #expect(try type("numbers.flatMap(x => [text])") == .array(.string))
  }

  @Test("closures in macros see the parameters around their use")
  func macros() {
    scope.macro("LABEL", "item.name + '!'").macro("NAMES", "items.map(item => LABEL)")
    #expect(scope.evaluate("NAMES.joined(' ')") == "'pear! fig!'")
  }

  @Test("parameters are no names that others could mean")
  func names() {
    let syntax = ExpressionSyntax("items.map(item => item.name + other).map(x => item)")
    #expect(syntax.names.map(\.path.text) == ["items.map", "other", "item"])
    #expect(syntax.tokens.filter { $0.kind == .arrow }.map(\.fixity) == [.infix, .infix])
  }

  @Test("work in closures is counted, and ends")
  func endless() {
    var budget = Budget.default
    budget.expressionSteps = 5_000_000
    let meter = BudgetMeter(budget)
    let scope = TestScope().any("many", Array(0..<3000))
    let source = "many.map(a => many.map(b => many.map(c => a + b + c).sum()).sum()).sum()"
    let frame = scope.frame()
    frame.meter = meter
    #expect(throws: Diagnostic.self) { try scope.compile(source, expecting: .any).value(in: frame) }
    #expect(throws: (any Error).self) {
      try scope.compile("'a'.repeated(1000000).repeated(1000000)", expecting: .any).value(in: scope.frame())
    }
  }
}

@Suite("Functions of the language")
struct LibraryTests {
  let scope = TestScope().any("table", ["a": 1, "b": 2]).any(
    "row", ["count": 3, "first": ["name": "x"]] as [String: Any]
  )
  .any("nothing", Int?.none as Any).number("max", 7).any("list", [2, nil, 1] as [Int?])
  .any("mixed", [1, "a"] as [Any])

  @Test("every function does what its example says", arguments: ExpressionFunction.all.map(\.name))
  func examples(name: String) throws {
    let function = try #require(ExpressionFunction.all.first { $0.name == name })
    let text = scope.evaluate("{\(function.example.source)}", as: .string, expecting: .string)
    #expect(text == "'\(function.example.result)'")
    #expect(function.summary.hasSuffix(".") && function.usage.contains("\(name)("))
  }

  @Test(
    "edges",
    arguments: [
      ("round(2.5)", "3"), ("round(-2.5)", "-3"), ("round(1234.5, -2)", "1200"), ("round(0.05, 1)", "0.1"),
      ("round(1.005, 2)", "1.01"), ("round(0.5, 0)", "1"), ("round(0.4, 0)", "0"), ("(9.99).round(1)", "10"),
      ("'a,b,,c'.split(',').count", "4"), ("'  a  b '.split()", "['a', 'b']"),
      ("'abc'.split('')", "['a', 'b', 'c']"),
      ("''.split(',')", "['']"), ("'aXbX'.replacing('X', '')", "'ab'"), ("'abc'.replacing('', 'x')", "'abc'"),
      ("nothing.uppercased()", "''"), ("[].sum()", "0"), ("[].max()", "nil"), ("[].average()", "nil"),
      ("list.sorted()", "[1, 2, nil]"), ("list.min()", "1"), ("list.max()", "2"), ("min([4, 2, 8])", "2"),
      ("min(4, 2)", "2"), ("max(3, 9)", "9"), ("max", "7"), ("row.count", "3"), ("row.first.name", "'x'"),
      ("[true, 1, 'a', true].unique()", "[true, 1, 'a']"),
      ("[[1], ['1'], [1]].grouped(n => n).map(g => g.items.count)", "[2, 1]"),
      ("[[1, true], [0 - 0, 2], [1, 1], [-0, 2]].unique().count", "2"),
      ("[0 / 0, 1, 0 / 0].grouped(n => n).count", "2"), ("range(3, 1)", "[]"),
      ("'x'.padded(3, '.')", "'..x'"),
      ("'abc'.prefix(9)", "'abc'"), ("[[1], 2].flattened()", "[1, 2]"), ("'12a'.number()", "nil"),
      ("' 7 '.number()", "7"), ("'0x10'.number()", "nil"), ("clamp(-1, 0, 1)", "0"),
      ("'é'.uppercased()", "'É'"),
      ("['b', 'B', 'a'].sorted(w => w.lowercased())", "['a', 'b', 'B']"),
      ("'o’neil mary-ann'.capitalized()", "'O’neil Mary-Ann'"),
      ("[1, 2] == [2, 1].reversed()", "true"), ("'abc'.reversed()", "'cba'"), ("'abc'.contains('')", "true"),
    ])
  func edges(source: String, value: String) {
    #expect(scope.evaluate(source) == value, "\(source)")
  }

  @Test(
    "wrong arguments are errors that say what is expected",
    arguments: [
      ("uppercased(1)", "12: error: 'uppercased' expects a string but found a number"),
      ("round('a', 1)", "7: error: 'round' expects a number but found a string"),
      ("round(1, 2, 3)", "1: error: 'round' expects 1 to 2 arguments but got 3"),
      ("mixed.sorted()", "1: error: Cannot order a number and a string"),
      ("mixed.sum()", "1: error: Expected a number but found a string"),
      ("'a'.repeated(-1)", "1: error: 'repeated' expects a whole number"),
      ("range(1 / 0, 3)", "1: error: inf is no bound of a range"),
      ("range(9223372036854775807, 1)", "1: error: 9.223372036854776e+18 is no bound of a range"),
      ("'a'.prefix(1.5)", "1: error: 'prefix' expects a whole number of 0 or more, not 1.5"),
      ("nothing.joined()", "1: error: 'joined' expects an array but found nil; give a default with ??"),
      (
        "formatCurrency(1, 'euro')",
        "1: error: 'euro' is no currency; expected a code of three letters such as EUR"
      ),
      ("formatDate('tomorrow')", "1: error: 'tomorrow' is no date; expected 2026-11-22"),
      (
        "formatDate('2026-11-22', 'lnog')",
        "1: error: 'lnog' is neither a style (short, medium, long, full) nor a pattern: l is no part of a date"
      ),
      ("formatDate(nil)", "1: error: Expected a date, found nil; give a default with ??"),
      ("formatDate('2026-02-30')", "1: error: '2026-02-30' is no date"),
      ("upercased('a')", "1: error: Unknown function 'upercased'; did you mean uppercased?"),
      ("'a'.lowercase()", "5: error: A string has no member 'lowercase'; did you mean lowercased?"),
    ])
  func misuse(source: String, message: String) {
    #expect(scope.evaluate(source).hasPrefix(message), "\(source): \(scope.evaluate(source))")
  }

  @Test("data and the user's own functions come first")
  func shadowing() {
    let scope = TestScope().any("count", 5).constant(
      "uppercased", Constant(function: { _ in .string("mine") }), .function(.untyped))
    #expect(scope.evaluate("count") == "5")
    #expect(scope.evaluate("count([1, 2])") == "2")
    #expect(scope.evaluate("uppercased('a')") == "'mine'")
  }
}

@Suite("Formats")
struct FormatTests {
  private final class Frame: ExpressionFrame {
    var spoken = "en"
    override var language: String { spoken }
  }

  private func text(_ source: String, _ language: String) throws -> String {
    let frame = Frame()
    frame.spoken = language
    let value = try CompiledExpression.compile(source, expecting: .string, in: TestScope()).value(in: frame)
    return (value.plainText ?? "").replacing("\u{A0}", with: "_").replacing("\u{202F}", with: "~")
  }

  @Test(
    "numbers, amounts and dates follow the language",
    arguments: [
      (
        "en", "1,234,567.5 0.13 12.5% €1,234.50 $3.00",
        "11/2/26|Nov 2, 2026|November 2, 2026|Monday, November 2, 2026", "4:05 PM"
      ),
      (
        "en-GB", "1,234,567.5 0.13 12.5% €1,234.50 US$3.00",
        "02/11/2026|2 Nov 2026|2 November 2026|Monday, 2 November 2026", "16:05"
      ),
      (
        "de", "1.234.567,5 0,13 12,5_% 1.234,50_€ 3,00_$",
        "02.11.26|02.11.2026|2. November 2026|Montag, 2. November 2026", "16:05"
      ),
      (
        "de-CH", "1'234'567.5 0.13 12.5% EUR_1'234.50 $_3.00",
        "02.11.26|02.11.2026|2. November 2026|Montag, 2. November 2026", "16:05"
      ),
      (
        "de_AT", "1.234.567,5 0,13 12,5_% €_1.234,50 $_3,00",
        "02.11.26|02.11.2026|2. November 2026|Montag, 2. November 2026", "16:05"
      ),
      (
        "fr", "1~234~567,5 0,13 12,5_% 1~234,50_€ 3,00_$US",
        "02/11/2026|2 nov. 2026|2 novembre 2026|lundi 2 novembre 2026", "16:05"
      ),
      (
        "es", "1.234.567,5 0,13 12,5_% 1234,50_€ 3,00_US$",
        "2/11/26|2 nov 2026|2 de noviembre de 2026|lunes, 2 de noviembre de 2026", "16:05"
      ),
      (
        "pl", "1_234_567,5 0,13 12,5% 1234,50_€ 3,00_USD",
        "2.11.2026|2 lis 2026|2 listopada 2026|poniedziałek, 2 listopada 2026", "16:05"
      ),
      (
        "sv-SE", "1_234_567,5 0,13 12,5_% 1_234,50_€ 3,00_US$",
        "2026-11-02|2 nov. 2026|2 november 2026|måndag 2 november 2026", "16:05"
      ),
      (
        "ja", "1,234,567.5 0.13 12.5% €1,234.50 $3.00", "2026/11/02|2026/11/02|2026年11月2日|2026年11月2日月曜日",
        "16:05"
      ),
      (
        "ru", "1_234_567,5 0,13 12,5_% 1_234,50_€ 3,00_$",
        "02.11.2026|2 нояб. 2026 г.|2 ноября 2026 г.|понедельник, 2 ноября 2026 г.", "16:05"
      ),
      (
        "xx-YY", "1,234,567.5 0.13 12.5% €1,234.50 $3.00",
        "11/2/26|Nov 2, 2026|November 2, 2026|Monday, November 2, 2026", "4:05 PM"
      ),
    ])
  func languages(language: String, numbers: String, dates: String, time: String) throws {
    #expect(
      try text(
        "format(1234567.5) + ' ' + format(0.125, 2) + ' ' + formatPercent(0.125, 1) + ' ' + formatCurrency(1234.5, 'EUR') + ' ' + formatCurrency(3, 'USD')",
        language) == numbers)
    #expect(
      try text(
        "['short', 'medium', 'long', 'full'].map(s => formatDate('2026-11-02', s)).joined('|')", language)
        == dates)
    #expect(try text("formatTime('2026-11-02T16:05:09Z')", language) == time)
  }

  @Test(
    "amounts and patterns",
    arguments: [
      ("formatCurrency(-5, 'EUR')", "-€5.00"), ("formatCurrency(1999.5, 'JPY')", "¥2,000"),
      ("formatCurrency(1, 'chf')", "CHF_1.00"), ("formatCurrency(1.2345, 'KWD')", "KWD_1.235"),
      ("formatCurrency(5, 'EUR', 0)", "€5"), ("format(-0.001, 1)", "0.0"),
      ("format(1e21)", "1,000,000,000,000,000,000,000"),
      ("format(2.675, 2)", "2.68"), ("formatPercent(0.07)", "7%"), ("formatPercent(1.15, 0)", "115%"),
      ("formatDate('2026-11-22', 'EEE dd.MM.yy')", "Sun 22.11.26"),
      ("formatDate('2000-02-29 13:04:05.123+02:00', \"d MMM 'at' h:mm a\")", "29 Feb at 1:04 PM"),
      ("formatDate(0, 'y-MM-dd')", "1970-01-01"),
      ("formatDate(-1, 'y-MM-dd HH:mm:ss')", "1969-12-31 23:59:59"),
      ("formatDate(951782400, 'y-M-d')", "2000-2-29"),
      ("formatTime('2026-11-22T00:05', 'medium')", "12:05:00 AM"),
    ])
  func patterns(source: String, result: String) throws {
    #expect(try text(source, "en") == result)
  }

  @Test(
    "a style that is misspelt is told, with the nearest one or the pattern that is meant",
    arguments: [
      ("formatDate(0, 'lnog')", "did you mean long?"), ("formatDate(0, 'MEDIUM')", "did you mean medium?"),
      ("formatDate(0, 'YYYY-MM-DD')", "did you mean yyyy-MM-dd?"),
      ("formatTime(0, 'shrt')", "did you mean short?"), ("formatTime(0, 'long')", "(short, medium)"),
      ("formatDate(0, 'd. MMMM at y')", "t is no part of a date"),
    ])
  func misspeltStyles(source: String, message: String) {
    #expect(TestScope().evaluate(source).contains(message), "\(TestScope().evaluate(source))")
  }

  @Test(
    "money has its own sign at home, and one that tells it from others elsewhere",
    arguments: [
      ("zh-CN", "CNY", "¥1,234.50"), ("zh", "JPY", "JP¥1,235"), ("zh-Hant", "CNY", "CN¥1,234.50"),
      ("zh-TW", "TWD", "$1,234.50"), ("en-AU", "AUD", "$1,234.50"), ("en-CA", "CAD", "$1,234.50"),
      ("fr-CA", "CAD", "1_234,50_$"), ("en-NZ", "NZD", "$1,234.50"), ("en-SG", "SGD", "$1,234.50"),
      ("es-MX", "MXN", "$1,234.50"), ("es_US", "USD", "$1,234.50"), ("en", "CAD", "CA$1,234.50"),
      ("en-AU", "CAD", "CAD_1,234.50"), ("fr-CA", "USD", "1_234,50_$_US"),
    ])
  func signs(language: String, code: String, amount: String) throws {
    #expect(try text("formatCurrency(1234.5, '\(code)')", language) == amount)
  }

  @Test(
    "plurals take the form that the language wants",
    arguments: [
      ("en", "one other other other other"), ("fr", "one one other other one"),
      ("ja", "other other other other other"),
      ("ru", "one many few many other"), ("pl", "one many few many other"),
      ("cs", "one other few other many"), ("sk", "one other few other many"),
      ("ar", "one zero few many other"), ("ro", "one few few few few"), ("sl", "one other few other few"),
      ("pt", "one one other other one"), ("pt-PT", "one other other other other"),
    ])
  func plurals(language: String, forms: String) throws {
    #expect(try text("[1, 0, 3, 11, 1.5].map(n => plural(n)).joined(' ')", language) == forms)
    #expect(
      try text("plural(1, '# day', '# days') + plural(1234, ' # day', ' # days')", "en") == "1 day 1,234 days"
    )
    #expect(
      try text("[1, 2, 5].map(n => plural(n, '# день', '# дня', '# дней', '# дня')).joined(' ')", "ru")
        == "1 день 2 дня 5 дней")
  }

  @Test("what is no number comes behind the numbers, wherever it stood")
  func sortingWithoutOrder() {
    let numbers: [Value] = [.number(2), .number(.nan), .number(3), .null, .number(1)]
    for turn in numbers.indices {
      let list = Array(numbers[turn...] + numbers[..<turn])
      let scope = TestScope().slot("list", .array(.any), .array(list))
      #expect(scope.evaluate("list.sorted().map(n => n ?? 'nil').joined(' ')") == "'1 2 3 nan nil'")
      #expect(scope.evaluate("list.min()") == "1")
      #expect(scope.evaluate("list.max()") == "3")
    }
  }
}
