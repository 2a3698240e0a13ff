import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup
import QuoinResources
import Testing

@Suite("Diagnostics")
struct DiagnosticTests {
  let scope = TestScope().number("width", 30).bool("isOn", true).any("user", ["name": "Ann"])
    .slot("insets", .object("Insets"), .boxed(HostValue(TestInsets())))
    .function(
      Function("greet", FunctionSignature([.string, .number], result: .string)) { _ in .string("hi") }
    )
    .constant("center", Constant(boxing: TestMode.center), .enumeration("Mode"))
    .any(
      "fails",
      { (_: [Any]) throws -> Any in throw Diagnostic(.error, "No luck today") } as ([Any]) throws -> Any)

  @Test(
    "syntax errors name what is wrong and where",
    arguments: [
      ("1 +", "4: error: Expected a value but the expression ends here"),
      ("* 2", "1: error: Expected a value but found '*'"),
      ("(1 + 2", "1: error: '(' is never closed"),
      ("1 + 2)", "6: error: ')' closes nothing"),
      ("[1, 2", "1: error: '[' is never closed"),
      ("(1]", "3: error: ']' cannot close '('"),
      ("width width", "7: error: Expected an operator before 'width'"),
      ("isOn ? 1", "6: error: '?' lacks its ':' and the value behind it"),
      ("1 : 2", "3: error: ':' has no '?' before it"),
      ("'abc", "1: error: The string is never closed"),
      ("`abc", "1: error: The backtick is never closed"),
      ("12px", "1: error: '12px' is not a number; lengths are points and have no unit; did you mean 12?"),
      ("width / 2em", "9: error: '2em' is not a number; lengths are points and have no unit"),
      ("#12", "1: error: '#12' is not a colour; expected # and 3, 4, 6 or 8 hexadecimal digits"),
      ("width = 3", "7: error: Unexpected '='; did you mean ==?"),
      ("isOn & isOn", "6: error: Unexpected '&'; did you mean &&?"),
      (
        "'a\\u4'",
        "3: error: Unknown escape '\\u'; expected \\u{…} with the number of a character in hexadecimal digits"
      ),
      (".center", "1: error: A value cannot begin with a dot; did you mean center?"),
      ("width.", "7: error: Expected a member's name behind the dot"),
      ("", "1: error: The expression is empty"),
      ("{width", "1: error: '{' is never closed"),
      (
        "{width} + 1",
        "9: error: Braces can only stand round a whole expression; a brace itself is written {'{'}"
      ),
      (
        "1 + {width}",
        "5: error: Braces can only stand round a whole expression; a brace itself is written {'{'}"
      ),
      (
        "{{ width }}",
        "1: error: '{{ width }}' has two pairs of braces, and an expression stands in one; did you mean {width}?"
      ),
      (
        "{{width}",
        "2: error: Braces can only stand round a whole expression; a brace itself is written {'{'}"
      ),
      ("f(1", "2: error: '(' is never closed"),
      ("(1, 2)[0, 1]", "9: error: A comma cannot stand here"),
      ("§", "1: error: Unknown name '§'"),
    ])
  func syntax(source: String, message: String) {
    #expect(scope.evaluate(source) == message)
  }

  @Test(
    "syntax errors in strings",
    arguments: [
      ("Hello {name", "7: error: '{' is never closed"),
      ("a } b", "3: error: '}' closes nothing; a brace itself is written {'}'}"),
      ("{}", "1: error: There is nothing between the braces; a brace itself is written {'{'}"),
      ("{1 + }", "6: error: Expected a value but found '}'"),
      ("Hi {", "4: error: '{' is never closed"),
    ])
  func stringSyntax(source: String, message: String) {
    #expect(scope.evaluate(source, as: .string, expecting: .string) == message)
  }

  @Test(
    "types are checked before evaluation",
    arguments: [
      ("widht + 1", "1: error: Unknown name 'widht'; did you mean width?"),
      ("mix(1, 2)", "1: error: Unknown function 'mix'; did you mean max or min?"),
      ("width * 'a'", "9: error: '*' expects a number but found a string"),
      ("!'a'", "2: error: '!' expects a Boolean but found a string"),
      ("'a' ? 1 : 2", "1: error: '?' expects a Boolean but found a string"),
      ("width == 'a'", "1: error: Cannot compare a number with a string"),
      ("isOn < 'a'", "1: error: Cannot order a Boolean and a string; expected two numbers or two strings"),
      (
        "width + [isOn]",
        "9: error: '+' cannot join a number and an array of Booleans; expected two numbers, two arrays or a string"
      ),
      ("min(1)", "1: error: 'min' expects 2 or more arguments but got 1"),
      ("sqrt('a')", "6: error: 'sqrt' expects a number but found a string"),
      ("greet('a')", "1: error: 'greet' expects 2 arguments but got 1"),
      ("greet(1, 2)", "7: error: 'greet' expects a string but found a number"),
      ("width(1)", "1: error: 'width' is a number and cannot be called"),
      ("min + 1", "1: error: 'min' is a function; its arguments are missing: min(…)"),
      ("insets.tpo", "8: error: An Insets has no member 'tpo'; did you mean top?"),
      ("'abc'.length", "7: error: A string has no member 'length'; did you mean count?"),
      ("'abc'.toUpperCase()", "7: error: A string has no member 'toUpperCase'; did you mean uppercased?"),
      ("width > 1 and width < 3", "11: error: Expected an operator before 'and'; did you mean &&?"),
      ("width[0]", "7: error: A number has no element for a number"),
    ])
  func types(source: String, message: String) {
    #expect(scope.evaluate(source) == message)
  }

