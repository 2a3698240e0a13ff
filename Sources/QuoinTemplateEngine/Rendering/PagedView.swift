import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews

/// A root that is drawn as pages of its own, instead of as one picture.
public protocol PagedView: UIView {
  /// Makes the pages one after the other; nothing of a page is held when the next one is made.
  ///
  /// - Parameters:
  ///   - numbers: Those of the pages that are wanted, from 1; nothing for all. Links to pages behind them are left out.
  ///   - session: What each page is drawn in at once, in their order; nothing where that is not so. A PDF can wait with what
  ///     is known only behind the last page, so that pages need not be counted first.
  ///   - use: Takes each page, which can be drawn until it returns.
  /// - Returns: Whether there are pages behind those that are wanted.
  /// - Throws: What is wrong with the pages, that there is none of these numbers, or what `use` throws.
  @discardableResult
  func forEachPage(
    in numbers: ClosedRange<Int>?, drawnIn session: DocumentSession?,
    _ use: @escaping (DrawnPage) throws(Diagnostic) -> Void
  ) throws(Diagnostics) -> Bool

  /// What looked wrong with the pages that were made last, and did no harm.
  var pageWarnings: Diagnostics { get }

  /// What the pages say of themselves as a whole.
  var metadata: DocumentMetadata { get }

  /// The files that a PDF of the pages carries.
  var pageAttachments: [PDFOptions.Attachment] { get }

  /// The profile of Factur-X that a PDF of the pages keeps to, if any.
  var facturX: PDFOptions.FacturX? { get }

  /// Whether what can be filled in on the pages is filled in by readers of a PDF.
  var hasForms: Bool { get }

  /// The standards that a PDF of the pages keeps to, where the options of its output say none.
  var standards: PDFStandards? { get }
}

extension PagedView {
  public var pageAttachments: [PDFOptions.Attachment] { [] }
  public var facturX: PDFOptions.FacturX? { nil }
  public var hasForms: Bool { false }
  public var standards: PDFStandards? { nil }

  /// Makes the pages one after the other, wherever they are drawn.
  @discardableResult
  public func forEachPage(
    in numbers: ClosedRange<Int>? = nil, _ use: @escaping (DrawnPage) throws(Diagnostic) -> Void
  ) throws(Diagnostics) -> Bool {
    try forEachPage(in: numbers, drawnIn: nil, use)
  }
}

extension OutputOptions {
  /// These options for pages: with what those say of themselves, and on paper where that is seen.
  package func forPages(_ pages: any PagedView, as format: OutputFormat) -> OutputOptions {
    let metadata = pages.metadata
    var options = self
    if format == .pdf {
      options.pdf.attachments += pages.pageAttachments
      options.pdf.facturX = options.pdf.facturX ?? pages.facturX
      options.pdf.standards = options.pdf.standards ?? pages.standards
      options.pdf.hasForms = options.pdf.hasForms || pages.hasForms
    }
    let own = options.metadata
    options.metadata.title = own.title ?? metadata.title
    options.metadata.author = own.author ?? metadata.author
    options.metadata.subject = own.subject ?? metadata.subject
    if own.keywords.isEmpty { options.metadata.keywords = metadata.keywords }
    options.metadata.language = own.language ?? metadata.language
    options.traits = traits.inOwnLanguage(metadata.language)
    options.metadata.date = own.date ?? metadata.date
    // A PDF leaves white paper alone.
    if format.hasPixels || traits.userInterfaceStyle == .dark {
      options.background = background ?? .systemBackground
    }
    return options
  }

  /// Throws what keeps the PDF of pages from the standards that were chosen, at the place of these.
  package func check(_ pages: any PagedView) throws(Diagnostics) {
    do throws(Diagnostic) { try pdf.checkDocument(metadata) } catch {
      throw Diagnostics([error.located(at: pages.templateSpan)])
    }
  }

  /// Those of a PDF that is made to see what keeps it from its standards.
  static var ofTrial: OutputOptions {
    var options = OutputOptions()
    options.pdf.isTrial = true
    options.metadata.date = Date(timeIntervalSince1970: 0)
    return options
  }
}

extension PagedView {
  /// What the pages ask of a PDF that keeps to other standards.
  ///
  /// - Parameter standards: Those that it keeps to; nothing for none, or where the pages were asked.
  package func objections(to standards: PDFStandards?) -> [Diagnostic] {
    guard let standards, let own = self.standards, !standards.cover(own) else { return [] }
    return [.otherStandards(own, than: standards).located(at: templateSpan)]
  }

  /// What the pages ask for or bring along and a PDF of many documents leaves out.
  ///
  /// - Parameter hasForms: Whether readers fill in what can be filled in on the pages of that PDF.
  package func leftOutAmongMany(hasForms: Bool) -> [Diagnostic] {
    let names = pageAttachments.map { "'\($0.name)'" }
    var problems: [Diagnostic] = []
    if !names.isEmpty {
      problems.append(.filesLeftOut(names.joined(separator: ", ")).located(at: templateSpan))
    }
    if let facturX { problems.append(.invoiceLeftOut(facturX).located(at: templateSpan)) }
    if self.hasForms, !hasForms { problems.append(.formLeftOut.located(at: templateSpan)) }
    return problems
  }
}

