import ArgumentParser
import QuoinCommandLine

@main
struct QuoinLiveCommand: ParsableCommand {
  // People start `quoin`, and what they are told speaks of it.
  static let configuration = CommandConfiguration(
    commandName: "quoin",
    abstract: "Show templates in a browser, serve their pictures, answer editors: what quoin hands over.",
    version: Version.current,
    subcommands: [
      ServeCommand.self, SignCommand.self, LanguageServerCommand.self, PreviewCommand.self,
    ])

  static func main() {
    runAsProgram { if let difference = Version.difference { Console.error(difference + "\n") } }
  }
}
