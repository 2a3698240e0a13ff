import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite("Constraints that follow state") struct ConstraintChangeTests {
  private func node(_ content: String, _ state: [String: Any]) throws -> LayoutNode {
    let node = try Template(markup: "<UIView>\(content)</UIView>", registry: .testing).instantiate(
      state: state)
    try node.layOut(in: .fixed(100, 100))
    return node
  }

  private func frames(_ node: LayoutNode) throws -> [CGRect] {
    try node.layOut(in: .fixed(100, 100))
    return node.view.subviews.map(\.frame)
  }

  @Test("another constant changes the constraint that there is, and solves no more than that")
  func constants() throws {
    let node = try node(
      "<UIView constraints=\"left = parent.left + a; top = parent.top; size = 10\"/><UIView constraints=\"edges = parent\"/>",
      ["a": 5])
    let before = node.view.constraints
    #expect(before.count == 6)
    node.setState(["a": 7])
    #expect(try frames(node)[0] == CGRect(x: 7, y: 0, width: 10, height: 10))
    #expect(zip(node.view.constraints, before).allSatisfy { $0 === $1 })
    #expect(before[0].constant == 7)
  }

  @Test("only what has changed is evaluated")
  func evaluations() throws {
    let node = try node(
      "<UIView constraints=\"left = parent.left + a; top = parent.top; size = 10\"/><UIView constraints=\"size = b; center = parent\"/>",
      ["a": 5, "b": 6])
    let count = node.evaluationCount
    node.setState(["a": 7])
    #expect(node.evaluationCount == count + 1)
    node.setState(["a": 7])
    #expect(node.evaluationCount == count + 1)
  }

  @Test("another multiplier or another priority counts as well")
  func otherNumbers() throws {
    let node = try node(
      "<UIView constraints=\"left = parent.left; top = parent.top; height = 1; width = parent.width * k @p; width = 30 @500\"/>",
      ["k": 0.5, "p": 600])
    #expect(try frames(node)[0].width == 50)
    node.setState(["k": 0.2])
    #expect(try frames(node)[0].width == 20)
    node.setState(["p": 400])
    #expect(try frames(node)[0].width == 30)
  }

  @Test("a title among constraints in a stack makes room for itself when it changes")
  func titlesInStacks() throws {
    let node = try node(
      "<UIStackView><UIView><UILabel text=\"{name}\" constraints=\"edges = parent\"/></UIView></UIStackView>",
      ["name": "i"])
    let narrow = try frames(node)[0].width
    node.setState(["name": "www"])
    let label = try #require(node.view.subviews[0].subviews[0].subviews[0] as? UILabel)
    let wide = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width
    #expect(try frames(node)[0].width == wide)
    #expect(narrow > 0 && wide > narrow)
  }

  @Test("siblings that come, go and hide are followed")
  func siblings() throws {
    let node = try node(
      """
      <UIView constraints="left = parent.left; top = previous.bottom; size = 10"/>
      <if test="more"><UIView isHidden="gone" constraints="left = parent.left; top = previous.bottom; size = 20"/></if>
      <UIView constraints="left = parent.left; top = previous.bottom + 1; size = 30"/>
      """, ["more": false, "gone": false])
    #expect(try frames(node).map(\.minY) == [0, 11])
    node.setState(["more": true])
    #expect(try frames(node).map(\.minY) == [0, 10, 31])
    node.setState(["gone": true])
    #expect(try frames(node).map(\.minY) == [0, 10, 11])
    node.setState(["more": false])
    #expect(try frames(node).map(\.minY) == [0, 11])
  }

  @Test("an element with an id may come and go; while it is away nothing is tied to it")
  func identified() throws {
    let node = try node(
      """
      <UIView constraints="left = parent.left; top = parent.top; height = 4; width = #a.width; width = 9 @low"/>
      <if test="which == 1"><UIView id="a" width="50" height="1"/></if>
      <else test="which == 2"><UIView id="a" constraints="width = 60; height = 1; left = parent.left; top = parent.top"/></else>
      """, ["which": 0])
    #expect(try frames(node).map(\.width) == [9])
    node.setState(["which": 1])
    #expect(try frames(node).map(\.width) == [50, 50])
    node.setState(["which": 2])
    #expect(try frames(node).map(\.width) == [60, 60])
    node.setState(["which": 0])
    #expect(try frames(node).map(\.width) == [9])
  }

  @Test("each instance of a repetition is tied to the one before")
  func repetition() throws {
    let node = try node(
      """
      <repeat for="h" in="heights" key="h">
        <UIView constraints="horizontalEdges = parent; top = previous.bottom + gap; height = h"/>
      </repeat>
      """, ["heights": [5, 7], "gap": 1])
    #expect(try frames(node).map(\.maxY) == [6, 14])
    let second = node.view.subviews[1]
    node.setState(["heights": [9, 7, 2]])
    #expect(try frames(node).map(\.maxY) == [10, 18, 21])
    #expect(node.view.subviews[1] === second)
    node.setState(["gap": 2])
    #expect(try frames(node).map(\.maxY) == [11, 20, 24])
    node.setState(["heights": [7, 9]])
    #expect(try frames(node).map(\.maxY) == [9, 20] && node.view.subviews[0] === second)
  }

  @Test("what reads a constrained element follows it")
  func readers() throws {
    let node = try node(
      """
      <UIView id="a" constraints="left = parent.left + a; top = parent.top; size = 10"><UIView width="100%" height="a"/></UIView>
      <UIView left="#a.right" width="10" height="10"/>
      <UIView constraints="left = previous.right; top = #a.bottom; size = 1"/>
      """, ["a": 5])
    #expect(try frames(node).map(\.minX) == [5, 15, 25])
    node.setState(["a": 8])
    #expect(try frames(node).map(\.minX) == [8, 18, 28])
    #expect(node.view.subviews[0].subviews[0].frame == CGRect(x: 0, y: 0, width: 10, height: 8))
  }

  @Test("an automatic size follows what is in it, as it would without constraints")
  func automaticSizes() throws {
    let node = try node(
      """
      <UIView width="60" height="auto">
        <UILabel numberOfLines="0" text="{text}" constraints="leading = parent.leading; trailing = parent.trailing; top = parent.top + a; bottom = parent.bottom"/>
      </UIView>
      <UIView top="previous.bottom" width="1" height="1"/>
      <UILabel numberOfLines="0" text="{text}" width="60"/>
      """, ["text": "ab", "a": 1])
    func differences() throws -> [CGFloat] {
      let found = try frames(node)
      return [found[0].height - found[2].height, found[1].minY - found[0].height]
    }
    #expect(try differences() == [1, 0])
    let height = node.view.subviews[2].frame.height
    node.setState(["text": "many words that take several lines"])
    #expect(try differences() == [1, 0])
    #expect(node.view.subviews[2].frame.height > 2 * height)
    node.setState(["a": 5])
    #expect(try differences() == [5, 0])
  }

  @Test("a template that comes in the place of another keeps views and ties them as it says")
  func replacement() throws {
    func template(_ constraints: String) throws -> Template {
      try Template(markup: "<UIView><UIView id=\"a\" \(constraints)/></UIView>", registry: .testing)
    }
    let node = try template("constraints=\"left = parent.left + 5; top = parent; size = 10\"").instantiate(
      state: ())
    try node.layOut(in: .fixed(100, 100))
    let view = node.view.subviews[0]
    try node.update(
      with: try template("constraints=\"left = parent.left + 6; top = parent; width = 10; height = 3\""))
    #expect(try frames(node) == [CGRect(x: 6, y: 0, width: 10, height: 3)])
    #expect(node.view.subviews[0] === view)
    #expect(view.constraints.count + node.view.constraints.count == 4)
    try node.update(with: try template("left=\"1\" width=\"2\" height=\"3\""))
    #expect(try frames(node) == [CGRect(x: 1, y: 0, width: 2, height: 3)])
    #expect(node.view.subviews[0].translatesAutoresizingMaskIntoConstraints)
  }

  @Test("a text may tell of the size that constraints give it")
  func ownSize() throws {
    let node = try node(
      "<UILabel id=\"a\" text=\"{#a.width} wide\" constraints=\"left = parent.left; top = parent.top; width = w\"/>",
      ["w": 60])
    #expect((node.view.subviews[0] as? UILabel)?.text == "60 wide")
    node.setState(["w": 70])
    #expect(try frames(node)[0].width == 70)
    #expect((node.view.subviews[0] as? UILabel)?.text == "70 wide" && node.diagnostics.isEmpty)
  }

  @Test("margins that change move what is tied to them")
  func margins() throws {
    let node = try Template(
      markup:
        "<UIView layoutMargins.left=\"m\" layoutMargins.top=\"m\"><UIView constraints=\"edges = margins\"/></UIView>",
      registry: .testing
    ).instantiate(state: ["m": 8])
    #expect(try frames(node) == [CGRect(x: 8, y: 8, width: 84, height: 84)])
    node.setState(["m": 10])
    #expect(try frames(node) == [CGRect(x: 10, y: 10, width: 82, height: 82)])
  }
}
