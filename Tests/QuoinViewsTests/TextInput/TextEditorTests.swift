import Foundation
import QuoinGraphics
import QuoinTestSupport
import Testing

@testable import QuoinViews

@Suite("Writing a text")
struct TextEditorTests {
  private let editor = TextEditor()

  /// The text with `|` for the caret, or `[` and `]` around what is selected.
  private var shown: String {
    let bytes = Array(editor.string.utf8)
    let range = editor.selection.range
    func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let (before, after) = (part(0..<range.lowerBound), part(range.upperBound..<bytes.count))
    return range.isEmpty ? before + "|" + after : before + "[" + part(range) + "]" + after
  }

  @Test("What is written stands in the place of what is selected")
  func writing() {
    editor.insertText("Helo")
    editor.move(.left)
    editor.insertText("l")
    #expect(shown == "Hell|o")
    editor.move(.wordLeft, extending: true)
    #expect(shown == "[Hell]o" && editor.selection.head.offset == 0)
    editor.insertText("J")
    #expect(shown == "J|o")
    editor.selectAll()
    #expect(shown == "[Jo]")
    editor.delete(.forward)
    #expect(shown == "|" && editor.string.isEmpty)
  }

  @Test("Deleting takes what is selected, or what a caret would pass")
  func deleting() {
    editor.string = "one two three"
    editor.delete(.wordBackward)
    #expect(shown == "one two |")
    editor.delete(.backward)
    editor.delete(.lineStart)
    #expect(shown == "|")
    editor.delete(.backward)
    editor.string = "e\u{301}a"
    editor.move(.textStart)
    editor.delete(.forward)
    #expect(shown == "|a")
  }

  @Test("A caret that moves out of a selection stays at the end that it moves to")
  func leavingSelections() {
    editor.string = "one two"
    for (movement, expected) in [
      (TextMovement.left, "one |two"), (.right, "one two|"), (.backward, "one |two"), (.forward, "one two|"),
      (.wordLeft, "|one two"), (.up, "|one two"), (.down, "one two|"),
    ] {
      editor.selection = TextSelection(4..<7)
      if movement == .wordLeft { editor.selection = TextSelection(anchor: 7, head: TextPosition(4)) }
      editor.move(movement)
      #expect(shown == expected, "\(movement)")
    }
    editor.string = "שלום"
    editor.selection = TextSelection(2..<6)
    editor.move(.left)
    #expect(editor.selection.head.offset == 6)
    editor.selection = TextSelection(2..<6)
    editor.move(.right)
    #expect(editor.selection.head.offset == 2)
    editor.string = "a\nb"
    editor.selection = TextSelection(1..<3)
    editor.move(.left)
    #expect(editor.selection.head.offset == 1, "on several lines the order of the text counts")
  }

  @Test("The column is kept as long as a caret goes up and down, and no longer")
  func columns() {
    editor.string = "aaaaaaaa\na\naaaaaaaa"
    editor.selection = TextSelection(TextPosition(5))
    editor.move(.down)
    editor.move(.down)
    #expect(editor.selection.head.offset == 16)
    editor.move(.up)
    editor.move(.left)
    editor.move(.down)
    #expect(editor.selection.head.offset == 11)
    editor.selection = TextSelection(TextPosition(5))
    editor.move(.down)
    editor.insertText("b")
    editor.move(.down)
    #expect(editor.selection.head.offset == 14, "behind what was written")
  }

  // MARK: Undo

  @Test("What is written in one go is one step, and so is what is deleted")
  func steps() {
    for letter in ["a", "b", "c"] { editor.insertText(letter) }
    #expect(editor.undoManager.undoActionName == "Typing")
    editor.delete(.backward)
    editor.delete(.backward)
    editor.undoManager.undo()
    #expect(shown == "abc|")
    editor.undoManager.undo()
    #expect(shown == "|")
    editor.undoManager.redo()
    #expect(shown == "abc|")
    editor.undoManager.redo()
    #expect(shown == "a|" && !editor.undoManager.canRedo)
    editor.undoManager.undo()
    editor.undoManager.undo()
    #expect(!editor.undoManager.canUndo)
  }