  @Test("the expected type is checked, at the branch that is wrong")
  func expectedType() {
    #expect(scope.evaluate("'a'", expecting: .number) == "1: error: Expected a number but found a string")
    #expect(
      scope.evaluate("isOn ? 5 : 'x'", expecting: .number)
        == "12: error: Expected a number but found a string")
    #expect(
      scope.evaluate("nil", expecting: .number)
        == "1: error: Expected a number but found nil; give a default with ??")
    #expect(
      scope.evaluate("1, 2", expecting: .number)
        == "1: error: Expected a number but found an array of numbers")
    #expect(scope.evaluate("center", expecting: .number) == "1: error: Expected a number but found a Mode")
  }

  @Test("what is not known before is checked at evaluation, at its place")
  func runtime() {
    #expect(scope.evaluate("user * 2") == "1: error: Expected a number but found a dictionary")
    #expect(
      scope.evaluate("1 + user.nmae") == "10: error: The dictionary has no member 'nmae'; did you mean name?")
    #expect(scope.evaluate("width + fails(1)") == "9: error: No luck today")
    #expect(
      scope.evaluate("user", expecting: .bool)
        == "1: error: Expected a Boolean but found a dictionary; compare it with something, as in != nil or > 0"
    )
    #expect(
      scope.evaluate("user.name + 1", expecting: .number) == "1: error: Expected a number but found a string")
    #expect(scope.evaluate("user(1)") == "1: error: Expected a function but found a dictionary")
  }

  @Test("every mistake of an expression is reported")
  func several() {
    do {
      _ = try scope.compile("foo + bar * 'x'")
      Issue.record("compiled")
    } catch {
      #expect(Diagnostics(error).all.map(\.span?.column) == [1, 7, 13])
    }
  }

  @Test("places account for character references")
  func places() {
    let file = SourceText(file: "a.xml", contents: "<V\n  width=\"1 &lt; foo\"/>")
    let map = SourceMap(
      source: file, start: 12, anchors: [.init(text: 2, file: 14), .init(text: 3, file: 18)])
    do {
      _ = try CompiledExpression.compile("1 < foo", in: scope, at: map)
      Issue.record("compiled")
    } catch {
      let span = error.all.first?.span
      #expect(span?.line == 2)
      #expect(span?.column == 17)
      #expect(span?.range == 19..<22)
    }
  }

  @Test("the name of a function that stands alone may be a name of the data gone wrong")
  func functionsInPlaceOfNames() {
    func notes(_ scope: TestScope) -> [String] {
      do {
        _ = try scope.compile("first")
        return []
      } catch {
        return Diagnostics(error).all.flatMap(\.notes).map(\.message)
      }
    }
    #expect(notes(TestScope()) == ["No data are called 'first'"])
    #expect(notes(TestScope().number("frist", 1)) == ["No data are called 'first', but 'frist' is there"])
  }

  @Test("inside a macro the place is its use, with a note in the macro")
  func macros() {
    let map = SourceMap(text: "previous + 5", file: "macro")
    scope.macro("TOP", "previous + 5", map: map).macro("A", "B + 1").macro("B", "A * 2").macro(
      "BAD", "1 +", map: map)
    scope.macro("DOUBLE", "width * 2").macro("LIST", "'a', 'b'")
    do {
      _ = try scope.compile("width + TOP")
      Issue.record("compiled")
    } catch {
      let diagnostic = Diagnostics(error).all[0]
      #expect(diagnostic.message == "Unknown name 'previous'")
      #expect(diagnostic.span?.column == 9)
      #expect(diagnostic.notes.first?.message == "In the macro 'TOP'")
      #expect(diagnostic.notes.first?.span?.description == "macro:1:1")
    }
    #expect(scope.evaluate("A") == "1: error: Circular reference: the macros A → B → A name each other")
    #expect(scope.evaluate("BAD") == "1: error: Expected a value but the expression ends here")
    #expect(scope.evaluate("DOUBLE + DOUBLE * 2") == "180")
    #expect(scope.evaluate("LIST", expecting: .array(.string)) == "['a', 'b']")
  }

  @Test("macros cannot multiply beyond the budget")
  func macroBomb() {
    scope.macro("M0", "width + width")
    for level in 1...40 { scope.macro("M\(level)", "M\(level - 1) + M\(level - 1)") }
    #expect(scope.evaluate("M40").contains("expands beyond the limits"))
  }
}
