import Foundation
import QuoinGraphics
import QuoinPositions
import QuoinTestSupport
import QuoinViews
import Testing

@Suite struct MeasuringTests {
  private let superview = window()

  @Test func offsetsCountAsTheyAre() {
    let window = window()
    let (a, b) = (window.add(0, 0, 10, 10), window.add(8, 20, 10, 10))
    #expect(a.topLeft.measureDistance(to: b.topLeft, xOffset: 0.5) == CGSize(width: 8.5, height: 20))
    #expect(b.topLeft.measureDistance(to: a.topLeft, xOffset: 0.5, yOffset: -0.25).width == 7.5)
    #expect(a.topLeft.measureDistance(toSuperviewAnchor: .topLeft, yOffset: 0.25).height == 0.25)
  }

  @Test func noDistanceIsAZeroBelowZero() {
    let window = window()
    let a = window.add(10, 20, 10, 10)
    let distance = a.topLeft |--| a.topLeft
    #expect(distance == .zero)
    #expect([distance.width.sign, distance.height.sign] == [.plus, .plus])
  }

  @Test func theSpaceBetweenViewsSizesAThird() {
    let (a, c) = (superview.add(10, 20, 30, 40), superview.add(200, 300, 50, 60))
    #expect((a.topRight |--| c.bottomLeft) == CGSize(width: 160, height: 340))
    #expect((c.bottomLeft |--| a.topRight) == CGSize(width: 160, height: 340))
    let b = superview.add(0, 0, 1, 1)
    b.bounds.size = a.topRight |--| c.bottomLeft + -16.horizontalOffset
    #expect(b.bounds.size == CGSize(width: 144, height: 340))
  }

  @Test func theSuperviewsAnchorsMeasureFromEitherSide() {
    let a = superview.add(10, 20, 30, 40)
    let (rightward, leftward): (CGSize, CGSize) = (a.right |--| .right, .right |--| a.right)
    #expect(rightward.width == 360)
    #expect(rightward == leftward)
    let inset = a.topLeft |--| (4.horizontalOffset + .topLeft)
    #expect(inset == CGSize(width: 6, height: 20))
    let lower = (10.verticalOffset + .topLeft) |--| a.topLeft
    #expect(lower == CGSize(width: 10, height: 10))
  }

  @Test func distancesAreTheSameBothWaysAcrossSuperviews() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<100 {
      func number() -> CGFloat { CGFloat(Int.random(in: 0...200, using: &generator)) }
      let panels = (0..<2).map { _ in superview.add(number(), number(), 100, 100) }
      let (a, b) = (panels[0].add(number(), number(), 9, 9), panels[1].add(number(), number(), 9, 9))
      panels[0].transform = CGAffineTransform(rotationAngle: number())
      #expect((a.top |--| b.right) == (b.right |--| a.top))
    }
  }
}
