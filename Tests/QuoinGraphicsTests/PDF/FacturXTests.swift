import Foundation
import QuoinDiagnostics
import Testing

@testable import QuoinGraphics

/// Invoices that a PDF carries for programs.
@Suite struct FacturXTests {
  private static let guidelines: [PDFOptions.FacturX: String] = [
    .minimum: "urn:factur-x.eu:1p0:minimum", .basicWL: "urn:factur-x.eu:1p0:basicwl",
    .basic: "urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic",
    .en16931: "urn:cen.eu:en16931:2017",
    .extended: "urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended",
    .xrechnung: "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0",
  ]

  /// An invoice without more than its guideline.
  private func invoice(_ guideline: String, root: String = "rsm:CrossIndustryInvoice") -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <\(root) xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:ram">
        <rsm:ExchangedDocumentContext>
          <ram:GuidelineSpecifiedDocumentContextParameter>
            <ram:ID>\(guideline)</ram:ID>
          </ram:GuidelineSpecifiedDocumentContextParameter>
        </rsm:ExchangedDocumentContext>
      </\(root)>
      """.utf8)
  }

  private func document(
    _ profile: PDFOptions.FacturX, _ attachments: [PDFOptions.Attachment],
    _ change: (inout OutputOptions) -> Void = { _ in }
  ) throws(Diagnostic) -> Data {
    var options = OutputOptions()
    options.metadata.date = Date(timeIntervalSince1970: 0)
    options.pdf.facturX = profile
    options.pdf.attachments = attachments
    change(&options)
    return try Renderer.document(options: options) { (session) throws(Diagnostic) in
      try session.beginPage(size: CGSize(width: 200, height: 100))
    }
  }

  private func problem(
    _ profile: PDFOptions.FacturX, _ attachments: [PDFOptions.Attachment],
    _ change: (inout OutputOptions) -> Void = { _ in }
  ) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try document(profile, attachments, change)
      return nil
    } catch { return error }
  }

  private func xml(_ name: String, _ data: Data) -> PDFOptions.Attachment {
    PDFOptions.Attachment(name: name, data: data, mediaType: "text/xml")
  }

  @Test(arguments: PDFOptions.FacturX.allCases)
  func aProfileNamesTheInvoiceAndSaysWhatItIs(profile: PDFOptions.FacturX) throws {
    let guideline = try #require(Self.guidelines[profile])
    let file = try #require(PDFFile(document(profile, [xml("bill.xml", invoice(guideline))])))
    let packet = try #require(file.number("Metadata", of: file.catalog).flatMap { file.streams[$0] })
    let name = profile == .xrechnung ? "xrechnung.xml" : "factur-x.xml"
    let level: [PDFOptions.FacturX: String] = [.basicWL: "BASIC WL", .en16931: "EN 16931"]
    for words in [
      "<pdfaid:part>3</pdfaid:part>\n<pdfaid:conformance>B</pdfaid:conformance>",
      "xmlns:fx=\"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#\"",
      "<fx:DocumentType>INVOICE<", "<fx:DocumentFileName>\(name)<",
      "<fx:Version>\(profile == .xrechnung ? "3.0" : "1.0")<",
      "<fx:ConformanceLevel>\(level[profile] ?? profile.rawValue.uppercased())<",
      "<pdfaProperty:name>ConformanceLevel</pdfaProperty:name>",
    ] { #expect(packet.contains(words), "\(words)") }
    let files = file.numbers("AF", of: file.catalog).compactMap { file.objects[$0] }
    let isData = [.minimum, .basicWL].contains(profile)
    #expect(files.count == 1 && files[0].contains("/F (\(name)) /UF (\(name))"))
    #expect(files[0].contains("/AFRelationship /\(isData ? "Data" : "Alternative")"))
    #expect(file.objects.values.contains { $0.contains("/Type /EmbeddedFile /Subtype /text#2Fxml") })
  }

  @Test func bothStandardsOfPropertiesAreDescribedInOneList() throws {
    let data = try document(.en16931, [xml("factur-x.xml", invoice("urn:cen.eu:en16931:2017"))]) {
      $0.pdf.archive = .a3a
      $0.pdf.isAccessible = true
      ($0.metadata.title, $0.metadata.language) = ("Invoice", "en")
    }
    let file = try #require(PDFFile(data))
    let packet = try #require(file.number("Metadata", of: file.catalog).flatMap { file.streams[$0] })
    #expect(packet.components(separatedBy: "<pdfaExtension:schemas>").count == 2)
    #expect(packet.components(separatedBy: "<pdfaSchema:prefix>").count == 3)
    #expect(packet.contains("<pdfaid:conformance>A<") && packet.contains("<pdfuaid:part>1<"))
  }

  @Test func otherFilesStayAsTheyAre() throws {
    let other = PDFOptions.Attachment(
      name: "terms.xml", data: Data("<terms/>".utf8), mediaType: "text/xml", relationship: .supplement)
    let data = try document(.en16931, [other, xml("factur-x.xml", invoice("urn:cen.eu:en16931:2017"))])
    let file = try #require(PDFFile(data))
    let files = file.numbers("AF", of: file.catalog).compactMap { file.objects[$0] }
    #expect(files.map { $0.contains("/AFRelationship /Alternative") } == [true, false])
    #expect(files[1].contains("/F (terms.xml)") && files[1].contains("/AFRelationship /Supplement"))
  }

  @Test func anOlderXRechnungSaysItsVersion() throws {
    let guideline = "urn:cen.eu:en16931:2017#compliant#urn:xoev-de:kosit:standard:xrechnung_2.3"
    let file = try #require(PDFFile(document(.xrechnung, [xml("a.xml", invoice(guideline))])))
    let packet = try #require(file.number("Metadata", of: file.catalog).flatMap { file.streams[$0] })
    #expect(packet.contains("<fx:Version>2.3<"))
  }

  @Test func anInvoiceOfAnotherProfileIsRefusedWithBoth() throws {
    let guideline = try #require(Self.guidelines[.basic])
    let found = try #require(problem(.en16931, [xml("a.xml", invoice(guideline))]))
    #expect(
      found.message
        == "The invoice 'a.xml' names the guideline '\(guideline)', and the profile en16931 of Factur-X asks for 'urn:cen.eu:en16931:2017'"
    )
    #expect(found.notes.map(\.message) == ["the profile basic takes it"])
    #expect(found.span?.file == "a.xml" && found.span?.line == 5)
    #expect(
      problem(.xrechnung, [xml("a.xml", invoice("mine"))])?.message.hasSuffix(
        "asks for 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_…'") == true)
    #expect(problem(.basic, [xml("a.xml", invoice(" "))])?.message.contains("names no guideline") == true)
  }

  @Test func whatIsNoInvoiceIsRefused() {
    #expect(
      problem(.basic, [xml("a.xml", Data("<a><b></a>".utf8))])?.message.hasPrefix(
        "The invoice 'a.xml' is no XML: ") == true)
    #expect(problem(.basic, [xml("a.xml", Data([0x3C, 0xFF]))])?.message.contains("is no XML") == true)
    #expect(
      problem(.basic, [xml("a.xml", invoice("x", root: "Invoice"))])?.message
        == "The invoice 'a.xml' is no CrossIndustryInvoice, which Factur-X carries, but <Invoice>")
    #expect(
      problem(.basic, [.init(name: "rows.csv", data: Data("1".utf8), mediaType: "text/csv")])?.message
        == "The profile basic of Factur-X needs an attachment called 'factur-x.xml', and no XML is attached")
    let two = [xml("a.xml", invoice("x")), xml("b.xml", invoice("x"))]
    #expect(
      problem(.xrechnung, two)?.message
        == "The profile xrechnung of Factur-X needs an attachment called 'xrechnung.xml', and none of the 2 XML files is called that"
    )
  }

  @Test func thereIsOneInvoice() {
    let file = xml("factur-x.xml", invoice("urn:cen.eu:en16931:2017"))
    #expect(problem(.en16931, [file, file])?.message == "Two attachments are called 'factur-x.xml'")
    var data = file
    data.relationship = .source
    #expect(
      problem(.en16931, [data])?.message
        == "The invoice of the profile en16931 is Alternative to its document, not Source")
    data.name = ""
    #expect(problem(.en16931, [file, data])?.message == "An attachment has no name")
  }

  @Test func itIsThatPartOfPDFAThatCarriesFiles() {
    let file = xml("factur-x.xml", invoice("urn:cen.eu:en16931:2017"))
    let found = problem(.en16931, [file]) { $0.pdf.archive = .a2u }
    #expect(found?.message == "A Factur-X document is a PDF/A-3, and this one is to be PDF/A-2u")
    #expect(found?.notes.first?.message.contains("a-3u") == true)
    #expect(
      problem(.en16931, [file]) { $0.metadata.date = nil }?.message
        == "A PDF/A-3 document that carries files needs a date")
  }
}
