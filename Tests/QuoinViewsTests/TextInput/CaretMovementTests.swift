import Foundation
import QuoinGraphics
import QuoinTestSupport
import Testing

@testable import QuoinViews

@Suite("Where a caret goes")
struct CaretMovementTests {
  private func movement(_ string: String, width: CGFloat = .infinity) -> CaretMovement {
    let text = AttributedText(string, font: .systemFont(ofSize: 16))
    let paragraph = TextParagraph(alignment: .natural, lineBreakMode: .byWordWrapping)
    return CaretMovement(
      text: EditedText(string), layout: TextLayout(text: text, paragraph: paragraph, maximumWidth: width),
      units: TextUnits(string))
  }

  /// The places that a caret comes to that goes on as long as it moves.
  private func path(_ movement: TextMovement, in moving: CaretMovement, from start: Int) -> [Int] {
    var place = TextPosition(start)
    var places: [Int] = []
    while places.count < 100 {
      let next = moving.destination(movement, from: place)
      if next == place { break }
      places.append(next.offset)
      place = next
    }
    return places
  }

  @Test("By characters, which may take several bytes")
  func characters() {
    let moving = movement("ae\u{301}😀")
    #expect(path(.forward, in: moving, from: 0) == [1, 4, 8])
    #expect(path(.backward, in: moving, from: 8) == [4, 1, 0])
    #expect(path(.right, in: moving, from: 0) == [1, 4, 8])
    #expect(path(.left, in: moving, from: 8) == [4, 1, 0])
  }

  @Test("By words: forward to their ends, backward to their beginnings")
  func words() {
    let moving = movement("Hello, big  world.")
    #expect(path(.wordForward, in: moving, from: 0) == [5, 10, 17, 18])
    #expect(path(.wordBackward, in: moving, from: 18) == [12, 7, 0])
    #expect(path(.wordRight, in: moving, from: 2) == [5, 10, 17, 18])
    #expect(path(.wordLeft, in: moving, from: 2) == [0])
    let hebrew = movement("שלום עולם")
    #expect(path(.wordLeft, in: hebrew, from: 0) == [8, 17])
    #expect(path(.wordRight, in: hebrew, from: 17) == [9, 0])
  }

  @Test("By paragraphs, to their ends and over them")
  func paragraphs() {
    let moving = movement("ab\ncd\n\nef")
    #expect(path(.paragraphForward, in: moving, from: 1) == [2, 5, 6, 9])
    #expect(path(.paragraphBackward, in: moving, from: 8) == [7, 6, 3, 0])
    #expect(moving.destination(.paragraphStart, from: TextPosition(4)).offset == 3)
    #expect(moving.destination(.paragraphEnd, from: TextPosition(3)).offset == 5)
    #expect(moving.destination(.paragraphStart, from: TextPosition(3)).offset == 3)
    #expect(moving.destination(.paragraphEnd, from: TextPosition(6)).offset == 6)
    #expect(moving.destination(.textStart, from: TextPosition(4)).offset == 0)
    #expect(moving.destination(.textEnd, from: TextPosition(4)).offset == 9)
  }

