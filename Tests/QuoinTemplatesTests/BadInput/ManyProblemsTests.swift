import QuoinDiagnostics
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Thousands of things on one line: what is right works, and what is wrong is told in a hundred problems.
/// What stands inside elements that nobody knows.
@Suite struct UnknownElementTests {
  @Test func whatIsWrongInsideIsToldAsWell() {
    #expect(
      problems(
        """
        <UIView>
          <Crad title="x" width="5 +">
            some text
            <UILabel txet="a"/>
            <Mystery><UIView left="#nobody.right"/></Mystery>
          </Crad>
          <UIView left="previous.right" alpha="previous.strength"/>
        </UIView>
        """) == """
          t:2:4: error: Unknown element <Crad>
          t:2:29: error: Expected a value but the expression ends here
          t:4:14: error: Unknown property txet of UILabel; did you mean text?
          t:5:6: error: Unknown element <Mystery>
          t:5:28: error: Unknown name '#nobody.right'
          """)
  }
}

@Suite struct ManyProblemsTests {
  private let count = 2000

  private func problems(_ markup: String) -> [Diagnostic] {
    do {
      return try Template(markup: markup).warnings.all
    } catch { return error.all }
  }

  private func repeated(_ piece: (Int) -> String) -> String { (0..<count).map(piece).joined(separator: " ") }

  @Test func unknownAttributes() {
    let found = problems("<UIView \(repeated { "a\($0)=\"1\"" })/>")
    #expect(found.count == Diagnostics.limit + 1)
    #expect(found.first?.message == "Unknown property a0 of UIView")
    #expect(found[99].span?.column == found[99].span.map { $0.range.lowerBound + 1 })
    #expect(found.last?.message == "1900 more problems are not told")
  }

  @Test func unknownElements() {
    let found = problems("<UIView>\(repeated { "<UILable\($0)/>" })</UIView>")
    #expect(found.count == Diagnostics.limit + 1)
    #expect(found.last?.message == "1900 more problems are not told")
  }

  @Test func unknownNamesInExpressionsAmongManyMacros() {
    let macros = repeated { "<macro name=\"m\($0)\" value=\"n\($0) + 1\"/>" }
    let uses = repeated { "<UIView left=\"m\($0).x.y\"/>" }
    #expect(problems("<UIView>\(macros)\(uses)</UIView>").count <= Diagnostics.limit + 1)
  }

  @Test func macrosAndParameters() throws {
    let macros = repeated { "<macro name=\"m\($0)\" value=\"\($0)\"/>" }
    let parameters = repeated { "<param name=\"p\($0)\" type=\"Int\"/>" }
    let node = try Template(
      markup: "<UIView width=\"m1999\" height=\"p7\" p7=\"m17\">\(macros)\(parameters)</UIView>"
    ).instantiate()
    try node.layOut()
    #expect(node.view.frame.width == 1999)
    #expect(node.view.frame.height == 17)
  }

  @Test func macrosAndParametersOfTheSameNameNameTheFirst() {
    let macros = repeated { "<macro name=\"m\($0 / 2)\" value=\"1\"/>" }
    let found = problems("<UIView>\(macros)</UIView>")
    #expect(found.count == Diagnostics.limit + 1)
    #expect(found.last?.message == "900 more problems are not told")
    #expect(found[0].notes.first?.span.map { $0.range.lowerBound } == 9)
  }
}

@Suite struct NamedListTests {
  private struct Entry: Named, Sendable, Equatable {
    let name: String
    var value = 0
  }

  @Test(arguments: [1, 15, 16, 17, 18, 100])
  func theFirstOfANameIsFoundHoweverManyThereAre(count: Int) {
    var list = NamedList<Entry>()
    for index in 0..<count { list.append(Entry(name: "n\(index)", value: index)) }
    for index in 0..<count { list.append(Entry(name: "n\(index)", value: -1)) }
    for index in 0..<count { #expect(list["n\(index)"]?.value == index) }
    #expect(list["other"] == nil)
    list.set(Entry(name: "n0", value: 7))
    list.set(Entry(name: "new", value: 8))
    #expect(list.elements.first?.value == 7)
    #expect(list.elements.last?.name == "new")
    #expect(list.elements.count == 2 * count + 1)
  }
}
