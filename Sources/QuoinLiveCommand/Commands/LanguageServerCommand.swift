import ArgumentParser
import Foundation
import Quoin
import QuoinCommandLine
import QuoinEditing
import QuoinTools

/// `quoin language-server`: what editors ask about templates, over standard input and output.
struct LanguageServerCommand: ParsableCommand {
  static let configuration = LiveCommand.languageServer.configuration(
    discussion: """
      Speaks the Language Server Protocol over standard input and output; editors start it. \
      Documentation/Editors.md has the settings for each.
      """)

  @OptionGroup var options: LanguageServerOptions

  func run() throws {
    options.layout.apply()
    let status = LanguageServer(language: TemplateLanguage(registry: .documents)).run(
      read: { Console.nextInput() },
      // Where nobody listens any more, the end of standard input tells it too.
      write: { try? FileDescriptor.write($0, to: STDOUT_FILENO) })
    if status != 0 { throw ExitCode(status) }
  }
}
