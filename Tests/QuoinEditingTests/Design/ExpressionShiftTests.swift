import Testing

@testable import QuoinEditing

@Suite struct ExpressionShiftTests {
  @Test(arguments: [
    ("12", "17"), ("12.25", "17.25"), ("-12", "-7"), (" 12 // left", " 17 // left"), ("{12}", "{17}"),
    ("0x10", "21"), ("-5", "0"),
    ("50%", "52.5%"), ("-10%", "-7.5%"), ("{50%}", "{52.5%}"),
    ("50% + 8", "50% + 13"), ("50% - 8", "50% - 3"), ("50% - 5", "50%"), ("50% + 3 // x", "50% + 8 // x"),
    ("100% - 2 - 3", "100% - 2 + 2"), ("a * 2 - 7", "a * 2 - 2"),
    ("previous.right", "previous.right + 5"), ("MARGIN", "MARGIN + 5"), ("8 + a", "8 + a + 5"),
    ("max(1, 2)", "max(1, 2) + 5"), ("a * 2", "a * 2 + 5"), ("a - 2 * 3", "a - 2 * 3 + 5"),
    ("a ? 1 : 2", "(a ? 1 : 2) + 5"), ("a ?? 4", "(a ?? 4) + 5"), ("(a ? 1 : 2) + 3", "(a ? 1 : 2) + 8"),
    ("a // why", "a + 5 // why"), ("{a}", "{a + 5}"), ("[1, 2][0]", "[1, 2][0] + 5"),
  ])
  func fiveMore(text: String, expected: String) {
    #expect(ExpressionShift(text)?.adding(5, whole: 200) == expected)
  }

  @Test func fractionsStayShortAndPercentagesComeWithinATwentiethOfAPoint() {
    #expect(ExpressionShift("10")?.adding(0.1 + 0.2, whole: 0) == "10.3")
    #expect(ExpressionShift("10.5")?.adding(-0.5, whole: 0) == "10")
    #expect(ExpressionShift("50%")?.adding(1, whole: 390) == "50.26%")
    #expect(ExpressionShift("50%")?.adding(1, whole: 0) == "50% + 1")
  }

  @Test func whatIsNoExpressionIsLeftAlone() {
    #expect(ExpressionShift("") == nil)
    #expect(ExpressionShift("// 12") == nil)
    #expect(ExpressionShift("12 +") == nil)
    #expect(ExpressionShift("12")?.literal == 12)
    #expect(ExpressionShift("12%")?.literal == nil)
    #expect(ExpressionShift("auto")?.isAuto == true)
  }
}
