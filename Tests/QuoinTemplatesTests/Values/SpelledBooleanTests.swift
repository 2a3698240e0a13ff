import Foundation
import QuoinDiagnostics
import QuoinGraphics
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Data in which a Boolean is a text, as spreadsheets write it.
@Suite struct SpelledBooleanTests {
  private func labels(_ markup: String, _ state: [String: Any]) throws -> [UILabel] {
    let node = try Template(markup: markup, name: "t").instantiate(state: state)
    try node.layOut()
    return withExtendedLifetime(node) { node.view.subviews.compactMap { $0 as? UILabel } }
  }

  @Test(arguments: [("TRUE", true), ("FALSE", false), ("True", true), ("false", false)])
  func theyAreBooleansWhereOneIsWanted(text: String, value: Bool) throws {
    let markup = """
      <UIView width="200" height="100">
        <param name="isNew" type="Bool"/>
        <UILabel isHidden="{sold}" text="{sold ? 'sold' : 'left'} {!sold ? 1 : 2} {sold}"/>
        <UILabel isHidden="{isNew}" text="{rows[0].sold || false ? 'sold' : 'left'}"/>
        <if test="{sold}"><UILabel text="{sold.count}"/></if>
      </UIView>
      """
    let found = try labels(markup, ["sold": text, "isNew": text, "rows": [["sold": text]]])
    let word = value ? "sold" : "left"
    #expect(found.map(\.text) == ["\(word) \(value ? 2 : 1) \(text)", word] + (value ? ["4"] : []))
    #expect(found.prefix(2).map(\.isHidden) == [value, value])
  }

  @Test func otherTextsAreNone() {
    for text in ["yes", "TRUE ", "WAHR", ""] {
      let problem = #expect(throws: Diagnostics.self) {
        try labels("<UIView><UILabel isHidden=\"{sold}\"/></UIView>", ["sold": text])
      }
      #expect(problem?.all.first?.message.hasPrefix("Expected a Boolean") == true, "\(problem as Any)")
    }
  }

  @Test func stateMayBecomeSuchATextAndAnother() throws {
    let node = try Template(markup: "<UILabel text=\"{name}\"/>", name: "t").instantiate(state: [
      "name": "Ada"
    ])
    for text in ["True", "Ben", "false"] {
      node.setState(["name": text])
      try node.layOut()
      #expect((node.view as? UILabel)?.text == text)
    }
  }
}