  @Test("To the ends of a line, by the text and by the screen")
  func lines() {
    let moving = movement("aaaa bbbb cccc", width: 60)
    let second = moving.layout.lines[1].range
    #expect(second.lowerBound == 5)
    #expect(moving.destination(.lineStart, from: TextPosition(7)).offset == second.lowerBound)
    #expect(
      moving.destination(.lineEnd, from: TextPosition(7))
        == TextPosition(second.upperBound, affinity: .upstream))
    #expect(
      moving.destination(.lineEnd, from: TextPosition(second.upperBound, affinity: .upstream)).offset == 10)
    #expect(moving.destination(.lineLeft, from: TextPosition(7)).offset == second.lowerBound)
    #expect(moving.destination(.lineRight, from: TextPosition(7)).offset == second.upperBound)
    #expect(moving.destination(.lineEnd, from: TextPosition(12)) == TextPosition(14))
    let hebrew = movement("שלום")
    #expect(hebrew.destination(.lineLeft, from: TextPosition(2)).offset == 8)
    #expect(hebrew.destination(.lineRight, from: TextPosition(2)).offset == 0)
    #expect(movement("ab\ncd").destination(.lineEnd, from: TextPosition(0)) == TextPosition(2))
  }

  @Test("Over the ends of lines into the next, as it is read")
  func wrapping() {
    let moving = movement("ab\ncd")
    #expect(path(.right, in: moving, from: 1) == [2, 3, 4, 5])
    #expect(path(.left, in: moving, from: 4) == [3, 2, 1, 0])
    let hebrew = movement("שב\nרג")
    #expect(path(.left, in: hebrew, from: 0) == [2, 4, 5, 7, 9])
    #expect(path(.right, in: hebrew, from: 9) == [7, 5, 4, 2, 0])
    #expect(path(.right, in: movement(""), from: 0) == [])
    #expect(path(.down, in: movement(""), from: 0) == [])
  }

  @Test("Up and down keep the column, also over shorter lines, and end at the ends of the text")
  func columns() {
    let moving = movement("aaaaaaaa\na\naaaaaaaa")
    let x = moving.layout.caretRect(before: 5).minX
    let second = moving.destination(.down, from: TextPosition(5), column: x)
    let third = moving.destination(.down, from: second, column: x)
    #expect(second.offset == 10 && third.offset == 16)
    #expect(moving.destination(.down, from: second).offset == 12, "where it begins anew")
    #expect(moving.destination(.down, from: third, column: x).offset == 19)
    #expect(moving.destination(.up, from: TextPosition(5), column: x).offset == 0)
    #expect(moving.destination(.up, from: third, column: x).offset == 10)
  }

  // MARK: Laws

  private func random(_ random: inout SeededGenerator) -> CaretMovement {
    let string = (0..<Int(random.number(0...25))).map { _ in random.one(of: textPieces) }.joined()
    return movement(string, width: random.number(30...200))
  }

  @Test("By characters a caret comes to every place, and back", arguments: 0..<12 as Range<UInt64>)
  func everyPlace(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let moving = random(&generator)
      var places = [0]
      for character in moving.text.string { places.append(places[places.count - 1] + character.utf8.count) }
      #expect(path(.forward, in: moving, from: 0) == Array(places.dropFirst()))
      #expect(path(.backward, in: moving, from: moving.text.count) == places.dropLast().reversed())
    }
  }

  @Test("Every movement ends between characters, within the text", arguments: 0..<12 as Range<UInt64>)
  func within(seed: UInt64) {
    var generator = SeededGenerator(seed: seed &+ 100)
    for _ in 0..<10 {
      let moving = random(&generator)
      for _ in 0..<10 {
        let start = moving.text.rounded(Int(generator.number(0...moving.text.count)))
        for movement in TextMovement.allCases {
          let end = moving.destination(movement, from: TextPosition(start))
          #expect(
            (0...moving.text.count).contains(end.offset) && moving.text.rounded(end.offset) == end.offset)
        }
      }
    }
  }

  @Test(
    "To the right a caret goes to the right on its line, and back to where it stood",
    arguments: 0..<12 as Range<UInt64>)
  func sides(seed: UInt64) {
    var generator = SeededGenerator(seed: seed &+ 200)
    for _ in 0..<10 {
      let moving = random(&generator)
      for _ in 0..<10 {
        let start = TextPosition(moving.text.rounded(Int(generator.number(0...moving.text.count))))
        for (there, back, sign) in [(TextMovement.right, TextMovement.left, 1.0), (.left, .right, -1)] {
          let end = moving.destination(there, from: start)
          let (first, second) = (moving.layout.caretRect(for: start), moving.layout.caretRect(for: end))
          guard first.minY == second.minY, end != start else { continue }
          #expect((second.minX - first.minX) * sign > 0, "\(moving.text.string.debugDescription) \(start)")
          let again = moving.layout.caretRect(for: moving.destination(back, from: end))
          #expect(abs(again.minX - first.minX) < 0.01 && again.minY == first.minY)
        }
      }
    }
  }

  @Test(
    "To one side a caret leaves no line before it has reached its end", arguments: 0..<12 as Range<UInt64>)
  func wholeLines(seed: UInt64) {
    var generator = SeededGenerator(seed: seed &+ 300)
    for _ in 0..<10 {
      let moving = random(&generator)
      for line in moving.layout.lines.indices {
        let stops = moving.layout.caretStops(onLine: line).filter { $0.position.affinity == .downstream }
        guard let first = stops.min(by: { $0.x < $1.x }) else { continue }
        let places = Set(stops.map { ($0.x * 100).rounded() })
        var (place, count) = (first.position, 1)
        while true {
          let next = moving.destination(.right, from: place)
          guard next != place, moving.layout.caretLine(of: next) == line else { break }
          (place, count) = (next, count + 1)
        }
        #expect(abs(count - places.count) <= 0, "\(moving.text.string.debugDescription) line \(line)")
      }
    }
  }

  @Test(
    "Down and up again is where it began, if no end of the text came between",
    arguments: 0..<12 as Range<UInt64>)
  func upAndDown(seed: UInt64) {
    var generator = SeededGenerator(seed: seed &+ 400)
    for _ in 0..<10 {
      let moving = random(&generator)
      for _ in 0..<5 {
        let start = TextPosition(moving.text.rounded(Int(generator.number(0...moving.text.count))))
        let rect = moving.layout.caretRect(for: start)
        guard let line = moving.layout.caretLine(of: start), line + 1 < moving.layout.lines.count else {
          continue
        }
        let down = moving.destination(.down, from: start, column: rect.minX)
        #expect(
          moving.layout.caretLine(of: down) == line + 1, "\(moving.text.string.debugDescription) \(start)")
        let up = moving.layout.caretRect(for: moving.destination(.up, from: down, column: rect.minX))
        #expect(abs(up.minX - rect.minX) < 0.01 && up.minY == rect.minY)
      }
    }
  }
}
