import Foundation
import QuoinDiagnostics
import QuoinMarkup
import QuoinTemplates
import QuoinTestSupport
import Testing

@testable import QuoinTools

/// What holds for every template, whatever is in it.
@Suite struct CheckLawTests {
  private let checker = TemplateChecker()

  @Test func thereAreTemplates() {
    #expect(CheckCorpus.examples.count >= 8)
    #expect(CheckCorpus.documentation.count >= 10)
  }

  @Test func nothingOfNoUseIsFoundInExamplesAndPages() {
    var project = TemplateProject()
    for item in CheckCorpus.examples {
      project.add(Markup(source: SourceText(file: item.path, contents: item.text)), at: item.path)
    }
    checker.takesUnknownElementsForOwn = true
    for item in CheckCorpus.examples + CheckCorpus.documentation {
      for finding in checker.findings(in: item.text, at: item.path, project: project) {
        // Pages show files that are not there, and components that are declared beside them.
        if case .compiling = finding.rule.search { continue }
        Issue.record("\(finding.diagnostic) [\(finding.rule.id)]")
      }
    }
  }

  @Test(arguments: 0..<5) func mendingChangesNothingThatIsDrawn(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var mended: Set<CheckRule> = []
    for item in CheckCorpus.examples + CheckCorpus.documentation.filter({ _ in generator.chance(30) }) {
      let text = CheckCorpus.mutated(item.text, by: &generator)
      let fixed = checker.fixed(text, at: item.path)
      mended.formUnion(fixed.mended.map(\.rule))
      #expect(checker.fixed(fixed.text, at: item.path).text == fixed.text, "\(text)")
      #expect(fixed.findings.allSatisfy { $0.fix.isEmpty }, "\(text)")
      if fixed.text == text { continue }
      guard let before = try? CheckCorpus.picture(text, at: item.path) else { continue }
      #expect(try CheckCorpus.picture(fixed.text, at: item.path) == before, "\(text)\n\(fixed.mended)")
    }
    #expect(!mended.isEmpty)
  }

  @Test(arguments: 0..<5) func reportsCanAlwaysBeRead(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed + 100)
    for item in CheckCorpus.examples + CheckCorpus.documentation {
      let text = CheckCorpus.mutated(item.text, by: &generator)
      let findings = checker.findings(
        in: text, at: item.path, trial: generator.chance(20) ? TemplateTrial() : nil)
      for finding in findings {
        let object = try JSONSerialization.jsonObject(with: Data(finding.jsonLine.utf8)) as? [String: Any]
        #expect(object?["rule"] as? String == finding.rule.id)
        #expect(!finding.jsonLine.dropLast().contains("\n"))
      }
      var report = SARIFReport(toolVersion: "1")
      report.add(findings, in: item.path, sources: [SourceText(file: item.path, contents: text)])
      #expect(try SARIFRules.violations(of: report.text) == [], "\(text)")
    }
  }

  @Test func whatIsMendedBringsUpTheNext() {
    let chain =
      "<UIView><macro name='A' value='1'/><macro name='B' value='A'/><macro name='C' value='A + B'/></UIView>"
    #expect(checker.fixed(chain, at: "a.xml").text == "<UIView></UIView>")
    let repeated = "<UIView left='1' top='2' left='1' left='1'/>"
    #expect(checker.fixed(repeated, at: "a.xml").text == "<UIView left='1' top='2'/>")
  }
}
