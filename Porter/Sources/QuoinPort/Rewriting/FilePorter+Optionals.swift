import SwiftSyntax

// What a protocol asks for and objects need not have is asked for all the same, and throws unless an object has it. A method
// that throws nothing does for one that may, so that objects stay as they are; who calls one with `?` gets nothing where it
// is missing.
extension FilePorter {
  /// Writes a protocol of objects as one of Swift's, and what its optional methods do where they are missing.
  func port(_ node: ProtocolDeclSyntax, within outer: [String]) {
    let isObjective = node.attributes.contains { $0.as(AttributeSyntax.self)?.name == "objc" }
    guard isObjective else { return }
    let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    if inherited.isEmpty {
      edits.insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia)
    } else if !inherited.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }),
      let last = node.inheritanceClause?.inheritedTypes.last
    {
      edits.insert(", AnyObject", at: last.type.endPositionBeforeTrailingTrivia)
    }
    let access =
      node.modifiers.map(\.name.text).first { ["public", "package"].contains($0) }.map { $0 + " " } ?? ""
    var defaults: [String] = []
    collectDefaults(node.memberBlock.members, access: access, into: &defaults)
    if !defaults.isEmpty {
      let name = (outer + [node.name.text]).joined(separator: ".")
      supplement.append("extension \(name) { " + defaults.joined(separator: "; ") + " }")
    }
  }

  private func collectDefaults(
    _ members: MemberBlockItemListSyntax, access: String, into defaults: inout [String]
  ) {
    for member in members {
      if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        for clause in conditional.livingClauses {
          if case .decls(let inner)? = clause.elements {
            collectDefaults(inner, access: access, into: &defaults)
          }
        }
      } else if let function = member.decl.as(FunctionDeclSyntax.self), function.modifiers.areOptional {
        let signature = function.signature
        if signature.effectSpecifiers?.throwsClause == nil {
          let end =
            signature.effectSpecifiers?.endPositionBeforeTrailingTrivia
            ?? signature.parameterClause.endPositionBeforeTrailingTrivia
          edits.insert(" throws", at: end)
        }
        let isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
        let head =
          "func \(function.name.text)\(function.genericParameterClause?.trimmedDescription ?? "")"
          + signature.parameterClause.trimmedDescription.onOneLine + (isAsync ? " async" : "") + " throws "
        let result = signature.returnClause.map { $0.trimmedDescription.onOneLine + " " } ?? ""
        defaults.append("\(access)\(head)\(result){ throw CancellationError() }")
      } else if let variable = member.decl.as(VariableDeclSyntax.self), variable.modifiers.areOptional {
        for binding in variable.bindings {
          guard let type = binding.typeAnnotation?.type else { continue }
          let name = binding.pattern.trimmedDescription
          guard type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) else {
            tell(.optionalProperty(name), at: binding)
            continue
          }
          let setter = binding.accessorBlock?.trimmedDescription.contains("set") == true ? " set {}" : ""
          defaults.append("\(access)var \(name): \(type.trimmedDescription) { get { nil }\(setter) }")
        }
      }
    }
  }

  /// Calls with `?` what objects need not have: of the target's protocols by `try?`, of UIKit's, which have something to do
  /// for each, plainly.
  func portOptionalCall(_ node: FunctionCallExprSyntax) {
    let member: MemberAccessExprSyntax?
    let mark: TokenSyntax
    if let chained = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      (member, mark) = (chained.expression.as(MemberAccessExprSyntax.self), chained.questionMark)
    } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (member, mark) = (forced.expression.as(MemberAccessExprSyntax.self), forced.exclamationMark)
    } else {
      return
    }
    guard let member, member.base != nil else { return }
    let name = member.declName.baseName.text
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let known = table.optionalMethods(named: name).filter {
      $0.labels.count == labels.count + (node.trailingClosure == nil ? 0 : 1)
    }
    if let method = known.first {
      replace(mark, with: "")
      let keyword = mark.text == "!" ? "try!" : "try?"
      if isStatement(node, givesNothing: !method.hasResult) {
        edits.insert("_ = \(keyword) ", at: node.positionAfterSkippingLeadingTrivia)
      } else {
        edits.insert("(\(keyword) ", at: node.positionAfterSkippingLeadingTrivia)
        edits.insert(")", at: node.endPositionBeforeTrailingTrivia)
      }
    } else if labels.contains(where: { $0 != "_" })
      || UIKitDelegates.hasMethod(named: name) && !table.hasProperty(name)
    {
      // What is a closure has no labels.
      replace(mark, with: "")
    }
  }

  /// Whether a call stands alone, so that what it gives is not wanted.
  private func isStatement(_ node: FunctionCallExprSyntax, givesNothing: Bool) -> Bool {
    guard let item = node.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    if givesNothing || list.count > 1 { return true }
    // A single expression may be what a function gives.
    var parent = list.parent
    if parent?.is(CodeBlockSyntax.self) == true { parent = parent?.parent }
    guard let function = parent?.as(FunctionDeclSyntax.self) else {
      return
        !(parent?.is(ClosureExprSyntax.self) == true || parent?.is(AccessorBlockSyntax.self) == true
        || parent?.is(AccessorDeclSyntax.self) == true)
    }
    return !function.signature.hasResult
  }

  /// Tells where it is asked whether an object has a method.
  func tellOptionalReference(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    guard node.base != nil, !table.optionalMethods(named: name).isEmpty else { return }
    // `delegate?.done` alone, not called: a protocol's, where the property before it is of that protocol.
    var parent = node.parent
    while let next = parent, next.is(OptionalChainingExprSyntax.self) || next.is(ForceUnwrapExprSyntax.self) {
      parent = next.parent
    }
    if parent?.is(FunctionCallExprSyntax.self) == true { return }
    guard let base = node.base.flatMap({ NamedMember($0.withoutParentheses) })?.name,
      let type = table.type(ofProperty: base),
      table.optionalMethods(named: name).contains(where: { table.type(type, is: $0.type) })
    else { return }
    tell(.optionalReference(name), at: node)
  }
}

/// The delegates of UIKit, whose methods have something to do for everybody here.
enum UIKitDelegates {
  private static let prefixes = [
    "animationDid", "application", "collectionView", "gestureRecognizer", "indexTitles", "layoutSubl",
    "navigationController", "numberOfSections", "pageViewController", "picker", "pickerView", "popover",
    "positionForBar", "presentation", "scene", "scroll", "searchBar", "sectionIndexTitles",
    "splitViewController",
    "tabBar", "tableView", "textField", "textView", "updateSearchResults", "viewForZooming",
    "adaptivePresentationStyle",
  ]

  /// Whether a method of one of them is called so.
  static func hasMethod(named name: String) -> Bool { prefixes.contains { name.hasPrefix($0) } }
}

extension DeclModifierListSyntax {
  /// Whether what they stand before need not be there.
  fileprivate var areOptional: Bool { contains { $0.name.text == "optional" } }
}

extension String {
  /// The text with a space for each stretch of spaces and line breaks.
  fileprivate var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
