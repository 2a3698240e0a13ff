import QuoinDiagnostics
import QuoinExpressions
import QuoinTestSupport
import Testing

@Suite("Laws over random input")
struct LawTests {
  private static let mutator = Mutator(
    [
      "5 + width / 3", "isSelected ? blue : gray", "#first.left - 10 % 3",
      "Hello {name}, you have {n + 1} new messages",
      "{'foo' + 'bar'}{// x}", "rgba(255, 255, 255, 1 - transparency)", "'a', \"b\", [1, 2][..<1]",
      "`strings.Some text!`(a, b)",
      "a ?: b ?? nil == c && !d || e >= 0x1F", "100% - SPACING // the rest", "{{}}'\"`#%?.:",
      "a.map(x => x * n + width).filter((y, i) => y > i)[0] + b.entries().map(e => e.key)",
      "a.reduce(0, (t, v) => t + v) + count(a, x => x > 1 && a.contains(z => z == x))",
      "format(n, 2) + formatDate('2026-11-22', 'full') + plural(n, '# a', '# b')",
      "日本語 + 'é\\u{1F600}' 1...2 0..<3",
    ], words: "{}()[]'\"`#%?.:,+-*/<>=!&| a1\\\né".map(String.init))

  @Test("the tokens of any text, joined, are the text", arguments: Seeds.parts(usually: 4500))
  func lossless(part: Range<UInt64>) {
    Seeds.each(in: part) { random in
      let source = Self.mutator.text(&random)
      for kind in [ExpressionKind.expression, .string, .parts] {
        let syntax = ExpressionSyntax(source, as: kind)
        let tokens = syntax.tokens
        #expect(
          tokens.map { String(decoding: Array(source.utf8)[$0.range], as: UTF8.self) }.joined() == source)
        #expect(tokens.reduce(0) { $0 + $1.range.count } == source.utf8.count)
        for diagnostic in syntax.diagnostics() { #expect(diagnostic.span != nil) }
      }
    }
  }

  @Test(
    "any text compiles or is reported, and evaluates or is reported", arguments: Seeds.parts(usually: 4500))
  func robust(part: Range<UInt64>) {
    let scope = TestScope().number("width", 3).any("name", "Ann").any("a", [1, 2]).bool("isSelected", true)
      .number("n", 1).number("100%", 10).any("b", ["k": 1]).slot("blue", .color, .null)
    Seeds.each(in: part) { random in
      let source = Self.mutator.text(&random)
      for kind in [ExpressionKind.expression, .string] {
        for type in [ValueType.any, .number, .string, .array(.string)] {
          _ = scope.evaluate(source, as: kind, expecting: type)
        }
      }
    }
  }

  @Test("evaluation equals a reference, folded and not", arguments: [7, 8, 9, 10] as [UInt64])
  func reference(seed: UInt64) {
    let typed = TestScope()
    let untyped = TestScope()
    let folded = TestScope()
    for (name, value) in RandomTree.numbers.sorted(by: { $0.key < $1.key }) {
      typed.number(name, value)
      untyped.any(name, value)
      folded.constant(name, Constant(value), .number)
    }
    for (name, value) in RandomTree.bools.sorted(by: { $0.key < $1.key }) {
      typed.bool(name, value)
      untyped.any(name, value)
      folded.constant(name, Constant(value), .bool)
    }
    for (name, value) in RandomTree.strings.sorted(by: { $0.key < $1.key }) {
      typed.slot(name, .string, .string(value))
      untyped.any(name, value)
      folded.constant(name, Constant(value), .string)
    }
    var tree = RandomTree(generator: SeededGenerator(seed: seed))
    for round in 0..<300 {
      let depth = round % 6
      let number = tree.number(depth)
      let bool = tree.bool(depth)
      let string = tree.string(depth)
      for scope in [typed, untyped, folded] {
        #expect(scope.evaluate(number.0, expecting: .number) == numberText(number.1), "\(number.0)")
        #expect(scope.evaluate(bool.0, expecting: .bool) == "\(bool.1)", "\(bool.0)")
        #expect(scope.evaluate(string.0, expecting: .string) == "'\(string.1)'", "\(string.0)")
      }
    }
  }
}
