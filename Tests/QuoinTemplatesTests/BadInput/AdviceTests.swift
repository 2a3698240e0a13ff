import Foundation
import QuoinDiagnostics
import QuoinGraphics
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// What a message says about what to write instead.
@Suite("Advice") struct AdviceTests {
  private func notes(_ markup: String, state: Any = ()) -> [String] {
    do {
      let node = try Template(markup: markup, name: "t").instantiate(state: state)
      try node.layOut()
      return []
    } catch { return Diagnostics(error).all.flatMap(\.notes).map(\.message) }
  }

  @Test func aParameterWithoutValueIsToldWhereItIsGiven() throws {
    let folder = try BadInputFolder()
    try folder.write("main.xml", "<UIView>\n  <UIView xml=\"P.xml\"/>\n</UIView>")
    try folder.write(
      "P.xml", "<UIView><param name=\"title\" type=\"String\"/><UILabel text=\"{title}\"/></UIView>")
    func note(_ name: String) -> Diagnostic.Note? {
      do {
        try Template(contentsOf: folder.url.appendingPathComponent(name), name: name).instantiate().layOut()
        return nil
      } catch { return Diagnostics(error).all.first?.notes.first }
    }
    let used = note("main.xml")
    #expect(used?.message == "Write title=\"…\" here")
    #expect(used?.span?.description.hasPrefix("main.xml:2:") == true)
    #expect(note("P.xml")?.message.contains("data do: {\"title\": …}") == true)
  }

  @Test func typesHaveNoQuestionMarks() {
    let markup = "<UIView><param name=\"a\" type=\"String?\"/></UIView>"
    #expect(problems(markup).hasSuffix("Unknown type String?; did you mean String?"))
    #expect(notes(markup).first?.hasPrefix("Types of parameters have no '?'") == true)
  }

  @Test func aTextThatIsThereAtTimesIsAnExpression() {
    #expect(
      notes("<UILabel>a <if test=\"true\">b</if></UILabel>").first
        == "Within a text an expression chooses: {test ? 'one' : 'other'}, or '' for nothing")
  }

  @Test(arguments: [
    ("<UIView><for each=\"a\"/></UIView>", "did you mean repeat?"),
    ("<UIView><UIView height=\"fill\"/></UIView>", "Unknown name 'fill'; did you mean 100%?"),
    ("<UIView><UIView height=\"wrap_content\"/></UIView>", "did you mean auto?"),
    ("<UILabel colour=\"red\"/>", "did you mean textColor?"),
    (
      "<UILabel text='{a ? \\\"x\\\" : 1}'/>", "single quotes, as in 'x', since double ones end the attribute"
    ),
  ])
  func habitsFromElsewhereAreKnown(markup: String, answer: String) {
    let found = problems(markup)
    #expect(found.contains(answer), "\(found)")
  }

  @Test func aTemplateWithoutItsEndingIsFound() throws {
    let folder = try BadInputFolder()
    try folder.write("main.xml", "<UIView><UIView template=\"P\"/></UIView>")
    try folder.write("P.xml", "<UIView/>")
    #expect(folder.problems("main.xml").contains("did you mean P.xml?"))
  }

  @Test(arguments: [
    ("<UIView><UIView/><UIView top=\"prevous.bottom\"/></UIView>", "previous"),
    ("<UIView><param name=\"heading\" type=\"String\"/><UILabel text=\"{headnig}\"/></UIView>", "heading"),
  ])
  func namesThatAreNearlyKnownAreToldWithoutDataToo(markup: String, meant: String) throws {
    #expect(try Template(markup: markup).openNames.all.map(\.suggestion) == [meant])
  }

  @Test func whereAnObjectIsMissingTheNamesOfTheDataAreTold() {
    let markup = "<UILabel text=\"{user.name}\"/>"
    func found(_ state: [String: Any]) -> [Diagnostic] {
      do {
        try Template(markup: markup, name: "t").instantiate(state: state).layOut()
        return []
      } catch { return Diagnostics(error).all }
    }
    #expect(found(["name": "Ada", "age": 3]).map(\.suggestion) == ["name"])
    #expect(found(["users": ["name": "Ada"]]).map(\.suggestion) == ["users.name"])
    let others = found(["title": "Ada", "age": 3])
    #expect(others.map(\.message) == ["Unknown name 'user.name'"] && others.first?.suggestion == nil)
    #expect(
      others.first?.notes.map(\.message) == ["Nothing is called 'user' here; the data have age and title"])
    #expect(problems("<UILabel text=\"{laeyr.name ?? ''}\"/>").contains("did you mean layer.name?"))
  }

  @Test func dataCalledNearlyLikeOtherViewsAreNone() throws {
    #expect(
      try Template(markup: "<UILabel text=\"{text.count}\"/>").openNames.all.allSatisfy {
        $0.suggestion == nil
      })
  }

  @Test func indexesOfNestedRepetitionsAreToldApart() {
    let markup = """
      <UIView><repeat for="r" in="rows"><UIView><repeat for="i" in="r"><UILabel text="{i.name}"/>\
      </repeat></UIView></repeat></UIView>
      """
    let rows: [String: Any] = ["rows": [[["name": "a"], ["nmae": "b"]]]]
    #expect(
      notes(markup, state: rows).last
        == "This is in item 2 of the repetition (index 1), in item 1 of the one around it (index 0)")
  }

  @Test func theItemIsNamedWhoseKeyFails() {
    let rows: [String: Any] = ["rows": [[["id": 1], ["id": 2]], [["id": 1], ["id": 2], ["di": 3]]]]
    let inner = #"<repeat for="i" in="r" key="i.id + 1"><UIView/></repeat>"#
    #expect(
      notes(#"<UIView><repeat for="r" in="rows"><UIView>\#(inner)</UIView></repeat></UIView>"#, state: rows)
        .last
        == "This is in item 3 of the repetition (index 2), in item 2 of the one around it (index 1)")
    #expect(
      notes(
        #"<UIView><repeat for="i" in="rows[1]" key="i.id + 1"><UIView/></repeat></UIView>"#, state: rows
      ).last == "This is in item 3 of the repetition (index 2)")
  }

  @Test func aPictureThatIsTooHighIsToldWhatHasRoom() throws {
    do {
      _ = try Template(markup: "<UIView width=\"3\" height=\"40000\"/>").rendering(as: .png)
      Issue.record("It has been drawn")
    } catch {
      #expect(Diagnostics(error).all.flatMap(\.notes).contains { $0.message.contains("32767 pixels a side") })
    }
  }
}
