import Foundation
import QuoinBlocks
import QuoinGraphics
import QuoinViews
import Testing

/// The listings of CGLayout's document, which have to compile as they are and do what they say.
@Suite struct DocumentedUseTests {
  let source = CGRect(x: 0, y: 0, width: 320, height: 480)

  @Test func `both forms of constraints are written as in the document`() {
    let (titleLabel, logoImageView) = (UILabel(frame: .zero), UIImageView(frame: .zero))
    let view = UIView()
    for subview in [titleLabel, logoImageView] { view.addSubview(subview) }
    logoImageView.frame = CGRect(x: 110, y: 20, width: 100, height: 60)
    titleLabel.layoutBlock(
      with: Layout(x: .center(), y: .top(5), width: .scaled(1), height: .fixed(120)),
      constraints: [
        logoImageView.layoutConstraint(for: [.bottom(.limit(on: .inner))])
      ]
    ).layout(in: source)
    #expect(titleLabel.frame == CGRect(x: 0, y: 5, width: 320, height: 120))
    titleLabel.layoutBlock(
      with: Layout(x: .center(), y: .top(5), width: .scaled(1), height: .fixed(120)),
      constraints: { anchors in
        anchors.top.equal(to: logoImageView.layoutAnchors.bottom)
      }
    ).layout(in: source)
    #expect(titleLabel.frame == CGRect(x: 0, y: 85, width: 320, height: 120))
  }

  @Test func `a view in a view that the same scheme places goes by that view's content`() {
    let (root, card, badge) = (UIView(frame: source), UIView(), UIView())
    root.addSubview(card)
    card.addSubview(badge)
    let scheme = LayoutScheme(blocks: [
      card.layoutBlock(with: Layout(x: .center(), y: .top(20), width: .fixed(200), height: .fixed(80))),
      badge.layoutBlock(
        with: Layout(x: .right(8), y: .top(8), width: .fixed(24), height: .fixed(24)),
        constraints: [card.contentLayoutConstraint(for: [.equally])]),
    ])
    for _ in 0..<2 {
      scheme.layout(in: source)
      #expect(card.frame == CGRect(x: 60, y: 20, width: 200, height: 80))
      #expect(badge.frame == CGRect(x: 168, y: 8, width: 24, height: 24))
    }
    #expect(scheme.snapshot(for: source).children.map(\.frame) == [card.frame, badge.frame])
  }

  @Test func `a label's content is as high as its text at the width that there is`() {
    let label = UILabel()
    label.text = "Test label intrinsic size"
    let string = "Test label intrinsic size".layoutConstraint(font: label.font)
    let one = label.contentConstraint.constrained(
      sourceRect: .zero, by: CGRect(x: 0, y: 0, width: 900, height: 0)
    ).size.height
    for height in [0, 10, 300] as [CGFloat] {
      let room = CGRect(x: 0, y: 0, width: 150, height: height)
      let size = label.contentConstraint.constrained(sourceRect: .zero, by: room).size
      #expect(one > 0 && size.height == 2 * one && size.width <= 150)
      #expect(string.constrained(sourceRect: .zero, by: room).size == size)
    }
  }

  @Test func `what an element contains takes more of it`() {
    let root = UIView()
    let (view, layer, guide, sublayer) = (UIView(), CALayer(), LayoutGuide<UIView>(), CALayer())
    let stack = StackLayoutGuide<UIView>()
    stack.add(to: root)
    stack.views.add(view)
    stack.layers.add(layer)
    stack.layoutGuides.add(guide)
    root.sublayers.add(sublayer)
    #expect(stack.arrangedItems.count == 3 && stack.arrangedItems[0] === view)
    #expect(stack.arrangedItems[1] === layer && stack.arrangedItems[2] === guide)
    #expect(view.superview === root && layer.superlayer === root.layer && guide.ownerElement === root)
    #expect(sublayer.superlayer === root.layer)
  }

