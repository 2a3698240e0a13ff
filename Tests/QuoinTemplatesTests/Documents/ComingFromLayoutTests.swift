import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinResources
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// The article on coming from Layout says what is so.
@Suite struct ComingFromLayoutTests {
  private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..")
    .standardizedFileURL

  private static func page(_ name: String) throws -> String {
    try String(
      contentsOf: root.appendingPathComponent("Sources/QuoinTemplates/QuoinTemplates.docc/\(name).md"),
      encoding: .utf8)
  }

  /// What stands between single backticks, in order.
  private static func code(in text: some StringProtocol) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }

  private static func lines(_ name: String = "ComingFromLayout") throws -> [Substring] {
    try page(name).replacing("``", with: "").split(separator: "\n", omittingEmptySubsequences: false)
  }

  // MARK: Names

  @Test func everyNameOfThePageIsUsedHereAndEveryOneUsedIsOnThePage() throws {
    var listed: Set<String> = []
    for line in try Self.lines() where line.hasPrefix("| `") && !line.hasPrefix("| `<") {
      listed.formUnion(Self.code(in: line.dropFirst(2).prefix { $0 != "|" }).prefix(1))
    }
    let used = Set(LayoutNameUses.all.keys)
    let ofFeatures: Set<String> = [
      "setState", "safeAreaInsets", "right", "%", "nil", "xml", "template",
    ]
    #expect(listed.subtracting(used).subtracting(ofFeatures).isEmpty, "on the page alone")
    #expect(used.subtracting(listed).isEmpty, "in the test alone")
  }

  @Test(arguments: LayoutNameUses.all.keys.sorted()) func aNameMeansWhatItMeantThere(name: String) throws {
    let use = try #require(LayoutNameUses.all[name])
    // Some name a file that is not there.
    let isTrue = try LayoutMisuse.withTaskHandler({ _ in }) { try use() }
    #expect(isTrue)
  }

  // MARK: Tests

  @Test func everyTestThatItNamesIsThere() throws {
    var there: Set<String> = []
    for folder in [
      "QuoinTemplatesTests", "QuoinExpressionsTests", "QuoinCommandTests", "QuoinToolsTests",
      "QuoinDocumentsTests",
    ] {
      let files = FileManager.default.enumerator(
        atPath: Self.root.appendingPathComponent("Tests/\(folder)").path)
      for case let file as String in try #require(files) where file.hasSuffix(".swift") {
        there.insert(String(file.split(separator: "/").last?.dropLast(6) ?? ""))
      }
    }
    var count = 0
    for (index, line) in try Self.lines().enumerated() where line.hasPrefix("| ") {
      let cells = line.split(separator: "|")
      let named = cells.count == 3 ? Self.code(in: cells[2]).filter { $0.hasSuffix("Tests") } : []
      let isHead = line.hasSuffix("| tests |") || line.hasPrefix("| ---")
      #expect(cells.count < 3 || isHead || !named.isEmpty, "line \(index + 1) names no test")
      for name in named { #expect(there.contains(name), "line \(index + 1): \(name)") }
      count += named.count
    }
    #expect(count > 100)
  }

  // MARK: Markup

  /// Each block of markup and each element in a line.
  private static func markup() throws -> [String] {
    var found: [String] = []
    var block: [Substring]?
    for line in try lines() + lines("QuoinTemplates") {
      if line.hasPrefix("```") || line.hasPrefix("`xml") || line == "`" {
        if let lines = block { found.append(lines.joined(separator: "\n")) }
        block = block == nil ? [] : nil
      } else if block != nil {
        block?.append(line)
      } else {
        found += code(in: line).filter { $0.hasPrefix("<") && $0.hasSuffix(">") && $0.contains(" ") }
      }
    }
    return found
  }

  @Test func everythingThatItShowsLoads() throws {
    let shown = try Self.markup()
    #expect(shown.count > 15)
    for markup in shown {
      let text =
        markup.hasPrefix("<if") || markup.hasPrefix("<repeat") ? "<UIView>\(markup)</UIView>" : markup
      do {
        let node = try Template(markup: text, name: "t").instantiate(
          state: ["name": "Ada", "title": "T", "count": 2, "isSaved": true, "isOn": true, "html": "<p>a</p>"])
        try node.layOut(in: .fixed(320, 480))
        #expect(node.diagnostics.all.isEmpty, "\(markup)")
      } catch {
        Issue.record("\(markup): \(error)")
      }
    }
  }
}
