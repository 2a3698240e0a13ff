import QuoinMacroPlugin
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// What the macros make of a source.
func expansion(of source: String) -> String {
  let macros: [String: any Macro.Type] = [
    "LayoutMembers": LayoutMembersMacro.self, "TemplateComponent": TemplateComponentMacro.self,
    "Outlet": MarkMacro.self, "Action": MarkMacro.self, "Attribute": MarkMacro.self,
  ]
  let file = Parser.parse(source: source)
  let context = BasicMacroExpansionContext(
    sourceFiles: [file: .init(moduleName: "Test", fullFilePath: "Test.swift")])
  let expanded = file.expand(
    macros: macros,
    contextGenerator: {
      BasicMacroExpansionContext(sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
    },
    indentationWidth: .spaces(2))
  let problems = context.diagnostics.map { "error: \($0.message)\n" }.joined()
  return problems + expanded.trimmedDescription
}
