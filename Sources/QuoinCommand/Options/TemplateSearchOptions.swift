import ArgumentParser
import Foundation
import Quoin
import QuoinCommandLine
import QuoinDocuments
import QuoinTools

/// The templates that a tool goes through, and how it reports.
struct TemplateSearchOptions: ParsableArguments {
  @Argument(help: "Templates, and folders with templates in them.")
  var paths: [String]

  @Flag(help: "Write problems as JSON.")
  var json = false

  var formatter: TemplateFormatter { TemplateFormatter(schema: ComponentRegistry.documents.schema) }

  /// Shows how many templates are done, where somebody watches.
  var progress: @Sendable (Int, Int) -> Void {
    { done, total in
      // Each line takes as long as a template.
      if done % 16 == 0 { ProgressLine("Template", of: total).show(done) }
    }
  }

  /// Makes room for what comes after the progress.
  func clearProgress() { ProgressLine("Template", of: .max).clear() }

  /// Reports problems, and that the command failed where there are any.
  ///
  /// - Throws: Exit status 1 when anything failed.
  func finish(
    _ command: String, with problems: [(file: String, diagnostics: Diagnostics)]
  ) throws {
    if problems.isEmpty { return }
    var reporter = DiagnosticReporter(asJSON: json, isQuiet: false)
    for problem in problems { reporter.report(problem.diagnostics, in: problem.file) }
    if !problems.contains(where: \.diagnostics.hasErrors) { return }
    if !json { Console.error("quoin \(command) failed\n") }
    throw ExitCode(1)
  }
}
