import ArgumentParser
import Quoin

@main
struct QuoinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quoin",
    abstract: "Lay out and draw user interfaces: templates and data in, pictures out.")
}
