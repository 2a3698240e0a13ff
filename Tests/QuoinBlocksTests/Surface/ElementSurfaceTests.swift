import Foundation
import QuoinBlocks
import QuoinViews
import Testing

/// Elements of one's own as code written for CGLayout makes them, and every name of elements.
@Suite struct ElementSurfaceTests {
  /// Everything that the protocol asks for, as CGLayout has no defaults.
  final class Item: AnchoredLayoutElement, ElementInLayoutTime, Equatable {
    var frame: CGRect = .zero
    var bounds: CGRect = .zero
    var layoutBounds: CGRect { CGRect(origin: bounds.origin, size: frame.size) }
    weak var superElement: LayoutElement?
    var inLayoutTime: ElementInLayoutTime { return self }
    func removeFromSuperElement() { superElement = nil }
  }

  /// Content that tells its size, with nothing more.
  final class Measured: AdaptiveLayoutElement, AdjustableLayoutElement {
    var frame = CGRect.zero
    func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width / 2, height: 11) }
  }

  /// Adaptive and no element.
  final class Meter: AdaptiveLayoutElement {
    func sizeThatFits(_ size: CGSize) -> CGSize { size }
  }

  let room = CGRect(x: 0, y: 0, width: 100, height: 80)

  @Test func `an element that is in no other is skipped, and its snapshot is empty`() {
    let (root, item, other) = (Item(), Item(), Item())
    let block = item.layoutBlock(with: .equal)
    let scheme = LayoutScheme(blocks: [
      block, other.layoutBlock(constraints: [item.layoutConstraint(for: [.equal(.zero)])]),
    ])
    other.superElement = root
    #expect(!block.isActive && scheme.isActive)
    block.layout(in: room)
    scheme.layout(in: room)
    #expect(item.frame == .zero && other.frame == room, "nor does it narrow")
    #expect(block.snapshot(for: room).isNothing)
    #expect(scheme.snapshot(for: room).children.map(\.isNothing) == [true, false])
    #expect(scheme.plan().snapshot(for: room).children.map(\.isNothing) == [true, false])
    item.superElement = root
    scheme.layout(in: room)
    #expect(item.frame == room && other.frame == .zero)
    item.removeFromSuperElement()
    item.frame = .zero
    other.frame = .zero
    scheme.apply(snapshot: scheme.snapshot(for: room))
    #expect(item.frame == .zero && other.frame == room)
    var some = scheme
    some.removeInactiveBlocks()
    #expect(some.blocks.count == 1 && item == item && item != other)
  }

  @Test func `constraints by elements in no other are inactive, and say so`() {
    let (view, label) = (UIView(), UILabel())
    let constraints: [LayoutConstraintProtocol] = [
      view.layoutConstraint(for: []), view.contentLayoutConstraint(for: []),
      label.adjustLayoutConstraint(for: []), label.baselineLayoutConstraint(for: []),
    ]
    #expect(constraints.map(\.isActive) == [false, false, false, false])
    let root = UIView()
    for child in [view, label] { root.addSubview(child) }
    #expect(constraints.map(\.isActive) == [true, true, true, true])
    #expect(AnonymConstraint(anchors: []).isActive)
    label.removeFromSuperview()
    let other = UIView()
    root.addSubview(other)
    other.layoutBlock(constraints: [label.adjustLayoutConstraint(for: [.width()])]).layout(in: room)
    #expect(other.frame == room)
  }

  @Test func `what is read in layout time is the element`() {
    let root = UIView(frame: room)
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(view)
    var read: ElementInLayoutTime = view.inLayoutTime
    #expect(read.frame == view.frame && read.superElement === root && read.layoutBounds == view.bounds)
    read.frame.origin.x = 9
    read.bounds.size.width = 30
    #expect(view.bounds.width == 30 && view.frame.width == 30)
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 7, height: 8)
    #expect(scroll.inLayoutTime.layoutBounds == CGRect(x: 0, y: 0, width: 7, height: 8))
    let label = UILabel()
    #expect(label.baselineElement.inLayoutTime as AnyObject === label.baselineElement)
    let base: RectBasedElement = view
    let space: LayoutCoordinateSpace = view
    #expect(base.frame == view.frame && space.bounds == view.bounds)
    #expect(space.convert(point: .zero, to: root) == view.frame.origin)
    #expect(space.convert(rect: room, from: root).origin.x == -view.frame.minX)
    #expect(space.convert(point: .zero, from: root).y == -2 && space.convert(rect: room, to: root).minY == 2)
  }

  @Test func `what is adaptive and adjustable is adjusted by its fitting size`() {
    let item = Measured()
    let block = item.layoutBlock(constraints: [item.adjustLayoutConstraint(for: [.width(), .height(2)])])
    block.layout(in: room)
    #expect(item.frame == CGRect(x: 0, y: 0, width: 50, height: 22))
    item.layoutBlock(
      constraints: [
        AdjustLayoutConstraint(
          element: item, anchors: [.height()],
          alignment: Layout.Alignment(horizontal: .left(), vertical: .bottom()))
      ]
    ).layout(in: room)
    #expect(item.frame == CGRect(x: 0, y: 69, width: 100, height: 11))
    #expect(Meter().sizeThatFits(room.size) == room.size)
    final class Card: UIView, AdjustableLayoutElement {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 8, height: 9) }
    }
    let (root, card) = (UIView(), Card())
    root.addSubview(card)
    card.layoutBlock(constraints: [card.adjustLayoutConstraint(for: [.width(), .height()])]).layout(in: room)
    #expect(card.frame == CGRect(x: 0, y: 0, width: 8, height: 9))
  }

  @Test func `text of one's own has a baseline`() {
    final class Words: AnchoredLayoutElement, TextPresentedElement {
      var frame = CGRect.zero
      let baselineElement = Item()
    }
    let (root, words, line) = (Item(), Words(), Item())
    words.baselineElement.superElement = root
    line.superElement = root
    words.baselineElement.frame = CGRect(x: 0, y: 33, width: 10, height: 0)
    let constraint: LayoutConstraint = words.baselineLayoutConstraint(for: [.top(.align(by: .inner))])
    line.layoutBlock(constraints: [constraint]).layout(in: room)
    #expect(line.frame.minY == 33)
    line.layoutBlock { $0.bottom.align(by: words.layoutAnchors.baseline) }.layout(in: room)
    #expect(line.frame.maxY == 33)
  }

  @Test func `layers and views of one tree have the same coordinates`() {
    let root = UIView(frame: room)
    let (view, layer, inner) = (
      UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)), CALayer(), CALayer()
    )
    root.addSubview(view)
    root.layer.addSublayer(layer)
    view.layer.addSublayer(inner)
    LayoutScheme(blocks: [
      layer.layoutBlock(constraints: [view.layoutConstraint(for: [.right(.limit(on: .outer))])]),
      inner.layoutBlock(constraints: [layer.layoutConstraint(for: [.equally])]),
    ]).layout(in: room)
    #expect(layer.frame == CGRect(x: 40, y: 0, width: 60, height: 80))
    #expect(inner.frame == CGRect(x: 30, y: -20, width: 60, height: 80))
    #expect(inner.convert(point: .zero, to: root) == CGPoint(x: 40, y: 0))
    #expect(view.layer.convert(point: .zero, to: root) == CGPoint(x: 10, y: 20))
    root.semanticContentAttribute = .forceRightToLeft
    #expect(layer.readingDirection == .rightToLeft)
  }
}
