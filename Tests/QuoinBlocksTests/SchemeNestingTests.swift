import Foundation
import QuoinBlocks
import QuoinGraphics
import Testing

@Suite struct SchemeNestingTests {
  let source = CGRect(x: 0, y: 0, width: 100, height: 80)

  @Test func `a scheme is a value: a change of a copy is no change of it, nor of what it was put in`() {
    let boxes = (0..<3).map { _ in Box() }
    let inner = LayoutScheme(blocks: [boxes[0].layoutBlock()])
    var copy = inner
    let outer = LayoutScheme(blocks: [inner])
    inner.layout(in: source)
    copy.insertLayout(block: boxes[1].layoutBlock())
    #expect((inner.blocks.count, copy.blocks.count) == (1, 2))
    for box in boxes { box.frame = .zero }
    outer.layout(in: source)
    #expect(boxes.map(\.frame) == [source, .zero, .zero])
    copy.layout(in: source)
    #expect(boxes.map(\.frame) == [source, source, .zero])
    var grown = outer
    grown.insertLayout(block: grown)
    grown.insertLayout(block: boxes[2].layoutBlock())
    grown.layout(in: source)
    #expect(boxes[2].frame == source, "a scheme in itself is its copy from before")
  }

  @Test func `an element that is gone narrows nothing, though the same scheme placed it`() {
    let kept = Box()
    var gone: Box? = Box()
    guard let element = gone else { return }
    let blocks = [
      element.layoutBlock(), kept.layoutBlock(constraints: [element.layoutConstraint(for: [.width()])]),
    ]
    let scheme = LayoutScheme(blocks: blocks)
    _ = consume element
    scheme.layout(in: source)
    gone = nil
    scheme.layout(in: source)
    #expect(kept.frame == source)
    #expect(scheme.snapshot(for: source).frame == source)
    #expect(scheme.plan().snapshot(for: source).frame == source)
  }

  @Test func `a switch is on unless it is made off, and what it switches has a say`() {
    let wall = Box(CGRect(x: 30, y: 0, width: 10, height: 10))
    let constraint = MutableLayoutConstraint(base: wall.layoutConstraint(for: [.right(.limit(on: .outer))]))
    #expect(constraint.isActive)
    let element = Box()
    let scheme = LayoutScheme(blocks: [element.layoutBlock(constraints: [constraint])])
    scheme.layout(in: source)
    #expect(element.frame == CGRect(x: 40, y: 0, width: 60, height: 80))
    let outer = constraint.active(true)
    #expect(outer.isActive)
    constraint.isActive = false
    #expect(!outer.isActive)
    scheme.layout(in: source)
    #expect(element.frame == source)
    constraint.isActive = true
    outer.isActive = false
    #expect(constraint.isActive && !outer.isActive)
  }
}

