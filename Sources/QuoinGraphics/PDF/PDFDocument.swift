import CQuoinGraphics
import Foundation
import QuoinDiagnostics
import QuoinResources

/// A PDF while it is drawn, page by page.
final class PDFDocument {
  /// What draws text on all pages.
  let fonts = DrawingFonts()
  private(set) lazy var standIns = StandInFont()
  let structure: PDFStructure
  private let options: PDFOptions
  private let metadata: DocumentMetadata
  private let scale: CGFloat
  private let traits: UITraitCollection
  private let surface: OpaquePointer
  private let assembly: PDFAssembly
  let pdfFonts: PDFFonts
  private var pages: PDFPageTree
  /// The page that is drawn.
  private var page: PDFPage?
  private var boxes: PageBoxes?
  /// Whether Cairo has drawn anything.
  private var usesCairo = false
  private var images: [ObjectIdentifier: DrawnImage] = [:]
  private var masks: [ObjectIdentifier: DrawnImage] = [:]
  private var problem: Diagnostic?
  private var placeholderCount = 0
  /// The forms that are to be written, by their numbers.
  private var places: [Int: CGSize] = [:]
  /// What the pixels are kept by that a surface is over.
  nonisolated(unsafe) private static let pixelsKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
    capacity: 1)

  /// An image that Cairo knows.
  private struct DrawnImage {
    weak var image: CGImage?
    let surface: OpaquePointer
    /// The image until it has been written.
    var unwritten: CGImage?
    var placeholder = -1

    init(_ image: CGImage, _ surface: OpaquePointer, isUnwritten: Bool) {
      self.image = image
      self.surface = surface
      if isUnwritten { unwritten = image }
    }
  }

  /// Begins a document.
  ///
  /// - Parameters:
  ///   - options: How it is written.
  ///   - metadata: What it says about itself.
  ///   - scale: Pixels a point of effects that must become pixels.
  ///   - traits: What dynamic colours are resolved with, at that scale.
  ///   - write: Takes what has been written.
  /// - Throws: A diagnostic when Cairo has no room for it, or for two attachments of one name.
  init(
    _ options: PDFOptions, metadata: DocumentMetadata, scale: CGFloat, traits: UITraitCollection,
    write: @escaping (Data) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    var names: Set<String> = []
    for attachment in options.attachments where !names.insert(attachment.name).inserted {
      throw .attachmentTwice(attachment.name)
    }
    try options.check(metadata)
    let assembly = PDFAssembly(options, write: write)
    let surface = cairo_pdf_surface_create_for_stream(
      { closure, data, count in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        let assembly = Unmanaged<PDFAssembly>.fromOpaque(closure).takeUnretainedValue()
        return assembly.receive(UnsafeBufferPointer(start: data, count: Int(count)))
          ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
      }, Unmanaged.passUnretained(assembly).toOpaque(), 1, 1)
    guard let surface else { throw .unfinishedPDF }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw .unfinishedPDF
    }
    (self.options, self.metadata) = (options, metadata)
    (self.scale, self.traits) = (scale, traits)
    self.surface = surface
    self.assembly = assembly
    pdfFonts = PDFFonts(assembly.writer)
    pages = PDFPageTree(assembly.writer)
    structure = PDFStructure(assembly.writer)
    if options.needsTags { structure.beginDocument() }
    // Texts of 1.5 say what glyphs stand for that stand for it only together, as in Devanagari. From 1.17.6 on, Cairo hides
    // objects of that version in streams, where they could not be numbered anew.
    let version = cairo_version() < 11706 ? CAIRO_PDF_VERSION_1_5 : CAIRO_PDF_VERSION_1_4
    cairo_pdf_surface_restrict_to_version(surface, version)
  }

  deinit {
    assembly.close()
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    for drawn in images.values { cairo_surface_destroy(drawn.surface) }
    for drawn in masks.values { cairo_surface_destroy(drawn.surface) }
  }

  // MARK: Pages

  func beginPage(size: CGSize, label: String?) throws(Diagnostic) -> Canvas {
    let page = PDFPage(number: pages.begin(height: size.height, label: label), size: size)
    let canvas = try canvas(on: page)
    self.page = page
    return canvas
  }

  /// A canvas for what is drawn next.
  func canvas(on page: PDFPage) throws(Diagnostic) -> PDFCanvas {
    cairo_pdf_surface_set_size(surface, Double(page.size.width), Double(page.size.height))
    let canvas = PDFCanvas(
      document: self, page: page, surface: surface, scale: scale, traits: traits)
    guard let canvas else { throw .noRoom(for: page.size) }
    return canvas
  }

  func setBoxes(_ boxes: PageBoxes) { self.boxes = boxes }

  func endPage() throws(Diagnostic) {
    if let problem = problem ?? assembly.problem { throw problem }
    guard let page else { return }
    self.page = nil
    try takeFromCairo()
    let writer = assembly.writer
    let content = writer.allocate()
    try writer.append(deflating: page.finish(isTagged: structure.isUsed), as: content)
    var words = PDFBytes()
    words.add("<< /Type /Page /Parent ")
    words.add(pages.parent)
    words.add(" 0 R /MediaBox [ 0 0 ")
    words.add(numbers: page.size.width, page.size.height)
    words.add("]\n   /Contents ")
    words.add(content)
    words.add(" 0 R /Group << /Type /Group /S /Transparency /I true /CS /DeviceRGB >>\n   /Resources ")
    words.add(page.resources)
    if !page.links.isEmpty {
      words.add("\n   /Annots [")
      for link in page.links {
        words.add(" ")
        words.add(link)
        words.add(" 0 R")
      }
      words.add(" ]")
    }
    if !page.elements.isEmpty {
      words.add("\n   /StructParents ")
      words.add(try structure.addPage(elements: page.elements))
    }
    if structure.isUsed { words.add(" /Tabs /S") }
    if let boxes {
      for (name, box) in [("TrimBox", boxes.trim), ("BleedBox", boxes.bleed)] {
        words.add(text: " /\(name) [ \(corners(of: box, height: page.size.height)) ]")
      }
    }
    boxes = nil
    words.add(" >>\n")
    try writer.append(words.bytes, nil, as: page.number)
  }

  /// Gives the number of a form that is to be written before the document ends.
  func leavePlace(size: CGSize) -> Int {
    let number = assembly.writer.allocate()
    places[number] = size
    return number
  }

  /// Writes what is on no page, but drawn on one as a form.
  func writeForm(_ form: PDFPage) throws(Diagnostic) {
    places[form.number] = nil
    try takeFromCairo()
    var entries = PDFBytes()
    entries.add("/Type /XObject /Subtype /Form /BBox [ 0 0 ")
    entries.add(numbers: form.size.width, form.size.height)
    entries.add("] /Resources ")
    entries.add(form.resources)
    let words = form.finish(isTagged: false)
    try assembly.writer.append(
      deflating: words, String(decoding: entries.bytes, as: UTF8.self), as: form.number)
  }

  private func takeFromCairo() throws(Diagnostic) {
    guard usesCairo else { return }
    try readWritten()
    forgetImages()
  }

  /// Ends what Cairo has drawn; gives the number of the form that it becomes.
  func endForm() -> Int {
    usesCairo = true
    let form = assembly.writer.allocate()
    assembly.addForm(form)
    cairo_surface_show_page(surface)
    return form
  }

  func finish(_ record: DocumentRecord) throws(Diagnostic) {
    // What stopped before its end has left places.
    for (number, size) in places.sorted(by: { $0.key < $1.key }) {
      try writeForm(PDFPage(number: number, size: size))
    }
    // Cairo would write an empty page where it has drawn nothing.
    if !usesCairo { assembly.close() }
    cairo_surface_finish(surface)
    if usesCairo {
      try readWritten()
      guard assembly.isComplete else { throw .unfinishedPDF }
      try assembly.finish()
    }
    try pdfFonts.write()
    let root = try pages.finish()
    let catalog = PDFCatalog(
      writer: assembly.writer, options: options, metadata: metadata, record: record, pages: pages.pages)
    try catalog.write(pagesNumber: root, structure: try structure.finish())
  }

  /// A box as a PDF counts it, from the bottom of the page.
  private func corners(of box: CGRect, height: CGFloat) -> String {
    [box.minX, height - box.maxY, box.maxX, height - box.minY].map(PDFText.number).joined(separator: " ")
  }

  private func readWritten() throws(Diagnostic) {
    assembly.read()
    if let problem = assembly.problem { throw problem }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      throw BudgetMeter.current?.problem ?? .unfinishedPDF
    }
  }

  // MARK: Links

  /// Adds a link to the page.
  ///
  /// - Parameters:
  ///   - target: Where it leads.
  ///   - box: Where it is, in points from the page's top left.
  ///   - text: What it says; nothing for where it leads.
  /// - Returns: Whether a page is drawn.
  func addLink(to target: LinkTarget, in box: CGRect, saying text: String?) -> Bool {
    guard let page else { return false }
    let number = assembly.writer.allocate()
    let height = page.size.height
    var entries = "/Type /Annot /Subtype /Link /F 4 /Border [ 0 0 0 ]"
    entries += " /Rect [ \(corners(of: box, height: height)) ]"
    switch target {
    case .url(let url):
      entries += " /A << /Type /Action /S /URI /URI \(PDFText.address(url)) >>"
      if structure.isUsed { entries += " /Contents \(PDFText.string(text ?? url))" }
    case .destination(let name):
      entries += " /Dest \(PDFText.bytes(name))"
      if structure.isUsed { entries += " /Contents \(PDFText.string(text ?? name))" }
    }
    if let key = structure.addLink(annotation: number, page: page.number) {
      entries += " /StructParent \(key)"
    }
    page.links.append(number)
    do throws(Diagnostic) { try assembly.writer.append("<< \(entries) >>", as: number) } catch {
      problem = problem ?? error
    }
    return true
  }

  // MARK: Images

  /// The surface that stands for an image; the same one on all pages, so that the file holds it once.
  func surface(of image: CGImage, _ pixels: PixelBuffer) -> OpaquePointer? {
    if let known = images[ObjectIdentifier(image)] {
      if known.image === image { return known.surface }
      // The address of one that is gone.
      cairo_surface_destroy(known.surface)
    }
    let surface = cairo_image_surface_create_for_data(
      pixels.bytes, CAIRO_FORMAT_RGB24, Int32(pixels.width), Int32(pixels.height), Int32(pixels.stride))
    guard let surface else { return nil }
    let placeholder = PDFPlaceholder(
      number: placeholderCount, image: image, pixels: pixels, isSmooth: options.archive == nil)
    placeholderCount += 1
    var drawn = DrawnImage(image, surface, isUnwritten: true)
    drawn.placeholder = placeholder.number
    images[ObjectIdentifier(image)] = drawn
    assembly.add(placeholder)
    attach(placeholder.jpeg, to: surface)
    return surface
  }

  /// The surface of an image of which the alpha counts: Cairo writes it itself, from the pixels.
  func maskSurface(of image: CGImage, _ pixels: PixelBuffer) -> OpaquePointer? {
    if let known = masks[ObjectIdentifier(image)] {
      if known.image === image { return known.surface }
      cairo_surface_destroy(known.surface)
      masks[ObjectIdentifier(image)] = nil
    }
    guard let surface = pixels.makeSurface() else { return nil }
    // Cairo may read the pixels for as long as it has the surface, whoever else lets go of them.
    let status = cairo_surface_set_user_data(
      surface, Self.pixelsKey, Unmanaged.passRetained(pixels).toOpaque(),
      { pixels in pixels.map { Unmanaged<PixelBuffer>.fromOpaque($0).release() } })
    guard status == CAIRO_STATUS_SUCCESS else {
      Unmanaged.passUnretained(pixels).release()
      cairo_surface_destroy(surface)
      return nil
    }
    masks[ObjectIdentifier(image)] = DrawnImage(image, surface, isUnwritten: false)
    return surface
  }

  private func attach(_ data: Data, to surface: OpaquePointer) {
    guard let copy = malloc(max(data.count, 1)) else { return }
    data.withUnsafeBytes { if let base = $0.baseAddress { memcpy(copy, base, $0.count) } }
    let status = cairo_surface_set_mime_data(
      surface, CAIRO_MIME_TYPE_JPEG, copy.assumingMemoryBound(to: UInt8.self), UInt(data.count),
      { free($0) }, copy)
    if status != CAIRO_STATUS_SUCCESS { free(copy) }
  }

  /// Lets go of images that nobody else holds and that have been written.
  private func forgetImages() {
    for (key, drawn) in images where assembly.placeholders[drawn.placeholder] == nil {
      images[key]?.unwritten = nil
      guard images[key]?.image == nil else { continue }
      cairo_surface_destroy(drawn.surface)
      images[key] = nil
    }
    for (key, drawn) in masks where drawn.image == nil {
      cairo_surface_destroy(drawn.surface)
      masks[key] = nil
    }
  }
}

extension Diagnostic {
  /// A link in what is drawn once all pages are there.
  static var linkOnNoPage: Diagnostic {
    Diagnostic(
      .warning, "A link is left out that is drawn beside the number of pages",
      notes: [Note("put the link and the number into two heads or feet")])
  }

  /// Two attachments of one name.
  static func attachmentTwice(_ name: String) -> Diagnostic {
    Diagnostic(.error, "Two attachments are called '\(name)'")
  }
}
