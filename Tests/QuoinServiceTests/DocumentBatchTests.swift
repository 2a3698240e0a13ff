import Foundation
import QuoinDiagnostics
import QuoinDocuments
import QuoinGraphics
import QuoinResources
import QuoinTemplates
import QuoinViews
import Testing

@testable import QuoinService

@Suite struct DocumentBatchTests {
  private let path = NSTemporaryDirectory() + "quoin-document-\(UInt64.random(in: 0 ... .max)).pdf"

  /// The file and what became of the rows.
  private func run(
    _ markup: String, _ text: String, path: String, page: Int? = nil
  ) throws -> (file: String, problems: [String], summary: BatchSummary) {
    let template = try Template(markup: markup, registry: .documents)
    var options = OutputOptions()
    options.pdf.packsObjects = false
    var problems: [String] = []
    let summary = try DocumentBatch(rows: rows(text, .jsonLines), path: path, options: options).run(
      draw: { (data, session) throws(Diagnostics) in try template.drawPages(data, page: page, on: session) },
      report: { outcome in
        if case .failed(let diagnostics) = outcome.result {
          problems.append("\(outcome.row.number) \(diagnostics.all[0].message)")
        }
      })
    let file = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: Unicode.ASCII.self)
    return (file, problems, summary)
  }

  private func pageCount(_ file: String) -> Int { file.matches(of: /\/Type \/Page\b/).count }

  @Test func everyRowIsAPage() throws {
    defer { unlink(path) }
    let (file, problems, summary) = try run(
      "<UIView width=\"{width}\" height=\"10\" backgroundColor=\"red\"/>",
      "{\"width\": 10}\n{\"width\": \"x\"}\n{\"width\": 30}\n", path: path)
    #expect(pageCount(file) == 2)
    #expect(file.contains("/MediaBox [ 0 0 10 10 ]") && file.contains("/MediaBox [ 0 0 30 10 ]"))
    #expect(problems.count == 1 && problems[0].hasPrefix("2 "))
    #expect((summary.drawn, summary.failed, summary.isWhole) == (2, 1, true))
  }

  @Test func theDocumentsOfAllRowsStandBehindEachOther() throws {
    defer { unlink(path) }
    // As many pages as a row says and one before, from which a link leads to the end.
    let markup = """
      <document size="A6">
        <UILabel text="{title}" link="#end"/>
        <repeat for="page" in="pages">
          <UILabel text="{title} {page}" headingLevel="1" breakBefore="page"/>
        </repeat>
        <UILabel text="end" anchor="end"/>
      </document>
      """
    let (file, problems, summary) = try run(
      markup,
      "{\"title\": \"A\", \"pages\": [1, 2]}\n{\"title\": \"B\", \"pages\": [1]}\n{\"title\": \"C\"}\n",
      path: path)
    #expect(problems.count == 1 && problems[0].contains("pages"))
    #expect(summary.drawn == 2)
    #expect(pageCount(file) == 5)
    #expect(file.contains("/Dest (1/end)") && file.contains("/Dest (2/end)"))
    #expect(file.contains("(A 2)") && file.contains("(B 1)"))
  }

  @Test func onePageOfEachRowIsDrawnWhereThatIsAskedFor() throws {
    defer { unlink(path) }
    let markup = """
      <document size="A6">
        <repeat for="page" in="pages"><UILabel text="{page}" breakBefore="page"/></repeat>
      </document>
      """
    let (file, problems, summary) = try run(
      markup, "{\"pages\": [1, 2, 3]}\n{\"pages\": [1]}\n{\"pages\": [4, 5]}\n", path: path, page: 2)
    #expect(problems == ["2 Page 2 was asked for, and there is 1 page"])
    #expect(summary.drawn == 2 && pageCount(file) == 2)
  }

  @Test func aRowWhosePagesAreWrongLeavesNone() throws {
    defer { unlink(path) }
    // A head of the second page that leaves no room for anything else.
    let markup = """
      <document size="A6">
        <head pages="notFirst"><UIView height="tall ? 5000 : 20"/></head>
        <UILabel text="one"/>
        <UILabel breakBefore="page" text="two"/>
      </document>
      """
    let (file, problems, _) = try run(markup, "{\"tall\": true}\n{\"tall\": false}\n", path: path)
    #expect(problems.count == 1)
    #expect(pageCount(file) == 2)
  }

  @Test func aFileThatCannotBeWrittenEndsTheRun() throws {
    symlink("/dev/full", path)
    defer { unlink(path) }
    let many = String(repeating: "{\"width\": 10}\n", count: 2000)
    let problem = #expect(throws: Diagnostic.self) {
      try run("<UIView width=\"{width}\" height=\"10\" backgroundColor=\"red\"/>", many, path: path)
    }
    #expect(problem?.message == "'\(path)' cannot be written: No space left on device")
  }
}
