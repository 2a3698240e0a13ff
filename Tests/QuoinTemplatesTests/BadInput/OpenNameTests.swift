import QuoinDiagnostics
import Testing

@testable import QuoinTemplateEngine
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
    ("textColor='UIColor.rad'", "UIColor has no static property 'rad'; did you mean UIColor.red?"),
    (
      "textAlignment='{NSTextAlignment.centre}'",
      "NSTextAlignment has no static property 'centre'; did you mean NSTextAlignment.center?"
    ),
    ("contentMode='UIView.ContentMode.zzz'", "UIView.ContentMode has no static property 'zzz'"),
  ])
  func membersOfTypesAreNeverData(attribute: String, message: String) {
    let found = problems("<UILabel \(attribute)/>")
    #expect(found.hasSuffix("error: \(message)"), "\(found)")
    #expect(throws: Diagnostics.self) { try Template(markup: "<UILabel \(attribute)/>") }
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

  @Test(arguments: [
    ("<UIStackView axis='row'/>", "'row' is right; UILayoutConstraintAxis has horizontal, vertical"),
    ("<UIStackView axis='{row}'/>", "'row' is right; UILayoutConstraintAxis has horizontal, vertical"),
    ("<UILabel numberOfLines='two'/>", "'two' is right; numberOfLines takes a number"),
    ("<UIView isHidden='closed'/>", "'closed' is right; isHidden takes true or false"),
  ])
  func aNameThatIsTheWholeValueIsToldWithWhatIsWanted(markup: String, words: String) throws {
    #expect(
      try Template(markup: markup).openNames.all.map(\.message) == [
        "Without data nothing tells whether \(words)"
      ])
  }

  @Test func whatIsWantedOfSeveralNamesIsNoted() throws {
    let markup = "<UILabel alpha='half' numberOfLines='lines + 1' text='{title}' textAlignment='middle'/>"
    let found = try Template(markup: markup).openNames.all
    #expect(
      Set(found.map(\.message)) == [
        "Without data nothing tells whether 'middle' is right; NSTextAlignment has left, center, right, justified, natural",
        "Without data nothing tells whether these names are right: 'half', 'lines', 'title'",
      ])
    #expect(
      found.flatMap(\.notes).map(\.message) == [
        "alpha takes a number", "'lines' comes here first", "'title' comes here first",
      ])
  }

  @Test func nilOfOtherLanguagesIsKnown() {
    #expect(
      problems("<UILabel text='{null ?? 1}'/>").hasPrefix(
        "t:1:17: error: Unknown name 'null'; did you mean nil?"))
  }
}
