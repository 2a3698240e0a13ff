import SwiftSyntax

extension FilePorter {
  /// Writes what `#selector`, `#keyPath` and literals of Xcode stand for.
  func port(
    macro name: String, _ arguments: LabeledExprListSyntax, of node: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    switch name {
    // Xcode shows those, and nobody else.
    case "Preview":
      replace(node, with: "")
      return .skipChildren
    case "selector":
      asksRuntime = true
      guard let argument = arguments.first else { return .visitChildren }
      if let text = selector(argument, of: node) { replace(node, with: text) }
      return .skipChildren
    case "keyPath":
      guard let path = arguments.first?.expression else { return .visitChildren }
      replace(node, with: "\"\(keyPath(path))\"")
      return .skipChildren
    case "colorLiteral": replaceName(of: node, name, with: "UIColor")
    case "imageLiteral":
      guard let resource = arguments.first?.expression.trimmedDescription else { return .visitChildren }
      replace(node, with: "(UIImage(named: \(resource)) ?? UIImage())")
      return .skipChildren
    case "fileLiteral":
      guard let resource = arguments.first?.expression.trimmedDescription else { return .visitChildren }
      replace(node, with: "Bundle.main.url(forResource: \(resource), withExtension: nil)!")
      return .skipChildren
    default: break
    }
    return .visitChildren
  }

  private func replaceName(of node: some SyntaxProtocol, _ name: String, with text: String) {
    let start = node.positionAfterSkippingLeadingTrivia
    edits.replace(start..<start.advanced(by: name.utf8.count + 1), with: text)
  }

  /// What Objective-C calls a path of properties: `layer.position` for `Card.layer.position`, `hidden` for `UIView.isHidden`.
  private func keyPath(_ path: ExprSyntax) -> String {
    var names: [String] = []
    var rest: ExprSyntax? = path
    while let expression = rest {
      if let member = expression.as(MemberAccessExprSyntax.self) {
        names.insert(member.declName.baseName.text, at: 0)
        rest = member.base
      } else if let chained = expression.as(OptionalChainingExprSyntax.self) {
        rest = chained.expression
      } else if let forced = expression.as(ForceUnwrapExprSyntax.self) {
        rest = forced.expression
      } else {
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
          names.insert(reference.baseName.text, at: 0)
        }
        rest = nil
      }
    }
    let keys = names.drop { $0.first?.isUppercase == true || $0 == "self" }
    return keys.map(key).joined(separator: ".")
  }

  /// UIKit's properties that Swift calls `isHidden` have keys without that word; a target's own are called as they are.
  private func key(_ property: String) -> String {
    guard property.hasPrefix("is"), let first = property.dropFirst(2).first, first.isUppercase,
      !table.hasProperty(property)
    else { return property }
    return first.lowercased() + property.dropFirst(3)
  }
}
