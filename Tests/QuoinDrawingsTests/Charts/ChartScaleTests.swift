import Foundation
import QuoinGraphics
import QuoinTestSupport
import QuoinViews
import Testing

@testable import QuoinDrawings

@Suite struct ChartScaleTests {
  private func ticks(
    _ extent: ClosedRange<Double>, _ count: Int = 5, includesZero: Bool = true, minimum: Double? = nil,
    maximum: Double? = nil
  ) -> [Double] {
    ChartScale(extent, count: count, includesZero: includesZero, minimum: minimum, maximum: maximum).ticks
  }

  @Test func ticksAreRoundNumbers() {
    #expect(ticks(3...17) == [0, 5, 10, 15, 20])
    #expect(ticks(0...99) == [0, 20, 40, 60, 80, 100])
    #expect(ticks(-4...5) == [-4, -2, 0, 2, 4, 6])
    #expect(ticks(-8 ... -3) == [-8, -6, -4, -2, 0])
    #expect(ticks(0...0.0031, 2) == [0, 0.002, 0.004])
    #expect(ticks(0...3_400_000, 4) == [0, 1_000_000, 2_000_000, 3_000_000, 4_000_000])
  }

  @Test func linesFarFromZeroShowTheirDifferences() {
    #expect(ticks(101...108, includesZero: false) == [100, 102, 104, 106, 108])
    #expect(ticks(20...100, includesZero: false) == [0, 20, 40, 60, 80, 100])
  }

  @Test func oneNumberAndNoneHaveAScaleToo() {
    #expect(ticks(0...0, 1) == [0, 1])
    #expect(ticks(7...7, 2) == [0, 5, 10])
    #expect(ticks(7...7, 2, includesZero: false).count >= 2)
    #expect(ticks(-7 ... -7, 2) == [-10, -5, 0])
  }

  @Test func givenEndsAreKept() {
    let scale = ChartScale(3...17, count: 5, includesZero: true, minimum: 2.5, maximum: 18)
    #expect(scale.lower == 2.5 && scale.upper == 18)
    #expect(scale.ticks.allSatisfy { $0 >= 2.5 && $0 <= 18 })
    #expect(scale.base == 2.5)
  }

  @Test func digitsTellTicksApart() {
    #expect(ChartScale(0...0.004, count: 2, includesZero: true).digits == 3)
    #expect(ChartScale(0...40, count: 4, includesZero: true).digits == 0)
    #expect(ChartScale(0...1, count: 5, includesZero: true).digits == 1)
  }

  @Test func anyRangeHasFewTicksThatCoverIt() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      let power = pow(10, Double.random(in: -12...12, using: &random))
      let ends = [0, 1].map { _ in Double.random(in: -1...1, using: &random) * power }.sorted()
      let count = Int.random(in: 1...10, using: &random)
      let scale = ChartScale(ends[0]...ends[1], count: count, includesZero: Bool.random(using: &random))
      let slack = scale.step * 1e-6
      #expect(scale.lower <= ends[0] + slack && scale.upper >= ends[1] - slack)
      #expect((2...count + 2).contains(scale.ticks.count), "\(ends) \(count): \(scale.ticks)")
      #expect(scale.fraction(scale.lower) == 0 && scale.fraction(scale.upper) == 1)
    }
  }

  @Test(arguments: [
    (0.0, 27.0, [0, 20, 40] as [Double]), (0, 9000, [0, 5000, 10_000]), (0, 42, [0, 20, 40, 60]),
    (0, 6, [0, 5, 10]), (-9, 0, [-10, -5, 0]), (0, 0.9, [0, 0.5, 1]),
  ])
  func twoTicksBecomeMoreWhereTheyHaveRoom(low: Double, high: Double, ticks: [Double]) {
    func scale(_ hasRoom: Bool) -> ChartScale {
      ChartScale(low...high, count: 1, includesZero: true) { _ in hasRoom }
    }
    #expect(
      zip(scale(true).ticks, ticks).allSatisfy { abs($0 - $1) < 1e-9 }
        && scale(true).ticks.count == ticks.count)
    #expect(
      scale(false) == ChartScale(low...high, count: 1, includesZero: true) && scale(false).ticks.count == 2)
  }

  @Test func numbersTakeHalfOfTheAxisWhereThatHasRoom() {
    func ticks(_ extent: ClosedRange<Double>, hasRoom: Bool = true) -> [Double] {
      ChartScale(extent, count: 1, includesZero: true) { _ in hasRoom }.ticks
    }
    #expect(ticks(-12...73) == [-50, 0, 50, 100] && ticks(-12...73, hasRoom: false) == [-100, 0, 100])
    #expect(ticks(-400_000...2_300_000) == [-1_000_000, 0, 1_000_000, 2_000_000, 3_000_000])
    // Zero counts where the axis goes to it, and a little less than half is left as it is.
    #expect(ticks(60...73) == [0, 50, 100] && ticks(-60...73) == [-100, 0, 100])
    let given = ChartScale(-12...73, count: 1, includesZero: true, minimum: -100) { _ in true }
    #expect(given.ticks == [-100, 0, 100])
  }

  @Test func enoughTicksStayAsTheyAre() {
    var asked = 0
    let scale = ChartScale(3...17, count: 5, includesZero: true) { _ in
      asked += 1
      return true
    }
    #expect(scale.ticks == [0, 5, 10, 15, 20] && asked == 0)
    // Ends that are given may have a single round number between them, and none.
    let given = ChartScale(3...17, count: 1, includesZero: true, minimum: 2.5, maximum: 18) { _ in true }
    #expect(given.ticks == [5, 10, 15])
    let narrow = ChartScale(3...3, count: 1, includesZero: true, minimum: 2.9, maximum: 2.95) { _ in true }
    #expect(narrow.ticks.count >= 3)
    #expect(ChartScale(0...40, count: 2, includesZero: true).distance(along: 60) == 30)
  }

  @Test func extremeNumbersDoNotHang() {
    let far = Double.greatestFiniteMagnitude
    for extent in [-far...far, far...far, 0...Double.leastNonzeroMagnitude, 1e15...(1e15 + 0.25)] {
      let scale = ChartScale(extent, count: 5, includesZero: false)
      #expect(scale.ticks.count < 1000)
      #expect(!scale.fraction(extent.lowerBound).isNaN)
    }
  }
}
