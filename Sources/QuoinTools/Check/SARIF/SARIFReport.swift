import Foundation
import QuoinDiagnostics
import QuoinMarkup

/// The findings of a run of the linter for tools of code review, in SARIF 2.1.0.
///
/// ```swift
/// var report = SARIFReport(toolVersion: "1.0")
/// report.add(checker.findings(in: text, at: path), sources: [SourceText(file: path, contents: text)])
/// print(report.text)
/// ```
public struct SARIFReport {
  private let toolVersion: String
  private var results: [SARIFLog.Result] = []

  /// A report without findings.
  ///
  /// - Parameter toolVersion: The version of what checks.
  public init(toolVersion: String) { self.toolVersion = toolVersion }

  /// The report as JSON.
  public var text: String {
    let driver = SARIFLog.Driver(
      name: "quoin check", version: toolVersion, rules: CheckRule.all.map(SARIFLog.Rule.init))
    return SARIFLog(runs: [.init(tool: .init(driver: driver), results: results)]).json
  }

  /// Adds findings.
  ///
  /// - Parameters:
  ///   - findings: What was found.
  ///   - file: The file that was checked, where findings without a place stand.
  ///   - sources: The texts of files that findings point into; in others, only their lines and columns are told.
  public mutating func add(_ findings: [Finding], in file: String, sources: [SourceText]) {
    let regions = SARIFRegions(sources)
    for finding in findings {
      let diagnostic = finding.diagnostic
      let notes = diagnostic.notes.enumerated().compactMap { index, note in
        note.span.map { span in
          SARIFLog.Location(
            id: index + 1, physicalLocation: regions.place(span), message: .init(text: note.message))
        }
      }
      let unplaced = diagnostic.notes.filter { $0.span == nil }.map { ". " + $0.message }.joined()
      results.append(
        SARIFLog.Result(
          ruleId: finding.rule.id, ruleIndex: CheckRule.all.firstIndex(of: finding.rule) ?? -1,
          level: diagnostic.severity.rawValue, message: .init(text: diagnostic.sentence + unplaced),
          locations: [.init(physicalLocation: regions.place(diagnostic.span, or: file))],
          relatedLocations: notes.isEmpty ? nil : notes,
          fixes: finding.fix.isEmpty ? nil : [fix(finding, in: file, regions)]))
    }
  }

  private func fix(_ finding: Finding, in file: String, _ regions: SARIFRegions) -> SARIFLog.Fix {
    let replacements = finding.fix.sorted { $0.range.lowerBound < $1.range.lowerBound }.map { edit in
      SARIFLog.Replacement(
        deletedRegion: regions.region(edit.range, of: file),
        insertedContent: edit.replacement.isEmpty ? nil : .init(text: edit.replacement))
    }
    return SARIFLog.Fix(
      description: .init(text: finding.rule.remedy),
      artifactChanges: [.init(artifactLocation: regions.artifact(file), replacements: replacements)])
  }
}

extension SARIFLog.Rule {
  init(_ rule: CheckRule) {
    self.init(
      id: rule.id, name: rule.name.split(separator: " ").map(\.capitalized).joined(),
      shortDescription: .init(text: rule.name), fullDescription: .init(text: rule.summary),
      help: .init(
        text: "\(rule.summary) \(rule.reason) \(rule.remedy)",
        markdown: "**\(rule.name)**\n\n\(rule.summary)\n\n\(rule.reason)\n\n\(rule.remedy)\n"),
      defaultConfiguration: .init(enabled: rule.isOnByDefault, level: rule.severity.rawValue))
  }
}
