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
}
