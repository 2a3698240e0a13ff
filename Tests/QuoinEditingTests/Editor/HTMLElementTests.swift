import QuoinDiagnostics
import QuoinDocuments
import QuoinMarkup
import QuoinTemplates
import Testing

@testable import QuoinEditing
@testable import QuoinTools

/// Tools take for HTML what the reader of templates does.
@Suite("Elements of HTML in an editor") struct HTMLElementTests {
  private let language = TemplateLanguage(registry: .documents)

  private func template(_ text: String) -> EditedTemplate {
    EditedTemplate(text: text, url: nil, folder: TemplateFolder(), language: language)
  }

  @Test func inTextTheyAreInNoOutline() {
    func names(_ symbols: [OutlineSymbol]) -> [String] { symbols.flatMap { [$0.name] + names($0.children) } }
    let table = "<table><tr><td>a</td></tr></table>"
    #expect(names(template("<UILabel>\(table)<foot/></UILabel>").outline) == ["UILabel"])
    #expect(names(template("<UIView>\(table)</UIView>").outline) == ["UIView", "table", "tr", "td"])
    #expect(
      names(template("<table><tr><td>\(table)</td></tr></table>").outline) == [
        "table", "tr", "td", "table", "tr", "td",
      ])
  }

  @Test func componentsAreOfferedOnlyWhereTheyStandForThemselves() {
    func details(_ before: String, _ after: String) -> [String] {
      template(before + after).completions(at: before.utf8.count).items.filter { $0.label == "table" }
        .map(\.detail)
    }
    #expect(details("<UILabel>a <tab", "</UILabel>") == ["HTML"])
    #expect(details("<UILabel><b><tab", "</b></UILabel>") == ["HTML"])
    #expect(details("<UIView><tab", "</UIView>") == [": UIView"])
  }

  @Test func theirParametersAreNone() {
    let text = "<UIWebView><object><param name='movie' value='x'/></object><param name='y'/></UIWebView>"
    let found = TemplateChecker(registry: .documents).findings(
      in: text, at: "a.xml", project: TemplateProject())
    #expect(!found.contains { $0.rule.id == "unused-parameter" })
    let template = template(text)
    #expect(template.markup.root.map { template.parameters(of: $0).isEmpty } == true)
  }

  @Test func namesInTheirAttributesChangeAndTheirWritingDoesNot() throws {
    let formatter = TemplateFormatter(schema: ComponentRegistry.documents.schema)
    let markup = Markup(
      source: SourceText(file: "a.xml", contents: "<UILabel><td width=\"{x+1}px\">{y+1}</td></UILabel>"))
    let found = try TemplateRenaming(markup, from: "x", to: "z", formatter: formatter)
    #expect(
      markup.applying(found.edits).source.contents == "<UILabel><td width=\"{z+1}px\">{y+1}</td></UILabel>")
  }
}
