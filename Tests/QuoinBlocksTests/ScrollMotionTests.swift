import Foundation
import QuoinBlocks
import QuoinGraphics
import QuoinViews
import Testing

/// How a scroll guide moves, on both axes.
@Suite struct ScrollMotionTests {
  typealias Guide = ScrollLayoutGuide<Box>

  func guide(
    content: CGSize = CGSize(width: 1_000, height: 1_000), size: CGSize = CGSize(width: 100, height: 200)
  )
    -> Guide
  {
    let guide = Guide(layout: LayoutScheme())
    guide.contentSize = content
    guide.frame = CGRect(origin: CGPoint(x: 5, y: 6), size: size)
    return guide
  }

  /// A use of a scroll guide, with what it needs for each axis.
  struct Use {
    var content: (CGFloat, CGFloat) = (1_000, 400)
    var size: (CGFloat, CGFloat) = (100, 150)
    var before: (CGFloat, CGFloat) = (5, 20)
    var after: (CGFloat, CGFloat) = (10, 0)
    var offset: (CGFloat, CGFloat) = (0, 30)
    var drag: (CGFloat, CGFloat) = (-40, 12)
    var velocity: (CGFloat, CGFloat) = (900, -400)
    var bounces = true
    var paging = false

    /// All offsets on the way; with the axes changed over, and changed back, if said.
    func offsets(isTransposed: Bool) -> [CGPoint] {
      func pair(_ value: (CGFloat, CGFloat)) -> (CGFloat, CGFloat) {
        isTransposed ? (value.1, value.0) : value
      }
      func size(_ value: (CGFloat, CGFloat)) -> CGSize { CGSize(width: pair(value).0, height: pair(value).1) }
      func point(_ value: (CGFloat, CGFloat)) -> CGPoint { CGPoint(x: pair(value).0, y: pair(value).1) }
      let guide = Guide(layout: LayoutScheme())
      guide.contentSize = size(content)
      guide.frame = CGRect(origin: .zero, size: size(self.size))
      guide.contentInset = UIEdgeInsets(
        top: pair(before).1, left: pair(before).0, bottom: pair(after).1, right: pair(after).0)
      (guide.bounces, guide.isPagingEnabled) = (bounces, paging)
      guide.contentOffset = point(offset)
      var result = [guide.contentOffset]
      guide.drag(by: point(drag))
      result += [guide.contentOffset, guide.projectedContentOffset(velocity: point(velocity))]
      guide.endDragging(withVelocity: point(velocity))
      result += [guide.contentOffset, guide.targetContentOffset]
      while guide.step(by: 1 / 30), result.count < 1_000 { result.append(guide.contentOffset) }
      result.append(guide.contentOffset)
      return isTransposed ? result.map { CGPoint(x: $0.y, y: $0.x) } : result
    }
  }

  static let uses: [Use] = [
    Use(), Use(bounces: false), Use(paging: true), Use(bounces: false, paging: true),
    Use(offset: (880, 250), drag: (60, 40), velocity: (0, 0)), Use(drag: (0, 0), velocity: (-4_000, 4_000)),
    Use(offset: (300, 100), drag: (0, 0), velocity: (700, 0)), Use(content: (50, 60), velocity: (100, 100)),
    Use(offset: (300, 100), drag: (3, 5), velocity: (-250, 90), paging: true),
  ]

  @Test(arguments: uses.indices)
  func `both axes move by the same law`(index: Int) {
    let use = Self.uses[index]
    let offsets = use.offsets(isTransposed: false)
    #expect(offsets == use.offsets(isTransposed: true))
    #expect(offsets.count < 1_000)
    let end = offsets[offsets.count - 1]
    #expect(end == offsets[4], "it comes to rest where it said")
    #expect(end.x >= -5 && end.x <= max(-5, use.content.0 + 10 - 100))
    #expect(end.y >= -20 && end.y <= max(-20, use.content.1 - 150))
    if !use.bounces {
      let xs = offsets.enumerated().filter { $0.offset != 2 }.map(\.element.x)
      #expect(xs.allSatisfy { $0 >= -5 && $0 <= 910 })
    }
  }

  @Test func `a velocity fades by a share in each millisecond`() {
    let guide = guide()
    guide.contentOffset.y = 100
    guide.endDragging(withVelocity: CGPoint(x: 0, y: 600))
    let reach = 0.6 * 0.998 / 0.002
    for count in 1...20 {
      guide.step(by: 0.025)
      let wanted = 100 + reach * (1 - pow(0.998, 25.0 * Double(count)))
      #expect(abs(Double(guide.contentOffset.y) - wanted) < 1e-9)
    }
    #expect(guide.contentOffset.x == 0)
  }

  @Test func `a rate is kept where it means something`() {
    let guide = guide()
    func projected(_ rate: CGFloat) -> CGFloat {
      guide.decelerationRate = rate
      return guide.projectedContentOffset(velocity: CGPoint(x: 0, y: 1_000)).y
    }
    #expect(abs(projected(0.99) - 0.99 / (1 - 0.99)) < 1e-9)
    #expect(projected(2) == projected(0.9999))
    #expect(projected(-1) == projected(0.5))
    #expect(abs(projected(0.5) - 1) < 1e-9)
  }

