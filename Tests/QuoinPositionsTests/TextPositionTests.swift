import Foundation
import QuoinGraphics
import QuoinPositions
import QuoinViews
import Testing

@Suite struct TextPositionTests {
  private func label(_ text: String, font: UIFont, in superview: UIView) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.numberOfLines = 0
    superview.addSubview(label)
    label.sizeToFit()
    return label
  }

  @Test func aLineUnderTheTextTouchesItsBaseline() {
    let window = window(scale: 2)
    let label = label("Horizon", font: .systemFont(ofSize: 30), in: window)
    label.topLeft --> 50.horizontalOffset + 80.verticalOffset + .topLeft
    let line = window.add(0, 0, label.bounds.width, 1)
    line.topLeft --> label.baselineLeft
    let baseline = label.frame.minY + label.firstBaselineOffset(for: label.bounds.size)
    #expect(abs(line.frame.minY - baseline) <= 0.25)
    #expect(line.frame.minX == 50)
    line.bottomRight --> label.capRight
    #expect(abs(line.frame.maxY - (baseline - label.font.capHeight)) <= 0.5)
    #expect(abs(line.frame.maxX - label.frame.maxX) <= 0.5)
  }

  @Test func theBaselineIsThatOfTheLastLineAndTheCapLineThatOfTheFirst() {
    let window = window(scale: 3)
    let one = label("One", font: .systemFont(ofSize: 17), in: window)
    let three = label("One\nTwo\nThree", font: .systemFont(ofSize: 17), in: window)
    let (short, long) = (one.cap |--| one.baseline, three.cap |--| three.baseline)
    #expect(abs(short.height - one.font.capHeight) <= 0.34)
    #expect(abs(long.height - short.height - 2 * one.font.lineHeight) <= 0.67)
  }

  @Test func theEndsOfTheLinesFollowTheDirection() {
    let window = window()
    let label = label("Text", font: .systemFont(ofSize: 20), in: window)
    #expect((label.capLeading |--| label.capLeft) == .zero)
    label.semanticContentAttribute = .forceRightToLeft
    #expect((label.capLeading |--| label.capRight) == .zero)
    #expect((label.baselineTrailing |--| label.baselineLeft) == .zero)
  }

  @Test func aLabelIsDistributedByWhatIsSeenOfItsText() {
    let window = window(scale: 3)
    let label = label("Title", font: .systemFont(ofSize: 40), in: window)
    let line = window.add(0, 0, 10, 1)
    window.distributeSubviewsVertically { 20 <> label.cap <> 8 <> line <> ~1~ }
    let cap =
      label.frame.minY + label.bounds.height - label.capInsets.bottom - (label.cap |--| label.baseline).height
    #expect(abs(cap - 20) < 0.34)
    #expect(abs((label.baseline |--| line.top).height - 8) < 0.34)
    window.distributeSubviewsVertically { 20 <> label <> ~1~ }
    #expect(abs(label.frame.minY - 20) < 1e-9)
  }

  @Test func onlyAPlaceOnItsTextStandsForTheTextOfALabel() {
    let window = window()
    let label = label("Title", font: .systemFont(ofSize: 40), in: window)
    let places = [
      label.top, label.middle, label.bottomTrailing, ViewPosition(view: label, position: .zero),
      ViewPosition(view: label, position: CGPoint(x: 3, y: 5)),
    ]
    for place in places {
      window.distributeSubviewsVertically { 20 <> place <> ~1~ }
      #expect(label.frame.minY == 20)
    }
    for place in [label.cap, label.capLeft, label.baseline, label.baselineTrailing] {
      window.distributeSubviewsVertically { 20 <> place <> ~1~ }
      #expect(label.frame.minY == 20 - label.capInsets.top)
    }
  }

  @Test func fromSideToSideALabelCountsWithItsWholeWidth() {
    let window = window()
    let label = label("Title", font: .systemFont(ofSize: 40), in: window)
    let line = window.add(0, 0, 10, 2)
    for place in [label.cap, label.baselineRight, label.middle] {
      window.distributeSubviewsHorizontally { 10 <> place <> 5 <> line <> ~1~ }
      #expect(label.frame.minX == 10)
      #expect(line.frame.minX == 15 + label.bounds.width)
    }
  }

  @Test func capInsetsAndFittingSizesTellTheSameStory() {
    let window = window(scale: 2)
    let label = label("Title", font: .systemFont(ofSize: 40), in: window)
    let size = label.capToBaselineSizeThatFits(CGSize(width: 400, height: 400))
    #expect(size.width == label.bounds.width)
    #expect(abs(size.height + label.capInsets.top + label.capInsets.bottom - label.bounds.height) < 1e-6)
    let rounder = PixelRounder(for: window)
    let inset = label.bounds.insetBy(capAndBaselineOf: label.font, with: rounder)
    #expect(abs(inset.height - size.height) <= 0.5)
    #expect(rounder.isRoundedToPixel(label.font.capInset(with: rounder)))
    #expect(inset.height == size.height && inset.minX == 0 && inset.width == label.bounds.width)
    let low = CGRect(x: 1, y: 2, width: 3, height: 4).insetBy(capAndBaselineOf: label.font, with: rounder)
    #expect(low.size.height < 0, "a rectangle that is lower than the insets is not widened")
  }

  @Test func insetsAreRoundedAwayFromTheLetters() {
    let font = UIFont.systemFont(ofSize: 17)
    let (above, below) = (font.ascender - font.capHeight, -font.descender)
    for scale in [1, 2, 3] as [CGFloat] {
      let rounder = PixelRounder(for: UIScreen(bounds: .zero, scale: scale))
      #expect(abs(font.capInset(with: rounder) - (above * scale).rounded(.down) / scale) < 1e-9)
      #expect(abs(font.baselineInset(with: rounder) - (below * scale).rounded(.up) / scale) < 1e-9)
    }
    let main = PixelRounder(for: UIScreen.main)
    #expect(
      font.capInset() == font.capInset(with: main) && font.baselineInset() == font.baselineInset(with: main))
    let rect = CGRect(x: 0, y: 0, width: 50, height: 50)
    #expect(rect.insetBy(capAndBaselineOf: font) == rect.insetBy(capAndBaselineOf: font, with: main))
  }

  @Test(arguments: ["Inter", "Noto Sans", "Noto Serif", "Noto Sans Mono"], [12, 17, 40, 63] as [CGFloat])
  func theRowsOfADrawnLetterAgreeWithTheFontsInsets(family: String, size: CGFloat) throws {
    let font = try #require(UIFont(name: family, size: size))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
    root.backgroundColor = .white
    root.traitOverrides = UITraitCollection(displayScale: 1)
    let label = label("H", font: font, in: root)
    label.textColor = .black
    label.frame.origin = CGPoint(x: 10, y: 10)
    let rows = try DrawnRows(of: root)
    let top = label.frame.minY + label.bounds.height / 2 - font.lineHeight / 2 + font.capInset(with: nil)
    #expect(abs(CGFloat(rows.first) - top) <= 1)
    #expect(abs(CGFloat(rows.last + 1) - (top + font.capHeight)) <= 1)
    #expect(abs(label.frame.minY + label.capInsets.top - CGFloat(rows.first)) <= 1)
    #expect(abs(label.frame.maxY - label.capInsets.bottom - CGFloat(rows.last + 1)) <= 1)
  }
}
