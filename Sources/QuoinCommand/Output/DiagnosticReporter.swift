import Foundation
import Quoin

/// Writes diagnostics to standard error, for a person or as JSON lines, and remembers whether any was an error.
struct DiagnosticReporter {
  private var printer: DiagnosticPrinter
  private let asJSON: Bool
  private let isQuiet: Bool
  /// The files that the printer was given, and those that could not be read.
  private var loaded: Set<String> = []
  private(set) var hasErrors = false

  /// - Parameters:
  ///   - asJSON: Whether each diagnostic is a JSON object on a line of its own.
  ///   - isQuiet: Whether warnings are left out.
  init(asJSON: Bool, isQuiet: Bool) {
    self.asJSON = asJSON
    self.isQuiet = isQuiet
    let environment = ProcessInfo.processInfo.environment
    printer = DiagnosticPrinter(usesColor: isatty(STDERR_FILENO) == 1 && environment["NO_COLOR"] == nil)
  }

  /// Writes the diagnostics of one piece of work, with the source lines of the files they point into.
  ///
  /// - Parameter file: The file that those without a place of their own concern.
  mutating func report(_ diagnostics: Diagnostics, in file: String? = nil) {
    for diagnostic in diagnostics.all {
      hasErrors = hasErrors || diagnostic.severity == .error
      if isQuiet, diagnostic.severity == .warning { continue }
      if asJSON {
        let start = file.map { SourceSpan(file: $0, line: 1, column: 1, range: 0..<0) }
        Console.error(printer.jsonLine(for: diagnostic.located(at: start)))
      } else {
        ([diagnostic.span] + diagnostic.notes.map(\.span)).compactMap { $0?.file }.forEach { load($0) }
        Console.error(printer.terminalText(for: diagnostic, in: file))
      }
    }
  }

  /// Reports a failure that stops one file, with that file's name where the failure has no place of its own.
  mutating func reportFailure(_ error: any Error, in file: String) {
    if let failure = error as? FileFailure {
      report(Diagnostics(failure.error), in: failure.file)
    } else {
      report(Diagnostics(error), in: file)
    }
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
