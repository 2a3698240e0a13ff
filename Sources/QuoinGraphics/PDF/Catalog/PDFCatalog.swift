import Foundation
import QuoinDiagnostics

/// What a PDF says as a whole: its names, outline, structure, attachments, and words about itself.
struct PDFCatalog {
  let writer: PDFWriter
  let options: PDFOptions
  /// What it is printed by, if somebody said that.
  let profile: OutputProfile?
  /// What it carries for programs, as Factur-X has it.
  let invoice: FacturXInvoice?
  let metadata: DocumentMetadata
  let record: DocumentRecord
  /// The number, height and label of each page.
  let pages: [(number: Int, height: CGFloat, label: String?)]
  /// What is said of the fields that readers fill in.
  let form: String
  /// The element of the structure that stands at a place; nothing where places are not told by elements.
  let element: (DocumentRecord.Place) -> Int?

  /// Writes everything but the pages, and the end of the file.
  ///
  /// - Parameters:
  ///   - pagesNumber: The root of the pages.
  ///   - structure: The root of the structure, or nothing without any.
  func write(pagesNumber: Int, structure: Int?) throws(Diagnostic) {
    var entries = "/Type /Catalog /Pages \(pagesNumber) 0 R"
    if options.encryption != nil, !options.isOfVersion2 {
      // What PDF 2.0 took over from there.
      entries += "\n   /Extensions << /ADBE << /BaseVersion /1.7 /ExtensionLevel 8 >> >>"
    }
    if let language = metadata.language { entries += "\n   /Lang \(PDFText.string(language))" }
    if metadata.title != nil { entries += "\n   /ViewerPreferences << /DisplayDocTitle true >>" }
    if let structure { entries += "\n   /StructTreeRoot \(structure) 0 R /MarkInfo << /Marked true >>" }
    if !record.outline.isEmpty {
      let outline = try PDFOutline.write(record.outline, to: writer, place: target)
      entries += "\n   /Outlines \(outline) 0 R /PageMode /UseOutlines"
    }
    if let labels { entries += "\n   /PageLabels << /Nums [\(labels)] >>" }
    entries += form
    entries += try names()
    entries += try standards()
    let catalog = writer.allocate()
    try writer.append("<< \(entries) >>", as: catalog)
    // In PDF 2.0 the metadata say that.
    if options.isOfVersion2 { return try writer.finish(catalog: catalog, information: nil) }
    let number = writer.allocate()
    try writer.append("<< \(information) >>", as: number)
    try writer.finish(catalog: catalog, information: number)
  }

  /// What a document says in XMP, where it says anything, and which colours are meant, where a standard asks for that.
  private func standards() throws(Diagnostic) -> String {
    guard options.standards != nil || metadata != DocumentMetadata() else { return "" }
    let packet = writer.allocate()
    let sums = options.isForPrint ? try writer.sums() : ""
    try writer.append(
      PDFMetadata(metadata: metadata, options: options, invoice: invoice, sums: sums).packet,
      "/Type /Metadata /Subtype /XML",
      as: packet)
    let kinds = (options.archive == nil ? [] : ["PDFA1"]) + (options.isForPrint ? ["PDFX"] : [])
    if kinds.isEmpty { return "\n   /Metadata \(packet) 0 R" }
    let number = writer.allocate()
    try writer.append(profile?.data ?? SRGBProfile.data, "/N \(profile?.components ?? 3)", as: number)
    let name = PDFText.string(profile?.name ?? "sRGB IEC61966-2.1")
    let intents = kinds.map { kind in
      "<< /Type /OutputIntent /S /GTS_\(kind) /OutputConditionIdentifier \(name) /Info \(name) /DestOutputProfile \(number) 0 R >>"
    }
    return """

         /Metadata \(packet) 0 R
         /OutputIntents [ \(intents.joined(separator: " ")) ]
      """
  }

  /// A place as an explicit destination.
  private func words(_ place: DocumentRecord.Place) -> String {
    let page = pages[place.page]
    return
      "[ \(page.number) 0 R /XYZ \(PDFText.number(place.point.x)) \(PDFText.number(page.height - place.point.y)) null ]"
  }

