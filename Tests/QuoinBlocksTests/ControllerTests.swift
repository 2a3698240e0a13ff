import Foundation
import QuoinBlocks
import QuoinGraphics
import QuoinViews
import Testing

/// Controllers and managers that lay out a scheme with their view.
@Suite struct ControllerTests {
  final class Card: AutolayoutViewController {
    let heading = UIView()
    var updates = 0

    override func loadLayout() -> LayoutScheme {
      view.addSubview(heading)
      return LayoutScheme(blocks: [
        heading.layoutBlock(
          with: Layout(x: .left(), y: .top(), width: .scaled(1), height: .fixed(20)),
          constraints: [freeAreaLayoutGuide.layoutConstraint(for: [.equally])])
      ])
    }

    override func update(scheme: inout LayoutScheme) { updates += 1 }
  }

  @Test func `a controller lays out its scheme in the free area, each time its view is laid out`() {
    let card = Card()
    card.view.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    card.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 4, bottom: 0, right: 6)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    window.rootViewController = card
    window.layoutIfNeeded()
    #expect(card.freeAreaLayoutGuide.ownerElement === card.view)
    #expect(card.heading.frame == CGRect(x: 4, y: 10, width: 90, height: 20))
    let updates = card.updates
    #expect(updates > 0)
    let extra = UIView()
    card.view.addSubview(extra)
    card.insertLayout(block: extra.layoutBlock())
    window.frame.size.width = 200
    window.layoutIfNeeded()
    #expect(card.heading.frame.width == 190 && card.updates > updates)
    #expect(extra.frame == card.view.bounds)
    extra.removeFromSuperview()
    card.removeInactiveLayoutBlocks()
    #expect(card.layoutScheme.blocks.count == 1)
  }

  @Test func `a controller without a layout is misuse`() {
    let reports = expectMisuse { #expect(AutolayoutViewController().layoutScheme.blocks.isEmpty) }
    #expect(reports.first?.description.hasPrefix("loadLayout() of AutolayoutViewController") == true)
    expectMisuse { #expect(ScrollLayoutViewController().scrollView.contentSize == .zero) }
  }

  final class Feed: ScrollLayoutViewController {
    let scroll = UIScrollView()
    let row = UIView()
    var layouts = 0
    override var scrollView: UIScrollView { scroll }

    override func loadLayout() -> LayoutScheme {
      view.addSubview(scroll)
      scroll.addSubview(row)
      return LayoutScheme(blocks: [
        row.layoutBlock(with: Layout(x: .left(5), y: .top(7), width: .scaled(1), height: .fixed(900)))
      ])
    }

    override func layout() {
      layouts += 1
      super.layout()
    }
  }

  @Test func `a scroll view's content becomes as large as what was laid out`() {
    let feed = Feed()
    feed.view.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    feed.view.layoutIfNeeded()
    #expect(feed.row.frame == CGRect(x: 5, y: 7, width: 100, height: 900))
    #expect(feed.scroll.contentSize == CGSize(width: 105, height: 907))
    let layouts = feed.layouts
    feed.setNeedsUpdateContentSize()
    feed.view.layoutIfNeeded()
    #expect(feed.layouts == layouts + 1)
    #expect(feed.freeAreaLayoutGuide.frame == CGRect(x: 0, y: 0, width: 105, height: 907))
  }

  @Test func `a manager lays a scheme out at once, with each layout of the view, and when asked`() {
    let (view, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)), UIView())
    view.addSubview(child)
    var manager: LayoutManager<UIView>? = LayoutManager(
      view: view, scheme: LayoutScheme(blocks: [child.layoutBlock()]))
    #expect(child.frame == view.bounds)
    view.frame.size.width = 300
    view.layoutIfNeeded()
    #expect(child.frame == view.bounds)
    child.frame = .zero
    manager?.setNeedsLayout()
    #expect(child.frame == .zero)
    view.layoutIfNeeded()
    #expect(child.frame == view.bounds)
    manager = nil
    view.frame.size.width = 10
    view.layoutIfNeeded()
    #expect(child.frame.width == 300, "a manager that is gone lays out nothing")
  }

  @Test func `several managers lay out in one view, one after the other`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let children = [UIView(), UIView()]
    for child in children { view.addSubview(child) }
    var managers = children.map { child in
      LayoutManager(view: view, scheme: LayoutScheme(blocks: [child.layoutBlock(with: Layout(x: .left(1)))]))
    }
    view.frame.size.width = 50
    view.layoutIfNeeded()
    #expect(children.map(\.frame.width) == [50, 50])
    managers.removeFirst()
    view.frame.size.width = 60
    view.layoutIfNeeded()
    #expect(children.map(\.frame.width) == [50, 60])
  }
}
