import Foundation
import QuoinControls
import Testing

private final class Screen: UIViewController {
  var calls: [String] = []
  func pressed() { calls.append("pressed") }
  func pressed(_ sender: UIControl) { calls.append("pressed: \(sender.tag)") }
  func pressed(_ sender: UIControl, with event: UIEvent?) { calls.append("with event: \(event != nil)") }
}

extension Selector {
  fileprivate static let pressed = Selector("pressed", { (screen: Screen) in { screen.pressed() } })
  fileprivate static let pressedBy = Selector(
    "pressed:", { (screen: Screen) in { (sender: UIControl) in screen.pressed(sender) } })
  fileprivate static let pressedWith = Selector(
    "pressed:with:",
    { (screen: Screen) in { (sender: UIControl, event: UIEvent?) in screen.pressed(sender, with: event) } })
}

@Suite("A control tells those that ask")
struct ControlTargetTests {
  private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  @Test("Methods get nothing, the sender, or the event too; of one method and target events add up")
  func methods() {
    let screen = Screen()
    control.tag = 7
    control.addTarget(screen, action: .pressed, for: .touchDown)
    control.addTarget(screen, action: .pressedBy, for: .touchUpInside)
    control.addTarget(screen, action: .pressedWith, for: .touchUpInside)
    control.addTarget(screen, action: .pressedBy, for: .valueChanged)
    Finger(on: control).tap(control)
    #expect(screen.calls == ["pressed", "pressed: 7", "with event: true"])
    screen.calls = []
    control.sendActions(for: [.valueChanged, .touchDown])
    #expect(screen.calls == ["pressed", "pressed: 7"])
    #expect(
      control.allTargets.count == 1
        && control.allControlEvents == [.touchDown, .touchUpInside, .valueChanged])
    #expect(
      control.actions(forTarget: screen, forControlEvent: .touchUpInside) == ["pressed:", "pressed:with:"])
    control.removeTarget(screen, action: .pressedBy, for: .touchUpInside)
    #expect(control.actions(forTarget: screen, forControlEvent: .touchUpInside) == ["pressed:with:"])
    #expect(control.actions(forTarget: screen, forControlEvent: .valueChanged) == ["pressed:"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(
      control.allControlEvents.isEmpty
        && control.actions(forTarget: screen, forControlEvent: .valueChanged) == nil)
  }

  @Test("Without a target, the nearest responder above that has the method is told; targets are not kept")
  func search() {
    let screen = Screen()
    screen.view.addSubview(control)
    control.addTarget(nil, action: .pressedBy, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(screen.calls == ["pressed: 0"])
    var other: Screen? = Screen()
    control.addTarget(other, action: .pressed, for: .touchUpInside)
    other = nil
    control.sendActions(for: .touchUpInside)
    #expect(screen.calls.count == 2)
  }

  @Test("A later action of the same identifier takes the place of the earlier at the same events")
  func actions() {
    let log = EventLog()
    func action(_ name: String, _ identifier: UIAction.Identifier?) -> UIAction {
      UIAction(identifier: identifier) { _ in log.names.append(name) }
    }
    control.addAction(action("one", "a".asIdentifier), for: [.touchDown, .touchUpInside])
    control.addAction(action("two", "a".asIdentifier), for: .touchUpInside)
    control.addAction(action("three", nil), for: .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["one"])
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["two", "three"])
    control.removeAction(identifiedBy: "a".asIdentifier, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["three"])
    var seen: [UIControl.Event] = []
    control.enumerateEventHandlers { action, method, events, stops in
      #expect(action != nil && method == nil)
      seen.append(events)
      stops = true
    }
    #expect(seen == [.touchDown])
  }

  @Test("The action of a control's making is its primary one, and knows its sender")
  func primary() {
    var sender: UIControl?
    let control = UIControl(
      frame: CGRect(x: 0, y: 0, width: 50, height: 50),
      primaryAction: UIAction { sender = $0.sender as? UIControl })
    Finger(on: control).tap(control)
    #expect(sender === control)
  }

  @Test("The space bar and return work the first responder, and readers any control")
  func keys() {
    let log = EventLog()
    let finger = Finger(on: control)
    control.log([("up", .touchUpInside), ("primary", .primaryActionTriggered)], into: log)
    finger.key(" ")
    #expect(log.take().isEmpty)
    #expect(control.becomeFirstResponder() && control.state == .focused)
    finger.key(" ")
    #expect(log.take() == ["up", "primary"])
    finger.key("\r")
    #expect(log.take() == ["up", "primary"])
    #expect(control.accessibilityActivate() && log.take() == ["up", "primary"])
    control.isEnabled = false
    #expect(!control.accessibilityActivate() && log.take().isEmpty)
    #expect(control.accessibilityTraits.contains(.notEnabled))
    control.isSelected = true
    #expect(
      control.accessibilityTraits.contains(.selected) && control.state == [.disabled, .selected, .focused])
    #expect(control.recursiveDescription == "UIControl (0 0 50 50) selected disabled")
  }
}

extension String {
  fileprivate var asIdentifier: UIAction.Identifier { UIAction.Identifier(self) }

  @Test("Each event is told of in turn: who listens to two that come together is told twice")
  func severalEvents() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let log = EventLog()
    control.addAction(UIAction { _ in log.names.append("primary") }, for: .primaryActionTriggered)
    control.addAction(
      UIAction { _ in log.names.append("both") }, for: [.touchUpInside, .primaryActionTriggered])
    Finger(on: control).tap(50, 20)
    #expect(log.take() == ["both", "primary", "both"])
  }
}
