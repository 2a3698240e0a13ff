import QuoinDiagnostics
import QuoinExpressions
import QuoinTestSupport
import Testing

@Suite("What expressions come to that need no interpreter")
struct PlainFormTests {
  private let scope = TestScope().number("100%", 240).number("width", 33.3).any("row", ["name": "Ann"])

  @Test(
    "a slot times a number and another number is what the expression gives",
    arguments: [
      "width", "width + 3", "width - 2.5", "3 + width", "20%", "100% - 20", "33% + 0.1", "width * 2",
      "2 * width - 1",
      "-1 + width",
    ])
  func linear(source: String) throws {
    let expression = try scope.compile(source, expecting: .number)
    let form = try #require(expression.linearForm)
    let frame = scope.frame()
    guard case .number(let slot)? = frame[form.slot] else {
      Issue.record("The slot holds no number")
      return
    }
    #expect(slot * form.factor + form.offset == (try expression.number(in: frame)))
    #expect(form.steps > 0 && form.steps <= 3)
  }

  @Test(
    "everything else has no such form",
    arguments: [
      "3", "width / 3", "2 - width", "width + 100%", "width * 2 * 3", "(width + 1) * 2", "width > 3 ? 1 : 2",
    ])
  func notLinear(source: String) throws {
    #expect(try scope.compile(source, expecting: .number).linearForm == nil)
  }

  @Test("a problem of the slot is told at its place")
  func places() throws {
    let expression = try scope.compile("100% - 20", expecting: .number)
    #expect(
      expression.locatedAtSlot(Diagnostic(.error, "Wrong")).description == "expression:1:1: error: Wrong")
  }

  @Test("a text that is data or a member of them says which")
  func members() throws {
    func form(_ source: String, _ kind: ExpressionKind = .parts) throws -> MemberForm? {
      try scope.compile(source, as: kind, expecting: kind == .parts ? .array(.any) : .string).memberForm
    }
    #expect(try form("{row.name}")?.name == "name")
    #expect(try form("{row.name}", .string)?.name == "name")
    let whole = try #require(try form("{row}"))
    #expect(whole.name == nil)
    #expect(try form("{row.name.count}") == nil)
    #expect(try form("Dear {row.name}") == nil)
    #expect(try form("{row.name}{row.name}") == nil)
    #expect(try form("{width + 1}") == nil)
  }
}
