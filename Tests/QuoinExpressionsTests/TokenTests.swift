import QuoinExpressions
import Testing

@Suite("Tokens")
struct TokenTests {
  private func kinds(_ source: String, as kind: ExpressionKind = .expression) -> [ExpressionToken.Kind] {
    ExpressionSyntax(source, as: kind).tokens.map(\.kind).filter { $0 != .whitespace }
  }

  @Test(
    "every sign is one token",
    arguments: [
      ("(", ExpressionToken.Kind.openParenthesis), (")", .closeParenthesis), ("[", .openBracket),
      ("]", .closeBracket), ("{", .openBrace), ("}", .closeBrace), ("+", .plus), ("-", .minus), ("*", .star),
      ("/", .slash), ("%", .percent), ("==", .equal), ("!=", .notEqual), ("<", .less), ("<=", .lessOrEqual),
      (">", .greater), (">=", .greaterOrEqual), ("&&", .and), ("||", .or), ("!", .not), ("?", .question),
      (":", .colon), ("?:", .elvis), ("??", .coalesce), ("...", .closedRange), ("..<", .halfOpenRange),
      (",", .comma), (".", .dot), ("?.a", .optionalDot), ("=", .badCharacter), ("&", .badCharacter),
      ("|", .badCharacter), ("..", .badCharacter), ("@", .name), ("~", .badCharacter), ("1", .number),
      (".5", .number), ("0x1F", .number), ("1e3", .number), ("1e", .badNumber), ("nil", .null),
      ("true", .yes),
      ("false", .no), ("nill", .name), ("nio", .name), ("True", .name), ("truth", .name), ("falsy", .name),
      ("tru", .name), ("tree", .name), ("falsey", .name), ("_a$1", .name), ("é", .name), ("a1", .name),
      ("$0", .name), ("`a b`", .quotedName), ("`a", .unclosedName), ("'a'", .string), ("\"a\"", .string),
      ("'a", .unclosedString), ("'a\\'", .unclosedString), ("'a\\", .unclosedString), ("#fff", .color),
      ("#ffff", .color), ("#ff", .reference), ("#1", .badColor), ("#", .badColor), ("#`a`", .reference),
      ("#`a", .unclosedName), ("#fff.a", .reference), ("#fff.1", .color), ("#.a", .badColor),
      ("// a", .comment),
      ("“", .badCharacter), ("’", .badCharacter), ("…", .name), ("?.", .question), ("?.5", .question),
      ("?.é", .optionalDot), ("?.`a`", .question),
    ])
  func signs(source: String, kind: ExpressionToken.Kind) {
    #expect(ExpressionSyntax(source).tokens.first?.kind == kind)
  }

  @Test("white space of every kind separates, no-break spaces as well")
  func whitespace() {
    #expect(TestScope().number("a", 2).evaluate(" \t\r\na\u{A0}*\u{A0}\n a\t") == "4")
    let tokens = ExpressionSyntax("a \t\r\n\u{A0}b").tokens
    #expect(tokens.map(\.kind) == [.name, .whitespace, .whitespace, .name])
    #expect(tokens.map(\.range) == [0..<1, 1..<5, 5..<7, 7..<8])
    #expect(tokens.map(\.isTrivia) == [false, true, true, false])
  }

  @Test("typographic quotes are no names, and the right ones are suggested")
  func quotes() {
    for quote in ["“", "”", "‘", "’"] {
      #expect(TestScope().evaluate("\(quote)a") == "1: error: Unexpected '\(quote)'; did you mean '?")
    }
    #expect(TestScope().evaluate("1..2") == "2: error: Unexpected '..'; did you mean ...?")
    #expect(TestScope().evaluate("true | false") == "6: error: Unexpected '|'; did you mean ||?")
    #expect(TestScope().evaluate("1 ~ 2") == "3: error: Unexpected '~'")
  }

  @Test(
    "a name may hold @ and #, and end in a quote",
    arguments: ["@a", "a@2x", "a#b", "a#", "x'", "a_1'", "n#1'"])
  func signsInNames(name: String) {
    let scope = TestScope().number(name, 2)
    #expect(scope.evaluate(name) == "2")
    #expect(scope.evaluate("\(name) + 1") == "3")
    #expect(scope.evaluate("(\(name))") == "2")
    #expect(scope.evaluate("[\(name),3][0]") == "2")
    #expect(scope.evaluate("is {\(name)}!", as: .string) == "'is 2!'")
  }

