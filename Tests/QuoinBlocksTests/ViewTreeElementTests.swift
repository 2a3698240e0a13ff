import Foundation
import QuoinBlocks
import QuoinGraphics
import QuoinViews
import Testing

/// Views, layers, guides and text as elements of one tree.
@Suite struct ViewTreeElementTests {
  let room = CGRect(x: 0, y: 0, width: 300, height: 200)

  @Test func `views, layers and guides know what they are in, and leave it`() {
    let root = UIView(frame: room)
    let (child, layer, inner, guide) = (UIView(), CALayer(), CALayer(), UILayoutGuide())
    root.addChildElement(child)
    root.addChildElement(layer)
    root.addChildElement(guide)
    layer.addChildElement(inner)
    #expect(child.superview === root && layer.superlayer === root.layer && guide.owningView === root)
    #expect(child.superElement === root && guide.superElement === root)
    #expect(layer.superElement === root.layer)
    #expect(inner.superElement === layer)
    for element in [child, layer, guide, inner] as [any LayoutElement] {
      element.removeFromSuperElement()
      #expect(element.superElement == nil)
    }
    #expect(root.subviews.isEmpty && root.layoutGuides.isEmpty)
    let (own, overLayers) = (LayoutGuide<UIView>(), LayoutGuide<CALayer>())
    root.addChildElement(own)
    root.addChildElement(overLayers)
    #expect(own.ownerElement === root && overLayers.ownerElement === root.layer)
    inner.addChildElement(overLayers)
    #expect(overLayers.ownerElement === inner)
    inner.addChildElement(child)
    #expect(child.superview == nil, "what it cannot take stays where it is")
  }

  @Test func `a direction that is stated anywhere above counts before the configuration`() {
    let (root, middle, leaf) = (UIView(), UIView(), UIView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    #expect(leaf.readingDirection == .leftToRight)
    root.traitOverrides = UITraitCollection(layoutDirection: .rightToLeft)
    #expect(leaf.readingDirection == .rightToLeft)
    leaf.semanticContentAttribute = .forceLeftToRight
    #expect(leaf.readingDirection == .leftToRight)
  }

  @Test func `trees that state nothing follow the configuration`() async {
    await #expect(processExitsWith: .success) {
      CGLConfiguration.default.isRTLMode = true
      precondition(CGLConfiguration.default.readingDirection == .rightToLeft)
      let (root, middle, leaf) = (UIView(), UIView(), UIView())
      root.addSubview(middle)
      middle.addSubview(leaf)
      precondition(leaf.readingDirection == .rightToLeft)
      root.traitOverrides = UITraitCollection(layoutDirection: .unspecified)
      precondition(leaf.readingDirection == .rightToLeft)
      root.traitOverrides = UITraitCollection(layoutDirection: .leftToRight)
      precondition(leaf.readingDirection == .leftToRight)
      let source = CGRect(x: 0, y: 0, width: 100, height: 100)
      precondition(Left.limit(on: .inner).constrained(sourceRect: source, by: .zero) == source)
      precondition(
        Leading.align(by: .inner).constrained(
          sourceRect: source, by: CGRect(x: 0, y: 0, width: 30, height: 1)
        )
        .minX == -70)
      precondition(LayoutGuide<UIView>().readingDirection == .rightToLeft)
      let guide = LayoutGuide<UIView>()
      guide.add(to: leaf)
      precondition(guide.readingDirection == .leftToRight)
    }
  }

