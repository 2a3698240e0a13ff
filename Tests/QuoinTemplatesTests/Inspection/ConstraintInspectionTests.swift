import Foundation
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// A view whose class places a title in it by constraints.
private final class TitledView: UIView {
  let title = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.translatesAutoresizingMaskIntoConstraints = false
    title.accessibilityIdentifier = "title"
    addSubview(title)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      title.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      title.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
    ])
    let wish = title.widthAnchor.constraint(equalToConstant: 80)
    wish.priority = .defaultHigh
    wish.isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

@Suite("Constraints that an inspector shows") struct ConstraintInspectionTests {
  private func laidOut(_ markup: String) throws -> LayoutNode {
    let registry = ComponentRegistry.standard.adding([
      Component("Titled", TitledView.self) { _ in
        TitledView()
      } properties: {
      }
    ])
    let node = try Template(markup: markup, registry: registry).instantiate(state: ())
    try node.layOut(in: .fixed(200, 100))
    return node
  }

  @Test("each edge tells what decides it, what that adds, and what is given up")
  func edges() throws {
    let node = try laidOut("<UIView><Titled width=\"100\" height=\"40\"/></UIView>")
    let found = try #require(node.details(ofNode: "0.0")?.constraints)
    let left = try #require(found.edges.first { $0.name == "title.left" })
    #expect(left.value == 16 && left.parts.map(\.contribution) == [16] && left.open.isEmpty)
    #expect(
      left.parts[0].words.hasPrefix("title.leading = TitledView.leading + 16 (ConstraintInspectionTests"))
    let width = try #require(found.edges.first { $0.name == "title.width" })
    #expect(width.value == 50 && width.parts[0].heldAgainst == 750)
    #expect(width.givenUp.count == 1 && width.givenUp[0].hasPrefix("title.width = 80 @ 750"))
    #expect(found.conflicts.isEmpty)
  }

  @Test("what is open is named")
  func open() throws {
    let node = try laidOut("<UIView><Titled width=\"100\" height=\"40\"/></UIView>")
    let found = try #require(node.details(ofNode: "0.0")?.constraints)
    #expect(found.ambiguous == ["title"])
    #expect(found.edges.suffix(4).map(\.name) == ["left", "top", "width", "height"].map { "title.\($0)" })
  }

  @Test("what cannot hold together is told in a sentence")
  func conflicts() throws {
    let node = try laidOut("<UIView><Titled width=\"100\" height=\"40\"/></UIView>")
    let view = try #require(node.children[0].view as? TitledView)
    try LayoutConflict.withTaskHandler({ _ in }) {
      view.title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).isActive = true
      let found = try #require(node.details(ofNode: "0.0")?.constraints)
      #expect(found.conflicts.count == 1 && found.conflicts[0].contains("cannot hold together"))
    }
  }

  @Test("views without constraints have none, and those of other nodes are left to these")
  func others() throws {
    let node = try laidOut("<UIView><UIView/><Titled width=\"100\" height=\"40\"/></UIView>")
    #expect(node.details(ofNode: "0.0")?.constraints == nil)
    #expect(node.details(ofNode: "0")?.constraints == nil)
    let details = try #require(node.details(ofNode: "0.1"))
    #expect(try JSONDecoder().decode(NodeDetails.self, from: JSONEncoder().encode(details)) == details)
  }
}
