import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("Views in the text of labels")
struct LabelAttachmentTests {
  private func text(_ before: String, _ view: UIView, _ after: String) -> NSAttributedString {
    let text = NSMutableAttributedString(string: before)
    text.append(NSAttributedString(attachment: NSTextAttachment(view: view)))
    text.append(NSAttributedString(string: after))
    return text
  }

  private func label(_ text: NSAttributedString, width: CGFloat = 300, lines: Int = 1) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 60))
    label.numberOfLines = lines
    label.attributedText = text
    label.layoutIfNeeded()
    return label
  }

  @Test("A view stands in its line, as large as suits it, with its bottom on the baseline")
  func placed() {
    let view = Leaf(30, 12)
    let plain = UILabel()
    plain.text = "é😀 "
    let label = label(text("é😀 ", view, " after"))
    #expect(view.superview === label && view.bounds.size == CGSize(width: 30, height: 12))
    #expect(abs(view.frame.minX - plain.layout(width: .infinity, lines: 1).size.width) < 0.01)
    #expect(abs(view.frame.maxY - label.firstBaselineOffset(for: label.bounds.size)) < 0.01)
    #expect(label.sizeThatFits(.zero).width > 30)
  }

  @Test("Bounds of the attachment count before the view's own size")
  func bounds() {
    let view = Leaf(30, 12)
    let attachment = NSTextAttachment(view: view)
    attachment.bounds = CGRect(x: 2, y: -4, width: 20, height: 10)
    let label = label(NSAttributedString(attachment: attachment))
    let baseline = label.firstBaselineOffset(for: label.bounds.size)
    #expect(view.frame.size == CGSize(width: 20, height: 10) && abs(view.frame.minX - 2) < 0.01)
    #expect(abs(view.frame.maxY - baseline - 4) < 0.01)
  }

  @Test("A view whose place is not shown, or whose text is gone, is no subview")
  func gone() {
    let (first, second) = (Leaf(20, 10), Leaf(20, 10))
    let label = label(text("a long text before it ", first, ""), width: 40)
    #expect(first.superview == nil)
    label.frame.size.width = 400
    label.layoutIfNeeded()
    #expect(first.superview === label)
    label.attributedText = text("", second, "")
    label.layoutIfNeeded()
    #expect(first.superview == nil && second.superview === label)
    label.text = "plain"
    label.layoutIfNeeded()
    #expect(label.subviews.isEmpty)
  }

  @Test("Where lines change, views follow")
  func wrapped() {
    let view = Leaf(20, 10)
    let label = label(text("some words and then ", view, " more"), lines: 0)
    let before = view.frame
    label.frame.size = CGSize(width: 80, height: 120)
    label.layoutIfNeeded()
    let place = label.shownLayout.attachments.first?.rect
    #expect(view.frame != before && view.frame.maxX <= 80 && view.frame.minX == place?.minX)
  }

  @Test("A view in a text goes along when the text is set otherwise")
  func goesAlong() {
    let view = Leaf(20, 10)
    let label = label(text("a ", view, ""))
    let before = view.frame.minX
    label.textAlignment = .right
    label.layoutIfNeeded()
    #expect(view.frame.maxX == 300 && view.frame.minX > before)
    label.attributedText = text("words that take more than one line ", view, "")
    label.frame.size = CGSize(width: 120, height: 200)
    label.layoutIfNeeded()
    label.numberOfLines = 0
    label.layoutIfNeeded()
    #expect(view.superview === label && view.frame.minX == label.shownLayout.attachments.first?.rect.minX)
  }
}
