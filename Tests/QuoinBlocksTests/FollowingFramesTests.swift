import Foundation
import QuoinBlocks
import QuoinGraphics
import QuoinViews
import Testing

/// Later blocks of a scheme see the frames that earlier ones give, and what comes with them.
@Suite struct FollowingFramesTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()

  /// Lays a scheme out in one of two alike views, applies its snapshot in the other, and its plan's.
  private func frame(
    in room: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100), of c: UIView, _ scheme: LayoutScheme
  ) -> CGRect {
    let snapshot = scheme.snapshot(for: room)
    let planned = scheme.plan().snapshot(for: room)
    scheme.layout(in: room)
    let frame = c.frame
    #expect(snapshot == scheme.currentSnapshot && planned == snapshot)
    return frame
  }

  @Test func `the content of a scroll view does not grow with its frame`() {
    let scroll = UIScrollView()
    view.addSubview(scroll)
    scroll.contentSize = CGSize(width: 320, height: 2000)
    scroll.addSubview(c)
    let scheme = LayoutScheme(blocks: [
      scroll.layoutBlock(), c.layoutBlock(constraints: [scroll.contentLayoutConstraint(for: [.equally])]),
    ])
    let room = CGRect(x: 0, y: 0, width: 320, height: 480)
    #expect(frame(in: room, of: c, scheme) == CGRect(x: 0, y: 0, width: 320, height: 2000))
  }

  @Test func `the content of a scroll guide does not grow with its frame, and moves with it`() {
    let guide = ScrollLayoutGuide<UIView>(layout: a.layoutBlock())
    guide.add(to: view)
    for child in [a, c] { view.addSubview(child) }
    guide.contentSize = CGSize(width: 50, height: 400)
    guide.contentOffset = CGPoint(x: 0, y: 30)
    let scheme = LayoutScheme(blocks: [
      guide.layoutBlock(with: Layout(x: .left(10), y: .top(5), width: .fixed(60), height: .fixed(70))),
      c.layoutBlock(constraints: [guide.contentLayoutConstraint(for: [.equally])]),
    ])
    #expect(frame(of: c, scheme) == CGRect(x: 10, y: -25, width: 50, height: 400))
    #expect(a.frame == c.frame)
  }

  @Test func `elements that a guide arranges are where it puts them`() {
    let stack = StackLayoutGuide<UIView>(items: [.uiView(a), .uiView(b)])
    stack.add(to: view)
    view.addSubview(c)
    let scheme = LayoutScheme(blocks: [
      stack.layoutBlock(with: Layout(height: .fixed(40))),
      c.layoutBlock(constraints: [a.layoutConstraint(for: [.bottom(.limit(on: .outer))])]),
    ])
    #expect(frame(of: c, scheme) == CGRect(x: 0, y: 40, width: 100, height: 60))
    #expect(a.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
  }

  @Test func `guides within guides put their elements where later blocks find them`() {
    let inner = StackLayoutGuide<UIView>(items: [.uiView(a), .uiView(b)])
    inner.contentInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let outer = StackLayoutGuide<UIView>(items: [.layoutGuide(inner)])
    let scroll = ScrollLayoutGuide<UIView>(layout: outer.layoutBlock(with: Layout(height: .fixed(20))))
    scroll.contentSize = CGSize(width: 86, height: 200)
    for guide in [inner, outer, scroll] { guide.add(to: view) }
    view.addSubview(c)
    let scheme = LayoutScheme(blocks: [
      scroll.layoutBlock(), c.layoutBlock(constraints: [b.layoutConstraint(for: [.equally])]),
    ])
    #expect(frame(of: c, scheme) == CGRect(x: 42, y: 1, width: 40, height: 16))
  }

  @Test func `the element of a placeholder is where that is`() {
    let placeholder = ViewPlaceholder<UIView>(self.a, nil)
    placeholder.add(to: view)
    _ = placeholder.element
    view.addSubview(c)
    let scheme = LayoutScheme(blocks: [
      placeholder.layoutBlock(with: Layout(height: .fixed(30))),
      c.layoutBlock(constraints: [a.layoutConstraint(for: [.bottom(.limit(on: .outer))])]),
    ])
    #expect(frame(of: c, scheme) == CGRect(x: 0, y: 30, width: 100, height: 70))
  }

  @Test func `subviews that resize themselves have done so`() {
    let panel = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(panel)
    a.frame = CGRect(x: 0, y: 0, width: 10, height: 4)
    a.autoresizingMask = .flexibleWidth
    panel.addSubview(a)
    view.addSubview(c)
    LayoutScheme(blocks: [
      panel.layoutBlock(with: Layout(x: .left(20), width: .fixed(50))),
      c.layoutBlock(constraints: [a.layoutConstraint(for: [.equally])]),
    ]).layout(in: view.bounds)
    #expect(c.frame == CGRect(x: 20, y: 0, width: 50, height: 4))
  }

  @Test func `the guides of a view lie in its new frame`() {
    let panel = UIView()
    view.addSubview(panel)
    panel.setSafeAreaInsets(UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
    panel.addSubview(c)
    LayoutScheme(blocks: [
      panel.layoutBlock(),
      c.layoutBlock(constraints: [panel.safeAreaLayoutGuide.layoutConstraint(for: [.equally])]),
    ]).layout(in: view.bounds)
    #expect(c.frame == CGRect(x: 0, y: 10, width: 100, height: 90))
  }

  @Test func `functions of one's own find frames set`() {
    for child in [a, b, c] { view.addSubview(child) }
    let (a, b) = (a, b)
    let first = a.layoutBlock(with: Layout(height: .fixed(20)))
    LayoutScheme(blocks: [
      first,
      b.layoutBlock(with: Layout.build(AnyRectBasedLayout { rect, _ in rect = a.frame })),
      c.layoutBlock(constraints: [AnonymConstraint { $0.origin.y = b.frame.maxY }]),
    ]).layout(in: view.bounds)
    #expect(b.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(c.frame == CGRect(x: 0, y: 20, width: 100, height: 100))
  }

  /// An element that counts how often it is asked where it is.
  private final class Asked: LayoutElement {
    var frame = CGRect.zero
    let space = Box()
    var count = 0
    var superElement: (any LayoutElement)? {
      count += 1
      return space
    }
  }

  @Test func `a block by itself is written down once`() {
    let (element, other) = (Asked(), Asked())
    let block = element.layoutBlock(constraints: [other.layoutConstraint(for: [.left(.limit(on: .outer))])])
    func count(_ body: () -> Void) -> Int {
      other.count = 0
      body()
      return other.count
    }
    let room = CGRect(x: 0, y: 0, width: 10, height: 10)
    let first = count { block.layout(in: room) }
    let next = count { block.layout(in: room) }
    #expect(next < first && count { block.layout(in: room) } == next)
    other.frame = CGRect(x: 4, y: 0, width: 2, height: 2)
    block.layout(in: room)
    #expect(element.frame == CGRect(x: 0, y: 0, width: 4, height: 10))
    block.setLayout(Layout(height: .fixed(3)))
    block.layout(in: room)
    #expect(element.frame == CGRect(x: 0, y: 0, width: 4, height: 3))
    block.setConstraints([])
    #expect(block.snapshot(for: room) == LayoutSnapshot(frame: CGRect(x: 0, y: 0, width: 10, height: 3)))
    block.setItem(nil)
    #expect(block.snapshot(for: room).isNothing)
  }
}
