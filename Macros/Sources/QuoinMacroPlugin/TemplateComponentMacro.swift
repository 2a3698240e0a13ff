import SwiftSyntax
import SwiftSyntaxMacros

/// Writes `component` from what is marked with `@Attribute`.
public struct TemplateComponentMacro: MemberMacro {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let type = declaration.as(ClassDeclSyntax.self) else {
      throw MacroExpansionErrorMessage("@TemplateComponent belongs in front of a class")
    }
    let name = type.name.trimmedDescription
    var arguments = ["\(node.argument() ?? "\"\(name)\"")", "\(name).self"]
    // Unless it is given, the component of the nearest class that has one is found when the registry is made.
    if let superclass = node.argument("superclass") { arguments.append("superclass: \(superclass)") }
    if let summary = type.summary { arguments.append("summary: \(summary)") }
    if let body = node.argument("body") { arguments.append("body: \(body)") }
    let lines = type.memberBlock.members.compactMap { line(for: $0.decl, of: name) }
    let properties = lines.isEmpty ? "" : " properties: {\n\(lines.map { "  \($0)\n" }.joined())}"
    return [
      "\(raw: type.access(isInherited: false))static let component = Component(\(raw: arguments.joined(separator: ", "))) { _ in\n  \(raw: name)()\n}\(raw: properties)"
    ]
  }

  private static func line(for declaration: DeclSyntax, of type: String) -> String? {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let mark = variable.attributes.mark("Attribute"), let name = variable.name
    else { return nil }
    var arguments = ["\(variable.isReadOnly ? "readOnly: " : "")\"\(name)\"", "\\\(type).\(name)"]
    let unit = mark.argument()
    if let summary = variable.summary ?? unit.map({ _ in "\"\"" }) { arguments.append(summary) }
    if let unit { arguments.append(unit) }
    let suffix = mark.argument("affectsSize") == "true" ? ".affectingSize" : ""
    return "Property(\(arguments.joined(separator: ", ")))\(suffix)"
  }
}
