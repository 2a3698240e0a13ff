import Foundation
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Siblings that are hidden are stepped over, however many there are and whoever hides them.
@Suite struct HiddenSiblingTests {
  private func filtered(_ count: Int) throws -> LayoutNode {
    try instance(
      of: """
        <UIView width="100" height="auto">
          <repeat for="i" in="0..&lt;\(count)">
            <UIView top="previous.bottom" height="1" isHidden="i % step > 0"/>
          </repeat>
          <UIView id="end" top="previous.bottom" bottom="next.top + 2"/>
          <repeat for="i" in="0..&lt;\(count)"><UIView top="500" height="1" isHidden="i &lt; last"/></repeat>
        </UIView>
        """, state: ["step": 1, "last": 0])
  }

  @Test func whatStandsBehindThemFollowsTheLastThatIsSeen() throws {
    let node = try filtered(6)
    try node.layOut()
    let end = try #require(node.childNode(withID: "end"))
    #expect(end.frame == CGRect(x: 0, y: 6, width: 100, height: 492))
    node.setState(["step": 4, "last": 5])
    #expect(end.frame == CGRect(x: 0, y: 2, width: 100, height: 496))
    #expect(node.children.filter { !$0.isHidden }.map(\.frame.minY) == [0, 1, 2, 500])
    node.setState(["step": 7, "last": 6])
    #expect(end.frame.minY == 1)
    node.setState(["step": 1, "last": 0])
    #expect(end.frame == CGRect(x: 0, y: 6, width: 100, height: 492))
  }

  @Test func aLongRowOfThemCostsNoMoreLinksThanItHasNodes() throws {
    let links = try [500, 1_000].map { count in
      let node = try filtered(count)
      try node.layOut()
      node.setState(["step": count, "last": count])
      #expect(node.childNode(withID: "end")?.frame.minY == 1)
      let tree = try #require(node.tree)
      return tree.links.extent
    }
    #expect(links[1] < links[0] * 5 / 2)
  }

  @Test func moreThanFitOnTheStackAreFollowed() throws {
    let node = try filtered(20_000)
    try node.layOut()
    node.setState(["step": 20_000, "last": 20_000])
    #expect(node.childNode(withID: "end")?.frame.minY == 1)
    #expect(node.diagnostics.isEmpty)
  }

  @Test func whatCodeHasHiddenIsSeenWithTheNextUpdate() throws {
    let node = try instance(
      of: """
        <UIView width="100" height="auto"><UIView height="10"/><UIView height="20" top="previous.bottom"/>\
        <UIView id="end" top="previous.bottom" height="1"/></UIView>
        """)
    try node.layOut()
    let end = try #require(node.childNode(withID: "end"))
    #expect(end.frame.minY == 30)
    node.children[1].view.isHidden = true
    node.update()
    #expect(end.frame.minY == 10)
    #expect(node.frame.height == 11)
    node.children[1].view.isHidden = false
    try node.layOut()
    #expect(end.frame.minY == 30)
  }
}
