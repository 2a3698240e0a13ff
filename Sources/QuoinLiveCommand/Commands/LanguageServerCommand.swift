import ArgumentParser
import Foundation
import Quoin
import QuoinCommandLine
import QuoinDiagnostics
import QuoinEditing
import QuoinPreview
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
    let status = LanguageServer(language: TemplateLanguage(registry: .documents), preview: Self.preview).run(
      read: { Console.nextInput() },
      // Where nobody listens any more, the end of standard input tells it too.
      write: { try? FileDescriptor.write($0, to: STDOUT_FILENO) })
    if status != 0 { throw ExitCode(status) }
  }

  /// Starts a preview, which ends with the language server.
  private static let preview: LanguageServer.Preview = { connection, folder throws(Diagnostic) in
    var project = try PreviewProject(path: folder.path)
    project.connection = connection
    project.editor = EditorCommand.ofEnvironment(ProcessInfo.processInfo.environment)
    return try await PreviewServer(project).start()
  }
}
