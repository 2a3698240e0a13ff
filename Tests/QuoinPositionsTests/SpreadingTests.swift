import Foundation
import QuoinGraphics
import QuoinPositions
import QuoinTestSupport
import QuoinViews
import Testing

@Suite struct SpreadingTests {
  @Test func viewsFillAWidthWithoutGapOrOverlap() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let count = Int.random(in: 1...50, using: &generator)
      let width = CGFloat(Int.random(in: 1...3000, using: &generator)) / 3
      let scale = CGFloat(Int.random(in: 1...3, using: &generator))
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 10))
      parent.traitOverrides = UITraitCollection(displayScale: scale)
      let views = (0..<count).map { _ in parent.add(0, 0, 1, 1) }
      parent.spreadOutSubviews(views, axis: .horizontal)
      let rounder = PixelRounder(for: parent)
      #expect(views[0].frame.minX == 0)
      #expect(abs(views[count - 1].frame.maxX - rounder.roundToPixel(width)) < 1e-9)
      for (one, next) in zip(views, views.dropFirst()) {
        #expect(abs(one.frame.maxX - next.frame.minX) < 1e-9)
      }
      let pixels = views.map { ($0.frame.width * scale).rounded() }
      #expect((pixels.max() ?? 0) - (pixels.min() ?? 0) <= 1)
      #expect(views.allSatisfy { rounder.isRoundedToPixel($0.frame.minX) })
    }
  }

  @Test func marginsStandBetweenAndDirectionMirrors() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    parent.traitOverrides = UITraitCollection(displayScale: 1)
    let views = (0..<3).map { _ in parent.add(0, 0, 1, 1) }
    parent.spreadOutSubviews(views, axis: .horizontal, margin: 8)
    #expect(views.map(\.frame.minX) == [0, 36, 72])
    #expect(views.map(\.frame.width) == [28, 28, 28])
    #expect(views.map(\.frame.height) == [30, 30, 30])
    parent.semanticContentAttribute = .forceRightToLeft
    parent.spreadOutSubviews(views, axis: .horizontal, margin: 8)
    #expect(views.map(\.frame.minX) == [72, 36, 0])
    parent.spreadOutSubviews(views, axis: .vertical, within: CGRect(x: 10, y: 0, width: 20, height: 30))
    #expect(views.map(\.frame.minY) == [0, 10, 20])
    #expect(views[0].frame.minX == 10)
  }
}
