import Foundation
import Quoin
import QuoinBatch
import QuoinCommandLine
import QuoinDiagnostics

/// Writes diagnostics to standard error, for a person or as JSON lines, and remembers whether any was an error.
struct DiagnosticReporter {
  private var printer: DiagnosticPrinter
  private let asJSON: Bool
  private let isQuiet: Bool
  /// The files that the printer was given, and those that could not be read.
  private var loaded: Set<String> = []
  private(set) var hasErrors = false
  /// Whether there is an option for how long a piece of work may take.
  var hasTimeOption = false
  /// The story that is worked on; nothing for none.
  var story: String?

  /// - Parameters:
  ///   - asJSON: Whether each diagnostic is a JSON object on a line of its own.
  ///   - isQuiet: Whether warnings are left out.
  init(asJSON: Bool, isQuiet: Bool) {
    self.asJSON = asJSON
    self.isQuiet = isQuiet
    let environment = ProcessInfo.processInfo.environment
    printer = DiagnosticPrinter(usesColor: isatty(STDERR_FILENO) == 1 && environment["NO_COLOR"] == nil)
  }

  /// Makes a text known that is no file, such as an option's value, so that it can be shown under what is wrong with it.
  mutating func add(_ source: SourceText) {
    loaded.insert(source.file)
    printer.add(source)
  }

  /// Writes the diagnostics of one piece of work, with the source lines of the files they point into.
  ///
  /// - Parameter file: The file that those without a place of their own concern.
  mutating func report(_ diagnostics: Diagnostics, in file: String? = nil) {
    for diagnostic in diagnostics.all.map(withNotes) {
      hasErrors = hasErrors || diagnostic.severity == .error
      if isQuiet, diagnostic.severity == .warning { continue }
      if asJSON {
        let start = file.map { SourceSpan(file: $0, line: 1, column: 1, range: 0..<0) }
        Console.error(printer.jsonLine(for: diagnostic.located(at: start)))
      } else {
        for span in [diagnostic.span] + diagnostic.notes.map(\.span) {
          if let file = span?.file { load(file) }
        }
        Console.error(printer.terminalText(for: diagnostic, in: file))
      }
    }
  }

  /// Writes what is wrong with a row of a batch, and which row that is.
  mutating func report(_ diagnostics: Diagnostics, of outcome: BatchOutcome) {
    for diagnostic in diagnostics.all {
      guard asJSON else {
        var told = diagnostic
        if told.span != nil { told.notes.append(.init("In \(outcome.described)")) }
        report(Diagnostics([told]), in: outcome.described)
        continue
      }
      hasErrors = hasErrors || diagnostic.severity == .error
      if isQuiet, diagnostic.severity == .warning { continue }
      let row: JSONText = ["row": JSONText(outcome.row.number)]
      Console.error(
        row.adding("name", outcome.name.map { .string($0) })
          .adding(entriesOf: JSONText(diagnostic.located(at: outcome.row.span))).line)
    }
  }

  /// Writes in which other rows there is a warning that was written for one.
  mutating func report(_ shared: RowWarnings.Shared) {
    if isQuiet { return }
    if asJSON {
      let rows: JSONText = ["rows": JSONText(shared.rows), "moreRows": JSONText(shared.more)]
      Console.error(rows.adding(entriesOf: JSONText(shared.warning)).line)
    } else {
      let told = Diagnostic(.warning, "\(shared.warning.sentence), \(shared.described)")
      Console.error(printer.terminalText(for: told, in: shared.warning.span.map { "\($0)" }))
    }
  }

  /// Writes that rows have warnings which are not told.
  mutating func report(untoldInRows count: Int) {
    report(Diagnostics([.untoldWarnings(count)]))
  }

  /// Reports a failure that stops one file, with that file's name where the failure has no place of its own.
  mutating func reportFailure(_ error: any Error, in file: String?) {
    if let failure = error as? FileFailure {
      report(Diagnostics(failure.error), in: failure.file)
    } else {
      report(Diagnostics(error), in: file)
    }
  }

  private func withNotes(_ diagnostic: Diagnostic) -> Diagnostic {
    var told = diagnostic
    if hasTimeOption, diagnostic.isOutOfTime { told.notes.append(.init("--time allows it more seconds")) }
    if let story { told.notes.append(.init("In the story '\(story)'")) }
    return told
  }

  /// Reads a file that diagnostics point into, once.
  private mutating func load(_ file: String) {
    guard loaded.insert(file).inserted else { return }
    let url = URL(fileURLWithPath: file)
    let loader = ResourceLoader(policy: ResourcePolicy(folders: [url.deletingLastPathComponent()]))
    guard let data = try? loader.data(at: url), let text = String(validating: data, as: UTF8.self) else {
      return
    }
    printer.add(SourceText(file: file, contents: text))
  }
}

/// A failure that concerns another file than the template being worked on.
struct FileFailure: Error {
  let file: String
  let error: any Error
}

extension Diagnostic {
  fileprivate static func untoldWarnings(_ rows: Int) -> Diagnostic {
    Diagnostic(
      .warning, rows == 1 ? "One more row has other warnings" : "\(rows) more rows have other warnings")
  }
}
