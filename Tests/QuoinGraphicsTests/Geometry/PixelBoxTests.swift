import QuoinTestSupport
import Testing

@testable import QuoinGraphics

/// Boxes as the sets of their pixels.
@Suite("Boxes of pixels")
struct PixelBoxTests {
  private struct Pixel: Hashable {
    let x: Int32
    let y: Int32
  }

  private func pixels(_ box: PixelBox) -> Set<Pixel> {
    var pixels: Set<Pixel> = []
    for x in -9...18 as ClosedRange<Int32> where box.left <= x && x < box.right {
      for y in -9...18 as ClosedRange<Int32> where box.top <= y && y < box.bottom {
        pixels.insert(Pixel(x: x, y: y))
      }
    }
    return pixels
  }

  private func box(_ random: inout SeededGenerator) -> PixelBox {
    let left = Int32.random(in: -3...6, using: &random)
    let top = Int32.random(in: -3...6, using: &random)
    return PixelBox(
      left: left, top: top, right: left + Int32.random(in: -1...5, using: &random),
      bottom: top + Int32.random(in: -1...5, using: &random))
  }

  @Test("what boxes have in common and what lies around them follow from their pixels")
  func sets() {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<2000 {
      let (first, second) = (box(&random), box(&random))
      let (some, others) = (pixels(first), pixels(second))
      #expect(first.isEmpty == some.isEmpty)
      #expect(pixels(first.intersection(second)) == some.intersection(others), "\(first) \(second)")
      guard !first.isEmpty, !second.isEmpty else { continue }
      let common = some.intersection(others)
      #expect(some.count == Int(first.width * first.height))
      #expect(first.overlaps(second) == !common.isEmpty, "\(first) \(second)")
      // Two columns and two rows at least.
      let covers = Set(common.map(\.x)).count > 1 && Set(common.map(\.y)).count > 1
      #expect(first.covers(second) == covers, "\(first) \(second)")
      let all = first.union(second)
      #expect(pixels(all).isSuperset(of: some.union(others)))
      let edges = some.union(others)
      for row in [all.top, all.bottom - 1] { #expect(edges.contains { $0.y == row }) }
      for column in [all.left, all.right - 1] { #expect(edges.contains { $0.x == column }) }
    }
  }

  @Test("a moved box has the pixels moved")
  func moved() {
    let box = PixelBox(left: 1, top: 2, right: 4, bottom: 6)
    #expect(box.moved(-3, 5) == PixelBox(left: -2, top: 7, right: 1, bottom: 11))
  }
}
