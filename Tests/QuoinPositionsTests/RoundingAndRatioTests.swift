import Foundation
import QuoinGraphics
import QuoinPositions
import QuoinTestSupport
import QuoinViews
import Testing

@Suite struct RoundingAndRatioTests {
  func rounder(_ scale: CGFloat) -> PixelRounder { PixelRounder(for: UIScreen(bounds: .zero, scale: scale)) }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func upIsNeverBelowAndDownNeverAbove(scale: CGFloat) {
    let rounder = rounder(scale)
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<500 {
      let value = CGFloat.random(in: -50...50, using: &generator)
      let (up, down) = (rounder.ceilToPixel(value), rounder.floorToPixel(value))
      #expect(abs(up - (value * scale).rounded(.up) / scale) < 1e-9)
      #expect(abs(down - (value * scale).rounded(.down) / scale) < 1e-9)
      #expect(rounder.isRoundedToPixel(up) && rounder.isRoundedToPixel(down))
    }
    for pixel in [-7, 0, 5] as [CGFloat] {
      let value = pixel / scale
      for nudge in [-0.9e-7, 0.9e-7] as [CGFloat] {
        #expect(rounder.ceilToPixel(value + nudge) == value && rounder.floorToPixel(value + nudge) == value)
        #expect(rounder.isRoundedToPixel(value + nudge))
      }
      for nudge in [-1.1e-7, 1.1e-7] as [CGFloat] {
        #expect(!rounder.isRoundedToPixel(value + nudge))
        #expect((rounder.ceilToPixel(value + nudge) == value) == (nudge < 0))
        #expect((rounder.floorToPixel(value + nudge) == value) == (nudge > 0))
      }
    }
  }

