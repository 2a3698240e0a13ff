import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinGraphics
@testable import QuoinViews

/// What a label has measured makes no difference to how its text is set, though it need not be set again.
@Suite struct LabelLineLawTests {
  private static let words = [
    "a", "label", "שלום", "Zeile", "مرحبا", "fi", "😀", "\t", "\n", "   ", "hy\u{AD}phen", "1,234",
  ]

  private func label(_ random: inout SeededGenerator) -> UILabel {
    let label = UILabel()
    let count = Int(random.number(0...6))
    let text = (0..<count).map { _ in random.one(of: Self.words) }.joined(
      separator: random.one(of: [" ", ""]))
    label.numberOfLines = random.one(of: [0, 1, 1, 1, 2])
    label.textAlignment = random.one(of: [.natural, .natural, .left, .center, .right, .justified])
    label.lineBreakMode = random.one(of: [
      .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byWordWrapping, .byClipping,
      .byCharWrapping,
    ])
    if random.chance(20) {
      let style = NSMutableParagraphStyle()
      style.alignment = random.one(of: [.natural, .right, .justified])
      style.tailIndent = random.one(of: [0, -20, 60])
      style.firstLineHeadIndent = random.one(of: [0, 10])
      label.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
    } else {
      label.text = text
    }
    if random.chance(20) { label.semanticContentAttribute = .forceRightToLeft }
    return label
  }

  @Test(arguments: 0..<40)
  func aMeasuredLabelShowsWhatAFreshOneDoes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<25 {
      var again = random
      let (measured, fresh) = (label(&random), label(&again))
      let natural = measured.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
      // Just as wide as it is, a little wider and narrower, and anything.
      let width = random.one(of: [
        natural.width, natural.width + 0.25, natural.width - 1, random.number(0...200),
      ])
      let room = CGRect(x: 0, y: 0, width: max(0, width), height: random.number(0...60))
      let (first, second) = (measured.placedLayout(in: room), fresh.placedLayout(in: room))
      #expect(first.origin == second.origin, "\(measured)")
      #expect(first.layout.lines == second.layout.lines, "\(measured) \(room)")
      #expect(first.layout.size == second.layout.size)
      #expect(first.layout.isTruncated == second.layout.isTruncated)
      #expect(first.layout.content.pieces.map(\.x) == second.layout.content.pieces.map(\.x))
    }
  }

  @Test func aLineIsSetOnceForMeasuringAndDrawing() {
    let label = UILabel()
    label.text = "Set once"
    label.frame.size = label.sizeThatFits(.zero)
    let measured = label.layout(width: .infinity, lines: 1).content
    #expect(label.shownLayout.content === measured)
    label.textAlignment = .right
    #expect(label.shownLayout.content !== measured)
  }

  @Test func otherSettingsShareTheShapes() {
    let label = UILabel()
    label.text = "Numbers stand at the right"
    label.textAlignment = .right
    let measured = label.layout(width: .infinity, lines: 1).content
    let shown = label.layout(width: 300, lines: 1).content
    #expect(shown !== measured)
    #expect(shown.text === measured.text)
  }
}
