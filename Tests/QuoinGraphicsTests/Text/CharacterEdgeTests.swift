import Foundation
import Testing

@testable import QuoinGraphics

/// Which character owns the line between two.
@Suite("Edges of characters")
struct CharacterEdgeTests {
  private func layout(_ string: String, width: CGFloat = .infinity) -> TextLayout {
    TextLayout(text: AttributedText(string, font: .systemFont(ofSize: 17)), maximumWidth: width)
  }

  @Test("an edge belongs to the character at its right, and the last to none")
  func columns() {
    for string in ["Wilhelm", "אבגד"] {
      let layout = layout(string)
      let bytes = string.utf8.count / string.count
      let isBackward = string != "Wilhelm"
      for index in 0..<string.count {
        let range = index * bytes..<(index + 1) * bytes
        let left = layout.caretRect(before: isBackward ? range.upperBound : range.lowerBound).minX
        #expect(layout.characterRange(at: CGPoint(x: left, y: 5)) == range, "\(string) \(index)")
      }
      #expect(layout.characterRange(at: CGPoint(x: layout.size.width, y: 5)) == nil)
    }
  }

  @Test("an edge belongs to the line below, and the last to none")
  func rows() {
    let layout = layout("a\nb\nc")
    for (index, line) in layout.lines.enumerated() {
      #expect(layout.characterRange(at: CGPoint(x: 1, y: line.frame.minY)) == 2 * index..<2 * index + 1)
    }
    #expect(layout.characterRange(at: CGPoint(x: 1, y: layout.size.height)) == nil)
    #expect(layout.characterRange(at: CGPoint(x: 1, y: -0.1)) == nil)
  }

  @Test("the middle of a character belongs to its right half")
  func halves() {
    let layout = layout("WW")
    let second = layout.caretRect(before: 1).minX
    #expect(layout.closestPosition(to: CGPoint(x: second / 2, y: 5)).offset == 1)
    #expect(layout.closestPosition(to: CGPoint(x: second / 2 - 0.01, y: 5)).offset == 0)
    let hebrew = self.layout("אב")
    let edge = hebrew.caretRect(before: 2).minX
    #expect(hebrew.closestPosition(to: CGPoint(x: edge / 2, y: 5)).offset == 2)
    #expect(hebrew.closestPosition(to: CGPoint(x: edge / 2 - 0.01, y: 5)).offset == 4)
  }
}
