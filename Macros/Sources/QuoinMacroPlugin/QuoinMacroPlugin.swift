import SwiftCompilerPlugin
import SwiftSyntax
import SwiftSyntaxMacros

@main
struct QuoinMacroPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    LayoutMembersMacro.self, TemplateComponentMacro.self, MarkMacro.self,
  ]
}
