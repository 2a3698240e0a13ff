import Foundation
import QuoinBlocks
import QuoinGraphics
import Testing

@Suite struct ScrollGuideTests {
  let row = Box()

  func guide() -> ScrollLayoutGuide<Box> {
    let layout = LayoutScheme(blocks: [row.layoutBlock(with: Layout(height: .fixed(40)))])
    let guide = ScrollLayoutGuide<Box>(layout: layout)
    guide.contentSize = CGSize(width: 100, height: 1_000)
    guide.frame = CGRect(x: 10, y: 20, width: 100, height: 200)
    return guide
  }

  func run(_ guide: ScrollLayoutGuide<Box>, step: TimeInterval) -> [CGFloat] {
    var offsets: [CGFloat] = []
    while guide.step(by: step), offsets.count < 100_000 { offsets.append(guide.contentOffset.y) }
    return offsets
  }

  @Test func `content moves against the offset`() {
    let guide = guide()
    #expect(row.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
    guide.contentOffset = CGPoint(x: 0, y: 30)
    #expect(guide.bounds.origin == CGPoint(x: 0, y: 30))
    #expect(guide.layoutBounds == CGRect(x: 10, y: -10, width: 100, height: 1_000))
    #expect(row.frame.minY == -10)
  }

  @Test(arguments: [1.0 / 240, 1.0 / 60, 0.2, 100])
  func `deceleration ends where the formula says, however the time is cut`(step: TimeInterval) {
    let guide = guide()
    let end = 600.0 / 1000 * 0.998 / (1 - 0.998)
    #expect(guide.projectedContentOffset(velocity: CGPoint(x: 0, y: 600)).y == CGFloat(end))
    guide.endDragging(withVelocity: CGPoint(x: 0, y: 600))
    #expect(guide.targetContentOffset.y == CGFloat(end))
    let offsets = run(guide, step: step)
    #expect(offsets == offsets.sorted())
    #expect(guide.contentOffset == CGPoint(x: 0, y: end))
    #expect(!guide.isDecelerating)
  }

  @Test func `the offset after some time does not depend on the steps`() {
    let (coarse, fine) = (guide(), guide())
    for guide in [coarse, fine] { guide.endDragging(withVelocity: CGPoint(x: 0, y: 3_000)) }
    for _ in 0..<5 { coarse.step(by: 0.1) }
    for _ in 0..<500 { fine.step(by: 0.001) }
    #expect(abs(coarse.contentOffset.y - fine.contentOffset.y) < 1e-6)
  }

  @Test func `the offset passes an edge and comes back to it`() {
    let guide = guide()
    guide.endDragging(withVelocity: CGPoint(x: 0, y: 5_000))
    #expect(guide.targetContentOffset.y == 800)
    let offsets = run(guide, step: 1 / 60)
    #expect((offsets.max() ?? 0) > 810)
    #expect(guide.contentOffset.y == 800)
  }

  @Test func `without a bounce the offset stops at the edge`() {
    let guide = guide()
    guide.bounces = false
    guide.endDragging(withVelocity: CGPoint(x: 0, y: 5_000))
    #expect((run(guide, step: 1 / 60).max() ?? 0) <= 800)
    #expect(guide.contentOffset.y == 800)
    guide.drag(by: CGPoint(x: 0, y: 50))
    #expect(guide.contentOffset.y == 800)
  }

  @Test func `dragging beyond an edge follows half as far and comes back`() {
    let guide = guide()
    guide.drag(by: CGPoint(x: 0, y: -40))
    #expect(guide.contentOffset.y == -20)
    guide.endDragging(withVelocity: .zero)
    _ = run(guide, step: 1 / 60)
    #expect(guide.contentOffset.y == 0)
  }

  @Test func `dragging back from beyond an edge follows all the way, and half of it while beyond`() {
    let guide = guide()
    guide.drag(by: CGPoint(x: 0, y: -40))
    guide.drag(by: CGPoint(x: 0, y: 10))
    #expect(guide.contentOffset.y == -15)
    guide.drag(by: CGPoint(x: 0, y: 55))
    #expect(guide.contentOffset.y == 40)
    #expect(!guide.step(by: 1))
    #expect(guide.contentOffset.y == 40)
  }

  @Test(arguments: [(0.0, 5_000.0), (800, -5_000), (400, 600), (0, -2_000)])
  func `the offset comes to rest without a jump`(start: Double, velocity: Double) {
    let guide = guide()
    guide.contentOffset.y = start
    guide.endDragging(withVelocity: CGPoint(x: 0, y: velocity))
    let offsets = run(guide, step: 1.0 / 2_000)
    #expect(!guide.step(by: 1))
    #expect(abs((offsets.last ?? 0) - guide.contentOffset.y) < 0.2)
  }

  @Test(arguments: [(0.0, 0.0), (30, 0), (120, 200), (20, 200), (-5_000, 0), (9_000, 200)])
  func `paging rests on a page, at most one away`(velocity: Double, expected: Double) {
    let guide = guide()
    guide.isPagingEnabled = true
    if velocity == 120 { guide.contentOffset.y = 50 }
    if velocity == 20 { guide.contentOffset.y = 100 }
    guide.endDragging(withVelocity: CGPoint(x: 0, y: velocity))
    _ = run(guide, step: 1 / 60)
    #expect(guide.contentOffset.y == CGFloat(expected))
  }

  @Test func `insets widen where the offset may rest`() {
    let guide = guide()
    guide.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
    #expect(guide.offsetLimits.y == -10...830)
    guide.contentInset.left = .nan
    guide.contentSize.height = .nan
    #expect(
      guide.offsetLimits.x == 0...0 && guide.offsetLimits.y == -10 ... -10,
      "what is no number limits to one offset")
  }
}
