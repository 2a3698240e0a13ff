import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinGraphics

@Suite("How far rectangles reach")
struct ReachTests {
  @Test("all corners lie within, and not by much")
  func corners() {
    var random = SeededGenerator(seed: 17)
    for _ in 0..<500 {
      func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
      let rect = CGRect(
        x: number(-50...50), y: number(-50...50), width: number(0...90), height: number(0...90))
      let center = CGPoint(x: number(-90...90), y: number(-90...90))
      let farthest =
        [rect.minX, rect.maxX].flatMap { x in
          [rect.minY, rect.maxY].map { y in hypot(x - center.x, y - center.y) }
        }.max() ?? 0
      let reach = rect.reach(from: center)
      #expect(reach > farthest + 0.9 && reach < farthest * 1.02 + 1.1, "\(rect) \(center)")
    }
  }
}
