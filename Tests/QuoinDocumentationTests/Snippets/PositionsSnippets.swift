// swift-format-ignore-file: the pages show these pieces to the character.
import Quoin
import Foundation
import Testing

@Suite struct PositionsSnippets {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

  private func view<View: UIView>(_ view: View, _ width: CGFloat, _ height: CGFloat) -> View {
    view.frame = CGRect(x: 40, y: 40, width: width, height: height)
    window.addSubview(view)
    return view
  }

  @Test func positions() {
    let (icon, badge, underline) = (view(UIView(), 20, 20), view(UIView(), 10, 10), view(UIView(), 90, 1))
    let title = view(UILabel(), 100, 30)
    title.text = "Title"
    // snippet
    icon.left --> 10.horizontalOffset + title.right   // 10 points to the right of the title
    badge.topRight --> .topRight                      // the superview's corner
    underline.top --> title.baseline                  // at the real baseline of the title's font
    // end
    #expect(icon.frame.minX == 150)
    #expect(badge.frame.maxX == 400 && badge.frame.minY == 0)
    #expect(underline.frame.minY > 55 && underline.frame.minY < 70)
  }

  @Test func scalesWithoutAWindow() {
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 11, height: 10))
    // snippet
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    card.traitOverrides = UITraitCollection(displayScale: 2)
    card.addSubview(mark)
    mark.middle --> .middle
    // end
    #expect(mark.frame == CGRect(x: 94.5, y: 45, width: 11, height: 10))
  }

  @Test func measuring() {
    let (left, right, middle) = (view(UIView(), 20, 40), view(UIView(), 20, 40), view(UIView(), 1, 1))
    right.frame.origin.x = 200
    // snippet
    middle.bounds.size = left.topRight |--| right.bottomLeft + -16.horizontalOffset
    // end
    #expect(middle.bounds.size == CGSize(width: 124, height: 40))
  }

  @Test func distributing() {
    let superview = view(UIView(), 200, 400)
    let (title, text, button) = (UILabel(), UIView(), UIView())
    title.text = "Title"
    for view in [title, text, button] {
      view.frame.size = CGSize(width: 100, height: 30)
      superview.addSubview(view)
    }
    // snippet
    superview.distributeSubviewsVertically { 20 <> title.cap <> 8 <> text <> ~1~ <> button <> 20 }
    // end
    #expect(button.frame.maxY == 380)
    #expect(text.frame.minY < 80)
  }
}
