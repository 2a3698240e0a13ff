import ArgumentParser
import Quoin
import QuoinTools

/// `quoin rename`: a class or a name in expressions, called otherwise in many templates at once.
struct RenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Rename a class, or a name in expressions, in templates.",
    usage: "quoin rename <paths> ... <old-name> <new-name> [--json]",
    discussion: """
      quoin rename Templates oldName newName

      Elements of the old name and names in expressions change, those with members behind them too: user.name begins \
      with user. Attributes, HTML and text do not, nor does anything else in a file. A macro, a parameter and the \
      variable of a repetition change where they are declared as well, and an id that is written #old #new; data do \
      not. Where nothing has the old name, or something the new one, or where a template cannot be read, no file \
      changes.
      """)

  @OptionGroup var search: TemplateSearchOptions

  func validate() throws {
    if search.paths.count < 3 {
      throw ValidationError("Give templates or folders, then the old name and the new one")
    }
    for name in search.paths.suffix(2) where name.contains("/") || name.hasSuffix(".xml") {
      throw ValidationError("'\(name)' stands where a name is expected; the old and the new name come last")
    }
  }

  func run() throws {
    let (name, newName) = (search.paths[search.paths.count - 2], search.paths[search.paths.count - 1])
    let done = FolderRenaming(
      from: name, to: newName, at: search.paths.dropLast(2), formatter: search.formatter,
      language: TemplateLanguage(registry: .documents), progress: search.progress)
    search.clearProgress()
    try search.finish("rename", with: done.problems)
  }
}
