import Foundation
import QuoinBlocks
import QuoinGraphics
import Testing

@Suite struct SchemeNestingTests {
  let source = CGRect(x: 0, y: 0, width: 100, height: 80)

  @Test func `a scheme never comes into itself, however deep`() {
    let (inner, outer) = (LayoutScheme(), LayoutScheme())
    #expect(!outer.insertLayout(block: outer))
    #expect(outer.insertLayout(block: inner))
    #expect(!inner.insertLayout(block: outer))
    let deep = LayoutScheme(blocks: [Box().layoutBlock(), outer])
    #expect(!inner.insertLayout(block: deep))
    #expect(inner.insertLayout(block: Box().layoutBlock()))
    #expect(deep.insertLayout(block: LayoutScheme(blocks: [Box().layoutBlock()])))
    #expect((inner.blocks.count, outer.blocks.count, deep.blocks.count) == (1, 1, 3))
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

  @Test func `a stack of nothing arranges nothing`() {
    let stack = StackLayoutScheme()
    for spacing in [StackLayoutScheme.Spacing.equally, .equal(4)] {
      stack.spacing = spacing
      stack.layout(in: source)
      #expect(stack.snapshot(for: source).children.isEmpty)
      #expect(stack.snapshot(for: source).frame == .zero)
    }
  }

  @Test func `a guide lays out what is in it when its rectangle changes, and only then`() {
    final class Counted: LayoutGuide<Box> {
      var rects: [CGRect] = []
      override func layout(in rect: CGRect) { rects.append(rect) }
    }
    let guide = Counted(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(guide.rects.isEmpty)
    guide.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    guide.bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
    #expect(guide.rects.isEmpty)
    guide.frame.origin.x = 5
    #expect(guide.rects == [CGRect(x: 5, y: 2, width: 30, height: 40)])
    guide.frame.size.width = 20
    guide.bounds.origin.y = 7
    #expect(
      guide.rects.dropFirst() == [
        CGRect(x: 5, y: 2, width: 20, height: 40), CGRect(x: 5, y: 9, width: 20, height: 40),
      ])
    guide.setNeedsLayout()
    #expect(guide.rects.count == 4)
    let (owner, other) = (Box(), Box())
    guide.add(to: owner)
    #expect(guide.ownerElement === owner && guide.superElement === owner)
    guide.add(to: other)
    #expect(guide.ownerElement === other)
    guide.removeFromSuperElement()
    #expect(guide.ownerElement == nil)
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
      row(Inset(insets), .insets(insets), frame(12, 8, 14, 8)),
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

  @Test func `insets beyond a rectangle leave nothing of it`() {
    let insets = Inset(UIEdgeInsets(top: 9, left: 30, bottom: 9, right: 1))
    #expect(
      insets.constrained(sourceRect: .zero, by: CGRect(x: 10, y: 7, width: 20, height: 12))
        == CGRect(x: 40, y: 16, width: 0, height: 0))
  }
}
