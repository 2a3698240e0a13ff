import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinResources
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Cells and the owner of the tree around them.
@Suite struct ListOwnerTests {
  private let markup = """
    <UITableView width="100%" height="100%">
      <repeat for="row" in="0..&lt;2">
        <UITableViewCell textLabel.text="{greeting} {row}">
          <UIButton title="{row}" touchUpInside="press" width="100" height="40"/>
        </UITableViewCell>
      </repeat>
    </UITableView>
    """

  private func screen(greeting: String?) -> OwnedScreen {
    let screen = OwnedScreen()
    screen.values["greeting"] = greeting
    screen.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    return screen
  }

  private func show(_ node: LayoutNode, in screen: OwnedScreen) throws {
    try node.mount(in: screen)
    screen.view.layoutIfNeeded()
    node.table?.layoutIfNeeded()
  }

  private func button(_ node: LayoutNode) throws -> UIButton {
    let subviews = try #require(node.table?.visibleCells.first?.contentView.subviews)
    return try #require(subviews.compactMap { $0 as? UIButton }.first)
  }

  @Test func cellsBelongToWhomTheirTableIsMountedInLast() throws {
    let node = try instance(of: markup)
    let (first, second) = (screen(greeting: "Hello"), screen(greeting: "Bye"))
    try show(node, in: first)
    try button(node).sendActions(for: .touchUpInside)
    #expect(first.told == ["press"])
    #expect(node.table?.visibleCells.map { $0.textLabel?.text } == ["Hello 0", "Hello 1"])
    node.unmount()
    try button(node).sendActions(for: .touchUpInside)
    #expect(first.told == ["press"])
    try show(node, in: second)
    try button(node).sendActions(for: .touchUpInside)
    #expect(first.told == ["press"])
    #expect(second.told == ["press"])
    #expect(node.table?.visibleCells.map { $0.textLabel?.text } == ["Bye 0", "Bye 1"])
  }

  @Test func cellsHaveTheStringsOfTheirOwner() throws {
    final class Speaker: UIViewController, LayoutOwner {
      var strings: [String: String] = [:]
      func layoutString(forKey key: String) -> String? { strings[key] }
    }
    let folder = try StringsFolder(["Localizable.strings": "\"Row\" = \"file\";"])
    let node = try folder.template(
      """
      <UITableView width="100%" height="100%">
        <repeat for="row" in="0..&lt;2"><UITableViewCell textLabel.text="{strings.Row} {row}"/></repeat>
      </UITableView>
      """
    ).instantiate()
    let (speaker, silent) = (Speaker(), Speaker())
    speaker.strings = ["Row": "owner"]
    for (owner, text) in [(silent, "file"), (speaker, "owner"), (silent, "file")] {
      owner.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      try node.mount(in: owner)
      owner.view.layoutIfNeeded()
      node.table?.layoutIfNeeded()
      #expect(node.table?.visibleCells.map { $0.textLabel?.text } == ["\(text) 0", "\(text) 1"])
      #expect(node.diagnostics.isEmpty)
      node.unmount()
    }
  }

  @Test func whatOneOwnerDoesNotKnowAnotherMay() throws {
    let template = try Template(markup: markup, name: "t", registry: .testing)
    let unowned = try template.instantiate()
    #expect(throws: Diagnostics.self) { try unowned.layOut(in: .fixed(320, 480)) }
    let silent = try template.instantiate()
    let ignorant = screen(greeting: nil)
    try? show(silent, in: ignorant)
    #expect(silent.diagnostics.hasErrors)
    let node = try template.instantiate()
    try show(node, in: screen(greeting: "Hello"))
    #expect(node.diagnostics.isEmpty)
    #expect(node.table?.visibleCells.map { $0.textLabel?.text } == ["Hello 0", "Hello 1"])
  }

  @Test func aTemplateThatCannotBeMadeLeavesTheRowsOfTheOldOne() throws {
    let table = """
      <UITableView id="t" width="100%" height="100%">
        <UITableViewCell reuseIdentifier="cell" textLabel.text="{title}"/>
        <repeat for="row" in="rows"><UITableViewCell textLabel.text="{row}"/></repeat>
      </UITableView>
      """
    func template(_ more: Int) throws -> Template {
      try Template(
        markup: "<UIView>\(table)\(String(repeating: "<UIView/>", count: more))</UIView>", name: "t",
        registry: .testing)
    }
    var environment = LayoutEnvironment()
    environment.budget.nodes = 20
    let node = try template(0).instantiate(state: ["rows": ["a", "b"]], environment: environment)
    let screen = screen(greeting: nil)
    try show(node, in: screen)
    let view = try #require(node.node(withID: "t")?.view as? UITableView)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map { $0.textLabel?.text } == ["a", "b"])
    #expect(throws: (any Error).self) { try node.update(with: template(30)) }
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.visibleCells.map { $0.textLabel?.text } == ["a", "b"])
    #expect(view.dequeueReusableCellNode(withIdentifier: "cell") != nil)
    node.setState(["rows": ["c", "d", "e"]])
    view.layoutIfNeeded()
    #expect(view.visibleCells.map { $0.textLabel?.text } == ["c", "d", "e"])
  }
}
