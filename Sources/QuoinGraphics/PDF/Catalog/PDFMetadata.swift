import Foundation

/// What a PDF says about itself in XMP, ISO 16684-1: the same as in its information, and which standards it keeps to.
struct PDFMetadata {
  let metadata: DocumentMetadata
  let options: PDFOptions
  let invoice: FacturXInvoice?
  /// 32 digits of base 16 that tell the document from others, where it needs them.
  var sums = ""

  /// The packet, as the stream of the catalog's metadata.
  var packet: Data {
    var lines: [String] = []
    lines.append("<?xpacket begin=\"\u{FEFF}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>")
    lines.append("<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">")
    lines.append("<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">")
    lines.append(
      "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\" xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\" xmlns:pdfaid=\"http://www.aiim.org/pdfa/ns/id/\" xmlns:pdfuaid=\"http://www.aiim.org/pdfua/ns/id/\">"
    )
    lines.append("<dc:format>application/pdf</dc:format>")
    if let title = given(metadata.title) { lines.append(alternatives("dc:title", title)) }
    if let author = given(metadata.author) {
      lines.append("<dc:creator><rdf:Seq><rdf:li>\(author)</rdf:li></rdf:Seq></dc:creator>")
    }
    if let subject = given(metadata.subject) { lines.append(alternatives("dc:description", subject)) }
    if let language = given(metadata.language) {
      lines.append("<dc:language><rdf:Bag><rdf:li>\(language)</rdf:li></rdf:Bag></dc:language>")
    }
    if let keywords = given(metadata.keywords.joined(separator: ", ")) {
      lines.append("<pdf:Keywords>\(keywords)</pdf:Keywords>")
    }
    lines.append("<pdf:Producer>Quoin</pdf:Producer>")
    let date = metadata.date.map { $0.ISO8601Format() }
    if let date { lines.append("<xmp:CreateDate>\(date)</xmp:CreateDate>") }
    if let archive = options.archive {
      lines.append("<pdfaid:part>\(archive.part)</pdfaid:part>")
      // The year of a part's edition is said from PDF/A-4 on.
      if archive.part == 4 { lines.append("<pdfaid:rev>2020</pdfaid:rev>") }
      if !archive.level.isEmpty {
        lines.append("<pdfaid:conformance>\(archive.level)</pdfaid:conformance>")
      }
    }
    if options.accessibility.contains(.ua2) {
      lines.append("<pdfuaid:part>2</pdfuaid:part>")
      lines.append("<pdfuaid:rev>2024</pdfuaid:rev>")
    } else if options.accessibility.contains(.ua1) {
      lines.append("<pdfuaid:part>1</pdfuaid:part>")
    }
    lines.append("</rdf:Description>")
    if options.accessibility.contains(.wtpdf) { lines.append(Self.wellTagged) }
    if options.isForPrint {
      lines.append(
        "<rdf:Description rdf:about=\"\" xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\" xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\" xmlns:xmpMM=\"http://ns.adobe.com/xap/1.0/mm/\">"
      )
      for key in ["ModifyDate", "MetadataDate"] { lines.append("<xmp:\(key)>\(date ?? "")</xmp:\(key)>") }
      lines.append("<pdf:Trapped>False</pdf:Trapped>")
      lines.append("<xmpMM:DocumentID>uuid:\(sums)</xmpMM:DocumentID>")
      lines.append("<xmpMM:VersionID>1</xmpMM:VersionID>")
      lines.append("<xmpMM:RenditionClass>default</xmpMM:RenditionClass>")
      lines.append("</rdf:Description>")
      lines.append(PDFSchema.print.description(["PDF/X-4"]))
    }
    if let invoice {
      let values = [
        "INVOICE", invoice.profile.fileName, given(invoice.version) ?? "", invoice.profile.level,
      ]
      lines.append(PDFSchema.invoice.description(values))
    }
    if let archive = options.archive, archive.part < 4 {
      let schemas =
        (options.isAccessible ? [.accessibility] : []) + (options.isForPrint ? [.print] : [])
        + (invoice == nil ? [] : [PDFSchema.invoice])
      if !schemas.isEmpty { lines.append(PDFSchema.extensions(schemas)) }
    }
    lines.append("</rdf:RDF>")
    lines.append("</x:xmpmeta>")
    lines.append("<?xpacket end=\"r\"?>")
    return Data(lines.joined(separator: "\n").utf8)
  }

  /// What a well-tagged PDF declares, by the PDF Association's PDF Declarations.
  private static let wellTagged: String = {
    let items = ["accessibility1.0", "reuse1.0"].map {
      """
      <rdf:li rdf:parseType="Resource">
      <pdfd:conformsTo>http://pdfa.org/declarations/wtpdf#\($0)</pdfd:conformsTo>
      </rdf:li>
      """
    }
    return """
      <rdf:Description rdf:about="" xmlns:pdfd="http://pdfa.org/declarations/">
      <pdfd:declarations><rdf:Bag>
      \(items.joined(separator: "\n"))
      </rdf:Bag></pdfd:declarations>
      </rdf:Description>
      """
  }()

  private func given(_ text: String?) -> String? {
    guard let text, !text.isEmpty else { return nil }
    return text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      // What XML cannot hold.
      case "\0"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  private func alternatives(_ name: String, _ text: String) -> String {
    "<\(name)><rdf:Alt><rdf:li xml:lang=\"x-default\">\(text)</rdf:li></rdf:Alt></\(name)>"
  }
}
