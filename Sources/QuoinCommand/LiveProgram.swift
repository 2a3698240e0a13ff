import Foundation
import Quoin
import QuoinCommandLine
import QuoinResources

/// The programs beside this one: what stays and answers (previews, servers, editors' questions), and what ports sources.
enum LiveProgram {
  /// Lets another program take the place of this one where its commands are asked for, or help with them: the same process
  /// with the same streams, whose end is the end of this one.
  ///
  /// - Parameter words: What this program was started with, its own name first.
  /// - Throws: That the program is not there, or why it cannot be started.
  static func handOver(_ words: [String]) throws(Diagnostic) {
    if let command = command(in: words) {
      Version.tellNextProgram()
      try start("quoin-live", words, missing: .missing(command))
    } else if let words = portWords(in: words) {
      try start("quoin-port", words, missing: .missingPort)
    }
  }

  private static func start(
    _ name: String, _ words: [String], missing: @autoclosure () -> Diagnostic
  ) throws(Diagnostic) {
    let path = Installation.programFolder + "/" + name
    var arguments = words.map { strdup($0) } + [nil]
    do throws(SystemError) { _ = try SystemError.check { execv(path, &arguments) } } catch {
      // The system says the same of a file that is there, where what would load it is not.
      let isMissing = error.code == ENOENT && !FileManager.default.fileExists(atPath: path)
      throw isMissing ? missing() : .cannotStart(path, error)
    }
  }

  /// The command that is named first, or behind `help`.
  static func command(in words: [String]) -> LiveCommand? { name(in: words).flatMap(LiveCommand.init) }

  /// What the program that ports sources is started with, where its command is named: it has no other.
  static func portWords(in words: [String]) -> [String]? {
    guard name(in: words) == "port" else { return nil }
    return ["quoin-port"] + (words.dropFirst().first == "help" ? ["--help"] : Array(words.dropFirst(2)))
  }

  private static func name(in words: [String]) -> String? {
    let words = words.dropFirst()
    return words.first == "help" ? words.dropFirst().first { !$0.hasPrefix("-") } : words.first
  }
}

extension Diagnostic {
  fileprivate static func missing(_ command: LiveCommand) -> Diagnostic {
    Diagnostic(
      .error,
      "quoin \(command.rawValue) is carried out by quoin-live, which is not beside quoin; scripts/install puts both there"
    )
  }

  fileprivate static var missingPort: Diagnostic {
    Diagnostic(
      .error,
      "quoin port is carried out by quoin-port, which is not beside quoin; scripts/install --port puts both there"
    )
  }

  fileprivate static func cannotStart(_ path: String, _ error: SystemError) -> Diagnostic {
    Diagnostic(.error, "'\(path)' cannot be started: \(error.reason)")
  }
}
