import Foundation
import QuoinControls
import QuoinDiagnostics
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Another template in the place of a live one.
@Suite struct TemplateReplacementTests {
  private func template(_ markup: String) throws -> Template {
    try Template(markup: markup, name: "t", registry: .testing)
  }

  private let markup = """
    <UIView>
      <UIScrollView id="scroll" width="50" height="20"><UIView width="x" height="200"/></UIScrollView>
      <UIView id="box" width="x" height="5"/>
    </UIView>
    """

  @Test func whatIsTheSameKeepsItsViewItsStateAndItsPlace() throws {
    let node = try template(markup).instantiate(state: ["x": 10])
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    try node.mount(in: room)
    let box = try #require(node.node(withID: "box"))
    box.setState(["x": 7])
    let scroll = try #require(node.node(withID: "scroll")?.view as? UIScrollView)
    scroll.contentOffset.y = 40
    let (root, boxView) = (node.view, box.view)
    try node.update(
      with: template(
        markup.replacingOccurrences(of: #"height="5""#, with: #"height="6" left="3""#)
          .replacingOccurrences(of: "</UIView>\n</UIView>", with: "</UIView>")))
    #expect(node.view === root)
    #expect(node.node(withID: "box") === box)
    #expect(box.view === boxView)
    #expect(boxView.frame == CGRect(x: 3, y: 0, width: 7, height: 6))
    #expect(scroll.contentOffset.y == 40)
    #expect(scroll.superview === root)
    node.setState(["x": 12])
    #expect(scroll.subviews.first?.frame.width == 12)
    #expect(boxView.frame.width == 7)
  }

  @Test func otherDataComeWithTheTemplateThatNeedsThem() throws {
    let node = try template(markup).instantiate(state: ["x": 10])
    try node.layOut(in: .fixed(100, 100))
    let scroll = try #require(node.node(withID: "scroll")?.view as? UIScrollView)
    scroll.contentOffset.y = 40
    let next = try template(
      markup.replacingOccurrences(of: "width=\"x\" height=\"5\"", with: "width=\"y\" height=\"5\""))
    #expect(throws: Diagnostics.self) { try node.update(with: next) }
    #expect(throws: Diagnostics.self) { try node.update(with: next, state: ["z": 1], constants: nil) }
    #expect(node.state.keys.sorted() == ["x"])
    try node.update(with: next, state: ["x": 12, "y": 8], constants: ["c": 1])
    try node.layOut(in: .fixed(100, 100))
    #expect(node.node(withID: "box")?.view.frame.width == 8)
    #expect(node.node(withID: "scroll")?.view === scroll && scroll.contentOffset.y == 40)
    #expect(node.constants.keys.sorted() == ["c"])
  }

  @Test func aTemplateThatIsWrongLeavesTheTreeAsItWas() throws {
    let node = try template(markup).instantiate(state: ["x": 10])
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    try node.mount(in: room)
    let before = room.recursiveDescription
    do {
      try node.update(with: template(#"<UIView><UIView width="y"/></UIView>"#))
      Issue.record("updating succeeded")
    } catch {
      #expect(Diagnostics(error).description.contains("y"))
    }
    #expect(room.recursiveDescription == before)
    #expect(node.diagnostics.isEmpty)
    node.setState(["x": 20])
    #expect(node.node(withID: "box")?.view.frame.width == 20)
  }

  @Test func aRootOfAnotherClassComesAtTheSamePlace() throws {
    let node = try template("<UIView/>").instantiate()
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    try node.mount(in: room)
    room.addSubview(UIView())
    try node.update(with: template(#"<Text text="abc"/>"#))
    #expect(node.view is StubText)
    #expect(room.subviews.count == 2)
    #expect(room.subviews.first === node.view)
  }

  @Test func outletsAndMethodsFollow() throws {
    let node = try template(#"<UIView><UIView outlet="box"/></UIView>"#).instantiate()
    let screen = OwnedScreen()
    try node.mount(in: screen)
    try node.update(with: template(#"<UIView><UIScrollView outlet="scroll"/></UIView>"#))
    #expect(screen.box == nil)
    #expect(screen.scroll != nil)
    #expect(screen.scroll?.delegate === screen)
  }

  @Test func onlyTheRootOfATemplatesInstanceIsReplaced() throws {
    let node = try template(markup).instantiate(state: ["x": 10])
    let other = try template("<UIView/>")
    #expect(throws: Diagnostics.self) { try node.children[0].update(with: other) }
    #expect(throws: Diagnostics.self) { try LayoutNode(view: UIView.self).update(with: other) }
  }
}
