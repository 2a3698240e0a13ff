import Foundation
import QuoinDiagnostics
import QuoinResources

/// A PDF while it is drawn, page by page.
final class PDFDocument {
  let structure: PDFStructure
  let writer: PDFWriter
  let fonts: PDFFonts
  let images: PDFImages
  private let form: PDFForm
  private let options: PDFOptions
  private let invoice: FacturXInvoice?
  private let profile: OutputProfile?
  /// Whether the document says that it keeps to a standard.
  let hasClaims: Bool
  private let metadata: DocumentMetadata
  private let scale: CGFloat
  private let traits: UITraitCollection
  private var pages: PDFPageTree
  /// The page that is drawn.
  private var page: PDFContent?
  private var boxes: PageBoxes?
  private var problem: Diagnostic?
  private var hasLeftOutLinks = false
  /// Whether colours of inks were drawn.
  var hasInks = false
  /// The forms that are to be written, by their numbers.
  private var places: [Int: CGSize] = [:]
  /// What there was when the part began that is drawn.
  private var start: (pages: Int, fields: Int, places: [Int: CGSize], problem: Diagnostic?)?

  /// Begins a document.
  ///
  /// - Parameters:
  ///   - options: How it is written.
  ///   - metadata: What it says about itself.
  ///   - scale: Pixels a point of effects that must become pixels.
  ///   - traits: What dynamic colours are resolved with, at that scale.
  ///   - write: Takes what has been written.
  /// - Throws: A diagnostic for two attachments of one name, or for what a standard wants.
  init(
    _ options: PDFOptions, metadata: DocumentMetadata, scale: CGFloat, traits: UITraitCollection,
    write: @escaping (Data) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    var options = options
    invoice = try options.prepareInvoice()
    var names: Set<String> = []
    for attachment in options.attachments {
      if attachment.name.isEmpty { throw .attachmentWithoutName }
      if !names.insert(attachment.name).inserted { throw .attachmentTwice(attachment.name) }
    }
    try options.check(metadata)
    (self.options, self.metadata) = (options, metadata)
    hasClaims = options.archive != nil || options.isAccessible
    (self.scale, self.traits) = (scale, traits)
    let cipher = try options.encryption.map { encryption throws(Diagnostic) in try encryption.cipher() }
    profile = options.outputProfile.flatMap(OutputProfile.init)
    // PDF/X-4 was made for PDF 1.6.
    let version = options.isOfVersion2 ? "2.0" : options.isForPrint ? "1.6" : "1.7"
    writer = PDFWriter(version: version, packs: options.packsObjects, cipher: cipher, write: write)
    if profile != nil {
      let number = writer.allocate()
      try writer.append(SRGBProfile.data, "/N 3", as: number)
      writer.rgbProfile = number
    }
    fonts = PDFFonts(writer)
    images = PDFImages(writer, isSmooth: options.archive == nil, inkProfile: profile?.inkData)
    form = PDFForm(writer, saysContents: options.isAccessibleInVersion2)
    pages = PDFPageTree(writer)
    let (name, isOfVersion2) = (options.accessibleName, options.isOfVersion2)
    structure = PDFStructure(
      writer, language: metadata.language, isOfVersion2: isOfVersion2,
      claims: options.isAccessible ? AccessibleStructure(name, isOfVersion2: isOfVersion2) : nil)
    if options.needsTags { structure.beginDocument() }
  }

  /// Whether colours may be made of inks: in PDF/A, those have to be known.
  var takesInks: Bool { options.archive == nil && profile == nil || profile?.inkData != nil }

  /// A colour as it is seen on screens: as the profile of its inks says where that is known.
  func seen(_ color: CGColor) -> CGColor {
    guard let inks = color.inks else { return color }
    return profile?.color(of: inks).map { $0.withAlpha(color.alpha) } ?? color.withoutInks
  }

  /// The space in which what lies over each other is mixed: where inks are drawn of which nobody says what they are, the device's.
  private var groupSpace: String {
    if let profile { return " /CS \(profile.space)" }
    return hasInks ? "" : " /CS /DeviceRGB"
  }

  /// Keeps what went wrong first for whoever ends the page.
  func note(_ problem: Diagnostic) { self.problem = self.problem ?? problem }

