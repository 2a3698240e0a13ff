import SwiftSyntax

// A method that extensions give to one of UIKit's classes, and others override for a class beneath it. Neither class is among the
// sources, so the method asks what it is of, and calls the other by a name of its own.
extension FilePorter {
  /// Gives a method that overrides one of another extension a name of its own.
  ///
  /// - Returns: Whether the other one is known, and calls it.
  func renameOverride(_ node: FunctionDeclSyntax, of type: String) -> Bool {
    guard node.canBeHandedOn, let body = node.body,
      let override = node.modifiers.first(where: { $0.name.text == "override" }),
      table.foreign(
        node.name.text, labels: node.labels, types: node.types, of: type, override: false
      ).count == 1,
      !body.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "super" })
    else { return false }
    remove(override)
    replace(node.name, with: "\(node.name.text)Of\(type)")
    return true
  }

  /// Lets a method ask for those that override it.
  func askOverrides(of node: FunctionDeclSyntax, in type: String) {
    guard node.canBeHandedOn, let body = node.body else { return }
    let overrides = table.foreign(
      node.name.text, labels: node.labels, types: node.types, of: type, override: true)
    if overrides.isEmpty
      || table.foreign(node.name.text, labels: node.labels, types: node.types, of: "", override: false).count
        != 1
    {
      return
    }
    let arguments = node.signature.parameterClause.parameters.map {
      ($0.firstName.text == "_" ? "" : $0.firstName.text + ": ") + ($0.secondName ?? $0.firstName).text
    }
    let questions = overrides.map(\.type).sorted().map {
      " if let own = self as? \($0) { return own.\(node.name.text)Of\($0)(\(arguments.joined(separator: ", "))) };"
    }
    edits.insert(questions.joined(), at: body.leftBrace.endPositionBeforeTrailingTrivia)
    if node.signature.hasResult, body.statements.count == 1, let only = body.statements.first?.item,
      only.is(ExprSyntax.self)
    {
      edits.insert("return ", at: only.positionAfterSkippingLeadingTrivia)
    }
  }
}

extension FunctionDeclSyntax {
  fileprivate var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }
  fileprivate var types: [String] { signature.parameterClause.parameters.map { $0.type.trimmedDescription } }

  /// Whether another method can be called with the arguments of this one as they are.
  fileprivate var canBeHandedOn: Bool {
    signature.effectSpecifiers == nil && genericParameterClause == nil
      && signature.parameterClause.parameters.allSatisfy {
        $0.ellipsis == nil && !$0.type.trimmedDescription.contains("@")
          && !$0.type.trimmedDescription.contains("inout")
      }
      && !modifiers.contains { ["static", "class"].contains($0.name.text) }
  }
}
