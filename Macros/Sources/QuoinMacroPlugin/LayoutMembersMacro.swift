import SwiftSyntax
import SwiftSyntaxMacros

/// Writes `layoutMembers` from what is marked with `@Outlet` and `@Action`.
public struct LayoutMembersMacro: MemberMacro {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let type = declaration.as(ClassDeclSyntax.self) else {
      throw MacroExpansionErrorMessage("@LayoutMembers belongs in front of a class")
    }
    let name = type.name.trimmedDescription
    let methods = type.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self)?.name.text }
    let lines = type.memberBlock.members.compactMap { line(for: $0.decl, of: name, methods: methods) }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.map { "    \($0),\n" }.joined())  ]"
    let adds = node.argument("addsToInherited") == "true"
    let kind = adds ? "override class" : type.isFinal ? "static" : "class"
    let inherited = adds ? "super.layoutMembers + " : ""
    return [
      "\(raw: type.access(isInherited: !type.isFinal))\(raw: kind) var layoutMembers: [OwnerMember] {\n  \(raw: inherited + list)\n}"
    ]
  }

  private static func line(for declaration: DeclSyntax, of type: String, methods: [String]) -> String? {
    if let variable = declaration.as(VariableDeclSyntax.self), let mark = variable.attributes.mark("Outlet"),
      let name = variable.name
    {
      return ".outlet(\(mark.argument() ?? "\"\(name)\""), \\\(type).\(name))"
    }
    if let method = declaration.as(FunctionDeclSyntax.self), let mark = method.attributes.mark("Action") {
      let title = mark.argument() ?? "\"\(method.selectorName)\""
      // A name without labels stands for methods with arguments as well.
      let isUnclear =
        method.signature.parameterClause.parameters.isEmpty
        && methods.count { $0 == method.name.text } > 1
      let signature = isUnclear ? " as @Sendable (\(type)) -> () -> Void" : ""
      return ".action(\(title), \(type).\(method.referenceName)\(signature))"
    }
    return nil
  }
}

extension FunctionDeclSyntax {
  /// The name as Objective-C's selectors have it: `press`, `select:`, `drag:event:`.
  fileprivate var selectorName: String {
    let labels = signature.parameterClause.parameters.enumerated().map { index, parameter in
      index == 0
        ? ":"
        : "\(parameter.firstName.trimmedDescription == "_" ? "" : parameter.firstName.trimmedDescription):"
    }
    return name.trimmedDescription + labels.joined()
  }

  /// The name with the labels, which tells methods of one name apart.
  fileprivate var referenceName: String {
    let parameters = signature.parameterClause.parameters
    if parameters.isEmpty { return name.trimmedDescription }
    return name.trimmedDescription + "(" + parameters.map { "\($0.firstName.trimmedDescription):" }.joined()
      + ")"
  }
}
