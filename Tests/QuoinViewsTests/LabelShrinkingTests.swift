import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("Labels that shrink their text")
struct LabelShrinkingTests {
  /// Spaces between letters that do not shrink with them, so that widths do not shrink in proportion.
  private func spaced(_ text: String, by kern: CGFloat) -> UILabel {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 20), .kern: kern])
    label.adjustsFontSizeToFitWidth = true
    return label
  }

  @Test("Text is shrunk as far as it takes, and no further")
  func fitted() {
    let label = spaced("Wide spaces", by: 3)
    let natural = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    for part in [0.9, 0.8, 0.7, 0.6] {
      let rect = CGRect(x: 0, y: 0, width: natural.width * part, height: 60)
      let placed = label.placedLayout(in: rect)
      #expect(!placed.layout.isTruncated && placed.layout.size.width <= rect.width, "\(part)")
      #expect(placed.layout.size.width > rect.width * 0.94, "\(part)")
    }
  }

  @Test("Where the least scale is not enough, the text is cut at that")
  func least() {
    let label = spaced("Wide spaces", by: 3)
    let natural = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    label.minimumScaleFactor = 0.75
    let cut = label.placedLayout(in: CGRect(x: 0, y: 0, width: natural.width * 0.5, height: 60))
    #expect(cut.layout.isTruncated)
    #expect(abs(cut.layout.size.height / natural.height - 0.75) < 0.06)
    let almost = label.placedLayout(in: CGRect(x: 0, y: 0, width: natural.width * 0.8, height: 60))
    #expect(abs(almost.layout.size.height / natural.height - 0.75) < 0.06)
  }

  @Test("Text of several lines is shrunk until its lines and words fit")
  func severalLines() {
    let label = UILabel()
    label.text = "A headline that has to fit in two lines whatever its length"
    label.numberOfLines = 2
    label.adjustsFontSizeToFitWidth = true
    let room = CGRect(x: 0, y: 0, width: 160, height: 60)
    let placed = label.placedLayout(in: room)
    #expect(!placed.layout.isTruncated && placed.layout.lines.count == 2 && placed.layout.size.height <= 60)
    // No more than it takes: a little larger it would not fit.
    let size = placed.layout.fonts[0].pointSize
    let larger = TextLayout(
      text: AttributedText(label.text ?? "", font: .systemFont(ofSize: size * 1.02)),
      paragraph: TextParagraph(), maximumWidth: 160, maximumNumberOfLines: 2)
    #expect(size < 17 && larger.isTruncated)
    // A word that is wider than the room is not torn.
    label.text = "Incomprehensibilities everywhere"
    #expect(label.placedLayout(in: room).layout.widestWord <= 161)
    // What fits stays, the least scale counts, and so does the height.
    label.text = "Short words"
    #expect(label.placedLayout(in: room).layout.fonts[0].pointSize == 17)
    #expect(label.placedLayout(in: CGRect(x: 0, y: 0, width: 60, height: 30)).layout.size.height <= 30.5)
    label.text = String(repeating: "many words ", count: 30)
    label.minimumScaleFactor = 0.5
    let least = label.placedLayout(in: room).layout
    #expect(least.isTruncated && least.fonts[0].pointSize == 8.5)
    label.adjustsFontSizeToFitWidth = false
    #expect(label.placedLayout(in: room).layout.fonts[0].pointSize == 17)
  }
}
