import Foundation
import Testing

@testable import QuoinScreens

@Suite("The report of a run")
struct RunReportTests {
  private let trial = TrialRun()

  @Test("One page holds what was recorded and what differs, with all pictures in it")
  func page() {
    trial.run {
      expectPicture(of: TestCard(), "card")
      expectTree(of: TestCard(), "tree & 1")
    }
    #expect(trial.report.components(separatedBy: "<article class=\"recorded\">").count == 3)
    #expect(trial.report.contains("tree &amp; 1") && !trial.report.contains("tree & 1"))
    let run = TestRun(reportFolder: trial.reports)
    trial.run(as: run) { expectPicture(of: TestCard("Other"), "card") }
    #expect(trial.report.components(separatedBy: "<article class=\"differs\">").count == 2)
    #expect(trial.report.components(separatedBy: "src=\"data:image/png;base64,").count == 5)
    #expect(trial.report.components(separatedBy: "<!DOCTYPE html>").count == 2)
    #expect(trial.report.contains("QUOIN_RECORD=again swift test --filter page"))
  }

  @Test("Processes of one run write into one page, and the next run begins with none")
  func runs() throws {
    let folder = trial.reports.appendingPathComponent("quoin-testing")
    let place = TestPlace(fileID: "A/B.swift", filePath: #filePath, line: 1, column: 1, function: "c()")
    let entry = ReportEntry(
      outcome: .recorded, title: "“c”", place: place, message: "new", content: .text(nil, actual: "text"),
      command: nil)
    let record = try Record(.tree, name: "c", words: [], place: place)
    let first = RunReport(folder: folder, run: "1-2")
    #expect(first.append(entry))
    #expect(RunReport(folder: folder, run: "1-2").append(entry))
    #expect(
      first.write(Data("x".utf8), for: record, as: "actual", extension: "txt")?.path == folder.path
        + "/A/B/c.actual.txt")
    #expect(trial.report.components(separatedBy: "<article").count == 3)
    #expect(trial.report.hasPrefix("<!-- run 1-2 -->"))
    let second = RunReport(folder: folder, run: "1-3")
    #expect(trial.files(in: trial.reports).filter { $0.hasPrefix("quoin-testing/") }.isEmpty)
    #expect(second.append(entry))
    #expect(trial.report.components(separatedBy: "<article").count == 2)
  }

  @Test("A run without anything to show leaves no page, not that of an earlier one either")
  func nothing() throws {
    trial.run { expectPicture(of: TestCard(), "card") }
    let page = trial.reports.appendingPathComponent("quoin-testing/report.html")
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text.hasPrefix("<!-- run \(RunReport.currentRun) -->"))
    try Data(text.replacing(RunReport.currentRun, with: "earlier").utf8).write(to: page)
    #expect(trial.run { expectPicture(of: TestCard(), "card") }.isEmpty)
    #expect(trial.files(in: trial.reports).filter { $0.hasPrefix("quoin-testing/") }.isEmpty)
  }

  @Test("What differs in a text is marked line by line")
  func texts() {
    trial.run { expectTree(of: TestCard(), "card") }
    trial.run { expectTree(of: TestCard("A & B"), "card") }
    #expect(trial.report.contains("<span class=\"expected\">- ├─ UILabel#title “Card”</span>"))
    #expect(trial.report.contains("<span class=\"actual\">+ ├─ UILabel#title “A &amp; B”</span>"))
    #expect(trial.report.contains("<span class=\"same\">  TestCard</span>"))
  }
}