  @Test("a string behind a name lacks its operator, and a colour behind one is part of it")
  func operandsBehindNames() {
    let scope = TestScope().bool("on", true)
    #expect(scope.evaluate("on'text'") == "3: error: Expected an operator before ''text''")
    #expect(scope.evaluate("on?'a':'b'") == "'a'")
    #expect(scope.evaluate("on?#fff:#000") == "color(1 1 1 1)")
    #expect(scope.evaluate("on#fff").contains("Unknown name 'on#fff'"))
  }

  @Test("a comment ends with its line, and inside braces with the brace")
  func comments() {
    let scope = TestScope().number("a", 2)
    #expect(scope.evaluate("a // } + 1\n+ 1") == "3")
    #expect(scope.evaluate("a // x\r+ 2") == "4")
    #expect(scope.evaluate("{a // x}") == "2")
    #expect(scope.evaluate("{a // x} // y") == "2")
    #expect(scope.evaluate("{a} // y}") == "2")
    #expect(scope.evaluate("{a // x\n + 1}") == "3")
    #expect(kinds("a // x\n b") == [.name, .comment, .name])
    #expect(kinds("{a // x} y", as: .string) == [.openBrace, .name, .comment, .closeBrace, .text])
    #expect(kinds(" // {a}", as: .string) == [.comment])
    #expect(scope.evaluate("/ /", as: .string) == "'/ /'")
    #expect(scope.evaluate("/", as: .string) == "'/'")
    #expect(scope.evaluate(" ", as: .string) == "' '")
    #expect(scope.evaluate("x{// a}y{a // b}", as: .string) == "'xy2'")
    #expect(scope.evaluate("/").contains("Expected a value but found '/'"))
  }

  @Test("operators tell how they are used")
  func fixity() {
    func fixities(_ source: String) -> [ExpressionToken.Fixity] {
      ExpressionSyntax(source).tokens.map(\.fixity).filter { $0 != .none }
    }
    #expect(fixities("!a && -b") == [.prefix, .infix, .prefix])
    #expect(fixities("a ? b : c ?: d ?? e") == [.infix, .infix, .infix, .infix])
    #expect(fixities("a...b, ..<c") == [.infix, .infix])
    #expect(fixities("a% % b - +c") == [.postfix, .infix, .infix, .prefix])
    #expect(fixities("f(a)[b].c") == [])
  }

  @Test("a percent sign is a remainder only before a value")
  func percent() {
    func fixity(_ source: String) -> ExpressionToken.Fixity? {
      ExpressionSyntax(source).tokens.first { $0.kind == .percent }?.fixity
    }
    for value in ["1", "'a'", "#fff", "a", "`a`", "#a.b", "true", "false", "nil", "!a", "(a)", "[a]"] {
      #expect(fixity("x%\(value)") == .infix, "\(value)")
      #expect(fixity("x % \(value)") == .infix, "\(value)")
    }
    for rest in ["", " ", " * 2", ")", " == 1", " ? 1 : 2", ", 1", "-1", " - 1", "- 1", " -1 // c", "// c"] {
      #expect(fixity("x%\(rest)") == .postfix, "\(rest)")
    }
    #expect(fixity("x % -1") == .infix)
    #expect(fixity("x % +1") == .infix)
    #expect(fixity("x % - 1") == .postfix)
    #expect(fixity("x /* */ % -1") != .postfix)
  }

