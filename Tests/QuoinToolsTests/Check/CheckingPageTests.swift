import Foundation
import QuoinDiagnostics
import QuoinMarkup
import QuoinResources
import QuoinTemplates
import Testing

@testable import QuoinTools

/// The page about checking tells what each rule finds, and shows what is really said.
@Suite final class CheckingPageTests {
  private let page = CheckCorpus.root.appendingPathComponent("Documentation/Checking.md")
  private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("quoin-checking-\(UUID().uuidString)")

  init() throws {
    for (name, text) in [
      "Panel.xml": "<UIView backgroundColor=\"white\" layer.cornerRadius=\"8\"/>",
      "en.lproj/Localizable.strings": "hello = \"Hello\"; bye = \"Bye\";",
      "de.lproj/Localizable.strings": "hello = \"Hallo\";",
    ] {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test("shows what is said of each example; QUOIN_WRITE_DOCUMENTATION=1 writes it")
  func eachExampleIsAnsweredAsThePageSays() throws {
    let text = try String(contentsOf: page, encoding: .utf8)
    let written = try answered(text)
    if ProcessInfo.processInfo.environment["QUOIN_WRITE_DOCUMENTATION"] == "1" {
      try Data(written.utf8).write(to: page)
    } else {
      let (shown, real) = (text.components(separatedBy: "\n"), written.components(separatedBy: "\n"))
      for (index, lines) in zip(shown, real).enumerated() where lines.0 != lines.1 {
        Issue.record("Checking.md:\(index + 1) says \(lines.0), and it is \(lines.1)")
        break
      }
      #expect(shown.count == real.count)
    }
  }

  @Test func eachRuleIsExplained() throws {
    let sections = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n### ").dropFirst()
    #expect(sections.map { $0.components(separatedBy: "\n")[0] } == CheckRule.all.map(\.id))
    for (rule, section) in zip(CheckRule.all, sections) {
      let words = section.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing(
        "`", with: "")
      for text in [rule.summary, rule.reason, rule.remedy] { #expect(words.contains(text), "\(rule.id)") }
      #expect(words.contains(rule.severity == .error ? "An error." : "A warning"), "\(rule.id)")
      #expect(words.contains("[\(rule.id)]"), "\(rule.id)")
    }
  }

  /// The page with the answers that its examples get.
  private func answered(_ text: String) throws -> String {
    var lines: [String] = []
    var rule = ""
    var (wrong, data): (String, String?) = ("", nil)
    var open: (fence: String, lines: [String])?
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("### ") { rule = String(line.dropFirst(4)) }
      guard line.hasPrefix("```") else {
        if open == nil { lines.append(line) } else { open?.lines.append(line) }
        continue
      }
      guard let block = open else {
        open = (line, [])
        continue
      }
      var content = block.lines
      switch block.fence {
      case "```xml wrong": (wrong, data) = (content.joined(separator: "\n"), nil)
      case "```json": data = content.joined(separator: "\n")
      case "```text": content = try answer(to: wrong, rule: rule, data: data).findings.map(said)
      case "```xml mended":
        content = try answer(to: wrong, rule: rule, data: data).text.components(separatedBy: "\n")
      default: break
      }
      lines += [block.fence] + content + [line]
      open = nil
    }
    return lines.joined(separator: "\n")
  }

  private func answer(
    to text: String, rule id: String, data: String?
  ) throws -> (findings: [Finding], text: String) {
    let rule = try #require(CheckRule.rule(id))
    let folder = folder
    let checker = TemplateChecker(loader: { _ in
      ResourceLoader(policy: ResourcePolicy(folders: [folder]))
    })
    checker.rules.insert(rule)
    let path = folder.appendingPathComponent("card.xml").path
    var project = TemplateProject()
    let panel = folder.appendingPathComponent("Panel.xml").path
    project.add(
      Markup(source: SourceText(file: panel, contents: try String(contentsOfFile: panel, encoding: .utf8))),
      at: panel)
    let source = data.map { SourceText(file: "card.json", contents: $0) }
    let isLaidOut = source != nil || [.uncheckedName, .doubtfulLayout, .accessibility].contains(rule)
    let trial =
      try !isLaidOut
      ? nil
      : TemplateTrial(
        data: source.map { try TemplateData(json: $0) }, dataSource: source, size: .fixed(200, 60),
        checksAccessibility: rule == .accessibility)
    let findings = checker.findings(in: text, at: path, project: project, trial: trial)
    return (findings, checker.fixed(text, at: path, project: project, trial: trial).text)
  }

  private func said(of finding: Finding) -> String {
    let place = finding.diagnostic.span.map { "\($0): " } ?? ""
    return
      "\(place)\(finding.diagnostic.severity.rawValue): \(finding.diagnostic.sentence) [\(finding.rule.id)]"
      .replacing(folder.path + "/", with: "")
  }
}
