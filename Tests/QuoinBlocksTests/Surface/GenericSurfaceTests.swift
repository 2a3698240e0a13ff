import Foundation
import QuoinBlocks
import QuoinViews
import Testing

/// Names that generic code and subclasses use.
@Suite struct GenericSurfaceTests {
  let rect = CGRect(x: 10, y: 20, width: 30, height: 60)

  private func length<A: SizeRectAnchor & AxisLayoutEntity>(_ anchor: A) -> (CGFloat, Bool)
  where A.Metric == CGFloat {
    (anchor.get(for: rect), anchor.axis.isVertical)
  }

  private func metric<A: AnyRectAnchor>(_ anchor: A) -> A.Metric { anchor.get(for: rect) }

  @Test func `generic code is written over anchors of any kind`() {
    #expect(length(HeightAnchor(axis: CGRectAxis.vertical)) == (60, true))
    #expect(metric(SizeAnchor()) == rect.size && metric(TopAnchor()) == 20)
    func doubled<I, A>(_ anchor: inout DimensionAnchor<I, A>, of other: DimensionAnchor<I, A>) {
      anchor.scaled(by: other, scale: 2)
    }
    let (box, wall) = (Box(), Box(rect))
    box.layoutBlock { doubled(&$0.width, of: wall.layoutAnchors.width) }.layout(in: rect)
    #expect(box.frame.width == 60)
  }

  @Test func `a distribution places rectangles along an axis`() {
    func placed(_ distribution: StackDistribution) -> [CGFloat] {
      distribution.distribute(rects: [.zero, .zero], in: rect, along: CGRectAxis.vertical).map(\.minY)
    }
    #expect(placed(StackDistribution()) == [20, 50])
  }

  @Test func `content of one's own is any rule`() {
    final class Fixed: AdjustableLayoutElement {
      var frame = CGRect.zero
      var contentConstraint: RectBasedConstraint { Equal(CGRect(x: 0, y: 0, width: 3, height: 4)) }
    }
    let fixed = Fixed()
    fixed.layoutBlock(constraints: [fixed.adjustLayoutConstraint(for: [.width(), .height()])]).layout(
      in: rect)
    #expect(fixed.frame == CGRect(x: 10, y: 20, width: 3, height: 4))
  }

  @Test func `a guide's content may lie elsewhere in its frame`() {
    final class Shifted: LayoutGuide<Box> {
      var laidOut: CGRect?
      override func contentRect(forFrame frame: CGRect) -> CGRect {
        CGRect(x: 1, y: 2, width: frame.width - 3, height: frame.height - 4)
      }
      override func layout(in rect: CGRect) { laidOut = rect }
    }
    let guide = Shifted()
    guide.frame = rect
    #expect(guide.laidOut == CGRect(x: 11, y: 22, width: 27, height: 56))
  }

  @Test func `elements of stacks have a type and makers`() {
    let (root, view, other) = (UIView(), UIView(), UIView())
    let elements: [StackLayoutGuide<UIView>.Element] = [.uiView(view)]
    let guide = StackLayoutGuide<UIView>(items: elements)
    guide.add(to: root)
    guide.addArrangedElement(other)
    guide.insertArrangedElement(UILabel(), at: 0)
    #expect(guide.arrangedItems.count == 3 && other.superview === root)
    guide.removeArrangedElement(other)
    guide.addArranged(other)
    guide.insertArranged(other, at: 0)
    #expect(guide.arrangedItems.first === other)
    guide.removeArranged(other)
    #expect(guide.arrangedItems.count == 2 && other.superview == nil)
    let line: UILabel.Baseline = UILabel().baselineElement
    #expect(line.superElement == nil && line.frame == .zero, "its label is gone")
  }

  @Test func `a placeholder's subclass loads and is told`() {
    final class Own: ViewPlaceholder<UIView> {
      var calls: [String] = []
      override func loadElement() {
        calls.append("load")
        super.loadElement()
      }
      override func elementDidLoad() {
        calls.append("did load")
        super.elementDidLoad()
      }
    }
    let (root, own) = (UIView(), Own({ UILabel() }, nil))
    own.add(to: root)
    own.loadElementIfNeeded()
    #expect(own.calls == ["load", "did load"] && root.subviews.count == 1)
  }
}