  @Test func `a view that measures itself is adjusted to what fits it`() {
    final class Square: UIView, AdjustableLayoutElement {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        let side = min(size.width, size.height, 120)
        return CGSize(width: side, height: side)
      }
    }
    let root = UIView(frame: room)
    let square = Square()
    root.addSubview(square)
    let alignment = Layout.Alignment(horizontal: .right(), vertical: .center())
    let scheme = LayoutScheme(blocks: [
      square.layoutBlock(
        with: .equal,
        constraints: [square.adjustLayoutConstraint(for: [.width(), .height(0.5)], alignment: alignment)])
    ])
    let expected = CGRect(x: 180, y: 70, width: 120, height: 60)
    #expect(scheme.snapshot(for: room).frame == expected)
    #expect(scheme.plan().snapshot(for: room).frame == expected)
    #expect(square.frame == .zero)
    scheme.layout()
    #expect(square.frame == expected)
    scheme.layout(in: CGRect(x: 0, y: 0, width: 300, height: 40))
    #expect(square.frame == CGRect(x: 260, y: 10, width: 40, height: 20))
  }

  @Test func `a plan crops content to its room`() {
    let picture = Picture(CGSize(width: 80, height: 50))
    let scheme = LayoutScheme(blocks: [
      picture.layoutBlock(
        constraints: [picture.adjustLayoutConstraint(for: [.width(), .height()])])
    ])
    let plan = scheme.plan()
    for size in [(300, 200), (60, 200), (300, 20), (0, 0)] {
      let room = CGRect(x: 0, y: 0, width: size.0, height: size.1)
      #expect(plan.snapshot(for: room).frame.size == picture.sizeThatFits(room.size))
      #expect(scheme.snapshot(for: room) == plan.snapshot(for: room))
    }
    #expect(plan.snapshot(for: CGRect(x: 0, y: 0, width: -5, height: -5)).frame.size == .zero)
  }

  @Test func `a label is adjusted to the box of its text, with any number of lines`() {
    let (root, label) = (UIView(frame: room), UILabel())
    root.addSubview(label)
    let text = "Words enough for several lines of text"
    let scheme = LayoutScheme(blocks: [
      label.layoutBlock(
        with: .equal, constraints: [label.adjustLayoutConstraint(for: [.width(), .height()])])
    ])
    label.text = text
    for lines in [0, 1, 2] {
      label.numberOfLines = lines
      for width in [400.0, 120, 60] {
        let room = CGRect(x: 0, y: 0, width: width, height: 400)
        let wanted = TextLayout(text: AttributedText(text, font: label.font), maximumWidth: width).size
        #expect(scheme.snapshot(for: room).frame.size == wanted, "\(lines) lines in \(width)")
        #expect(scheme.plan().snapshot(for: room).frame.size == wanted)
        scheme.layout(in: room)
        #expect(label.frame.size == wanted)
      }
    }
    let low = CGRect(x: 0, y: 0, width: 60, height: 20)
    let high = TextLayout(text: AttributedText(text, font: label.font), maximumWidth: 60).size.height
    #expect(high > 20 && scheme.snapshot(for: low).frame.height == high, "by its width alone")
    label.text = nil
    #expect(scheme.snapshot(for: room).frame.size == .zero)
    label.attributedText = NSAttributedString(
      string: "Words", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    #expect(label.text == "Words")
    #expect(
      scheme.snapshot(for: room).frame.size
        == TextLayout(text: AttributedText("Words", font: label.font)).size)
  }

  @Test func `an image view is adjusted to its image by the content mode`() throws {
    let (root, view) = (UIView(frame: room), UIImageView(frame: .zero))
    root.addSubview(view)
    func size(_ mode: UIView.ContentMode, _ width: CGFloat, _ height: CGFloat) -> CGSize {
      view.contentMode = mode
      let constraint = view.adjustLayoutConstraint(for: [.width(), .height()])
      var room = CGRect(x: 0, y: 0, width: width, height: height)
      constraint.formConstrain(sourceRect: &room, by: nil, in: root)
      return room.size
    }
    #expect(size(.scaleAspectFit, 100, 200) == .zero)
    view.image = UIImage(
      cgImage: try #require(CGImage(width: 40, height: 20, pixels: Array(repeating: 0, count: 800))))
    #expect(size(.scaleAspectFit, 100, 200) == CGSize(width: 100, height: 50))
    #expect(size(.scaleAspectFit, 200, 100) == CGSize(width: 200, height: 100))
    #expect(size(.scaleAspectFit, 300, 100) == CGSize(width: 200, height: 100))
    #expect(size(.scaleAspectFill, 100, 200) == CGSize(width: 400, height: 200))
    #expect(size(.scaleAspectFill, 200, 100) == CGSize(width: 200, height: 100))
    #expect(size(.scaleAspectFill, 300, 100) == CGSize(width: 300, height: 150))
    #expect(size(.center, 5, 5) == CGSize(width: 40, height: 20))
  }

  @Test func `what is placed on a baseline follows the label's frame`() {
    let root = UIView(frame: room)
    let (label, dot) = (UILabel(), UIView())
    (label.text, label.font) = ("Text", .systemFont(ofSize: 20))
    root.addSubview(label)
    root.addSubview(dot)
    for height in [24.0, 60, 61, 100] {
      let scheme = LayoutScheme(blocks: [
        label.layoutBlock(with: .equal(CGRect(x: 30, y: 40, width: 90, height: height))),
        dot.layoutBlock(
          with: Layout(x: .left(), y: .top(), width: .scaled(1), height: .fixed(5)),
          constraints: [
            label.baselineLayoutConstraint(for: [
              .top(.align(by: .inner)), .left(.align(by: .inner)), .width(),
            ])
          ]),
      ])
      let snapshot = scheme.snapshot(for: room)
      #expect(scheme.plan().snapshot(for: room) == snapshot)
      scheme.layout()
      let baseline = 40 + label.firstBaselineOffset(for: label.bounds.size)
      #expect(dot.frame == CGRect(x: 30, y: baseline, width: 90, height: 5))
      #expect(snapshot.children.map(\.frame) == [label.frame, dot.frame])
    }
  }

  @Test func `a baseline is an element that moves its label`() {
    let root = UIView(frame: room)
    let (label, line) = (UILabel(frame: CGRect(x: 5, y: 10, width: 50, height: 30)), UIView())
    line.frame = CGRect(x: 0, y: 120, width: 300, height: 1)
    label.text = "Text"
    let baseline = label.baselineElement
    #expect(baseline === label.baselineElement && baseline.superElement == nil)
    root.addSubview(label)
    root.addSubview(line)
    #expect(baseline.superElement === root)
    let offset = label.firstBaselineOffset(for: label.bounds.size)
    #expect(baseline.frame == CGRect(x: 5, y: 10 + offset, width: 50, height: 0))
    #expect(baseline.bounds == CGRect(x: 0, y: 0, width: 50, height: 0))
    baseline.bounds = .zero
    baseline.removeFromSuperElement()
    #expect(label.frame.width == 50 && label.superview === root)
    baseline.layoutBlock { anchors in
      anchors.top.align(by: line.layoutAnchors.top)
    }.layout()
    #expect(label.frame == CGRect(x: 5, y: 120 - offset, width: 300, height: 30))
    label.frame.size.height = 30
    label.layoutBlock { anchors in
      anchors.height.equal(to: 44)
      anchors.baseline.equal(to: line.layoutAnchors.top)
    }.layout()
    #expect(label.frame.minY == 120, "in a block of the label it is the top of the source")
  }

  @Test func `a string takes its box in the room, as high as it is at the width of the room`() {
    let text = "Words enough for several lines of text"
    let font = UIFont.systemFont(ofSize: 14)
    let element = Box()
    for (lines, width) in [(0, 500.0), (0, 100), (1, 100), (2, 60)] {
      let room = CGRect(x: 3, y: 4, width: width, height: 300)
      let anchor = text.layoutConstraint(font: font, numberOfLines: lines)
      element.layoutBlock(constraints: [AnonymConstraint(anchors: [anchor])]).layout(in: room)
      let box = TextLayout(
        text: AttributedText(text, font: font), paragraph: TextParagraph(), maximumWidth: CGFloat(width),
        maximumNumberOfLines: lines
      ).size
      #expect(element.frame == CGRect(x: 3, y: 4, width: min(box.width, CGFloat(width)), height: box.height))
    }
    let low = CGRect(x: 0, y: 0, width: 100, height: 10)
    let high = TextLayout(text: AttributedText(text, font: font), maximumWidth: 100).size.height
    #expect(
      high > 10
        && StringLayoutAnchor(string: text, font: font).constrained(sourceRect: low, by: low).height == high)
    let attributes: [NSAttributedString.Key: Any] = [.font: font]
    for anchor in [
      text.layoutConstraint(attributes: attributes), StringLayoutAnchor(string: text, attributes: attributes),
      text.layoutConstraint(
        with: [.usesLineFragmentOrigin, .usesFontLeading], attributes: attributes, context: nil),
    ] {
      #expect(
        anchor.constrained(sourceRect: room, by: room)
          == StringLayoutAnchor(string: text, font: font).constrained(sourceRect: room, by: room))
    }
    let small = text.layoutConstraint().constrained(sourceRect: room, by: room).size
    #expect(
      small == TextLayout(text: AttributedText(text, font: .systemFont(ofSize: 12)), maximumWidth: 300).size)
    let options: String.DrawingOptions = .usesLineFragmentOrigin
    let nothing = StringLayoutAnchor(
      string: nil, options: options, attributes: nil, context: NSStringDrawingContext())
    #expect(nothing.constrained(sourceRect: room, by: room) == .zero)
  }

  @Test func `content of a guide lies in the guide's owner`() {
    let owner = Box(CGRect(x: 50, y: 60, width: 200, height: 100))
    let guide = LayoutGuide<Box>(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    guide.add(to: owner)
    let (root, page) = (Box(), Box(CGRect(x: 5, y: 6, width: 500, height: 500)))
    (owner.parent, page.parent) = (root, root)
    let (inside, outside) = (Box(in: owner), Box(in: page))
    let scheme = LayoutScheme(blocks: [
      guide.layoutBlock(with: .equal(CGRect(x: 30, y: 40, width: 70, height: 20))),
      inside.layoutBlock(constraints: [guide.contentLayoutConstraint(for: [.equally])]),
    ])
    let snapshot = scheme.snapshot(for: room)
    scheme.layout(in: room)
    #expect(inside.frame == CGRect(x: 30, y: 40, width: 70, height: 20))
    #expect(snapshot.children.map(\.frame) == [guide.frame, inside.frame])
    outside.layoutBlock(constraints: [guide.contentLayoutConstraint(for: [.equally])]).layout(in: room)
    #expect(outside.frame == CGRect(x: 75, y: 94, width: 70, height: 20))
  }
}
