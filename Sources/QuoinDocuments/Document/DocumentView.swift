import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinTemplates
import QuoinViews

/// A document: content of any length, set on pages.
///
/// ```swift
/// let document = DocumentView()
/// document.size = .a4
/// document.content = ViewContent { orders.lazy.map { OrderView($0) } }
/// let pdf = try document.pdf()
/// ```
public final class DocumentView: SectionView, PagedView {
  public internal(set) var pageWarnings = Diagnostics()
  /// What the document says of itself; what the options of its output say comes first.
  public var metadata = DocumentMetadata()
  /// Files that a PDF carries, beside those of the options of its output.
  public var attachments: [PDFOptions.Attachment] = []
  /// The profile of Factur-X or ZUGFeRD that a PDF keeps to, where the options of its output say none; one of the files is the
  /// invoice then.
  public var facturX: PDFOptions.FacturX?
  /// The standards that a PDF keeps to, where the options of its output say none.
  public var standards: PDFStandards?
  /// Whether what can be filled in, such as text fields, is filled in by readers of a PDF, as where the options of its output say so.
  public var hasForms = false
  /// Those that a template attaches.
  var attachedFiles: [AttachedFile] = []
  public var pageAttachments: [PDFOptions.Attachment] { attachments + attachedFiles.compactMap(\.attachment) }
  /// Whether a PDF says what everything is: headings, paragraphs, tables with their head cells.
  public var isTagged = true
  /// Whether headings have numbers such as `2.1` before their text.
  public var numbersHeadings = false
  /// The captions as they were found when the pages were counted last; none before.
  public var captions: [DocumentCaption] { pageProgress.facts.captions }
  /// The headings as they were found when the pages were counted last; none before.
  public internal(set) var headings: [DocumentHeading] {
    get { pageProgress.headings }
    set { pageProgress.headings = newValue }
  }
  let pageProgress = DocumentProgress()
  override var progress: DocumentProgress? { pageProgress }

  @discardableResult
  public func forEachPage(
    in numbers: ClosedRange<Int>?, drawnIn session: DocumentSession?,
    _ use: @escaping (DrawnPage) throws(Diagnostic) -> Void
  ) throws(Diagnostics) -> Bool {
    var arrangement = PageArrangement()
    arrangement.pages = numbers.map { [$0] } ?? []
    return try makePages(arrangement, drawnIn: session, use)
  }

  /// Makes all pages and hands out those that are chosen.
  ///
  /// - Returns: Whether there are pages behind those that are chosen.
  @discardableResult
  private func makePages(
    _ arrangement: PageArrangement, drawnIn session: DocumentSession?,
    _ use: @escaping (DrawnPage) throws(Diagnostic) -> Void
  ) throws(Diagnostics) -> Bool {
    pageWarnings = Diagnostics()
    return try BudgetMeter.metering(BudgetMeter.currentBudget) { _ throws(Diagnostics) in
      let waiting = session.flatMap { $0.format == .pdf && arrangement == PageArrangement() ? $0 : nil }
      let facts = try factsBeforeDrawing(arrangement, mayWait: waiting != nil)
      if !facts.isCounted { pageProgress.late = waiting.map { LateContents(in: $0) } }
      defer { pageProgress.late = nil }
      pageProgress.facts = facts
      let composer = composer(knowing: facts, arrangement, drawing: use)
      let found = try composer.compose()
      pageWarnings.append(contentsOf: composer.warnings.all)
      if composer.hasStopped { return true }
      noteDifference(from: facts, found)
      if let first = arrangement.pages.map(\.lowerBound).min(), first > found.pageCount {
        throw Diagnostics([.noSuchPage(first, of: found.pageCount, .error)])
      }
      if let last = arrangement.pages.map(\.upperBound).max(), last > found.pageCount, last < .max {
        pageWarnings.append(.noSuchPage(last, of: found.pageCount))
      }
      return false
    }
  }

  /// Whether a program's content has a list of contents in it, for which the headings have to be found first.
  public var listsContents = false
  /// Whether pages are counted before they are drawn although the document's own `pageEdges` are none: heads and feet of
  /// sections, and of tables, in a program's content know how many there are, and which is the last one, only then.
  public var countsPages = false

