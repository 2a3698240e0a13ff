import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

/// A view that takes text.
private final class Field: UIView, TextEditing {
  let textEditor = TextEditor()
  override var canBecomeFirstResponder: Bool { true }
}

@Suite("Text input as UIKit has it")
struct TextEditingTests {
  private let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private var editor: TextEditor { field.textEditor }

  private func place(_ offset: Int) throws -> UITextPosition {
    try #require(field.position(from: field.beginningOfDocument, offset: offset))
  }

  private func range(_ start: Int, _ end: Int) throws -> UITextRange {
    try #require(field.textRange(from: place(start), to: place(end)))
  }

  @Test("Offsets count UTF-16 code units, and places are never within a character")
  func offsets() throws {
    editor.string = "a😀e\u{301}b"
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 6)
    for (offset, bytes) in [(0, 0), (1, 1), (2, 5), (3, 5), (4, 8), (5, 8), (6, 9)] {
      #expect(try place(offset).place == bytes)
    }
    #expect(field.position(from: field.beginningOfDocument, offset: 7) == nil)
    #expect(field.position(from: field.beginningOfDocument, offset: -1) == nil)
    #expect(try field.position(from: place(3), offset: -2) == place(1))
    #expect(try field.position(from: place(3), offset: -1) == place(1), "back out of the character")
    #expect(try field.position(from: place(3), offset: 0) == place(3))
    #expect(try field.text(in: range(1, 5)) == "😀e\u{301}")
    #expect(try field.text(in: range(5, 1)) == "😀e\u{301}")
    #expect(try field.compare(place(1), to: place(3)) == .orderedAscending)
    #expect(try field.compare(place(3), to: place(1)) == .orderedDescending)
    #expect(try field.compare(place(2), to: place(3)) == .orderedSame)
  }

  @Test("Writing, replacing, selecting and marking go to the editor")
  func writing() throws {
    #expect(!field.hasText)
    field.insertText("abc")
    field.deleteBackward()
    #expect(editor.string == "ab" && field.hasText)
    try field.replace(range(0, 1), withText: "xy")
    #expect(editor.string == "xyb")
    #expect(try field.selectedTextRange == range(2, 2))
    field.selectedTextRange = try range(1, 3)
    #expect(editor.selection.range == 1..<3 && field.selectedTextRange?.isEmpty == false)
    field.selectedTextRange = nil
    #expect(editor.selection.range == 1..<3)
    field.setMarkedText("é😀", selectedRange: NSRange(location: 1, length: 2))
    #expect(try field.markedTextRange == range(1, 4))
    #expect(editor.selectionText == "😀")
    field.unmarkText()
    #expect(field.markedTextRange == nil && editor.string == "xé😀")
    field.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
    #expect(editor.string == "xé")
    field.markedTextStyle = [.underlineStyle: 1]
    #expect(field.markedTextStyle?.count == 1)
  }

  @Test("Places on the screen are those of the editor's layout, moved to where the view shows it")
  func screen() throws {
    editor.string = "ab\ncd"
    let layout = editor.arranged.layout
    editor.arrange = { _ in (layout, CGPoint(x: 10, y: 20)) }
    let caret = try field.caretRect(for: place(1))
    #expect(caret == layout.caretRect(before: 1).offsetBy(dx: 10, dy: 20))
    #expect(try field.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY)) == place(1))
    #expect(
      try field.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY), within: range(3, 5)) == place(3))
    #expect(try field.closestPosition(to: CGPoint(x: 500, y: 500), within: range(0, 2)) == place(2))
    #expect(try field.closestPosition(to: CGPoint(x: 500, y: 500), within: range(0, 5)) == place(5))
    #expect(try field.characterRange(at: CGPoint(x: caret.minX + 2, y: caret.midY)) == range(1, 2))
    #expect(field.characterRange(at: CGPoint(x: 5, y: 25)) == nil)
    let rects = try field.selectionRects(for: range(1, 4))
    #expect(rects.map(\.containsStart) == [true, false] && rects.map(\.containsEnd) == [false, true])
    #expect(rects.allSatisfy { $0.writingDirection == .leftToRight && !$0.isVertical })
    #expect(try rects[0].rect.minX == caret.minX && field.firstRect(for: range(1, 4)) == rects[0].rect)
    #expect(try field.firstRect(for: range(1, 1)) == caret)
    #expect(try field.selectionRects(for: range(1, 1)).isEmpty)
  }

  @Test("Directions on the screen")
  func directions() throws {
    editor.string = "abc\ndef"
    #expect(try field.position(from: place(1), in: .right, offset: 2) == place(3))
    #expect(try field.position(from: place(1), in: .left, offset: -2) == place(3))
    #expect(try field.position(from: place(1), in: .left, offset: 2) == nil)
    #expect(try field.position(from: place(0), in: .down, offset: 1) == place(4))
    #expect(try field.position(from: place(4), in: .up, offset: 1) == place(0))
    #expect(try field.position(within: range(1, 6), farthestIn: .left) == place(1))
    #expect(try field.position(within: range(1, 6), farthestIn: .right) == place(6))
    #expect(try field.position(within: range(1, 6), farthestIn: .up) == place(1))
    #expect(try field.position(within: range(1, 6), farthestIn: .down) == place(6))
    #expect(try field.characterRange(byExtending: place(1), in: .right) == range(1, 3))
    #expect(try field.characterRange(byExtending: place(1), in: .left) == range(0, 1))
    #expect(try field.characterRange(byExtending: place(1), in: .down) == range(1, 7))
    #expect(try field.characterRange(byExtending: place(1), in: .up) == range(0, 1))
    #expect(try field.baseWritingDirection(for: place(1), in: .forward) == .leftToRight)
    editor.string = "שלום"
    #expect(try field.baseWritingDirection(for: place(1), in: .forward) == .rightToLeft)
    #expect(try field.position(within: range(1, 3), farthestIn: .left) == place(3))
    #expect(try field.position(within: range(1, 3), farthestIn: .right) == place(1))
    #expect(try field.selectionRects(for: range(0, 2))[0].writingDirection == .rightToLeft)
  }

  @Test("The tokenizer knows words, sentences, paragraphs, lines and the whole")
  func tokenizer() throws {
    editor.string = "One two. Three?\nFour"
    let tokenizer = field.tokenizer
    let (forward, backward) = (UITextDirection.storage(.forward), UITextDirection.storage(.backward))
    func enclosing(_ offset: Int, _ unit: UITextGranularity, _ direction: UITextDirection) throws -> String? {
      try tokenizer.rangeEnclosingPosition(place(offset), with: unit, inDirection: direction)
        .flatMap { field.text(in: $0) }
    }
    #expect(try enclosing(5, .word, forward) == "two" && enclosing(4, .word, forward) == "two")
    #expect(try enclosing(4, .word, backward) == nil && enclosing(7, .word, backward) == "two")
    #expect(try enclosing(7, .word, forward) == nil)
    #expect(
      try enclosing(3, .sentence, forward) == "One two. " && enclosing(9, .sentence, forward) == "Three?\n")
    #expect(
      try enclosing(3, .paragraph, forward) == "One two. Three?"
        && enclosing(17, .paragraph, forward) == "Four")
    #expect(try enclosing(3, .character, forward) == " " && enclosing(3, .character, backward) == "e")
    #expect(try enclosing(3, .document, forward) == editor.string)
    #expect(try enclosing(17, .line, forward) == "Four")
    #expect(try tokenizer.isPosition(place(7), atBoundary: .word, inDirection: forward))
    #expect(try !tokenizer.isPosition(place(7), atBoundary: .word, inDirection: backward))
    #expect(try tokenizer.isPosition(place(4), atBoundary: .word, inDirection: backward))
    #expect(try !tokenizer.isPosition(place(5), atBoundary: .word, inDirection: forward))
    #expect(try tokenizer.isPosition(place(5), withinTextUnit: .word, inDirection: forward))
    #expect(try !tokenizer.isPosition(place(8), withinTextUnit: .word, inDirection: forward))
    #expect(try tokenizer.position(from: place(1), toBoundary: .word, inDirection: forward) == place(3))
    #expect(try tokenizer.position(from: place(3), toBoundary: .word, inDirection: forward) == place(7))
    #expect(try tokenizer.position(from: place(3), toBoundary: .word, inDirection: backward) == place(0))
    #expect(try tokenizer.position(from: place(0), toBoundary: .word, inDirection: backward) == nil)
    #expect(
      try tokenizer.position(from: place(1), toBoundary: .word, inDirection: .layout(.right)) == place(3))
    #expect(
      try tokenizer.position(from: place(1), toBoundary: .word, inDirection: .layout(.left)) == place(0))
    #expect(
      try tokenizer.position(from: place(1), toBoundary: .word, inDirection: .layout(.down)) == place(3))
    let other = UITextInputStringTokenizer(textInput: field)
    #expect(try other.isPosition(place(7), atBoundary: .word, inDirection: forward))
  }

  @Test("The delegate hears of what does not come from the keyboard")
  func delegate() {
    final class Delegate: UITextInputDelegate {
      var log: [String] = []
      func selectionWillChange(_ textInput: (any UITextInput)?) { log.append("selection?") }
      func selectionDidChange(_ textInput: (any UITextInput)?) { log.append("selection") }
      func textWillChange(_ textInput: (any UITextInput)?) { log.append("text?") }
      func textDidChange(_ textInput: (any UITextInput)?) { log.append("text \(textInput is Field)") }
    }
    let delegate = Delegate()
    field.inputDelegate = delegate
    #expect(field.inputDelegate === delegate)
    field.insertText("a")
    #expect(delegate.log == [])
    editor.string = "abc"
    editor.move(.left)
    editor.move(.right)
    #expect(delegate.log == ["text?", "text true", "selection?", "selection", "selection?", "selection"])
    delegate.log = []
    field.insertText("d")
    editor.undoManager.undo()
    #expect(delegate.log == ["text?", "text true"])
  }

  @Test("A view that says nothing leaves the keyboard its ways")
  func traits() {
    field.keyboardType = .emailAddress
    #expect(field.keyboardType == .default && field.autocapitalizationType == .sentences)
    #expect(!field.isSecureTextEntry && field.textContentType == nil && field.returnKeyType == .default)
  }

  // MARK: Keys

  private func press(_ text: String, _ flags: UIKeyModifierFlags = [], code: UIKeyboardHIDUsage? = nil) {
    let window = field.window ?? UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    if field.superview == nil { window.addSubview(field) }
    field.becomeFirstResponder()
    let press = UIPress(key: UIKey(characters: text, modifierFlags: flags, keyCode: code))
    window.sendEvent(UIPressesEvent(presses: [press], timestamp: nil))
    press.update(phase: .ended)
    window.sendEvent(UIPressesEvent(presses: [press], timestamp: nil))
  }

  @Test("Keys write, move, select and delete")
  func keys() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.addSubview(field)
    for letter in ["H", "i"] { press(letter) }
    press("\r")
    press("\t")
    #expect(editor.string == "Hi\n\t")
    press("\u{8}", code: .keyboardDeleteOrBackspace)
    press("y")
    press("o")
    press(UIKeyCommand.inputLeftArrow)
    #expect(editor.selection.range == 4..<4)
    press(UIKeyCommand.inputRightArrow, .shift)
    #expect(editor.selection.range == 4..<5)
    press(UIKeyCommand.inputUpArrow, .command)
    #expect(editor.selection.range == 0..<0)
    press(UIKeyCommand.inputDelete)
    #expect(editor.string == "i\nyo")
    press("k", .control)
    #expect(editor.string == "\nyo")
    press(UIKeyCommand.inputEscape)
    press(UIKeyCommand.f1)
    #expect(editor.string == "\nyo")
  }

  private static let movingKeys: [(key: String, flags: UIKeyModifierFlags, end: Int)] = [
    (UIKeyCommand.inputLeftArrow, .alternate, 8), (UIKeyCommand.inputLeftArrow, .command, 8),
    (UIKeyCommand.inputRightArrow, .alternate, 13), (UIKeyCommand.inputRightArrow, .command, 18),
    (UIKeyCommand.inputUpArrow, .alternate, 8), (UIKeyCommand.inputDownArrow, .alternate, 18),
    (UIKeyCommand.inputDownArrow, .command, 22), (UIKeyCommand.inputHome, [], 0),
    (UIKeyCommand.inputEnd, [], 22), ("a", .control, 8), ("e", .control, 18), ("b", .control, 9),
    ("f", .control, 11), ("p", .control, 2), ("n", .control, 21),
  ]

  @Test("Each key moves with its modifiers, and selects with shift", arguments: movingKeys)
  func moving(key: String, flags: UIKeyModifierFlags, end: Int) {
    editor.string = "one two\nthree four\nabc"
    editor.arrange = { string in
      let font = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)
      return (TextLayout(text: AttributedText(string, font: font)), .zero)
    }
    editor.selection = TextSelection(TextPosition(10))
    press(key, flags)
    #expect(editor.selection.range == end..<end)
    editor.selection = TextSelection(TextPosition(10))
    press(key, flags.union(.shift))
    #expect(editor.selection.anchor == 10 && editor.selection.head.offset == end)
  }

  @Test(
    "Deleting keys take a word, or all to the end of the line",
    arguments: [
      ("\u{8}", UIKeyboardHIDUsage.keyboardDeleteOrBackspace, UIKeyModifierFlags.alternate, "one o three"),
      ("\u{8}", .keyboardDeleteOrBackspace, .command, "o three"),
      ("\u{8}", .keyboardDeleteOrBackspace, .shift, "one to three"),
      ("h", .keyboardH, .control, "one to three"), ("d", .keyboardD, .control, "one tw three"),
      (UIKeyCommand.inputDelete, .keyboardDeleteForward, .alternate, "one tw three"),
      (UIKeyCommand.inputDelete, .keyboardDeleteForward, .command, "one tw"),
      ("k", .keyboardK, .control, "one tw"),
    ])
  func deletingKeys(key: String, code: UIKeyboardHIDUsage, flags: UIKeyModifierFlags, expected: String) {
    editor.string = "one two three"
    editor.selection = TextSelection(TextPosition(6))
    press(key, flags, code: code)
    #expect(editor.string == expected)
  }

  @Test("Commands cut, copy, paste, select all, take back and make again")
  func commands() {
    UIPasteboard.$taskGeneral.withValue(.withUniqueName()) {
      editor.insertText("one")
      press("a", .command)
      press("c", .command)
      press("x", .command)
      #expect(editor.string == "")
      press("v", .command)
      press("v", .command)
      #expect(editor.string == "oneone")
      press("z", .command)
      #expect(editor.string == "one")
      press("z", [.command, .shift])
      #expect(editor.string == "oneone")
      press("q", .command)
      press("q", .control)
      #expect(editor.string == "oneone")
    }
  }

  @Test("In one line return and tab write nothing")
  func singleLine() {
    editor.isMultiline = false
    press("a")
    press("\r")
    press("\t")
    press("\t", .shift)
    #expect(editor.string == "a")
    editor.isMultiline = true
    press("\t", .shift)
    #expect(editor.string == "a\t", "nobody else wants it")
  }
}

extension TextEditor {
  fileprivate var selectionText: String { content.selectedText }
}
