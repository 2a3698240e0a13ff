import Foundation
import QuoinDiagnostics
import QuoinDocuments
import QuoinGraphics
import QuoinResources
import QuoinTemplates
import QuoinViews
import Synchronization
import Testing

@testable import QuoinBatch

@Suite struct DocumentBatchTests {
  private let path = NSTemporaryDirectory() + "quoin-document-\(UInt64.random(in: 0 ... .max)).pdf"

  /// The file and what became of the rows.
  private func run(
    _ markup: String, _ text: String, path: String, page: Int? = nil, budget: Budget = .default,
    threads: Int = 3
  ) throws -> (file: String, problems: [String], summary: BatchSummary) {
    let template = try Template(markup: markup, registry: .documents)
    var options = OutputOptions()
    options.pdf.packsObjects = false
    var problems: [String] = []
    let summary = try DocumentBatch(
      rows: rows(text, .jsonLines), path: path, options: options, budget: budget, threads: threads
    ).run(
      layOut: { (data, _) throws(Diagnostics) in try template.laidOutPages(data, page: page) },
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

  @Test func allRowsTogetherMayTakeMoreThanOne() throws {
    defer { unlink(path) }
    var budget = Budget()
    (budget.nodes, budget.expressionSteps) = (100, 5000)
    let markup = """
      <UIStackView axis="vertical">
        <repeat for="i" in="1...n">
          <repeat for="k" in="1...n"><UIView width="10" height="{n}" backgroundColor="red"/></repeat>
        </repeat>
      </UIStackView>
      """
    let text = [3, 20, 3].map { "{\"n\": \($0)}\n" }.joined() + String(repeating: "{\"n\": 4}\n", count: 30)
    let (file, problems, summary) = try run(markup, text, path: path, budget: budget)
    // The one in the middle costs itself alone.
    #expect(problems == ["2 More than the limit of 100 nodes"])
    #expect(summary.drawn == 32 && summary.isKept)
    #expect(pageCount(file) == 32)
  }

  @Test func aDocumentThatIsStoppedIsPutBesideItsPlace() throws {
    let part = path.dropLast(3) + "part.pdf"
    defer { for path in [path, String(part)] { unlink(path) } }
    try Data("what was there".utf8).write(to: URL(fileURLWithPath: path))
    let template = try Template(markup: "<UIView width=\"10\" height=\"10\"/>", registry: .documents)
    let begun = Mutex(0)
    let summary = try DocumentBatch(
      rows: rows(String(repeating: "{}\n", count: 40), .jsonLines), path: path, options: OutputOptions(),
      threads: 2
    ).run(
      shouldStop: { begun.withLock { $0 } >= 4 },
      layOut: { (data, _) throws(Diagnostics) in
        begun.withLock { $0 += 1 }
        return try template.laidOutPages(data)
      })
    // What has been begun is drawn.
    #expect(summary.drawn == begun.withLock { $0 } && summary.drawn < 40)
    #expect(summary.part == String(part) && summary.isKept && !summary.isWhole)
    #expect(FileManager.default.contents(atPath: path) == Data("what was there".utf8))
    let document = try #require(FileManager.default.contents(atPath: String(part)))
    #expect(document.prefix(5) == Data("%PDF-".utf8) && document.suffix(6) == Data("%%EOF\n".utf8))
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

  @Test func aDocumentIsTheSameHoweverManyLayOut() throws {
    defer { unlink(path) }
    let markup = """
      <document size="A6"><UILabel text="{title} in some words" font="{size} bold"/></document>
      """
    let text = (1...40).map {
      "{\"title\": \"Row \($0)\", \"size\": \($0 == 7 ? "\"x\"" : "\($0 % 9 + 9)")}\n"
    }.joined()
    let one = try run(markup, text, path: path, threads: 1)
    let many = try run(markup, text, path: path, threads: 4)
    #expect(one.file == many.file && pageCount(one.file) == 39)
    #expect(one.problems == many.problems && one.problems.count == 1 && one.problems[0].hasPrefix("7 "))
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

  @Test func whatDocumentsBringAlongAndOnePDFLeavesOutIsTold() throws {
    defer { unlink(path) }
    let markup = """
      <document size="A6" language="en" title="{title}" standard="{standard}" facturX="minimum">
        <attachment name="rows.csv" text="a,b"/>
        <UILabel text="{title}"/>
      </document>
      """
    let template = try Template(markup: markup, registry: .documents)
    var options = OutputOptions()
    options.pdf.packsObjects = false
    var warnings: [[String]] = []
    let text = ["ua-1", "a-2b", ""].map { "{\"title\": \"A\", \"standard\": \"\($0)\"}\n" }.joined()
    let summary = try DocumentBatch(
      rows: rows(text, .jsonLines), path: path, options: options, threads: 2
    ).run(
      describe: { data, _, options throws(Diagnostics) in try template.describedOptions(options, for: data) },
      layOut: { data, _ throws(Diagnostics) in try template.laidOutPages(data) },
      report: { outcome in
        if case .drawn(_, let found) = outcome.result { warnings.append(found.all.map(\.message)) }
      })
    #expect(summary.drawn == 3)
    let always = [
      "One PDF of many documents carries no files of theirs, and leaves out 'rows.csv'",
      "One PDF of many documents is no invoice for programs, and leaves out the profile minimum of Factur-X",
    ]
    // The first one says what all keep to.
    let other = "The document asks for a-2b, and its PDF keeps to ua-1, as it was told"
    #expect(warnings == [always, [other] + always, always])
    let file = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: Unicode.ASCII.self)
    #expect(
      file.contains("<pdfuaid:part>1<") && !file.contains("pdfaid:part") && !file.contains("EmbeddedFile"))
  }

