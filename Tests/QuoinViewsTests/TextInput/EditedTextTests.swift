import Foundation
import QuoinGraphics
import QuoinTestSupport
import Testing

@testable import QuoinViews

/// Pieces of text whose characters join, run both ways, and take one to many bytes.
let textPieces = [
  "a", "b", " ", "Quoin", "\n", "e\u{301}", "\u{301}", "e", "😀", "👨‍👩‍👧", "\u{200D}", "שלום", "لا", "漢", "\r",
  "\r\n", "1",
  "नि",
]

@Suite("A text that is being written")
struct EditedTextTests {
  /// The same as bytes and numbers, without any thought of speed.
  private struct Model {
    var bytes: [UInt8] = []
    var anchor = 0
    var head = 0
    var marked: Range<Int>?

    var boundaries: [Int] {
      var places = [0]
      for character in String(decoding: bytes, as: UTF8.self) {
        places.append(places[places.count - 1] + character.utf8.count)
      }
      return places
    }

    func down(_ place: Int) -> Int { boundaries.last { $0 <= max(place, 0) } ?? 0 }
    func up(_ place: Int) -> Int { boundaries.first { $0 >= place } ?? bytes.count }

    mutating func substitute(_ range: Range<Int>, _ text: String) {
      bytes.replaceSubrange(range, with: text.utf8)
      head = up(range.lowerBound + text.utf8.count)
      anchor = head
    }
  }

  private func text(_ count: Int, _ random: inout SeededGenerator) -> String {
    (0..<count).map { _ in random.one(of: textPieces) }.joined()
  }

  @Test("Random edits come to the same as with plain bytes", arguments: 0..<20 as Range<UInt64>)
  func law(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var edited = EditedText()
    var model = Model()
    for step in 0..<60 {
      let count = edited.count
      let (a, b) = (Int(random.number(-2...count + 2)), Int(random.number(-2...count + 2)))
      switch Int(random.number(0...5)) {
      case 0, 1:
        let text = text(Int(random.number(0...2)), &random)
        edited.insert(text)
        model.substitute(model.marked ?? min(model.anchor, model.head)..<max(model.anchor, model.head), text)
        model.marked = nil
      case 2:
        let text = text(Int(random.number(0...1)), &random)
        let range = min(max(min(a, b), 0), count)..<min(max(max(a, b), 0), count)
        edited.replace(range, with: text)
        let start = model.down(range.lowerBound)
        let whole = start..<(range.isEmpty ? start : max(start, model.up(range.upperBound)))
        if let marked = model.marked {
          let isWithin = marked.lowerBound <= whole.lowerBound && whole.upperBound <= marked.upperBound
          let end = marked.upperBound + text.utf8.count - whole.count
          model.marked = isWithin && end > marked.lowerBound ? marked.lowerBound..<end : nil
        }
        model.substitute(whole, text)
      case 3:
        edited.select(TextSelection(anchor: a, head: TextPosition(b)))
        (model.anchor, model.head) = (model.down(a), model.down(b))
      case 4:
        let text = text(Int(random.number(0...2)), &random)
        let length = text.utf8.count
        let start = Int(random.number(0...length))
        edited.mark(text, selecting: start..<length + 3)
        let range = model.marked ?? min(model.anchor, model.head)..<max(model.anchor, model.head)
        model.substitute(range, text)
        model.marked = text.isEmpty ? nil : range.lowerBound..<range.lowerBound + length
        (model.anchor, model.head) = (
          model.down(range.lowerBound + start), model.down(range.lowerBound + length)
        )
      default:
        edited.unmark()
        model.marked = nil
      }
      let words = "seed \(seed), step \(step)"
      #expect(Array(edited.string.utf8) == model.bytes, "\(words)")
      #expect(
        edited.selection.anchor == model.anchor && edited.selection.head.offset == model.head, "\(words)")
      #expect(edited.marked == model.marked, "\(words)")
    }
  }

  @Test(
    "Changes are taken back and made again to the byte, selections included",
    arguments: 0..<20 as Range<UInt64>)
  func undoLaw(seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ 500)
    var edited = EditedText(text(5, &random))
    var states = [edited]
    var changes: [TextChange] = []
    for _ in 0..<20 {
      let (a, b) = (Int(random.number(0...edited.count)), Int(random.number(0...edited.count)))
      edited.select(TextSelection(anchor: a, head: TextPosition(b)))
      states[states.count - 1] = edited
      changes.append(edited.insert(text(Int(random.number(0...2)), &random)))
      states.append(edited)
    }
    for (change, state) in zip(changes, states).reversed() {
      edited.undo(change)
      #expect(edited.string.utf8.elementsEqual(state.string.utf8) && edited.selection == state.selection)
    }
    for (change, state) in zip(changes, states.dropFirst()) {
      edited.redo(change)
      #expect(edited.string.utf8.elementsEqual(state.string.utf8))
    }
  }

  @Test("The caret of a new text is at its end, and stays between whole characters")
  func selecting() {
    var text = EditedText("e\u{301}a")
    #expect(text.selection == TextSelection(TextPosition(4)) && text.selection.isEmpty)
    text.select(TextSelection(anchor: 1, head: TextPosition(99)))
    #expect(text.selection.range == 0..<4 && text.selectedText == "e\u{301}a")
    text.select(TextSelection(TextPosition(-5)))
    #expect(text.selection.range == 0..<0)
    text.select(TextSelection(anchor: 4, head: TextPosition(3, affinity: .upstream)))
    #expect(text.selection.head.affinity == .upstream && text.selection.range == 3..<4)
    #expect(text.character(before: 3) == 0 && text.character(after: 0) == 3)
    #expect(text.character(before: 0) == 0 && text.character(after: 4) == 4)
  }

  @Test("An accent that is marked is taken away without the letter that it has joined")
  func markedAccent() {
    var text = EditedText("e")
    text.mark("\u{301}", selecting: 2..<2)
    #expect(text.string == "e\u{301}" && text.marked == 1..<3 && text.selection.head.offset == 3)
    text.mark("", selecting: 0..<0)
    #expect(text.string == "e" && text.marked == nil)
  }
}