  @Test func pointsAreRoundedPartByPart() {
    let rounder = rounder(2)
    let point = CGPoint(x: 1.3, y: -4.6)
    #expect(rounder.roundToPixel(point) == CGPoint(x: 1.5, y: -4.5))
    #expect(rounder.ceilToPixel(point) == CGPoint(x: 1.5, y: -4.5))
    #expect(rounder.floorToPixel(point) == CGPoint(x: 1, y: -5))
    #expect(rounder.isRoundedToPixel(CGPoint(x: 0.5, y: 1)))
    #expect(
      !rounder.isRoundedToPixel(CGPoint(x: 0.4, y: 1)) && !rounder.isRoundedToPixel(CGPoint(x: 1, y: 0.4)))
  }

  @Test func aRounderKnowsTheScaleOfItsScreenItsWindowAndItsView() {
    let window = window(scale: 3)
    let view = window.add(0, 0, 1, 1)
    let third: CGFloat = 1.0 / 3
    for rounder in [PixelRounder(for: window), PixelRounder(for: view), rounder(3)] {
      #expect(rounder.roundToPixel(0.3) == third)
    }
    #expect(PixelRounder() == PixelRounder(for: UIScreen.main))
  }

  @Test func aRatioOfNothingIsASquare() {
    for (width, height) in [
      (0, 3), (3, 0), (-1, 3), (2, -1), (CGFloat.nan, 1), (.infinity, 1), (1, .infinity),
    ]
      as [(CGFloat, CGFloat)]
    {
      #expect(AspectRatio(width: width, height: height) == .square)
    }
    #expect(AspectRatio.square.ratio == 1)
    #expect(AspectRatio.widescreen.ratio == 16.0 / 9)
    #expect(AspectRatio(CGSize(width: 4, height: 2)).ratio == 2)
    #expect(AspectRatio(CGSize(width: 4, height: 2)).inverted.ratio == 0.5)
  }

  @Test func aRatioGivesTheOtherSide() {
    let ratio = AspectRatio(width: 3, height: 2)
    #expect(ratio.height(forWidth: 100, rounder: rounder(1)) == 67)
    #expect(ratio.height(forWidth: 100, rounder: rounder(2)) == 66.5)
    #expect(ratio.width(forHeight: 33, rounder: rounder(1)) == 50)
    #expect(ratio.width(forHeight: 33, rounder: rounder(2)) == 49.5)
  }

  @Test(arguments: ViewPosition.Anchor.allCases)
  func aRectangleOfARatioLiesAtItsAnchor(anchor: ViewPosition.Anchor) {
    let ratio = AspectRatio(width: 2, height: 1)
    let room = CGRect(x: 10, y: 20, width: 100, height: 80)
    let (fit, fill) = (
      ratio.rect(toFit: room, at: anchor, rounder: rounder(1)),
      ratio.rect(toFill: room, at: anchor, rounder: rounder(1))
    )
    #expect(fit.size == CGSize(width: 100, height: 50) && fill.size == CGSize(width: 160, height: 80))
    for rect in [fit, fill] {
      #expect(anchor.anchorPoint(onRect: rect) == anchor.anchorPoint(onRect: room))
    }
    #expect(ratio.rect(toFit: room, rounder: rounder(1)).midY == 60)
    #expect(ratio.rect(toFill: room, rounder: rounder(1)).midX == 60)
  }

  @Test func limitsKeepEachDirectionOnItsOwn() {
    let limits = SizeLimits(width: 10...20, height: 30...40)
    #expect(
      limits.minimum == CGSize(width: 10, height: 30) && limits.maximum == CGSize(width: 20, height: 40))
    #expect(limits.clamp(CGSize(width: 5, height: 5)) == CGSize(width: 10, height: 30))
    #expect(limits.clamp(CGSize(width: 15, height: 35)) == CGSize(width: 15, height: 35))
    #expect(limits.clamp(CGSize(width: 50, height: 50)) == CGSize(width: 20, height: 40))
    let open = SizeLimits(width: 10...20)
    #expect(open.clamp(CGSize(width: 50, height: 5_000)) == CGSize(width: 20, height: 5_000))
    #expect(SizeLimits().clamp(CGSize(width: 3, height: 4)) == CGSize(width: 3, height: 4))
    let crossed = SizeLimits(minimum: CGSize(width: 9, height: 9), maximum: CGSize(width: 5, height: 5))
    #expect(crossed.clamp(CGSize(width: 1, height: 20)) == CGSize(width: 9, height: 9))
  }

  @Test func aViewMeasuresItselfInNoMoreThanItsLimits() {
    final class Filling: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { size }
    }
    let view = Filling()
    view.traitOverrides = UITraitCollection(displayScale: 1)
    let room = CGSize(width: 100.2, height: 60)
    #expect(view.sizeThatFits(room, limits: SizeLimits()) == CGSize(width: 101, height: 60))
    #expect(
      view.sizeThatFits(room, limits: SizeLimits(width: 0...50, height: 0...30))
        == CGSize(width: 50, height: 30))
    #expect(
      view.sizeThatFits(room, limits: SizeLimits(width: 0...500, height: 80...90))
        == CGSize(width: 101, height: 80))
  }

  @Test func textPositionsLieOnTheLabelsEdgesAndMiddle() {
    let window = window(scale: 1)
    let label = UILabel()
    (label.text, label.font) = ("Text", .systemFont(ofSize: 20))
    window.addSubview(label)
    label.frame = CGRect(x: 30, y: 40, width: 80, height: 50)
    let cap = (label.font.ascender - label.font.capHeight).rounded(.down)
    let base = 50 - (-label.font.descender).rounded(.up)
    for (position, x, y) in [
      (label.capLeft, 0, cap), (label.cap, 40, cap), (label.capRight, 80, cap), (label.capLeading, 0, cap),
      (label.capTrailing, 80, cap), (label.baselineLeft, 0, base), (label.baseline, 40, base),
      (label.baselineRight, 80, base), (label.baselineLeading, 0, base), (label.baselineTrailing, 80, base),
    ] as [(ViewPosition, CGFloat, CGFloat)] {
      #expect((position |--| label.topLeft) == CGSize(width: x, height: y))
    }
    label.semanticContentAttribute = .forceRightToLeft
    for (one, same) in [
      (label.capLeading, label.capRight), (label.capTrailing, label.capLeft),
      (label.baselineLeading, label.baselineRight), (label.baselineTrailing, label.baselineLeft),
    ] {
      #expect((one |--| same) == .zero)
    }
    #expect(label.capInsets == UIEdgeInsets(top: cap, left: 0, bottom: 50 - base, right: 0))
    label.bounds.origin = CGPoint(x: 5, y: 7)
    #expect((label.capLeft |--| label.topLeft) == CGSize(width: 0, height: cap))
  }
}