  func allocate() -> Int { writer.allocate() }

  /// Notes what keeps text from the standards that were chosen.
  func check(_ characters: UnsafeBufferPointer<UInt8>.SubSequence, isMissing: Bool) {
    // Private characters begin with this at least.
    guard isMissing || (characters.first ?? 0) >= 0xEE else { return }
    do throws(Diagnostic) {
      try options.check(text: String(decoding: characters, as: UTF8.self), isMissing: isMissing)
    } catch { note(error) }
  }

  // MARK: Pages

  func beginPage(size: CGSize, label: String?) throws(Diagnostic) -> Canvas {
    try options.check(page: size)
    // That what says no colour is black, is said of a printer's black alone.
    let page = PDFContent(
      page: pages.begin(height: size.height, label: label), size: size, color: profile == nil ? .black : nil)
    self.page = page
    return canvas(on: page, size: size)
  }

  /// A canvas for what is drawn next.
  func canvas(on content: PDFContent, size: CGSize) -> PDFCanvas {
    PDFCanvas(document: self, content: content, size: size, scale: scale, traits: traits)
  }

  func setBoxes(_ boxes: PageBoxes) { self.boxes = boxes }

  func endPage() throws(Diagnostic) {
    if let problem { throw problem }
    guard let page else { return }
    self.page = nil
    let content = writer.allocate()
    try writer.append(deflating: page.finish(isTagged: structure.isUsed), as: content)
    var words = PDFBytes()
    words.add("<< /Type /Page /Parent ")
    words.add(pages.parent)
    words.add(" 0 R /MediaBox [ 0 0 ")
    words.add(numbers: page.box.width, page.box.height)
    words.add("]\n   /Contents ")
    words.add(content)
    words.add(" 0 R /Group << /Type /Group /S /Transparency /I true")
    words.add(text: groupSpace)
    words.add(" >>\n   /Resources ")
    words.add(page.resources(writer.colorSpaces))
    if !page.annotations.isEmpty {
      words.add("\n   /Annots [")
      for annotation in page.annotations {
        words.add(" ")
        words.add(annotation)
        words.add(" 0 R")
      }
      words.add(" ]")
    }
    if !page.elements.isEmpty {
      words.add("\n   /StructParents ")
      words.add(try structure.addPage(elements: page.elements))
    }
    if structure.isUsed { words.add(" /Tabs /S") }
    let all = CGRect(origin: .zero, size: page.box.size)
    if let boxes = boxes ?? (options.isForPrint ? PageBoxes(trim: all, bleed: all) : nil) {
      for (name, box) in [("TrimBox", boxes.trim), ("BleedBox", boxes.bleed)] {
        words.add(text: " /\(name) [ \(corners(of: box, height: page.box.height)) ]")
      }
    }
    boxes = nil
    words.add(" >>\n")
    try writer.append(words.bytes, nil, as: page.number)
  }

  // MARK: Parts

  func beginPart() {
    start = (pages.pages.count, form.fields.count, places, problem)
    structure.beginPart()
  }

  func endPart() throws(Diagnostic) {
    try structure.endPart()
    start = nil
  }

  func takePartBack() -> Bool {
    guard let start else { return false }
    pages.removeAll(behind: start.pages)
    form.removeAll(behind: start.fields)
    (places, problem) = (start.places, start.problem)
    (page, boxes) = (nil, nil)
    structure.takePartBack()
    self.start = nil
    return true
  }

  // MARK: Forms

  /// Gives the number of a form that is to be written before the document ends.
  func leavePlace(size: CGSize) -> Int {
    let number = writer.allocate()
    places[number] = size
    return number
  }

  /// Writes what is on no page, but drawn on one as a form.
  func writeForm(_ form: PDFContent) throws(Diagnostic) {
    places[form.number] = nil
    try write(form, "")
  }

  /// Writes what is drawn as one.
  func writeGroup(_ group: PDFContent) throws(Diagnostic) {
    var entries = " /Group << /Type /Group /S /Transparency\(groupSpace) >>"
    if !group.elements.isEmpty {
      entries += " /StructParents \(try structure.addPage(elements: group.elements))"
    }
    try write(group, entries)
  }

