import Foundation
import QuoinBlocks
import QuoinViews
import Testing

/// Every name of CGLayout's rectangles and layouts, used.
@Suite struct RectangleSurfaceTests {
  let source = CGRect(x: 10, y: 20, width: 200, height: 100)
  let rect = CGRect(x: 1, y: 2, width: 30, height: 40)

  /// A rule that holds a view, as nothing keeps it from.
  struct AsWideAs: RectBasedLayout {
    let view: UIView
    func formLayout(rect: inout CGRect, in source: CGRect) { rect.size.width = view.frame.width }
  }

  struct Half: RectBasedConstraint {
    let view: UIView
    func formConstrain(sourceRect: inout CGRect, by rect: CGRect) { sourceRect.size.width = rect.width / 2 }
  }

  @Test func `layouts take rectangles that narrow their source, and set frames`() {
    let wall = CGRect(x: 10, y: 20, width: 50, height: 100)
    let walls: [ConstrainRect] = [(rect: wall, constraints: [Right.limit(on: .outer), Half(view: UIView())])]
    let layout: any RectBasedLayout = Layout(x: .left(5), y: .equal, width: .scaled(0.5), height: .fixed(7))
    #expect(layout.layout(rect: rect, in: source) == CGRect(x: 15, y: 20, width: 100, height: 7))
    #expect(layout.layout(rect: rect, in: source, use: walls) == CGRect(x: 65, y: 20, width: 12.5, height: 7))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    let (view, other) = (UIView(), UIView(frame: wall))
    layout.apply(for: view, in: source)
    #expect(view.frame == CGRect(x: 15, y: 20, width: 100, height: 7))
    layout.apply(for: view, in: source, use: walls)
    #expect(view.frame.width == 12.5)
    let constraints: [any LayoutConstraintProtocol] = [
      other.layoutConstraint(for: [.right(.limit(on: .outer))])
    ]
    let before = view.frame
    layout.apply(for: view, use: walls)
    layout.apply(for: view, use: constraints)
    layout.apply(for: view, in: source, use: constraints)
    #expect(view.frame == before, "nothing to lay out in")
    for child in [view, other] { root.addSubview(child) }
    layout.apply(for: view, in: source, use: constraints)
    #expect(view.frame == CGRect(x: 65, y: 20, width: 75, height: 7))
    layout.apply(for: view)
    #expect(view.frame == CGRect(x: 5, y: 0, width: 40, height: 7))
    layout.apply(for: view, use: constraints)
    #expect(view.frame == CGRect(x: 65, y: 0, width: 10, height: 7))
    other.removeFromSuperview()
    #expect(
      layout.layout(rect: rect, from: root, in: source, use: constraints)
        == CGRect(x: 65, y: 20, width: 75, height: 7), "active or not")
    #expect(layout.layout(rect: rect, from: root, in: source) == CGRect(x: 15, y: 20, width: 100, height: 7))
  }

  @Test func `rules of one's own are wrapped wherever rules are`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 33, height: 0))
    let own = AsWideAs(view: view)
    let parts: [any RectBasedLayout] = [
      Layout.build(own), Layout.Filling.Horizontal.build(own), Layout.Filling.Vertical.build(own),
      Layout.Alignment.Horizontal.build(own), Layout.Alignment.Vertical.build(own),
      AnyRectBasedLayout { rect, source in own.formLayout(rect: &rect, in: source) },
    ]
    for part in parts { #expect(part.layout(rect: rect, in: source).width == 33) }
    let half = Half(view: view)
    let anchors: [any RectBasedConstraint] = [
      Left.build(half), Right.build(half), Top.build(half), Bottom.build(half), Leading.build(half),
      Trailing.build(half), Center.build(half), Size.build(half), AnyRectBasedConstraint.build(half),
      LayoutAnchor.custom(half),
    ]
    for anchor in anchors { #expect(anchor.constrained(sourceRect: source, by: rect).width == 15) }
    func wrapped<T: Extensible>(_ base: T.Conformed, as type: T.Type) -> T { T.build(base) }
    #expect(wrapped(own, as: Layout.self).layout(rect: rect, in: source).width == 33)
    #expect(wrapped(half, as: Left.self).constrained(sourceRect: source, by: rect).width == 15)
  }

  @Test func `a rectangle is a layout that counts from the source's origin`() {
    #expect(rect.asLayout().layout(rect: .zero, in: source) == CGRect(x: 11, y: 22, width: 30, height: 40))
    #expect(EdgeInsets.zero == EdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    #expect(CALayer(frame: rect).frame == rect)
  }

  @Test func `alignments and fillings have whole values and halves of their own`() {
    let alignment: Layout.Alignment = .center
    #expect(alignment.layout(rect: rect, in: source).origin == CGPoint(x: 95, y: 50))
    #expect(Layout.Alignment.equal.layout(rect: rect, in: source).origin == source.origin)
    #expect(Layout.Filling.equal.layout(rect: rect, in: source).size == source.size)
    let layout = Layout(alignment: .center, filling: Layout.Filling(horizontal: 20, vertical: 10.5))
    #expect(layout.layout(rect: rect, in: source) == CGRect(x: 100, y: 64.75, width: 20, height: 10.5))
    let float = Layout.Alignment.Horizontal(floatLiteral: Float(2.5))
    #expect(float.layout(rect: rect, in: source).minX == 12.5)
    #expect(Layout.Alignment.Vertical(floatLiteral: Float(2.5)).layout(rect: rect, in: source).minY == 22.5)
    #expect(Layout.Filling.Vertical(floatLiteral: Float(2.5)).layout(rect: rect, in: source).height == 2.5)
    let sum =
      Layout.Alignment.Vertical.bottom() + .build(AnyRectBasedLayout { rect, _ in rect.origin.y -= 3 })
    #expect(sum.layout(rect: rect, in: source).minY == 77)
    let size =
      Layout.Filling.Horizontal.equal + .build(AnyRectBasedLayout { rect, _ in rect.size.width -= 3 })
    #expect(size.layout(rect: rect, in: source).width == 197)
  }

  @Test func `the vertical part of an alignment and of a filling comes first`() {
    var order: [String] = []
    func note(_ name: String) -> AnyRectBasedLayout { AnyRectBasedLayout { _, _ in order.append(name) } }
    _ = Layout.Alignment(horizontal: .build(note("x")), vertical: .build(note("y"))).layout(
      rect: rect, in: source)
    _ = Layout.Filling(horizontal: .build(note("width")), vertical: .build(note("height")))
      .layout(rect: rect, in: source)
    _ = Layout(
      x: .build(note("x")), y: .build(note("y")), width: .build(note("width")), height: .build(note("height"))
    ).layout(rect: rect, in: source)
    #expect(order == ["y", "x", "height", "width", "width", "height", "y", "x"])
    order = []
    _ = Layout.nothing.with(x: .build(note("x"))).with(width: .build(note("width")))
      .with(y: .build(note("y"))).with(height: .build(note("height"))).layout(rect: rect, in: source)
    #expect(order == ["height", "width", "x", "y"])
  }

  @Test func `a half-open range ends one point further`() {
    func x(_ alignment: Layout.Alignment.Horizontal) -> CGFloat {
      alignment.layout(rect: rect, in: source).minX
    }
    func y(_ alignment: Layout.Alignment.Vertical) -> CGFloat {
      alignment.layout(rect: rect, in: source).minY
    }
    #expect(x(.left(between: 0..<50)) == 61 && x(.left(between: 0...50)) == 60)
    #expect(x(.right(between: 0..<50)) == 129 && x(.right(between: 0...50)) == 130)
    #expect(x(.leading(between: 0..<50)) == 61 && x(.trailing(between: 0..<50)) == 129)
    #expect(y(.top(between: 0..<50)) == 71 && y(.top(between: 0...50)) == 70)
    #expect(y(.bottom(between: 0..<50)) == 29 && y(.bottom(between: 0...50)) == 30)
    #expect(Layout.Filling.Horizontal.between(0..<50).layout(rect: rect, in: source).width == 51)
    #expect(Layout.Filling.Horizontal.between(0...50).layout(rect: rect, in: source).width == 50)
    #expect(Layout.Filling.Vertical.between(0..<50).layout(rect: rect, in: source).height == 51)
    #expect(Layout.Filling.Vertical.between(300...500).layout(rect: rect, in: source).height == 300)
  }

  @Test func `an offset in steps is cut to whole ones, but for the upper bound`() {
    // 60 points are left.
    func y(_ alignment: Layout.Alignment.Vertical) -> CGFloat {
      alignment.layout(rect: rect, in: source).minY - source.minY
    }
    #expect(y(.top(between: 0...100, step: 25)) == 50)
    #expect(y(.top(between: 0...60, step: 25)) == 60 && y(.top(between: 0...55, step: 25)) == 55)
    #expect(y(.top(between: 70...100, step: 25)) == 50)
    #expect(y(.top(between: 0..<59, step: 25)) == 60 && y(.top(between: 0..<60, step: 25)) == 50)
    #expect(y(.top(between: 0...100)) == 60, "without a step there is none")
  }

  #if DEBUG
    @Test func `rules tell of their use in debug builds`() {
      var told: [CGRect] = []
      let layout = Layout.equal.debug(before: { told += [$0, $1] }, after: { told.append($0) })
      #expect(layout.layout(rect: rect, in: source) == source)
      #expect(told == [rect, source, source])
      told = []
      let left = Left.align(by: .inner).debug(before: { told += [$0, $1] }, after: { told.append($0) })
      let moved = CGRect(x: 1, y: 20, width: 200, height: 100)
      #expect(left.constrained(sourceRect: source, by: rect) == moved)
      #expect(told == [source, rect, moved])
      told = []
      _ = Layout.Filling.Vertical.fixed(3).debug(before: { _, _ in }, after: { told.append($0) })
        .layout(rect: rect, in: source)
      #expect(told == [CGRect(x: 1, y: 2, width: 30, height: 3)])
    }
  #endif
}
