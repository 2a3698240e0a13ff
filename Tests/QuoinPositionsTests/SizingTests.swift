import Foundation
import QuoinGraphics
import QuoinPositions
import QuoinTestSupport
import QuoinViews
import Testing

@Suite struct SizingTests {
  private func rounder(_ scale: CGFloat) -> PixelRounder {
    PixelRounder(for: UIScreen(bounds: .zero, scale: scale))
  }

  @Test func aRatioFitsAndFillsARoom() {
    let ratio = AspectRatio.widescreen
    #expect(
      ratio.size(toFit: CGSize(width: 320, height: 400), rounder: rounder(1))
        == CGSize(width: 320, height: 180))
    #expect(
      ratio.size(toFit: CGSize(width: 320, height: 90), rounder: rounder(1)) == CGSize(width: 160, height: 90)
    )
    #expect(
      ratio.size(toFill: CGSize(width: 320, height: 400), rounder: rounder(1))
        == CGSize(width: 711, height: 400))
    let rect = ratio.rect(
      toFit: CGRect(x: 10, y: 10, width: 320, height: 400), at: .bottom, rounder: rounder(1))
    #expect(rect == CGRect(x: 10, y: 230, width: 320, height: 180))
    #expect(AspectRatio(width: 0, height: 3) == .square)
    #expect(ratio.inverted.height(forWidth: 90, rounder: rounder(1)) == 160)
  }

  @Test func ratiosStayWithinARoomAndAPixelOfExactAtEveryScale() {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<500 {
      let scale = CGFloat(Int.random(in: 1...3, using: &generator))
      let rounder = rounder(scale)
      func side() -> CGFloat { CGFloat(Int.random(in: 3...3000, using: &generator)) / 3 }
      let ratio = AspectRatio(width: side(), height: side())
      let room = CGSize(width: side(), height: side())
      let (fit, fill) = (
        ratio.size(toFit: room, rounder: rounder), ratio.size(toFill: room, rounder: rounder)
      )
      #expect(fit.width <= room.width + 1e-7 && fit.height <= room.height + 1e-7)
      #expect(fill.width >= room.width - 1e-7 && fill.height >= room.height - 1e-7)
      for size in [fit, fill] {
        #expect(rounder.isRoundedToPixel(size.width) && rounder.isRoundedToPixel(size.height))
        let isExact =
          abs(size.height - size.width / ratio.ratio) <= 0.5 / scale + 1e-6
          || abs(size.width - size.height * ratio.ratio) <= 0.5 / scale + 1e-6
        #expect(isExact)
      }
    }
  }

  @Test func limitsKeepAFittingSizeWithinThem() {
    let view = FixedFit()
    let room = CGSize(width: 1000, height: 1000)
    #expect(view.sizeThatFits(room, limits: SizeLimits()) == CGSize(width: 50.5, height: 20))
    #expect(
      view.sizeThatFits(room, limits: SizeLimits(width: 60...70, height: 0...10))
        == CGSize(width: 60, height: 10))
    #expect(SizeLimits(minimum: room).clamp(.zero) == room)
  }

  @Test func numbersRoundToPixelsWithinTheirPrecision() {
    let rounder = rounder(3)
    #expect(abs(rounder.roundToPixel(10.4) - 31 / 3) < 1e-12)
    #expect(abs(rounder.ceilToPixel(10.01) - 31 / 3) < 1e-12)
    #expect(rounder.ceilToPixel(10.000_000_01) == 10)
    #expect(abs(rounder.floorToPixel(10.3) - 10) < 1e-12)
    #expect(rounder.isRoundedToPixel(CGPoint(x: 1.0 / 3, y: 2)))
    #expect(!rounder.isRoundedToPixel(0.5))
  }
}

/// A view that always asks for 50.2 by 20 points on a screen of two pixels a point.
private final class FixedFit: UIView {
  init() {
    super.init(frame: .zero)
    traitOverrides = UITraitCollection(displayScale: 2)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 50.2, height: 20) }
}
