import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("Caret, selection and handles")
struct SelectionDrawingTests {
  private let editor = TextEditor("abc def")

  private func drawn(_ drawing: SelectionDrawing) -> [CGColor?] {
    let image = try? Renderer.image(size: CGSize(width: 100, height: 60)) { canvas in
      drawing.drawBehind(on: canvas)
      drawing.drawInFront(on: canvas)
    }
    let caret = editor.caretRect(for: editor.selection.head)
    let line = editor.arranged.layout.lines[0].frame.offsetBy(dx: 0, dy: editor.arranged.origin.y)
    // At the caret, in the middle of the second letter, and at the foot of the first.
    return [
      (caret.minX + 0.5, caret.midY), (editor.caretRect(for: TextPosition(1)).midX + 2, line.midY),
      (2, line.maxY - 0.5),
    ].map { image?.cgImage?.color(x: Int($0.0), y: Int($0.1)) }
  }

  private let clear = CGColor(gray: 0, alpha: 0)

  @Test("A caret where nothing is selected, if it is shown")
  func caret() {
    editor.selection = TextSelection(TextPosition(3))
    #expect(drawn(SelectionDrawing(of: editor, color: .red))[0]?.red == 1)
    #expect(drawn(SelectionDrawing(of: editor, color: .red, showsCaret: false))[0] == clear)
  }

  @Test("What is selected has a fifth of the colour, what is marked a line below")
  func selection() throws {
    editor.selection = TextSelection(0..<3)
    let colors = drawn(SelectionDrawing(of: editor, color: .red))
    #expect(abs(try #require(colors[1]).alpha - 0.2) < 0.01)
    editor.string = ""
    editor.setMarkedText("abc", selecting: 3..<3)
    let marked = drawn(SelectionDrawing(of: editor, color: .red))
    #expect(abs(try #require(marked[1]).alpha - 0.1) < 0.01)
    // The line may lie across two rows of pixels.
    #expect(try #require(marked[2]).alpha > 0.2)
  }

  @Test("A caret blinks twice a second, beginning shown")
  func blinking() {
    #expect(
      [0, 0.49, 0.5, 0.99, 1, 1.5, -1].map { SelectionDrawing.isCaretShown(after: $0) }
        == [true, true, false, false, true, false, true])
  }

  @Test("A handle is taken hold of around its knob; the nearer of both")
  func handles() {
    editor.arrange = { string in
      (TextLayout(text: AttributedText(string, font: .systemFont(ofSize: 16))), CGPoint(x: 20, y: 20))
    }
    editor.selection = TextSelection(0..<3)
    let drawing = SelectionDrawing(of: editor, color: .red, showsHandles: true)
    let (start, end) = (editor.caretRect(for: TextPosition(0)), editor.caretRect(for: TextPosition(3)))
    #expect(drawing.handle(at: CGPoint(x: start.minX, y: start.minY - 5)) == .start)
    #expect(drawing.handle(at: CGPoint(x: end.minX, y: end.maxY + 5)) == .end)
    #expect(drawing.handle(at: CGPoint(x: end.minX + 21, y: end.maxY + 26)) == .end)
    #expect(drawing.handle(at: CGPoint(x: end.minX + 23, y: end.maxY + 5)) == nil)
    #expect(
      SelectionDrawing(of: editor, color: .red).handle(at: CGPoint(x: start.minX, y: start.minY)) == nil)
    editor.selection = TextSelection(TextPosition(3))
    #expect(drawing.handle(at: CGPoint(x: end.minX, y: end.maxY + 5)) == nil)
  }
}
