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

  @Test func aDocumentNamesItsStandards() throws {
    let markup = """
      <document language="en" standard="{standard}" title="a"><UILabel text="a"/></document>
      """
    let template = try Template(markup: markup, registry: .documents)
    func rendering(_ standard: String, _ own: PDFStandards? = nil) throws -> (pdf: String, warnings: [String])
    {
      var options = OutputOptions()
      options.pdf.packsObjects = false
      (options.pdf.archive, options.pdf.isAccessible) = (own?.archive, own?.isAccessible == true)
      let rendering = try template.rendering(
        state: ["standard": standard], as: .pdf, options: options)
      return (
        String(decoding: rendering.data, as: Unicode.ASCII.self), rendering.warnings.all.map(\.message)
      )
    }
    let both = try rendering("a-2a,ua-1")
    #expect(both.pdf.contains("<pdfaid:conformance>A<") && both.pdf.contains("<pdfuaid:part>1<"))
    #expect(both.warnings == [])
    #expect(try !rendering("").pdf.contains("pdfaid:part"))
    // What the output is told comes first; what it keeps to besides is no contradiction.
    let less = try rendering("a-2b", PDFStandards("a-2a,ua-1"))
    #expect(less.pdf.contains("<pdfaid:conformance>A<") && less.warnings == [])
    let other = try rendering("a-3a", PDFStandards("ua-1"))
    #expect(!other.pdf.contains("pdfaid:part") && other.pdf.contains("<pdfuaid:part>1<"))
    #expect(
      other.warnings == ["The document asks for a-3a, and its PDF keeps to ua-1, as it was told"])
  }

  @Test func aStandardThatThereIsNotIsToldWhereItIsNamed() throws {
    let problem = #expect(throws: Diagnostics.self) {
      try pdf("<document language=\"en\"\n  standard=\"a-2x\" title=\"a\"><UILabel text=\"a\"/></document>")
    }
    let first = try #require(problem?.all.first)
    #expect(first.span?.line == 2, "\(first)")
    #expect(
      first.message
        == "'a-2x' is none of a-2b, a-2u, a-2a, a-3b, a-3u, a-3a, a-4, a-4f, ua-1, ua-2, wtpdf, x-4; did you mean a-2a?",
      "\(first.message)")
  }

  @Test func whatKeepsADocumentFromAStandardIsToldWhereItBegins() throws {
    for (attributes, message) in [
      ("language=\"en\" standard=\"ua-1\"", "A PDF/UA document needs a title"),
      ("standard=\"x-4\" title=\"a\"", "A PDF/X-4 document needs a date"),
    ] {
      let problem = #expect(throws: Diagnostics.self) {
        try pdf("\n<document \(attributes)><UILabel text=\"a\"/></document>")
      }
      #expect(problem?.all.map(\.message) == [message] && problem?.all.first?.span?.line == 2)
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