/// A page that is ready to be drawn.
public struct DrawnPage {
  /// Counted from 1.
  public let number: Int
  /// In points.
  public let size: CGSize
  /// What readers call the page, such as `iv`; nothing for its number.
  public let label: String?
  /// What of the page is kept when it is printed and cut; nothing for all.
  public let boxes: PageBoxes?
  /// All that stands on the page, as large as that once it has been cut.
  public let view: UIView
  /// Draws the page with its top left at the canvas's origin.
  public let draw: (Canvas) -> Void

  /// Creates a page.
  public init(
    number: Int, size: CGSize, label: String? = nil, boxes: PageBoxes? = nil, view: UIView,
    draw: @escaping (Canvas) -> Void
  ) {
    self.boxes = boxes
    self.number = number
    self.size = size
    self.label = label
    self.view = view
    self.draw = draw
  }
}

extension LayoutNode {
  /// Draws a root that makes pages of its own.
  ///
  /// - Parameter number: The page that is drawn alone; without one all of them where the format holds them in one file, else the
  ///   first, with a warning where there are more.
  func rendering(
    of pages: any PagedView, page number: Int?, as format: OutputFormat, options: OutputOptions,
    warnings: Diagnostics
  ) throws(Diagnostics) -> Rendering {
    let drawn = number ?? (format == .pdf || format.isMoving ? nil : 1)
    if let drawn, drawn < 1 { throw Diagnostics([.pagesCountFromOne(drawn)]) }
    var (warnings, size, failure) = (warnings, CGSize.zero, Diagnostics?.none)
    var goesOn = false
    var canvas: Canvas?
    if format == .pdf { warnings.append(contentsOf: pages.objections(to: options.pdf.standards)) }
    let options = options.forPages(pages, as: format)
    if format == .pdf { try options.check(pages) }
    let data: Data
    do throws(Diagnostic) {
      data = try Renderer.file(as: format, options: options, budget: tree?.meter.budget ?? .default) {
        (session) throws(Diagnostic) in
        do throws(Diagnostics) {
          goesOn = try pages.forEachPage(in: drawn.map { $0...$0 }, drawnIn: session) {
            (page) throws(Diagnostic) in
            if canvas == nil { size = page.size }
            // Some are found when a page is encoded.
            warnings.append(contentsOf: canvas?.warnings ?? [])
            // Readers count the pages that are there.
            let label = page.label ?? (drawn == nil || page.number == 1 ? nil : "\(page.number)")
            let next = try session.beginPage(size: page.size, label: label, boxes: page.boxes)
            page.draw(next)
            canvas = next
          }
        } catch {
          failure = error
          if let first = error.all.first { throw first }
        }
      }
    } catch {
      throw failure ?? Diagnostics([error])
    }
    warnings.append(contentsOf: pages.pageWarnings)
    warnings.append(contentsOf: canvas?.warnings ?? [])
    if goesOn, number == nil { warnings.append(.goesOn.located(at: tree?.root?.program.source.span)) }
    return Rendering(
      data: data, size: size,
      pixelSize: format.hasPixels ? PixelGrid(scale: options.scale).pixels(holding: size) : nil,
      warnings: warnings, nextPage: goesOn ? drawn.map { $0 + 1 } : nil)
  }
}

extension Diagnostic {
  /// A document of which nobody said which page is drawn.
  static var goesOn: Diagnostic {
    Diagnostic(
      .warning,
      "Page 1 alone is drawn, and the document goes on; ask for page 2, or for a PDF, which holds all")
  }

  /// A document whose standards are others than those of the output's options, which hold.
  static func otherStandards(_ own: PDFStandards, than standards: PDFStandards) -> Diagnostic {
    Diagnostic(
      .warning, "The document asks for \(own), and its PDF keeps to \(standards), as it was told")
  }

  static func filesLeftOut(_ names: String) -> Diagnostic {
    Diagnostic(
      .warning, "One PDF of many documents carries no files of theirs, and leaves out \(names)",
      notes: [Note("a file for each document, such as '{id}.pdf', carries them")])
  }

  static func invoiceLeftOut(_ profile: PDFOptions.FacturX) -> Diagnostic {
    Diagnostic(
      .warning,
      "One PDF of many documents is no invoice for programs, and leaves out the profile \(profile.rawValue) of Factur-X",
      notes: [Note("a file for each document, such as '{id}.pdf', can be one")])
  }

  static var formLeftOut: Diagnostic {
    Diagnostic(
      .warning, "The document asks for fields to be filled in, and they are drawn: its PDF has none",
      notes: [Note("in one PDF of many documents the first one says whether there are fields")])
  }

  static func pagesCountFromOne(_ number: Int) -> Diagnostic {
    Diagnostic(.error, "Page \(number) was asked for, and pages count from 1")
  }

  /// A page of a template that makes none.
  package static func noPages(_ number: Int, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .error, "Page \(number) was asked for, and the template is one picture; only a <document> has pages",
      at: span)
  }
}
