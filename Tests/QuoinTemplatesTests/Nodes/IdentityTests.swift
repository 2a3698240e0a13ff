import Foundation
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// What makes a node the same in a tree that is made of an edited template.
@Suite struct IdentityTests {
  /// The identities of all nodes, by the tags of their views.
  private func identities(_ markup: String, items: [String] = ["a", "b"]) throws -> [Int: Set<NodeIdentity>] {
    let node = try Template(markup: markup).instantiate(state: ["items": items, "shows": true])
    try node.layOut()
    let tree = try #require(node.tree)
    let paths = NodePaths(try #require(tree.root).program)
    var found: [Int: Set<NodeIdentity>] = [:]
    var count = 0
    for live in tree.table.nodes {
      found[live.view.tag, default: []].insert(paths.identity(of: live.program, in: live.scope))
      count += 1
    }
    #expect(Set(found.values.joined()).count == count, "Two nodes have the same identity in \(markup)")
    return found
  }

  @Test func anIDFollowsTheNodeWhereverItMoves() throws {
    let before = try identities("<UIView><UILabel id=\"title\" tag=\"1\"/><UIView/></UIView>")
    let after = try identities(
      "<UIView><UILabel/><UIView><UIView><UILabel id=\"title\" tag=\"1\"/></UIView></UIView></UIView>")
    #expect(before[1] == after[1])
  }

  @Test func aNodeWithoutAnIDIsCountedAmongItsLike() throws {
    let before = try identities("<UIView><UILabel/><UIView tag=\"1\"><UILabel tag=\"2\"/></UIView></UIView>")
    let other = try identities(
      "<UIView><UIImageView/><UILabel/><UIView tag=\"1\"><UILabel tag=\"2\"/></UIView></UIView>")
    #expect(before[1] == other[1])
    #expect(before[2] == other[2])
    let like = try identities("<UIView><UIView/><UIView tag=\"1\"><UILabel tag=\"2\"/></UIView></UIView>")
    #expect(before[1] != like[1])
    #expect(before[2] != like[2])
  }

  @Test func anotherClassIsAnotherNode() throws {
    let before = try identities("<UIView><UILabel id=\"title\" tag=\"1\"/></UIView>")
    let after = try identities("<UIView><UIImageView id=\"title\" tag=\"1\"/></UIView>")
    #expect(before[1] != after[1])
  }

  @Test func itemsAreToldApartByTheirKeys() throws {
    let markup =
      "<UIView><repeat for=\"item\" in=\"items\" key=\"item\"><UILabel id=\"name\" tag=\"item == 'a' ? 1 : 2\"/></repeat></UIView>"
    let before = try identities(markup, items: ["a", "b"])
    let after = try identities(
      "<UIView><UILabel id=\"name\" tag=\"3\"/>" + markup.dropFirst(8), items: ["b", "c", "a"])
    #expect(before[1] == after[1])
    #expect(after[2]?.isSuperset(of: try #require(before[2])) == true)
    #expect(after[3]?.isDisjoint(with: try #require(after[1])) == true)
  }

  @Test func branchesAndDoubleIDsStayApart() throws {
    _ = try identities(
      """
      <UIView id="a"><UIView id="a"/><if test="shows"><UIView/><UIView/></if><else><UIView/></else>
      <if test="shows"><UIView/><UIView id="a"/></if><repeat for="i" in="0..&lt;3"><UIView/><UIView id="a"/></repeat></UIView>
      """)
  }

  @Test func whatIsLinkedAgainKeepsTheViewsOfItsItems() throws {
    let node = try Template(
      markup: """
        <UIView><UIView id="list"><repeat for="item" in="items" key="item"><UILabel text="{item}"/></repeat></UIView>
        </UIView>
        """
    ).instantiate(constants: ["items": ["a", "b"]])
    try node.layOut(in: .fixed(50, 50))
    let list = try #require(node.childNode(withID: "list"))
    let labels = list.view.subviews.map(ObjectIdentifier.init)
    list.setState(["first": true])
    #expect(node.childNode(withID: "list")?.view.subviews.map(ObjectIdentifier.init) == labels)
  }
}
