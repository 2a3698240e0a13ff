import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinTemplateEngine

/// A picture for each row of data, drawn by as many threads as there are, however many rows come.
///
/// Whatever is wrong with a row costs that row alone. Names, failures and archives are the same whichever thread was quicker.
///
/// ```swift
/// let batch = try Batch(
///   rows: RowReader(path: "people.csv"), name: PictureName("cards/{id}.png"), output: .folder
/// ) { data throws(Diagnostics) in
///   try template.rendering(state: data.stateValues, constants: data.constantValues, as: .png)
/// }
/// let summary = try batch.run(report: { outcome in print(outcome.name ?? "-") })
/// ```
public final class Batch: Sendable {
  /// Draws the picture of a row; called by many threads at once.
  public typealias Draw = @Sendable (TemplateData) throws(Diagnostics) -> Rendering

  /// The same with the row that the data are of.
  package typealias DrawRow = @Sendable (TemplateData, DataRow) throws(Diagnostics) -> Rendering

  /// Where the pictures go.
  public enum Output: Sendable, Equatable {
    /// Files, whose names are paths.
    case folder
    /// A tar archive; to standard output without a path.
    case tar(path: String?)
    /// A zip archive; to standard output without a path.
    case zip(path: String?)
  }

  /// What the index of a folder's pictures is called there.
  package static let indexName = ".quoin-batch"

  private let name: PictureName
  private let isInArchive: Bool
  private let sink: any PictureSink
  private let draw: DrawRow
  private let threads: Int
  private let resumes: Bool
  private let basis: Fingerprint
  private let drawsNumbers: Bool
  /// Held while a row is read and named, and while the first waits for those behind it to be begun.
  private let source: Guarded<Source>
  /// Held for one look; asked by those who finish while others wait with `source`.
  private let names: Guarded<NameClaims>

  private struct Source {
    let rows: RowReader
    var failure: Diagnostic?
    var isAtEnd = false
  }

  /// Prepares a batch.
  ///
  /// - Parameters:
  ///   - rows: The data, which nobody else reads from then on.
  ///   - name: What the pictures are called: paths for a folder, names inside an archive.
  ///   - output: Where they go.
  ///   - index: A file that keeps what was made from what, so that a later run can go on, and no file is replaced but
  ///     pictures of the folder's batches; nothing for none, where whatever is there is replaced.
  ///   - resumes: Whether pictures that an earlier run made from the same row and basis stay as they are.
  ///   - basis: What else the pictures depend on: the template, its files and options, in any words.
  ///   - needed: Files in whose place no picture may be put: templates, rows, the file of failures.
  ///   - time: Seconds since 1970 that files in archives carry.
  ///   - threads: How many draw at once.
  ///   - draw: Draws the picture of a row.
  /// - Throws: A diagnostic where something cannot be opened, or where another batch has the index.
  public convenience init(
    rows: sending RowReader, name: PictureName, output: Output, index: String? = nil, resumes: Bool = false,
    basis: String = "", needed: [String] = [], time: Int = 0,
    threads: Int = ProcessInfo.processInfo.activeProcessorCount,
    draw: @escaping Draw
  ) throws(Diagnostic) {
    try self.init(
      rows: rows, name: name, output: output, index: index, resumes: resumes, basis: basis, needed: needed,
      time: time, threads: threads, drawRow: { data, _ throws(Diagnostics) in try draw(data) })
  }

  /// The same with a closure that looks at the row as well.
  ///
  /// - Parameter drawsNumbers: Whether a picture is another one where its row has another number.
  package init(
    rows: sending RowReader, name: PictureName, output: Output, index: String? = nil, resumes: Bool = false,
    basis: String = "", needed: [String] = [], time: Int = 0,
    threads: Int = ProcessInfo.processInfo.activeProcessorCount, drawsNumbers: Bool = false,
    drawRow draw: @escaping DrawRow
  ) throws(Diagnostic) {
    self.name = name
    self.drawsNumbers = drawsNumbers
    self.draw = draw
    self.threads = max(1, threads)
    self.resumes = resumes
    self.basis = Fingerprint(of: basis)
    isInArchive = output != .folder
    if isInArchive { try name.checkInArchive() }
    if index != nil, name.folder.utf8.count > 1 {
      try OutputFile.makeFolder(at: String(name.folder.dropLast()))
    }
    sink =
      switch output {
      case .folder: FolderSink(in: name.folder, needed: needed)
      case .tar(let path): try TarSink(path: path, time: time)
      case .zip(let path): try ZipSink(path: path, time: time)
      }
    names = Guarded(try NameClaims(in: name.folder, index: index, sink: sink))
    source = Guarded(Source(rows: rows))
  }

