import Foundation
import QuoinDiagnostics
import QuoinResources

/// Pages that are drawn one after the other, each of a size of its own.
///
/// What belongs to places on a page, such as links and headings, is said on its canvas. A page is written when the next
/// one begins, and nothing of it is held then.
///
/// ```swift
/// let pdf = try Renderer.document { document throws(Diagnostic) in
///   let canvas = try document.beginPage(size: CGSize(width: 595, height: 842))
///   canvas.withRole(.heading(1)) { canvas.draw(title, at: CGPoint(x: 40, y: 40)) }
///   canvas.addOutlineEntry("Report", at: CGPoint(x: 40, y: 40))
/// }
/// ```
public final class DocumentSession {
  /// What is written.
  public let format: OutputFormat
  /// How many pages have begun.
  public private(set) var pageCount = 0
  /// The page that is drawn; nothing between two pages.
  public private(set) var canvas: Canvas?

  /// The standards that a PDF keeps to; nothing for none.
  package var standards: PDFStandards? { options.pdf.standards }
  /// Whether readers of a PDF fill in what can be filled in on its pages.
  package var hasForms: Bool { options.pdf.hasForms }

  private let options: OutputOptions
  private let meter: BudgetMeter
  private let output: any PageOutput
  private let record = DocumentRecord()
  private var hasEnded = false
  /// Whether a page was begun that the output does not know the end of.
  private var isPageOpen = false

  init(
    format: OutputFormat, options: OutputOptions, meter: BudgetMeter,
    write: @escaping (Data) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    self.format = format
    self.options = options
    self.meter = meter
    record.needsAllPlaces = format == .pdf && options.pdf.isAccessibleInVersion2
    output =
      switch format {
      case .pdf:
        try PDFDocument(
          options.pdf, metadata: options.metadata, scale: options.scale, traits: options.traitsAtScale,
          write: write)
      case .png, .jpeg: PictureFiles(format, options, write: write)
      case .webP, .gif: try MovingPicture(format, options, write: write)
      case .svg: SVGFiles(options, write: write)
      }
  }

  /// Begins a page, and ends the one before.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - label: What readers call the page, such as `iv`; its number by default.
  ///   - boxes: What of the page is kept when it is printed and cut; all unless given. PDFs say so.
  /// - Returns: The canvas of the page, until the next one begins.
  /// - Throws: A diagnostic when the page cannot be drawn or is one too many, or for what was wrong on those before.
  @discardableResult
  public func beginPage(
    size: CGSize, label: String? = nil, boxes: PageBoxes? = nil
  ) throws(Diagnostic) -> Canvas {
    if hasEnded { throw .documentHasEnded }
    try endPage()
    let limit = meter.budget.pages
    guard pageCount < limit else { throw .tooManyPages(limit: limit) }
    try Renderer.checkSize(
      size, scale: options.scale, budget: meter.budget, holdsPixels: format != .pdf && format != .svg)
    record.page = pageCount
    let canvas = try output.beginPage(size: size, label: label)
    isPageOpen = true
    if let boxes { output.setBoxes(boxes) }
    canvas.record = record
    canvas.tagsViews = format == .pdf && options.pdf.needsTags
    canvas.fillsFields = format == .pdf && options.pdf.hasForms
    pageCount += 1
    if let background = options.background {
      canvas.fill(CGRect(origin: .zero, size: wholePixels(size)), color: background)
    }
    canvas.beginContent()
    self.canvas = canvas
    return canvas
  }

  /// A page's size; in pictures with all of the pixels that the page only begins.
  private func wholePixels(_ size: CGSize) -> CGSize {
    guard format.hasPixels else { return size }
    let pixels = PixelGrid(scale: options.scale).pixels(holding: size)
    return CGSize(width: pixels.width / options.scale, height: pixels.height / options.scale)
  }

  /// Ends the page and writes it; the next page and the end of the document do so, too.
  ///
  /// - Throws: A diagnostic for what was wrong on the page, or when it cannot be written.
  public func endPage() throws(Diagnostic) {
    guard canvas != nil else { return try record.check() }
    canvas?.endPage()
    canvas = nil
    try record.check()
    try meter.checkTime()
    try closePage()
    try meter.checkTime()
  }

  private func closePage() throws(Diagnostic) {
    canvas?.endPage()
    (canvas, isPageOpen) = (nil, false)
    try output.endPage()
  }

  /// Draws a part of the document: pages whose places have names of their own, whatever other parts call theirs.
  ///
  /// Whatever is wrong with the pages of a part is thrown here, what keeps them from a standard among it. A PDF goes on without
  /// the part then, other formats behind the pages of it that were written.
  ///
  /// ```swift
  /// for invoice in invoices { try session.part { try invoice.draw(on: session) } }
  /// ```
  ///
  /// - Parameter draw: Draws the pages.
  /// - Throws: What `draw` throws, or what is wrong with the pages.
  public func part(_ draw: () throws(Diagnostics) -> Void) throws(Diagnostics) {
    do { try endPage() } catch { throw Diagnostics([error]) }
    record.beginPart()
    output.beginPart()
    let start = pageCount
    do throws(Diagnostics) {
      try draw()
      do throws(Diagnostic) {
        try endPage()
        try record.checkLinks()
        try output.endPart()
      } catch {
        throw Diagnostics([error])
      }
      record.endPart()
    } catch {
      if output.takePartBack() {
        canvas?.endPage()
        (canvas, isPageOpen, pageCount) = (nil, false, start)
        record.takePartBack()
        throw error
      }
      record.endPart()
      // A page that was begun stands in the file; the next one must not go on where it ended.
      if isPageOpen { try? closePage() }
      throw error
    }
  }

  /// Ends the last page and the document.
  func finish() throws(Diagnostic) {
    try endPage()
    guard pageCount > 0 else { throw .noPages }
    hasEnded = true
    try record.checkEnd()
    try output.finish(record)
    try meter.checkTime()
  }
}

extension Diagnostic {
  /// A document without pages.
  static var noPages: Diagnostic { Diagnostic(.error, "A document needs at least one page") }

  /// A document with more pages than the budget allows.
  package static func tooManyPages(limit: Int) -> Diagnostic {
    Diagnostic(.error, "A document has more than the limit of \(limit) page\(limit == 1 ? "" : "s")")
  }

  /// A session that is kept beyond its document.
  static var documentHasEnded: Diagnostic {
    Diagnostic(.error, "A page was begun in a document that had ended")
  }
}