  @Test("A step ends where the caret is moved, a line is begun, or something is pasted over")
  func endsOfSteps() {
    editor.insertText("a")
    editor.move(.left)
    editor.insertText("b")
    editor.insertText("\n")
    editor.insertText("c")
    editor.replace(0..<1, with: "d")
    var texts: [String] = []
    while editor.undoManager.canUndo {
      editor.undoManager.undo()
      texts.append(editor.string)
    }
    #expect(texts == ["b\nca", "b\na", "ba", "a", ""])
    editor.insertText("x")
    editor.undoManager.removeAllActions()
    editor.insertText("y")
    editor.undoManager.undo()
    #expect(editor.string == "x", "what was forgotten is not taken on")
  }

  @Test("Setting the text forgets what could be taken back")
  func setting() {
    editor.insertText("a")
    editor.string = "b"
    #expect(!editor.undoManager.canUndo && shown == "b|")
  }

  @Test("All that is done is taken back and made again", arguments: 0..<20 as Range<UInt64>)
  func undoLaw(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    editor.string = "one e\u{301} שלום\ntwo"
    let start = editor.string
    for _ in 0..<40 {
      let count = editor.content.count
      switch Int(random.number(0...6)) {
      case 0, 1: editor.insertText(random.one(of: textPieces))
      case 2: editor.delete(random.one(of: [.backward, .forward, .wordBackward, .lineEnd, .paragraphStart]))
      case 3: editor.move(random.one(of: TextMovement.allCases), extending: random.chance(50))
      case 4: editor.setMarkedText(random.one(of: textPieces), selecting: 0..<1)
      case 5: editor.unmarkText()
      default:
        let (a, b) = (Int(random.number(0...count)), Int(random.number(0...count)))
        editor.replace(min(a, b)..<max(a, b), with: random.one(of: textPieces))
      }
    }
    editor.unmarkText()
    let end = editor.string
    var states: [[UInt8]] = []
    while editor.undoManager.canUndo {
      states.append(Array(editor.string.utf8))
      editor.undoManager.undo()
    }
    #expect(editor.string.utf8.elementsEqual(start.utf8), "seed \(seed)")
    for state in states.reversed() {
      editor.undoManager.redo()
      #expect(Array(editor.string.utf8) == state, "seed \(seed)")
    }
    #expect(!editor.undoManager.canRedo && editor.string.utf8.elementsEqual(end.utf8))
  }

  // MARK: Marked text

  @Test("What an input method has not settled is marked, and one step when it is")
  func marking() {
    editor.string = "a"
    editor.setMarkedText("k", selecting: 1..<1)
    editor.setMarkedText("か", selecting: 3..<3)
    #expect(shown == "aか|" && editor.content.marked == 1..<4 && !editor.undoManager.canUndo)
    editor.insertText("蚊")
    #expect(shown == "a蚊|" && editor.content.marked == nil)
    editor.undoManager.undo()
    #expect(shown == "a|" && !editor.undoManager.canUndo)
    editor.undoManager.redo()
    #expect(shown == "a蚊|")
  }

  @Test("Marked text is settled by moving, and gone when it is taken away")
  func settling() {
    editor.setMarkedText("abc", selecting: 1..<2)
    #expect(shown == "a[b]c")
    editor.move(.textEnd)
    #expect(editor.content.marked == nil && editor.undoManager.canUndo)
    editor.undoManager.undo()
    #expect(editor.string.isEmpty)
    editor.setMarkedText("x", selecting: 1..<1)
    editor.setMarkedText("", selecting: 0..<0)
    #expect(editor.content.marked == nil && editor.string.isEmpty && !editor.undoManager.canUndo)
    editor.setMarkedText("xy", selecting: 2..<2)
    editor.delete(.backward)
    #expect(editor.content.marked == 0..<1 && shown == "x|")
    editor.unmarkText()
    editor.undoManager.undo()
    #expect(editor.string.isEmpty)
  }

  // MARK: Telling

  @Test("What may not be written is not")
  func asking() {
    var asked: [String] = []
    editor.shouldReplace = { range, text in
      asked.append("\(range) \(text)")
      return text != "b"
    }
    editor.insertText("a")
    editor.insertText("b")
    editor.setMarkedText("b", selecting: 0..<0)
    editor.delete(.backward)
    #expect(asked == ["0..<0 a", "1..<1 b", "1..<1 b", "0..<1 "] && editor.string.isEmpty)
    #expect(editor.content.marked == nil)
  }

