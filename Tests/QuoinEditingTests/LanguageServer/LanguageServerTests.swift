import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinTestSupport
import Testing

@testable import QuoinEditing

@Suite struct LanguageServerTests {
  private let uri = "file:///tmp/quoin-nowhere/card.xml"

  private func position(_ line: Int, _ character: Int) -> JSONText {
    [
      "textDocument": ["uri": .string(uri)],
      "position": ["line": JSONText(line), "character": JSONText(character)],
    ]
  }

  // MARK: Life

  @Test func aProperGoodbyeIsStatus0() {
    let client = WireClient()
    #expect(client.start()?["result"]?["capabilities"]?["hoverProvider"]?.isTrue == true)
    #expect(client.end() == 0)
  }

  @Test func anExitWithoutShutdownIsStatus1() {
    let client = WireClient()
    _ = client.start()
    client.notify("exit", .null)
    #expect(client.status == 1)
  }

  @Test func theEndOfInputIsStatus1() {
    let client = WireClient()
    client.close()
    #expect(client.status == 1)
  }

  @Test func requestsOutOfTurnAreRefused() {
    let client = WireClient()
    #expect(client.request("textDocument/hover", position(0, 0))?["error"]?["code"]?.number == -32002)
    _ = client.start()
    #expect(client.request("initialize", [:])?["error"]?["code"]?.number == -32600)
    #expect(client.request("textDocument/unheardOf", [:])?["error"]?["code"]?.number == -32601)
    #expect(client.request("$/unheardOf", [:])?["error"]?["code"]?.number == -32601)
    #expect(client.request("textDocument/hover", [:])?["error"]?["code"]?.number == -32602)
    #expect(client.request("textDocument/hover", position(0, 0))?["error"]?["code"]?.number == -32602)
    client.notify("unheard/of", [:])
    _ = client.request("shutdown", .null)
    #expect(client.request("textDocument/hover", position(0, 0))?["error"]?["code"]?.number == -32600)
    client.notify("exit", .null)
    #expect(client.status == 0)
  }

  @Test(arguments: [
    "Content-Length: 3\r\n\r\n{]}", "Content-Length: 2\r\n\r\n[]", "Content-Length: abc\r\n\r\n",
    "Foo: 1\r\n\r\n", "\r\n\r\n",
    "Content-Length: 4\r\n\r\n\u{FFFD}}", "garbage without end, then Content-Length: 2\r\n\r\n{}",
    "Content-Length: -5\r\n\r\n",
    "Content-Length: 99999999999999999999\r\n\r\n",
    "Content-Length: 38\r\n\r\n{\"jsonrpc\": \"2.0\", \"id\": [], \"method\":1}",
  ])
  func brokenFramesAreAnsweredAndPassedOver(text: String) {
    let client = WireClient()
    _ = client.start()
    client.send(raw: text)
    let refusal = client.message { $0["error"] != nil }
    #expect([-32700, -32600].contains(refusal?["error"]?["code"]?.number ?? 0))
    #expect(client.end() == 0)
  }

  @Test func framesMayComeInPieces() {
    var reader = FrameReader()
    let bytes = Array("Content-Length: 2\r\nContent-Type: x\r\n\r\n{}Content-Length: 2\n\n[]".utf8)
    var frames: [FrameReader.Frame] = []
    for byte in bytes {
      reader.append([byte])
      while let frame = reader.next() { frames.append(frame) }
    }
    #expect(frames == [.message(Array("{}".utf8)), .message(Array("[]".utf8))])
  }

