import QuoinTestSupport
import Testing

@testable import QuoinDocuments
@testable import QuoinTemplates

/// What an inspector shows of a page.
@Suite struct PageInspectionTests {
  private func document(_ content: String, _ attributes: String = "") throws -> LayoutNode {
    let markup =
      "<document size=\"200 x 300\" margin=\"20\" spacing=\"0\" \(attributes)>\(content)</document>"
    let node = try Template(markup: markup, registry: .documents).instantiate(
      state: ["names": ["Ada", "Bob", "Cy"]])
    try node.layOut(in: .automatic)
    return node
  }

  @Test func whatStandsOnEachPageIsTold() throws {
    let node = try document(
      """
      <UIView id="first" height="200"><UILabel id="in" text="one" left="10" top="30"/></UIView>
      <UIView id="second" height="100"/>
      """)
    let first = node.inspection(page: 1)
    #expect(first.nodes.map(\.element) == ["document", "UIView", "UILabel"])
    #expect(first.nodes.map(\.parent) == [nil, "0", "0.c0"])
    #expect(first.nodes[0].frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(first.nodes[1].frame == CGRect(x: 20, y: 20, width: 160, height: 200))
    #expect(first.nodes[2].frame?.origin == CGPoint(x: 30, y: 50) && first.nodes[2].text == "one")
    #expect(first.node(at: CGPoint(x: 32, y: 52))?.id == "in")
    #expect(first.nodes[1].place?.line == 1)
    let second = node.inspection(page: 2)
    #expect(second.nodes.map(\.id) == [nil, "second"])
    #expect(second.nodes[1].frame == CGRect(x: 20, y: 20, width: 160, height: 100))
    #expect(node.inspection(page: 3).nodes.isEmpty)
  }

  @Test func rowsOfATableStandInItAndKnowTheirItem() throws {
    let node = try document(
      """
      <head><UILabel text="Names"/></head>
      <table>
        <repeat for="name" in="names"><tr><td text="{name}"/></tr></repeat>
      </table>
      """)
    let tree = node.inspection()
    #expect(tree.nodes.filter { $0.element == "td" }.map(\.text) == ["Ada", "Bob", "Cy"])
    #expect(tree.nodes.contains { $0.element == "head" })
    let cell = try #require(tree.nodes.last { $0.element == "td" })
    let text = node.details(ofNode: cell.key)?.attributes.first { $0.name == "text" }
    #expect(text?.value == "Cy" && text?.dependencies.map(\.name).contains("name") == true)
  }

  @Test func valuesPlacesAndWhatFollowsAreThoseOfThePage() throws {
    let node = try document(
      """
      <UIView id="first" height="250"/>
      <UIView height="50">
        <UIView id="one" left="10" top="5" width="30" height="10"/>
        <UIView id="two" left="#one.right + 2" width="30" height="10"/>
      </UIView>
      """)
    let one = try #require(node.inspection(page: 2).nodes.first { $0.id == "one" })
    let parent = try #require(one.parent)
    let details = try #require(node.details(ofNode: one.key, page: 2))
    #expect(details.layout?.frame == CGRect(x: 10, y: 5, width: 30, height: 10))
    #expect(details.layout?.arrangement == .attributes && details.layout?.whole.width == 160)
    #expect(node.details(ofNode: parent, page: 2)?.layout?.arrangement == .list)
    #expect(node.followers(of: [one.key], in: parent, page: 2).count == 1)
    #expect(node.convert(CGPoint(x: 31, y: 27), toNode: one.key, page: 2) == CGPoint(x: 1, y: 2))
    #expect(node.convert(.zero, toNode: one.key, page: 1) == nil)
    #expect(node.details(ofNode: "0", page: 1)?.layout == nil)
    let size = node.details(ofNode: "0")?.attributes.first { $0.name == "size" }
    let margin = node.details(ofNode: "0")?.attributes.first { $0.name == "margin" }
    #expect(size?.value == "200 × 300 points")
    #expect(margin?.value == "top 20, left 20, bottom 20, right 20")
  }

  @Test func ofWhatGoesOverPagesEachTellsItsPart() throws {
    let labels = (1...12).map { "<UILabel id=\"l\($0)\" text=\"\($0)\" height=\"50\"/>" }.joined()
    let node = try document("<UIStackView axis=\"vertical\" id=\"stack\">\(labels)</UIStackView>")
    let pages = (1...3).map { node.inspection(page: $0) }
    #expect(pages.map { $0.nodes.compactMap(\.id).count } == [6, 6, 3])
    #expect(pages[1].nodes.map(\.id) == [nil, "stack", "l6", "l7", "l8", "l9", "l10"])
    #expect(pages[1].nodes[1].frame == CGRect(x: 20, y: 20, width: 160, height: 250))
    #expect(pages[1].nodes[3].frame == CGRect(x: 20, y: 70, width: 160, height: 50))
    let key = pages[1].nodes[3].key
    #expect(node.details(ofNode: key, page: 2)?.attributes.first { $0.name == "text" }?.value == "7")
    #expect(node.firstPage { $0.id == "l12" } == 3)
  }

  @Test func thePageOfANodeIsFound() throws {
    let node = try document(
      """
      <UIView height="250"/><UIView height="250"><UIView id="deep" width="10" height="10"/></UIView><UIView id="last" height="20"/>
      """)
    #expect(node.firstPage { $0.id == "deep" } == 2)
    #expect(node.firstPage { $0.id == "last" } == 3)
    #expect(node.firstPage { $0.id == "none" } == nil)
    let picture = try Template(markup: "<UIView id=\"deep\"/>", registry: .documents).instantiate()
    #expect(picture.firstPage { $0.id == "deep" } == nil)
  }

  @Test func whatIsReadOutIsThatOfThePage() throws {
    let node = try document(
      "<UILabel text=\"one\" height=\"240\"/><UILabel text=\"two\" height=\"100\"/>")
    #expect(node.accessibilityInspection(page: 1).map(\.item.label) == ["one"])
    let second = node.accessibilityInspection(page: 2)
    #expect(second.map(\.item.label) == ["two"] && second.map(\.node) == ["0.c0"])
  }

  @Test func aPageThatIsCutIsSeenOnItsPaper() throws {
    let node = try document("<UIView id=\"box\" height=\"50\"/>", "pageBleed=\"10\" cropMarks=\"true\"")
    let tree = node.inspection()
    let picture = try node.rendering(size: .zero, as: .png, page: 1)
    #expect(tree.nodes[0].frame?.size == picture.size && picture.size.width > 200)
    let inset = (picture.size.width - 200) / 2
    #expect(tree.nodes[1].frame == CGRect(x: inset + 20, y: inset + 20, width: 160, height: 50))
    #expect(node.convert(CGPoint(x: inset + 21, y: inset + 22), toNode: "0.c0") == CGPoint(x: 1, y: 2))
  }
}