/// Anchors used by themselves, outside any scheme.
@Suite struct LoneAnchorTests {
  private let given = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test func `an anchor by itself does what it does in a scheme, in either direction`() {
    let source = CGRect(x: 3, y: 5, width: 40, height: 30)
    let rect = CGRect(x: 10, y: 7, width: 20, height: 12)
    let own = AnyRectBasedConstraint { source, rect in source.size.width += rect.size.width }
    typealias Row = (any RectBasedConstraint, LayoutAnchor, CGRect, CGRect)
    func row(
      _ anchor: any RectBasedConstraint, _ same: LayoutAnchor, _ frame: CGRect, _ turned: CGRect? = nil
    )
      -> Row
    {
      (anchor, same, frame, turned ?? frame)
    }
    func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let rows: [Row] = [
      row(Left.align(by: .inner), .left(.align(by: .inner)), frame(10, 5, 40, 30)),
      row(Left.align(by: .outer), .left(.align(by: .outer)), frame(-30, 5, 40, 30)),
      row(Right.limit(on: .outer), .right(.limit(.outer)), frame(30, 5, 13, 30)),
      row(Right.limit(.inner), .right(.limit(on: .inner)), frame(3, 5, 27, 30)),
      row(Top.pull(from: .inner), .top(.pull(from: .inner)), frame(3, 7, 40, 28)),
      row(Bottom.pull(from: .inner), .bottom(.pull(from: .inner)), frame(3, 5, 40, 14)),
      row(Bottom.pull(from: .outer), .bottom(.pull(from: .outer)), frame(3, 19, 40, 16)),
      row(
        Leading.align(by: .inner), .leading(.align(by: .inner)), frame(10, 5, 40, 30), frame(-10, 5, 40, 30)),
      row(Trailing.limit(on: .outer), .trailing(.limit(.outer)), frame(30, 5, 13, 30), frame(3, 5, 7, 30)),
      row(Center.align(by: .center), .center(.align(by: .center)), frame(0, -2, 40, 30)),
      row(Center.align(by: .origin), .center(.align(by: .origin)), frame(20, 13, 40, 30)),
      row(Size.width(0.5), .width(0.5), frame(3, 5, 10, 30)),
      row(Size.width(), .width(), frame(3, 5, 20, 30)),
      row(Size.height(multiplier: 2), .size(.height(2)), frame(3, 5, 40, 24)),
      row(Inset(insets), .insets(insets), frame(5, 6, 34, 26)),
      row(Equal(), .equally, rect), row(Equal(given), .equal(given), given),
      row(Left.build(own), .custom(own), frame(3, 5, 60, 30)),
      row(Center.build(own), .build(own), frame(3, 5, 60, 30)),
      row(Size.build(own), .size(.build(own)), frame(3, 5, 60, 30)),
      row(Inset.build(own), .build(Inset.build(own)), frame(3, 5, 60, 30)),
      row(Equal.build(own), .build(LayoutAnchor.build(own)), frame(3, 5, 60, 30)),
    ]
    for (index, (anchor, same, expected, turned)) in rows.enumerated() {
      for constraint in [anchor, same, LayoutAnchor.build(anchor)] as [any RectBasedConstraint] {
        #expect(constraint.constrained(sourceRect: source, by: rect) == expected, "row \(index)")
        for (direction, frame) in [(ReadingDirection.leftToRight, expected), (.rightToLeft, turned)] {
          var formed = source
          constraint.formConstrain(sourceRect: &formed, by: rect, direction: direction)
          #expect(formed == frame, "row \(index), \(direction)")
        }
      }
    }
  }

  @Test func `insets take from the source, below zero too, and add up`() {
    let insets = Inset(UIEdgeInsets(top: 9, left: 30, bottom: 9, right: 1))
    let source = CGRect(x: 10, y: 7, width: 20, height: 12)
    let left = insets.constrained(sourceRect: source, by: .zero)
    #expect(left.origin == CGPoint(x: 40, y: 16) && left.size == CGSize(width: -11, height: -6))
    let box = Box()
    box.layoutBlock(constraints: [AnonymConstraint(anchors: [insets, insets])]).layout(
      in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(box.frame == CGRect(x: 60, y: 18, width: 38, height: 64))
  }

  @Test func `of a source with a negative size, origins are read as they are and all else as it lies`() {
    let source = CGRect(x: 40, y: 16, width: -10, height: -6)
    let rect = CGRect(x: 0, y: 0, width: 4, height: 2)
    func placed(_ x: Layout.Alignment.Horizontal, _ y: Layout.Alignment.Vertical) -> CGPoint {
      Layout.Alignment(horizontal: x, vertical: y).layout(rect: rect, in: source).origin
    }
    #expect(placed(.equal, .equal) == CGPoint(x: 40, y: 16))
    #expect(placed(.left(1), .top(1)) == CGPoint(x: 41, y: 17))
    #expect(placed(.left(multiplier: 0.5), .top(multiplier: 0.5)) == CGPoint(x: 35, y: 13))
    #expect(placed(.right(1), .bottom(1)) == CGPoint(x: 35, y: 13))
    #expect(placed(.center(), .center()) == CGPoint(x: 33, y: 12))
    #expect(Layout.Filling.equal.layout(rect: rect, in: source).size == CGSize(width: 10, height: 6))
    #expect(Layout.Filling.Horizontal.boxed(3).layout(rect: rect, in: source).size.width == 7)
    func narrowed(_ anchor: any RectBasedConstraint, by x: CGFloat, _ width: CGFloat) -> CGRect {
      anchor.constrained(sourceRect: source, by: CGRect(x: x, y: 0, width: width, height: 1))
    }
    // The source lies from 30 to 40.
    #expect(narrowed(Right.align(by: .inner), by: 0, 100).origin.x == 90)
    let limited = narrowed(Left.limit(on: .inner), by: 32, 1)
    #expect(limited.origin.x == 40 && limited.size.width == 8)
    let pulled = narrowed(Left.pull(from: .inner), by: 25, 1)
    #expect(pulled.origin.x == 25 && pulled.size.width == 15)
    #expect(narrowed(Size.width(), by: 50, -3).size.width == 3)
  }
}
