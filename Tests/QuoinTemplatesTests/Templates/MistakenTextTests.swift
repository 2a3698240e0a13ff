import QuoinDiagnostics
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// What other languages write for new lines and values is told how it is written here.
@Suite struct MistakenTextTests {
  private func messages(_ text: String, of element: String = "UILabel", attribute: String = "text") throws
    -> [String]
  {
    let template = try Template(markup: "<\(element) \(attribute)=\"\(text)\"/>", name: "t")
    return template.warnings.all.map(\.description)
  }

  @Test func escapesAreDrawnAsTheyAreWritten() throws {
    #expect(
      try messages(#"Zeile 1\nZeile 2"#) == [
        #"t:1:16: warning: “\n” is drawn as it is written; a new line is &#10; in a text"#
      ])
    #expect(try messages(#"a\tb"#).first?.contains("a tab is &#9;") == true)
    #expect(try messages(#"a\nb"#, of: "UIButton", attribute: "title").count == 1)
    let inside = try Template(markup: #"<UILabel>one\ntwo</UILabel>"#, name: "t")
    #expect(inside.warnings.count == 1)
  }

  @Test func valuesAreInsertedByBraces() throws {
    #expect(
      try messages(#"Dear \(name)"#).first?.hasSuffix(
        #"“\(name)” is drawn as it is written; a value is inserted by {name}"#) == true)
    let template = try Template(markup: "<UILabel text=\"Dear ${user.name}\"/>", name: "t")
    #expect(
      template.warnings.all.first?.message
        == "The “$” before {user.name} is drawn as it is written; a value is inserted by {user.name} alone")
  }

  @Test(arguments: [
    #"{['a', 'b'].joined('\n')}"#, #"C:\new\table"#, "costs ${unitPrice}", "{'$'}{name}", #"a \ b"#,
    #"\(a + b)"#,
    "plain", "${}", "$ {name}", #"\"#, #"trailing \("#,
  ])
  func whatMayBeMeantIsNotTold(text: String) { #expect(MistakenText(in: text) == nil) }

  @Test func pathsAndNamesAreNoText() throws {
    #expect(try messages(#"a\nb"#, of: "UIView", attribute: "id") == [])
  }
}
