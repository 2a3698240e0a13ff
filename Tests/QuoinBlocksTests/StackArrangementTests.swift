import Foundation
import QuoinBlocks
import QuoinGraphics
import QuoinTestSupport
import Testing

/// Stacks against the arithmetic of the page.
@Suite struct StackArrangementTests {
  struct Stack {
    var isVertical: Bool
    var filling: CGFloat?
    var spacing: CGFloat?
    var direction: StackLayoutScheme.Direction

    func frames(_ count: Int, in source: CGRect, _ reading: ReadingDirection? = nil) -> [CGRect] {
      let boxes = (0..<count).map { _ in Box(CGRect(x: 1, y: 2, width: 3, height: 4)) }
      for box in boxes { box.ownDirection = reading }
      var scheme = StackLayoutScheme(items: { boxes })
      scheme.alignment = .trailing(3)
      scheme.axis = isVertical ? CGRectAxis.vertical : CGRectAxis.horizontal
      scheme.filling = filling.map { .equal($0) } ?? .equally
      scheme.spacing = spacing.map { .equal($0) } ?? .equally
      scheme.direction = direction
      let snapshot = scheme.snapshot(for: source)
      let plan = scheme.plan().snapshot(for: source)
      scheme.layout(in: source)
      #expect(snapshot.children.map(\.frame) == boxes.map(\.frame))
      #expect(plan == snapshot)
      return boxes.map(\.frame)
    }

    /// What the page says.
    func expected(_ count: Int, in source: CGRect) -> [CGRect] {
      let (n, room) = (CGFloat(count), isVertical ? source.height : source.width)
      let size = filling ?? (spacing.map { max(0, (room - (n - 1) * $0) / n) } ?? room / n)
      let gap = spacing ?? (count > 1 ? (room - n * size) / (n - 1) : 0)
      let run = n * size + (n - 1) * gap
      let (low, high) = isVertical ? (source.minY, source.maxY) : (source.minX, source.maxX)
      return (0..<count).map { index in
        let passed = CGFloat(index) * (size + gap)
        let start =
          switch direction {
          case .fromLeading: low + passed
          case .fromTrailing: high - size - passed
          case .fromCenter: (low + high) / 2 - run / 2 + passed
          }
        return isVertical
          ? CGRect(x: source.minX - 3, y: start, width: source.width, height: size)
          : CGRect(x: start, y: source.minY - 3, width: size, height: source.height)
      }
    }
  }

  static let stacks: [Stack] = [false, true].flatMap { isVertical in
    [nil, 30].flatMap { filling in
      [nil, 7].flatMap { spacing in
        [StackLayoutScheme.Direction.fromLeading, .fromTrailing, .fromCenter].map {
          Stack(isVertical: isVertical, filling: filling, spacing: spacing, direction: $0)
        }
      }
    }
  }

  func isNear(_ left: [CGRect], _ right: [CGRect]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy {
        abs($0.minX - $1.minX) < 1e-9 && abs($0.minY - $1.minY) < 1e-9
          && abs($0.size.width - $1.size.width) < 1e-9 && abs($0.size.height - $1.size.height) < 1e-9
      }
  }

  @Test(arguments: stacks.indices)
  func `a stack fills, spaces and runs as it is told`(index: Int) {
    let stack = Self.stacks[index]
    var random = SeededGenerator(seed: UInt64(index))
    for count in 0...5 {
      var source = random.rect()
      source.size.height += 50
      #expect(isNear(stack.frames(count, in: source), stack.expected(count, in: source)))
    }
  }

  @Test(arguments: stacks.indices)
  func `reading from the right swaps leading and trailing along x, and nothing else`(index: Int) {
    let stack = Self.stacks[index]
    let source = CGRect(x: 10, y: 20, width: 300, height: 200)
    var swapped = stack
    if !stack.isVertical {
      switch stack.direction {
      case .fromLeading: swapped.direction = .fromTrailing
      case .fromTrailing: swapped.direction = .fromLeading
      case .fromCenter: break
      }
    }
    #expect(stack.frames(4, in: source, .rightToLeft) == swapped.frames(4, in: source))
  }

  @Test func `more spacing than room leaves lengths of nothing at the places that the spacing gives`() {
    let stack = Stack(isVertical: false, filling: nil, spacing: 10, direction: .fromLeading)
    let frames = stack.frames(4, in: CGRect(x: 5, y: 0, width: 20, height: 8))
    #expect(frames.map(\.minX) == [5, 15, 25, 35] && frames.allSatisfy { $0.size.width == 0 })
  }

  @Test func `across the axis elements lie at a side or in the middle, moved by an offset`() {
    let source = CGRect(x: 10, y: 20, width: 100, height: 60)
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    func placed(_ alignment: StackDistribution.Alignment) -> CGFloat {
      let result = alignment.layout(rect: rect, in: source)
      #expect(result.minX == 1 && result.size == rect.size)
      return result.minY
    }
    #expect(placed(.leading()) == 20 && placed(.leading(3)) == 23)
    #expect(placed(.trailing()) == 40 && placed(.trailing(3)) == 37)
    #expect(placed(.center()) == 30 && placed(.center(3)) == 33)
    var scheme = StackLayoutScheme(items: { [] })
    scheme.axis = CGRectAxis.vertical
    scheme.alignment = .leading(5)
    #expect(scheme.alignment.layout(rect: rect, in: source) == CGRect(x: 15, y: 2, width: 30, height: 40))
    scheme.axis = CGRectAxis.horizontal
    #expect(scheme.alignment.layout(rect: rect, in: source) == CGRect(x: 1, y: 25, width: 30, height: 40))
  }

