import QuoinExpressions
import Testing

@Suite("Strings")
struct StringTests {
  let scope = TestScope().any("name", "Ann").number("n", 2).bool("hasName", true).any("text", "Hello World")
    .any("missing", Optional<Int>.none as Any)

  @Test(
    "literal text holds expressions in braces",
    arguments: [
      ("title", "'title'"), ("{name}", "'Ann'"),
      ("Hello {name}, you have {n + 1} new messages", "'Hello Ann, you have 3 new messages'"),
      ("Hello {hasName ? name : 'World'}", "'Hello Ann'"),
      ("Open brace: {'{'}. Close brace: {'}'}.", "'Open brace: {. Close brace: }.'"),
      ("{'foo'}{'bar'}", "'foobar'"), ("{'foo' + 'bar'}", "'foobar'"), ("", "''"), ("{missing}", "''"),
      ("{n / 4} of {1000000}", "'0.5 of 1000000'"), ("{\"double\"}", "'double'"), ("{'it\\'s'}", "'it's'"),
      ("{'\\u{41}\\n'}", "'A\n'"), ("{hasName}", "'true'"), ("{nil}x", "'x'"),
      ("{0.1 * 3} {1.1 * 1.1}", "'0.3 1.21'"), ("{pi}", "'3.141592653589793'"),
      ("{100 / 3}", "'33.333333333333336'"), ("{0.1 + 0.7}", "'0.8'"), ("{1 - 0.9}", "'0.1'"),
      ("ü{name}é", "'üAnné'"),
    ])
  func interpolation(source: String, value: String) {
    #expect(scope.evaluate(source, as: .string, expecting: .string) == value)
  }

  @Test(
    "comments stand in braces or before everything",
    arguments: [
      ("{name // the user's full name}", "'Ann'"), ("MyImage.png{// comment}", "'MyImage.png'"),
      ("{'MyImage.png' // comment}", "'MyImage.png'"), ("MyImage.png // comment", "'MyImage.png // comment'"),
      ("{'// this is not a comment'}", "'// this is not a comment'"),
      ("{'//'} this is also not a comment", "'// this is also not a comment'"),
    ])
  func comments(source: String, value: String) {
    #expect(scope.evaluate(source, as: .string, expecting: .string) == value)
  }

  @Test("an expression that is nothing but a comment counts as not given")
  func commentedOut() throws {
    for source in ["// MyImage.png", "  // x", "{// this is also a comment}"] {
      #expect(try scope.compile(source, as: .string, expecting: .string).isCommentedOut)
    }
    #expect(try scope.compile("// someValue", expecting: .number).isCommentedOut)
    #expect(try scope.compile("{// someValue}", expecting: .number).isCommentedOut)
    #expect(try !scope.compile("", as: .string, expecting: .string).isCommentedOut)
  }

  @Test(
    "characters and substrings are taken by index and range",
    arguments: [
      ("'Hello World'[1]", "'e'"), ("'foobar'[0..<3]", "'foo'"), ("'foobar'[3...]", "'bar'"),
      ("text[..<5]", "'Hello'"),
      ("text[...0]", "'H'"), ("text[6...10]", "'World'"), ("text[n]", "'l'"), ("'日本語'[1]", "'本'"),
      ("text.count", "11"),
      ("text[n...n + 1]", "'ll'"), ("text[...]", "'Hello World'"), ("text[n / 4]", "'H'"),
      ("text[1.9]", "'e'"), ("[1, 2, 3][5 / 2]", "3"), ("text[0.5...1.9]", "'He'"),
    ])
  func subscripts(source: String, value: String) {
    #expect(scope.evaluate(source) == value)
  }

  @Test(
    "an index out of bounds names the bounds",
    arguments: [
      ("text[11]", "1: error: Index 11 is out of bounds: the string has the indexes 0 to 10"),
      ("'abc'[1...5]", "1: error: Index 1...5 is out of bounds: the string has the indexes 0 to 2"),
      ("text[n * 6.2]", "1: error: Index 12 is out of bounds: the string has the indexes 0 to 10"),
      ("text[1 / 0]", "1: error: inf is no index"),
      ("text[-1]", "1: error: Index -1 is out of bounds: the string has the indexes 0 to 10"),
      ("text[n...1]", "6: error: The range 2...1 ends before it begins"),
    ])
  func bounds(source: String, message: String) {
    #expect(scope.evaluate(source) == message)
  }

  @Test("plus joins a string with anything")
  func concatenation() {
    #expect(scope.evaluate("'a' + 5") == "'a5'")
    #expect(scope.evaluate("n + ' items'") == "'2 items'")
    #expect(scope.evaluate("name + '!' + true") == "'Ann!true'")
    #expect(scope.evaluate("name + n") == "'Ann2'")
  }

  @Test("nil joins no text, known or not", arguments: ["'a' + nil", "name + missing"])
  func nilInSums(source: String) {
    #expect(scope.evaluate(source).hasSuffix("'+' cannot join a string and nil; give a default with ??"))
  }

  @Test("parts stay apart when asked for")
  func parts() {
    #expect(scope.evaluate("Hello {name}, {n}", as: .parts) == "['Hello ', 'Ann', ', ', 2]")
    #expect(scope.evaluate("{n}", as: .parts) == "[2]")
    #expect(scope.evaluate("plain", as: .parts) == "['plain']")
  }

  @Test("a lone part keeps its type where no string is expected")
  func loneParts() {
    #expect(scope.evaluate("{rgb(255, 0, 0)}", as: .string, expecting: .color) == "color(1 0 0 1)")
  }

  @Test("a string beyond the budget is an error")
  func stringLength() throws {
    let frame = scope.frame()
    frame.stringLength = 8
    #expect(throws: (any Error).self) {
      try scope.compile("{name}{name}{name}", as: .string).value(in: frame)
    }
  }

  @Test("a part with a NUL is looked for as any other")
  func partsWithNUL() {
    scope.any("part", "p\u{0}").any("inside", "ép\u{0}x").any("accented", "ép").any("alone", "p")
    #expect(scope.evaluate("accented.contains(part)") == "false")
    #expect(scope.evaluate("alone.contains(part)") == "false")
    #expect(scope.evaluate("inside.contains(part)") == "true")
    #expect(scope.evaluate("inside.replacing(part, '-')") == "'é-x'")
    #expect(scope.evaluate("inside.split(part)") == "['é', 'x']")
  }
}
