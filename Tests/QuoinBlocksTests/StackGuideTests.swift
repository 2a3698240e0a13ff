import Foundation
import QuoinBlocks
import QuoinGraphics
import QuoinViews
import Testing

@Suite struct StackGuideTests {
  /// An element that takes others in.
  final class Tank: LayoutElementsContainer {
    var frame = CGRect.zero
    var taken: [ObjectIdentifier] = []

    func addChildElement<SubItem: LayoutElement>(_ subItem: SubItem) {
      taken.append(ObjectIdentifier(subItem))
    }
  }

  @Test func `a guide lays out within its insets, which its bounds count`() {
    let boxes = (0..<2).map { _ in Box() }
    let guide = StackLayoutGuide<Box>(items: boxes)
    guide.scheme.spacing = .equal(10)
    guide.contentInsets = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 20)
    guide.frame = CGRect(x: 100, y: 0, width: 240, height: 30)
    #expect(guide.bounds == CGRect(x: 10, y: 5, width: 210, height: 18))
    #expect(guide.layoutBounds == CGRect(x: 110, y: 5, width: 210, height: 18))
    #expect(
      boxes.map(\.frame) == [
        CGRect(x: 110, y: 5, width: 100, height: 18), CGRect(x: 220, y: 5, width: 100, height: 18),
      ])
  }

  @Test
  func `insets, items, the scheme and the owner lay nothing out; the next frame does, an equal one too`() {
    let box = Box()
    let guide = StackLayoutGuide<Box>(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    guide.addArranged(element: .element(box))
    guide.contentInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    var scheme = guide.scheme
    scheme.axis = CGRectAxis.vertical
    scheme.filling = .equal(5)
    guide.scheme = scheme
    guide.add(to: Box())
    #expect(box.frame == .zero)
    guide.frame = guide.frame
    #expect(box.frame == CGRect(x: 2, y: 1, width: 94, height: 5))
  }

  @Test func `a guide takes elements in at a place, moves those it has and lets them go`() {
    let owner = Tank()
    let boxes = (0..<4).map { _ in Box() }
    for box in boxes { box.isOut = true }
    let guide = StackLayoutGuide<Tank>(items: [.element(boxes[0])])
    guide.add(to: owner)
    guide.addArranged(element: .element(boxes[1]))
    guide.insertArranged(element: .element(boxes[2]), at: 1)
    guide.insertArranged(element: .element(boxes[3]), at: -5)
    func order() -> [Int?] { guide.arrangedItems.map { item in boxes.firstIndex { $0 === item } } }
    #expect(order() == [3, 0, 2, 1])
    #expect(owner.taken == [0, 1, 2, 3].map { ObjectIdentifier(boxes[$0]) })
    guide.insertArranged(element: .element(boxes[3]), at: 99)
    #expect(order() == [0, 2, 1, 3])
    guide.frame = CGRect(x: 10, y: 0, width: 400, height: 20)
    #expect(boxes.map(\.frame.minX) == [10, 210, 110, 310])
    let taken = Box(in: boxes[0])
    guide.addArranged(element: .element(taken))
    #expect(!owner.taken.contains(ObjectIdentifier(taken)), "what is in another stays there")
    guide.removeArranged(element: taken)
    #expect(taken.parent == nil)
    let stranger = Box(in: boxes[0])
    guide.removeArranged(element: stranger)
    #expect(stranger.parent === boxes[0], "what is not arranged stays where it is")
    boxes[2].parent = boxes[0]
    guide.removeArranged(element: boxes[2])
    #expect(boxes[2].parent == nil && order() == [0, 1, 3])
  }

  @Test func `the fitting size ends where the run does, with the far insets`() {
    let guide = StackLayoutGuide<Box>(items: [Box(), Box()])
    guide.contentInsets = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    guide.scheme.filling = .equal(30)
    guide.scheme.spacing = .equal(5)
    let room = CGSize(width: 210, height: 105)
    #expect(guide.sizeThatFits(room) == CGSize(width: 75, height: 105))
    guide.scheme.direction = .fromCenter
    #expect(guide.sizeThatFits(room) == CGSize(width: 142.5, height: 105), "empty room before the run counts")
    guide.scheme.axis = CGRectAxis.vertical
    guide.scheme.direction = .fromLeading
    #expect(guide.sizeThatFits(room) == CGSize(width: 210, height: 70))
    #expect(StackLayoutGuide<Box>().sizeThatFits(room) == .zero)
    let empty = StackLayoutGuide<Box>()
    empty.contentInsets = guide.contentInsets
    #expect(empty.sizeThatFits(room) == CGSize(width: 10, height: 5))
    let owner = Box()
    guide.add(to: owner)
    let source = CGRect(origin: .zero, size: room)
    guide.layoutBlock(constraints: [guide.adjustLayoutConstraint(for: [.height()])]).layout(in: source)
    #expect(guide.frame == CGRect(x: 0, y: 0, width: 210, height: 70))
  }

  @Test func `views, layers and guides of a stack go into its owner, and out of it with the stack`() {
    let (root, other) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20)), UIView())
    let (view, layer) = (UILabel(), CALayer())
    let (inner, overLayers) = (StackLayoutGuide<UIView>(), LayoutGuide<CALayer>())
    let guide = StackLayoutGuide<UIView>(items: [.uiView(view), .caLayer(layer)])
    guide.addArranged(element: .layoutGuide(inner))
    guide.addArranged(element: .layoutGuide(overLayers))
    #expect(view.superview == nil)
    guide.add(to: root)
    #expect(view.superview === root && layer.superlayer === root.layer)
    #expect(inner.ownerElement === root && overLayers.ownerElement === root.layer)
    guide.frame = root.bounds
    #expect(view.frame == CGRect(x: 0, y: 0, width: 25, height: 20))
    #expect(layer.frame == CGRect(x: 25, y: 0, width: 25, height: 20))
    #expect(overLayers.frame == CGRect(x: 75, y: 0, width: 25, height: 20))
    guide.add(to: other)
    #expect(view.superview === other && layer.superlayer === other.layer)
    guide.removeFromSuperElement()
    #expect(view.superview == nil && layer.superlayer == nil)
    #expect(inner.ownerElement == nil && overLayers.ownerElement == nil)
    let late = UIView()
    guide.add(to: root)
    guide.insertArranged(element: .uiView(late), at: 0)
    #expect(late.superview === root)
  }

  @Test func `a stack over layers arranges layers and guides over layers`() {
    let root = CALayer()
    let (layer, guide) = (CALayer(), LayoutGuide<CALayer>())
    let stack = StackLayoutGuide<CALayer>(items: [.caLayer(layer), .layoutGuide(guide)])
    root.add(layoutGuide: stack)
    #expect(layer.superlayer === root && guide.ownerElement === root)
    stack.frame = CGRect(x: 0, y: 0, width: 60, height: 10)
    #expect(layer.frame.width == 30 && guide.frame.minX == 30)
    expectMisuse { root.add(layoutGuide: LayoutGuide<CAShapeLayer>()) }
    let special = LayoutGuide<UIScrollView>()
    let views = StackLayoutGuide<UIView>(items: [.layoutGuide(special)])
    expectMisuse { views.add(to: UIView()) }
    let scroll = UIScrollView()
    views.add(to: scroll)
    #expect(special.ownerElement === scroll)
  }
}