  @Test func `a block is made with an element, a layout and constraints`() {
    let (layoutElement, element1, element2) = (
      Box(), Box(CGRect(x: 0, y: 0, width: 300, height: 50)), Box(CGRect(x: 0, y: 0, width: 40, height: 400))
    )
    let block = LayoutBlock(
      with: layoutElement,
      layout: Layout(x: .left(10), y: .top(10), width: .boxed(10), height: .boxed(10)),
      constraints: [
        element1.layoutConstraint(for: [
          .bottom(.limit(on: .outer)), .right(.limit(on: .inner)),
        ]),
        element2.layoutConstraint(for: [
          .right(.limit(on: .outer)), .bottom(.limit(on: .inner)),
        ]),
      ]
    )
    block.layout(in: source)
    #expect(layoutElement.frame == CGRect(x: 50, y: 60, width: 250, height: 340))
  }

  @Test func `a label is adjusted to its text after the other constraints`() {
    let (weatherLabel, weatherImageView) = (UILabel(frame: .zero), UIImageView(frame: .zero))
    let root = UIView()
    for subview in [weatherLabel, weatherImageView] { root.addSubview(subview) }
    weatherImageView.frame = CGRect(x: 0, y: 10, width: 30, height: 30)
    weatherLabel.text = "Rain"
    weatherLabel.layoutBlock(
      with: Layout(x: .left(10), y: .top(), width: .scaled(1), height: .scaled(1)),
      constraints: [
        weatherImageView.layoutConstraint(for: [.top(.limit(.inner)), .right(.limit(.outer)), .height()]),
        weatherLabel.adjustLayoutConstraint(for: [.width()]),
      ]
    ).layout(in: source)
    let width = TextLayout(text: AttributedText("Rain", font: weatherLabel.font)).size.width
    #expect(weatherLabel.frame == CGRect(x: 40, y: 10, width: width, height: 30))
  }

  @Test func `the configuration turns leading into right for trees that state no direction`() async {
    await #expect(processExitsWith: .success) {
      CGLConfiguration.default.isRTLMode = true
      let source = CGRect(x: 0, y: 0, width: 320, height: 480)
      let (plain, stated) = (Box(), Box())
      stated.ownDirection = .leftToRight
      let layout = Layout(x: .leading(10), y: .top(), width: .fixed(20), height: .fixed(20))
      LayoutScheme(blocks: [plain.layoutBlock(with: layout), stated.layoutBlock(with: layout)])
        .layout(in: source)
      precondition(plain.frame.minX == 290)
      precondition(stated.frame.minX == 10)
      precondition(layout.layout(rect: .zero, in: source).minX == 290)
      let view = UIView(frame: .zero)
      precondition(view.readingDirection == .rightToLeft)
      view.semanticContentAttribute = .forceLeftToRight
      precondition(view.readingDirection == .leftToRight)
    }
  }

  @Test func `layers are laid out with no view`() {
    let (root, band, dot) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    root.addSublayer(band)
    band.addSublayer(dot)
    LayoutScheme(blocks: [
      band.layoutBlock(with: Layout(y: .bottom(), height: .fixed(30))),
      dot.layoutBlock(
        with: Layout(x: .center(), y: .center(), width: .fixed(10), height: .fixed(10)),
        constraints: [band.contentLayoutConstraint(for: [.equally])]),
    ]).layout()
    #expect(band.frame == CGRect(x: 0, y: 70, width: 200, height: 30))
    #expect(dot.frame == CGRect(x: 95, y: 10, width: 10, height: 10))
  }

  @Test func `elements in a circle end`() {
    let (first, second) = (Box(), Box())
    (first.parent, second.parent) = (second, first)
    let other = Box(CGRect(x: 0, y: 0, width: 10, height: 10))
    first.ownDirection = .leftToRight
    first.layoutBlock(with: .equal, constraints: [other.layoutConstraint(for: [.width()])]).layout(in: source)
    #expect(first.frame.width == 10)
    _ = first.convert(point: .zero, to: other)
  }
}
