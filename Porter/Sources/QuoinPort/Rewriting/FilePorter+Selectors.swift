import QuoinDiagnostics
import SwiftSyntax

extension FilePorter {
  /// What carries the method that `#selector` names; nothing where it cannot be carried, which is told.
  func selector(_ argument: LabeledExprSyntax, of node: some SyntaxProtocol) -> String? {
    var expression = argument.expression.withoutParentheses
    var cast: FunctionTypeSyntax?
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) else { return nil }
      expression = elements[0].withoutParentheses
      cast = elements[2].as(TypeExprSyntax.self)?.type.functionType
    }
    guard let named = NamedMember(expression) else { return nil }
    guard let owner = owner(of: named, at: node) else { return nil }
    if let label = argument.label?.text {
      let name = named.name
      if label == "getter" { return "Selector(\"\(name)\", { (it: \(owner)) in { it.\(name) } })" }
      let setter = "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
      return "Selector(\"\(setter)\", { (it: \(owner)) in { it.\(name) = $0 } })"
    }
    var candidates = table.methods(named: named.name, labels: named.labels, of: owner.lastComponent)
    var types = cast?.parameters.map { $0.type.trimmedDescription }
    // `as (Screen) -> (UIButton) -> Void` says whose the method is, too.
    if let curried = cast?.returnClause.type.functionType, types?.count == 1 {
      types = curried.parameters.map { $0.type.trimmedDescription }
    }
    if let types {
      let fitting = candidates.filter { $0.types == types }
      candidates = fitting.isEmpty ? candidates.filter { $0.types.count == types.count } : fitting
    }
    let method = candidates.first
    if let method {
      if method.isOptional { return failing(.selectorOfOptional(method.reference), at: node) }
      if method.isStatic { return failing(.selectorOfStatic(method.reference), at: node) }
    }
    let labels = named.labels ?? method?.labels
    let count = types?.count ?? labels?.count ?? 0
    if count > 2 { return failing(.selectorArguments(named.name, count), at: node) }
    let name = method?.selector ?? unknownName(named.name, labels: labels ?? types?.map { _ in "_" })
    guard let types else { return "Selector(\"\(name)\", \(owner).\(named.reference))" }
    // Written as a closure, since a type without an actor could not be cast to.
    let parameters = types.enumerated().map { "(argument\($0.offset): \($0.element))" }
    let declared = types.enumerated().map { "argument\($0.offset): \($0.element)" }.joined(separator: ", ")
    let passed = types.indices.map { index -> String in
      let label = labels.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? "_"
      return (label == "_" ? "" : "\(label): ") + "argument\(index)"
    }
    let head = parameters.isEmpty ? "" : "(\(declared)) in "
    return
      "Selector(\"\(name)\", { (it: \(owner)) in { \(head)it.\(named.name)(\(passed.joined(separator: ", "))) } })"
  }

  /// `Selector("close:")` and `NSSelectorFromString("close:")`: methods of the target are found by their names.
  func portNamedSelector(_ node: FunctionCallExprSyntax) -> Bool {
    guard let called = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["Selector", "NSSelectorFromString"].contains(called), node.arguments.count == 1,
      let argument = node.arguments.first, argument.label == nil,
      let literal = argument.expression.withoutParentheses.as(StringLiteralExprSyntax.self),
      let name = literal.representedLiteralValue
    else { return false }
    let usable = table.methods(selector: name, of: types.last?.lastComponent).filter {
      !$0.isStatic && !$0.isOptional && $0.labels.count < 3
        && ($0.onlyFile == nil || $0.onlyFile == source.path)
    }
    if let method = usable.first {
      replace(node, with: "Selector(\"\(name)\", \(method.type).\(method.reference))")
    } else {
      tell(.unknownSelector(name), at: node)
    }
    return true
  }

  private func failing(_ diagnostic: Diagnostic, at node: some SyntaxProtocol) -> String? {
    tell(diagnostic, at: node)
    return nil
  }

  /// Whose a method is that `#selector` names.
  private func owner(of member: NamedMember, at node: some SyntaxProtocol) -> String? {
    guard let base = member.base, base.trimmedDescription != "self", base.trimmedDescription != "Self",
      base.trimmedDescription != "super"
    else {
      if let type = types.last { return type }
      return failing(.selectorOutsideOfType(), at: node)
    }
    // UIKit has a protocol of what every responder can be asked to edit.
    if base.trimmedDescription == "UIResponderStandardEditActions" { return "UIResponder" }
    if base.typeName != nil { return base.trimmedDescription }
    let last = NamedMember(base)?.name ?? base.trimmedDescription
    if let type = table.type(ofProperty: last), !type.isEmpty { return type }
    let owners = Set(table.methods(named: member.name, labels: member.labels, of: "").map(\.type))
    if owners.count == 1, let only = owners.first { return only }
    return failing(.selectorOfUnknownType(base.trimmedDescription), at: node)
  }

  /// Methods of UIKit that take one argument, and are named without saying so.
  private static let ofOneArgument: Set<String> = [
    "endEditing", "cut", "copy", "paste", "delete", "select", "selectAll",
  ]

  private func unknownName(_ name: String, labels: [String]?) -> String {
    if let labels { return SelectorName.of(name, labels: labels) }
    return Self.ofOneArgument.contains(name) ? name + ":" : name
  }
}

/// A method or property that is named: `tap`, `Screen.tap(_:)`, `model.reload`.
struct NamedMember {
  let base: ExprSyntax?
  let name: String
  /// The labels, where they are written.
  let labels: [String]?

  init?(_ expression: ExprSyntax) {
    let reference: DeclReferenceExprSyntax
    if let member = expression.as(MemberAccessExprSyntax.self) {
      (base, reference) = (member.base?.withoutParentheses, member.declName)
    } else if let own = expression.as(DeclReferenceExprSyntax.self) {
      (base, reference) = (nil, own)
    } else {
      return nil
    }
    name = reference.baseName.text
    labels = reference.argumentNames?.arguments.map(\.name.text)
  }

  /// How it is written behind its owner's name.
  var reference: String {
    guard let labels else { return name }
    return labels.isEmpty ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))"
  }
}

extension ExprSyntax {
  /// The expression within parentheses, and without marks of optionals.
  var withoutParentheses: ExprSyntax {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.expression.withoutParentheses
    }
    if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.withoutParentheses }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.withoutParentheses }
    return self
  }
}

extension TypeSyntax {
  /// The function that a type is, without attributes and parentheses.
  var functionType: FunctionTypeSyntax? {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.functionType }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.type.functionType
    }
    return self.as(FunctionTypeSyntax.self)
  }
}

extension String {
  /// What stands behind the last point.
  var lastComponent: String {
    let name = prefix { $0 != "<" }
    return name.split(separator: ".").last.map(String.init) ?? self
  }
}
