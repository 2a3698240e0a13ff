import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Names that mean nothing, and values that do not fit, each with one message at its place.
@Suite struct BadInputNamesTests {
  @Test(arguments: [
    ("<UIView><UILable/></UIView>", "t:1:10: error: Unknown element <UILable>; did you mean UILabel?"),
    (
      "<UILabel txet=\"x\"/>",
      "t:1:10: error: Unknown property txet of UILabel; did you mean text?"
    ),
    ("<UIView width=\"abc\"/>", "t:1:16: error: Unknown name 'abc'; did you mean abs?"),
    (
      "<UIView><UIView width=\"parent.widht\"/></UIView>",
      "t:1:24: error: Unknown name 'parent.widht'; did you mean parent.width?"
    ),
    (
      "<UIView><UIView width=\"previous.widht\"/></UIView>",
      "t:1:24: error: Unknown name 'previous.widht'; did you mean previous.width?"
    ),
    (
      "<UIView><UIView id=\"title\"/><UIView left=\"#titel.right\"/></UIView>",
      "t:1:43: error: Unknown name '#titel.right'; did you mean #title.right?"
    ),
  ])
  func unknownNamesSuggestTheNearest(markup: String, message: String) {
    #expect(problems(markup) == message)
  }

  @Test func anUnknownCaseIsToldWithThoseThereAre() {
    #expect(
      problems("<UIStackView axis=\"diagonal\"/>").hasSuffix(
        "has no case diagonal; it has horizontal, vertical"))
    #expect(problems("<UILabel textAlignment=\"centre\"/>").hasSuffix("; did you mean center?"))
  }

  @Test func problemsStandInTheOrderOfTheirPlaces() {
    let found = problems(
      "<UIView alpha=\"zero/zero\"><UIView width=\"1/zero\"/></UIView>", state: ["zero": 0])
    let places = found.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(places == ["t:1:16:", "t:1:42:"])
  }

  @Test func aNameThatTheStateLacksIsUnknown() {
    #expect(
      problems("<UILabel text=\"{titel}\"/>", state: ["title": "x"])
        == "t:1:17: error: Unknown name 'titel'; did you mean title?")
    #expect(
      problems("<UILabel text=\"{user.nmae}\"/>", state: ["user": ["name": "x"]] as [String: Any])
        .hasSuffix("has no member 'nmae'; did you mean name?"))
  }

  @Test(arguments: [
    ("<UIView width=\"'12'\"/>", "t:1:16: error: Expected a number but found a string"),
    (
      "<UIView isHidden=\"'12'\"/>",
      "t:1:19: error: Expected a Boolean but found a string; compare it with something, as in != nil or > 0"
    ),
    ("<UIView backgroundColor=\"12\"/>", "t:1:26: error: Expected a colour but found a number"),
  ])
  func typesThatDoNotFitAreNamedAsPeopleNameThem(markup: String, message: String) {
    #expect(problems(markup) == message)
  }

  @Test func aValueOfTheWrongTypeInTheStateIsReportedWhereItIsUsed() {
    #expect(
      problems("<UIView width=\"size\"/>", state: ["size": "wide"])
        == "t:1:16: error: Expected a number but found a string")
  }
}
