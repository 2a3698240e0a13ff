import QuoinDiagnostics
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// What a template declares under a name that an attribute's type has.
@Suite struct HiddenNameTests {
  private func warnings(_ markup: String) throws -> [Diagnostic] {
    try Template(markup: markup, name: "t").warnings.all
  }

  @Test(arguments: [
    ("<UIView><param name='tint' type='UIColor'/><UILabel textColor='tint'/></UIView>", "parameter"),
    ("<UIView><macro name='tint' value='#00ff00'/><UILabel textColor='tint'/></UIView>", "macro"),
    ("<UIView><repeat for='tint' in='[#f00]'><UILabel textColor='tint'/></repeat></UIView>", "variable"),
  ])
  func coloursThatHideWhatIsDeclaredAreTold(markup: String, declaration: String) throws {
    let found = try warnings(markup)
    #expect(found.map(\.message) == ["'tint' is the colour here, not the \(declaration) of this name"])
    #expect(found.first?.notes.first?.message.contains("write UIColor.tint where") == true)
  }

  @Test func casesThatHideWhatIsDeclaredAreTold() throws {
    let markup = "<UIView><macro name='center' value='1'/><UILabel textAlignment='center'/></UIView>"
    #expect(
      try warnings(markup).map(\.message) == [
        "'center' is a case of NSTextAlignment here, not the macro of this name"
      ])
  }

  @Test(arguments: [
    "<UIView><param name='tint' type='UIColor'/><UILabel textColor='UIColor.tint'/></UIView>",
    "<UIView><UIView tint='tint'><param name='tint' type='UIColor'/></UIView></UIView>",
    "<UIView><macro name='tint' value='1'/><UILabel alpha='tint'/></UIView>",
    "<UIView><UIView><macro name='tint' value='1'/></UIView><UILabel textColor='tint'/></UIView>",
  ])
  func whatHidesNothingIsLeftAlone(markup: String) throws {
    #expect(try warnings(markup).isEmpty)
  }
}