  @Test func fieldsThatOnePDFDrawsAreTold() throws {
    defer { unlink(path) }
    let markup = """
      <document size="A6" forms="{fill}">
        <UITextField id="customer" text="Ada" width="80"/>
      </document>
      """
    let template = try Template(markup: markup, registry: .documents)
    for (first, wanted) in [(false, 1), (true, 0)] {
      var warnings: [Diagnostic] = []
      let text = [first, !first, first].map { "{\"fill\": \($0)}\n" }.joined()
      _ = try DocumentBatch(
        rows: rows(text, .jsonLines), path: path, options: OutputOptions(), threads: 2
      ).run(
        describe: { data, _, options throws(Diagnostics) in try template.describedOptions(options, for: data)
        },
        layOut: { data, _ throws(Diagnostics) in try template.laidOutPages(data) },
        report: { outcome in
          if case .drawn(_, let found) = outcome.result { warnings += found.all }
        })
      #expect(warnings.count == wanted)
      #expect(
        warnings.allSatisfy {
          $0.message == "The document asks for fields to be filled in, and they are drawn: its PDF has none"
            && $0.span?.line == 1
        })
    }
  }

  @Test func aRowThatBreaksAClaimLeavesNoPageAndTheOthersStay() throws {
    defer { unlink(path) }
    let markup = """
      <document size="A6" language="en" title="Letters" standard="a-2a,ua-1">
        <UILabel text="{name}" headingLevel="{level}" anchor="top"/>
        <UILabel text="end" breakBefore="page" link="#top"/>
        <if test="{name == 'D'}"><table><column/><thead><tr><th text="x"/></tr></thead></table></if>
      </document>
      """
    let template = try Template(markup: markup, registry: .documents)
    var options = OutputOptions()
    options.pdf.packsObjects = false
    var problems: [String] = []
    let letters = [("A", 1), ("B \u{E000}", 1), ("C", 3), ("D", 1), ("E", 1)]
    let text = letters.map { "{\"name\": \"\($0.0)\", \"level\": \($0.1)}\n" }.joined()
    let summary = try DocumentBatch(
      rows: rows(text, .jsonLines), path: path, options: options, threads: 2
    ).run(
      describe: { data, _, options throws(Diagnostics) in try template.describedOptions(options, for: data) },
      layOut: { data, _ throws(Diagnostics) in try template.laidOutPages(data) },
      report: { outcome in
        if case .failed(let found) = outcome.result {
          problems.append("\(outcome.row.number) \(found.all[0].message)")
        }
      })
    #expect(
      problems == [
        "2 U+E000 is a private character, of which nobody can be told what it stands for",
        "3 A PDF/UA document skips no level of headings, and this one of level 3 follows one of level 1",
        "4 A table of a PDF/UA document has rows, and this one has a head alone",
      ])
    #expect((summary.drawn, summary.failed, summary.isKept) == (2, 3, true))
    let file = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: Unicode.ASCII.self)
    // Two pages for each of the two rows, and what is said of the whole is said of these alone.
    #expect(file.contains("/Count 4\n"))
    #expect(file.contains("(1/top)") && file.contains("(5/top)"))
    for part in 2...4 { #expect(!file.contains("(\(part)/top) [")) }
    #expect(file.contains("/Title (A)") && !file.contains("/Title (C)"))
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
