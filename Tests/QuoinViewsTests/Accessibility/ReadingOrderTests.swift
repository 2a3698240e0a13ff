import Foundation
import QuoinGraphics
import QuoinTestSupport
import Testing

@testable import QuoinViews

@Suite("The order of reading")
struct ReadingOrderTests {
  /// Sorts boxes of the names a, b, c … and joins the names.
  private func order(_ boxes: [(CGFloat, CGFloat, CGFloat, CGFloat)], rightToLeft: Bool = false) -> String {
    let names = Array("abcdefghij")
    let order = ReadingOrder.sorted(Array(boxes.indices), isRightToLeft: rightToLeft) {
      CGRect(x: boxes[$0].0, y: boxes[$0].1, width: boxes[$0].2, height: boxes[$0].3)
    }
    return String(order.map { names[$0] })
  }

  @Test("Lines go from top to bottom, and along each by the direction of writing")
  func lines() {
    let grid: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
      (100, 30, 50, 20), (0, 30, 50, 20), (100, 0, 50, 20), (0, 0, 50, 20),
    ]
    #expect(order(grid) == "dcba")
    #expect(order(grid, rightToLeft: true) == "cdab")
  }

  @Test("Long lines are the same as by looking at every pair of boxes", arguments: 0..<40)
  func longLines(seed: Int) {
    var numbers = SeededGenerator(seed: UInt64(seed))
    let boxes = (0..<60).map { _ in
      CGRect(
        x: numbers.number(0...400), y: numbers.number(0...40), width: numbers.number(0...40),
        height: numbers.number(5...30))
    }
    for rightToLeft in [false, true] {
      let order = ReadingOrder.sorted(Array(boxes.indices), isRightToLeft: rightToLeft) { boxes[$0] }
      #expect(order == pairwise(boxes, rightToLeft))
    }
  }

  /// The same by its definition.
  private func pairwise(_ boxes: [CGRect], _ isRightToLeft: Bool) -> [Int] {
    func start(_ index: Int) -> CGFloat { isRightToLeft ? -boxes[index].maxX : boxes[index].minX }
    func key(_ index: Int) -> (CGFloat, CGFloat, Int) { (start(index), boxes[index].minY, index) }
    var (order, line): ([Int], [Int]) = ([], [])
    var (top, bottom): (CGFloat, CGFloat) = (0, 0)
    for index in boxes.indices.sorted(by: {
      (boxes[$0].minY, start($0), $0) < (boxes[$1].minY, start($1), $1)
    }) {
      let box = boxes[index]
      let common = min(bottom, box.maxY) - max(top, box.minY)
      let isBeside = line.allSatisfy {
        let overlap =
          min(start($0) + boxes[$0].width, start(index) + box.width) - max(start($0), start(index))
        return overlap <= 0 || overlap < min(boxes[$0].width, box.width) / 2
      }
      if line.isEmpty || common < 0 || common < min(bottom - top, box.height) / 2 || !isBeside {
        order += line.sorted { key($0) < key($1) }
        (line, top, bottom) = ([index], box.minY, box.maxY)
      } else {
        line.append(index)
        (top, bottom) = (max(top, box.minY), min(bottom, box.maxY))
      }
    }
    return order + line.sorted { key($0) < key($1) }
  }

  @Test("Boxes that overlap by half of the lower one are in one line")
  func tolerance() {
    #expect(order([(100, 0, 50, 20), (0, 10, 50, 20)]) == "ba")
    #expect(order([(100, 0, 50, 20), (0, 11, 50, 20)]) == "ab")
    #expect(order([(100, 0, 50, 100), (0, 90, 50, 20)]) == "ba")
    #expect(order([(100, 0, 50, 100), (0, 91, 50, 20)]) == "ab")
    #expect(order([(100, 0, 50, 20), (0, 20, 50, 0)]) == "ba", "a line without a height, at the edge")
    #expect(order([(100, 0, 50, 20), (0, 21, 50, 0)]) == "ab")
  }

  @Test("A picture beside several lines is read with the first of them")
  func besideLines() {
    // a: the picture; b, c: title and price in the first line; d, e: the second.
    let left: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
      (0, 0, 60, 60), (70, 4, 50, 20), (130, 4, 50, 20), (70, 34, 50, 20), (130, 34, 50, 20),
    ]
    #expect(order(left) == "abcde")
    let right = [(190, 0, 60, 60)] + left.dropFirst()
    #expect(order(right) == "bcade")
    #expect(order(right, rightToLeft: true) == "acbed")
  }

  @Test("What lies above a tall box is read after it, not beside it")
  func across() {
    // a: a list that fills the screen; b, c: a bar above its end.
    #expect(order([(16, 50, 350, 750), (0, 750, 195, 50), (195, 750, 195, 50)]) == "abc")
    #expect(order([(10, 0, 100, 100), (100, 0, 20, 20)]) == "ab", "half of the narrower one")
    #expect(order([(101, 0, 20, 20), (10, 0, 100, 100)]) == "ba", "less than half")
  }

  @Test("Of two boxes in one place the first comes first")
  func ties() {
    #expect(order([(0, 0, 10, 10), (0, 0, 10, 10), (0, 0, 10, 10)]) == "abc")
    #expect(order([(0, 0, 10, 10), (20, 0, 10, 10), (0, 0, 10, 10)]) == "acb")
    #expect(order([]) == "")
  }

  @Test(
    "The order is one of the same boxes, whatever order they come in, and mirrored boxes are read as they were"
  )
  func law() {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      // No two in one place, so that nothing but the place can decide.
      let rects = (0..<Int(random.number(1...12))).map { index in
        CGRect(
          x: random.number(0...200) + CGFloat(index) / 16, y: random.number(0...100) + CGFloat(index) / 16,
          width: random.number(0...60), height: random.number(0...40))
      }
      let sorted = ReadingOrder.sorted(rects, isRightToLeft: false) { $0 }
      #expect(sorted.count == rects.count && Set(sorted.map(\.origin.x)) == Set(rects.map(\.origin.x)))
      let shuffled = rects.shuffled(using: &random)
      #expect(ReadingOrder.sorted(shuffled, isRightToLeft: false) { $0 } == sorted, "seed \(seed)")
      let mirrored = ReadingOrder.sorted(rects, isRightToLeft: true) {
        CGRect(x: -$0.maxX, y: $0.minY, width: $0.width, height: $0.height)
      }
      #expect(mirrored == sorted, "seed \(seed)")
    }
  }
}
