import Foundation
import Quoin
import QuoinCommandLine

/// The program beside this one that carries out what stays and answers: previews, servers, editors' questions.
enum LiveProgram {
  /// Lets that program take the place of this one where its commands are asked for, or help with them: the same process with
  /// the same streams, whose end is the end of this one.
  ///
  /// - Parameter words: What this program was started with, its own name first.
  /// - Throws: That the program is not there, or why it cannot be started.
  static func handOver(_ words: [String]) throws(Diagnostic) {
    guard let command = command(in: words) else { return }
    let path = folder + "/quoin-live"
    Version.tellNextProgram()
    var arguments = words.map { strdup($0) } + [nil]
    do throws(SystemError) { _ = try SystemError.check { execv(path, &arguments) } } catch {
      // The system says the same of a file that is there, where what would load it is not.
      let isMissing = error.code == ENOENT && !FileManager.default.fileExists(atPath: path)
      throw isMissing ? .missing(command) : .cannotStart(path, error)
    }
  }

  /// The command that is named first, or behind `help`.
  static func command(in words: [String]) -> LiveCommand? {
    let words = words.dropFirst()
    let name = words.first == "help" ? words.dropFirst().first { !$0.hasPrefix("-") } : words.first
    return name.flatMap(LiveCommand.init)
  }

  /// Where this program lies, links resolved.
  private static var folder: String {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
  }
}

extension Diagnostic {
  fileprivate static func missing(_ command: LiveCommand) -> Diagnostic {
    Diagnostic(
      .error,
      "quoin \(command.rawValue) is carried out by quoin-live, which is not beside quoin; scripts/install puts both there"
    )
  }

  fileprivate static func cannotStart(_ path: String, _ error: SystemError) -> Diagnostic {
    Diagnostic(.error, "'\(path)' cannot be started: \(error.reason)")
  }
}
