import Foundation
import Testing

/// Each name of the page on coming from CGLayout stands in a test.
@Suite struct NamesTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  @Test func `each name of the page is used by a test`() throws {
    let page = Self.folder.appendingPathComponent(
      "../../../Sources/QuoinBlocks/QuoinBlocks.docc/ComingFromCGLayout.md")
    var tests = ""
    for folder in [Self.folder, Self.folder.deletingLastPathComponent()] {
      for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      where file.pathExtension == "swift" && file.lastPathComponent != "NamesTests.swift" {
        tests += try String(contentsOf: file, encoding: .utf8)
      }
    }
    let words = Set(tests.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter {
      $0.hasPrefix("| `")
    }
    #expect(rows.count > 25)
    for row in rows {
      let names = row.split(separator: "|")[0].split(separator: "`").filter { $0.first?.isLetter == true }
      for name in names {
        for part in name.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
          let isUsed = words.contains(part)
          #expect(isUsed, "\(part), of \(name)")
        }
      }
    }
  }
}
