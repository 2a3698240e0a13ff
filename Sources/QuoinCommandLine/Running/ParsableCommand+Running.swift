import ArgumentParser
import Foundation
import Quoin

extension ParsableCommand {
  /// Runs a program of which this is the root; every failure ends in status 1, those of the command line's own syntax included,
  /// but for work that was interrupted.
  ///
  /// - Parameter start: What comes before the command line is read, where the streams are ready.
  package static func runAsProgram(start: () throws -> Void = {}) {
    LibraryEnvironment.clear()
    Console.prepare()
    do {
      do {
        try start()
        try refuseUnknownCommand()
        var command = try parsed()
        try command.run()
      } catch  where exitCode(for: error) == .success {
        // Help and completion scripts are asked for.
        try Console.output(fullMessage(for: error) + "\n")
      }
    } catch {
      let message = (error as? Diagnostic).map(\.description) ?? fullMessage(for: error)
      if !message.isEmpty { Console.error(message + "\n") }
      Foundation.exit((error as? ExitCode)?.rawValue ?? 1)
    }
  }

  /// Reads the command line.
  ///
  /// Where several things are wrong with it, an option that there is not is told of first: the word behind it passes for a template
  /// too many, and nothing would be said of the option.
  private static func parsed() throws -> any ParsableCommand {
    do { return try parseAsRoot() } catch {
      // The parser suggests options, but none with its value.
      guard exitCode(for: error) != .success, let (option, nearest) = unknownOption,
        nearest?.contains(" ") == true || !fullMessage(for: error).contains("Unknown option")
          || nearest?.hasPrefix(option) == true
      else { throw error }
      throw ValidationError(
        "Unknown option '\(option)'" + (nearest.map { ". Did you mean '\($0)'?" } ?? ""))
    }
  }

  /// The first option that the command does not have, and the nearest that it has.
  private static var unknownOption: (name: String, nearest: String?)? {
    let words = CommandLine.arguments.dropFirst().prefix { $0 != "--" }
    let command = configuration.subcommands.first { $0.configuration.commandName == words.first }
    guard let command else { return nil }
    let known = Set(
      helpMessage(for: command, includeHidden: true).split { !$0.isLetter && $0 != "-" }.map(String.init)
        .filter { $0.hasPrefix("--") })
    let options = words.filter { $0.hasPrefix("--") }.map { String($0.prefix { $0 != "=" }) }
    return options.first { !known.contains($0) }.map { option in
      let isAppearance = ["--dark", "--light"].contains(option) && known.contains("--appearance")
      return (
        option,
        isAppearance
          ? "--appearance \(option.dropFirst(2))"
          : begun(by: option, among: known) ?? nearestName(to: option, among: known.sorted())
      )
    }
  }

  /// The one option that is cut short, or that all others begin with that may be; nothing where it may be several.
  private static func begun(by option: String, among known: Set<String>) -> String? {
    let found = known.filter { $0.hasPrefix(option) }.sorted()
    guard option.count > 3, let first = found.first, found.allSatisfy({ $0.hasPrefix(first) }) else {
      return nil
    }
    return first
  }

  /// Tells about a first word that is no command, where the parser would only speak of an argument too many.
  private static func refuseUnknownCommand() throws {
    guard let word = CommandLine.arguments.dropFirst().first else {
      throw ValidationError("Name a command, such as render or check; quoin help lists them")
    }
    if word.hasPrefix("-") { return }
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    if names.contains(word) { return }
    let meant =
      word.lowercased().hasSuffix(".xml") ? "quoin render \(word)" : nearestName(to: word, among: names)
    let list = names.dropLast().joined(separator: ", ")
    throw ValidationError(
      "There is no command '\(word)'; "
        + (meant.map { "did you mean '\($0)'?" } ?? "there are \(list) and \(names.last ?? "")"))
  }
}
