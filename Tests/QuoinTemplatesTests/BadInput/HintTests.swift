import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// What people write who come from other systems is answered with what they meant.
@Suite("Hints") struct HintTests {
  @Test(arguments: [
    ("hidden", "isHidden"), ("cornerRadius", "layer.cornerRadius"), ("borderWidth", "layer.borderWidth"),
    ("color", "textColor"), ("fontSize", "font"), ("font-weight", "font"), ("enabled", "isEnabled"),
    ("opacity", "alpha"), ("background-color", "backgroundColor"), ("maxLines", "numberOfLines"),
    ("txet", "text"),
  ])
  func namesOfOtherSystemsAreKnown(name: String, meant: String) {
    #expect(
      problems("<UILabel \(name)=\"1\"/>")
        == "t:1:10: error: Unknown property \(name) of UILabel; did you mean \(meant)?")
  }

  @Test(arguments: ["onclick", "onTap", "action"]) func actionsOfOtherSystemsAreKnown(name: String) {
    #expect(problems("<UIButton \(name)=\"save\"/>").hasSuffix("did you mean touchUpInside?"))
  }

  @Test func stylesAndClassesAreToldWhatIsWrittenInstead() {
    #expect(notes("<UIView style=\"color: red\"/>").first?.contains("an attribute of its own") == true)
    #expect(notes("<UIView class=\"row\"/>").first?.contains("said once in a macro") == true)
  }

  @Test func repetitionsOfOtherSystemsAreKnown() {
    let attributes = problems("<UIView><repeat var=\"a\" of=\"[1]\"/></UIView>")
    #expect(attributes.contains("takes no attribute var; did you mean for?"), "\(attributes)")
    #expect(attributes.contains("takes no attribute of; did you mean in?"), "\(attributes)")
    #expect(
      notes("<UIView><repeat for=\"a in list\" in=\"[1]\"/></UIView>") == ["Write for=\"a\" in=\"list\""])
  }

  @Test func textInAViewIsToldWhatShowsIt() {
    #expect(notes("<UIView>Hello</UIView>") == ["A <UILabel> inside it shows text"])
  }

  @Test func anIdWithoutItsSignIsKnown() {
    #expect(
      problems("<UIView><UIView id=\"title\"/><UIView top=\"title.bottom + 8\"/></UIView>")
        .contains("Unknown name 'title.bottom'; did you mean #title.bottom?"))
  }

  @Test func aNameIsOnlySuggestedWhereTheComponentHasIt() {
    #expect(problems("<UIView color=\"red\"/>").hasSuffix("did you mean tintColor?"))
    #expect(problems("<UIView fontSize=\"1\"/>") == "t:1:9: error: Unknown property fontSize of UIView")
  }

  @Test func conditionsAndRepetitionsAreElements() {
    #expect(
      problems("<UIView if=\"true\"/>")
        == "t:1:9: error: Unknown property if of UIView; put <if test=\"…\"> around the element")
    #expect(problems("<UIView for=\"x\"/>").contains("put <repeat for=\"item\" in=\"…\"> around"))
  }

  @Test(arguments: [
    ("width=\"12px\"", "'12px' is not a number; lengths are points and have no unit; did you mean 12?"),
    ("font=\"16px\"", "A font size is a number of points without a unit, not 16px; did you mean 16?"),
    ("font=\"heavi\"", "did you mean heavy?"), ("font=\"heavi 20\"", "did you mean heavy?"),
    ("font=\"System heavi 20\"", "did you mean heavy?"),
  ])
  func unitsAndWeights(attribute: String, hint: String) {
    let found = problems("<UILabel \(attribute)/>")
    #expect(found.hasSuffix(hint), "\(found)")
  }

  @Test func aRedundantAttributeSaysWhichFixItAlready() {
    #expect(
      problems("<UIView><UIView left=\"1\" right=\"2\" center.x=\"3\"/></UIView>")
        .hasSuffix("Expression for right is redundant; left and center.x fix it already"))
    #expect(
      problems("<UIView><UIView left=\"1\" leading=\"2\"/></UIView>")
        .hasSuffix("Expression for leading is redundant; left fixes it already"))
  }

  private func notes(_ markup: String) -> [String] {
    do {
      return try Template(markup: markup).warnings.all.flatMap(\.notes).map(\.message)
    } catch { return error.all.flatMap(\.notes).map(\.message) }
  }

  @Test func marginsAreEdgesHere() {
    #expect(problems("<UIView margin=\"3\"/>") == "t:1:9: error: Unknown property margin of UIView")
    #expect(notes("<UIView margin=\"3\"/>").first?.hasPrefix("left, top, right and bottom say") == true)
  }

  @Test func membersAreSetOneByOne() {
    #expect(
      notes("<GradientView startPoint=\"0, 0\"/>") == [
        "There is an attribute for each part: startPoint.x, startPoint.y"
      ])
    #expect(
      notes("<UIView layoutMargins=\"{16,16,16,16}\"/>").first?.hasPrefix(
        "There is an attribute for each part: layoutMargins.bottom, ") == true)
  }

  @Test func aSecondPercentIsNothing() {
    #expect(
      problems("<UIView><UIView left=\"50%%\"/></UIView>") == "t:1:26: error: A second '%' means nothing")
  }

  @Test func bracesThemselvesAreToldOf() {
    #expect(
      problems("<UILabel text=\"Hi {{name}}!\"/>")
        == "t:1:19: error: '{{name}}' has two pairs of braces, and an expression stands in one; did you mean {name}?"
    )
    #expect(
      problems("<UILabel text=\"Use {{braces}\"/>").hasSuffix(
        "Braces can only stand round a whole expression; a brace itself is written {'{'}"))
  }

  @Test func wholeNumbersAreWanted() {
    #expect(
      problems("<UIView tag=\"1e308\"/>")
        == "t:1:14: error: tag takes whole numbers of up to 19 digits; 1e+308 is none")
    #expect(
      problems("<UILabel numberOfLines=\"2.5\"/>")
        == "t:1:25: warning: numberOfLines takes whole numbers; 2.5 counts as 2")
    #expect(problems("<UILabel numberOfLines=\"2\"/>") == "")
  }

  @Test(arguments: ["2.9", "lines"]) func whatIsReadOfAWholeNumberHasNoFraction(lines: String) throws {
    let markup = "<UILabel numberOfLines=\"\(lines)\" tag=\"numberOfLines * 10\"/>"
    let node = try Template(markup: markup).instantiate(state: ["lines": 2.9])
    try node.layOut()
    #expect(node.view.tag == 20)
    node.setState(["lines": 3.7])
    #expect(node.view.tag == (lines == "lines" ? 30 : 20))
  }

  @Test func anIdIsGivenOnce() throws {
    #expect(
      problems("<UIView><UIView id=\"a\"/><UIView><UIView id=\"a\"/></UIView></UIView>")
        == "t:1:34: warning: The id a is there already; #a means the nearest element of that id")
    // Only one of the branches is there at a time, and each instance of a repetition has its own.
    #expect(
      problems(
        """
        <UIView><if test="true"><UIView id="a"/></if><else><UIView id="a"/></else>\
        <repeat for="i" in="1...2"><UIView id="a"/></repeat></UIView>
        """) == "")
    #expect(
      problems("<UIView><if test=\"true\"><UIView id=\"a\"/></if><UIView id=\"a\"/></UIView>").contains(
        "The id a"))
  }

  private func warnings(_ markup: String, state: Any = ()) throws -> [String] {
    try Template(markup: markup, name: "t").rendering(state: state, as: .svg).warnings.all.map(\.description)
  }

  @Test func sizesBelowNothingAreToldOnce() throws {
    #expect(
      try warnings(
        """
        <UIView height="9" width="9">
          <repeat for="row" in="rows"><UIView height="2" width="row - 5"/></repeat>
        </UIView>
        """, state: ["rows": [1, 2, 9]]) == [
          "t:2:57: warning: width comes to -4 points; a size is 0 or more, and 1 more like this"
        ])
    #expect(try warnings("<UIView height=\"9\" width=\"9\"><UIView height=\"-1\"/></UIView>").count == 1)
  }

  @Test func oneMistakeInAMacroIsOneError() {
    let rows = (0..<500).map { "<UIView tag=\"M + \($0)\"/>" }.joined()
    let found = problems("<UIView><macro name=\"M\" value=\"nonsense + 1\"/>\(rows)</UIView>")
    // Without the data every name might be theirs, and with them it is none.
    #expect(found == "t:1:60: error: Unknown name 'nonsense'")
  }

  @Test(arguments: [
    "9007199254740993", "-9007199254740993", "123456789012345678901234567890", "18446744073709551615",
  ])
  func wholeNumbersOfDataKeepTheirDigits(digits: String) throws {
    let data = try TemplateData(json: Data("{\"id\": \(digits), \"n\": 9007199254740992}".utf8), file: "d")
    let template = try Template(markup: "<UILabel text=\"{id}/{n + 0}\"/>")
    let node = try template.instantiate(state: data.stateValues)
    try node.layOut()
    #expect((node.view as? UILabel)?.text == "\(digits)/9007199254740992")
  }

  @Test func wholeNumbersOfSwiftKeepTheirDigits() throws {
    let state: [String: Any] = ["a": Int.max, "b": UInt64.max, "c": Int64.min, "d": 1 << 53]
    let node = try Template(markup: "<UILabel text=\"{a} {b} {c} {d}\"/>").instantiate(state: state)
    try node.layOut()
    #expect(
      (node.view as? UILabel)?.text
        == "9223372036854775807 18446744073709551615 -9223372036854775808 9007199254740992")
  }
}
