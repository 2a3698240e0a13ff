import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Numbers that are none, and sizes that hang on themselves.
@Suite struct BadInputNumbersTests {
  @Test(arguments: [
    ("<UIView width=\"10 / 0\"/>", "t:1:16: error: width is infinite"),
    ("<UIView height=\"0 / 0\"/>", "t:1:17: error: height is not a number (NaN)"),
    ("<UIView left=\"sqrt(-1)\"/>", "t:1:15: error: left is not a number (NaN)"),
    ("<UIView layer.cornerRadius=\"1 / 0\"/>", "t:1:29: error: layer.cornerRadius is infinite"),
    ("<LMRowView spacing=\"1 / 0\"/>", "t:1:21: error: spacing is infinite"),
    ("<UIView alpha=\"0 / 0\"/>", "t:1:16: error: alpha is not a number (NaN)"),
    ("<UIView width=\"10 / zero\"/>", "t:1:16: error: width is infinite"),
  ])
  func noInfiniteNumberAndNoNaNReachesAView(markup: String, message: String) {
    #expect(problems(markup, state: ["zero": 0]) == message)
  }

  @Test func aRingIsNamedFromBeginningToEnd() {
    #expect(
      problems(
        "<UIView><UIView id=\"a\" left=\"#b.right\" width=\"1\"/><UIView id=\"b\" left=\"#a.right\" width=\"1\"/></UIView>"
      ) == "t:1:30: error: Circular reference: a.left → b.left → a.left")
  }

  @Test func anAttributeCannotDependOnItself() {
    #expect(
      problems("<UIView><UIView width=\"width / 2\"/></UIView>")
        == "t:1:24: error: width cannot depend on itself; there is neither state nor a constant of that name; did you mean parent.width?"
    )
  }

  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      (String(repeating: "(", count: 5000) + "1" + String(repeating: ")", count: 5000), 144),
      (String(repeating: "[", count: 5000) + "1" + String(repeating: "]", count: 5000), 144),
      (String(repeating: "max(", count: 5000) + "1" + String(repeating: ")", count: 5000), nil),
    ] as [(String, Int?)])
  func anExpressionNestedFiveThousandDeepIsRefused(expression: String, column: Int?) {
    let found = problems("<UIView width=\"\(expression)\"/>")
    #expect(found.hasSuffix("error: Nested deeper than the limit of 128 levels in one expression"))
    if let column { #expect(found.hasPrefix("t:1:\(column): ")) }
  }

  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      String(repeating: "-", count: 5000) + "1", String(repeating: "1+", count: 5000) + "1",
      String(repeating: "true?1:", count: 5000) + "1",
    ])
  func longExpressionsEndWithoutACrash(expression: String) {
    let found = problems("<UIView width=\"\(expression)\"/>")
    #expect(found.isEmpty || found.contains("limit"))
  }
}
