import QuoinExpressions
import Testing

@Suite("Syntax for tools")
struct SyntaxTests {
  @Test("tokens keep white space, comments and how operators are used")
  func tokens() {
    let syntax = ExpressionSyntax("-a % 3 + 10% // x")
    #expect(
      syntax.tokens.map(\.kind) == [
        .minus, .name, .whitespace, .percent, .whitespace, .number, .whitespace, .plus, .whitespace, .number,
        .percent, .whitespace, .comment,
      ])
    #expect(
      syntax.tokens.filter { $0.fixity != .none }.map(\.fixity) == [.prefix, .infix, .infix, .postfix])
  }

  @Test("literal text and braces are tokens of their own")
  func literalText() {
    let syntax = ExpressionSyntax("Hi {name}!", as: .string)
    #expect(syntax.tokens.map(\.kind) == [.text, .openBrace, .name, .closeBrace, .text])
    #expect(syntax.text(of: syntax.tokens[2]) == "name")
  }

  @Test("names are listed with their members and places")
  func names() {
    let syntax = ExpressionSyntax("{strings.Signup.Name} {`any text`(#first.left, 'name')} name", as: .string)
    #expect(syntax.names.map(\.path.text) == ["strings.Signup.Name", "any text", "#first.left"])
    #expect(syntax.names[0].range == 1..<20)
  }

  @Test("numbers print as people write them")
  func numbers() {
    #expect(
      [5, 0.1, 1_000_000, -2.5, 0, 1e15, 123456789.25].map(numberText)
        == ["5", "0.1", "1000000", "-2.5", "0", "1000000000000000", "123456789.25"])
  }
}
