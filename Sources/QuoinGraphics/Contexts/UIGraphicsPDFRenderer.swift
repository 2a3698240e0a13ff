import Foundation
import QuoinDiagnostics
import QuoinResources

/// What a document is drawn with.
public final class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let session: DocumentSession
  private let room: CGRect
  /// The page's own rectangle, in points.
  public private(set) var pdfContextBounds: CGRect
  fileprivate var problem: Diagnostic?
  /// How many contexts were current before the page that is open; nothing between pages.
  private var level: Int?

  fileprivate init(_ session: DocumentSession, _ bounds: CGRect, _ format: UIGraphicsPDFRendererFormat) {
    self.session = session
    (room, pdfContextBounds) = (bounds, bounds)
    // Draws nothing until a page has begun.
    super.init(CGContext(Self.nowhere), format)
  }

  private static var nowhere: Canvas { Canvas(size: .zero, scale: 1, traits: .current) }

  /// Begins a page of the renderer's size, and ends the one before.
  public func beginPage() { beginPage(withBounds: room, pageInfo: [:]) }

  /// Begins a page of a size of its own, and ends the one before.
  ///
  /// - Parameter pageInfo: Without effect.
  public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    endPage()
    do throws(Diagnostic) {
      let canvas = try session.beginPage(size: bounds.size)
      canvas.translateBy(x: -bounds.minX, y: -bounds.minY)
      pdfContextBounds = bounds
      goOn(in: CGContext(canvas))
      level = ContextStack.push(canvas, cgContext)
    } catch {
      if problem == nil { problem = error }
    }
  }

  fileprivate func endPage() {
    guard let count = level else { return }
    ContextStack.cut(to: count)
    level = nil
    goOn(in: CGContext(Self.nowhere))
  }

  /// The canvas of the page; reports where none has begun.
  private var page: Canvas {
    if level == nil, problem == nil { GraphicsMisuse.report(.noPage) }
    return cgContext.canvas
  }

  public override func fill(_ rect: CGRect) {
    _ = page
    super.fill(rect)
  }

  public override func stroke(_ rect: CGRect) {
    _ = page
    super.stroke(rect)
  }

  /// Makes a rectangle a link to an address.
  public func setURL(_ url: URL, for rect: CGRect) { page.setURL(url, for: rect) }

  /// Gives a place of the document a name, which links lead to.
  public func addDestination(withName name: String, at point: CGPoint) {
    page.addDestination(withName: name, at: point)
  }

  /// Makes a rectangle a link to a place of the document.
  public func setDestinationWithName(_ name: String, for rect: CGRect) {
    page.setDestinationWithName(name, for: rect)
  }
}

/// Draws documents with Core Graphics' calls.
///
/// ```swift
/// let pdf = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 595, height: 842)).pdfData { context in
///   context.beginPage()
///   "Hello".draw(at: CGPoint(x: 40, y: 40), withAttributes: nil)
/// }
/// ```
///
/// A document that cannot be drawn is a ``GraphicsMisuse`` and has no bytes.
public final class UIGraphicsPDFRenderer {
  /// How documents are written.
  public let format: UIGraphicsPDFRendererFormat
  private let bounds: CGRect

  /// Creates a renderer of documents whose pages have a rectangle, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Creates a renderer of documents whose pages have a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
  }

  /// Draws a document.
  ///
  /// - Parameter actions: Begins the pages and draws them.
  public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    GraphicsMisuse.reporting(otherwise: Data()) { () throws(Diagnostic) in try drawn(actions) }
  }

  /// Draws a document into a file.
  ///
  /// - Throws: What keeps the document from being drawn or the file from being written.
  public func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try drawn(actions).write(to: url)
  }

  private func drawn(_ actions: (UIGraphicsPDFRendererContext) -> Void) throws(Diagnostic) -> Data {
    try Renderer.document(options: options, budget: BudgetMeter.currentBudget) {
      (session) throws(Diagnostic) in
      let context = UIGraphicsPDFRendererContext(session, bounds, format)
      actions(context)
      context.endPage()
      if let problem = context.problem { throw problem }
    }
  }

  private var options: OutputOptions {
    var options = OutputOptions()
    options.traits = .current
    let info = format.documentInfo
    options.metadata.title = info[kCGPDFContextTitle] as? String
    options.metadata.author = info[kCGPDFContextAuthor] as? String
    options.metadata.subject = info[kCGPDFContextSubject] as? String
    let keywords = info[kCGPDFContextKeywords]
    options.metadata.keywords = keywords as? [String] ?? (keywords as? String).map { [$0] } ?? []
    return options
  }
}
