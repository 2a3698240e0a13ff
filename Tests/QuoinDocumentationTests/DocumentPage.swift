import Foundation

/// A page of the documentation, and the blocks of code in it.
struct DocumentPage {
  /// A fenced block.
  struct Block {
    /// `README.md:77`
    let place: String
    /// What stands behind the opening fence; empty where nothing does.
    let language: String
    /// Without the indentation that all lines share.
    let text: String
  }

  let blocks: [Block]

  /// The root of the repository.
  static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL

  /// All pages: those at the root, the documentation, and the articles beside the sources.
  static func all() throws -> [DocumentPage] {
    var names = ["README.md", "CONTRIBUTING.md"]
    for folder in ["Documentation", "Sources"] {
      let found = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      names += (found?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }.map {
        "\(folder)/\($0)"
      }
    }
    return try names.sorted().map(DocumentPage.init)
  }

  /// Reads a page.
  ///
  /// - Parameter name: The path from the repository's root.
  init(_ name: String) throws {
    let text = try String(contentsOf: Self.root.appendingPathComponent(name), encoding: .utf8)
    var blocks: [Block] = []
    var open: (line: Int, language: String, lines: [String])?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if trimmed.hasPrefix("```") {
        if let block = open {
          blocks.append(
            Block(
              place: "\(name):\(block.line)", language: block.language, text: Self.unindented(block.lines)))
          open = nil
        } else {
          open = (index + 1, String(trimmed.dropFirst(3)), [])
        }
      } else {
        open?.lines.append(line)
      }
    }
    self.blocks = blocks
  }

  /// Lines without the indentation that all of them share.
  static func unindented(_ lines: [String]) -> String {
    let written = lines.filter { !$0.allSatisfy(\.isWhitespace) }
    let shared = written.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(shared)) }.joined(separator: "\n")
  }
}
