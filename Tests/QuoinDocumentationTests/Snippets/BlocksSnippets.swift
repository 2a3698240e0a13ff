// swift-format-ignore-file: the pages show these pieces to the character.
import Dispatch
import Foundation
import QuoinBlocks
import QuoinGraphics
import QuoinViews
import Testing

@Suite struct BlocksSnippets {
  private let cell = UIView()
  private let avatar = UIView()
  private let title = UIView()

  init() {
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    cell.addSubview(avatar)
    cell.addSubview(title)
  }

  private func makeScheme() -> LayoutScheme {
    // snippet
    let scheme = LayoutScheme(blocks: [
      avatar.layoutBlock(with: Layout(x: .left(16), y: .center(), width: .fixed(40), height: .fixed(40))),
      title.layoutBlock(
        with: Layout(x: .left(8), y: .center(), width: .scaled(1), height: .fixed(20)),
        constraints: [avatar.layoutConstraint(for: [.right(.limit(on: .outer))])]),
    ])
    scheme.layout(in: cell.bounds)
    // end
    return scheme
  }

  @Test func aScheme() {
    _ = makeScheme()
    #expect(avatar.frame == CGRect(x: 16, y: 10, width: 40, height: 40))
    #expect(title.frame.minX == 64)
  }

  @Test func aViewInAPlacedView() {
    let (card, badge) = (UIView(), UIView())
    cell.addSubview(card)
    card.addSubview(badge)
    // snippet
    let scheme = LayoutScheme(blocks: [
      card.layoutBlock(with: Layout(x: .center(), y: .top(20), width: .fixed(200), height: .fixed(80))),
      badge.layoutBlock(                                     // a subview of the card
        with: Layout(x: .right(8), y: .top(8), width: .fixed(24), height: .fixed(24)),
        constraints: [card.contentLayoutConstraint(for: [.equally])]),
    ])
    // end
    scheme.layout(in: CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(card.frame == CGRect(x: 60, y: 20, width: 200, height: 80))
    #expect(badge.frame == CGRect(x: 168, y: 8, width: 24, height: 24))
  }

  @Test func elementsOfOnesOwn() {
    // snippet
    final class Box: LayoutElement {
      var frame = CGRect.zero
    }
    // end
    let box = Box()
    box.layoutBlock(with: Layout(x: .left(1), y: .top(2), width: .fixed(3), height: .fixed(4)))
      .layout(in: cell.bounds)
    #expect(box.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func guides() {
    let (icon, caption) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UIView())
    // snippet
    let row = StackLayoutGuide<UIView>(items: [.uiView(icon), .uiView(caption)])
    row.scheme.spacing = .equal(8)
    row.contentInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    row.add(to: cell)
    row.frame = cell.bounds                            // the icon begins at 16, the caption 8 behind it
    let needed = row.sizeThatFits(cell.bounds.size)
    // end
    #expect(icon.frame.minX == 16 && caption.frame.minX == icon.frame.maxX + 8)
    #expect(needed.width > 0 && icon.superview === cell)
  }

  @Test func plans() async {
    let (layoutScheme, view) = (makeScheme(), cell)
    avatar.frame = .zero
    // snippet
    let plan = layoutScheme.plan()
    let bounds = view.bounds
    let snapshot = await Task.detached { plan.snapshot(for: bounds) }.value
    layoutScheme.apply(snapshot: snapshot)
    // end
    #expect(avatar.frame.width == 40)
  }

  @Test func otherThreads() {
    let (layoutScheme, view) = (makeScheme(), cell)
    // Compiled and not run: nobody serves the main queue of a test.
    func compute() {
      // snippet
      let bounds = view.bounds
      nonisolated(unsafe) let layoutScheme = layoutScheme
      DispatchQueue.global(qos: .background).async {
        let snapshot = layoutScheme.snapshot(for: bounds)
        DispatchQueue.main.sync {
          layoutScheme.apply(snapshot: snapshot)
        }
      }
      // end
    }
    _ = compute
  }
}
