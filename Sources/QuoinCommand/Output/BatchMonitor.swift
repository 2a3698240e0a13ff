import Foundation
import Quoin
import QuoinBatch
import QuoinCommandLine
import QuoinDiagnostics

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
    let target: BatchTarget
    let start = ContinuousClock.now
    var lastShown: ContinuousClock.Instant
    var warnings = RowWarnings()
    var toldFailures = 0
    /// Why failures cannot be written down.
    var problem: Diagnostic?
  }

  /// So many failures are told; all are in the file.
  private static let toldCount = 20

  /// - Parameters:
  ///   - size: How many bytes of data there are; nothing where nobody knows.
  ///   - failures: The file for rows that fail.
  ///   - target: Where the pictures go.
  ///   - asJSON: Whether to write JSON.
  ///   - isQuiet: Whether to write no warnings.
  init(size: Int?, failures: String, target: BatchTarget, asJSON: Bool, isQuiet: Bool) {
    state = Guarded(
      State(
        progress: BatchProgress(size: size), failures: FailureFile(path: failures), failurePath: failures,
        reporter: DiagnosticReporter(asJSON: asJSON, isQuiet: isQuiet),
        isWatched: isatty(STDERR_FILENO) == 1, isQuiet: isQuiet, asJSON: asJSON,
        target: target, lastShown: .now))
  }

  /// Begins anew: nobody else writes into the folder now.
  ///
  /// - Throws: That the file of failures is another one.
  func begin() throws(Diagnostic) {
    try state.withLock { state throws(Diagnostic) in try state.failures.clear() }
  }

  /// Whether no more rows should be begun: somebody wants an end, or failures would be lost.
  var shouldStop: Bool { Interruption.signal != nil || state.withLock { $0.problem != nil } }

  /// Takes note of what became of a row.
  func add(_ outcome: BatchOutcome) {
    state.withLock { state in
      state.progress.add(outcome)
      switch outcome.result {
      case .skipped: break
      case .drawn(_, let warnings):
        let new = state.warnings.add(warnings, ofRow: outcome.row.number)
        if !new.isEmpty { Self.tell(Diagnostics(new), of: outcome, &state) }
      case .failed(let problems):
        do throws(Diagnostic) { try state.failures.add(outcome) } catch {
          state.problem = state.problem ?? error
        }
        state.toldFailures += 1
        if state.toldFailures <= Self.toldCount {
          Self.tell(problems, of: outcome, &state)
        }
      }
      let wait = state.isWatched ? Duration.milliseconds(100) : .seconds(10)
      guard !state.isQuiet, !state.asJSON, state.lastShown.duration(to: .now) >= wait else { return }
      state.lastShown = .now
      let line = state.progress.line(
        after: state.start.duration(to: .now) / .seconds(1), width: state.isWatched ? Self.width : 0)
      Console.error(state.isWatched ? "\r\(line)\u{1B}[K" : line + "\n")
    }
  }

  /// How many characters a line of the terminal takes, so that the next one can be written over it.
  private static var width: Int {
    var size = winsize()
    let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 1
    return isKnown ? Int(size.ws_col) - 1 : 79
  }

  private static func tell(_ diagnostics: Diagnostics, of outcome: BatchOutcome, _ state: inout State) {
    if state.isWatched { Console.error("\r\u{1B}[K") }
    state.reporter.report(diagnostics, of: outcome)
  }

  /// Says how far it came that ends without having been finished.
  func stop(output: String) {
    guard state.withLock({ $0.progress.summary.rows }) > 0 else { return }
    guard let line = end(.broken) else { return }
    Console.error("\(output)  \(line)\n")
  }

  /// Says what came of it all.
  ///
  /// - Throws: Why failures cannot be written down, or this not.
  func finish(_ summary: BatchSummary, output: String) throws {
    let problem = state.withLock { $0.problem }
    let text: String
    if let line = end(summary) {
      text = "\(output)  \(line)\n"
    } else {
      let seconds = (seconds * 1000).rounded() / 1000
      let json: JSONText = [
        "drawn": JSONText(summary.drawn), "skipped": JSONText(summary.skipped),
        "failed": JSONText(summary.failed), "isWhole": .bool(summary.isWhole),
        "isKept": .bool(summary.isKept),
      ]
      text = json.adding("part", summary.part.map { JSONText($0) }).adding("seconds", .number(seconds)).line
    }
    // The output itself may go there.
    if output == "-" { Console.error(text) } else { try Console.output(text) }
    if let problem { throw problem }
  }

  /// The last line for people; nothing where they are not who reads it.
  private func end(_ summary: BatchSummary) -> String? {
    let seconds = seconds
    return state.withLock { state in
      if state.isWatched { Console.error("\r\u{1B}[K") }
      if let remark = summary.remark { state.reporter.report(Diagnostics([remark])) }
      for shared in state.warnings.shared { state.reporter.report(shared) }
      if state.warnings.untoldRows > 0 { state.reporter.report(untoldInRows: state.warnings.untoldRows) }
      if state.asJSON { return nil }
      if summary.isWhole { state.progress.reachEnd() }
      var line = state.progress.line(after: seconds, width: 0)
      if state.progress.summary.failed > 0 { line += " (see \(state.failurePath))" }
      if let remark = state.target.remark(summary) { line += " · \(remark)" }
      return line
    }
  }

  /// How long it has taken.
  private var seconds: Double { state.withLock { $0.start.duration(to: .now) / .seconds(1) } }
}