  @Test("text before a problem and behind it is kept")
  func broken() {
    let syntax = ExpressionSyntax("a b c // d")
    #expect(!syntax.isValid)
    #expect(kinds("a b c // d") == [.name, .name, .name, .comment])
    #expect(
      syntax.diagnostics().map(\.description) == ["expression:1:3: error: Expected an operator before 'b'"])
    #expect(ExpressionSyntax("a").diagnostics().isEmpty)
    #expect(ExpressionSyntax("a").isValid)
    #expect(!ExpressionSyntax("a").isCommentedOut)
    #expect(ExpressionSyntax("// a").isCommentedOut)
    #expect(!ExpressionSyntax("a +").isCommentedOut)
  }

  @Test("names are listed with every member behind them")
  func names() {
    let syntax = ExpressionSyntax("a.b?.c + d[e].f - g(h) + (i).j")
    #expect(syntax.names.map(\.path.components) == [["a", "b", "c"], ["d"], ["e"], ["g"], ["h"], ["i"]])
    #expect(syntax.names.map(\.range) == [0..<6, 9..<10, 11..<12, 18..<19, 20..<21, 26..<27])
    #expect(NamePath(["a"]) == NamePath("a"))
    #expect(NamePath(["a", "b"]).text == "a.b")
    #expect(NamePath(["a", "b"]).first == "a")
    #expect(NamePath(["a", "b"]).count == 2)
    #expect(NamePath("a").count == 1)
    #expect(NamePath("a").components == ["a"])
  }

  @Test("the text of a token is its stretch of the source")
  func text() {
    let syntax = ExpressionSyntax("é + 'ü' * b")
    #expect(
      syntax.tokens.map { String(syntax.text(of: $0)) } == ["é", " ", "+", " ", "'ü'", " ", "*", " ", "b"])
  }

  @Test(
    "what is missing or too much is an error at its place",
    arguments: [
      ("f(1,)", "5: error: Expected a value but found ')'"),
      ("f(,1)", "3: error: Expected a value but found ','"),
      ("(1,)", "4: error: Expected a value but found ')'"),
      ("()", "2: error: Expected a value but found ')'"),
      ("[,]", "2: error: Expected a value but found ','"),
      ("a[]", "3: error: Expected a value but found ']'"),
      ("[1,,2]", "4: error: Expected a value but found ','"), ("(", "1: error: '(' is never closed"),
      ("[", "1: error: '[' is never closed"),
      ("a[", "3: error: Expected a value but the expression ends here"),
      ("f(", "3: error: Expected a value but the expression ends here"),
      ("f(1,", "5: error: Expected a value but the expression ends"),
      ("(1 +", "5: error: Expected a value but the expression ends"), ("{", "1: error: '{' is never closed"),
      ("{1", "1: error: '{' is never closed"), ("{1 +", "5: error: Expected a value but the expression ends"),
      ("{(1}", "2: error: '(' is never closed"), ("{}", "1: error: There is nothing between the braces"),
      ("1}", "2: error: '}' closes nothing"), ("1]", "2: error: ']' closes nothing"),
      ("{1}}", "4: error: Braces can only stand"), ("{{1}}", "1: error: '{{1}}' has two pairs of braces"),
      ("[1)", "3: error: ')' cannot close '['"), ("f(1]", "4: error: ']' cannot close '('"),
      ("a[1)", "4: error: ')' cannot close '['"), ("1 ? 2", "3: error: '?' lacks its ':'"),
      ("1 ? 2, 3 : 4", "3: error: '?' lacks its ':'"), ("(1 ? 2)", "4: error: '?' lacks its ':'"),
      ("(1 : 2)", "4: error: ':' has no '?' before it"),
      ("1 ? 2 : 3 : 4", "11: error: ':' has no '?' before it"),
      ("1..<", "2: error: '..<' needs an end; did you mean ...?"),
      ("a[1, 2]", "4: error: A comma cannot stand here"),
      (".5.a", "4: error: A number has no member 'a'"),
      ("a.", "3: error: Expected a member's name behind the dot"),
      ("a.1", "2: error:"), ("a.'b'", "3: error: Expected a member's name behind the dot but found ''b''"),
      ("?.a", "1: error: A value cannot begin with a dot; did you mean a?"),
      ("1 2", "3: error: Expected an operator before '2'"),
      ("a 'b'", "3: error: Expected an operator before"),
      ("a {b}", "3: error: Expected an operator before '{'"),
      ("a !b", "3: error: Expected an operator before '!'"),
      ("a 12px", "3: error: '12px' is not a number"), ("a 'b", "3: error: The string is never closed"),
      ("!", "2: error: Expected a value but the expression ends here"),
      ("", "1: error: The expression is empty"),
      ("   ", "1: error: The expression is empty"), ("a b", "3: error: Expected an operator before 'b'"),
      ("(a, b", "1: error: '(' is never closed"), ("f(a, b", "2: error: '(' is never closed"),
      ("x 1234567890123456789012345", "3: error: Expected an operator before '12345678901234567890123…'"),
      ("x 123456789012345678901234", "3: error: Expected an operator before '123456789012345678901234'"),
    ])
  func places(source: String, message: String) {
    #expect(TestScope().evaluate(source).hasPrefix(message), "\(TestScope().evaluate(source))")
  }

  @Test("the stretch of an error is what it is about")
  func stretches() {
    func range(_ source: String, _ kind: ExpressionKind = .expression) -> Range<Int>? {
      ExpressionSyntax(source, as: kind).diagnostics().first?.span?.range
    }
    #expect(range("abc def") == 4..<7)
    #expect(range("a ? b") == 2..<3)
    #expect(range("{  }") == 0..<4)
    #expect(range("x { } y", .string) == 2..<5)
    #expect(range("x } y", .string) == 2..<3)
    #expect(range("foo(1") == 3..<4)
    #expect(range("foo[1") == 3..<4)
    #expect(range("'abc") == 0..<4)
    #expect(range("'a\\ub'") == 2..<4)
    #expect(range("1 ..< ") == 2..<5)
    #expect(range("   ") == 0..<3)
    #expect(range("{ab") == 0..<1)
    #expect(range("a {b", .string) == 2..<3)
  }
}
