import SwiftSyntax

extension FilePorter {
  /// Names of Apple's C libraries, and what they are.
  private static let names = [
    "CFTimeInterval": "TimeInterval", "CFAbsoluteTime": "TimeInterval",
    "HUGE": "Float.greatestFiniteMagnitude",
  ]

  /// Writes what a name of Apple's C libraries is.
  func port(name token: TokenSyntax) {
    if let name = Self.names[token.text] { replace(token, with: name) }
  }

  /// Does without a pool of objects, which nothing here needs: `autoreleasepool { … }`.
  func portPool(_ node: FunctionCallExprSyntax) {
    guard let called = node.calledExpression.as(DeclReferenceExprSyntax.self),
      called.baseName.text == "autoreleasepool"
    else { return }
    replace(called, with: "withExtendedLifetime")
    if node.leftParen == nil {
      edits.insert("(())", at: called.endPositionBeforeTrailingTrivia)
    } else if let argument = node.arguments.first {
      edits.replace(
        argument.positionAfterSkippingLeadingTrivia..<argument.expression.positionAfterSkippingLeadingTrivia,
        with: "(), ")
    }
  }
}
