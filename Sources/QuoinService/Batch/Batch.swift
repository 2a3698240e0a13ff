import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinTemplates

/// A picture for each row of data, drawn by as many threads as there are, however many rows come.
///
/// Whatever is wrong with a row costs that row alone. Names, failures and archives are the same whichever thread was quicker.
///
/// ```swift
/// let batch = try Batch(
///   rows: RowReader(path: "people.csv"), name: PictureName("cards/{id}.png"), output: .folder
/// ) { try template.rendering(state: $0.stateValues, as: .png) }
/// let summary = try batch.run { outcome in print(outcome.name ?? "-") }
/// ```
public final class Batch: Sendable {
  /// Draws the picture of a row; called by many threads at once.
  public typealias Draw = @Sendable (TemplateData) throws(Diagnostics) -> Rendering

  /// Where the pictures go.
  public enum Output: Sendable, Equatable {
    /// Files, whose names are paths.
    case folder
    /// A tar archive; to standard output without a path.
    case tar(path: String?)
    /// A zip archive; to standard output without a path.
    case zip(path: String?)
  }

  private let name: PictureName
  private let sink: any PictureSink
  private let draw: Draw
  private let threads: Int
  private let resumes: Bool
  private let basis: Fingerprint
  /// Held while a row is read and named, and while the first waits for those behind it to be begun.
  private let source: Guarded<Source>
  /// Held for one look; asked by those who finish while others wait with `source`.
  private let names: Guarded<NameIndex>

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
  ///   - index: A file that keeps what was made from what, so that a later run can go on; nothing for none.
  ///   - resumes: Whether pictures that an earlier run made from the same row and basis stay as they are.
  ///   - basis: What else the pictures depend on: the template, its files and options, in any words.
  ///   - time: Seconds since 1970 that files in archives carry.
  ///   - threads: How many draw at once.
  ///   - draw: Draws the picture of a row.
  /// - Throws: A diagnostic where something cannot be opened.
  public init(
    rows: sending RowReader, name: PictureName, output: Output, index: String? = nil, resumes: Bool = false,
    basis: String = "", time: Int = 0, threads: Int = ProcessInfo.processInfo.activeProcessorCount,
    draw: @escaping Draw
  ) throws(Diagnostic) {
    self.name = name
    self.draw = draw
    self.threads = max(1, threads)
    self.resumes = resumes
    self.basis = Fingerprint(of: basis)
    sink =
      switch output {
      case .folder: FolderSink()
      case .tar(let path): try TarSink(path: path, time: time)
      case .zip(let path): try ZipSink(path: path, time: time)
      }
    let names: NameIndex
    do { names = try NameIndex(path: index, keepsOld: resumes) } catch {
      throw .unwritable(index.map { "'\($0)'" } ?? "A temporary file", error)
    }
    self.names = Guarded(names)
    source = Guarded(Source(rows: rows))
  }

  /// Draws everything.
  ///
  /// - Parameters:
  ///   - shouldStop: Asked before each row; once it says so, what has been begun is finished, and no more.
  ///   - report: Told what became of each row, in their order, by one thread at a time.
  /// - Returns: What became of them all.
  /// - Throws: A diagnostic where the rows cannot be read on or the pictures not be written; what was finished before is
  ///   kept.
  public func run(
    shouldStop: @escaping @Sendable () -> Bool = { false },
    report: @escaping @Sendable (BatchOutcome) -> Void = { _ in }
  ) throws(Diagnostic) -> BatchSummary {
    let line = OutcomeLine(window: sink.isOrdered ? threads * 4 : threads * 64) {
      [sink] (outcome, picture) throws(Diagnostic) in
      var outcome = outcome
      if let picture, let name = outcome.name {
        do throws(Diagnostic) { try sink.write(picture, named: name) } catch {
          outcome.result = .failed(Diagnostics([error]))
          report(outcome)
          throw error
        }
      }
      report(outcome)
    }
    let group = DispatchGroup()
    for _ in 0..<threads {
      group.enter()
      let thread = Thread { [self] in
        while !shouldStop(), let job = nextJob(on: line) { work(on: job, for: line) }
        group.leave()
      }
      // As much as the first thread of a process has: layouts nest.
      thread.stackSize = 8 << 20
      thread.start()
    }
    group.wait()
    try sink.finish()
    if let failure = line.failure ?? source.withLock({ $0.failure }) { throw failure }
    return line.summary(isWhole: source.withLock { $0.isAtEnd })
  }

