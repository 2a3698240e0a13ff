import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinTestSupport
import Testing

@testable import QuoinEditing
@testable import QuoinTools

/// What the server knows of texts as they are typed.
@Suite struct EditedDocumentTests {
  private let uri = "file:///tmp/quoin-nowhere/card.xml"

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
      let hover = client.request(
        "textDocument/completion",
        [
          "textDocument": ["uri": .string(uri)],
          "position": ["line": 0, "character": JSONText(column + 9)],
        ])
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
}
