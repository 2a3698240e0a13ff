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
          Self.tell(Diagnostics([error]), in: nil, &state)
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

  /// Says what came of it all.
  func finish(_ summary: BatchSummary, output: String) throws {
    let text = state.withLock { state -> String in
      if state.isWatched { Console.error("\r\u{1B}[K") }
      let seconds = state.start.duration(to: .now) / .seconds(1)
      if state.asJSON {
        return
          "{\"drawn\":\(summary.drawn),\"skipped\":\(summary.skipped),\"failed\":\(summary.failed),\"isWhole\":\(summary.isWhole),\"seconds\":\((seconds * 1000).rounded() / 1000)}\n"
      }
      var progress = state.progress.line(after: seconds, width: 0)
      if summary.failed > 0 { progress += " (see \(state.failurePath))" }
      if !summary.isWhole { progress += " · stopped; --resume goes on" }
      return "\(output)  \(progress)\n"
    }
    // The output itself may go there.
    if output == "-" { Console.error(text) } else { try Console.output(text) }
  }
}
