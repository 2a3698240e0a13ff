import ArgumentParser
import Foundation
import Quoin
import QuoinCommandLine
import QuoinTools

/// `quoin format`: templates in their canonical form.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Write templates in their one canonical form.",
    discussion: """
      Attributes are sorted and stand one a line, parameters and macros come first, expressions get their spaces; what \
      a template means does not change. A file that is not well-formed, or has an expression that is not, is left as \
      it is. XML that is no template is left alone, as are hidden files and what a .layout-ignore lists.

      quoin format Templates            every template in the folder
      quoin format --check Templates    changes nothing; lists what would change, exit status 1 if anything would
      quoin format - < card.xml         from standard input to standard output
      """)

  @OptionGroup var search: TemplateSearchOptions

  @Flag(help: "Change nothing; fail if anything would change.")
  var check = false

  func validate() throws {
    if search.paths.contains("-"), search.paths.count > 1 {
      throw ValidationError("Standard input is formatted alone; name no other templates beside -")
    }
  }

  func run() throws {
    if search.paths == ["-"] { return try formatInput() }
    let done = TemplateRewriting(
      of: search.paths, formatter: search.formatter, writes: !check, progress: search.progress
    ) { formatter, markup throws(Diagnostics) in try formatter.formatted(markup) }
    search.clearProgress()
    if check { for path in done.changed { try Console.output(path + "\n") } }
    try search.finish("format", with: done.problems)
    if check, !done.changed.isEmpty { throw ExitCode(1) }
    if !check { try Console.output("Formatted \(done.changed.count) of \(done.count) templates\n") }
  }

  private func formatInput() throws {
    let name = "standard input"
    let input = try Console.input(limit: Budget.default.fileSize)
    do {
      let markup = Markup(data: input, file: name)
      // As with files: other XML is left alone.
      let isOther = markup.root != nil && !search.formatter.isTemplate(markup)
      let text = isOther ? markup.source.contents : try search.formatter.formatted(markup)
      if check { if Data(text.utf8) != input { throw ExitCode(1) } } else { try Console.output(text) }
    } catch let problems as Diagnostics {
      try search.finish("format", with: [(name, problems)])
    }
  }
}