  private func write(_ form: PDFContent, _ entries: String) throws(Diagnostic) {
    var head = PDFBytes()
    head.add("/Type /XObject /Subtype /Form /BBox [ ")
    head.add(numbers: form.box.minX, form.box.minY, form.box.maxX, form.box.maxY)
    head.add("] /Resources ")
    head.add(form.resources(writer.colorSpaces))
    head.add(text: entries)
    let words = form.finish(isTagged: !form.elements.isEmpty)
    try writer.append(deflating: words, String(decoding: head.bytes, as: UTF8.self), as: form.number)
  }

  /// Writes a graphics state that lets through what a group covers; gives its number.
  func writeMask(_ group: Int) throws(Diagnostic) -> Int {
    let number = writer.allocate()
    try writer.append(
      "<< /Type /ExtGState /SMask << /Type /Mask /S /Alpha /G \(group) 0 R >> >>", as: number)
    return number
  }

  /// Writes a graphics state that lets through what a form covers; gives its number.
  ///
  /// - Parameters:
  ///   - transform: From the form's space to points of the page.
  ///   - box: What it covers at most, in points of the page.
  func writeMask(_ form: Int, _ transform: CGAffineTransform, box: CGRect) throws(Diagnostic) -> Int {
    let group = PDFContent(form: writer.allocate(), on: 0, box: box)
    group.draw(form, transform)
    try writeGroup(group)
    return try writeMask(group.number)
  }

  /// Writes a pattern of an image that is repeated.
  ///
  /// - Parameters:
  ///   - size: The size of one, in pixels of the image.
  ///   - matrix: From these to the space of what is drawn on.
  func writeTiles(
    of drawing: PDFCanvas.Drawing, size: CGSize, _ matrix: CGAffineTransform
  ) throws(Diagnostic) -> PDFPattern {
    let tile = PDFContent(form: writer.allocate(), on: 0, box: CGRect(origin: .zero, size: size))
    tile.draw(drawing.number, drawing.placing)
    var head = PDFBytes()
    head.add("/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [ 0 0 ")
    head.add(numbers: size.width, size.height)
    head.add("] /XStep ")
    head.add(size.width)
    head.add(" /YStep ")
    head.add(size.height)
    head.add(" /Matrix [ ")
    head.add(matrix)
    head.add("] /Resources ")
    head.add(tile.resources(writer.colorSpaces))
    let words = tile.finish(isTagged: false)
    try writer.append(deflating: words, String(decoding: head.bytes, as: UTF8.self), as: tile.number)
    return PDFPattern(number: tile.number)
  }

  func finish(_ record: DocumentRecord) throws(Diagnostic) {
    // What stopped before its end has left places.
    for (number, size) in places.sorted(by: { $0.key < $1.key }) {
      try writeForm(PDFContent(form: number, on: 0, box: CGRect(origin: .zero, size: size)))
    }
    if let problem { throw problem }
    try fonts.write()
    let root = try pages.finish()
    if options.isAccessibleInVersion2 {
      for entry in record.outline {
        if let problem = entry.title.problemOfPrivateCharacters(at: nil) { throw problem }
      }
    }
    let catalog = PDFCatalog(
      writer: writer, options: options, profile: profile, invoice: invoice, metadata: metadata,
      record: record,
      pages: pages.pages, form: try form.finish(), element: structure.element)
    try catalog.write(pagesNumber: root, structure: try structure.finish(record.destinations))
  }

  /// A box as a PDF counts it, from the bottom of the page.
  private func corners(of box: CGRect, height: CGFloat) -> String {
    PDFText.numbers([box.minX, height - box.maxY, box.maxX, height - box.minY])
  }

  // MARK: Links

