import CQuoinGraphics
import Foundation
import QuoinDiagnostics
import QuoinResources

/// A PDF while it is drawn, page by page.
final class PDFDocument {
  /// What draws text on all pages.
  let fonts = DrawingFonts()
  private let surface: OpaquePointer
  private let bytes: PDFBytes
  private var isEmpty = true
  private var surfaces: [ObjectIdentifier: (image: CGImage, surface: OpaquePointer)] = [:]
  private var masks: [ObjectIdentifier: (image: CGImage, surface: OpaquePointer)] = [:]
  private var placeholders: [PDFPlaceholder] = []

  /// Begins a document, or answers nothing when Cairo has no room for it.
  init?(metadata: DocumentMetadata) {
    let bytes = PDFBytes()
    let surface = cairo_pdf_surface_create_for_stream(
      { closure, data, count in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        let bytes = Unmanaged<PDFBytes>.fromOpaque(closure).takeUnretainedValue()
        // What is written was deflated before, at some 50 ns a byte.
        guard bytes.meter?.allows(5 * Int(count)) != false else { return CAIRO_STATUS_WRITE_ERROR }
        bytes.data.append(data, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(bytes).toOpaque(), 1, 1)
    guard let surface else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    self.bytes = bytes
    // Later versions hide objects in streams, where a placeholder's could not be replaced.
    cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
    set(metadata)
  }

  deinit {
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    for (_, surface) in surfaces.values { cairo_surface_destroy(surface) }
    for (_, surface) in masks.values { cairo_surface_destroy(surface) }
  }

  /// Begins a page and gives its canvas, which must be let go of before the next.
  func beginPage(size: CGSize, scale: CGFloat, traits: UITraitCollection) -> PDFCanvas? {
    if !isEmpty { cairo_surface_show_page(surface) }
    isEmpty = false
    cairo_pdf_surface_set_size(surface, Double(size.width), Double(size.height))
    return PDFCanvas(document: self, surface: surface, size: size, scale: scale, traits: traits)
  }

  /// Ends the document.
  ///
  /// - Returns: Its bytes, or nothing when Cairo failed or wrote something that placeholders cannot be replaced in.
  /// - Throws: A diagnostic when an image's pixels cannot be compressed.
  func finish() throws(Diagnostic) -> Data? {
    cairo_surface_finish(surface)
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    return try PDFSplice(bytes.data)?.replacing(placeholders)
  }

  /// The surface that stands for an image; the same one on all pages, so that the file holds it once.
  ///
  /// A JPEG's own bytes become part of the file. Of other images Cairo would deflate the pixels anew for each document,
  /// which takes most of the time of a page; they get a placeholder, for which `finish` puts in what the image keeps.
  func surface(of image: CGImage, _ pixels: PixelBuffer) -> OpaquePointer? {
    if let known = surfaces[ObjectIdentifier(image)] { return known.surface }
    let surface = cairo_image_surface_create_for_data(
      pixels.bytes, CAIRO_FORMAT_RGB24, Int32(pixels.width), Int32(pixels.height), Int32(pixels.stride))
    guard let surface else { return nil }
    surfaces[ObjectIdentifier(image)] = (image, surface)
    if let encoded = image.encoded, encoded.header.isPlainJPEG, !pixels.isTurned {
      attach(encoded.data, to: surface)
    } else {
      let placeholder = PDFPlaceholder(number: placeholders.count, image: image, pixels: pixels)
      placeholders.append(placeholder)
      attach(placeholder.jpeg, to: surface)
    }
    return surface
  }

  /// The surface of an image of which the alpha counts: Cairo writes it itself, from the pixels.
  func maskSurface(of image: CGImage, _ pixels: PixelBuffer) -> OpaquePointer? {
    if let known = masks[ObjectIdentifier(image)] { return known.surface }
    guard let surface = pixels.makeSurface() else { return nil }
    masks[ObjectIdentifier(image)] = (image, surface)
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

  private func set(_ metadata: DocumentMetadata) {
    func write(_ value: String?, as key: cairo_pdf_metadata_t) {
      // C would end the text at a zero byte.
      let text = value.map { $0.replacing("\0", with: "") }
      if let text { cairo_pdf_surface_set_metadata(surface, key, text) }
    }
    write(metadata.title, as: CAIRO_PDF_METADATA_TITLE)
    write(metadata.author, as: CAIRO_PDF_METADATA_AUTHOR)
    write(metadata.subject, as: CAIRO_PDF_METADATA_SUBJECT)
    if !metadata.keywords.isEmpty {
      write(metadata.keywords.joined(separator: ", "), as: CAIRO_PDF_METADATA_KEYWORDS)
    }
    // Cairo writes the time of day unless it is given another or none.
    cairo_pdf_surface_set_metadata(
      surface, CAIRO_PDF_METADATA_CREATE_DATE, metadata.date.map { $0.ISO8601Format() })
  }
}

/// Where Cairo writes to.
private final class PDFBytes {
  var data = Data()
  /// With the budget used up, nothing more is taken, and Cairo gives up.
  let meter = BudgetMeter.current
}
