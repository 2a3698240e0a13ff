import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup

extension CheckRule {
  static let unreachableBranch: Self = CheckRule(
    "unreachable-branch", "Unreachable branch",
    summary: "An <else> stands behind a test that always holds, or has the test of a branch before it.",
    reason: "It is never there. Where a test was copied, the copy was to be changed.",
    remedy: "Correct the test, or remove the branch.",
    search: .reading { template in
      template.elements("if").flatMap { unreachable(behind: $0, in: template) }
    })

  private static func unreachable(behind first: MarkupElement, in template: CheckedTemplate) -> [Finding] {
    var findings: [Finding] = []
    // By what they say, as there may be thousands of branches.
    var tests: [ExpressionSyntax.Meaning: MarkupAttribute] = [:]
    var certain: MarkupAttribute?
    var next: MarkupElement? = first
    while let branch = next {
      next = branch.nextElement.flatMap { $0.name == "else" ? $0 : nil }
      if let certain {
        findings.append(
          Finding(
            .unreachableBranch,
            Diagnostic(
              .warning, "This branch is never there, since a test before it always holds",
              at: branch.nameSpan,
              notes: [.init("The test is here", at: certain.valueSpan)])))
        continue
      }
      guard let test = branch.attribute("test") else { continue }
      let syntax = ExpressionSyntax(test.value)
      let meaning = syntax.holdsCall ? nil : syntax.meaning
      if let meaning, let same = tests[meaning] {
        findings.append(
          Finding(
            .unreachableBranch,
            Diagnostic(
              .warning, "This branch is never there, since a branch before it has the same test",
              at: test.valueSpan, notes: [.init("The test is here first", at: same.valueSpan)])))
      }
      if let meaning, tests[meaning] == nil { tests[meaning] = test }
      if ConstantFolding(branch, in: template).bool(test.value) == true { certain = test }
    }
    return findings
  }
}

extension ExpressionSyntax {
  /// Whether something is called in it, which may come to something else each time.
  fileprivate var holdsCall: Bool {
    let tokens = tokens.filter { !$0.isTrivia }
    return zip(tokens, tokens.dropFirst()).contains { callee, next in
      next.kind == .openParenthesis
        && [.name, .quotedName, .closeParenthesis, .closeBracket].contains(callee.kind)
    }
  }
}

extension MarkupElement {
  /// The element behind it.
  fileprivate var nextElement: MarkupElement? {
    var node = node.nextSibling
    while let next = node {
      if let element = next.element { return element }
      node = next.nextSibling
    }
    return nil
  }
}
