import Foundation
import QuoinDiagnostics
import QuoinDocuments
import QuoinMarkup
import QuoinTemplates
import Testing

@testable import QuoinTools

/// Documents are checked as views are: without data, and for those who do not see them.
@Suite struct PageCheckTests {
  private func findings(_ text: String, accessibility: Bool = false) -> [Finding] {
    var trial = TemplateTrial()
    trial.checksAccessibility = accessibility
    return TemplateChecker(registry: .documents).findings(in: text, at: "a.xml", trial: trial)
  }

  @Test(arguments: [
    "<UILabel text=\"{title}\"/>", "<section><UILabel text=\"{title}\"/></section>",
    "<UIView height=\"auto\"><UIStackView><UILabel text=\"{title}\"/></UIStackView></UIView>",
    "<table><column/><tr><td text=\"{title}\"/></tr></table>",
    "<table><column/><thead><tr><th text=\"{title}\"/></tr></thead></table>",
    "<head><UILabel text=\"{title}\"/></head><UIView height=\"1\"/>",
    "<repeat for=\"n\" in=\"1...3\"><UILabel text=\"{title}\"/></repeat>",
    "<repeat for=\"n\" in=\"title\"><UILabel text=\"{n}\"/></repeat>",
  ])
  func namesThatDataMayHaveAreAWarning(content: String) {
    let found = findings("<document size=\"A6\">\(content)</document>")
    #expect(found.map(\.rule.id) == ["unchecked-name"], "\(found.map(\.diagnostic.message))")
    #expect(found.allSatisfy { $0.diagnostic.severity == .warning })
  }

  @Test func otherMistakesAreErrorsAllTheSame() {
    let found = findings(
      "<document size=\"A6\"><UILabel text=\"{'a'.nonesuch()}\"/><UILabel text=\"{title}\"/></document>")
    #expect(found.contains { $0.diagnostic.severity == .error })
  }

  @Test(arguments: [
    (
      "standard=\"ua-1\" language=\"en\" title=\"a\"", "<UILabel headingLevel=\"2\" text=\"a\"/>", 2,
      "skips no level"
    ),
    ("standard=\"ua-1\" language=\"en\"", "<UILabel text=\"a\"/>", 1, "needs a title"),
    ("standard=\"x-4\" title=\"a\" forms=\"true\"", "<UILabel text=\"a\"/>", 1, "has no fields"),
    (
      "standard=\"ua-2\" language=\"en\" title=\"a\"",
      "<table><column/><column/><tr><td text=\"a\"/><td text=\"b\"/></tr>\n<tr><td text=\"c\"/></tr></table>",
      2,
      "and this one over 1"
    ),
    ("standard=\"wtpdf\" title=\"a\"", "<UILabel text=\"a\"/>", 1, "A WTPDF document needs a language"),
    ("standard=\"a-4,ua-1\" title=\"a\"", "<UILabel text=\"a\"/>", 1, "no file keeps to both"),
    ("facturX=\"basic\" title=\"a\"", "<UILabel text=\"a\"/>", 1, "needs an attachment"),
  ])
  func whatADocumentClaimsIsLookedAt(attributes: String, content: String, line: Int, message: String) throws {
    // What is doubtful anyway is told beside it.
    let found = findings("<document size=\"A6\" \(attributes)>\n\(content)</document>").filter {
      $0.diagnostic.severity == .error
    }
    #expect(found.count == 1)
    #expect(found.first?.diagnostic.message.contains(message) == true, "\(found.map(\.diagnostic.message))")
    #expect(found.first?.diagnostic.span?.line == line)
  }

  @Test func whatTheOutputSaysIsNotAskedForWhereThereIsNone() {
    let label = "<UILabel text=\"a\" textColor=\"cmyk(0, 0, 0, 1)\"/>"
    #expect(findings("<document size=\"A6\" standard=\"x-4\" title=\"a\">\(label)</document>").isEmpty)
    let link = "<UILabel text=\"a &lt;a href='https://example.org'&gt;b&lt;/a&gt;\"/>"
    #expect(
      findings("<document size=\"A6\" standard=\"x-4\" title=\"a\">\(link)</document>").map(
        \.diagnostic.message)
        == ["A PDF/X-4 document has no links, and those of this one are left out"])
  }

  @Test func pagesAreWalkedForThoseWhoDoNotSeeThem() throws {
    let markup = """
      <document size="A6">
        <repeat for="n" in="1...3"><UILabel text="pale" textColor="#eeeeee"/></repeat>
        <UIView height="auto"><UILabel text="dark" textColor="#222222"/></UIView>
        <table><column/><tr><td text="faint" textColor="#dddddd"/></tr></table>
      </document>
      """
    #expect(findings(markup).isEmpty)
    let found = findings(markup, accessibility: true)
    #expect(found.map(\.rule.id) == ["accessibility", "accessibility"], "\(found.map(\.diagnostic.message))")
    #expect(found.map { $0.diagnostic.span?.line } == [2, 4])
    #expect(found.first?.diagnostic.message.hasSuffix("and 2 more like this") == true)
  }
}
