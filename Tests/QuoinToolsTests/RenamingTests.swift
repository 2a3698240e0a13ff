import QuoinDiagnostics
import QuoinMarkup
import QuoinTemplates
import Testing

@testable import QuoinTools

@Suite struct RenamingTests {
  private let formatter = TemplateFormatter(schema: ComponentRegistry.standard.schema)

  private func renamed(_ text: String, from name: String, to newName: String) throws -> String {
    try formatter.renamed(Markup(source: SourceText(file: "a.xml", contents: text)), from: name, to: newName)
  }

  @Test(arguments: [
    ("<Meter level=\"depth\"/>", "<Meter level=\"rank\"/>"),
    ("<Meter name=\"depth\"/>", "<Meter name=\"depth\"/>"),
    ("<UIView depth=\"1\"/>", "<UIView depth=\"1\"/>"),
    (
      "<UIView top=\"depth + a.depth + depth.b // depth\"/>",
      "<UIView top=\"rank + a.depth + depth.b // depth\"/>"
    ),
    ("<UIView top=\"depth(1) + depth[0]\"/>", "<UIView top=\"rank(1) + rank[0]\"/>"),
    ("<UILabel text=\"depth {depth}{'depth'}\"/>", "<UILabel text=\"depth {rank}{'depth'}\"/>"),
    ("<UILabel>depth {depth}</UILabel>", "<UILabel>depth {rank}</UILabel>"),
    ("<UIView backgroundColor=\"depth\"/>", "<UIView backgroundColor=\"rank\"/>"),
    ("<UIView top=\"items.map(depth => depth)\"/>", "<UIView top=\"items.map(depth => depth)\"/>"),
  ])
  func namesInExpressionsChange(before: String, after: String) throws {
    let source = before.replacing("=>", with: "=&gt;")
    #expect(try renamed(source, from: "depth", to: "rank") == after + "\n")
  }

  @Test func classesChangeAndHTMLDoesNot() throws {
    #expect(
      try renamed("<Card><UILabel><b>x</b></UILabel></Card>", from: "Card", to: "CardView")
        == "<CardView>\n    <UILabel>\n        <b>x</b>\n    </UILabel>\n</CardView>\n")
    #expect(
      try renamed("<UILabel><b>x</b></UILabel>", from: "b", to: "c")
        == "<UILabel>\n    <b>x</b>\n</UILabel>\n")
    #expect(throws: Diagnostics.self) { try renamed("<A/>", from: "a/b", to: "c") }
  }

  @Test func stringsAreListedByTheirKeys() {
    let text = """
      <UIView top="strings.none"><UILabel text="{strings.title} {strings.count(3)}"/>
      <UILabel>{`strings.Hello\\nyou`} strings.text</UILabel><UILabel><p id="{strings.html}">{strings.title}</p></UILabel></UIView>
      """
    let keys = formatter.stringKeys(in: Markup(source: SourceText(file: "a.xml", contents: text)))
    #expect(keys == ["Hello\nyou", "count", "title"])
  }
}
