import Foundation
import QuoinDiagnostics
import QuoinGraphics
import Testing

@testable import QuoinDocuments

@Suite struct DocumentMetadataTests {
  private func pdf(_ markup: String, _ change: (inout OutputOptions) -> Void = { _ in }) throws -> String {
    var options = OutputOptions()
    options.pdf.packsObjects = false
    change(&options)
    let template = try Template(markup: markup, registry: .documents)
    return String(
      decoding: try template.render(state: ["name": "Ada"], as: .pdf, options: options),
      as: Unicode.ASCII.self)
  }

  private let markup = """
    <document author="{name}" keywords="wood, glue" language="en-GB" subject="Accounts" title="Report for {name}">
      <UILabel text="text"/>
    </document>
    """

  @Test func aDocumentSaysWhatItIs() throws {
    let pdf = try pdf(markup)
    for entry in [
      "/Title (Report for Ada)", "/Author (Ada)", "/Subject (Accounts)", "/Keywords (wood, glue)",
      "/Lang (en-GB)",
    ] { #expect(pdf.contains(entry), "\(entry)") }
  }

  @Test func whatTheOutputIsToldComesFirst() throws {
    let pdf = try pdf(markup) { $0.metadata.title = "Other" }
    #expect(pdf.contains("/Title (Other)") && pdf.contains("/Author (Ada)"))
  }

  @Test func aDocumentForEverybodyNeedsNoMoreThanItsTitleAndLanguage() throws {
    let pdf = try pdf(markup) { $0.pdf.isAccessible = true }
    #expect(pdf.contains("/StructTreeRoot"))
    #expect(throws: Diagnostics.self) {
      try self.pdf("<document title=\"a\"><UILabel text=\"a\"/></document>") { $0.pdf.isAccessible = true }
    }
  }

  private func types(_ pdf: String) -> [String] {
    pdf.matches(of: /\/Type \/StructElem \/S \/(\w+)/).map { String($0.1) }
  }

  @Test func aDocumentMayBeWithoutTagsUnlessAStandardWantsThem() throws {
    let plain = "<document isTagged=\"false\" language=\"en\" title=\"a\"><UILabel text=\"a\"/></document>"
    #expect(try types(pdf(plain)) == [])
    #expect(try types(pdf(plain) { $0.pdf.isAccessible = true }) == ["P", "Document"])
  }

  @Test func otherTemplatesAreTaggedWhereThatIsAskedFor() throws {
    let markup = """
      <UIStackView axis="vertical" spacing="4" width="300">
        <UILabel accessibilityTraits="header" text="Title"/>
        <UILabel text="Words"/>
        <QRCode width="40">https://example.org</QRCode>
        <UIView height="1" backgroundColor="red"/>
      </UIStackView>
      """
    #expect(try types(pdf(markup)) == [])
    let tagged = try pdf(markup) { $0.pdf.isTagged = true }
    #expect(types(tagged) == ["H1", "P", "Figure", "Document"])
    #expect(tagged.contains("/Alt (QR code, https://example.org)"))
  }

  @Test func textAndTablesOverPagesAreOneEach() throws {
    let pdf = try pdf(
      """
      <document size="200 x 120" margin="10">
        <UILabel font="System 10" numberOfLines="0" text="{['a b c'].repeated(40).joined(' ')}"/>
      </document>
      """.replacingOccurrences(
        of: "{['a b c'].repeated(40).joined(' ')}",
        with: Array(repeating: "some more words", count: 40).joined(separator: " ")))
    #expect(types(pdf) == ["P", "Document"])
    let table = try self.pdf(
      """
      <document size="200 x 120" margin="10">
        <table><column/><thead><tr><th height="20" text="head"/></tr></thead>
          <repeat for="n" in="0..&lt;6"><tr backgroundColor="red"><td height="20" text="{n}"/></tr></repeat></table>
      </document>
      """)
    let found = types(table)
    #expect(found.filter { $0 == "Table" }.count == 1 && found.filter { $0 == "TR" }.count == 7)
    #expect(found.filter { $0 == "TH" }.count == 1 && found.filter { $0 == "TD" }.count == 6)
  }
}
