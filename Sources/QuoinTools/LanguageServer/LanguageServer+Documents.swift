import Foundation
import QuoinResources

extension LanguageServer {
  /// Answers the first request.
  func initialize(_ parameters: JSONNode?) -> JSONText {
    client = ClientAbilities(parameters?["capabilities"])
    var roots = parameters?["workspaceFolders"]?.elements?.compactMap { $0["uri"]?.string } ?? []
    if roots.isEmpty, let root = parameters?["rootUri"]?.string { roots = [root] }
    for root in roots.compactMap(Self.fileURL) where Self.isFolderOfWork(root) {
      folders[root.path] = TemplateFolder(root: root)
    }
    return [
      "capabilities": [
        "positionEncoding": .string(client.encoding.rawValue),
        // Incremental.
        "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
        "completionProvider": ["triggerCharacters": ["<", "/", " ", "\"", "'", "{", ".", "#", ":"]],
        "hoverProvider": true, "definitionProvider": true, "referencesProvider": true,
        "documentHighlightProvider": true, "renameProvider": ["prepareProvider": true],
        "documentFormattingProvider": true, "documentSymbolProvider": true, "foldingRangeProvider": true,
        "inlayHintProvider": true, "colorProvider": true, "linkedEditingRangeProvider": true,
        "codeActionProvider": ["codeActionKinds": ["quickfix", "source.fixAll"]],
        "workspace": ["workspaceFolders": ["supported": true]],
      ],
      "serverInfo": ["name": "quoin language-server"],
    ]
  }

  /// Takes a notification.
  func take(_ method: String, _ parameters: JSONNode?) {
    let document = parameters?["textDocument"]
    switch method {
    case "initialized":
      watchFiles()
      // What a first question would wait for.
      let folders = Array(folders.values)
      analysis.async { for folder in folders { folder.readTemplates() } }
    case "textDocument/didOpen":
      guard let uri = document?["uri"]?.string, let text = document?["text"]?.string else { return }
      let url = Self.fileURL(uri)
      documents[uri] = OpenDocument(
        uri: uri, version: document?["version"]?.wholeNumber ?? 0, text: text, url: url,
        folder: folder(of: url),
        language: language, encoding: client.encoding)
      check([uri])
    case "textDocument/didChange":
      guard let uri = document?["uri"]?.string, documents[uri] != nil else { return }
      documents[uri]?.version = document?["version"]?.wholeNumber ?? 0
      documents[uri]?.apply(parameters?["contentChanges"]?.elements ?? [])
      check([uri])
    case "textDocument/didClose":
      guard let uri = document?["uri"]?.string, let closed = documents.removeValue(forKey: uri) else {
        return
      }
      closed.template.url.map { closed.template.folder.setOpen(nil, at: $0) }
      versions.withLock { $0[uri] = nil }
      output.notify("textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": []])
    case "textDocument/didSave", "workspace/didChangeWatchedFiles":
      for folder in folders.values { folder.forgetListings() }
      // What is saved may be used by all, and what is open first.
      let saved = document?["uri"]?.string
      check([saved].compactMap { $0 } + documents.keys.filter { $0 != saved }.sorted())
    default: break
    }
  }

  static func fileURL(_ uri: String) -> URL? {
    guard let url = URL(string: uri), url.isFileURL else { return nil }
    return URL(fileURLWithPath: url.path).standardizedFileURL
  }

  /// Whether a folder holds somebody's work and not all there is, which nobody wants searched.
  private static func isFolderOfWork(_ url: URL) -> Bool {
    url.pathComponents.count > 2 && url.path != NSHomeDirectory() && url.path != NSTemporaryDirectory()
  }

  /// The folder of a file: the innermost of those that the client has open, else the one it lies in.
  private func folder(of url: URL?) -> TemplateFolder {
    guard let url else { return TemplateFolder() }
    let around = folders.keys.filter { url.path.hasPrefix($0 + "/") }.max { $0.count < $1.count }
    if let around, let folder = folders[around] { return folder }
    let own = url.deletingLastPathComponent()
    let made = TemplateFolder(root: own, looksBelow: Self.isFolderOfWork(own))
    folders[own.path] = made
    return made
  }

  private func watchFiles() {
    guard client.watchesFiles else { return }
    let watchers: [JSONText] = [["globPattern": "**/*.{xml,json,strings,stringsdict,xcstrings}"]]
    output.ask(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "quoin-files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": .array(watchers)],
          ]
        ]
      ])
  }

  // MARK: Problems

  /// Looks for problems in open files, one after the other.
  private func check(_ uris: [String]) {
    for uri in uris {
      guard let document = documents[uri] else { continue }
      let version = document.version
      versions.withLock { $0[uri] = version }
      schedule(document)
    }
  }

  private func schedule(_ document: OpenDocument) {
    let (output, versions, client) = (output, versions, client)
    let (uri, version) = (document.uri, document.version)
    analysis.async {
      func isOutdated() -> Bool { versions.withLock { $0[uri] } != version }
      if isOutdated() { return }
      let template = document.template
      let problems = template.isTemplate ? template.problems() : []
      if isOutdated() { return }
      let wire = ProblemWriter(document: document, client: client)
      output.notify(
        "textDocument/publishDiagnostics",
        ["uri": .string(uri), "version": JSONText(version), "diagnostics": .array(problems.map(wire.json))])
    }
  }
}
