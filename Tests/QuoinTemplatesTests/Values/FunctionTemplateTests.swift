import Foundation
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Functions and closures in the attributes of a template.
@Suite struct FunctionTemplateTests {
  private func node(
    _ markup: String, state: Any, environment: LayoutEnvironment = LayoutEnvironment()
  ) throws -> LayoutNode {
    let node = try Template(markup: markup).instantiate(state: state, environment: environment)
    try node.layOut(in: .fixed(100, 100), environment: environment)
    return node
  }

  private func text(_ node: LayoutNode) -> String { (node.view as? UILabel)?.text ?? "nil" }

  @Test func listsAreFilteredAndSortedOnTheWay() throws {
    let items: [[String: Any]] = [["name": "pear", "price": 2.5], ["name": "fig", "price": 4]]
    let node = try node(
      """
      <UIView><repeat for="item" in="items.filter(i => i.price > least).sorted(i => i.name)">
        <UILabel text="{item.name.capitalized()}"/></repeat></UIView>
      """, state: ["items": items, "least": 0] as [String: Any])
    func texts() -> [String] { node.view.subviews.compactMap { ($0 as? UILabel)?.text } }
    #expect(texts() == ["Fig", "Pear"])
    let count = node.evaluationCount
    node.setState(["least": 3])
    #expect(texts() == ["Fig"])
    #expect(node.evaluationCount == count + 1)
  }

  @Test func formatsFollowTheLanguageOfTheSurroundings() throws {
    let markup = "<UILabel text=\"{formatCurrency(price, 'EUR')} {formatDate(day, 'long')}\"/>"
    let state: [String: Any] = ["price": 1234.5, "day": "2026-11-22"]
    func environment(_ language: String) -> LayoutEnvironment {
      LayoutEnvironment(traits: UITraitCollection(displayScale: 1, language: language))
    }
    let node = try node(markup, state: state, environment: environment("de"))
    #expect(text(node) == "1.234,50\u{A0}€ 22. November 2026")
    try node.layOut(in: .fixed(100, 100), environment: environment("en"))
    #expect(text(node) == "€1,234.50 November 22, 2026")
  }

  @Test func datesAreTakenAsTheyAre() throws {
    let date = Date(timeIntervalSince1970: 86_400)
    #expect(
      try text(node("<UILabel text=\"{formatDate(day, 'y-MM-dd')}\"/>", state: ["day": date])) == "1970-01-02"
    )
  }

  @Test func dataMayBeCalledLikeFunctionsAndOwnFunctionsComeFirst() throws {
    #expect(
      try text(
        node(
          "<UILabel text=\"{count} {first.name} {[1, 2].count()}\"/>",
          state: ["count": 7, "first": ["name": "a"]] as [String: Any]))
        == "7 a 2")
    let node = try Template(markup: "<UILabel text=\"{uppercased('a')} {count('ab')}\"/>").instantiate(
      constants: ["uppercased": { (_: [Any]) throws -> Any in "mine" } as ([Any]) throws -> Any])
    try node.layOut(in: .fixed(100, 100))
    #expect(text(node) == "mine 2")
  }

  @Test func mistakesAreFoundBeforeThereAreData() {
    #expect(problems("<UIView alpha=\"items.map(x => y.z * 2)\"/>").contains("Expected") == true)
    #expect(problems("<UILabel text=\"{upercased('a')}\"/>").contains("did you mean uppercased?"))
    #expect(
      problems("<UILabel text=\"{name.upercased()}\"/>", state: ["name": "a"]).contains(
        "did you mean uppercased?"))
  }
}
