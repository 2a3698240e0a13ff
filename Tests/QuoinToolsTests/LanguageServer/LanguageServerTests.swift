import Foundation
import QuoinResources
import QuoinTestSupport
import Testing

@testable import QuoinTools

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

  // MARK: Documents

  @Test func problemsComeAsTheTextChanges() {
    let client = WireClient()
    _ = client.start()
    client.open(uri, "<UILable/>")
    #expect(client.problems(uri, version: 1)?.first?.contains("UILabel") == true)
    client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri), "version": 2],
        "contentChanges": [
          [
            "range": ["start": ["line": 0, "character": 6], "end": ["line": 0, "character": 8]], "text": "el",
          ]
        ],
      ])
    #expect(client.problems(uri, version: 2) == [])
    client.notify("textDocument/didClose", ["textDocument": ["uri": .string(uri)]])
    let cleared = client.message { $0["params"]?["diagnostics"] != nil }
    #expect(cleared?["params"]?["diagnostics"]?.elements?.isEmpty == true)
    #expect(client.end() == 0)
  }

  private static let host = "<UIView width='90' height='90'><UILabel xml='part.xml' caption='a'/></UIView>"
  private static let part = "<UILabel text='{caption}'><param name='caption' type='String'/></UILabel>"

  @Test func problemsOfAFileFollowWhatIsTypedInThoseThatItIncludes() throws {
    let files = try FilesFixture(["host.xml": Self.host, "part.xml": Self.part])
    let (host, part) = (files.url("host.xml").absoluteString, files.url("part.xml").absoluteString)
    let client = WireClient()
    _ = client.start(root: files.root)
    client.open(host, Self.host)
    #expect(client.problems(host, version: 1) == [])
    // Opened with another text than that of the file.
    client.open(part, Self.part.replacingOccurrences(of: "caption", with: "title"))
    #expect(client.problems(host, version: 1)?.count == 1)
    client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(part), "version": 2],
        "contentChanges": [["text": .string(Self.part)]],
      ])
    #expect(client.problems(host, version: 1) == [])
    client.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": .string(part), "version": 3], "contentChanges": [["text": "<UILable/>"]]])
    let told = client.problems(host, version: 1) ?? []
    #expect(told.contains { $0.contains("UILable") }, "\(told)")
    client.notify("textDocument/didClose", ["textDocument": ["uri": .string(part)]])
    #expect(client.problems(host, version: 1) == [])
    #expect(client.end() == 0)
  }

  @Test func clientsThatAskForProblemsAreToldNoneUnasked() throws {
    let files = try FilesFixture(["host.xml": Self.host, "part.xml": Self.part])
    let (host, part) = (files.url("host.xml").absoluteString, files.url("part.xml").absoluteString)
    let client = WireClient()
    let answer = client.start(
      root: files.root,
      capabilities: [
        "textDocument": ["diagnostic": [:]], "workspace": ["diagnostics": ["refreshSupport": true]],
      ])
    let provider = answer?["result"]?["capabilities"]?["diagnosticProvider"]
    #expect(provider?["interFileDependencies"]?.isTrue == true)
    func problems(_ uri: String) -> [String]? {
      let report = client.request("textDocument/diagnostic", ["textDocument": ["uri": .string(uri)]])?[
        "result"]
      #expect(report?["kind"]?.string == "full")
      return report?["items"]?.elements?.compactMap { $0["message"]?.string }
    }
    client.open(host, Self.host)
    #expect(problems(host) == [])
    client.open(part, "<UILable/>")
    #expect(client.message { $0["method"]?.string == "workspace/diagnostic/refresh" } != nil)
    let told = problems(host) ?? []
    #expect(told.contains { $0.contains("UILable") }, "\(told)")
    #expect(problems(part)?.first?.contains("UILable") == true)
    #expect(!client.hasSeen("textDocument/publishDiagnostics"))
    #expect(client.end() == 0)
  }

  @Test func otherXMLHasNoProblems() {
    let client = WireClient()
    _ = client.start()
    client.open(uri, "<project><modelVersion>4</modelVersion></project>")
    #expect(client.problems(uri, version: 1) == [])
    #expect(client.end() == 0)
  }

  @Test func columnsCountUTF16UnlessBothCanDoBetter() {
    for (offered, column) in [([], 19), ([JSONText.string("utf-8")], 21)] as [([JSONText], Int)] {
      let client = WireClient()
      let capabilities: JSONText = ["general": ["positionEncodings": .array(offered)]]
      let answer = client.start(capabilities: capabilities)
      #expect(
        answer?["result"]?["capabilities"]?["positionEncoding"]?.string
          == (offered.isEmpty ? "utf-16" : "utf-8"))
      client.open(uri, "<UILabel text='😀' numberOfL/>")
      let hover = client.request("textDocument/completion", position(0, column + 9))
      let edit = hover?["result"]?["items"]?.elements?.first?["textEdit"]
      #expect(edit?["newText"]?.string == "numberOfLines")
      #expect(edit?["range"]?["start"]?["character"]?.number == Double(column))
      #expect(client.end() == 0)
    }
  }

  /// Changes by pieces come to what the editor has, whatever they are.
  @Test(arguments: 0..<8) func changesComeToTheSameText(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var document = OpenDocument(
      uri: uri, version: 0, text: "<UIView>\r\n é😀\n</UIView>", url: nil, folder: TemplateFolder(),
      language: .standard, encoding: .utf16)
    var expected = Array(document.template.text.utf16)
    for _ in 0..<60 {
      let lower = Int.random(in: 0...expected.count, using: &generator)
      let upper = Int.random(in: lower...min(expected.count, lower + 5), using: &generator)
      if [lower, upper].contains(where: { Self.isInside($0, expected) }) { continue }
      let piece = generator.one(of: ["", "a", "\n", "\r\n", "é", "😀", "<UILabel/>", "{user."])
      func place(_ offset: Int) -> JSONText {
        let text = String(decoding: expected[..<offset], as: UTF16.self)
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        return ["line": JSONText(lines.count - 1), "character": JSONText(lines[lines.count - 1].utf16.count)]
      }
      let change: JSONText = ["range": ["start": place(lower), "end": place(upper)], "text": .string(piece)]
      var reader = JSONReader(.init(file: "change", contents: change.text))
      guard let node = try? reader.read() else { continue }
      document.apply([node])
      expected.replaceSubrange(lower..<upper, with: piece.utf16)
      #expect(document.template.text == String(decoding: expected, as: UTF16.self))
    }
  }

  /// Whether an offset lies within a character or a line break.
  private static func isInside(_ offset: Int, _ units: [UInt16]) -> Bool {
    guard offset > 0, offset < units.count else { return false }
    if UTF16.isTrailSurrogate(units[offset]) { return true }
    return units[offset] == 0x0A && units[offset - 1] == 0x0D
  }

  // MARK: Features

  private static let files = [
    "card.xml": """
    <UIView id="card">
        <macro name="GAP" value="8"/>
        <UILabel id="title" text="{user.name}" left="GAP" textColor="red"/>
        <UILabel top="#title.bottom + GAP" txet="a"/>
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
    #expect(client.end() == 0)
  }

  @Test func framesComeAsHints() throws {
    let files = try FilesFixture(["a.xml": ""])
    let uri = files.url("a.xml").absoluteString
    let client = WireClient()
    _ = client.start(root: files.root)
    client.open(
      uri, "<UIView width=\"100\" height=\"50\">\n  <UIView width=\"50%\" height=\"1\"/>\n</UIView>")
    let hints = client.request("textDocument/inlayHint", ["textDocument": ["uri": .string(uri)]])?["result"]?
      .elements
    #expect(hints?.compactMap { $0["label"]?.string } == ["0 0 100 50", "0 0 50 1"])
    let place: JSONText = ["line": 1, "character": 12]
    let hover = client.request(
      "textDocument/hover", ["textDocument": ["uri": .string(uri)], "position": place])
    #expect(hover?["result"]?["contents"]?["value"]?.string?.contains("Now: `50`") == true)
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
