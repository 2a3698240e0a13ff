import QuoinDiagnostics
import QuoinMarkup

extension CheckRule {
  static let constantTest: Self = CheckRule(
    "constant-test", "Constant test",
    summary: "The test of an <if> or <else> comes to the same whatever the data are.",
    reason: "One of the ways is never taken. Often a test was changed to try something out, and left so.",
    remedy: "Correct the test, or take the elements out of the <if>, or away with it.",
    search: .reading { template in
      template.elements.compactMap { element -> Finding? in
        guard element.name == "if" || element.name == "else", let test = element.attribute("test"),
          let value = ConstantFolding(element, in: template).bool(test.value)
        else { return nil }
        return Finding(
          .constantTest, Diagnostic(.warning, "The test is always \(value)", at: test.valueSpan))
      }
    })
}