  /// Makes what sets the document on pages.
  ///
  /// - Parameters:
  ///   - facts: What an earlier count found.
  ///   - arrangement: Which pages are drawn.
  ///   - draw: Takes the pages; nothing where they are only counted.
  func composer(
    knowing facts: DocumentFacts, _ arrangement: PageArrangement = PageArrangement(),
    drawing draw: ((DrawnPage) throws(Diagnostic) -> Void)? = nil
  ) -> PageComposer {
    PageComposer(
      for: self, pageProgress, language: metadata.language, isTagged: isTagged,
      numbersHeadings: numbersHeadings, known: facts,
      arrangement: arrangement, drawing: draw)
  }

  override func noteListOfContents() {
    if content != nil, !listsContents { pageWarnings.append(.contentsNotListed.located(at: templateSpan)) }
  }

  // MARK: Writing

  /// Draws all pages as a PDF.
  ///
  /// - Parameters:
  ///   - options: How it is written.
  ///   - budget: How many pages there may be, and how long it may take.
  /// - Throws: What is wrong with the pages.
  public func pdf(
    options: OutputOptions = OutputOptions(), budget: Budget = .default
  ) throws(Diagnostics) -> Data {
    var data = Data()
    try write(as: .pdf, options: options, budget: budget) { _, piece in data.append(piece) }
    return data
  }

  /// Draws pages and hands out what has been written at once, so that nothing of it is held.
  ///
  /// - Parameters:
  ///   - format: What is written.
  ///   - options: How it is written.
  ///   - arrangement: Which pages, and how many on a sheet.
  ///   - budget: How many pages there may be, and how long it may take.
  ///   - write: Takes the pieces of a PDF, or for other formats a file for each page with its number, from 1.
  /// - Throws: What is wrong with the pages, or what `write` throws.
  @discardableResult
  public func write(
    as format: OutputFormat, options: OutputOptions = OutputOptions(),
    arrangement: PageArrangement = PageArrangement(), budget: Budget = .default,
    _ write: @escaping (_ number: Int, _ data: Data) throws(Diagnostic) -> Void
  ) throws(Diagnostics) -> PagesRendering {
    let objections = format == .pdf ? objections(to: options.pdf.standards) : []
    let options = options.forPages(self, as: format)
    if format == .pdf { try options.check(self) }
    var (failure, rendering): (Diagnostics?, PagesRendering?)
    var number = 0
    do throws(Diagnostic) {
      try Renderer.document(
        as: format, options: options, budget: budget,
        write: { data throws(Diagnostic) in
          number += 1
          try write(number, data)
        },
        draw: { session throws(Diagnostic) in
          do throws(Diagnostics) {
            let count = arrangement.isMontage ? try countPages() : 0
            let sheets = arrangement.sheets(in: session, count: count)
            try makePages(arrangement, drawnIn: session) { (page) throws(Diagnostic) in try sheets.add(page) }
            pageWarnings.append(contentsOf: objections)
            rendering = PagesRendering(
              count: sheets.count, size: sheets.firstSize, warnings: pageWarnings)
          } catch {
            failure = error
            if let first = error.all.first { throw first }
          }
        })
    } catch {
      throw failure ?? Diagnostics([error])
    }
    return rendering ?? PagesRendering(count: 0, size: .zero, warnings: pageWarnings)
  }
}

extension Diagnostic {
  static func neverSettles(at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .warning,
      "The pages never settle: the numbers that they list change with the pages that the list takes",
      at: span)
  }

  static var contentsNotListed: Diagnostic {
    Diagnostic(
      .warning, "A list of contents is empty, since the document does not find its headings first",
      notes: [Note("set listsContents of the DocumentView")])
  }

  static var otherHeadings: Diagnostic {
    Diagnostic(
      .warning,
      "The list of contents is not that of the document's headings: some were not found before its pages were made"
    )
  }

  static func otherCount(_ counted: Int, _ drawn: Int) -> Diagnostic {
    Diagnostic(
      .warning,
      "The number of pages changes with what is written on them: \(counted) were counted, and \(drawn) drawn")
  }

  static func noSuchPage(
    _ number: Int, of count: Int, _ severity: Diagnostic.Severity = .warning
  ) -> Diagnostic {
    Diagnostic(
      severity, "Page \(number) was asked for, and there \(count == 1 ? "is 1 page" : "are \(count) pages")")
  }
}
