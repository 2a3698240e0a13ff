import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Cells whose layouts code registers with a table.
@Suite struct RegisteredLayoutTests {
  @Test func codeRegistersLayouts() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.registerLayout(
      try Template(markup: "<UITableViewCell textLabel.text='{prefix}{title}'/>"),
      constants: ["prefix": "> "],
      forCellReuseIdentifier: "cell")
    let titles = Titles(["One", "Two"])
    table.dataSource = titles
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["> One", "> Two"])
    titles.titles = ["Three"]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["> Three"])
    #expect(table.dequeueReusableCellNode(withIdentifier: "other") == nil)
  }

  /// A controller with a table of its own making.
  private final class Screen: UIViewController, LayoutLoading {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var layoutRegistry: ComponentRegistry {
      .testing.adding(templates: [
        "Row": "<UITableViewCell><Text id='text' text='{title}'/></UITableViewCell>"
      ])
    }
    override func viewDidLoad() { view.addSubview(table) }
  }

  @Test func layoutsAreFoundAsTheirOwnersAre() throws {
    let screen = Screen()
    screen.loadViewIfNeeded()
    let table = screen.table
    table.registerLayout(named: "Row", forCellReuseIdentifier: "cell")
    let titles = Titles(["One"])
    table.dataSource = titles
    table.layoutIfNeeded()
    #expect(table.visibleCells.first?.contentView.subviews.map { ($0 as? StubText)?.text } == ["One"])
    // A table in a tree knows what the tree does.
    let node = try Template(
      markup: "<UITableView dataSource='titles'/>", registry: screen.layoutRegistry
    ).instantiate(constants: ["titles": titles])
    let other = try #require(node.table)
    other.registerLayout(named: "Row", forCellReuseIdentifier: "cell")
    try node.layOut(in: .fixed(320, 480))
    #expect(other.visibleCells.first?.contentView.subviews.map { ($0 as? StubText)?.text } == ["One"])
  }
}
