import Foundation
import Testing

/// What the pages show of Swift is what stands in the files of `Snippets`, which are compiled and run with the tests.
@Suite struct SnippetTests {
  /// The snippets of a file: what stands between `// snippet` and `// end`, those of one name together.
  private static func snippets(in file: URL) throws -> [String] {
    var texts: [String] = []
    var named: [String: Int] = [:]
    var open: (name: String, lines: [String])?
    for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if trimmed.hasPrefix("// snippet") {
        open = (String(trimmed.dropFirst("// snippet: ".count)), [])
      } else if trimmed == "// end", let snippet = open {
        let text = DocumentPage.unindented(snippet.lines)
        if let index = named[snippet.name] {
          texts[index] += "\n\n" + text
        } else {
          if !snippet.name.isEmpty { named[snippet.name] = texts.count }
          texts.append(text)
        }
        open = nil
      } else {
        open?.lines.append(line)
      }
    }
    return texts
  }

  @Test func eachPieceOfSwiftIsCompiledAndEachCompiledPieceIsShown() throws {
    let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../Snippets").standardizedFileURL
    var unseen: Set<String> = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      unseen.formUnion(try Self.snippets(in: folder.appendingPathComponent(name)))
    }
    let compiled = unseen
    for block in try DocumentPage.all().flatMap(\.blocks) where block.language == "swift" {
      if block.text.hasPrefix("// swift-tools-version") { continue }
      #expect(compiled.contains(block.text), "\(block.place) is in no file of Snippets:\n\(block.text)")
      unseen.remove(block.text)
    }
    #expect(unseen.isEmpty, "On no page:\n\(unseen.sorted().joined(separator: "\n----\n"))")
  }
}
