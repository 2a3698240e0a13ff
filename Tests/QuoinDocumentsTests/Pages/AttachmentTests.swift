import Foundation
import QuoinDiagnostics
import QuoinDocuments
import QuoinGraphics
import QuoinResources
import Testing

/// Files that a template attaches to its PDF.
@Suite final class AttachmentTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("quoin-attachments-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func template(
    _ content: String, files: [String: String], attributes: String = ""
  ) throws -> Template {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    let file = folder.appendingPathComponent("document.xml")
    try "<document size=\"A6\" \(attributes)>\n\(content)\n<UILabel text=\"a\"/></document>"
      .write(to: file, atomically: true, encoding: .utf8)
    return try Template(contentsOf: file, registry: .documents)
  }

  @Test func aPDFCarriesWhatIsAttached() throws {
    let template = try template(
      "<attachment file=\"rows.csv\" description=\"The rows\" relationship=\"data\"/>",
      files: ["rows.csv": "a,b"])
    var options = OutputOptions()
    options.pdf.packsObjects = false
    let pdf = String(decoding: try template.render(as: .pdf, options: options), as: UTF8.self)
    #expect(pdf.contains("/EmbeddedFile") && pdf.contains("(rows.csv)"))
    #expect(pdf.contains("(The rows)") && pdf.contains("/AFRelationship /Data"))
    #expect(try !template.render(as: .svg).isEmpty)
  }

  @Test func anInvoiceMayComeFromData() throws {
    let template = try template(
      "<attachment text=\"{xml}\"/><attachment name=\"rows.csv\" text=\"a,b\"/>", files: [:],
      attributes: "facturX=\"minimum\"")
    var options = OutputOptions()
    options.pdf.packsObjects = false
    options.metadata.date = Date(timeIntervalSince1970: 0)
    let invoice = """
      <CrossIndustryInvoice><ExchangedDocumentContext><GuidelineSpecifiedDocumentContextParameter>\
      <ID>urn:factur-x.eu:1p0:minimum</ID></GuidelineSpecifiedDocumentContextParameter>\
      </ExchangedDocumentContext></CrossIndustryInvoice>
      """
    let data = try template.render(state: ["xml": invoice], as: .pdf, options: options)
    let pdf = String(decoding: data, as: UTF8.self)
    #expect(
      pdf.contains("(factur-x.xml)") && pdf.contains("/AFRelationship /Data") && pdf.contains("(rows.csv)"))
    #expect(pdf.contains("<fx:ConformanceLevel>MINIMUM<") && pdf.contains("<pdfaid:part>3<"))
    // What the output is told comes first.
    options.pdf.facturX = .basic
    let problem = #expect(throws: Diagnostics.self) {
      try template.render(state: ["xml": invoice], as: .pdf, options: options)
    }
    #expect(problem?.all.first?.message.contains("the profile basic of Factur-X") == true)
    #expect(try !template.render(state: ["xml": invoice], as: .svg).isEmpty)
  }

  @Test func aFileThatIsNotThereIsToldWhereItIsNamed() throws {
    var found: Diagnostics?
    do { _ = try template("<attachment file=\"row.csv\"/>", files: [:]).render(as: .pdf) } catch let error
      as Diagnostics
    {
      found = error
    }
    #expect(found?.all.first?.span?.line == 2, "\(found?.description ?? "")")
  }

  @Test func filesAreAttachedToTheDocumentAlone() throws {
    for content in [
      "<section><attachment file=\"rows.csv\"/></section>",
      "<repeat for=\"n\" in=\"1...2\"><attachment file=\"rows.csv\"/></repeat>",
    ] {
      #expect(throws: Diagnostics.self, "\(content)") {
        try template(content, files: ["rows.csv": "a,b"]).render(as: .pdf)
      }
    }
  }
}
