import Foundation
import QuoinControls
import QuoinGraphics
import Testing

@Suite("Text fields")
struct TextFieldTests {
  private final class Listener: UITextFieldDelegate {
    var log: [String] = []
    var refuses: String?
    var mayEnd = true
    var mayBegin = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("began") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      log.append("asked \(range.location)+\(range.length) “\(string)”")
      return string != refuses
    }
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      log.append("clear")
      return true
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      log.append("return")
      return true
    }
  }

  private let listener = Listener()
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() {
    field.borderStyle = .roundedRect
    field.delegate = listener
    for (name, event) in [
      ("begin", UIControl.Event.editingDidBegin), ("changed", .editingChanged), ("end", .editingDidEnd),
    ] {
      field.addAction(UIAction { [listener] _ in listener.log.append("event \(name)") }, for: event)
    }
    window.addSubview(field)
    window.layoutIfNeeded()
  }

  private func tap(_ x: CGFloat, _ y: CGFloat = 17, times: Int = 1) {
    for _ in 0..<times {
      let touch = UITouch(at: CGPoint(x: x, y: y))
      window.sendEvent(UIEvent(touches: [touch], timestamp: window.clock.time + 0.05))
      touch.update(phase: .ended)
      window.sendEvent(UIEvent(touches: [touch], timestamp: window.clock.time + 0.05))
    }
    window.clock.advance(by: 1)
  }

  private func type(_ text: String, _ modifiers: UIKeyModifierFlags = []) {
    for character in text {
      window.sendEvent(
        UIPressesEvent(presses: [UIPress(key: UIKey(characters: String(character), modifierFlags: modifiers))]
        ))
    }
  }

  @Test("Notifications tell of fields and text views what their delegates hear")
  func notifications() {
    final class Observer {
      var log: [String] = []
      func note(_ notification: Notification) {
        log.append(notification.name.rawValue.replacingOccurrences(of: "Notification", with: ""))
      }
    }
    let observer = Observer()
    let view = UITextView(frame: CGRect(x: 0, y: 50, width: 200, height: 100))
    window.addSubview(view)
    for (name, object) in [
      (UITextField.textDidBeginEditingNotification, field), (UITextField.textDidChangeNotification, field),
      (UITextField.textDidEndEditingNotification, field),
      (UITextView.textDidBeginEditingNotification, view), (UITextView.textDidChangeNotification, view),
      (UITextView.textDidEndEditingNotification, view),
    ] as [(Notification.Name, UIView)] {
      NotificationCenter.default.addObserver(
        observer, selector: Selector("note:", Observer.note), name: name, object: object)
    }
    for input in [field, view] as [any UIKeyInput & UIView] {
      input.becomeFirstResponder()
      type("a")
      input.resignFirstResponder()
    }
    #expect(
      observer.log
        == ["UITextField", "UITextView"].flatMap { kind in
          ["TextDidBeginEditing", "TextDidChange", "TextDidEndEditing"].map { kind + $0 }
        })
  }

  @Test("A tap begins to write; delegate and events tell of all that follows")
  func writing() {
    field.text = "ab"
    tap(150)
    type("c d")
    #expect(field.text == "abc d" && field.isEditing)
    #expect(
      listener.log == [
        "began", "event begin", "asked 2+0 “c”", "event changed", "asked 3+0 “ ”", "event changed",
        "asked 4+0 “d”", "event changed",
      ])
    listener.log = []
    listener.refuses = "x"
    type("x")
    #expect(field.text == "abc d" && listener.log == ["asked 5+0 “x”"])
    listener.mayEnd = false
    #expect(!field.resignFirstResponder() && field.isEditing)
    listener.mayEnd = true
    listener.log = []
    #expect(field.resignFirstResponder() && listener.log == ["ended", "event end"])
    listener.mayBegin = false
    #expect(!field.becomeFirstResponder() && !field.isEditing)
  }

  @Test("The return key tells, and ends writing only where somebody listens for that")
  func returning() {
    field.becomeFirstResponder()
    var primary = 0
    field.addAction(UIAction { _ in primary += 1 }, for: .primaryActionTriggered)
    type("\n")
    #expect(listener.log.contains("return") && primary == 1 && field.isEditing && field.text == "")
    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    type("\n")
    #expect(!field.isEditing && primary == 2)
  }

  @Test("A tap places the caret where it is, a double tap selects a word, and a finger draws its handle")
  func selecting() throws {
    field.text = "one two three"
    tap(9)
    let first = try #require(field.selectedTextRange)
    #expect(first.isEmpty && field.offset(from: field.beginningOfDocument, to: first.start) == 0)
    tap(50, times: 2)
    var range = try #require(field.selectedTextRange)
    #expect(field.text(in: range) == "two")
    let end = field.caretRect(for: range.end)
    let touch = UITouch(at: CGPoint(x: end.maxX, y: end.maxY + 4))
    window.sendEvent(UIEvent(touches: [touch]))
    for step in 1...12 {
      touch.update(to: CGPoint(x: end.maxX + CGFloat(step) * 6, y: end.maxY + 4), phase: .moved)
      window.sendEvent(UIEvent(touches: [touch], timestamp: window.clock.time + 1.0 / 60))
    }
    touch.update(phase: .ended)
    window.sendEvent(UIEvent(touches: [touch]))
    range = try #require(field.selectedTextRange)
    #expect(field.text(in: range) == "two three")
    type("2")
    #expect(field.text == "one 2")
    field.undoManager?.undo()
    #expect(field.text == "one two three")
  }

  @Test("Bullets stand for a secret, which is not copied")
  func secrets() {
    let board = UIPasteboard.withUniqueName()
    UIPasteboard.$taskGeneral.withValue(board) {
      field.isSecureTextEntry = true
      field.becomeFirstResponder()
      type("pässword")
      type("a", .command)
      type("c", .command)
      field.copy(nil)
      #expect(board.string == nil && field.text == "pässword" && field.accessibilityValue == "••••••••")
      field.isSecureTextEntry = false
      field.selectAll(nil)
      field.cut(nil)
      #expect(board.string == "pässword" && field.text == "")
      field.paste(nil)
      #expect(field.text == "pässword")
    }
  }

  @Test("The button that clears is there when it is to be, and asks")
  func clearing() {
    func button() -> UIView? { field.subviews.first { !$0.isHidden } }
    field.text = "abc"
    #expect(button() == nil)
    field.clearButtonMode = .whileEditing
    #expect(button() == nil)
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    #expect(button()?.accessibilityLabel == "Clear text")
    #expect(
      field.editingRect(forBounds: field.bounds).maxX <= field.clearButtonRect(forBounds: field.bounds).minX)
    listener.log = []
    tap(field.clearButtonRect(forBounds: field.bounds).midX)
    #expect(field.text == "" && button() == nil && field.isEditing)
    #expect(listener.log == ["clear", "event changed"])
    field.clearButtonMode = .unlessEditing
    field.text = "x"
    #expect(button() == nil)
    field.resignFirstResponder()
    #expect(button() != nil)
  }

  @Test("Views stand beside the text when they are to be, and change sides where text runs the other way")
  func sides() {
    let (left, right) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UILabel())
    right.text = "CHF"
    (field.leftView, field.leftViewMode) = (left, .always)
    (field.rightView, field.rightViewMode) = (right, .unlessEditing)
    window.layoutIfNeeded()
    #expect(left.superview === field && left.frame == CGRect(x: 5, y: 7, width: 20, height: 20))
    let text = field.textRect(forBounds: field.bounds)
    #expect(text.minX == 30 && text.maxX == right.frame.minX - 5)
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    #expect(right.superview == nil && field.editingRect(forBounds: field.bounds).maxX == 193)
    field.traitOverrides = UITraitCollection(layoutDirection: .rightToLeft)
    window.layoutIfNeeded()
    #expect(left.frame.maxX == 195 && field.textRect(forBounds: field.bounds).maxX < left.frame.minX)
  }

  @Test("Text that is too long scrolls with the caret, and is cut while it is not written in")
  func scrolling() throws {
    field.text = String(repeating: "word ", count: 20)
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    func caret() -> CGRect {
      field.caretRect(for: field.selectedTextRange?.start ?? field.beginningOfDocument)
    }
    #expect(field.bounds.contains(CGPoint(x: caret().midX, y: caret().midY)))
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    #expect(caret().minX >= 6 && caret().minX < 10)
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 4
    field.text = "some words too many for it"
    field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
    #expect(caret().maxX <= 195)
  }

  @Test("It measures its text, or else its placeholder, and has UIKit's height with a border")
  func measuring() {
    field.placeholder = "A name that is long"
    let empty = field.intrinsicContentSize
    #expect(abs(empty.height - 34) <= 1 && empty.width > 140)
    field.text = "x"
    #expect(field.intrinsicContentSize.width < empty.width)
    field.borderStyle = .none
    #expect(field.intrinsicContentSize.height < 24)
    field.font = .systemFont(ofSize: 40)
    #expect(field.intrinsicContentSize.height > 44)
    #expect(field.textRect(forBounds: field.bounds) == field.bounds)
  }

  @Test("Attributes of the text stay as it is written")
  func attributes() {
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
    field.attributedText = text
    field.becomeFirstResponder()
    type("c")
    #expect(field.text == "abc")
    #expect(field.attributedText?.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.red])
    #expect(field.placeholder == "Name")
    field.textColor = .blue
    #expect(
      field.attributedText?.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .blue)
  }

  @Test("It takes the text away when writing begins, where it is to")
  func clearsOnBeginning() {
    field.text = "old"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "")
    field.resignFirstResponder()
    field.clearsOnBeginEditing = false
    field.text = "old"
    field.clearsOnInsertion = true
    field.becomeFirstResponder()
    type("n")
    #expect(field.text == "n")
  }

  @Test("Disabled, it is neither written in nor told of as if it could be")
  func disabled() {
    field.text = "x"
    field.isEnabled = false
    tap(20)
    #expect(!field.isEditing && field.accessibilityTraits.contains(.notEnabled))
    #expect(field.stateDescription == "\"x\" disabled")
  }

  @Test("It is read out with its placeholder as name and its text as value")
  func reading() {
    field.placeholder = "Name"
    #expect(
      field.isAccessibilityElement && field.accessibilityLabel == "Name" && field.accessibilityValue == nil)
    #expect(field.stateDescription == "[Name]")
    field.text = "Ada"
    #expect(field.accessibilityValue == "Ada" && field.accessibilityActivate() && field.isEditing)
    #expect(field.stateDescription == "\"Ada\" editing")
  }

  @Test("The caret of an empty field stands in the middle, as high as a line")
  func emptyCaret() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    field.font = .systemFont(ofSize: 13)
    let finger = Finger(on: field)
    field.becomeFirstResponder()
    let caret = field.caretRect(for: field.beginningOfDocument)
    #expect(abs(caret.midY - 30) <= 1.5)
    finger.key("a")
    #expect(abs(field.caretRect(for: field.beginningOfDocument).midY - caret.midY) <= 1)
  }
}
