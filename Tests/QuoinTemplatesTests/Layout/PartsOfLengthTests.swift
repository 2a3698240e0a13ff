import Foundation
import QuoinDiagnostics
import QuoinTemplates
import Testing

/// Lengths and places that are parts of the parent's length.
struct PartsOfLengthTests {
  @Test func theyFollowWhenTheLengthChangesHoweverDeepTheyNest() throws {
    for depth in [1, 2, 7, 8, 9, 20] {
      let opening = String(repeating: "<UIView left=\"0%\" width=\"100%\" height=\"100% - 1\">", count: depth)
      let closing = String(repeating: "</UIView>", count: depth)
      let markup = """
        <UIView width="w" height="100">\(opening)<UIView id="inner" left="10%" width="50%" height="50%"/>\
        \(closing)</UIView>
        """
      let node = try Template(markup: markup).instantiate(state: ["w": 100])
      try node.layOut()
      let inner = try #require(node.node(withID: "inner"))
      let height = Double(100 - depth) / 2
      #expect(inner.view.frame == CGRect(x: 10, y: 0, width: 50, height: height.rounded()))
      node.setState(["w": 60])
      #expect(inner.view.frame == CGRect(x: 6, y: 0, width: 30, height: height.rounded()))
      #expect(node.diagnostics.isEmpty)
    }
  }

  @Test func theyFollowALengthThatIsRightAgain() throws {
    let markup = """
      <UIView width="100" height="100">
        <UIView width="100 / n" height="10"><UIView id="inner" width="50%" height="100%"/></UIView>
      </UIView>
      """
    let node = try Template(markup: markup).instantiate(state: ["n": 2])
    try node.layOut()
    let inner = try #require(node.node(withID: "inner"))
    #expect(inner.view.frame == CGRect(x: 0, y: 0, width: 25, height: 10))
    node.setState(["n": 0])
    #expect(!node.diagnostics.isEmpty)
    node.setState(["n": 2])
    #expect(node.diagnostics.isEmpty)
    node.setState(["n": 0])
    node.setState(["n": 1])
    #expect(inner.view.frame == CGRect(x: 0, y: 0, width: 50, height: 10))
    #expect(node.diagnostics.isEmpty)
  }

  @Test func otherLengthsAlongASideArePartsOfTheParentToo() throws {
    let markup = """
      <UIView width="w" height="80">
        <UIScrollView width="50" height="40" contentInset.left="10%" layer.shadowOffset.height="5%"
            layer.shadowOffset.width="5% + 1" layoutMargins.top="10%"/>
      </UIView>
      """
    let node = try Template(markup: markup).instantiate(state: ["w": 100])
    try node.layOut()
    let view = try #require(node.view.subviews.first as? UIScrollView)
    #expect(view.contentInset.left == 10)
    #expect(view.layer.shadowOffset == CGSize(width: 6, height: 4))
    #expect(view.layoutMargins.top == 8)
    node.setState(["w": 40])
    #expect(view.contentInset.left == 4)
  }

  @Test(arguments: ["alpha", "transform.scale.x", "layer.anchorPoint.x", "layer.cornerRadius", "tag"])
  func whatIsNoLengthAlongASideHasNoParts(attribute: String) {
    #expect(throws: Diagnostics.self) { try Template(markup: "<UIView \(attribute)=\"50%\"/>") }
  }

  @Test func theyFollowTheContentThatDecidesALength() throws {
    let markup = """
      <UIView width="100" height="100">
        <UIView width="100%" height="auto">
          <UIView width="10" height="h"/>
          <UIView id="inner" width="10" height="50%"/>
        </UIView>
      </UIView>
      """
    let node = try Template(markup: markup).instantiate(state: ["h": 20])
    try node.layOut()
    let inner = try #require(node.node(withID: "inner"))
    #expect(inner.view.frame.height == 10)
    node.setState(["h": 40])
    #expect(inner.view.frame.height == 20)
    #expect(node.diagnostics.isEmpty)
  }

  @Test func theyFollowAViewThatAContainerArranges() throws {
    let markup = """
      <UIStackView width="w" height="100" axis="vertical">
        <UIView height="20"><UIView id="inner" left="50%" width="50%" height="100%"/></UIView>
      </UIStackView>
      """
    let node = try Template(markup: markup).instantiate(state: ["w": 100])
    try node.layOut()
    let inner = try #require(node.node(withID: "inner"))
    #expect(inner.view.frame.minX == 50)
    #expect(inner.view.frame.width == 50)
    node.setState(["w": 40])
    #expect(inner.view.frame.minX == 20)
    #expect(inner.view.frame.width == 20)
    #expect(node.diagnostics.isEmpty)
  }

  @Test func theyFollowTheSurroundings() throws {
    let node = try Template(markup: "<UIView><UIView width=\"50%\" height=\"25%\"/></UIView>").instantiate()
    for side in [100.0, 40, 80] {
      try node.layOut(in: .fixed(side, side))
      #expect(node.view.subviews[0].frame == CGRect(x: 0, y: 0, width: side / 2, height: side / 4))
    }
  }

  @Test func whoReadsOneHearsOfItsChange() throws {
    let markup = """
      <UIView width="w" height="10">
        <UIView id="a" width="50%" height="10"/>
        <UIView id="b" left="#a.right + 1" width="#a.width" height="10"/>
      </UIView>
      """
    let node = try Template(markup: markup).instantiate(state: ["w": 100])
    try node.layOut()
    node.setState(["w": 40])
    let b = try #require(node.node(withID: "b"))
    #expect(b.view.frame == CGRect(x: 21, y: 0, width: 20, height: 10))
  }
}
