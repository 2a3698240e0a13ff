import Foundation
import QuoinBlocks
import QuoinGraphics
import Testing

@Suite struct GuideTests {
  @Test func `a guide's frame is its content's rectangle`() {
    let owner = Box()
    let guide = LayoutGuide<Box>()
    guide.add(to: owner)
    guide.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(guide.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(guide.layoutBounds == guide.frame)
    #expect(guide.superElement === owner)
    guide.removeFromSuperElement()
    #expect(guide.superElement == nil)
  }

  func stack(_ form: (StackLayoutScheme) -> Void, direction: ReadingDirection = .leftToRight) -> [CGRect] {
    let boxes = (0..<3).map { _ in Box() }
    for box in boxes { box.ownDirection = direction }
    let scheme = StackLayoutScheme(items: boxes)
    form(scheme)
    scheme.layout(in: CGRect(x: 0, y: 0, width: 320, height: 50))
    return boxes.map(\.frame)
  }

  @Test func `items share an axis equally`() {
    #expect(
      stack { $0.spacing = .equal(10) } == [
        CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 110, y: 0, width: 100, height: 50),
        CGRect(x: 220, y: 0, width: 100, height: 50),
      ])
    let third: CGFloat = 320.0 / 3
    #expect(stack { _ in }.map(\.width) == [third, third, third])
  }

  @Test func `items of a length are spaced equally, or run from a side or the center`() {
    #expect(stack { $0.filling = .equal(60) }.map(\.minX) == [0, 130, 260])
    func run(_ direction: StackLayoutScheme.Direction, _ reading: ReadingDirection = .leftToRight)
      -> [CGFloat]
    {
      let frames = stack(
        {
          $0.filling = .equal(60)
          $0.spacing = .equal(10)
          $0.direction = direction
        }, direction: reading)
      return frames.map { $0.origin.x }
    }
    #expect(run(.fromLeading) == [0, 70, 140])
    #expect(run(.fromTrailing) == [260, 190, 120])
    #expect(run(.fromCenter) == [60, 130, 200])
    #expect(run(.fromLeading, .rightToLeft) == [260, 190, 120])
    #expect(run(.fromTrailing, .rightToLeft) == [0, 70, 140])
  }

  @Test func `a vertical stack goes down`() {
    let frames = stack {
      $0.axis = .vertical
      $0.filling = .equal(10)
      $0.spacing = .equal(5)
    }
    #expect(frames.map(\.minY) == [0, 15, 30])
    #expect(frames.map(\.width) == [320, 320, 320])
  }

  @Test func `a stack guide lays out within its insets and follows changes`() {
    let owner = Box()
    let boxes = (0..<2).map { _ in Box() }
    let guide = StackLayoutGuide<Box>(items: boxes)
    guide.scheme.spacing = .equal(10)
    guide.contentInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 20)
    guide.add(to: owner)
    guide.frame = CGRect(x: 100, y: 0, width: 240, height: 30)
    #expect(
      boxes.map(\.frame) == [
        CGRect(x: 110, y: 5, width: 100, height: 20), CGRect(x: 220, y: 5, width: 100, height: 20),
      ])
    let third = Box(CGRect(x: 0, y: 0, width: 7, height: 8))
    guide.insertArranged(third, at: 99)
    #expect(third.frame.maxX == 320)
    guide.removeArranged(third)
    #expect(boxes[1].frame.minX == 220)
    #expect(guide.items.count == 2)
  }

  @Test func `a stack in a scheme keeps the law of snapshots`() {
    func scene() -> ([Box], LayoutScheme) {
      let boxes = (0..<4).map { _ in Box() }
      let stack = StackLayoutScheme(items: Array(boxes[0..<3]))
      stack.spacing = .equal(3)
      let below = boxes[3].layoutBlock(
        with: Layout(height: .fixed(10)),
        constraints: [boxes[1].layoutConstraint(for: [.left(.align(by: .inner)), .width()])])
      return (boxes, LayoutScheme(blocks: [stack, below]))
    }
    let source = CGRect(x: 3, y: 4, width: 100, height: 50)
    let (first, laidOut) = scene()
    let (second, applied) = scene()
    laidOut.layout(in: source)
    let snapshot = applied.snapshot(for: source)
    #expect(snapshot.children[0].children.count == 3)
    #expect(applied.apply(snapshot: snapshot))
    #expect(first.map(\.frame) == second.map(\.frame))
    #expect(first[3].frame.minX == first[1].frame.minX)
  }

  @Test func `a placeholder loads its element the first time it is laid out`() {
    let owner = Box()
    let placeholder = LayoutPlaceholder<Box, Box> { Box() }
    placeholder.add(to: owner)
    #expect(!placeholder.isElementLoaded)
    let scheme = LayoutScheme(blocks: [placeholder.layoutBlock(with: .equal)])
    let source = CGRect(x: 0, y: 0, width: 10, height: 20)
    _ = scheme.snapshot(for: source)
    #expect(!placeholder.isElementLoaded, "a snapshot loads nothing")
    scheme.layout(in: source)
    #expect(placeholder.elementIfLoaded?.frame == source)
  }
}
