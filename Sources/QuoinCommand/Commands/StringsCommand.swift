import ArgumentParser
import Quoin
import QuoinCommandLine
import QuoinTools

/// `quoin strings`: the localized strings that templates use.
struct StringsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract: "List the localized strings that templates use.",
    discussion: "The keys are sorted and stand one a line, each once for all templates together.")

  @OptionGroup var search: TemplateSearchOptions

  func run() throws {
    let found = TemplateListing(
      of: search.paths, formatter: search.formatter, progress: search.progress)
    search.clearProgress()
    for key in found.stringKeys { try Console.output(key + "\n") }
    try search.finish("strings", with: found.problems)
  }
}
