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
    if token.text == StandIn.attachment.rawValue { standIns.insert(.attachment) }
    if Self.lookups.contains(token.text) { tell(.noRuntime(token.text), at: token) }
    if Self.runtime.contains(token.text) { asksRuntime = true }
  }

  /// Functions that look methods up by their names.
  private static let lookups: Set = [
    "class_getInstanceMethod", "class_getClassMethod", "class_getMethodImplementation",
  ]

  /// What of Objective-C's runtime comes with Foundation on Apple's systems.
  private static let runtime = lookups.union([
    "Selector", "IMP", "objc_AssociationPolicy", "objc_getAssociatedObject", "objc_setAssociatedObject",
    "objc_removeAssociatedObjects", "NSKeyValueChangeKey", "NSKeyValueObservation",
    "NSKeyValueObservingOptions",
  ])

  /// Names the class of any object: `type(of: object).description()`.
  func portDescription(_ node: FunctionCallExprSyntax) {
    guard let called = node.calledExpression.as(MemberAccessExprSyntax.self), node.arguments.isEmpty,
      called.declName.baseName.text == "description", let type = called.base?.as(FunctionCallExprSyntax.self),
      type.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type"
    else { return }
    edits.insert("String(reflecting: ", at: type.positionAfterSkippingLeadingTrivia)
    edits.replace(called.period.position..<node.endPositionBeforeTrailingTrivia, with: ")")
  }

  /// Makes a text with attributes of none, which Foundation has no initializer for here: `NSMutableAttributedString()`.
  func portEmptyText(_ node: FunctionCallExprSyntax) {
    let texts = ["NSAttributedString", "NSMutableAttributedString"]
    guard let called = node.calledExpression.as(DeclReferenceExprSyntax.self), node.arguments.isEmpty,
      texts.contains(called.baseName.text), node.trailingClosure == nil, let close = node.rightParen
    else { return }
    edits.insert("string: \"\"", at: close.positionAfterSkippingLeadingTrivia)
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
