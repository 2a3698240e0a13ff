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
  public private(set) var pageWarnings = Diagnostics()
  /// How often pages are counted at most until what is written on them settles.
  private static let passLimit = 6

  /// The headings as they were found last; none before the pages have been counted once.
  private(set) var headings: [DocumentFacts.Heading] = []

  public func forEachPage(_ use: @escaping (DrawnPage) throws(Diagnostic) -> Void) throws(Diagnostics) {
    pageWarnings = Diagnostics()
    try BudgetMeter.metering(BudgetMeter.current?.budget ?? .default) { _ throws(Diagnostics) in
      var facts = DocumentFacts()
      headings = []
      let namesHeadings = piecesMention("headings") || piecesHold("contents") || content != nil
      if namesHeadings || knowsPageCount {
        var pass = 0
        repeat {
          let found = try PageComposer(for: self, known: facts, drawing: nil).compose()
          if found == facts { break }
          facts = found
          headings = found.headings
          pass += 1
        } while pass < (namesHeadings ? Self.passLimit : 1)
      }
      let composer = PageComposer(for: self, known: facts, drawing: use)
      let found = try composer.compose()
      pageWarnings.append(contentsOf: composer.warnings)
      if namesHeadings, !found.headings.isEmpty, found != facts {
        pageWarnings.append(.neverSettles(at: templateSpan))
      }
    }
  }

  /// Whether the number of pages has to be known before they are drawn.
  private var knowsPageCount: Bool {
    piecesMention("pageCount") || piecesHave("pages", among: ["last", "notLast"]) || !pageEdges.isEmpty
  }

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
    try write(as: .pdf, options: options, budget: budget) { data.append($0) }
    return data
  }

  /// Draws all pages and hands out what has been written at once, so that nothing of it is held.
  ///
  /// - Parameters:
  ///   - format: What is written.
  ///   - options: How it is written.
  ///   - budget: How many pages there may be, and how long it may take.
  ///   - write: Takes the pieces of a PDF, or a whole file for each page.
  /// - Throws: What is wrong with the pages, or what `write` throws.
  public func write(
    as format: OutputFormat, options: OutputOptions = OutputOptions(), budget: Budget = .default,
    _ write: @escaping (Data) throws(Diagnostic) -> Void
  ) throws(Diagnostics) {
    var failure: Diagnostics?
    do throws(Diagnostic) {
      try Renderer.document(as: format, options: options, budget: budget, write: write) {
        (session) throws(Diagnostic) in
        do throws(Diagnostics) {
          try forEachPage { (page) throws(Diagnostic) in
            page.draw(try session.beginPage(size: page.size, label: page.label))
          }
        } catch {
          failure = error
          if let first = error.all.first { throw first }
        }
      }
    } catch {
      throw failure ?? Diagnostics([error])
    }
  }
}

extension Diagnostic {
  static func neverSettles(at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .warning,
      "The pages never settle: the numbers that they list change with the pages that the list takes",
      at: span)
  }
}
