import ArgumentParser
import QuoinCommandLine

// What `quoin help` lists of quoin-live and quoin-port, and completion scripts know of them. Those programs are started before
// the command line is read, so these are never run.

/// Stands for `quoin serve`.
struct ServeStandIn: ParsableCommand {
  static let configuration = LiveCommand.serve.configuration()

  @OptionGroup var options: ServeOptions
}

/// Stands for `quoin sign`.
struct SignStandIn: ParsableCommand {
  static let configuration = LiveCommand.sign.configuration()

  @OptionGroup var options: SignOptions
}

/// Stands for `quoin language-server`.
struct LanguageServerStandIn: ParsableCommand {
  static let configuration = LiveCommand.languageServer.configuration()

  @OptionGroup var options: LanguageServerOptions
}

/// Stands for `quoin preview`.
struct PreviewStandIn: ParsableCommand {
  static let configuration = LiveCommand.preview.configuration()

  @OptionGroup var options: PreviewOptions
}

/// Stands for `quoin port`, whose options only quoin-port knows.
struct PortStandIn: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "port", abstract: "Write sources for UIKit anew, so that they compile with Quoin.")

  @Argument(parsing: .allUnrecognized) var words: [String] = []
}
