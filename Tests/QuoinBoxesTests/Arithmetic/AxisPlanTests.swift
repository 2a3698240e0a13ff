import Foundation
import QuoinGraphics
import Testing

@testable import QuoinBoxes

/// Lays `items` out in `available` points and returns their places.
private func run(
  _ items: [AxisItem], in available: CGFloat, spacing: CGFloat = 0,
  alignment: AxisPlan.Alignment = .fill, scale: CGFloat = 1
) -> [AxisPlace] {
  let pixels = PixelGrid(scale: scale)
  var totals = AxisTotals()
  for item in items { totals.add(item, gap: spacing) }
  let plan = AxisPlan(totals, available: available, alignment: alignment, pixels: pixels)
  var cursor = AxisCursor(plan, start: 0, pixels: pixels)
  return items.indices.map { cursor.next(items[$0], gap: spacing) }
}

private func places(_ pairs: (CGFloat, CGFloat)...) -> [AxisPlace] {
  pairs.map { AxisPlace(start: $0.0, length: $0.1) }
}

struct AxisPlanTests {
  @Test func weightsShareWhatFixedAndFittingLengthsLeave() {
    let result = run([.fixed(20), .natural(30), .weighted(1), .weighted(3)], in: 140, spacing: 10)
    #expect(result == places((0, 20), (30, 30), (70, 15), (95, 45)))
  }

  @Test func weightsShareWhateverTheirContent() {
    let result = run([.weighted(1, length: 90), .weighted(1, length: 2)], in: 100)
    #expect(result == places((0, 50), (50, 50)))
  }

  @Test func underFillTheLastChildTakesWhatIsLeft() {
    #expect(run([.natural(10), .natural(20)], in: 100, spacing: 8) == places((0, 10), (18, 82)))
  }

  @Test func withoutFillTheRunIsPlacedAsOne() {
    let items: [AxisItem] = [.natural(10), .natural(20)]
    #expect(run(items, in: 100, spacing: 8, alignment: .near) == places((0, 10), (18, 20)))
    #expect(run(items, in: 100, spacing: 8, alignment: .center) == places((31, 10), (49, 20)))
    #expect(run(items, in: 100, spacing: 8, alignment: .far) == places((62, 10), (80, 20)))
  }

  @Test func whenRoomIsShortWeightedChildrenReachZeroFirst() {
    let result = run([.fixed(20), .natural(30), .natural(60), .weighted(1)], in: 50)
    #expect(result == places((0, 20), (20, 10), (30, 20), (50, 0)))
  }

  @Test func fixedLengthsShrinkLast() {
    #expect(run([.fixed(60), .natural(30), .fixed(30)], in: 30) == places((0, 20), (20, 0), (20, 10)))
  }

  @Test func gapsShrinkWhenTheyAloneAreTooLong() {
    let result = run([.natural(5), .natural(5), .natural(5)], in: 10, spacing: 8)
    #expect(result == places((0, 0), (5, 0), (10, 0)))
  }

  @Test func gapsBehindHalfPixelsAreNoPixelShorter() {
    // Sixths of 29 points are 14.5 pixels, but for what arithmetic leaves.
    let result = run([AxisItem](repeating: .weighted(1), count: 6), in: 54, spacing: 5, scale: 3)
    for (first, second) in zip(result, result.dropFirst()) {
      #expect(abs(second.start - first.end - 5) < 1e-9)
    }
  }

  @Test func sharesThatAreNoWholePixelsAddUpToTheWhole() {
    let items = [AxisItem](repeating: .weighted(1), count: 7)
    for scale: CGFloat in [1, 2, 3] {
      let result = run(items, in: 100, scale: scale)
      #expect(result.last?.end == 100)
      for (a, b) in zip(result, result.dropFirst()) { #expect(abs(a.end - b.start) < 1e-9) }
      for place in result {
        #expect(abs(place.length * scale - (place.length * scale).rounded()) < 1e-9)
        #expect(abs(place.length - 100.0 / 7) <= 1 / scale)
      }
    }
  }

  @Test func fittingLengthGivesEachWeightedChildItsContent() {
    let pixels = PixelGrid(scale: 1)
    var totals = AxisTotals()
    let items: [AxisItem] = [.weighted(1, length: 33), .natural(10), .weighted(2, length: 50)]
    for item in items { totals.add(item, gap: 4) }
    let expected: CGFloat = 117
    #expect(totals.fittingLength(pixels) == expected)
    let result = run(items, in: totals.fittingLength(pixels), spacing: 4)
    #expect(result[0].length == 33)
    #expect(result[2].length == 66)
  }

  @Test func anEmptyBoxHasNoLength() {
    #expect(AxisTotals().fittingLength(PixelGrid(scale: 1)) == 0)
    #expect(run([], in: 100).isEmpty)
  }

  @Test func negativeGapsLetChildrenOverlap() {
    let result = run([.natural(20), .natural(20)], in: 35, spacing: -5, alignment: .near)
    #expect(result == places((0, 20), (15, 20)))
  }
}
