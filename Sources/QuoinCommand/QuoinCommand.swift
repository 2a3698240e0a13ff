import ArgumentParser
import QuoinCommandLine

@main
struct QuoinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quoin",
    abstract: "Lay out and draw user interfaces: templates and data in, pictures out.",
    discussion: """
      A template is an XML file whose attributes are expressions; its data is a JSON file. Exit status 0 means that \
      everything worked, 1 that something failed; what went wrong is written to standard error.
      """,
    version: Version.current,
    subcommands: [
      RenderCommand.self, BatchCommand.self, ServeStandIn.self, SignStandIn.self, WorkerCommand.self,
      CheckCommand.self, TreeCommand.self, ElementsCommand.self, FormatCommand.self, ListCommand.self,
      RenameCommand.self, StringsCommand.self, LanguageServerStandIn.self, PreviewStandIn.self,
      PortStandIn.self, VersionCommand.self,
    ])

  static func main() {
    runAsProgram { try LiveProgram.handOver(CommandLine.arguments) }
  }
}
