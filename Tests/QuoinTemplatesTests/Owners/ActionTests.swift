import Foundation
import QuoinControls
import QuoinDiagnostics
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Attributes that name methods of the owner.
@Suite struct ActionTests {
  private func button(_ node: LayoutNode, _ id: String = "a") throws -> UIButton {
    try #require(node.node(withID: id)?.view as? UIButton)
  }

  @Test func methodsAreCalledWithAndWithoutASender() throws {
    let node = try instance(
      of: """
        <UIView>
          <UIButton id="a" tag="7" touchUpInside="press" touchDown="select:" touchDragInside="drag:event:"/>
        </UIView>
        """)
    let screen = OwnedScreen()
    try node.mount(in: screen)
    let button = try button(node)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchDragInside)
    button.sendActions(for: .touchUpOutside)
    #expect(screen.told == ["press", "select 7", "drag 7"])
  }

  @Test func everyEventOfAControlIsAnAttribute() throws {
    let events: [(String, UIControl.Event)] = [
      ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat),
      ("touchDragInside", .touchDragInside), ("touchDragOutside", .touchDragOutside),
      ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
      ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel),
      ("valueChanged", .valueChanged), ("primaryActionTriggered", .primaryActionTriggered),
      ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged),
      ("editingDidEnd", .editingDidEnd), ("editingDidEndOnExit", .editingDidEndOnExit),
      ("allTouchEvents", .touchDragExit), ("allEditingEvents", .editingDidEnd), ("allEvents", .valueChanged),
    ]
    for (name, event) in events {
      let node = try instance(of: #"<UIView><UIButton id="a" \#(name)="press"/></UIView>"#)
      let screen = OwnedScreen()
      try node.mount(in: screen)
      try button(node).sendActions(for: event)
      #expect(screen.told == ["press"], "\(name)")
    }
  }

  @Test func anotherNameTakesTheEarlierMethodOff() throws {
    let node = try instance(
      of: #"<UIView><UIButton id="a" touchUpInside="{isSelected ? 'deselect:' : 'select:'}"/></UIView>"#,
      state: ["isSelected": false])
    let screen = OwnedScreen()
    try node.mount(in: screen)
    let button = try button(node)
    button.sendActions(for: .touchUpInside)
    node.setState(["isSelected": true])
    button.sendActions(for: .touchUpInside)
    node.setState(["isSelected": false])
    button.sendActions(for: .touchUpInside)
    #expect(screen.told == ["select 0", "deselect 0", "select 0"])
  }

  @Test func aNameThatIsWrongLaterIsToldAndCallsNothing() throws {
    let node = try instance(
      of: #"<UIView><UIButton id="a" touchUpInside="{method}"/></UIView>"#, state: ["method": "press"])
    let screen = OwnedScreen()
    try node.mount(in: screen)
    node.setState(["method": "pres"])
    #expect(node.diagnostics.description.contains("OwnedScreen has no method pres for layouts"))
    #expect(screen.errors == [node.diagnostics])
    node.update()
    #expect(screen.errors.count == 1)
    try button(node).sendActions(for: .touchUpInside)
    #expect(screen.told.isEmpty)
    node.setState(["method": "press"])
    #expect(node.diagnostics.isEmpty)
    try button(node).sendActions(for: .touchUpInside)
    node.setState(["method": ""])
    try button(node).sendActions(for: .touchUpInside)
    #expect(screen.told == ["press"])
    node.setState(["metod": "press"])
    #expect(screen.errors.last?.all.first?.suggestion == "method")
  }

  @Test func theMethodIsSearchedForFromTheOwnerUpItsResponders() throws {
    let (outer, inner) = (OwnedScreen(), UIViewController())
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    let node = try instance(of: #"<UIView><UIButton id="a" touchUpInside="press"/></UIView>"#)
    try node.mount(in: inner)
    try button(node).sendActions(for: .touchUpInside)
    #expect(outer.told == ["press"])
  }

  @Test func aMissingMethodIsAnErrorAtMounting() {
    let screen = OwnedScreen()
    #expect(
      mountingProblems(
        #"<UIView><UIButton touchUpInside="select"/><UIButton touchDown="zzzzzz"/></UIView>"#, in: screen)
          == """
          t:1:34: error: OwnedScreen has no method select for layouts, nor has any responder above it; did you mean select:?
          t:1:64: error: OwnedScreen has no method zzzzzz for layouts, nor has any responder above it
          """)
    #expect(screen.view.subviews.isEmpty)
  }

  @Test func aMethodThatTakesAnotherSenderIsAnErrorAtMounting() throws {
    final class SliderScreen: OwnedScreen {
      func change(_ slider: UISlider) { told.append("change") }
      override class var layoutMembers: [OwnerMember] {
        super.layoutMembers + [.action("change:", SliderScreen.change)]
      }
    }
    let screen = SliderScreen()
    #expect(
      mountingProblems(#"<UIView><UIButton touchUpInside="change:"/></UIView>"#, in: screen)
        == "t:1:34: error: The method change: of SliderScreen takes a UISlider, not a UIButton")
    #expect(
      mountingProblems(
        #"<UIView><UISlider valueChanged="change:" touchDown="select:"/></UIView>"#, in: screen)
        == "")
  }

  @Test func unmountingTakesMethodsOff() throws {
    let node = try instance(of: #"<UIView><UIButton id="a" touchUpInside="press"/></UIView>"#)
    let screen = OwnedScreen()
    try node.mount(in: screen)
    node.unmount()
    try button(node).sendActions(for: .touchUpInside)
    #expect(screen.told.isEmpty)
    try node.mount(in: screen)
    try button(node).sendActions(for: .touchUpInside)
    #expect(screen.told == ["press"])
  }

  @Test func whatComesLaterIsBoundAndWhatGoesIsNot() throws {
    let node = try instance(
      of:
        #"<UIView><repeat for="i" in="0..&lt;n"><UIButton tag="{i}" touchDown="select:"/></repeat></UIView>"#,
      state: ["n": 1])
    let screen = OwnedScreen()
    try node.mount(in: screen)
    node.setState(["n": 3])
    let buttons = node.children.compactMap { $0.view as? UIButton }
    node.setState(["n": 2])
    for button in buttons { button.sendActions(for: .touchDown) }
    #expect(screen.told == ["select 0", "select 1"])
  }

  @Test func whatCannotBeBoundIsForgottenWithItsPart() throws {
    let node = try instance(
      of: """
        <UIView><if test="on"><UIView><UIButton touchUpInside="nosuch"/><UIView outlet="none"/></UIView></if></UIView>
        """, state: ["on": false])
    let screen = OwnedScreen()
    try node.mount(in: screen)
    for count in 1...2 {
      node.setState(["on": true])
      #expect(node.diagnostics.all.count == 2)
      #expect(screen.errors.count == count)
      node.setState(["on": false])
      #expect(node.diagnostics.isEmpty)
    }
    node.setState(["on": true])
    node.unmount()
    #expect(node.diagnostics.isEmpty)
  }

  @Test func aNameThatComesWrongAndIsMendedIsForgotten() throws {
    let node = try instance(
      of: #"<UIView><if test="on"><UIButton id="a" touchUpInside="{method}"/></if></UIView>"#,
      state: ["on": false, "method": "nosuch"] as [String: Any])
    let screen = OwnedScreen()
    try node.mount(in: screen)
    node.setState(["on": true])
    #expect(node.diagnostics.all.count == 1)
    node.setState(["method": "neither"])
    #expect(node.diagnostics.all.map(\.message).filter { $0.contains("neither") }.count == 1)
    #expect(node.diagnostics.all.count == 1)
    node.setState(["method": "press"])
    #expect(node.diagnostics.isEmpty)
    try button(node).sendActions(for: .touchUpInside)
    #expect(screen.told == ["press"])
  }

  @Test func theOwnerIsNotKept() throws {
    weak var gone: OwnedScreen?
    let node = try instance(
      of:
        #"<UIView outlet="node"><UIScrollView outlet="scroll"/><UIButton id="a" touchDown="press"/></UIView>"#
    )
    do {
      let screen = OwnedScreen()
      gone = screen
      try node.bind(to: screen)
    }
    #expect(gone == nil)
    try button(node).sendActions(for: .touchDown)
  }

  @Test func aTapOnTheScreenReachesTheOwner() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let screen = OwnedScreen()
    window.rootViewController = screen
    let node = try instance(
      of: #"<UIView><UIButton left="50" top="40" width="60" height="30" touchUpInside="press"/></UIView>"#)
    try node.mount(in: screen)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let place = CGPoint(x: 80, y: 55)
    let touch = UITouch(at: place)
    window.sendEvent(UIEvent(touches: [touch], timestamp: window.clock.time))
    touch.update(phase: .ended)
    window.sendEvent(UIEvent(touches: [touch], timestamp: window.clock.time + 0.05))
    #expect(screen.told == ["press"])
  }
}
