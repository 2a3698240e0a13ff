import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinTools

/// The preview that an editor has beside it, by the command `quoin.preview`.
extension LanguageServer {
  static let previewCommand = "quoin.preview"

  /// Starts the preview of a template, or shows it in the one that is there.
  ///
  /// The answer is the address of its page, for editors that cannot show one themselves.
  ///
  /// - Returns: Whether the answer is still to come.
  func execute(_ id: String, _ parameters: JSONNode?) throws(RPCProblem) -> Bool {
    guard let preview, let command = parameters?["command"]?.string, command == Self.previewCommand else {
      throw RPCProblem(
        .invalidParams, "There is no command '\(parameters?["command"]?.string?.prefix(200) ?? "")'")
    }
    guard let uri = parameters?["arguments"]?.elements?.first?.string else {
      throw RPCProblem(.invalidParams, "\(Self.previewCommand) is given the place of a template")
    }
    guard let document = documents[uri] else {
      throw RPCProblem(.invalidParams, "'\(uri.prefix(200))' is not open")
    }
    guard document.template.isTemplate else {
      throw RPCProblem(.requestFailed, "'\(uri.prefix(200))' is no template")
    }
    guard let url = document.template.url, let folder = document.template.folder.root else {
      throw RPCProblem(.requestFailed, "A template is shown once it is saved in a folder")
    }
    let connection = connection ?? EditorConnection(client: client, output: output)
    if self.connection == nil {
      self.connection = connection
      for document in documents.values { document.share(with: connection) }
    }
    let (output, queue) = (output, queue)
    Task {
      let answer = await connection.showPreview(of: url, in: folder, by: preview)
      switch answer {
      case .success(let address): output.answer(id, with: .string(address))
      case .failure(let problem): output.refuse(id, RPCProblem(.requestFailed, problem.message))
      }
      queue.finish(id)
    }
    return true
  }

  /// Tells the preview where the caret is, as far as the editor's questions say so: most ask what is the same and what can be
  /// done there wherever it rests.
  func followCaret(_ method: String, in document: OpenDocument, _ parameters: JSONNode) {
    guard let connection, connection.isListenedTo(), let url = document.template.url else { return }
    let place: JSONNode?
    switch method {
    case "textDocument/documentHighlight": place = parameters["position"]
    case "textDocument/codeAction": place = parameters["range"]?["end"]
    default: place = nil
    }
    if let place { connection.moveCaret(to: document.map.offset(of: LinePosition(place)), in: url) }
  }

  /// Takes the answer to a question of the server's own: what the editor has not changed is as it was.
  func take(answer: JSONNode?) {
    guard let connection, let applied = answer?["applied"] else { return }
    if !applied.isTrue { for document in documents.values { document.share(with: connection) } }
    connection.tell(.answered(isTaken: applied.isTrue))
  }
}

extension OpenDocument {
  /// Makes the text known to a preview.
  func share(with connection: EditorConnection?) {
    guard let connection, let url = template.url else { return }
    let text = String(decoding: map.bytes, as: UTF8.self)
    connection.take(.init(uri: uri, version: version, text: text), at: url)
  }
}

extension DocumentRequest {
  /// What shows the template in the preview, above its outermost element.
  func lenses() -> JSONText {
    guard let root = template.markup.root else { return [] }
    return [["range": map.json(root.nameRange), "command": previewCommand]]
  }

  var previewCommand: JSONText {
    [
      "title": "Show in the preview", "command": .string(LanguageServer.previewCommand),
      "arguments": [.string(document.uri)],
    ]
  }
}
