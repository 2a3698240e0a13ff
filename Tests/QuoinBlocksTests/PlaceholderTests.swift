import Foundation
import QuoinBlocks
import QuoinGraphics
import QuoinViews
import Testing

/// Guides that stand for one element, which is made when it is asked for.
@Suite struct PlaceholderTests {
  let room = CGRect(x: 0, y: 0, width: 300, height: 200)

  @Test func `setting a frame or asking for a snapshot loads nothing; asking for the element does`() {
    let (owner, element) = (Box(), Box())
    var loads = 0
    let placeholder = LayoutPlaceholder<Box, Box> {
      loads += 1
      return element
    }
    placeholder.add(to: owner)
    LayoutScheme(blocks: [placeholder.layoutBlock(with: .equal)]).layout(in: room)
    #expect(placeholder.frame == room && !placeholder.isElementLoaded && placeholder.elementIfLoaded == nil)
    #expect(placeholder.itemLayout.item === element && loads == 1)
    #expect(element.frame == .zero)
    placeholder.frame = room
    #expect(element.frame == room, "loaded and owned, it lays out")
    placeholder.loadElementIfNeeded()
    #expect(placeholder.element === element && loads == 1)
    let direct = LayoutPlaceholder<Box, Box> { Box() }
    direct.layout(in: room)
    #expect(direct.elementIfLoaded?.frame == room)
    let unowned = LayoutPlaceholder<Box, Box> { Box() }
    unowned.loadElementIfNeeded()
    unowned.frame = room
    #expect(unowned.element.frame == .zero)
    let early = ViewPlaceholder<UIView>(nil, nil)
    expectMisuse { early.layout(in: room) }
    let view = UIView()
    early.add(to: view)
    early.layout(in: room)
    #expect(early.elementIfLoaded?.frame == room, "without an owner there was nothing to lay out")
    let nothing = LayoutPlaceholder<Box, Box>()
    #expect(nothing.element == nil && !nothing.isElementLoaded)
  }

  @Test func `a subclass can give an element of its own`() {
    final class Own: LayoutPlaceholder<Box, Box> {
      let box = Box()
      override var element: Box! { box }
      override var elementIfLoaded: Box? { box }
      override var isElementLoaded: Bool { true }
    }
    let (own, owner) = (Own(), Box())
    own.add(to: owner)
    own.frame = room
    #expect(own.box.frame == room)
  }

  @Test func `a view is made, added and told of once, in this order`() {
    var told: [UIView?] = []
    let label = UILabel()
    let placeholder = ViewPlaceholder<UILabel>(
      label, { told.append($0.superview) })
    let (first, second) = (UIView(frame: room), UIView(frame: room))
    placeholder.add(to: first)
    #expect(label.superview == nil && told.isEmpty)
    #expect(placeholder.element === label && label.superview === first)
    #expect(told.count == 1 && told[0] === first)
    placeholder.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(label.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    placeholder.add(to: second)
    #expect(label.superview === second, "a loaded view goes along")
    placeholder.removeFromSuperElement()
    #expect(label.superview == nil && placeholder.ownerElement == nil && told.count == 1)
  }

  @Test func `a view without a function is made of its class, which needs an owner`() {
    let placeholder = ViewPlaceholder<UILabel>(nil, { $0.text = "made" })
    expectMisuse { #expect(placeholder.element == nil) }
    placeholder.add(to: UIView())
    let owner = UIView()
    placeholder.add(to: owner)
    #expect(placeholder.element?.text == "made" && placeholder.element?.superview === owner)
    let plain = ViewPlaceholder<UIView>(frame: room)
    plain.add(to: owner)
    #expect(plain.element.frame == room)
    let closure = ViewPlaceholder<UIView>({ UIImageView(frame: .zero) }, nil)
    closure.add(to: owner)
    #expect(closure.element is UIImageView)
  }

  @Test func `an owner that goes makes the element go, loaded for it`() {
    var loads = 0
    let placeholder = ViewPlaceholder<UIView>(
      {
        loads += 1
        return UIView()
      }, nil)
    let owner = UIView()
    placeholder.add(to: owner)
    placeholder.removeFromSuperElement()
    #expect(loads == 1 && owner.subviews.isEmpty)
  }

  @Test func `content counts once it is loaded`() {
    let placeholder = ViewPlaceholder<UILabel>(UILabel(), { $0.text = "Words" })
    let owner = UIView(frame: room)
    placeholder.add(to: owner)
    let block = placeholder.layoutBlock(
      constraints: [placeholder.adjustLayoutConstraint(for: [.width(), .height()])])
    #expect(block.snapshot(for: room).frame == .zero && !placeholder.isElementLoaded)
    placeholder.loadElementIfNeeded()
    let size = TextLayout(text: AttributedText("Words", font: placeholder.element.font)).size
    #expect(block.snapshot(for: room).frame.size == size)
  }

  @Test func `a layer is made of its class`() {
    let root = CALayer()
    let placeholder = LayerPlaceholder<CAShapeLayer>()
    placeholder.add(to: root)
    placeholder.frame = room
    #expect(root.sublayers == nil)
    #expect(placeholder.element.superlayer === root && placeholder.element.frame == room)
    placeholder.frame = .zero
    #expect(placeholder.element.frame == .zero)
    let given = LayerPlaceholder { CAShapeLayer() }
    given.add(to: root)
    #expect(given.element.superlayer === root)
  }

  @Test func `a layout guide's placeholder loads when it is asked, and tells`() {
    final class Telling: UIViewPlaceholder<UILabel> {
      var loads = 0
      override func viewDidLoad() {
        loads += 1
        super.viewDidLoad()
      }
    }
    let root = UIView(frame: room)
    var told = 0
    let guide = Telling(nil, { _ in told += 1 })
    root.addLayoutGuide(guide)
    guide.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(!guide.isViewLoaded && guide.viewIfLoaded == nil && root.subviews.isEmpty)
    let label = guide.view
    #expect(label?.superview === root && guide.loads == 1 && told == 1)
    #expect(label?.translatesAutoresizingMaskIntoConstraints == false)
    guide.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(label?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    guide.loadViewIfNeeded()
    #expect(guide.loads == 1)
    let other = UILabel()
    guide.view = other
    #expect(label?.superview == nil && other.superview === root && told == 2 && guide.viewIfLoaded === other)
    let image = UIViewPlaceholder<UIView>(UIImageView(frame: .zero), nil)
    root.addLayoutGuide(image)
    #expect(image.view is UIImageView)
    expectMisuse { #expect(UIViewPlaceholder<UIView>(nil, nil).view == nil) }
    let first = image.view
    image.loadView()
    #expect(image.view !== first && image.view.superview === root && first?.superview == nil)
  }
}
