import Foundation
import QuoinControls
import QuoinDiagnostics
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Properties of the owner that hold parts of the layout.
@Suite struct OutletTests {
  @Test func thePropertysTypeDecidesWhatItHolds() throws {
    let node = try instance(
      of: #"<UIView outlet="node"><UIView outlet="box"/><UIScrollView id="s" outlet="scroll"/></UIView>"#)
    let screen = OwnedScreen()
    try node.mount(in: screen)
    #expect(screen.node === node)
    #expect(screen.box === node.children[0].view)
    #expect(screen.scroll === node.children[1].view)
    node.unmount()
    #expect(screen.node == nil)
    #expect(screen.box == nil)
    #expect(screen.scroll == nil)
  }

  @Test func anOutletComesBeforeTheOutletsInside() throws {
    let node = try instance(of: #"<UIView outlet="box"><UIView outlet="node"/></UIView>"#)
    let screen = OwnedScreen()
    try node.mount(in: screen)
    #expect(screen.told == ["box", "node"])
  }

  @Test func aConstantOrAParameterMayNameAnOutlet() throws {
    let node = try instance(
      of: """
        <UIView name="box">
          <param name="name" type="String"/>
          <UIView outlet="{name}"/><UIView outlet="{prefix}de"/>
        </UIView>
        """, constants: ["prefix": "no"])
    let screen = OwnedScreen()
    try node.mount(in: screen)
    #expect(screen.box === node.children[0].view)
    #expect(screen.node === node.children[1])
  }

  @Test func problemsAreToldAtMountingAllAtOnce() {
    #expect(
      mountingProblems(
        """
        <UIView outlet="nod">
          <UIView outlet="scroll"/>
          <UIView outlet="box"/>
          <UIView outlet="box"/>
        </UIView>
        """) == """
          t:1:17: error: OwnedScreen has no outlet nod; did you mean node?
          t:2:19: error: The outlet scroll of OwnedScreen takes a UIScrollView, not a UIView
          t:4:19: error: The outlet box holds another part of the layout already
          """)
  }

  @Test func stateCannotNameAnOutlet() {
    let message =
      "error: outlet must be a constant or literal value, and here it changes with the state"
    #expect(
      mountingProblems(#"<UIView outlet="{which}"/>"#, state: ["which": "box"]) == "t:1:17: \(message)")
    #expect(
      mountingProblems(
        #"<UIView name="{which}"><param name="name" type="String"/><UIView outlet="{name}"/></UIView>"#,
        state: ["which": "box"]) == "t:1:74: \(message)")
  }

  @Test func aPartThatGoesLeavesItsOutlet() throws {
    let node = try instance(
      of: #"<UIView><if test="on"><UIView outlet="box"/></if></UIView>"#, state: ["on": false])
    let screen = OwnedScreen()
    try node.mount(in: screen)
    #expect(screen.box == nil)
    node.setState(["on": true])
    #expect(screen.box === node.children[0].view)
    node.setState(["on": false])
    #expect(screen.box == nil)
    #expect(screen.told == ["box", "box -"])
  }

  @Test func outletsStayWhereOtherChildrenCome() throws {
    let screen = OwnedScreen()
    let child = LayoutNode(view: UIView.self, outlet: "box", expressions: ["width": "5"])
    let root = LayoutNode(view: UIView.self, outlet: "node", children: [child])
    try root.mount(in: screen)
    root.addChild(LayoutNode(view: UIScrollView.self, outlet: "scroll"))
    #expect(screen.told == ["node", "box"])
    #expect(screen.scroll != nil)
    child.removeFromParent()
    #expect(screen.told == ["node", "box", "box -"])
    #expect(screen.node === root)
  }

  @Test func asManyItemsAsTakeAnOutletAreTooMany() throws {
    let node = try instance(
      of: #"<UIView><repeat for="i" in="0..&lt;n"><UIView outlet="box"/></repeat></UIView>"#, state: ["n": 1])
    let screen = OwnedScreen()
    try node.mount(in: screen)
    let box = screen.box
    node.setState(["n": 2])
    #expect(
      screen.errors.map(\.description) == [
        "t:1:55: error: The outlet box holds another part of the layout already"
      ])
    #expect(screen.box === box)
  }

  @Test func validatingTellsWhatTheOwnerLacks() throws {
    let node = try instance(of: #"<UIView outlet="nothing"><UIView width="w"/></UIView>"#, state: ["w": 1])
    let screen = OwnedScreen()
    #expect(node.validate().isEmpty)
    #expect(throws: Diagnostics.self) { try node.bind(to: screen) }
    node.setState(["w": 1.0 / 0])
    #expect(node.validate().all.count == 2)
  }

  @Test func stateSetWhileAnOutletIsObservedIsShown() throws {
    final class Observer: LayoutOwner {
      var box: UIView? { didSet { box == nil ? () : node?.setState(["w": 30]) } }
      weak var node: LayoutNode?
      static var layoutMembers: [OwnerMember] { [.outlet("box", \Observer.box)] }
    }
    let node = try instance(of: #"<UIView><UIView outlet="box" width="w"/></UIView>"#, state: ["w": 10])
    let observer = Observer()
    observer.node = node
    try node.bind(to: observer)
    try node.mount(in: UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    #expect(observer.box?.frame.width == 30)
  }

  @Test func aBoundTreeBelongsToOneOwner() throws {
    let node = try instance(of: #"<UIView outlet="box"/>"#)
    let (first, second) = (OwnedScreen(), OwnedScreen())
    try node.bind(to: first)
    try node.bind(to: first)
    #expect(throws: Diagnostics.self) { try node.bind(to: second) }
    node.unbind()
    try node.bind(to: second)
    #expect(first.box == nil)
    #expect(second.box === node.view)
  }

  @Test func aViewWithoutOwnersLinesIsNotAskedButItsControllerIs() throws {
    let screen = OwnedScreen()
    let place = UIView()
    screen.view.addSubview(place)
    let node = try instance(of: #"<UIView outlet="box"/>"#)
    try node.mount(in: place)
    #expect(screen.box === node.view)
    #expect(throws: Diagnostics.self) { try instance(of: #"<UIView outlet="box"/>"#).mount(in: UIView()) }
  }

  @Test func theOwnersDelegatesAreItself() throws {
    let node = try instance(
      of: #"<UIView><UIScrollView/><UIScrollView delegate="nil"/><UIScrollView delegate="other"/></UIView>"#,
      constants: ["other": OwnedScreen()])
    let screen = OwnedScreen()
    try node.mount(in: screen)
    let delegates = node.children.map { ($0.view as? UIScrollView)?.delegate }
    #expect(delegates[0] === screen)
    #expect(delegates[1] == nil)
    #expect(delegates[2] != nil)
    #expect(delegates[2] !== screen)
    node.unmount()
    #expect((node.children[0].view as? UIScrollView)?.delegate == nil)
  }

  @Test func aDelegateOfAnotherKindIsRefused() {
    #expect(
      mountingProblems(#"<UIScrollView delegate="other"/>"#, constants: ["other": UIView()])
        == "t:1:25: error: Expected a UIScrollViewDelegate, not a UIView")
  }
}
