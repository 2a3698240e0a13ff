import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("Labels and pictures in more detail")
struct LabelTests {
  private let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)

  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  /// Where the first line begins and ends across a label 90 wide.
  private func line(_ label: UILabel) -> CGRect {
    label.placedLayout(in: CGRect(x: 0, y: 0, width: 90, height: 30)).layout.lines[0].frame
  }

  @Test("Natural text begins where its language or mirrored surroundings do")
  func alignment() {
    let (latin, hebrew) = (label("abc"), label("אבג"))
    #expect(abs(line(latin).minX) < 1)
    #expect(abs(line(hebrew).maxX - 90) < 1)
    for label in [latin, hebrew] {
      label.textAlignment = .center
      #expect(abs(line(label).midX - 45) < 1)
      label.textAlignment = .right
      #expect(abs(line(label).maxX - 90) < 1)
      label.textAlignment = .left
      #expect(abs(line(label).minX) < 1)
      label.semanticContentAttribute = .forceRightToLeft
      #expect(abs(line(label).minX) < 1, "a side that is named stays")
      label.textAlignment = .natural
      #expect(abs(line(label).maxX - 90) < 1)
      label.semanticContentAttribute = .unspecified
    }
    #expect(abs(line(latin).minX) < 1)
  }

  @Test("Changes of text and its rules are measured anew, those of its look are not")
  func invalidation() {
    let changes: [(Bool, (UILabel) -> Void)] = [
      (true, { $0.text = "another" }), (true, { $0.font = .systemFont(ofSize: 30) }),
      (true, { $0.numberOfLines = 3 }), (true, { $0.lineBreakMode = .byClipping }),
      (true, { $0.attributedText = NSAttributedString(string: "x") }),
      (true, { $0.preferredMaxLayoutWidth = 30 }),
      (false, { $0.text = "text" }), (false, { $0.font = .systemFont(ofSize: 17) }),
      (false, { $0.numberOfLines = 1 }), (false, { $0.lineBreakMode = .byTruncatingTail }),
      (false, { $0.preferredMaxLayoutWidth = 0 }), (false, { $0.textColor = .red }),
      (false, { $0.textAlignment = .right }), (false, { $0.isHighlighted = true }),
      (false, { $0.isEnabled = false }),
    ]
    for (index, (isMeasured, change)) in changes.enumerated() {
      let label = label("text")
      let stack = UIStackView(arrangedSubviews: [label])
      _ = stack.measuredSize(fitting: unlimited)
      stack.layoutIfNeeded()
      change(label)
      #expect(stack.isLayoutNeeded == isMeasured, "change \(index)")
    }
  }

  @Test("What is set anew is drawn anew")
  func look() {
    let label = label("text")
    label.frame = CGRect(x: 0, y: 0, width: 90, height: 30)
    func color() -> CGColor? {
      _ = label.placedLayout(in: label.bounds)
      return label.measuredContent.text.color.cgColor
    }
    label.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color() == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    label.highlightedTextColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(color()?.red == 1)
    label.isHighlighted = true
    #expect(color()?.green == 1)
    label.highlightedTextColor = nil
    #expect(color()?.red == 1)
    label.isHighlighted = false
    label.isEnabled = false
    #expect(abs((color()?.alpha ?? 0) - 0.4) < 1e-9)
    label.isEnabled = true
    #expect(color()?.alpha == 1)
    label.text = ""
    #expect(drawing(label).isEmpty)
    label.attributedText = NSAttributedString(string: "")
    #expect(drawing(label).isEmpty)
    label.attributedText = NSAttributedString(string: "x")
    #expect(drawing(label).count == 1)
    label.text = nil
    #expect(drawing(label).isEmpty && label.attributedText == nil)
  }

  @Test("Text reads back with all that it is shown with")
  func readBack() throws {
    let label = UILabel()
    #expect(label.attributedText == nil)
    label.text = "ab"
    (label.textAlignment, label.lineBreakMode, label.textColor) = (.right, .byTruncatingHead, .red)
    label.font = .systemFont(ofSize: 10)
    func value(_ key: NSAttributedString.Key, _ place: Int = 0) -> Any? {
      label.attributedText?.attribute(key, at: place, effectiveRange: nil)
    }
    #expect(value(.font) as? UIFont == .systemFont(ofSize: 10))
    #expect(value(.foregroundColor) as? UIColor == .red)
    var style = value(.paragraphStyle) as? NSParagraphStyle
    #expect(style?.alignment == .right && style?.lineBreakMode == .byTruncatingHead)
    let own = NSMutableParagraphStyle()
    own.alignment = .center
    let text = NSMutableAttributedString(string: "abc")
    text.addAttribute(
      .fontTraits, value: Int(UIFontDescriptor.SymbolicTraits([.traitBold, .traitItalic]).rawValue),
      range: NSRange(location: 1, length: 1))
    text.addAttributes(
      [.paragraphStyle: own, .foregroundColor: UIColor.blue], range: NSRange(location: 2, length: 1))
    label.attributedText = text
    let traits = (value(.font, 1) as? UIFont)?.fontDescriptor.symbolicTraits
    #expect(traits == [.traitBold, .traitItalic])
    #expect(value(.fontTraits, 1) == nil)
    #expect(value(.font) as? UIFont == .systemFont(ofSize: 10))
    #expect(value(.foregroundColor, 2) as? UIColor == .blue && value(.foregroundColor, 1) as? UIColor == .red)
    style = value(.paragraphStyle, 2) as? NSParagraphStyle
    #expect(style?.alignment == .center)
    // What is read and set again is shown the same.
    label.frame.size = CGSize(width: 90, height: 20)
    let before = drawing(label)
    label.attributedText = label.attributedText
    #expect(drawing(label) == before)
  }

  @Test("A font or colour that is set after a text with attributes holds for all of it")
  func attributesAfterwards() throws {
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    let small = UIFont.systemFont(ofSize: 5)
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.font, value: small, range: NSRange(location: 0, length: 1))
    label.attributedText = text
    func font(_ place: Int) -> UIFont? {
      label.attributedText?.attribute(.font, at: place, effectiveRange: nil) as? UIFont
    }
    #expect(font(0) == small && font(1) == label.font)
    label.font = .systemFont(ofSize: 10)
    #expect(font(0)?.pointSize == 10 && font(1)?.pointSize == 10)
    label.textColor = .red
    #expect(
      label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == small)
  }

  @Test("A shadow of text is drawn first, moved by its offset")
  func shadow() {
    let label = label("text")
    label.frame = CGRect(x: 0, y: 0, width: 90, height: 40)
    let y =
      label.firstBaselineOffset(for: label.bounds.size)
      - label.placedLayout(in: label.bounds).layout.firstBaseline
    label.shadowColor = .gray
    label.shadowOffset = CGSize(width: 3, height: 5)
    func text(_ x: CGFloat, _ y: CGFloat) -> String {
      "text "
        + TreeNode(className: "", frame: CGRect(x: x, y: y, width: 0, height: 0)).line.dropFirst().description
    }
    #expect(drawing(label) == [text(3, y + 5), text(0, y)])
  }

  @Test("The rectangle of text is no larger than the bounds, and no larger than the text")
  func textRect() {
    let label = label("one two three four five six")
    let natural = label.sizeThatFits(unlimited)
    let wide = CGRect(x: 5, y: 6, width: 500, height: 300)
    #expect(
      label.textRect(forBounds: wide, limitedToNumberOfLines: 1)
        == CGRect(x: 5, y: 6, width: natural.width, height: natural.height))
    let small = CGRect(x: 0, y: 0, width: 50, height: 10)
    let rect = label.textRect(forBounds: small, limitedToNumberOfLines: 0)
    #expect(rect.width <= 50 && rect.height <= 10 && rect.width > 20)
    let column = CGRect(x: 0, y: 0, width: 60, height: 300)
    #expect(
      label.textRect(forBounds: column, limitedToNumberOfLines: 2).height
        < label.textRect(forBounds: column, limitedToNumberOfLines: 0).height)
  }

  @Test("Text that is too high is cut at a whole line, a single line is not")
  func height() {
    let label = label("one two three four five six seven", lines: 0)
    let line = self.label("one").sizeThatFits(unlimited).height
    let low = label.placedLayout(in: CGRect(x: 0, y: 0, width: 60, height: 2 * line))
    #expect(low.layout.lines.count == 2 && low.layout.isTruncated)
    let all = label.placedLayout(in: CGRect(x: 0, y: 0, width: 60, height: 300))
    #expect(all.layout.lines.count > 2 && !all.layout.isTruncated)
    let single = self.label("one").placedLayout(in: CGRect(x: 0, y: 0, width: 60, height: 3))
    #expect(single.layout.lines.count == 1 && !single.layout.isTruncated)
    #expect(single.origin.y < 0, "it stands in the middle all the same")
  }

  @Test("Shrunk text stands on its baseline, in the middle or at the top of its full size")
  func shrunk() {
    let label = label("A rather long title")
    let natural = label.sizeThatFits(unlimited)
    let rect = CGRect(x: 7, y: 9, width: natural.width / 2, height: 60)
    label.adjustsFontSizeToFitWidth = true
    let full = self.label("A rather long title").placedLayout(in: CGRect(x: 7, y: 9, width: 900, height: 60))
    let onBaseline = label.placedLayout(in: rect)
    #expect(onBaseline.layout.size.width <= rect.width && onBaseline.layout.size.width > rect.width * 0.9)
    #expect(
      abs(onBaseline.origin.y + onBaseline.layout.firstBaseline - (full.origin.y + full.layout.firstBaseline))
        < 0.01)
    label.baselineAdjustment = .alignCenters
    let centered = label.placedLayout(in: rect)
    #expect(abs(centered.origin.y + centered.layout.size.height / 2 - 39) <= 0.75)
    label.baselineAdjustment = .none
    #expect(label.placedLayout(in: rect).origin.y == full.origin.y)
    #expect(label.placedLayout(in: rect).origin.x == 7)
    label.minimumScaleFactor = 0.8
    let least = label.placedLayout(in: rect)
    #expect(least.layout.isTruncated && least.layout.size.height > centered.layout.size.height)
    label.minimumScaleFactor = 0
    let wide = CGRect(x: 0, y: 0, width: natural.width + 1, height: 60)
    #expect(label.placedLayout(in: wide).layout.size == full.layout.size, "text that fits stays as it is")
    label.numberOfLines = 0
    #expect(label.placedLayout(in: rect).layout.lines.count > 1)
  }

  @Test("Attributed text shrinks with all its fonts")
  func shrunkAttributes() {
    let label = UILabel()
    let text = NSMutableAttributedString(
      string: "small ", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.append(NSAttributedString(string: "LARGE", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
    label.attributedText = text
    label.adjustsFontSizeToFitWidth = true
    let natural = label.sizeThatFits(unlimited)
    let placed = label.placedLayout(in: CGRect(x: 0, y: 0, width: natural.width / 2, height: natural.height))
    #expect(!placed.layout.isTruncated)
    #expect(abs(placed.layout.size.height / natural.height - 0.5) < 0.1)
  }

  @Test(
    "Labels and pictures leave touches to what is below, and a label's width is limited where lines may wrap")
  func defaults() {
    #expect(!UILabel().isUserInteractionEnabled && !UIImageView(frame: .zero).isUserInteractionEnabled)
    #expect(!UIImageView(image: nil).isUserInteractionEnabled && UIView().isUserInteractionEnabled)
    let label = UILabel()
    #expect(!label.adjustsFontSizeToFitWidth && !label.isHighlighted && label.isEnabled)
    #expect(label.numberOfLines == 1 && label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(label.font == .systemFont(ofSize: 17) && label.contentMode == .redraw)
    label.font = .systemFont(ofSize: 30)
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
    let text = self.label("one two three four five six", lines: 0)
    let natural = text.sizeThatFits(unlimited)
    #expect(text.sizeThatFits(.zero) == natural && text.intrinsicContentSize == natural)
    #expect(text.sizeThatFits(CGSize(width: natural.width, height: 0)) == natural)
    #expect(text.sizeThatFits(CGSize(width: 60, height: 0)).height > natural.height)
    text.sizeToFit()
    #expect(text.bounds.size.width >= natural.width.rounded(.down) || text.bounds.height > natural.height)
  }

  @Test("A highlighted picture takes the other's place, and neither is drawn without pixels")
  func pictures() throws {
    func image(_ width: Int) throws -> UIImage {
      let svg =
        #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="20"><rect width="9" height="9"/></svg>"#
      return try #require(UIImage(data: Data(svg.utf8)))
    }
    let view = UIImageView(image: try image(40), highlightedImage: try image(60))
    #expect(view.frame.size == CGSize(width: 40, height: 20) && view.sizeThatFits(.zero).width == 40)
    #expect(drawing(view) == ["image (0 0 40 20)"])
    view.isHighlighted = true
    #expect(view.sizeThatFits(.zero).width == 60 && view.intrinsicContentSize.width == 60)
    view.highlightedImage = nil
    #expect(view.sizeThatFits(.zero).width == 40)
    view.contentMode = .center
    view.frame.size = CGSize(width: 60, height: 10)
    #expect(drawing(view) == ["image (10 -5 40 20)"])
    #expect(view.drawingExtent == CGRect(x: 0, y: -5, width: 60, height: 20))
    let stack = UIStackView(arrangedSubviews: [view])
    _ = stack.measuredSize(fitting: unlimited)
    stack.layoutIfNeeded()
    view.image = try image(40)
    #expect(!stack.isLayoutNeeded, "a picture of the same size")
    view.image = try image(50)
    #expect(stack.isLayoutNeeded)
    view.image = nil
    #expect(drawing(view).isEmpty && view.drawingExtent == view.bounds && view.sizeThatFits(.zero) == .zero)
    let flat = UIImageView(image: try image(40))
    flat.frame.size = .zero
    #expect(drawing(flat).isEmpty)
  }
}