  /// The same as it is told by the structure.
  private func structureWords(_ place: DocumentRecord.Place) -> String? {
    element(place).map { number in
      let y = pages[place.page].height - place.point.y
      return "[ \(number) 0 R /XYZ \(PDFText.number(place.point.x)) \(PDFText.number(y)) null ]"
    }
  }

  /// What the outline says of where a line leads: to a part of the structure as well where there is one, which readers follow that
  /// know of that.
  private func target(_ place: DocumentRecord.Place) -> String {
    guard let part = structureWords(place) else { return "/Dest \(words(place))" }
    return "/A << /Type /Action /S /GoTo /D \(words(place)) /SD \(part) >>"
  }

  /// What the names of places say of them, likewise.
  private func destination(_ place: DocumentRecord.Place) -> String {
    guard let part = structureWords(place) else { return words(place) }
    return "<< /D \(words(place)) /SD \(part) >>"
  }

  /// What readers show of a document's properties.
  private var information: String {
    var words = "/Producer (Quoin)"
    func add(_ key: String, _ text: String?) {
      if let text, !text.isEmpty { words += "\n   /\(key) \(PDFText.string(text))" }
    }
    add("Title", metadata.title)
    add("Author", metadata.author)
    add("Subject", metadata.subject)
    add("Keywords", metadata.keywords.joined(separator: ", "))
    if let date = metadata.date { words += "\n   /CreationDate \(PDFText.date(date))" }
    if options.isForPrint {
      words += "\n   /Trapped /False" + (metadata.date.map { " /ModDate \(PDFText.date($0))" } ?? "")
    }
    return words
  }

  /// Ranges of pages whose labels count on.
  private var labels: String? {
    guard pages.contains(where: { $0.label != nil }) else { return nil }
    var ranges = ""
    var last: (first: Int, label: PDFPageLabel)?
    for (index, page) in pages.enumerated() {
      let label = page.label ?? "\(index + 1)"
      if let last, last.label.text(after: index - last.first) == label { continue }
      let next = PDFPageLabel(label)
      ranges += " \(index) << \(next.entries) >>"
      last = (index, next)
    }
    return ranges + " "
  }

  private func names() throws(Diagnostic) -> String {
    var names = ""
    if !record.destinations.isEmpty {
      // Readers look names up by the order of their bytes.
      let sorted = record.destinations.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      let number = writer.allocate()
      let list = sorted.map { "\(PDFText.bytes($0.key)) \(destination($0.value))" }.joined(separator: "\n  ")
      try writer.append("<< /Names [ \(list) ] >>", as: number)
      names += " /Dests \(number) 0 R"
    }
    var files: [Int] = []
    let attachments = options.attachments.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    if !attachments.isEmpty {
      var list = ""
      for attachment in attachments {
        let number = try write(attachment)
        files.append(number)
        list += " \(PDFText.bytes(attachment.name)) \(number) 0 R"
      }
      names += " /EmbeddedFiles << /Names [\(list) ] >>"
    }
    var entries = names.isEmpty ? "" : "\n   /Names <<\(names) >>"
    if !files.isEmpty { entries += "\n   /AF [ \(files.map { "\($0) 0 R" }.joined(separator: " ")) ]" }
    return entries
  }

  private func write(_ attachment: PDFOptions.Attachment) throws(Diagnostic) -> Int {
    let (stream, specification) = (writer.allocate(), writer.allocate())
    let date = metadata.date.map { " /ModDate \(PDFText.date($0))" } ?? ""
    try writer.append(
      attachment.data,
      "/Type /EmbeddedFile /Subtype \(PDFText.name(attachment.mediaType)) /Params << /Size \(attachment.data.count)\(date) >>",
      as: stream)
    let name = PDFText.string(attachment.name)
    // PDF/UA-2 has each file say what it is.
    let words =
      attachment.summary.isEmpty && options.isAccessibleInVersion2 ? attachment.name : attachment.summary
    let summary = words.isEmpty ? "" : " /Desc \(PDFText.string(words))"
    try writer.append(
      "<< /Type /Filespec /F \(name) /UF \(name)\(summary) /AFRelationship /\(attachment.relationship.rawValue) /EF << /F \(stream) 0 R /UF \(stream) 0 R >> >>",
      as: specification)
    return specification
  }
}
