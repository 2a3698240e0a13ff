import Foundation
import Quoin
import QuoinService

/// Tells people how far a batch has come, and what went wrong: a line that is written again on a terminal, a line now and then in
/// a log.
final class BatchMonitor: Sendable {
  private let state: Guarded<State>

  private struct State {
    var progress: BatchProgress
    let failures: FailureFile
    let failurePath: String
    var reporter: DiagnosticReporter
    let isWatched: Bool
    let isQuiet: Bool
    let asJSON: Bool
    let start = ContinuousClock.now
    var lastShown: ContinuousClock.Instant
    var warned: Set<String> = []
    var toldFailures = 0
    /// Why failures cannot be written down.
    var problem: Diagnostic?
  }

  /// Of so many failures and warnings each is told; all failures are in the file.
  private static let toldCount = 20

  /// - Parameters:
  ///   - size: How many bytes of data there are; nothing where nobody knows.
  ///   - failures: The file for rows that fail.
  ///   - options: Whether to write JSON, and no warnings.
  init(size: Int?, failures: String, options: TemplateOptions) {
    state = Guarded(
      State(
        progress: BatchProgress(size: size), failures: FailureFile(path: failures), failurePath: failures,
        reporter: DiagnosticReporter(asJSON: options.json, isQuiet: options.quiet),
        isWatched: isatty(STDERR_FILENO) == 1, isQuiet: options.quiet, asJSON: options.json, lastShown: .now))
  }

  /// Begins anew: nobody else writes into the folder now.
  func begin() { state.withLock { $0.failures.clear() } }

  /// Whether no more rows should be begun: somebody wants an end, or failures would be lost.
  var shouldStop: Bool { Interruption.signal != nil || state.withLock { $0.problem != nil } }

  /// Takes note of what became of a row.
  func add(_ outcome: BatchOutcome) {
    state.withLock { state in
      state.progress.add(outcome)
      switch outcome.result {
      case .skipped: break
      case .drawn(_, let warnings):
        let new = warnings.all.filter {
          state.warned.count < Self.toldCount && state.warned.insert($0.description).inserted
        }
        if !new.isEmpty { Self.tell(Diagnostics(new), in: nil, &state) }
      case .failed(let problems):
        do throws(Diagnostic) { try state.failures.add(outcome) } catch {
          state.problem = state.problem ?? error
        }
        state.toldFailures += 1
        if state.toldFailures <= Self.toldCount {
          Self.tell(problems, in: "row \(outcome.row.number)", &state)
        }
      }
      let wait = state.isWatched ? Duration.milliseconds(100) : .seconds(10)
      guard !state.isQuiet, !state.asJSON, state.lastShown.duration(to: .now) >= wait else { return }
      state.lastShown = .now
      let line = state.progress.line(after: state.start.duration(to: .now) / .seconds(1))
      Console.error(state.isWatched ? "\r\(line)\u{1B}[K" : line + "\n")
    }
  }

  private static func tell(_ diagnostics: Diagnostics, in place: String?, _ state: inout State) {
    if state.isWatched { Console.error("\r\u{1B}[K") }
    state.reporter.report(diagnostics, in: place)
  }

  /// Says how far it came that ends without having been finished.
  func stop(output: String) {
    guard state.withLock({ $0.progress.summary.rows }) > 0, let line = end(isWhole: false) else { return }
    Console.error("\(output)  \(line)\n")
  }

  /// Says what came of it all.
  ///
  /// - Throws: Why failures cannot be written down, or this not.
  func finish(_ summary: BatchSummary, output: String) throws {
    if let problem = state.withLock({ $0.problem }) { throw problem }
    let text: String
    if let line = end(isWhole: summary.isWhole) {
      text = "\(output)  \(line)\n"
    } else {
      let seconds = (seconds * 1000).rounded() / 1000
      text =
        "{\"drawn\":\(summary.drawn),\"skipped\":\(summary.skipped),\"failed\":\(summary.failed),\"isWhole\":\(summary.isWhole),\"seconds\":\(seconds)}\n"
    }
    // The output itself may go there.
    if output == "-" { Console.error(text) } else { try Console.output(text) }
  }

  /// The last line for people; nothing where they are not who reads it.
  private func end(isWhole: Bool) -> String? {
    let seconds = seconds
    return state.withLock { state in
      if state.isWatched { Console.error("\r\u{1B}[K") }
      if state.asJSON { return nil }
      if isWhole { state.progress.reachEnd() }
      var line = state.progress.line(after: seconds, width: 0)
      if state.progress.summary.failed > 0 { line += " (see \(state.failurePath))" }
      if !isWhole { line += " · stopped; --resume goes on" }
      return line
    }
  }

  /// How long it has taken.
  private var seconds: Double { state.withLock { $0.start.duration(to: .now) / .seconds(1) } }
}
