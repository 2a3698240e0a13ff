import QuoinDiagnostics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Data under names that mean something else as well, or that are no names in expressions.
@Suite struct DataNameTests {
  private func text(_ expression: String, _ state: [String: Any]) throws -> String? {
    let node = try Template(markup: "<UILabel text=\"{\(expression)}\"/>").instantiate(state: state)
    try node.layOut()
    return (node.view as? UILabel)?.text
  }

  @Test(arguments: ["max", "min", "round", "log", "abs", "rgb"])
  func dataMayBeCalledLikeAFunction(name: String) throws {
    #expect(try text(name, [name: 120]) == "120")
    #expect(try text("\(name).size", [name: ["size": 7]]) == "7")
    #expect(try text("max(1, 3)", [name: 120]) == "3")
    #expect(try text("`\(name)` + max(\(name), 1)", [name: 120]) == "240")
  }

  @Test func aFunctionThatIsNotCalledAndNoDataIsAnError() {
    #expect(
      problems("<UILabel text='{max}'/>").hasPrefix(
        "t:1:17: error: 'max' is a function; its arguments are missing"))
  }

  @Test func backticksAreOfferedForNamesThatReadAsDifferences() {
    #expect(
      problems("<UILabel text='{first-name}'/>", state: ["first-name": "Ada"]).hasPrefix(
        "t:1:17: error: Unknown name 'first'; did you mean `first-name`?"))
  }

  private func notes(_ markup: String, _ state: [String: Any]) throws -> [String] {
    do {
      let node = try Template(markup: markup).instantiate(state: state)
      try node.layOut()
      return []
    } catch { return error.all.flatMap(\.notes).map(\.message) }
  }

  @Test func whatMayBeMissingIsReadWithAQuestionMark() throws {
    let rows: [String: Any] = ["rows": [["name": "a"], ["title": "b"], ["title": "c"]]]
    func list(_ expression: String) -> String {
      "<UIView><repeat for='i' in='rows'><UILabel text='{\(expression)}'/></repeat></UIView>"
    }
    #expect(
      try notes(list("i.name ?? 1"), rows) == [
        "Where it may be missing, write ?.name or ['name'], which is nil then, and a default: item?.name ?? 'none'",
        "This is in item 2 of the repetition (index 1)",
      ])
    #expect(try notes(list("i?.name ?? 1"), rows).isEmpty)
    #expect(
      try notes("<UILabel text='{nick ?? 1}'/>", [:]) == [
        "?? and ?: stand in for nil, not for a name that is not there; give 'nick' in the data, null where there is none"
      ])
  }

  @Test func numbersAndBooleansStandForEachOther() throws {
    let node = try Template(
      markup: """
        <UIView width="true"><if test="n"><UIView isHidden="n - 1" height="isOn"/></if>
        <repeat for="i" in="items"><UIView isHidden="i"/></repeat></UIView>
        """
    ).instantiate(state: ["n": 2, "isOn": true, "items": [0, 5]])
    try node.layOut(in: .automatic)
    #expect(node.view.bounds.width == 1 && node.view.subviews.map(\.isHidden) == [true, false, true])
    #expect(node.view.subviews[0].bounds.height == 1)
  }
}
