import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinResources
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// The page that lists errors shows what is really said.
@Suite struct ErrorPageTests {
  /// What the page says the owner is.
  final class CardScreen: UIViewController, LayoutOwner {
    var label: UILabel?
    func add() {}
    static var layoutMembers: [OwnerMember] {
      [.outlet("label", \CardScreen.label), .action("add", CardScreen.add)]
    }
  }

  private struct Example {
    let line: Int
    let markup: String
    let message: String
  }

  /// Each block of wrong markup with the block behind it.
  private func examples() throws -> [Example] {
    let page = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Documentation/Errors.md")
    var examples: [Example] = []
    var markup: (line: Int, text: String)?
    var open: (fence: String, line: Int, lines: [String])?
    for (index, line) in try String(contentsOf: page.standardizedFileURL, encoding: .utf8).components(
      separatedBy: "\n"
    ).enumerated() {
      guard line.hasPrefix("```") else {
        open?.lines.append(line)
        continue
      }
      guard let block = open else {
        open = (line, index + 1, [])
        continue
      }
      let text = block.lines.joined(separator: "\n")
      if block.fence == "```xml wrong" {
        markup = (block.line, text)
      } else if let wrong = markup {
        examples.append(Example(line: wrong.line, markup: wrong.text, message: text))
        markup = nil
      }
      open = nil
    }
    return examples
  }

  @Test func eachExampleGivesItsMessage() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [
      "Panel.xml": "<UIView/>", "Label.xml": "<UILabel/>", "Loop.xml": #"<UIView xml="Loop.xml"/>"#,
      "Broken/Label.xml": #"<UILabel text="{strings.Greeting}"/>"#,
      "Broken/Localizable.strings": #""Greeting" = "Hello"#,
      "Plural/Label.xml": #"<UILabel text="{strings.Visits(count)}"/>"#,
      "Plural/Localizable.xcstrings":
        #"{"sourceLanguage": "en", "strings": {"Visits": {"localizations": {"en": {"variations": {"plural": {"ones": {"stringUnit": {"value": "%d visit"}}}}}}}}}"#,
      "Media.xcassets/Brand.colorset/Contents.json":
        #"{"colors": [{"color": {"color-space": "srbg", "components": {"red": "1", "green": "0", "blue": "0"}}}]}"#,
    ] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name).deletingLastPathComponent(), withIntermediateDirectories: true
      )
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    let loader = ResourceLoader(policy: ResourcePolicy(folders: [folder]))
    let found = try examples()
    #expect(found.count > 60)
    for example in found {
      let message = message(of: example.markup, in: folder, loader).replacing(folder.path, with: "…")
      #expect(message == example.message, "Errors.md:\(example.line)")
    }
  }

  private func message(of markup: String, in folder: URL, _ loader: ResourceLoader) -> String {
    do {
      let node = try Template(
        markup: markup, name: "card.xml", base: folder.appendingPathComponent("card.xml"), loader: loader
      ).instantiate(state: ["name": "Ada", "items": ["a", "b"], "count": 3])
      try node.mount(in: CardScreen())
      return "nothing"
    } catch {
      return Diagnostics(error).description
    }
  }
}