  /// Draws everything.
  ///
  /// - Parameters:
  ///   - shouldStop: Asked before each row, and while one is waited for; once it says so, what has been begun is finished,
  ///     and no more.
  ///   - report: Told what became of each row, in their order, by one thread at a time.
  /// - Returns: What became of them all. An archive that was stopped is put beside its place, where another one may be, and one
  ///   of which every row failed nowhere; one that goes to standard output is ended.
  /// - Throws: A diagnostic where the rows cannot be read on or no picture be written any more. Files that were finished before are
  ///   kept, and an archive is not.
  public func run(
    shouldStop: @escaping @Sendable () -> Bool = { false },
    report: @escaping @Sendable (BatchOutcome) -> Void = { _ in }
  ) throws(Diagnostic) -> BatchSummary {
    let buffer = ReorderBuffer(window: sink.isOrdered ? threads * 4 : threads * 64) {
      [sink] (outcome, picture) throws(Diagnostic) in
      var outcome = outcome
      if let picture, let name = outcome.name {
        if let problem = try sink.write(picture, named: name) {
          outcome.result = .failed(Diagnostics([problem]))
        }
      }
      report(outcome)
    }
    source.withLock { $0.rows.shouldStop = shouldStop }
    let group = DispatchGroup()
    for _ in 0..<threads {
      group.enter()
      let thread = Thread { [self] in
        while !shouldStop(), let job = nextJob(on: buffer) { work(on: job, for: buffer) }
        group.leave()
      }
      // As much as the first thread of a process has: layouts nest.
      thread.stackSize = 8 << 20
      thread.start()
    }
    group.wait()
    // Threads hold on to all of this for a moment longer.
    defer { names.withLock { $0.unlock() } }
    let (isAtEnd, unreadable, remark) = source.withLock {
      ($0.isAtEnd, $0.failure, $0.isAtEnd ? $0.rows.remark : nil)
    }
    var summary = buffer.summary(isWhole: isAtEnd)
    summary.remark = remark
    do throws(Diagnostic) {
      if let failure = buffer.failure { throw failure }
      let isWorthKeeping = isAtEnd ? summary.failed == 0 || summary.drawn > 0 : summary.drawn > 0
      if sink.isStream || isWorthKeeping && unreadable == nil {
        summary.part = try sink.finish(isWhole: isAtEnd)
      } else {
        sink.discard()
        summary.isKept = false
      }
    } catch {
      sink.discard()
      throw error
    }
    if let unreadable { throw unreadable }
    return summary
  }

  /// One row and what is known of it before it is drawn.
  private struct Job: Sendable {
    let row: DataRow
    let position: Int
    let state: State

    enum State: Sendable {
      case draw(TemplateData, NameClaims.Claim)
      case failed(Diagnostic)
    }
  }

  /// Takes the next row, its name with it, so that of two rows with one name the second is always the one refused.
  private func nextJob(on buffer: ReorderBuffer) -> Job? {
    source.withLock { source -> Job? in
      guard source.failure == nil, !source.isAtEnd, buffer.waitForRoom() else { return nil }
      do throws(Diagnostic) {
        guard let row = try source.rows.next() else {
          source.isAtEnd = !source.rows.isStopped
          return nil
        }
        let state = try state(of: row)
        buffer.begin()
        return Job(row: row, position: source.rows.position, state: state)
      } catch {
        source.failure = error
        return nil
      }
    }
  }

  /// - Throws: What keeps all rows from being drawn.
  private func state(of row: DataRow) throws(Diagnostic) -> Job.State {
    let data: TemplateData
    let name: String
    do throws(Diagnostic) {
      data = try row.templateData()
      name = try self.name(data, rowNumber: row.number, variant: row.variant, isInArchive: isInArchive)
    } catch {
      return .failed(error.located(at: row.span))
    }
    var source = basis
    withUnsafeBytes(of: row.fingerprint.value.littleEndian) { source.add($0) }
    if drawsNumbers { withUnsafeBytes(of: row.number.littleEndian) { source.add($0) } }
    let (whole, resumes) = (source, resumes)
    let claim = try names.withLock { names throws(Diagnostic) in
      try names.claim(name, for: row, madeFrom: whole, resumes: resumes)
    }
    return switch claim {
    case .failure(let problem): .failed(problem)
    case .success(let claim): .draw(data, claim)
    }
  }

  private func work(on job: Job, for buffer: ReorderBuffer) {
    var outcome = BatchOutcome(row: job.row, name: nil, result: .skipped, position: job.position)
    var picture: Data?
    switch job.state {
    case .failed(let problem): outcome.result = .failed(Diagnostics([problem]))
    case .draw(let data, let claim):
      outcome.name = claim.name
      if let kept = claim.keptMark, sink.mark(of: claim.name) == kept { break }
      do throws(Diagnostic) { try note(claim, mark: nil) } catch { return buffer.fail(error) }
      // What is there shows data that are not the row's any more.
      defer { if claim.isOld, case .failed = outcome.result { sink.remove(claim.name) } }
      do throws(Diagnostics) {
        let rendering = try draw(data, job.row)
        outcome.result = .drawn(bytes: rendering.data.count, warnings: rendering.warnings)
        picture = rendering.data
      } catch {
        outcome.result = .failed(error)
      }
      guard !sink.isOrdered, let drawn = picture else { break }
      picture = nil
      do throws(Diagnostic) {
        if let problem = try sink.write(drawn, named: claim.name) {
          outcome.result = .failed(Diagnostics([problem]))
        } else {
          try note(claim, mark: ContentMark.of(drawn))
        }
      } catch {
        return buffer.fail(error)
      }
    }
    buffer.deliver(outcome, picture)
  }

  private func note(_ claim: NameClaims.Claim, mark: UInt32?) throws(Diagnostic) {
    try names.withLock { names throws(Diagnostic) in try names.note(claim, mark: mark) }
  }
}

extension DataRow {
  /// Where the row begins.
  package var span: SourceSpan {
    SourceSpan(file: file, line: line, column: start.column, range: start.offset..<start.offset)
  }
}
