import SwiftCompilerPlugin
import SwiftSyntax
import SwiftSyntaxMacros

@main
struct QuoinMacroPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    LayoutMembersMacro.self, TemplateComponentMacro.self, MarkMacro.self,
  ]
}

/// `@Outlet`, `@Action` and `@Attribute` mark what the macro of the class lists, and write nothing themselves.
public struct MarkMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
