import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinTestSupport
import Testing

@testable import QuoinEditing

/// `quoin.preview`: a preview beside the editor.
@Suite(.timeLimit(.minutes(5))) struct PreviewCommandTests {
  private let folder: FilesFixture
  private let connections = Guarded<[EditorConnection]>([])
  private let uri: String
  private let text = "<UIView>\n  <UILabel text=\"a\"/>\n</UIView>\n"

  init() throws {
    folder = try FilesFixture(["one & two.xml": text])
    uri = folder.url("one & two.xml").absoluteString
  }

  private func client(
    abilities: JSONText = ["window": ["showDocument": ["support": true]], "workspace": ["applyEdit": true]]
  ) -> WireClient {
    let client = WireClient { [connections] connection, folder throws(Diagnostic) in
      if folder.lastPathComponent == "broken" { throw Diagnostic(.error, "No port is free") }
      connections.withLock { $0.append(connection) }
      return URL(fileURLWithPath: "/token/")
    }
    _ = client.start(root: folder.root, capabilities: abilities)
    return client
  }

  private func showing(_ uri: String, _ client: WireClient) async -> JSONNode? {
    await client.requestAsync(
      "workspace/executeCommand", ["command": "quoin.preview", "arguments": [.string(uri)]])
  }

  private func place(_ line: Int, _ character: Int) -> JSONText {
    [
      "textDocument": ["uri": .string(uri)],
      "position": ["line": JSONText(line), "character": JSONText(character)],
    ]
  }

  @Test func editorsWithoutAPreviewAreOfferedNone() async {
    let client = WireClient()
    let abilities = client.start()?["result"]?["capabilities"]
    #expect(abilities?["hoverProvider"] != nil && abilities?["executeCommandProvider"] == nil)
    #expect(abilities?["codeLensProvider"] == nil)
    #expect(await showing(uri, client)?["error"]?["message"]?.string == "There is no command 'quoin.preview'")
    client.open(uri, text)
    let whole: JSONText = ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]]
    let actions = await client.requestAsync(
      "textDocument/codeAction",
      ["textDocument": ["uri": .string(uri)], "range": whole, "context": ["diagnostics": []]])
    #expect(actions?["result"]?.elements?.isEmpty == true)
    #expect(client.end() == 0)
  }

  @Test func aPageIsOpenedOnTheTemplate() async throws {
    let client = client()
    client.open(uri, text)
    let whole: JSONText = ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]]
    let actions = await client.requestAsync(
      "textDocument/codeAction",
      ["textDocument": ["uri": .string(uri)], "range": whole, "context": ["diagnostics": []]])
    let command = try #require(actions?["result"]?.elements?.first?["command"])
    #expect(
      command["command"]?.string == "quoin.preview" && command["title"]?.string == "Show in the preview")
    let lens = await client.requestAsync("textDocument/codeLens", ["textDocument": ["uri": .string(uri)]])
    #expect(lens?["result"]?.elements?.first?["range"]?["start"]?["character"]?.number == 1)
    #expect(lens?["result"]?.elements?.first?["command"]?["arguments"]?.elements?.first?.string == uri)

    let address = "file:///token/#file=one%20%26%20two.xml"
    #expect(await showing(uri, client)?["result"]?.string == address)
    let shown = await client.messageAsync { $0["method"]?.string == "window/showDocument" }
    #expect(shown?["params"]?["uri"]?.string == address && shown?["params"]?["external"]?.isTrue == true)
    #expect(connections.withLock { $0.count } == 1)
    #expect(client.end() == 0)
  }

  @Test func anEditorThatOpensNoPagesIsToldTheAddress() async {
    let client = client(abilities: [:])
    client.open(uri, text)
    _ = await showing(uri, client)
    let shown = await client.messageAsync { $0["method"]?.string == "window/showMessage" }
    #expect(
      shown?["params"]?["message"]?.string == "The preview is at file:///token/#file=one%20%26%20two.xml")
    #expect(client.end() == 0)
  }

  @Test func textsAndTheCaretAreTold() async throws {
    let client = client()
    client.open(uri, text)
    _ = await showing(uri, client)
    let connection = try #require(connections.withLock { $0.first })
    let url = folder.url("one & two.xml")
    #expect(connection.texts[url] == text)
    var changes = connection.changes(in: folder.root).makeAsyncIterator()
    let path = url.resolvingSymlinksInPath().path

    let change: JSONText = ["text": "<UIView/>"]
    client.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": .string(uri), "version": 2], "contentChanges": [change]])
    #expect(await changes.next() == .texts([path]))
    #expect(connection.texts[url] == "<UIView/>")
    _ = await client.requestAsync("textDocument/documentHighlight", place(0, 3))
    #expect(await changes.next() == .caret(path: path, offset: 3))
    // A page that is there is not opened once more, and goes to the template.
    _ = await showing(uri, client)
    #expect(await changes.next() == .caret(path: path, offset: 0))
    #expect(connections.withLock { $0.count } == 1)

    // A change that the editor does not take is none.
    #expect(connection.replaceText(of: url, from: "<UIView/>", with: "<UIView />") == true)
    #expect(await changes.next() == .texts([path]))
    let asked = await client.messageAsync { $0["method"]?.string == "workspace/applyEdit" }
    let edits = asked?["params"]?["edit"]?["changes"]?[uri]?.elements
    #expect(
      edits?.first?["newText"]?.string == " " && edits?.first?["range"]?["start"]?["character"]?.number == 7)
    client.send(["jsonrpc": "2.0", "id": .string(asked?["id"]?.string ?? ""), "result": ["applied": false]])
    #expect(await changes.next() == .texts([path]))
    #expect(await changes.next() == .answered(isTaken: false))
    #expect(connection.texts[url] == "<UIView/>")

    client.notify("textDocument/didClose", ["textDocument": ["uri": .string(uri)]])
    #expect(await changes.next() == .texts([path]))
    #expect(connection.texts[url] == nil)
    #expect(client.end() == 0)
  }

  @Test func eachFolderHasOnePreview() async throws {
    let others = try FilesFixture(["two.xml": text])
    let client = client()
    let second = others.url("two.xml").absoluteString
    client.open(uri, text)
    client.open(second, text)
    // Asked for at once, it is started once.
    let ids = (0..<5).map { _ in
      client.ask("workspace/executeCommand", ["command": "quoin.preview", "arguments": [.string(uri)]])
    }
    for id in ids { #expect(await client.answerAsync(id)?["result"]?.string?.hasSuffix("two.xml") == true) }
    #expect(connections.withLock { $0.count } == 1)
    // The page of one folder shows nothing of another.
    let connection = try #require(connections.withLock { $0.first })
    let changes = connection.changes(in: folder.root)
    #expect(await showing(second, client)?["result"]?.string?.hasSuffix("#file=two.xml") == true)
    let shown = await client.messageAsync {
      $0["method"]?.string == "window/showDocument"
        && $0["params"]?["uri"]?.string?.hasSuffix("#file=two.xml") == true
    }
    #expect(shown != nil && connections.withLock { $0.count } == 2)
    client.open("file:///tmp/note.xml", "<note/>")
    #expect(
      await showing("file:///tmp/note.xml", client)?["error"]?["message"]?.string
        == "'file:///tmp/note.xml' is no template")
    withExtendedLifetime(changes) {}
    #expect(client.end() == 0)
  }

  @Test func whatCannotBeShownIsSaid() async throws {
    let client = client()
    #expect(
      await showing("file:///nowhere.xml", client)?["error"]?["message"]?.string
        == "'file:///nowhere.xml' is not open")
    #expect(
      await client.requestAsync("workspace/executeCommand", ["command": "quoin.preview"])?["error"]?[
        "message"]?.string
        == "quoin.preview is given the place of a template")
    client.open("untitled:one", text)
    #expect(
      await showing("untitled:one", client)?["error"]?["message"]?.string
        == "A template is shown once it is saved in a folder")
    let broken = "file:///nowhere/broken/card.xml"
    client.open(broken, text)
    #expect(await showing(broken, client)?["error"]?["message"]?.string == "No port is free")
    #expect(client.end() == 0)
  }
}
