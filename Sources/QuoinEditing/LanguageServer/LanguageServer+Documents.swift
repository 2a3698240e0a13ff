import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinTools

extension LanguageServer {
  /// Answers the first request.
  func initialize(_ parameters: JSONNode?) -> JSONText {
    client = ClientAbilities(parameters?["capabilities"])
    var roots = parameters?["workspaceFolders"]?.elements?.compactMap { $0["uri"]?.string } ?? []
    if roots.isEmpty, let root = parameters?["rootUri"]?.string { roots = [root] }
    for root in roots.compactMap(Self.fileURL) where Self.isFolderOfWork(root) {
      folders[root.path] = TemplateFolder(root: root)
    }
    var capabilities: JSONText = [
      "positionEncoding": .string(client.encoding.rawValue),
      // Incremental.
      "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
      "completionProvider": ["triggerCharacters": ["<", "/", " ", "\"", "'", "{", ".", "#", ":"]],
      "hoverProvider": true, "definitionProvider": true, "referencesProvider": true,
      "documentHighlightProvider": true, "renameProvider": ["prepareProvider": true],
      "documentFormattingProvider": true, "documentSymbolProvider": true, "foldingRangeProvider": true,
      "inlayHintProvider": true, "colorProvider": true, "linkedEditingRangeProvider": true,
      "codeActionProvider": [
        "codeActionKinds": .array(["quickfix", "source.fixAll"] + (preview == nil ? [] : ["source.preview"]))
      ],
      "workspace": ["workspaceFolders": ["supported": true]],
    ]
    if preview != nil {
      capabilities = capabilities.adding(
        "executeCommandProvider", ["commands": [.string(Self.previewCommand)]]
      ).adding("codeLensProvider", [:])
    }
    if client.asksForProblems {
      // What one file says may be wrong because of another.
      let provider: JSONText = [
        "identifier": "quoin", "interFileDependencies": true, "workspaceDiagnostics": false,
      ]
      capabilities = capabilities.adding("diagnosticProvider", provider)
    }
    return ["capabilities": capabilities, "serverInfo": ["name": "quoin language-server"]]
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
      documents[uri]?.share(with: connection)
      check(uri)
      checkAgain(relatives(of: uri))
    case "textDocument/didChange":
      guard let uri = document?["uri"]?.string, documents[uri] != nil else { return }
      documents[uri]?.version = document?["version"]?.wholeNumber ?? 0
      documents[uri]?.apply(parameters?["contentChanges"]?.elements ?? [])
      documents[uri]?.share(with: connection)
      check(uri)
      checkAgain(relatives(of: uri))
    case "textDocument/didClose":
      guard let uri = document?["uri"]?.string, documents[uri] != nil else { return }
      let relatives = relatives(of: uri)
      let closed = documents.removeValue(forKey: uri)?.template
      if let url = closed?.url {
        closed?.folder.setOpen(nil, at: url)
        connection?.take(nil, at: url)
      }
      versions.withLock { $0[uri] = nil }
      _ = nextRound(of: uri)
      if !client.asksForProblems {
        output.notify("textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": []])
      }
      checkAgain(relatives)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles":
      for folder in folders.values { folder.forgetListings() }
      // What is saved may be used by all, and what is open first.
      let saved = document?["uri"]?.string
      checkAgain([saved].compactMap { $0 } + documents.keys.filter { $0 != saved }.sorted())
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
    let watchers: [JSONText] = [["globPattern": .string("**/*.{\(Self.watchedEndings)}")]]
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

  /// The endings of what templates are made of.
  private static let watchedEndings = [
    "xml,json,strings,stringsdict,xcstrings", "png,jpg,jpeg,svg,gif,webp,pdf", "ttf,otf,ttc,otc,woff,woff2",
  ].joined(separator: ",")

  // MARK: Problems

  /// The other open files that take one in or that it takes in, whose problems may be others when it changes.
  private func relatives(of uri: String) -> [String] {
    guard documents.count > 1, let changed = documents[uri]?.template else { return [] }
    return documents.values.filter { other in
      other.uri != uri && (other.template.includes(changed) || changed.includes(other.template))
    }.map(\.uri).sorted()
  }

  /// Looks for problems in a file whose text is new; a client that asks for them does so now.
  private func check(_ uri: String) {
    guard let document = documents[uri] else { return }
    versions.withLock { $0[uri] = document.version }
    if !client.asksForProblems { schedule(document) }
  }

  /// Looks for problems in files that may have others now, though their texts are the same.
  private func checkAgain(_ uris: [String]) {
    if !client.asksForProblems {
      uris.compactMap { documents[$0] }.forEach(schedule)
    } else if client.asksAgain, !uris.isEmpty {
      output.ask("workspace/diagnostic/refresh", .null)
    }
    // What is computed of one file may follow from another, too.
    if client.asksAgainForFrames, !uris.isEmpty { output.ask("workspace/inlayHint/refresh", .null) }
  }

  private func nextRound(of uri: String) -> Int {
    rounds.withLock { rounds in
      let round = (rounds[uri] ?? 0) + 1
      rounds[uri] = round
      return round
    }
  }

  private func schedule(_ document: OpenDocument) {
    let (output, rounds, client) = (output, rounds, client)
    let (uri, version, round) = (document.uri, document.version, nextRound(of: document.uri))
    analysis.async {
      func isOutdated() -> Bool { rounds.withLock { $0[uri] } != round }
      if isOutdated() { return }
      let problems = document.problems(for: client)
      if isOutdated() { return }
      output.notify(
        "textDocument/publishDiagnostics",
        ["uri": .string(uri), "version": JSONText(version), "diagnostics": problems])
    }
  }
}

extension OpenDocument {
  /// What is wrong with the file, as the protocol has it; a file that is no template has nothing.
  func problems(for client: ClientAbilities) -> JSONText {
    let writer = ProblemWriter(document: self, client: client)
    return .array(template.isTemplate ? template.problems().map(writer.json) : [])
  }
}
