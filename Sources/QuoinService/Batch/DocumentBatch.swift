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

  /// Says how a document is written of which this is the first row.
  public typealias Describe = (TemplateData, OutputOptions) throws(Diagnostics) -> OutputOptions

  private let rows: RowReader
  private let file: ArchiveFile
  private let options: OutputOptions
  private let budget: Budget

  /// Prepares a document.
  ///
  /// - Parameters:
  ///   - rows: The data.
  ///   - path: The file; nothing for standard output.
  ///   - options: How it is written.
  ///   - budget: The limits of each row.
  public init(
    rows: RowReader, path: String?, options: OutputOptions, budget: Budget = .default
  ) throws(Diagnostic) {
    self.rows = rows
    self.options = options
    self.budget = budget
    file = try ArchiveFile(path: path)
  }

  /// Draws everything.
  ///
  /// - Parameters:
  ///   - shouldStop: Asked before each row, and while one is waited for; once it says so, no more are begun.
  ///   - describe: What the first row that works says of the whole document; the options as they are unless given.
  ///   - draw: Draws the pages of a row.
  ///   - report: Told what became of each row.
  /// - Returns: What became of them all. A document that was stopped is put beside its place, where another one may be, and
  ///   one of which every row failed nowhere; one that goes to standard output ends with the pages that it has.
  /// - Throws: A diagnostic where the rows cannot be read on, the document not be written, or where there are no rows.
  public consuming func run(
    shouldStop: @escaping () -> Bool = { false }, describe: Describe? = nil, draw: Draw,
    report: (BatchOutcome) -> Void = { _ in }
  ) throws(Diagnostic) -> BatchSummary {
    rows.shouldStop = shouldStop
    let run = Run(rows: rows, shouldStop: shouldStop)
    do throws(Diagnostic) {
      let first = try run.first(options, describe, report)
      if let first { try write(run, after: first, draw, report) }
      run.summary.isKept = first != nil && run.summary.drawn > 0
      if run.summary.isKept {
        run.summary.part = try file.finish(isWhole: run.summary.isWhole)
      } else {
        file.discard()
      }
    } catch {
      file.discard()
      throw error
    }
    if run.summary.rows == 0, run.summary.isWhole { throw .documentWithoutRows(rows.file) }
    return run.summary
  }

  /// Writes the document from its first row on; nothing of it is of use where no row has a page.
  private borrowing func write(
    _ run: Run, after first: Beginning, _ draw: Draw, _ report: (BatchOutcome) -> Void
  ) throws(Diagnostic) {
    var unwritable: Diagnostic?
    var isThrough = false
    let rowBudget = budget
    var budget = budget
    // Each row has limits of its own; how many come is up to whoever sends them.
    (budget.pages, budget.wallTime) = (.max, .seconds(1 << 40))
    let file = file
    do throws(Diagnostic) {
      try Renderer.document(
        as: .pdf, options: first.options, budget: budget,
        write: { (piece) throws(Diagnostic) in
          do throws(Diagnostic) { try file.write(piece) } catch {
            unwritable = error
            throw error
          }
        }
      ) { (session) throws(Diagnostic) in
        var next = Optional((first.row, first.data))
        while let (row, data) = next {
          let result: BatchOutcome.Result
          do throws(Diagnostics) {
            var warnings = Diagnostics()
            try BudgetMeter.meteringApart(rowBudget) { _ throws(Diagnostics) in
              try session.part { () throws(Diagnostics) in warnings = try draw(data, session) }
            }
            result = .drawn(bytes: 0, warnings: warnings)
          } catch {
            if let unwritable { throw unwritable }
            result = .failed(error)
          }
          run.add(result, row, report)
          next = try run.next(report)
        }
        isThrough = true
      }
    } catch {
      // That a document has no page is said by its rows.
      guard isThrough, unwritable == nil, run.summary.drawn == 0 else { throw error }
    }
  }

  /// The first row of which something can be drawn.
  private struct Beginning {
    let row: DataRow
    let data: TemplateData
    let options: OutputOptions
  }

  /// What has become of the rows so far.
  private final class Run {
    let rows: RowReader
    let shouldStop: () -> Bool
    var summary = BatchSummary()

    init(rows: RowReader, shouldStop: @escaping () -> Bool) {
      (self.rows, self.shouldStop) = (rows, shouldStop)
      summary.isWhole = false
    }

    func add(_ result: BatchOutcome.Result, _ row: DataRow, _ report: (BatchOutcome) -> Void) {
      summary.add(result)
      report(BatchOutcome(row: row, name: nil, result: result, position: rows.position))
    }

    /// The next row whose data can be read.
    func next(_ report: (BatchOutcome) -> Void) throws(Diagnostic) -> (DataRow, TemplateData)? {
      while !shouldStop() {
        guard let row = try rows.next() else {
          summary.isWhole = !rows.isStopped
          return nil
        }
        do throws(Diagnostic) { return (row, try row.templateData()) } catch {
          add(.failed(Diagnostics([error])), row, report)
        }
      }
      return nil
    }

    /// Reads to the first row of which something can be drawn.
    func first(
      _ options: OutputOptions, _ describe: Describe?, _ report: (BatchOutcome) -> Void
    ) throws(Diagnostic) -> Beginning? {
      while let (row, data) = try next(report) {
        do throws(Diagnostics) {
          return Beginning(row: row, data: data, options: try describe?(data, options) ?? options)
        } catch {
          add(.failed(error), row, report)
        }
      }
      return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func documentWithoutRows(_ file: String) -> Diagnostic {
    Diagnostic(.error, "There are no rows in '\(file)', and a PDF needs a page; none was written")
  }
}

extension Template {
  /// Options with what a document says of itself with data, its title and language among it, where they leave it open.
  ///
  /// - Throws: Everything that is wrong with the template for these data.
  public func describedOptions(
    _ options: OutputOptions, for data: TemplateData, environment: LayoutEnvironment = LayoutEnvironment()
  ) throws(Diagnostics) -> OutputOptions {
    try BudgetMeter.metering(environment.budget) { _ throws(Diagnostics) in
      let node = try instantiate(
        state: data.stateValues, constants: data.constantValues, environment: environment)
      try node.layOut()
      var options = options
      // Files that a document carries would be those of one row among many.
      if let pages = node.view as? any PagedView {
        options.metadata = options.forPages(pages, as: .pdf).metadata
      }
      return options
    }
  }

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
