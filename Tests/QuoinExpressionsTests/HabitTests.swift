import QuoinDiagnostics
import Testing

@testable import QuoinExpressions

/// What people write who come from other languages, and what they are told.
@Suite("Habits") struct HabitTests {
  private let scope = TestScope().number("width", 30).any("items", [["price": 2]]).any("name", "Ann")

  @Test func whatIsMeantIsThere() {
    for (name, meant) in NameSynonyms.meant {
      #expect(ExpressionFunction.names.contains(meant) && !ExpressionFunction.names.contains(name), "\(name)")
    }
  }

  private func notes(_ source: String) -> [String] {
    do {
      _ = try CompiledExpression.compile(source, in: scope)
      return []
    } catch { return error.all.flatMap(\.notes).map(\.message) }
  }

  @Test(arguments: [
    ("items.map(i -> i * 2)", "13: error: Expected a value but found '->'; did you mean =>?"),
    ("100 px", "5: error: Expected an operator before 'px'; lengths are points and have no unit"),
    ("width in items", "7: error: Expected an operator before 'in'"),
    ("now", "1: error: Unknown name 'now'"),
    (
      "name | upper",
      "6: error: '|' is no operator; a function stands behind what it works on: name.uppercased()"
    ),
    (
      "(width + 1) | round(2)",
      "13: error: '|' is no operator; a function stands behind what it works on: (width + 1).round(2)"
    ),
    (
      "name | default('x')",
      "6: error: '|' is no operator; a function stands behind what it works on: name ?? 'x'"
    ),
    (
      "name | replacing('n', 'm')",
      "6: error: '|' is no operator; a function stands behind what it works on: name.replacing('n', 'm')"
    ),
    ("date('2026-11-22', 'long')", "1: error: Unknown function 'date'; did you mean formatDate?"),
    ("upper(name)", "1: error: Unknown function 'upper'; did you mean uppercased?"),
    ("len(items)", "1: error: Unknown function 'len'; did you mean count?"),
    ("'1.234'.number('de') + '12,5'.number('de')", "1246.5"), ("'1.234'.number()", "1.234"),
    ("'12.5'.number('de') ?? 'none'", "'none'"),
    (
      "'1'.number('xx')",
      "1: error: 'xx' is no language whose numbers are known; one is written such as de or de-CH"
    ),
    (
      "formatCurrency(number('12,x'), 'EUR')",
      "1: error: '12,x' is no number; expected one such as 1234.5 or 1,234.5; did you mean 12?"
    ),
    ("width | name", "7: error: Unexpected '|'; did you mean ||?"),
    ("1 if name else 2", "3: error: Expected an operator before 'if'; a choice is written name ? 1 : 2"),
    ("1 if name", "3: error: Expected an operator before 'if'; a choice is written test ? yes : no"),
    ("items.map(item.price)", "11: error: Unknown name 'item.price'"),
  ])
  func messages(source: String, message: String) {
    #expect(scope.evaluate(source) == message)
  }

  @Test(arguments: [
    ("now", "Expressions read no clock; give 'now' in the data"),
    (
      "items.map(item.price)",
      "'map' takes a closure for what it does with each element: item => item.price"
    ),
    (
      "`x ${a}`",
      "Backticks stand around names; a text stands in single quotes, and + joins it with values: 'x ' + a"
    ),
    ("width * '3'", "value.number() reads a number from a text"),
    ("padded(width % 60, 2)", "value.text() makes a text of a number"),
  ])
  func advice(source: String, note: String) {
    #expect(notes(source) == [note])
  }
}
