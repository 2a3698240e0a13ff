import Foundation
import QuoinBlocks
import QuoinGraphics
import QuoinTestSupport
import Testing

/// Stacks against the arithmetic of the page.
@Suite struct StackArrangementTests {
  struct Stack {
    var axis: RectAxis
    var filling: CGFloat?
    var spacing: CGFloat?
    var direction: StackLayoutScheme.Direction

    func frames(_ count: Int, in source: CGRect, _ reading: ReadingDirection = .leftToRight) -> [CGRect] {
      let boxes = (0..<count).map { _ in Box(CGRect(x: 1, y: 2, width: 3, height: 4)) }
      for box in boxes { box.ownDirection = reading }
      let scheme = StackLayoutScheme(items: boxes)
      scheme.axis = axis
      scheme.filling = filling.map { .equal($0) } ?? .equally
      scheme.spacing = spacing.map { .equal($0) } ?? .equally
      scheme.alignment = Layout.Alignment(horizontal: .right(2), vertical: .bottom(3))
      scheme.direction = direction
      let snapshot = scheme.snapshot(for: source)
      scheme.layout(in: source)
      #expect(snapshot.children.map(\.frame) == boxes.map(\.frame))
      return boxes.map(\.frame)
    }

    /// What the page says.
    func expected(_ count: Int, in source: CGRect) -> [CGRect] {
      let isX = axis == .horizontal
      let (n, room) = (CGFloat(count), isX ? source.width : source.height)
      let size = filling ?? (spacing.map { (room - (n - 1) * $0) / n } ?? room / n)
      let gap = spacing ?? (count > 1 ? (room - n * size) / (n - 1) : 0)
      let run = n * size + (n - 1) * gap
      let (low, high) = isX ? (source.minX, source.maxX) : (source.minY, source.maxY)
      return (0..<count).map { index in
        let passed = CGFloat(index) * (size + gap)
        let start =
          switch direction {
          case .fromLeading: low + passed
          case .fromTrailing: high - size - passed
          case .fromCenter: (low + high) / 2 - run / 2 + passed
          }
        return isX
          ? CGRect(x: start, y: source.minY - 3, width: size, height: source.height)
          : CGRect(x: source.minX - 2, y: start, width: source.width, height: size)
      }
    }
  }

  static let stacks: [Stack] = [RectAxis.horizontal, .vertical].flatMap { axis in
    [nil, 30].flatMap { filling in
      [nil, 7].flatMap { spacing in
        [StackLayoutScheme.Direction.fromLeading, .fromTrailing, .fromCenter].map {
          Stack(axis: axis, filling: filling, spacing: spacing, direction: $0)
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
    if stack.axis == .horizontal {
      switch stack.direction {
      case .fromLeading: swapped.direction = .fromTrailing
      case .fromTrailing: swapped.direction = .fromLeading
      case .fromCenter: break
      }
    }
    #expect(stack.frames(4, in: source, .rightToLeft) == swapped.frames(4, in: source))
  }

  @Test func `a new stack is horizontal, equally filled and spaced, centered and from leading`() {
    let scheme = StackLayoutScheme()
    #expect((scheme.axis, scheme.filling, scheme.spacing) == (.horizontal, .equally, .equally))
    #expect(scheme.direction == .fromLeading)
    #expect(!scheme.isActive)
    let box = Box()
    scheme.items = [box]
    #expect(scheme.isActive)
    let source = CGRect(x: 3, y: 4, width: 50, height: 60)
    scheme.layout(in: source)
    #expect(box.frame == source)
  }

  @Test func `elements that are gone leave no hole`() {
    let boxes = [Box(), Box()]
    var gone: Box? = Box()
    guard let element = gone else { return }
    let scheme = StackLayoutScheme(items: [boxes[0], element, boxes[1]])
    scheme.spacing = .equal(10)
    let whole = LayoutScheme(blocks: [scheme])
    let source = CGRect(x: 0, y: 0, width: 110, height: 10)
    whole.layout(in: source)
    _ = consume element
    gone = nil
    whole.layout(in: source)
    #expect(boxes.map(\.frame.minX) == [0, 60])
    #expect(whole.snapshot(for: source).children[0].children.map(\.isNothing) == [false, true, false])
    #expect(scheme.items.count == 2)
  }

  @Test func `a guide takes elements in at a place, moves those it has and lets them go`() {
    let owner = Tank()
    let boxes = (0..<4).map { _ in Box() }
    let guide = StackLayoutGuide<Tank>(items: [boxes[0]])
    guide.add(to: owner)
    guide.addArranged(boxes[1])
    guide.insertArranged(boxes[2], at: 1)
    guide.insertArranged(boxes[3], at: -5)
    func order() -> [Int?] { guide.items.map { item in boxes.firstIndex { $0 === item } } }
    #expect(order() == [3, 0, 2, 1])
    #expect(owner.taken == [0, 1, 2, 3].map { ObjectIdentifier(boxes[$0]) })
    guide.insertArranged(boxes[3], at: 99)
    #expect(order() == [0, 2, 1, 3])
    guide.frame = CGRect(x: 10, y: 0, width: 400, height: 20)
    #expect(boxes.map(\.frame.minX) == [10, 210, 110, 310])
    let stranger = Box(in: boxes[0])
    guide.removeArranged(stranger)
    #expect(stranger.parent === boxes[0], "what is not arranged stays where it is")
    boxes[2].parent = boxes[0]
    guide.removeArranged(boxes[2])
    #expect(boxes[2].parent == nil)
    guide.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
    #expect(order() == [0, 1, 3])
    #expect([0, 1, 3].map { boxes[$0].frame.minX } == [0, 100, 200])
  }

  @Test func `the fitting size of a guide ends where its run does`() {
    let guide = StackLayoutGuide<Box>(items: [Box(), Box()])
    guide.contentInsets = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    guide.scheme.filling = .equal(30)
    guide.scheme.spacing = .equal(5)
    let room = CGSize(width: 210, height: 105)
    #expect(guide.sizeThatFits(room) == CGSize(width: 75, height: 105))
    guide.scheme.direction = .fromCenter
    #expect(guide.sizeThatFits(room) == CGSize(width: 142.5, height: 105), "empty room before the run counts")
    guide.scheme.axis = .vertical
    guide.scheme.direction = .fromLeading
    #expect(guide.sizeThatFits(room) == CGSize(width: 210, height: 70))
    #expect(StackLayoutGuide<Box>().sizeThatFits(room) == .zero)
    let empty = StackLayoutGuide<Box>()
    empty.contentInsets = guide.contentInsets
    #expect(empty.sizeThatFits(room) == CGSize(width: 10, height: 5))
    let source = CGRect(origin: .zero, size: room)
    guide.layoutBlock(constraints: [guide.adjustLayoutConstraint(for: [.height()])]).layout(in: source)
    #expect(guide.frame == CGRect(x: 0, y: 0, width: 210, height: 70))
  }
}

/// An element that takes others in.
final class Tank: LayoutContainer {
  var frame = CGRect.zero
  var taken: [ObjectIdentifier] = []

  func addElement(_ element: any LayoutElement) { taken.append(ObjectIdentifier(element)) }
}
