import CQuoinGraphics
import Foundation
import QuoinDiagnostics
import QuoinResources

/// A PDF while it is drawn, page by page.
final class PDFDocument: PageOutput {
  /// What draws text on all pages.
  let fonts = DrawingFonts()
  private(set) lazy var standIns = StandInFont()
  let structure: PDFStructure
  private let options: OutputOptions
  private let surface: OpaquePointer
  private let assembly: PDFAssembly
  private var pages: [(number: Int, height: CGFloat, label: String?)] = []
  /// The page that is drawn: the elements of its marked content, and its links.
  private var elements: [Int] = []
  private var links: [Int] = []
  private var images: [ObjectIdentifier: DrawnImage] = [:]
  private var masks: [ObjectIdentifier: DrawnImage] = [:]
  private var problem: Diagnostic?
  private var placeholderCount = 0

  /// An image that Cairo knows.
  private struct DrawnImage {
    weak var image: CGImage?
    let surface: OpaquePointer
    /// The image until it has been written.
    var unwritten: CGImage?
    var placeholder = -1

    init(_ image: CGImage, _ surface: OpaquePointer) {
      self.image = image
      self.surface = surface
      unwritten = image
    }
  }

  /// Begins a document.
  ///
  /// - Throws: A diagnostic when Cairo has no room for it, or for two attachments of one name.
  init(_ options: OutputOptions, write: @escaping (Data) throws(Diagnostic) -> Void) throws(Diagnostic) {
    var names: Set<String> = []
    for attachment in options.pdf.attachments where !names.insert(attachment.name).inserted {
      throw .attachmentTwice(attachment.name)
    }
    try options.pdf.check(options.metadata)
    let assembly = PDFAssembly(options.pdf, write: write)
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
    self.options = options
    self.surface = surface
    self.assembly = assembly
    structure = PDFStructure(assembly.writer)
    if options.pdf.needsTags { structure.beginDocument() }
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
    // Cairo ends a page when the next one begins.
    if !pages.isEmpty { try endCairoPage() }
    cairo_pdf_surface_set_size(surface, Double(size.width), Double(size.height))
    let canvas = PDFCanvas(
      document: self, surface: surface, size: size, scale: options.scale, traits: options.traitsAtScale)
    guard let canvas else { throw .noRoom(for: size) }
    pages.append((assembly.writer.allocate(), size.height, label))
    return canvas
  }

  func endPage() throws(Diagnostic) {
    if let problem = problem ?? assembly.problem { throw problem }
    guard let page = pages.last else { return }
    var entries: [String] = []
    if !links.isEmpty {
      entries.append("/Annots [ \(links.map { "\($0) 0 R" }.joined(separator: " ")) ]")
    }
    if !elements.isEmpty { entries.append("/StructParents \(try structure.addPage(elements: elements))") }
    if structure.isUsed { entries.append("/Tabs /S") }
    (links, elements) = ([], [])
    assembly.add(
      PDFAssembly.Page(
        number: page.number, entries: entries.isEmpty ? "" : "   " + entries.joined(separator: " ")))
  }

  private func endCairoPage() throws(Diagnostic) {
    assembly.marksPages = structure.isUsed
    cairo_surface_show_page(surface)
    try readWritten()
    forgetImages()
  }

  func finish(_ record: DocumentRecord) throws(Diagnostic) {
    assembly.marksPages = structure.isUsed
    // By itself Cairo leaves out a last page on which nothing is drawn.
    cairo_surface_show_page(surface)
    cairo_surface_finish(surface)
    try readWritten()
    guard assembly.isComplete, let pagesNumber = assembly.pagesNumber else { throw .unfinishedPDF }
    let catalog = PDFCatalog(writer: assembly.writer, options: options, record: record, pages: pages)
    try catalog.write(pagesNumber: pagesNumber, structure: try structure.finish())
  }

  private func readWritten() throws(Diagnostic) {
    assembly.read()
    if let problem = assembly.problem { throw problem }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      throw BudgetMeter.current?.problem ?? .unfinishedPDF
    }
  }

  // MARK: Content and links

  /// Notes that a part of the page's content begins; gives its element and the name of its role.
  func addContent() -> (element: Int, name: String)? {
    guard let page = pages.last, let part = structure.addContent(page: page.number, mark: elements.count)
    else { return nil }
    elements.append(part.element)
    return part
  }

  /// Adds a link to the page.
  ///
  /// - Parameters:
  ///   - target: Where it leads.
  ///   - box: Where it is, in points from the page's top left.
  func addLink(to target: LinkTarget, in box: CGRect) {
    guard let page = pages.last else { return }
    let number = assembly.writer.allocate()
    let corners = [box.minX, page.height - box.maxY, box.maxX, page.height - box.minY]
    var entries = "/Type /Annot /Subtype /Link /F 4 /Border [ 0 0 0 ]"
    entries += " /Rect [ \(corners.map(PDFText.number).joined(separator: " ")) ]"
    switch target {
    case .url(let url):
      entries += " /A << /Type /Action /S /URI /URI \(PDFText.address(url)) >>"
      if structure.isUsed { entries += " /Contents \(PDFText.string(url))" }
    case .destination(let name):
      entries += " /Dest \(PDFText.bytes(name))"
      if structure.isUsed { entries += " /Contents \(PDFText.string(name))" }
    }
    if let key = structure.addLink(annotation: number, page: page.number) {
      entries += " /StructParent \(key)"
    }
    links.append(number)
    do throws(Diagnostic) { try assembly.writer.append("<< \(entries) >>", as: number) } catch {
      problem = problem ?? error
    }
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
      number: placeholderCount, image: image, pixels: pixels, isSmooth: options.pdf.archive == nil)
    placeholderCount += 1
    var drawn = DrawnImage(image, surface)
    drawn.placeholder = placeholder.number
    images[ObjectIdentifier(image)] = drawn
    assembly.add(placeholder)
    attach(placeholder.jpeg, to: surface)
    return surface
  }

  /// The surface of an image of which the alpha counts: Cairo writes it itself, from the pixels.
  func maskSurface(of image: CGImage, _ pixels: PixelBuffer) -> OpaquePointer? {
    if let known = masks[ObjectIdentifier(image)] { return known.surface }
    guard let surface = pixels.makeSurface() else { return nil }
    masks[ObjectIdentifier(image)] = DrawnImage(image, surface)
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
  }
}

extension Diagnostic {
  /// Two attachments of one name.
  static func attachmentTwice(_ name: String) -> Diagnostic {
    Diagnostic(.error, "Two attachments are called '\(name)'")
  }
}