  @Test func `the speed does not jump at an edge`() {
    let guide = guide()
    guide.contentOffset.y = 700
    guide.endDragging(withVelocity: CGPoint(x: 0, y: 2_000))
    var (last, speeds): (CGFloat, [CGFloat]) = (700, [])
    while guide.step(by: 0.001), speeds.count < 3_000 {
      speeds.append((guide.contentOffset.y - last) * 1_000)
      last = guide.contentOffset.y
    }
    #expect(speeds[0] > 1_900)
    for (before, after) in zip(speeds, speeds.dropFirst()) { #expect(abs(before - after) < 70) }
    #expect(guide.contentOffset.y == 800)
    #expect((speeds.last ?? 100).magnitude < 12, "it is slow when it stops")
  }

  @Test func `a bounce is over in about half a second and does not swing`() {
    let guide = guide()
    guide.drag(by: CGPoint(x: 0, y: -60))
    guide.endDragging(withVelocity: .zero)
    var offsets = [guide.contentOffset.y]
    while guide.step(by: 0.01), offsets.count < 500 { offsets.append(guide.contentOffset.y) }
    #expect((30...80).contains(offsets.count))
    #expect(offsets == offsets.sorted() && offsets[0] == -30)
    #expect(guide.contentOffset.y == 0)
  }

  @Test func `a finger takes the content along, half as far beyond an edge`() {
    let guide = guide()
    guide.drag(by: CGPoint(x: 10, y: 20))
    #expect(guide.contentOffset == CGPoint(x: 10, y: 20))
    guide.drag(by: CGPoint(x: -30, y: 0))
    #expect(guide.contentOffset == CGPoint(x: -10, y: 20))
    guide.drag(by: CGPoint(x: -8, y: 0))
    #expect(guide.contentOffset.x == -14)
    guide.contentOffset = CGPoint(x: 890, y: 0)
    guide.drag(by: CGPoint(x: 30, y: 0))
    #expect(guide.contentOffset.x == 910)
    guide.bounces = false
    guide.contentOffset = CGPoint(x: 890, y: 0)
    guide.drag(by: CGPoint(x: 30, y: -5))
    #expect(guide.contentOffset == CGPoint(x: 900, y: 0))
  }

  @Test func `a finger, an offset that is set and a stop end the motion`() {
    let ends: [(Guide) -> Void] = [
      { $0.drag(by: .zero) }, { $0.contentOffset = CGPoint(x: 7, y: 9) }, { $0.stop() },
    ]
    for end in ends {
      let guide = guide()
      guide.endDragging(withVelocity: CGPoint(x: 500, y: 600))
      guide.step(by: 0.1)
      #expect(guide.isDecelerating)
      end(guide)
      let offset = guide.contentOffset
      #expect(!guide.isDecelerating)
      #expect(!guide.step(by: 1))
      #expect(guide.contentOffset == offset)
      #expect(guide.targetContentOffset == offset)
    }
  }

  @Test func `no time moves nothing, and one axis may move alone`() {
    let guide = guide()
    guide.endDragging(withVelocity: CGPoint(x: 300, y: 0))
    guide.step(by: 0.1)
    let offset = guide.contentOffset
    #expect(offset.x > 0 && offset.y == 0)
    guide.step(by: 0)
    guide.step(by: -1)
    #expect(guide.contentOffset == offset)
    #expect(guide.isDecelerating)
    guide.endDragging(withVelocity: .zero)
    #expect(!guide.isDecelerating && guide.contentOffset == offset)
  }

  @Test func `a new start takes its time from the beginning`() {
    let (fresh, used) = (guide(), guide())
    used.endDragging(withVelocity: CGPoint(x: 0, y: 900))
    used.step(by: 0.5)
    used.endDragging(withVelocity: .zero)
    used.contentOffset = .zero
    for guide in [fresh, used] {
      guide.endDragging(withVelocity: CGPoint(x: 0, y: 300))
      guide.step(by: 0.1)
    }
    #expect(fresh.contentOffset == used.contentOffset)
  }

  @Test func `content that is smaller than the guide rests at its start`() {
    let guide = guide(content: CGSize(width: 50, height: 60))
    #expect(guide.offsetLimits.x == 0...0 && guide.offsetLimits.y == 0...0)
    guide.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(guide.offsetLimits.x == -20...(-10))
    #expect(guide.offsetLimits.y == -10...(-10))
  }

  @Test func `pages of no length are none`() {
    let guide = guide(size: CGSize(width: 0, height: 200))
    guide.isPagingEnabled = true
    guide.endDragging(withVelocity: CGPoint(x: 100, y: 0))
    while guide.step(by: 0.1) {}
    #expect(guide.contentOffset.x.isFinite && guide.contentOffset.x > 0)
  }

  @Test func `content is laid out again when the guide moves or scrolls, not when its size is told`() {
    let row = Box()
    let guide = Guide(
      layout: row.layoutBlock(with: Layout(x: .right(), width: .scaled(0.5), height: .fixed(10))))
    guide.frame = CGRect(x: 5, y: 6, width: 100, height: 100)
    guide.contentSize = CGSize(width: 300, height: 500)
    #expect(row.frame == CGRect(x: 5, y: 6, width: 0, height: 10))
    guide.setNeedsLayout()
    #expect(row.frame == CGRect(x: 155, y: 6, width: 150, height: 10))
    guide.contentOffset = CGPoint(x: 20, y: 30)
    #expect(row.frame == CGRect(x: 135, y: -24, width: 150, height: 10))
    guide.drag(by: CGPoint(x: 1, y: 2))
    #expect(row.frame.origin == CGPoint(x: 134, y: -26))
    guide.frame = CGRect(x: 0, y: 0, width: 90, height: 90)
    #expect(row.frame.origin == CGPoint(x: 129, y: -32), "a scroll guide keeps its offset in another frame")
  }
}
