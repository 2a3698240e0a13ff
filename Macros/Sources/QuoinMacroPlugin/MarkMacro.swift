import SwiftSyntax
import SwiftSyntaxMacros

/// `@Outlet`, `@Action` and `@Attribute` mark what the macro of the class lists, and write nothing themselves; they say
/// where nothing would come of them.
public struct MarkMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let mark = node.plainName
    if mark == "Action" {
      guard declaration.is(FunctionDeclSyntax.self) else {
        throw MacroExpansionErrorMessage("@Action belongs in front of a method")
      }
    } else {
      guard declaration.is(VariableDeclSyntax.self) else {
        throw MacroExpansionErrorMessage("@\(mark) belongs in front of a property")
      }
    }
    let lister = mark == "Attribute" ? "TemplateComponent" : "LayoutMembers"
    guard context.lexicalContext.first?.as(ClassDeclSyntax.self)?.attributes.mark(lister) != nil else {
      throw MacroExpansionErrorMessage(
        "@\(mark) belongs into a class with @\(lister), not into an extension of one")
    }
    return []
  }
}
