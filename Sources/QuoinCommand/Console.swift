import Foundation
import Quoin

/// The two streams that a command writes to.
enum Console {
  /// Writes to standard output.
  static func output(_ text: String) { output(Data(text.utf8)) }

  /// Writes bytes to standard output.
  static func output(_ data: Data) { try? FileHandle.standardOutput.write(contentsOf: data) }

  /// Writes to standard error.
  static func error(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}

/// Writes diagnostics to standard error, for a person or as JSON lines, and remembers whether any was an error.
struct DiagnosticReporter {
  private var printer: DiagnosticPrinter
  private let asJSON: Bool
  private(set) var hasErrors = false

  /// - Parameter asJSON: Whether each diagnostic is a JSON object on a line of its own.
  init(asJSON: Bool) {
    self.asJSON = asJSON
    let environment = ProcessInfo.processInfo.environment
    printer = DiagnosticPrinter(usesColor: isatty(STDERR_FILENO) == 1 && environment["NO_COLOR"] == nil)
  }

  /// Writes the diagnostics of one piece of work, with the source lines of the files they point into.
  mutating func report(_ diagnostics: Diagnostics) {
    for diagnostic in diagnostics.all {
      hasErrors = hasErrors || diagnostic.severity == .error
      if asJSON {
        Console.error(printer.jsonLine(for: diagnostic))
      } else {
        ([diagnostic.span] + diagnostic.notes.map(\.span)).compactMap { $0?.file }.forEach { load($0) }
        Console.error(printer.terminalText(for: diagnostic))
      }
    }
  }

  /// Reports a failure that stops one file, with that file's name where the failure has no place of its own.
  mutating func report(_ error: any Error, in file: String) {
    var located = Diagnostics()
    located.append(error, at: SourceSpan(file: file, line: 1, column: 1, range: 0..<0))
    report(located)
  }

  private mutating func load(_ file: String) {
    guard let data = FileManager.default.contents(atPath: file) else { return }
    printer.add(SourceText(file: file, contents: String(decoding: data, as: UTF8.self)))
  }
}
