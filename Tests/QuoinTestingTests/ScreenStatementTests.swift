import QuoinTemplates
import QuoinTesting
import Testing

@Suite("What a person does to a screen")
struct ScreenStatementTests {
  private let trial = TrialRun()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let pad = UIView(frame: CGRect(x: 20, y: 20, width: 160, height: 160))
  private let screen: Screen

  private init() {
    pad.accessibilityIdentifier = "pad"
    pad.isMultipleTouchEnabled = true
    window.addSubview(pad)
    screen = Screen(window)
  }

  @Test("Two taps are two, and one statement makes a double tap")
  func taps() {
    var (single, double, times): (Int, Int, [TimeInterval]) = (0, 0, [])
    let twice = UITapGestureRecognizer { _ in double += 1 }
    twice.numberOfTapsRequired = 2
    let once = UITapGestureRecognizer { [window] _ in
      single += 1
      times.append(window.clock.time)
    }
    once.require(toFail: twice)
    pad.addGestureRecognizer(once)
    pad.addGestureRecognizer(twice)
    screen.tap("pad")
    screen.tap("pad")
    screen.wait(1)
    #expect(single == 2 && double == 0)
    screen.tap("pad", times: 2)
    screen.wait(1)
    #expect(single == 2 && double == 1)
    screen.tap(at: CGPoint(x: 30, y: 30), times: 2)
    #expect(double == 2)
  }

  @Test("A tap takes a twentieth of a second, and another place is tapped at once")
  func tapTime() {
    screen.tap(at: CGPoint(x: 30, y: 30))
    #expect(abs(window.clock.time - 0.05) < 1e-9)
    screen.tap(at: CGPoint(x: 90, y: 30))
    #expect(abs(window.clock.time - 0.1) < 1e-9)
    screen.tap(at: CGPoint(x: 95, y: 30))
    #expect(abs(window.clock.time - 0.55) < 1e-9)
  }

  @Test("A long press, a swipe, a drag, a pinch and a turn are taken for what they are")
  func gestures() {
    var log: [String] = []
    pad.addGestureRecognizer(UILongPressGestureRecognizer { if $0.state == .began { log.append("press") } })
    screen.longPress("pad")
    #expect(log == ["press"])

    pad.gestureRecognizers = []
    for (direction, name) in [
      (UISwipeGestureRecognizer.Direction.left, "left"), (.right, "right"), (.up, "up"), (.down, "down"),
    ] {
      let swipe = UISwipeGestureRecognizer { _ in log.append(name) }
      swipe.direction = direction
      pad.addGestureRecognizer(swipe)
    }
    for direction in [Screen.Direction.up, .left, .down, .right] { screen.swipe(direction, on: "pad") }
    screen.swipe(.left)
    #expect(log.dropFirst() == ["up", "left", "down", "right", "left"])

    pad.gestureRecognizers = []
    var (moved, velocity) = (CGPoint.zero, CGPoint.zero)
    pad.addGestureRecognizer(
      UIPanGestureRecognizer { pan in
        moved = pan.translation(in: nil)
        if pan.state == .ended { velocity = pan.velocity(in: nil) }
      })
    screen.drag("pad", by: CGPoint(x: 40, y: -30))
    #expect(abs(moved.x) > 20 && moved.y < -15 && velocity == .zero)

    pad.gestureRecognizers = []
    var (scale, angle): (CGFloat, CGFloat) = (1, 0)
    pad.addGestureRecognizer(UIPinchGestureRecognizer { scale = $0.scale })
    screen.pinch("pad", by: 2)
    #expect(abs(scale - 2) < 0.3)
    screen.pinch("pad", by: 0.5)
    #expect(abs(scale - 0.5) < 0.15)
    pad.gestureRecognizers = []
    pad.addGestureRecognizer(UIRotationGestureRecognizer { angle = $0.rotation })
    screen.rotate("pad", by: 1)
    #expect(abs(angle - 1) < 0.3)
    #expect(
      trial.run { screen.pinch("pad", by: 0) }.map(\.sentence) == [
        "pinch(\"pad\", by: 0): fingers cannot be 0.0 times as far apart; a scale is above 0"
      ])
  }

  @Test("Something is dragged onto something else")
  func dragOnto() {
    let target = UIView(frame: CGRect(x: 180, y: 180, width: 20, height: 20))
    target.accessibilityIdentifier = "bin"
    window.addSubview(target)
    var end = CGPoint.zero
    pad.addGestureRecognizer(UIPanGestureRecognizer { [window] in end = $0.location(in: window) })
    screen.drag("pad", onto: "bin")
    #expect(end == CGPoint(x: 190, y: 190))
  }

  @Test("Time passes as it is told, with what happens in it")
  func waiting() {
    UIView.animate(withDuration: 1) { pad.alpha = 0 }
    screen.wait(0.5)
    #expect(window.clock.time == 0.5)
    screen.wait(0.6)
    #expect(abs(window.clock.time - 1.1) < 1e-9)
  }

  private final class Field: UIView, UIKeyInput {
    var text = ""
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text = String(text.dropLast()) }
  }

  private func addField(_ name: String, at y: CGFloat) -> Field {
    let field = Field(frame: CGRect(x: 0, y: y, width: 100, height: 40))
    field.accessibilityLabel = name
    field.addGestureRecognizer(UITapGestureRecognizer { [unowned field] _ in field.becomeFirstResponder() })
    pad.addSubview(field)
    return field
  }

  @Test("Text is typed key by key into what a tap gives the keys")
  func typing() {
    let (name, city) = (addField("Name", at: 0), addField("City", at: 60))
    screen.type("Ada L.", into: "Name")
    let time = window.clock.time
    screen.type("!\u{8}\u{8} é👍🏽\n", into: "Name")
    #expect(name.text == "Ada L é👍🏽\n" && window.clock.time == time)
    screen.type("Paris", into: "City")
    screen.type(", F")
    #expect(city.text == "Paris, F" && name.text.count == 9)
  }

  @Test("What takes no text is said with who has the keys")
  func noText() {
    #expect(
      trial.run { screen.type("Ada", into: "pad") }.map(\.sentence) == [
        "type(\"Ada\", into: \"pad\"): “pad” takes no text: after a tap nothing has the keys"
      ])
    let other = Screen(window)
    #expect(
      trial.run { other.type("Ada") }.map(\.sentence) == [
        "type(\"Ada\"): nothing takes text: nothing has the keys"
      ])
  }

  @Test("A key with modifiers stands for a command")
  func commands() {
    final class Commands: UIViewController {
      var count = 0
      func save(_ command: UIKeyCommand) { count += 1 }
      override var keyCommands: [UIKeyCommand]? {
        [
          UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save:", Commands.save)),
          UIKeyCommand(
            input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("save:", Commands.save)),
        ]
      }
    }
    let controller = Commands()
    let screen = Screen(controller)
    screen.press("s", .command)
    screen.press("s")
    screen.press(UIKeyCommand.inputEscape)
    #expect(controller.count == 2)
  }

  @Test("A template is shown and used")
  func templates() throws {
    let template = try Template(markup: "<UIView><UILabel text=\"{words}\"/></UIView>", name: "words.xml")
    let node = try template.instantiate(state: ["words": "Hello"])
    let screen = Screen(node, size: CGSize(width: 100, height: 50))
    #expect(screen.view("Hello") is UILabel)
    node.setState(["words": "Bye"])
    #expect(screen.view("Bye") is UILabel && screen.view("Hello") == nil)
  }
}