  /// Adds a link to the page.
  ///
  /// - Parameters:
  ///   - target: Where it leads.
  ///   - box: Where it is, in points from the page's top left.
  ///   - text: What it says; nothing for where it leads.
  /// - Returns: What is left out and was not told yet.
  func addLink(to target: LinkTarget, in box: CGRect, saying text: String?) -> Diagnostic? {
    guard let page else { return .linkOnNoPage }
    if options.isForPrint {
      defer { hasLeftOutLinks = true }
      return hasLeftOutLinks ? nil : .linkInPrint.located(at: structure.currentSpan)
    }
    // What stands on every page is read out on none.
    if options.isAccessible, structure.isInStand { return nil }
    let number = writer.allocate()
    let height = page.box.height
    let problem =
      options.isAccessibleInVersion2 ? text?.problemOfPrivateCharacters(at: structure.currentSpan) : nil
    if let problem { note(problem) }
    var (entries, place) = ("/Type /Annot /Subtype /Link /F 4 /Border [ 0 0 0 ]", String?.none)
    entries += " /Rect [ \(corners(of: box, height: height)) ]"
    switch target {
    case .url(let url):
      entries += " /A << /Type /Action /S /URI /URI \(PDFText.address(url)) >>"
      if structure.isUsed { entries += " /Contents \(PDFText.string(text ?? url))" }
    case .destination(let name):
      place = name
      entries += " /Dest \(PDFText.bytes(name))"
      if structure.isUsed { entries += " /Contents \(PDFText.string(text ?? name))" }
    }
    if let key = structure.addAnnotation(number, as: .link, page: page.number, leadingTo: place) {
      entries += " /StructParent \(key)"
    }
    page.annotations.append(number)
    do throws(Diagnostic) { try writer.append("<< \(entries) >>", as: number) } catch { note(error) }
    return nil
  }

  // MARK: Fields

  /// Whether a field may stand in what is drawn: on the page at hand, and where everybody has to be able to fill it, in its structure.
  func mayHoldFields(_ content: PDFContent) -> Bool {
    content.page == page?.number && (!options.isAccessible || structure.takesAnnotations)
  }

  /// Writes what a field looks like.
  ///
  /// - Parameter isText: Whether readers write it anew when it is filled in.
  func write(look: PDFContent, isText: Bool) throws(Diagnostic) {
    var head = PDFBytes()
    head.add("/Type /XObject /Subtype /Form /BBox [ 0 0 ")
    head.add(numbers: look.box.width, look.box.height)
    head.add("] /Resources ")
    head.add(look.resources(writer.colorSpaces))
    var words = look.finish(isTagged: false)
    if isText { words = Array("/Tx BMC\nq\n".utf8) + words + Array("Q\nEMC\n".utf8) }
    try writer.append(deflating: words, String(decoding: head.bytes, as: UTF8.self), as: look.number)
  }

  /// Adds a field to the page.
  ///
  /// - Parameter looks: For each of its parts, where it is on the page, and the forms that show it.
  func add(
    _ field: FormField, _ looks: [(box: CGRect, title: String, forms: [Int])], color: CGColor
  ) throws(Diagnostic) {
    guard let page else { return }
    if options.isAccessible, field.label?.isEmpty != false {
      throw .fieldWithoutLabel(field.name ?? field.kind.name).located(at: field.span ?? structure.currentSpan)
    }
    let texts = [field.label, field.name] + field.parts.map(\.title)
    for case let text? in texts where options.isAccessibleInVersion2 {
      if let problem = text.problemOfPrivateCharacters(at: field.span) { throw problem }
    }
    let widgets = looks.map { box, title, forms in
      let number = writer.allocate()
      page.annotations.append(number)
      return PDFForm.Widget(
        number: number, rect: corners(of: box, height: page.box.height), title: title, looks: forms,
        key: structure.addAnnotation(number, as: .form, page: page.number))
    }
    try form.add(field, widgets, page: page.number, color: color)
  }
}

extension Diagnostic {
  /// A link in what is drawn once all pages are there.
  static var linkOnNoPage: Diagnostic {
    Diagnostic(
      .warning, "A link is left out that is drawn beside the number of pages",
      notes: [Note("put the link and the number into two heads or feet")])
  }

  /// An attachment that nobody can ask for.
  static var attachmentWithoutName: Diagnostic {
    Diagnostic(.error, "An attachment has no name")
  }

  /// Two attachments of one name.
  static func attachmentTwice(_ name: String) -> Diagnostic {
    Diagnostic(.error, "Two attachments are called '\(name)'")
  }
}