  @Test func `a new stack is horizontal, equally filled and spaced, centered and from leading`() {
    let box = Box()
    let scheme = StackLayoutScheme(items: { [box] })
    #expect(scheme.axis.isHorizontal && !scheme.axis.isVertical)
    #expect((scheme.filling, scheme.spacing) == (.equally, .equally))
    #expect(scheme.direction == .fromLeading && scheme.isActive)
    let source = CGRect(x: 3, y: 4, width: 50, height: 60)
    scheme.layout(in: source)
    #expect(box.frame == source && scheme.currentRect == source)
    #expect(scheme.currentSnapshot.children == [LayoutSnapshot(frame: source)])
  }

  @Test func `a stack of nothing is a point at the source's origin`() {
    var stack = StackLayoutScheme(items: { [] })
    let source = CGRect(x: 3, y: 4, width: 50, height: 60)
    for spacing in [StackLayoutScheme.Spacing.equally, .equal(4)] {
      stack.spacing = spacing
      stack.layout(in: source)
      #expect(stack.snapshot(for: source) == LayoutSnapshot(frame: CGRect(x: 3, y: 4, width: 0, height: 0)))
      #expect(stack.plan().snapshot(for: source) == stack.snapshot(for: source))
      stack.apply(snapshot: stack.snapshot(for: source))
    }
    #expect(stack.isActive && stack.currentRect == .zero)
  }

  @Test func `a stack asks for its elements each time, and a snapshot of others is refused`() {
    let boxes = [Box(), Box()]
    var items = [boxes[0]]
    let scheme = StackLayoutScheme(items: { items })
    let source = CGRect(x: 0, y: 0, width: 100, height: 10)
    let whole = LayoutScheme(blocks: [scheme])
    whole.layout(in: source)
    #expect(boxes.map(\.frame.width) == [100, 0])
    let one = scheme.snapshot(for: source)
    items = boxes
    whole.layout(in: source)
    #expect(boxes.map(\.frame.minX) == [0, 50])
    expectMisuse { scheme.apply(snapshot: one) }
    #expect(boxes.map(\.frame.minX) == [0, 50])
    scheme.apply(snapshot: LayoutSnapshot(childSnapshots: [source, source] as [CGRect]))
    #expect(boxes.map(\.frame) == [source, source])
  }

  @Test func `a stack without a source fills the frame of its elements' super element`() {
    let root = Box(CGRect(x: 5, y: 6, width: 70, height: 80))
    let boxes = [Box(in: root), Box(in: root)]
    StackLayoutScheme(items: { boxes }).layout()
    #expect(boxes.map(\.frame) == [5, 40].map { CGRect(x: $0, y: 6, width: 35, height: 80) })
  }

  @Test func `what lies in elements of a stack is converted by the frames that the stack gives them`() {
    func scene() -> ([Box], LayoutScheme) {
      let boxes = (0..<4).map { _ in Box() }
      boxes[2].parent = boxes[1]
      boxes[3].frame = CGRect(x: 70, y: 5, width: 8, height: 9)
      let stack = StackLayoutScheme(items: { Array(boxes[0..<2]) })
      let inside = boxes[2].layoutBlock(constraints: [boxes[3].layoutConstraint(for: [.equally])])
      return (boxes, LayoutScheme(blocks: [stack, inside]))
    }
    let source = CGRect(x: 0, y: 2, width: 100, height: 50)
    let (first, laidOut) = scene()
    let (second, applied) = scene()
    laidOut.layout(in: source)
    #expect(first[2].frame == CGRect(x: 20, y: 3, width: 8, height: 9))
    let snapshot = applied.snapshot(for: source)
    #expect(applied.plan().snapshot(for: source) == snapshot)
    applied.apply(snapshot: snapshot)
    #expect(second.map(\.frame) == first.map(\.frame))
  }

  @Test func `a stack in a scheme keeps the law of snapshots, in a plan too`() {
    func scene() -> ([Box], LayoutScheme) {
      let boxes = (0..<4).map { _ in Box() }
      var stack = StackLayoutScheme(items: { Array(boxes[0..<3]) })
      stack.spacing = .equal(3)
      let below = boxes[3].layoutBlock(
        with: Layout(height: .fixed(10)),
        constraints: [boxes[1].layoutConstraint(for: [.left(.align(by: .inner)), .width()])])
      return (boxes, LayoutScheme(blocks: [stack, LayoutScheme(blocks: [below])]))
    }
    let source = CGRect(x: 3, y: 4, width: 100, height: 50)
    let (first, laidOut) = scene()
    let (second, applied) = scene()
    laidOut.layout(in: source)
    let snapshot = applied.snapshot(for: source)
    #expect(applied.plan().snapshot(for: source) == snapshot)
    #expect(snapshot.children[0].children.count == 3)
    applied.apply(snapshot: snapshot)
    #expect(first.map(\.frame) == second.map(\.frame))
    #expect(first[3].frame.minX == first[1].frame.minX && first[3].frame.width == first[1].frame.width)
  }
}
