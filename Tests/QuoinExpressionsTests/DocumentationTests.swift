import Foundation
import QuoinExpressions
import Testing

@Suite("The page of functions")
struct DocumentationTests {
  private var table: String {
    let rows = ExpressionFunction.all.map { function in
      "| `\(function.usage)` | \(escaped(function.summary)) | `\(escaped(function.example.source))` | \(escaped(function.example.result)) |"
    }
    return (["| | | example | gives |", "| --- | --- | --- | --- |"] + rows).joined(separator: "\n")
  }

  private func escaped(_ text: String) -> String { text.replacing("|", with: "\\|") }

  @Test("lists every function as it is; QUOIN_WRITE_DOCUMENTATION=1 writes the list")
  func functions() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../Documentation/Expressions.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.range(of: "from the functions themselves -->\n"))
    let end = try #require(text.range(of: "<!-- end of functions -->"))
    if ProcessInfo.processInfo.environment["QUOIN_WRITE_DOCUMENTATION"] == "1" {
      let written = text[..<start.upperBound] + table + "\n" + text[end.lowerBound...]
      try String(written).write(to: page, atomically: true, encoding: .utf8)
      return
    }
    #expect(text[start.upperBound..<end.lowerBound] == table + "\n")
    for name in ExpressionFunction.names { #expect(text.contains(name)) }
  }
}
