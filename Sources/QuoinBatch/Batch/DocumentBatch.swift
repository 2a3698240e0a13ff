import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinTemplateEngine

/// One PDF with a page for each row of data, or the pages of each row's document, written while it is drawn: rows are laid out by
/// as many threads as there are, and drawn in their order by one.
public struct DocumentBatch: ~Copyable {
  /// Lays out the pages of a row's data; called by many threads at once.
  public typealias LayOut = @Sendable (TemplateData, DataRow) throws(Diagnostics) -> DrawPages

  /// Draws the pages of a row, which another thread may have laid out.
  ///
  /// - Returns: What looked wrong and did no harm.
  public typealias DrawPages = (DocumentSession) throws(Diagnostics) -> Diagnostics

  /// Says how a document is written of which this is the first row.
  public typealias Describe = (TemplateData, DataRow, OutputOptions) throws(Diagnostics) -> OutputOptions

  private let rows: RowReader
  private let file: ArchiveFile
  private let options: OutputOptions
  private let budget: Budget
  private let threads: Int

  /// Prepares a document.
  ///
  /// - Parameters:
  ///   - rows: The data.
  ///   - path: The file; nothing for standard output.
  ///   - options: How it is written.
  ///   - budget: The limits of each row.
  ///   - threads: How many lay out rows at once, while one draws those before; with 1 it is one for both.
  public init(
    rows: RowReader, path: String?, options: OutputOptions, budget: Budget = .default,
    threads: Int = ProcessInfo.processInfo.activeProcessorCount
  ) throws(Diagnostic) {
    self.rows = rows
    self.options = options
    self.budget = budget
    self.threads = max(1, threads)
    file = try ArchiveFile(path: path)
  }

  /// Draws everything.
  ///
  /// - Parameters:
  ///   - shouldStop: Asked before each row, and while one is waited for; once it says so, no more are begun.
  ///   - describe: What the first row that works says of the whole document; the options as they are unless given.
  ///   - layOut: Lays out the pages of a row.
  ///   - report: Told what became of each row.
  /// - Returns: What became of them all. A document that was stopped is put beside its place, where another one may be, and
  ///   one of which every row failed nowhere; one that goes to standard output ends with the pages that it has.
  /// - Throws: A diagnostic where the rows cannot be read on, the document not be written, or where there are no rows.
  public consuming func run(
    shouldStop: @escaping @Sendable () -> Bool = { false }, describe: Describe? = nil,
    layOut: @escaping LayOut,
    report: (BatchOutcome) -> Void = { _ in }
  ) throws(Diagnostic) -> BatchSummary {
    rows.shouldStop = shouldStop
    let run = Run(rows: rows, shouldStop: shouldStop)
    do throws(Diagnostic) {
      let first = try run.first(options, describe, report)
      if let first { try write(run, after: first, layOut, report) }
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
    if run.summary.isWhole { run.summary.remark = rows.remark }
    if run.summary.rows == 0, run.summary.isWhole { throw .documentWithoutRows(rows.file) }
    return run.summary
  }

  /// Writes the document from its first row on; nothing of it is of use where no row has a page.
  private borrowing func write(
    _ run: Run, after first: Beginning, _ layOut: @escaping LayOut, _ report: (BatchOutcome) -> Void
  ) throws(Diagnostic) {
    let prefetcher = RowPrefetcher(
      rows, budget: budget, threads: threads, shouldStop: run.shouldStop, layOut: layOut)
    defer { prefetcher.stop() }
    var unwritable: Diagnostic?
    var isThrough = false
    let rowBudget = budget
    var budget = budget
    // Each row has limits of its own; how many come is up to whoever sends them.
    (budget.pages, budget.memory, budget.wallTime) = (.max, .max, .seconds(1 << 40))
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
        var next = Optional(prefetcher.item(first.row, at: run.rows.position))
        prefetcher.start()
        while let item = next {
          let result: BatchOutcome.Result
          do throws(Diagnostics) {
            var warnings = Diagnostics()
            let draw = try item.pages.get()
            try BudgetMeter.meteringApart(rowBudget) { _ throws(Diagnostics) in
              try session.part { () throws(Diagnostics) in warnings = try draw(session) }
            }
            result = .drawn(bytes: 0, warnings: warnings)
          } catch {
            if let unwritable { throw unwritable }
            result = .failed(error)
          }
          run.add(result, item.row, at: item.position, report)
          next = try prefetcher.next()
        }
        run.summary.isWhole = prefetcher.isWhole
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
    let options: OutputOptions
  }

  /// What has become of the rows so far.
  private final class Run {
    let rows: RowReader
    let shouldStop: @Sendable () -> Bool
    var summary = BatchSummary()

    init(rows: RowReader, shouldStop: @escaping @Sendable () -> Bool) {
      (self.rows, self.shouldStop) = (rows, shouldStop)
      summary.isWhole = false
    }

    func add(
      _ result: BatchOutcome.Result, _ row: DataRow, at position: Int, _ report: (BatchOutcome) -> Void
    ) {
      summary.add(result)
      report(BatchOutcome(row: row, name: nil, result: result, position: position))
    }

    /// The next row whose data can be read.
    func next(_ report: (BatchOutcome) -> Void) throws(Diagnostic) -> (DataRow, TemplateData)? {
      while !shouldStop() {
        guard let row = try rows.next() else {
          summary.isWhole = !rows.isStopped
          return nil
        }
        do throws(Diagnostic) { return (row, try row.templateData()) } catch {
          add(.failed(Diagnostics([error])), row, at: rows.position, report)
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
          return Beginning(row: row, options: try describe?(data, row, options) ?? options)
        } catch {
          add(.failed(error), row, at: rows.position, report)
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
