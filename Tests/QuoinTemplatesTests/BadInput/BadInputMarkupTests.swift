import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Broken markup gives one message for one mistake, whatever else could be said about what follows from it.
@Suite struct BadInputMarkupTests {
  @Test(arguments: [
    ("", "t:1:1: error: The file is empty; expected an element such as <UIView>"),
    ("hello", "t:1:1: error: There is no element in the file; expected one such as <UIView>"),
    ("<UIView", "t:1:8: error: The tag <UIView has no end; expected > or />"),
    ("<UIView>\n<UILabel text='x'\n</UIView>", "t:3:1: error: The tag <UILabel has no end; expected > or />"),
    ("<UIView/><UIView/>", "t:1:11: error: <UIView> is a second root element; a file has one"),
    (
      "<UIView><UILabel></UIView>",
      "t:1:18: error: <UILabel> is not closed; expected </UILabel> before </UIView>"
    ),
    ("</UIView>", "t:1:1: error: </UIView> closes nothing; no element is open here"),
    ("<1View/>", "t:1:1: error: A < that begins no tag must be written &lt;"),
    ("<UIView width='1' width='2'/>", "t:1:19: error: The attribute width is given twice"),
    ("<UIView width=10/>", "t:1:15: error: The value of width has no quotes; expected width=\"10\""),
    ("<UIView width=\"10/>", "t:1:15: error: The value of width has no closing quote"),
  ])
  func oneMistakeGivesOneMessage(markup: String, message: String) {
    #expect(problems(markup) == message)
  }

  @Test func textWithABrokenReferenceIsReportedForThatOnly() {
    #expect(
      problems("<UIView>R&D</UIView>")
        == "t:1:10: error: An & that begins no reference must be written &amp;")
    #expect(problems("<UIView>text</UIView>") == "t:1:9: error: UIView takes no text")
  }

  @Test func entitiesAreNeitherExpandedNorRead() {
    let found = problems(
      "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'><!ENTITY c '&b;&b;'>]><UILabel text='&c;'/>")
    let lines = found.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("t:1:1: error: A document type is not allowed"))
    #expect(lines[1].hasPrefix("t:1:90: error: Unknown entity &c;"))
  }

  @Test(.timeLimit(.minutes(5))) func tenThousandNestedElementsGiveOneMessage() {
    let markup = String(repeating: "<UIView>", count: 10_000) + String(repeating: "</UIView>", count: 10_000)
    #expect(problems(markup) == "t:1:2050: error: Nested deeper than the limit of 256 levels")
  }
}
