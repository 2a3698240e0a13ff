import Foundation
import QuoinBlocks
import QuoinGraphics
import Testing

@Suite struct BlockTests {
  let source = CGRect(x: 0, y: 0, width: 320, height: 200)

  @Test func `constraints narrow the source in turn, then the layout places the element in what is left`() {
    let (first, second, element) = (
      Box(CGRect(x: 0, y: 0, width: 40, height: 200)), Box(CGRect(x: 280, y: 0, width: 40, height: 200)),
      Box()
    )
    let block = LayoutBlock(
      element: element, layout: Layout(x: .left(10), y: .top(10), width: .boxed(20), height: .boxed(20)),
      constraints: [
        first.layoutConstraint(for: [.right(.limit(on: .outer))]),
        second.layoutConstraint(for: [.left(.limit(on: .outer))]),
      ])
    block.layout(in: source)
    #expect(element.frame == CGRect(x: 50, y: 10, width: 220, height: 180))
    #expect(block.currentRect == element.frame)
    #expect(block.currentSnapshot == LayoutSnapshot(frame: element.frame))
    #expect(block.item === element)
  }

  @Test func `later blocks see the frames of earlier ones`() {
    let (first, second) = (Box(), Box())
    let scheme = LayoutScheme(blocks: [
      first.layoutBlock(with: Layout(width: .fixed(100), height: .fixed(20))),
      second.layoutBlock(
        with: Layout(height: .fixed(30)),
        constraints: [first.layoutConstraint(for: [.bottom(.limit(on: .outer)), .width()])]),
    ])
    let snapshot = scheme.snapshot(for: source)
    #expect(
      snapshot.childSnapshots.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: 0, y: 20, width: 100, height: 30),
      ])
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(second.frame == .zero)
  }

  @Test func `layout without a source takes the bounds of the super element`() {
    let root = Box(CGRect(x: 50, y: 50, width: 100, height: 80))
    let child = Box(in: root)
    child.layoutBlock(with: .equal).layout()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
    final class Plain: LayoutElement { var frame = CGRect(x: 1, y: 2, width: 3, height: 4) }
    let plain = Plain()
    plain.layoutBlock(with: .equal).layout()
    #expect(
      plain.frame == CGRect(x: 1, y: 2, width: 3, height: 4), "a plane without end has no bounds to fill")
  }

  @Test func `a scheme without a source lays each element out in what is around it`() {
    let (root, other) = (UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 80)), UIScrollView())
    other.contentSize = CGSize(width: 30, height: 900)
    let (first, second, out) = (UIView(), UIView(), UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    root.addSubview(first)
    other.addSubview(second)
    let scheme = LayoutScheme(blocks: [first.layoutBlock(), second.layoutBlock(), out.layoutBlock()])
    scheme.layout()
    #expect(first.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(second.frame == CGRect(x: 0, y: 0, width: 30, height: 900))
    #expect(out.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    second.removeFromSuperview()
    second.frame = .zero
    root.bounds.size.width = 50
    scheme.layout()
    #expect(first.frame.width == 50 && second.frame == .zero)
  }

  @Test func `coordinates are converted between super elements, scrolled ones too`() {
    let root = Box(CGRect(x: 0, y: 0, width: 400, height: 400))
    let left = Box(CGRect(x: 10, y: 10, width: 100, height: 100), in: root)
    let right = Box(CGRect(x: 200, y: 20, width: 100, height: 100), in: root)
    right.scroll = CGPoint(x: 0, y: 5)
    let inLeft = Box(CGRect(x: 5, y: 5, width: 10, height: 10), in: left)
    let inRight = Box(in: right)
    #expect(left.convert(point: .zero, to: right) == CGPoint(x: -190, y: -5))
    #expect(right.convert(rect: inLeft.frame, from: left) == CGRect(x: -185, y: 0, width: 10, height: 10))
    inRight.layoutBlock(with: .equal, constraints: [inLeft.layoutConstraint(for: [.equally])])
      .layout(in: source)
    #expect(inRight.frame == CGRect(x: -185, y: 0, width: 10, height: 10))
  }

  @Test func `a constraint inside a container uses its frame of the same scheme`() {
    let root = Box(CGRect(x: 0, y: 0, width: 400, height: 400))
    let container = Box(in: root)
    let child = Box(in: container)
    let sibling = Box(CGRect(x: 0, y: 0, width: 30, height: 30), in: root)
    let scheme = LayoutScheme(blocks: [
      container.layoutBlock(with: .equal(CGRect(x: 100, y: 100, width: 200, height: 200))),
      child.layoutBlock(with: .equal, constraints: [sibling.layoutConstraint(for: [.equally])]),
      sibling.layoutBlock(with: .equal, constraints: [container.contentLayoutConstraint(for: [.equally])]),
    ])
    scheme.layout(in: source)
    #expect(child.frame == CGRect(x: -100, y: -100, width: 30, height: 30))
    #expect(sibling.frame == CGRect(x: 100, y: 100, width: 200, height: 200))
  }

  @Test func `an inactive constraint does not count until it is switched on`() {
    let (wall, element) = (Box(CGRect(x: 100, y: 0, width: 10, height: 10)), Box())
    let constraint = wall.layoutConstraint(for: [.left(.limit(on: .outer))]).active(false)
    let scheme = LayoutScheme(blocks: [element.layoutBlock(with: .equal, constraints: [constraint])])
    scheme.layout(in: source)
    #expect(element.frame == source)
    constraint.isActive = true
    scheme.layout(in: source)
    #expect(element.frame.width == 100)
  }

  @Test func `a block can be given another element, layout and constraints while it is in schemes`() {
    let (first, second) = (Box(), Box())
    let block = first.layoutBlock(with: .equal)
    let scheme = LayoutScheme(blocks: [LayoutScheme(blocks: [block])])
    scheme.layout(in: source)
    block.setItem(second)
    block.setLayout(Layout(width: .fixed(10), height: .fixed(10)))
    block.setConstraints([AnonymConstraint { $0 = $0.insetBy(dx: 5, dy: 5) }])
    scheme.layout(in: source)
    #expect(first.frame == source)
    #expect(second.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
  }

  @Test func `an anonymous constraint narrows by the source itself`() {
    let element = Box()
    let insets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 15)
    let half = AnonymConstraint(anchors: [.leading(.limit(on: .outer))]) { source in
      CGRect(x: source.midX, y: 0, width: 0, height: 0)
    }
    element.layoutBlock(constraints: [half]).layout(in: source)
    #expect(element.frame == CGRect(x: 0, y: 0, width: 160, height: 200))
    element.ownDirection = .rightToLeft
    element.layoutBlock(constraints: [half]).layout(in: source)
    #expect(element.frame == CGRect(x: 160, y: 0, width: 160, height: 200))
    element.layoutBlock(with: .equal, constraints: [AnonymConstraint(anchors: [Inset(insets)])])
      .layout(in: source)
    #expect(element.frame == CGRect(x: 10, y: 0, width: 295, height: 200))
    // Insets larger than the room leave what lies between them.
    let wide = AnonymConstraint(anchors: [Inset(UIEdgeInsets(top: 0, left: 300, bottom: 0, right: 80))])
    let scheme = LayoutScheme(blocks: [element.layoutBlock(with: .equal, constraints: [wide])])
    scheme.layout(in: source)
    #expect(element.frame == CGRect(x: 240, y: 0, width: 60, height: 200))
    #expect(scheme.snapshot(for: source).childSnapshots.map(\.frame) == [element.frame])
  }

  @Test func `a block whose element is gone is skipped`() {
    let kept = Box()
    var gone: Box? = Box(CGRect(x: 0, y: 0, width: 50, height: 50))
    weak let reference = gone
    let block = LayoutBlock(element: gone, layout: .equal)
    var blocks: [any LayoutBlockProtocol] = [block]
    if let gone {
      blocks.append(
        kept.layoutBlock(
          with: .equal, constraints: [gone.layoutConstraint(for: [.right(.limit(on: .outer))])]))
    }
    var scheme = LayoutScheme(blocks: blocks)
    scheme.layout(in: source)
    gone = nil
    #expect(reference == nil, "blocks and constraints keep no element alive")
    #expect(!block.isActive)
    #expect(block.snapshot(for: source).isNothing)
    scheme.layout(in: source)
    #expect(kept.frame == source, "a constraint by an element that is gone does not count")
    let snapshot = scheme.snapshot(for: source)
    #expect(snapshot.childSnapshots.count == 2)
    scheme.apply(snapshot: snapshot)
    scheme.removeInactiveBlocks()
    #expect(scheme.blocks.count == 1)
  }

  @Test func `a snapshot of other blocks is refused`() {
    let (first, second) = (Box(), Box())
    let one = LayoutScheme(blocks: [first.layoutBlock(with: .equal)])
    let two = LayoutScheme(blocks: [first.layoutBlock(with: .equal), second.layoutBlock(with: .equal)])
    expectMisuse { one.apply(snapshot: two.snapshot(for: source)) }
    #expect(first.frame == .zero)
  }

  @Test func `known frames and rectangles stand in for those that elements have`() {
    let (wall, element) = (Box(), Box())
    let scheme = LayoutScheme(blocks: [
      element.layoutBlock(
        with: .equal, constraints: [wall.layoutConstraint(for: [.right(.limit(on: .outer))])])
    ])
    let known = [ObjectIdentifier(wall): CGRect(x: 0, y: 0, width: 120, height: 10)]
    #expect(scheme.snapshot(for: source, constrainRects: known).frame.minX == 120)
    let header = CGRect(x: 0, y: 0, width: 320, height: 44)
    let below = element.layoutBlock(with: .equal)
      .snapshot(for: source, constrainRects: [(rect: header, constraints: [Bottom.limit(on: .outer)])])
    #expect(below.frame == CGRect(x: 0, y: 44, width: 320, height: 156))
  }

  @Test func `two trees can read in different directions`() {
    let (hebrew, english) = (Box(), Box())
    hebrew.ownDirection = .rightToLeft
    let layout = Layout(x: .leading(10), y: .top(), width: .fixed(20), height: .fixed(20))
    LayoutScheme(blocks: [hebrew.layoutBlock(with: layout), english.layoutBlock(with: layout)])
      .layout(in: source)
    #expect(hebrew.frame.minX == 290)
    #expect(english.frame.minX == 10)
  }

  @Test func `blocks can be inserted anywhere`() {
    let (first, second) = (Box(), Box())
    var scheme = LayoutScheme(blocks: [first.layoutBlock(with: .equal)])
    scheme.layout(in: source)
    scheme.insertLayout(block: second.layoutBlock(with: .equal), to: -4)
    scheme.layout(in: source)
    #expect(second.frame == source)
    #expect(scheme.blocks.count == 2)
  }
}