  @Test func aMessageBehindOtherBytesIsReadAtOnce() {
    for junk in [
      [UInt8](repeating: 0xFF, count: 40), Array("xxxx\r\n\r\nyy".utf8),
      [UInt8](repeating: 0, count: 9_000) + Array("\r\n\r\nxxxx".utf8), [UInt8](repeating: 0, count: 40_000),
    ] {
      var reader = FrameReader()
      reader.append(junk + Array("Content-Length: 2\r\n\r\n{}".utf8))
      var frames: [FrameReader.Frame] = []
      while let frame = reader.next() { frames.append(frame) }
      #expect(frames.last == .message(Array("{}".utf8)))
      #expect(frames.count >= 2)
      reader.append(Array("Content-Length: 2\n\n[]".utf8))
      #expect(reader.next() == .message(Array("[]".utf8)))
    }
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16, .utf32], [UInt64(1), 2])
  func placesAndOffsetsAreTheSame(encoding: PositionEncoding, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = (0..<3_000).map { _ in random.one(of: ["a", "ä", "€", "😀", "e\u{301}", "\n"]) }.joined()
      .replacing("\n", with: "", maxReplacements: 400)
    let map = PositionMap(text, encoding: encoding)
    var (line, character, offset) = (0, 0, 0)
    for scalar in text.unicodeScalars {
      #expect(map.position(of: offset) == LinePosition(line: line, character: character))
      #expect(map.offset(of: LinePosition(line: line, character: character)) == offset)
      let length = String(scalar).utf8.count
      if length > 1 {
        #expect(map.position(of: offset + 1) == LinePosition(line: line, character: character))
      }
      offset += length
      if scalar == "\n" {
        (line, character) = (line + 1, 0)
      } else {
        character += encoding == .utf8 ? length : encoding == .utf16 ? String(scalar).utf16.count : 1
      }
    }
  }

  @Test(arguments: 0..<20) func noBytesStopTheReader(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var reader = FrameReader()
    for _ in 0..<200 {
      let piece = generator.one(of: [
        "Content-Length: ", "7", "\r\n\r\n", "{}", "\n", "\u{0}", "é", ":", "Content-Length: 2\r\n\r\n{}",
      ])
      reader.append(piece.utf8)
      var count = 0
      while reader.next() != nil { count += 1 }
      #expect(count < 1000)
    }
  }

  @Test func otherXMLIsLeftAlone() {
    let client = WireClient()
    _ = client.start()
    client.open(uri, "<project>\r\n<b>x  </b><a  c='1' b='2'/></project>")
    let file: JSONText = ["textDocument": ["uri": .string(uri)]]
    let formatting: JSONText = [
      "textDocument": ["uri": .string(uri)], "options": ["tabSize": 4, "insertSpaces": true],
    ]
    for (method, parameters) in [
      ("formatting", formatting), ("documentSymbol", file), ("completion", position(1, 10)),
      ("linkedEditingRange", position(0, 3)),
    ] {
      let answer = client.request("textDocument/" + method, parameters)
      let isNull = if case .null? = answer?["result"]?.content { true } else { false }
      #expect(isNull, "\(method)")
    }
    #expect(client.problems(uri, version: 1) == [])
    // What may yet become a template.
    let other = uri.replacing("card", with: "new")
    client.open(other, "<")
    let place: JSONText = ["textDocument": ["uri": .string(other)], "position": ["line": 0, "character": 1]]
    let items = client.request("textDocument/completion", place)?["result"]?["items"]?.elements
    #expect(items?.contains { $0["label"]?.string == "UILabel" } == true)
  }

  @Test func aCancellationThatComesTooLateConcernsNoLaterRequest() {
    let client = WireClient()
    _ = client.start()
    client.open(uri, "<UIView width='1' height='1'/>")
    let request: JSONText = [
      "jsonrpc": "2.0", "id": 700, "method": "textDocument/foldingRange",
      "params": ["textDocument": ["uri": .string(uri)]],
    ]
    client.send(request)
    #expect(client.answer(700)?["result"] != nil)
    client.notify("$/cancelRequest", ["id": 700])
    client.send(request)
    #expect(client.answer(700)?["result"] != nil)
  }

  @Test func cancelledRequestsAreAnsweredSo() {
    let client = WireClient()
    _ = client.start()
    // In one piece, so that the request waits behind a slow one while it is cancelled.
    let rows = String(repeating: "<UILabel text='a' top='previous.bottom'/>", count: 300)
    client.open(uri, "<UIView>\(rows)</UIView>")
    func body(_ message: JSONText) -> String {
      "Content-Length: \(message.text.utf8.count)\r\n\r\n\(message.text)"
    }
    let hint: JSONText = [
      "jsonrpc": "2.0", "id": 501, "method": "textDocument/inlayHint",
      "params": ["textDocument": ["uri": .string(uri)]],
    ]
    let cancel: JSONText = ["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": 501]]
    client.send(raw: body(hint) + body(cancel))
    #expect(client.answer(501)?["error"]?["code"]?.number == -32800)
    #expect(client.end() == 0)
  }

  // MARK: Features

  private static let files = [
    "card.xml": """
    <UIView id="card">
        <macro name="GAP" value="8"/>
        <UILabel id="title" text="{user.name}" left="GAP" textColor="red"/>
        <UILabel top="#title.bottom + GAP" txet="a" alpha="1"/>
    </UIView>

    """,
    "card.json": "{\"user\": {\"name\": \"Ann\"}}",
  ]

  @Test func everyFeatureAnswersInItsForm() throws {
    let files = try FilesFixture(Self.files)
    let uri = files.url("card.xml").absoluteString
    let client = WireClient()
    _ = client.start(
      root: files.root,
      capabilities: [
        "textDocument": [
          "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
          "completion": ["completionItem": ["snippetSupport": true]],
        ], "workspace": ["workspaceEdit": ["documentChanges": true]],
      ])
    client.open(uri, try #require(Self.files["card.xml"]))
    func ask(_ method: String, _ line: Int, _ character: Int, _ more: JSONText = [:]) -> JSONNode? {
      var parameters: JSONText = [
        "textDocument": ["uri": .string(uri)],
        "position": ["line": JSONText(line), "character": JSONText(character)],
        "range": ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0]],
      ]
      if case .object(let entries) = more {
        for entry in entries { parameters = parameters.adding(entry.0, entry.1) }
      }
      let answer = client.request("textDocument/\(method)", parameters)
      #expect(answer?["error"] == nil, "\(method)")
      return answer?["result"]
    }
    #expect(ask("completion", 2, 36)?["items"]?.elements?.first?["label"]?.string == "name")
    #expect(ask("hover", 2, 33)?["contents"]?["value"]?.string?.contains("state user") == true)
    #expect(ask("hover", 2, 44)?["contents"]?["value"]?.string?.contains("left: ") == true)
    #expect(ask("definition", 3, 20)?.elements?.first?["range"]?["start"]?["line"]?.number == 2)
    #expect(ask("references", 2, 50, ["context": ["includeDeclaration": true]])?.elements?.count == 3)
    #expect(ask("documentHighlight", 2, 50)?.elements?.count == 3)
    #expect(ask("prepareRename", 2, 50)?["placeholder"]?.string == "GAP")
    let renamed = ask("rename", 2, 50, ["newName": "SPACE"])?["documentChanges"]?.elements?.first
    #expect(renamed?["edits"]?.elements?.count == 3 && renamed?["textDocument"]?["version"]?.number == 1)
    #expect(ask("formatting", 0, 0)?.elements?.count == 1)
    #expect(ask("documentSymbol", 0, 0)?.elements?.first?["children"]?.elements?.count == 3)
    #expect(ask("foldingRange", 0, 0)?.elements?.first?["endLine"]?.number == 3)
    #expect(ask("inlayHint", 0, 0)?.elements?.isEmpty == true)
    #expect(ask("documentColor", 0, 0)?.elements?.count == 1)
    let presentations = ask(
      "colorPresentation", 0, 0, ["color": ["red": 0, "green": 0, "blue": 1, "alpha": 1]])
    #expect(presentations?.elements?.first?["label"]?.string == "#0000ff")
    #expect(ask("linkedEditingRange", 0, 3)?["ranges"]?.elements?.count == 2)
    let actions = ask("codeAction", 0, 0, ["context": ["diagnostics": []]])?.elements ?? []
    #expect(actions.contains { $0["title"]?.string == "Change to text" })
    #expect(actions.contains { $0["kind"]?.string == "source.fixAll" })
    #expect(client.end() == 0)
  }

  @Test func framesComeAsHints() throws {
    let files = try FilesFixture(["a.xml": ""])
    let uri = files.url("a.xml").absoluteString
    let client = WireClient()
    _ = client.start(
      root: files.root, capabilities: ["workspace": ["inlayHint": ["refreshSupport": true]]])
    client.open(
      uri, "<UIView width=\"100\" height=\"50\">\n  <UIView width=\"50%\" height=\"1\"/>\n</UIView>")
    let hints = client.request("textDocument/inlayHint", ["textDocument": ["uri": .string(uri)]])?["result"]?
      .elements
    #expect(hints?.compactMap { $0["label"]?.string } == ["0 0 100 50", "0 0 50 1"])
    let place: JSONText = ["line": 1, "character": 12]
    let hover = client.request(
      "textDocument/hover", ["textDocument": ["uri": .string(uri)], "position": place])
    #expect(hover?["result"]?["contents"]?["value"]?.string?.contains("Now: `50`") == true)
    // Frames follow from data and other files, too.
    client.notify("workspace/didChangeWatchedFiles", ["changes": []])
    #expect(client.message { $0["method"]?.string == "workspace/inlayHint/refresh" } != nil)
    #expect(client.end() == 0)
  }

  /// Requests of any kind at any place of half-typed files are answered, and the server says goodbye properly.
  @Test(arguments: 0..<3) func nothingStopsTheServer(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let client = WireClient()
    _ = client.start()
    let pieces = [
      "<UIView ", "<UILabel text=\"{user.", "\"/>", ">", "</UIView>", "<", "😀", "\n", "#", " left='GAP'",
      "<macro name='GAP' value='GAP'/>", "<repeat for='x' in='x'>",
    ]
    client.open(uri, "")
    for version in 2..<20 {
      let text = (0..<8).map { _ in generator.one(of: pieces) }.joined()
      client.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": .string(uri), "version": JSONText(version)],
          "contentChanges": [["text": .string(text)]],
        ])
      let method = generator.one(of: DocumentFeature.all.keys.sorted())
      let parameters = position(
        Int.random(in: 0...3, using: &generator), Int.random(in: 0...60, using: &generator))
      #expect(client.request(method, parameters.adding("newName", "x")) != nil, "\(method) \(text)")
    }
    #expect(client.end() == 0)
  }
}
