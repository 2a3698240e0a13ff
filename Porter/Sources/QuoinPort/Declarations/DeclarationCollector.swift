import SwiftSyntax

/// Collects what a file declares, as far as it is compiled on iOS.
final class DeclarationCollector: SyntaxVisitor {
  private(set) var table = DeclarationTable()
  private let file: String
  /// The types that are open, the innermost last.
  private var types: [String] = []

  init(file: String) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  private func open(_ name: String, _ clause: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
    types.append(name)
    table.add(type: name, inheriting: clause?.inheritedTypes.map { $0.type.plainName } ?? [])
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    table.add(class: node.name.text)
    return open(node.name.text, node.inheritanceClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, node.inheritanceClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, node.inheritanceClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, node.inheritanceClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, node.inheritanceClause)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.extendedType.plainName, node.inheritanceClause)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = types.last else { return .visitChildren }
    let parameters = node.signature.parameterClause.parameters
    let labels = parameters.map(\.firstName.text)
    let given = node.attributes.lazy.compactMap(\.objectiveCName).first
    let modifiers = Set(node.modifiers.map(\.name.text))
    if modifiers.contains("override") { table.add(override: node.name.text, by: type) }
    table.add(
      DeclarationTable.Method(
        name: node.name.text, labels: labels, types: parameters.map { $0.type.trimmedDescription },
        hasResult: node.signature.hasResult,
        selector: given ?? SelectorName.of(node.name.text, labels: labels), type: type,
        isStatic: modifiers.contains("static") || modifiers.contains("class"),
        isOptional: modifiers.contains("optional"), isOverride: modifiers.contains("override"),
        onlyFile: modifiers.isDisjoint(with: ["private", "fileprivate"]) ? nil : file))
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isOptional = node.modifiers.contains { $0.name.text == "optional" }
    let isOverride = node.modifiers.contains { $0.name.text == "override" }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      if let type = binding.typeAnnotation?.type.plainName {
        table.add(property: name, of: type)
      } else if let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
        let type = call.calledExpression.typeName
      {
        table.add(property: name, of: type)
      } else {
        table.add(property: name, of: "")
      }
      if isOverride, let type = types.last { table.add(override: name, by: type) }
      if isOptional, let type = types.last { table.add(optionalProperty: name, of: type) }
    }
    return .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.livingClauses { if let elements = clause.elements { walk(elements) } }
    return .skipChildren
  }
}

extension TypeSyntax {
  /// The name of a type without what surrounds it: `Delegate` for `any Outer.Delegate?`.
  var plainName: String {
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.plainName }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType.plainName }
    if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.plainName }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.plainName }
    if let type = self.as(MemberTypeSyntax.self) { return type.name.text }
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = self.as(TupleTypeSyntax.self), type.elements.count == 1, let only = type.elements.first {
      return only.type.plainName
    }
    return trimmedDescription
  }
}

extension ExprSyntax {
  /// The name of the type that an expression is, if it looks like one: `Screen` for `Outer.Screen`.
  var typeName: String? {
    let name: String
    if let reference = self.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil {
      name = reference.baseName.text
    } else if let member = self.as(MemberAccessExprSyntax.self), member.declName.argumentNames == nil {
      name = member.declName.baseName.text
    } else if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.typeName
    } else {
      return nil
    }
    return name.first?.isUppercase == true ? name : nil
  }
}

extension FunctionSignatureSyntax {
  /// Whether a function gives something.
  var hasResult: Bool {
    guard let type = returnClause?.type.trimmedDescription else { return false }
    return type != "Void" && type != "()"
  }
}

extension AttributeListSyntax.Element {
  /// What `@objc(name)` says.
  var objectiveCName: String? {
    guard case .attribute(let attribute) = self, attribute.name == "objc", let arguments = attribute.arguments
    else { return nil }
    return arguments.trimmedDescription.filter { !$0.isWhitespace }
  }
}

extension AttributeSyntax {
  /// What the attribute is called.
  var name: String { attributeName.trimmedDescription }
}
