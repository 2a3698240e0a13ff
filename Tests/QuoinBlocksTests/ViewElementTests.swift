import Foundation
import QuoinBlocks
import QuoinGraphics
import QuoinViews
import Testing

@Suite struct ViewElementTests {
  @Test func `views, layers and guides are laid out together`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let view = UIView()
    let layer = CALayer()
    let guide = UILayoutGuide()
    root.addSubview(view)
    root.layer.addSublayer(layer)
    root.addLayoutGuide(guide)
    let scheme = LayoutScheme(blocks: [
      guide.layoutBlock(
        with: .equal,
        constraints: [
          AnonymConstraint(anchors: [Inset(UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))])
        ]),
      view.layoutBlock(
        with: Layout(width: .fixed(40)), constraints: [guide.layoutConstraint(for: [.equally])]),
      layer.layoutBlock(
        with: .equal,
        constraints: [
          guide.layoutConstraint(for: [.equally]), view.layoutConstraint(for: [.right(.limit(on: .outer))]),
        ]),
    ])
    scheme.layout()
    #expect(guide.layoutFrame == CGRect(x: 10, y: 10, width: 300, height: 180))
    #expect(view.frame == CGRect(x: 10, y: 10, width: 40, height: 180))
    #expect(layer.frame == CGRect(x: 50, y: 10, width: 260, height: 180))
  }

  @Test func `content of a scroll view constrains by its content size`() {
    let scroll = UIScrollView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 900)
    let (root, view) = (UIView(), UIView())
    root.addSubview(scroll)
    scroll.addSubview(view)
    view.layoutBlock(with: .equal, constraints: [scroll.contentLayoutConstraint(for: [.equally])])
      .layout(in: .zero)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 900))
  }

  @Test func `a label takes the size of its text, in layouts, snapshots and plans alike`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
    let label = UILabel()
    label.text = "Words enough for several lines of text"
    label.numberOfLines = 0
    root.addSubview(label)
    let scheme = LayoutScheme(blocks: [
      label.layoutBlock(
        with: .equal, constraints: [label.adjustLayoutConstraint(for: [.width(), .height()])])
    ])
    let fitting = TextLayout(text: AttributedText(label.text ?? "", font: label.font), maximumWidth: 120).size
    let snapshot = scheme.snapshot(for: root.bounds)
    #expect(snapshot.frame == CGRect(origin: .zero, size: fitting))
    #expect(scheme.plan().snapshot(for: root.bounds) == snapshot)
    scheme.layout()
    #expect(label.frame.size == fitting)
  }

  @Test func `baselines of two labels meet`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (large, small) = (UILabel(), UILabel())
    large.font = .systemFont(ofSize: 40)
    (large.text, small.text) = ("Large", "small")
    for label in [large, small] { root.addSubview(label) }
    let sizes: [Size] = [.width(), .height()]
    let scheme = LayoutScheme(blocks: [
      large.layoutBlock(with: .equal, constraints: [large.adjustLayoutConstraint(for: sizes)]),
      small.layoutBlock(with: .equal) { anchors in
        anchors.left.pull(to: large.layoutAnchors.right)
        anchors.height.equal(to: 20)
      },
      small.baselineElement.layoutBlock { anchors in
        anchors.left.pull(to: small.layoutAnchors.left)
        anchors.width.equal(to: 70)
        anchors.top.align(by: large.layoutAnchors.baseline)
      },
    ])
    let snapshot = scheme.snapshot(for: root.bounds)
    scheme.layout()
    let first = large.frame.minY + large.firstBaselineOffset(for: large.bounds.size)
    let second = small.frame.minY + small.firstBaselineOffset(for: small.bounds.size)
    #expect(abs(first - second) < 0.001)
    #expect(small.frame.minX == large.frame.maxX)
    #expect((small.frame.height, small.frame.width) == (20, 70))
    let frames = [large, small].map(\.frame)
    for label in [large, small] { label.frame = .zero }
    scheme.apply(snapshot: snapshot)
    #expect([large, small].map(\.frame) == frames)
  }

  @Test func `the direction of a view's tree decides, then the configuration`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    root.addSubview(view)
    let block = view.layoutBlock(with: Layout(x: .leading(), width: .fixed(10), height: .fixed(10)))
    block.layout()
    #expect(view.frame.minX == 0)
    view.semanticContentAttribute = .forceRightToLeft
    block.layout()
    #expect(view.frame.minX == 90)
  }
}
