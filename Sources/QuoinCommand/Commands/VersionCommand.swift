import ArgumentParser
import QuoinCommandLine

/// `quoin version`: the same as `quoin --version`.
struct VersionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "version", abstract: "Print the version.")

  func run() throws { try Console.output(Version.current + "\n") }
}
