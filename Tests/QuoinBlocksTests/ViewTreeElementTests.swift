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
    root.addElement(child)
    root.addElement(layer)
    root.addElement(guide)
    layer.addElement(inner)
    #expect(child.superview === root && layer.superlayer === root.layer && guide.owningView === root)
    #expect(child.superElement === root && guide.superElement === root)
    #expect(layer.superElement === root, "a view stands for its layer")
    #expect(inner.superElement === layer)
    for element in [child, layer, guide, inner] as [any LayoutElement] {
      element.removeFromSuperElement()
      #expect(element.superElement == nil)
    }
    #expect(root.subviews.isEmpty && root.layoutGuides.isEmpty)
    let own = LayoutGuide<UIView>()
    root.addElement(own)
    #expect(own.ownerElement === root)
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
    final class Square: UIView {
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

  @Test func `a label wraps where it may and keeps its one line where it may not`() {
    let label = UILabel()
    label.text = "Words enough for several lines of text"
    for lines in [0, 1, 2] {
      label.numberOfLines = lines
      let scheme = LayoutScheme(blocks: [
        label.layoutBlock(
          with: .equal, constraints: [label.adjustLayoutConstraint(for: [.width(), .height()])])
      ])
      for width in [400.0, 120, 60, 0] {
        let room = CGRect(x: 0, y: 0, width: width, height: 400)
        let wanted = label.sizeThatFits(room.size)
        #expect(scheme.snapshot(for: room).frame.size == wanted, "\(lines) lines in \(width)")
        #expect(scheme.plan().snapshot(for: room).frame.size == wanted)
        scheme.layout(in: room)
        #expect(label.frame.size == wanted)
      }
    }
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
      let baseline = 40 + label.lastBaselineOffset(for: label.bounds.size)
      #expect(dot.frame == CGRect(x: 30, y: baseline, width: 90, height: 5))
      #expect(snapshot.children.map(\.frame) == [label.frame, dot.frame])
    }
  }

  @Test func `a baseline aligned by another element's side raises the label's frame`() {
    let root = UIView(frame: room)
    let (label, line) = (UILabel(), UIView(frame: CGRect(x: 0, y: 120, width: 300, height: 1)))
    label.text = "Text"
    root.addSubview(label)
    root.addSubview(line)
    for equal in [false, true] {
      label.frame = .zero
      label.layoutBlock(with: .equal) { anchors in
        anchors.height.equal(to: 30)
        if equal {
          anchors.baseline.equal(to: line.layoutAnchors.top)
        } else {
          anchors.baseline.align(by: line.layoutAnchors.top)
        }
      }.layout()
      #expect(label.frame.height == 30)
      #expect(abs(label.frame.minY + label.lastBaselineOffset(for: label.bounds.size) - 120) < 1e-6)
    }
  }

  @Test func `a string takes its box in the room, no more than there is`() {
    let text = "Words enough for several lines of text"
    let font = UIFont.systemFont(ofSize: 14)
    let element = Box()
    for (lines, width) in [(0, 500.0), (0, 100), (1, 100), (2, 60)] {
      let room = CGRect(x: 3, y: 4, width: width, height: 300)
      element.layoutBlock(constraints: [text.layoutConstraint(font: font, numberOfLines: lines)]).layout(
        in: room)
      let box = TextLayout(
        text: AttributedText(text, font: font), paragraph: TextParagraph(), maximumWidth: CGFloat(width),
        maximumNumberOfLines: lines
      ).size
      #expect(element.frame == CGRect(x: 3, y: 4, width: min(box.width, CGFloat(width)), height: box.height))
    }
    let low = CGRect(x: 0, y: 0, width: 100, height: 10)
    #expect(
      StringLayoutAnchor(string: text, font: font).constrained(sourceRect: low, by: low).height == 10)
  }

  @Test func `a placeholder puts what it loads into its owner, and takes it along`() {
    let (first, second) = (UIView(frame: room), UIView(frame: room))
    var loads = 0
    let placeholder = ViewPlaceholder { () -> UILabel in
      loads += 1
      return UILabel()
    }
    #expect(!placeholder.isElementLoaded && placeholder.elementIfLoaded == nil)
    let label = placeholder.element
    #expect(label.superview == nil)
    placeholder.add(to: first)
    #expect(label.superview === first)
    placeholder.add(to: second)
    #expect(label.superview === second && placeholder.ownerElement === second)
    placeholder.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(label.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    placeholder.removeFromSuperElement()
    #expect(label.superview == nil && placeholder.ownerElement == nil)
    #expect(placeholder.element === label && loads == 1)
    let elsewhere = UIView()
    let taken = ViewPlaceholder { label }
    elsewhere.addSubview(label)
    taken.add(to: first)
    #expect(taken.element.superview === elsewhere, "what is somewhere already stays there")
  }

  @Test func `a layout guide's placeholder loads once and tells`() {
    final class Telling: UIViewPlaceholder<UILabel> {
      var loads = 0
      override func viewDidLoad() { loads += 1 }
    }
    let root = UIView(frame: room)
    let guide = Telling { UILabel() }
    let label = guide.view
    #expect(guide.isViewLoaded && guide.loads == 1 && label.superview == nil)
    root.addLayoutGuide(guide)
    guide.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(label.superview === root)
    #expect(label.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(guide.view === label && guide.loads == 1)
    #expect(guide.layoutBounds == guide.frame && !guide.hasOwnCoordinates)
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

  @Test func `a guide lays out its content when its frame or bounds change`() {
    final class Telling: LayoutGuide<Box> {
      var rects: [CGRect] = []
      var owners = 0
      override func layout(in rect: CGRect) { rects.append(rect) }
      override func didAddToOwner() { owners += 1 }
    }
    let guide = Telling(frame: CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(guide.rects.isEmpty)
    let owner = Box()
    guide.add(to: owner)
    #expect(guide.owners == 1)
    guide.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(guide.rects == [guide.frame])
    guide.frame.origin.x = 11
    #expect(guide.rects.last == guide.frame)
    guide.bounds.origin = CGPoint(x: 3, y: 4)
    #expect(guide.rects.last == CGRect(x: 14, y: 24, width: 30, height: 40))
    guide.setNeedsLayout()
    #expect(guide.rects.count == 4)
  }
}
