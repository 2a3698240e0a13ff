import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinTemplates

/// One PDF with a page for each row of data, or the pages of each row's document, written while it is drawn.
public struct DocumentBatch: ~Copyable {
  /// Draws the pages of a row.
  ///
  /// - Returns: What looked wrong and did no harm.
  public typealias Draw = (TemplateData, DocumentSession) throws(Diagnostics) -> Diagnostics

  private let rows: RowReader
  private let file: ArchiveFile
  private let options: OutputOptions

  /// Prepares a document.
  ///
  /// - Parameters:
  ///   - rows: The data.
  ///   - path: The file; nothing for standard output.
  ///   - options: How it is written.
  public init(rows: RowReader, path: String?, options: OutputOptions) throws(Diagnostic) {
    self.rows = rows
    self.options = options
    file = try ArchiveFile(path: path)
  }

  /// Draws everything.
  ///
  /// - Parameters:
  ///   - shouldStop: Asked before each row, and while one is waited for; once it says so, the document ends with the pages
  ///     that it has.
  ///   - draw: Draws the pages of a row.
  ///   - report: Told what became of each row.
  /// - Returns: What became of them all.
  /// - Throws: A diagnostic where the rows cannot be read on, the document not be written, or where it has no page.
  public consuming func run(
    shouldStop: @escaping () -> Bool = { false }, draw: Draw, report: (BatchOutcome) -> Void = { _ in }
  ) throws(Diagnostic) -> BatchSummary {
    var summary = BatchSummary()
    summary.isWhole = false
    var unwritable: Diagnostic?
    var budget = Budget.default
    // Each row has limits of its own; how many come is up to whoever sends them.
    (budget.pages, budget.wallTime) = (.max, .seconds(1 << 40))
    let file = file
    rows.shouldStop = shouldStop
    do throws(Diagnostic) {
      try Renderer.document(
        as: .pdf, options: options, budget: budget,
        write: { (piece) throws(Diagnostic) in
          do throws(Diagnostic) { try file.write(piece) } catch {
            unwritable = error
            throw error
          }
        }
      ) { (session) throws(Diagnostic) in
        while !shouldStop() {
          guard let row = try rows.next() else {
            summary.isWhole = !rows.isStopped
            return
          }
          let result: BatchOutcome.Result
          do throws(Diagnostics) {
            let data = try Self.data(of: row)
            var warnings = Diagnostics()
            try session.part { () throws(Diagnostics) in warnings = try draw(data, session) }
            result = .drawn(bytes: 0, warnings: warnings)
          } catch {
            if let unwritable { throw unwritable }
            result = .failed(error)
          }
          summary.add(result)
          report(BatchOutcome(row: row, name: nil, result: result, position: rows.position))
        }
      }
      try file.finish()
    } catch {
      file.discard()
      throw error
    }
    return summary
  }

  private static func data(of row: DataRow) throws(Diagnostics) -> TemplateData {
    do { return try row.templateData() } catch { throw Diagnostics([error]) }
  }
}

extension Template {
  /// Draws a page with data into a document that goes on, or all pages where the root is a document itself.
  ///
  /// - Parameter page: The page that is drawn alone, from 1; all of them unless given.
  /// - Returns: What looked wrong and did no harm.
  /// - Throws: Everything that is wrong with the template for these data; no page is begun then.
  public func drawPages(
    _ data: TemplateData, size: RenderSize = .automatic, page: Int? = nil,
    environment: LayoutEnvironment = LayoutEnvironment(), on session: DocumentSession
  ) throws(Diagnostics) -> Diagnostics {
    try BudgetMeter.metering(environment.budget) { _ throws(Diagnostics) in
      let node = try instantiate(
        state: data.stateValues, constants: data.constantValues, environment: environment)
      let size = try node.layOut(in: size, environment: environment)
      if let pages = node.view as? any PagedView {
        // Once without drawing, since pages that are written cannot be taken back.
        let numbers = page.map { $0...$0 }
        try pages.forEachPage(in: numbers) { _ in }
        try pages.forEachPage(in: numbers) { (page) throws(Diagnostic) in
          page.draw(try session.beginPage(size: page.size, label: page.label, boxes: page.boxes))
        }
        return pages.pageWarnings
      }
      if let page, page != 1 { throw Diagnostics([.noPages(page, at: node.span)]) }
      var warnings = node.warnings(in: size)
      do throws(Diagnostic) {
        let canvas = try session.beginPage(size: size)
        canvas.saveGState()
        canvas.translateBy(x: node.view.frame.minX, y: node.view.frame.minY)
        node.view.render(into: canvas)
        canvas.restoreGState()
        warnings.append(contentsOf: canvas.warnings)
      } catch {
        throw Diagnostics([error])
      }
      return warnings
    }
  }
}
