import ArgumentParser

/// The commands that quoin-live carries out: quoin lists them among its own, in the same words.
package enum LiveCommand: String, CaseIterable, Sendable {
  case serve, sign
  case languageServer = "language-server"
  case preview

  /// The command in a line.
  package var abstract: String {
    switch self {
    case .serve: "Draw the templates of a folder for whoever asks over HTTP."
    case .sign: "Sign the address of a picture, so that web pages may show it."
    case .languageServer: "Tell editors what is wrong with templates, and what may stand where."
    case .preview: "Show templates in a browser, and again whenever a file is saved."
    }
  }

  /// The command for a parser of command lines.
  package func configuration(discussion: String = "") -> CommandConfiguration {
    CommandConfiguration(commandName: rawValue, abstract: abstract, discussion: discussion)
  }
}
