import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("Labels, image views and scroll views")
struct ContentViewTests {
  private let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)

  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test("A label fits its text in whole pixels; one line is as wide as it is")
  func label() {
    let label = label("Hello, world")
    let size = label.sizeThatFits(unlimited)
    #expect(size.width > 60 && size.width < 140 && size.width == size.width.rounded())
    #expect(size.height >= label.font.lineHeight.rounded(.down) && size.height < label.font.lineHeight + 2)
    #expect(label.sizeThatFits(CGSize(width: 20, height: 10)) == size)
    #expect(label.intrinsicContentSize == size)
    #expect(self.label("").sizeThatFits(unlimited).width == 0)
  }

  @Test("A label notices a change from é to e with an accent")
  func canonicalEquivalents() {
    let label = label("caf\u{E9}")
    #expect(label.measuredContent.text.string.unicodeScalars.count == 4)
    label.text = "cafe\u{301}"
    #expect(label.text?.unicodeScalars.count == 5)
    #expect(label.measuredContent.text.string.unicodeScalars.count == 5)
  }

  @Test("Lines wrap at the width and are limited in number")
  func wrapping() {
    let label = label("one two three four five six seven eight nine ten", lines: 0)
    let line = self.label("one").sizeThatFits(unlimited).height
    let wrapped = label.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity))
    #expect(wrapped.width <= 100 && wrapped.height > 2.5 * line)
    label.numberOfLines = 2
    let two = label.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity))
    #expect(two.height < 2.2 * line && two.height > 1.8 * line)
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize == two)
  }

  @Test("Text stands in the middle of a label's height, and its baselines with it")
  func baseline() {
    let label = label("Text")
    let size = label.sizeThatFits(unlimited)
    let own = label.firstBaselineOffset(for: size)
    #expect(abs(own - label.font.ascender) <= 1)
    #expect(label.firstBaselineOffset(for: CGSize(width: size.width, height: size.height + 20)) == own + 10)
    #expect(label.lastBaselineOffset(for: size) == own)
  }

  @Test("Shrinking text keeps within the width, and not below its least size")
  func shrinking() {
    let label = label("A rather long title")
    label.adjustsFontSizeToFitWidth = true
    let natural = label.sizeThatFits(unlimited)
    let rect = CGRect(x: 0, y: 0, width: natural.width * 0.7, height: natural.height)
    #expect(label.placedLayout(in: rect).layout.size.width <= rect.width)
    #expect(!label.placedLayout(in: rect).layout.isTruncated)
    label.minimumScaleFactor = 0.9
    #expect(label.placedLayout(in: rect).layout.isTruncated)
  }

  @Test("Text and attributed text are two sides of one")
  func attributed() {
    let label = label("plain")
    #expect(label.attributedText?.string == "plain")
    label.attributedText = NSAttributedString(
      string: "rich", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    #expect(label.text == "rich")
    #expect(label.sizeThatFits(unlimited).height > 40)
    label.text = "plain again"
    #expect(label.sizeThatFits(unlimited).height < 40)
  }

  @Test("An image view is as large as its image, which is put in by the content mode")
  func image() throws {
    let svg =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>"#
    let image = try #require(UIImage(data: Data(svg.utf8)))
    let view = UIImageView(image: image)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 20))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    view.contentMode = .scaleAspectFill
    #expect(view.drawingExtent == CGRect(x: -10, y: 0, width: 40, height: 20))
    view.image = nil
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test("A scroll view's inset takes in the safe area where it scrolls, and keeps the beginning in sight")
  func scroll() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.setSafeAreaInsets(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    scroll.contentSize = CGSize(width: 100, height: 500)
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -44))
    scroll.contentInset.top = 6
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -50))
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -6))
    #expect(scroll.measuredSize(fitting: unlimited) == CGSize(width: 100, height: 506))
    scroll.scrollRectToVisible(CGRect(x: 0, y: 400, width: 10, height: 10), animated: true)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 210))
    #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 500))
  }

  @Test("A tree reads as text and as JSON")
  func dump() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let label = UILabel(frame: CGRect(x: 16, y: 20.5, width: 100, height: 1 / 3))
    label.accessibilityIdentifier = "title"
    root.addSubview(label)
    label.addSubview(UIImageView())
    root.addSubview(UIView())
    #expect(
      root.recursiveDescription == """
        UIView (0 0 320 200)
        ├─ UILabel#title (16 20.5 100 0.333)
        │  └─ UIImageView (0 0 0 0)
        └─ UIView (0 0 0 0)
        """)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = String(decoding: try encoder.encode(TreeNode(UIWindow(frame: .zero))), as: UTF8.self)
    #expect(json == #"{"children":[],"class":"UIWindow","frame":[0,0,0,0]}"#)
    #expect(
      try JSONDecoder().decode(TreeNode.self, from: JSONEncoder().encode(TreeNode(root))) == TreeNode(root))
  }

  @Test("A view is rendered with its own size and scale")
  func render() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    #expect(try !view.render(as: .png).isEmpty)
    #expect(throws: (any Error).self) { try UIView().render(as: .png) }
  }
}
