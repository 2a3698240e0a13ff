import Foundation
import Testing

@testable import QuoinViews

extension Selector {
  fileprivate static let save = Selector("save:", Screen.save)
  fileprivate static let left = Selector("left", Field.left)
  fileprivate static let close = Selector("close", Code.close)
}

private final class Screen: UIViewController {
  var log: [String] = []
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "s", modifierFlags: .command, action: .save)]
  }
  func save(_ command: UIKeyCommand) { log.append("save \(command.input ?? "")") }
}

private final class Field: UIView, UIKeyInput {
  var text = ""
  var log: [String] = []
  var commands: [UIKeyCommand] = []
  var takesKeys = false
  var mayLeave = true
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { mayLeave }
  override var keyCommands: [UIKeyCommand]? { commands }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { text = String(text.dropLast()) }
  func left() { log.append("left") }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append("down \(presses.compactMap(\.key?.characters).sorted().joined())")
    if !takesKeys { super.pressesBegan(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append("up \(presses.compactMap(\.key?.characters).sorted().joined())")
  }
}

/// A view that does something of its own with what is typed.
private final class Code: UIView, TextEditing {
  let textEditor = TextEditor()
  var log: [String] = []
  var commands: [UIKeyCommand] = []
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { commands }
  func insertText(_ text: String) { log.append(text) }
  func deleteBackward() { log.append("back") }
  func close() { log.append("close") }
}

@Suite("Keys and the first responder")
struct KeyTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let screen = Screen()
  private let field = Field()

  private init() {
    window.rootViewController = screen
    screen.view.addSubview(field)
  }

  private func press(_ text: String, _ flags: UIKeyModifierFlags = [], code: UIKeyboardHIDUsage? = nil) {
    let press = UIPress(key: UIKey(characters: text, modifierFlags: flags, keyCode: code))
    window.sendEvent(UIPressesEvent(presses: [press], timestamp: nil))
    press.update(phase: .ended)
    window.sendEvent(UIPressesEvent(presses: [press], timestamp: nil))
  }

  @Test("One responder of a window is the first, if it may be and the one before lets it")
  func first() {
    let other = Field()
    #expect(!other.becomeFirstResponder(), "it stands in no window")
    screen.view.addSubview(other)
    #expect(field.becomeFirstResponder() && field.isFirstResponder && field.becomeFirstResponder())
    #expect(other.becomeFirstResponder() && other.isFirstResponder && !field.isFirstResponder)
    other.mayLeave = false
    #expect(!field.becomeFirstResponder() && !other.resignFirstResponder() && other.isFirstResponder)
    #expect(!UIView().becomeFirstResponder() && !screen.becomeFirstResponder())
    #expect(!screen.view.endEditing(false) && other.isFirstResponder)
    #expect(screen.view.endEditing(true) && window.firstResponder == nil)
    #expect(field.resignFirstResponder(), "whoever is not the first need not give anything up")
    field.becomeFirstResponder()
    #expect(other.endEditing(true) && field.isFirstResponder, "it stands elsewhere")
    field.removeFromSuperview()
    #expect(!field.isFirstResponder && window.firstResponder == nil)
  }

  @Test("Keys go to the first responder, and what nobody keeps is written")
  func written() {
    press("x")
    #expect(field.text.isEmpty)
    field.becomeFirstResponder()
    for text in ["a", "B", "\r", "1"] { press(text) }
    #expect(field.text == "aB\n1")
    #expect(field.log == ["down a", "up a", "down B", "up B", "down \r", "up \r", "down 1", "up 1"])
    press("\u{8}")
    press(UIKeyCommand.inputUpArrow)
    press("c", .command)
    #expect(field.text == "aB\n")
    field.takesKeys = true
    press("z")
    #expect(field.text == "aB\n")
  }

  @Test("A command up the responders takes its key, and nobody else hears of that")
  func commands() {
    field.becomeFirstResponder()
    press("s", .command)
    press("S", [.command, .alphaShift])
    press("s", [.command, .shift])
    #expect(screen.log == ["save s", "save s"])
    #expect(field.log == ["down s", "up s"])
  }

  @Test("Plain keys are written rather than taken for commands, unless these want it")
  func priority() {
    let command = UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: .left)
    field.commands = [command]
    field.becomeFirstResponder()
    press(UIKeyCommand.inputLeftArrow)
    #expect(!field.log.contains("left"))
    command.wantsPriorityOverSystemBehavior = true
    press(UIKeyCommand.inputLeftArrow)
    #expect(field.log.last == "left")
  }

  @Test("Keys are known by what they write on a US keyboard")
  func codes() {
    for (text, code) in [
      ("a", UIKeyboardHIDUsage.keyboardA), ("Z", .keyboardZ), ("1", .keyboard1), ("9", .keyboard9),
      ("0", .keyboard0), (" ", .keyboardSpacebar), (UIKeyCommand.inputEscape, .keyboardEscape),
      (UIKeyCommand.f12, .keyboardF12), ("é", .keyboardErrorUndefined),
    ] {
      #expect(UIKey(characters: text).keyCode == code)
    }
    for (code, number) in [
      (UIKeyboardHIDUsage.keyboardA, 0x04), (.keyboardZ, 0x1D), (.keyboard0, 0x27),
      (.keyboardReturnOrEnter, 0x28), (.keyboardSlash, 0x38), (.keyboardF12, 0x45),
      (.keyboardUpArrow, 0x52), (.keyboardRightGUI, 0xE7),
    ] {
      #expect(code.rawValue == number)
    }
  }

  @Test("A press is the same responder's until it is over, and its time the event's")
  func held() {
    let other = Field()
    screen.view.addSubview(other)
    field.becomeFirstResponder()
    let press = UIPress(key: UIKey(characters: "a"))
    window.sendEvent(UIPressesEvent(presses: [press], timestamp: 1))
    #expect(press.responder === field && press.window === window && press.timestamp == 1)
    other.becomeFirstResponder()
    press.update(phase: .ended)
    window.sendEvent(UIPressesEvent(presses: [press], timestamp: 2))
    #expect(field.log == ["down a", "up a"] && other.log.isEmpty && window.clock.time == 2)
  }

  @Test("What a view makes of typing is asked of the view, also where an editor writes its text")
  func ownTyping() {
    let code = Code()
    screen.view.addSubview(code)
    code.becomeFirstResponder()
    press("1")
    press("2")
    press("", code: .keyboardDeleteOrBackspace)
    press("\n", code: .keyboardReturnOrEnter)
    #expect(code.log == ["1", "2", "back", "\n"] && code.textEditor.string.isEmpty)
    code.textEditor.string = "ab"
    press("UIKeyInputLeftArrow", code: .keyboardLeftArrow)
    press("", .alternate, code: .keyboardDeleteOrBackspace)
    #expect(code.log.count == 4 && code.textEditor.string == "b", "moving and deleting words is the editor's")
  }

  @Test("A key that writes nothing performs its command beside a text, too")
  func escape() {
    let code = Code()
    code.commands = [
      UIKeyCommand(action: .close, input: UIKeyCommand.inputEscape),
      UIKeyCommand(action: .close, input: "x"),
      UIKeyCommand(action: .close, input: UIKeyCommand.inputLeftArrow),
    ]
    screen.view.addSubview(code)
    code.becomeFirstResponder()
    for (text, key) in [
      (UIKeyCommand.inputEscape, UIKeyboardHIDUsage.keyboardEscape), ("x", .keyboardX),
      (UIKeyCommand.inputLeftArrow, .keyboardLeftArrow),
    ] {
      press(text, code: key)
    }
    #expect(code.log == ["close", "x"])
  }
}