  @Test("Changes are told, with what was where")
  func telling() {
    var log: [String] = []
    editor.textDidChange = { log.append("\($0.start) -\($0.removed) +\($0.added)") }
    editor.selectionDidChange = { log.append("selection") }
    editor.insertText("ab")
    editor.move(.left)
    editor.move(.textStart)
    editor.move(.textStart)
    editor.selectAll()
    editor.delete(.backward)
    editor.undoManager.undo()
    #expect(
      log == [
        "0 - +ab", "selection", "selection", "selection", "selection", "0 -ab +", "selection", "0 - +ab",
        "selection",
      ])
  }

  // MARK: Pasteboard

  @Test("What is cut and copied is pasted; in one line, lines are joined")
  func pasteboard() {
    let board = UIPasteboard.withUniqueName()
    editor.string = "one two"
    editor.copy(to: board)
    #expect(board.string == nil)
    editor.selection = TextSelection(0..<3)
    editor.copy(to: board)
    #expect(board.string == "one" && shown == "[one] two")
    editor.selection = TextSelection(3..<7)
    editor.cut(to: board)
    #expect(board.string == " two" && shown == "one|")
    editor.cut(to: board)
    #expect(board.changeCount == 2)
    board.string = "a\nb\r\nc"
    editor.paste(from: board)
    #expect(editor.string == "onea\nb\r\nc")
    editor.undoManager.undo()
    editor.isMultiline = false
    editor.paste(from: board)
    #expect(editor.string == "onea b c")
  }

  // MARK: Fingers

  @Test("A tap puts the caret, two select the word and three the paragraph")
  func taps() {
    editor.string = "one two\nthree"
    let (layout, origin) = editor.arranged
    func point(_ place: Int) -> CGPoint {
      let rect = layout.caretRect(before: place)
      return CGPoint(x: origin.x + rect.minX + 2, y: origin.y + rect.midY)
    }
    editor.placeCaret(at: point(5))
    #expect(shown == "one t|wo\nthree")
    editor.select(.word, at: point(5))
    #expect(shown == "one [two]\nthree")
    editor.select(.paragraph, at: point(5))
    #expect(shown == "[one two]\nthree")
    editor.select(.word, at: CGPoint(x: 500, y: point(9).y))
    #expect(shown == "one two\n[three]", "behind the last character")
  }

  @Test("A handle takes one end of the selection along, and leaves a character at least")
  func handles() {
    editor.string = "abcdef"
    editor.selection = TextSelection(2..<4)
    func x(_ place: Int) -> CGPoint { CGPoint(x: editor.caretRect(for: TextPosition(place)).minX, y: 5) }
    editor.moveHandle(.end, to: x(6))
    #expect(shown == "ab[cdef]")
    editor.moveHandle(.start, to: x(0))
    #expect(shown == "[abcdef]")
    editor.moveHandle(.start, to: x(6))
    #expect(shown == "abcde[f]")
    editor.moveHandle(.end, to: x(0))
    #expect(shown == "abcde[f]")
  }
}

@Suite("Writing a secret")
struct SecretTextTests {
  private let editor = TextEditor()

  init() {
    editor.isSecure = true
    editor.isMultiline = false
  }

  @Test("Bullets stand for its characters, however many bytes these have")
  func bullets() {
    editor.insertText("aé😀b")
    #expect(editor.shownString == "••••" && editor.string == "aé😀b")
    let bullet = editor.caretRect(for: TextPosition(1)).minX
    #expect(bullet > 0)
    #expect(abs(editor.caretRect(for: TextPosition(7)).minX - 3 * bullet) < 0.01)
    #expect(editor.closestPosition(to: CGPoint(x: 2.1 * bullet, y: 5)).offset == 3)
    #expect(editor.selectionRects(for: 1..<7).map { ($0.width / bullet).rounded() } == [2])
  }

  @Test("A caret goes by characters, and by words over all of it")
  func movement() {
    editor.insertText("one twö")
    editor.move(.left)
    #expect(editor.selection.head.offset == 6)
    editor.move(.wordBackward)
    #expect(editor.selection.head.offset == 0)
    editor.move(.right)
    #expect(editor.selection.head.offset == 1)
    editor.move(.textEnd)
    editor.delete(.backward)
    #expect(editor.string == "one tw")
    editor.select(.word, at: CGPoint(x: 3, y: 5))
    #expect(editor.selection.range == 0..<6)
  }

  @Test("None of it is copied")
  func copying() {
    let pasteboard = UIPasteboard.withUniqueName()
    editor.insertText("secret")
    editor.selectAll()
    editor.copy(to: pasteboard)
    editor.cut(to: pasteboard)
    #expect(pasteboard.string == nil && editor.string == "secret")
  }
}
