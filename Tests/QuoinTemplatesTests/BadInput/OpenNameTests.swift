import QuoinDiagnostics
import Testing

@testable import QuoinTemplates

/// What is told of names before there are any data.
@Suite struct OpenNameTests {
  private func warnings(_ markup: String) throws -> [String] {
    try Template(markup: markup, name: "t").openNames.all.map(\.description)
  }

  @Test func namesThatOnlyDataExplainAreListed() throws {
    #expect(
      try warnings("<UILabel text=\"{title} {count + 1}\"/>") == [
        "t:1:16: warning: Without data nothing tells whether these names are right: 'title', 'count'"
      ])
  }

  @Test(arguments: [
    ("previous.botom + 3", "t:1:41: error: Unknown name 'previous.botom'; did you mean previous.bottom?"),
    ("parent.widht", "t:1:41: error: Unknown name 'parent.widht'; did you mean parent.width?"),
  ])
  func membersOfOtherViewsAreNeverData(expression: String, message: String) {
    #expect(problems("<UIView><UIView/><UILabel text='a' top='\(expression)'/></UIView>") == message)
  }

  @Test(arguments: [
    ("textColor='systemBleu'", "systemBleu", "systemBlue"), ("isHidden='yes'", "yes", "true"),
    ("isHidden='Off'", "Off", "false"), ("textAlignment='centre'", "centre", "center"),
  ])
  func slipsAreToldOneByOne(attribute: String, name: String, meant: String) throws {
    #expect(
      try warnings("<UILabel \(attribute)/>").map { $0.drop { $0 != " " } } == [
        " warning: Without data nothing tells whether '\(name)' is right; did you mean \(meant)?"
      ])
    let found = problems("<UILabel \(attribute)/>")
    #expect(found.contains("error: ") && found.hasSuffix("did you mean \(meant)?"), "\(found)")
  }

  @Test func nilOfOtherLanguagesIsKnown() {
    #expect(
      problems("<UILabel text='{null ?? 1}'/>").hasPrefix(
        "t:1:17: error: Unknown name 'null'; did you mean nil?"))
  }
}
