import ArgumentParser
import Quoin
import QuoinCommandLine
import QuoinTools

/// `quoin list`: the templates that the other tools would work on.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the templates in folders.",
    discussion: """
      A file is a template if its name ends in .xml and one of its elements has an attribute of layout, or its root is \
      a known element with known ones in it. Hidden files, links and what a .layout-ignore lists are left out. Each is \
      named as its path goes on from the folder given.
      """)

  @OptionGroup var search: TemplateSearchOptions

  func run() throws {
    let found = TemplateListing(
      of: search.paths, formatter: search.formatter, progress: search.progress)
    search.clearProgress()
    for file in found.templates { try Console.output(file.name + "\n") }
    try search.finish("list", with: found.problems)
  }
}
