import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinControls

@Suite("Lengths that follow one another")
struct LengthTreeTests {
  @Test("A tree says what a list says, whatever is done to it", arguments: 0..<10 as Range<UInt64>)
  func list(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var tree = LengthTree(count: 50, length: 44)
    var list = [CGFloat](repeating: 44, count: 50)
    for _ in 0..<200 {
      let index = Int.random(in: 0...list.count, using: &generator)
      let length = CGFloat(Int.random(in: 0...9, using: &generator) * 10)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        let count = Int.random(in: 1...30, using: &generator)
        tree.insert(count: count, length: length, at: index)
        list.insert(contentsOf: repeatElement(length, count: count), at: index)
      case 1 where index < list.count:
        let count = Int.random(in: 1...(list.count - index), using: &generator) % 20
        tree.remove(count: count, at: index)
        list.removeSubrange(index..<(index + count))
      default:
        guard index < list.count else { continue }
        tree.set(length, isMeasured: true, at: index)
        list[index] = length
      }
      #expect(tree.count == list.count)
      var (offsets, total) = ([CGFloat](), CGFloat(0))
      for length in list {
        offsets.append(total)
        total += length
      }
      #expect(tree.total == total)
      #expect(list.indices.map { tree.offset(of: $0) } == offsets)
      #expect(list.indices.map { tree[$0].length } == list)
      let place = CGFloat.random(in: -10...(tree.total + 10), using: &generator)
      var (naive, end) = (0, CGFloat(0))
      for length in list {
        end += length
        if place < end { break }
        naive += 1
      }
      #expect(tree.index(at: place) == naive)
    }
  }

  @Test("A million items that are alike are one, and changing one in the middle is soon done")
  func runs() {
    var tree = LengthTree(count: 1_000_000, length: 44)
    tree.set(100, isMeasured: true, at: 500_000)
    tree.insert(count: 1, length: 30, at: 500_000)
    tree.remove(count: 400_000, at: 0)
    #expect(tree.count == 600_001)
    let total: CGFloat = 26_400_086
    #expect(tree.total == total, "599,999 of 44, one of 30 and one of 100")
    #expect(tree.index(at: 100_000 * 44 + 29) == 100_000)
    #expect(tree.index(at: 100_000 * 44 + 30) == 100_001)
    #expect(tree[100_001].isMeasured && !tree[100_000].isMeasured)
  }
}