  /// One row and what is known of it before it is drawn.
  private struct Job: Sendable {
    let row: DataRow
    let position: Int
    let state: State

    enum State: Sendable {
      case draw(TemplateData, name: String, source: Fingerprint)
      case isDone(name: String)
      case failed(Diagnostic)
    }
  }

  /// Takes the next row, its name with it, so that of two rows with one name the second is always the one refused.
  private func nextJob(on line: OutcomeLine) -> Job? {
    source.withLock { source -> Job? in
      guard source.failure == nil, !source.isAtEnd, line.waitForRoom() else { return nil }
      do throws(Diagnostic) {
        guard let row = try source.rows.next() else {
          source.isAtEnd = true
          return nil
        }
        line.begin()
        return Job(row: row, position: source.rows.position, state: state(of: row))
      } catch {
        source.failure = error
        return nil
      }
    }
  }

  private func state(of row: DataRow) -> Job.State {
    do throws(Diagnostic) {
      let data = try row.templateData()
      let name = try name(data, rowNumber: row.number)
      var source = basis
      withUnsafeBytes(of: row.fingerprint.value.littleEndian) { source.add($0) }
      if let known = try claim(name, for: row, madeFrom: source) { return known }
      return .draw(data, name: name, source: source)
    } catch {
      return .failed(error.located(at: row.span))
    }
  }

  /// Takes a name.
  ///
  /// - Returns: What there is to do where no picture is to be drawn.
  private func claim(
    _ name: String, for row: DataRow, madeFrom source: Fingerprint
  ) throws(Diagnostic) -> Job.State? {
    do throws(SystemError) {
      let key = Fingerprint(of: name)
      return try names.withLock { names throws(SystemError) in
        if let known = try names.claim(key, row: row.number) {
          if known.run == names.run { return .failed(.nameTaken(name, by: known.row, at: row.span)) }
          if resumes, known.source == source, sink.has(name) { return .isDone(name: name) }
        }
        try names.note(nil, for: key)
        return nil
      }
    } catch {
      throw .unwritable("The index of names", error)
    }
  }

  private func note(_ name: String, madeFrom source: Fingerprint) throws(Diagnostic) {
    do throws(SystemError) {
      try names.withLock { names throws(SystemError) in try names.note(source, for: Fingerprint(of: name)) }
    } catch {
      throw .unwritable("The index of names", error)
    }
  }

  private func work(on job: Job, for line: OutcomeLine) {
    var outcome = BatchOutcome(row: job.row, name: nil, result: .skipped, position: job.position)
    var picture: Data?
    switch job.state {
    case .failed(let problem): outcome.result = .failed(Diagnostics([problem]))
    case .isDone(let name): outcome.name = name
    case .draw(let data, let name, let source):
      outcome.name = name
      do throws(Diagnostics) {
        let rendering = try draw(data)
        outcome.result = .drawn(bytes: rendering.data.count, warnings: rendering.warnings)
        if sink.isOrdered {
          picture = rendering.data
        } else {
          do throws(Diagnostic) {
            try sink.write(rendering.data, named: name)
            try note(name, madeFrom: source)
          } catch {
            throw Diagnostics([error])
          }
        }
      } catch {
        outcome.result = .failed(error)
      }
    }
    line.deliver(outcome, picture)
  }
}

extension Diagnostic {
  fileprivate static func nameTaken(_ name: String, by row: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "Row \(row) has the same name, '\(name)'", at: span)
  }
}

extension DataRow {
  /// Where the row begins.
  var span: SourceSpan { SourceSpan(file: file, line: line, column: 1, range: 0..<0) }
}
