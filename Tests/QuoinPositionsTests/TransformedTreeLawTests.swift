import Foundation
import QuoinGraphics
import QuoinPositions
import QuoinTestSupport
import QuoinViews
import Testing

/// Random trees in which any view may be turned, scaled and scrolled, by parts of pixels as well.
private struct Forest {
  var generator: SeededGenerator
  let scale: CGFloat
  let window: UIWindow
  var views: [UIView] = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    scale = CGFloat(Int.random(in: 1...3, using: &generator))
    window = QuoinPositionsTests.window(scale: scale)
    views = [window]
    for _ in 0..<Int.random(in: 2...9, using: &generator) {
      let parent = generator.one(of: views)
      let view = parent.add(pixels(-200...200), pixels(-200...200), pixels(0...200), pixels(0...200))
      if generator.chance(30) { view.bounds.origin = CGPoint(x: pixels(-90...90), y: pixels(-90...90)) }
      if generator.chance(10) { view.bounds.origin.y += 0.25 }
      if generator.chance(20) { view.layer.anchorPoint = CGPoint(x: 0.25, y: 1) }
      if generator.chance(40) {
        view.transform = CGAffineTransform(rotationAngle: CGFloat.random(in: -3...3, using: &generator))
          .scaledBy(x: generator.one(of: [-1, 0.5, 1, 3]), y: generator.one(of: [0.1, 1, 2]))
      }
      views.append(view)
    }
  }

  private mutating func pixels(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &generator)) / scale
  }

  /// Two views, the first of which can be moved without moving the second.
  mutating func pair() -> (UIView, UIView)? {
    let (a, b) = (generator.one(of: views), generator.one(of: views))
    return a.superview == nil || b.isDescendant(of: a) ? nil : (a, b)
  }

  mutating func position(of view: UIView) -> ViewPosition {
    var position = view.position(generator.one(of: ViewPosition.Anchor.allCases))
    if generator.chance(30) {
      position =
        position + pixels(-40...40).horizontalOffset + generator.one(of: [0, 0.3, 0.5, 7]).verticalOffset
    }
    return position
  }
}

@Suite struct TransformedTreeLawTests {
  @Test func inTenThousandTreesWhatIsAlignedIsNoDistanceAway() {
    var count = 0
    for seed in 0..<10_000 as Range<UInt64> {
      var forest = Forest(seed: seed)
      guard let (a, b) = forest.pair() else { continue }
      count += 1
      let transforms = forest.views.map(\.transform)
      let others = forest.views.filter { $0 !== a }.map(\.center)
      let (moved, target) = (forest.position(of: a), forest.position(of: b))
      // Off the pixel grid is misuse, which is reported and goes on.
      let sentences = misuse {
        let before = moved |--| target
        #expect(before == target |--| moved && before.width >= 0 && before.height >= 0, "seed \(seed)")
        moved --> target
        #expect((moved |--| target) == .zero, "seed \(seed)")
        #expect((target |--| moved) == .zero, "seed \(seed)")
        let grid = PixelRounder(for: forest.window)
        let origin = CGPoint(
          x: a.center.x - a.layer.anchorPoint.x * a.bounds.width,
          y: a.center.y - a.layer.anchorPoint.y * a.bounds.height)
        #expect(grid.isRoundedToPixel(origin), "seed \(seed)")
        a.topLeft --> .bottomRight
        #expect((a.topLeft |--| .bottomRight) == .zero, "seed \(seed)")
      }
      #expect(sentences.allSatisfy { $0.hasSuffix("is not on a whole pixel") }, "seed \(seed): \(sentences)")
      #expect(forest.views.map(\.transform) == transforms, "seed \(seed)")
      #expect(forest.views.filter { $0 !== a }.map(\.center) == others, "seed \(seed)")
    }
    #expect(count > 5_000)
  }

  @Test func theOtherViewsOwnTransformPlaysNoPartWhereItHoldsTheViewThatMoves() {
    let window = window()
    let outer = window.add(100, 100, 200, 200)
    let inner = outer.add(20, 30, 100, 100)
    let view = inner.add(0, 0, 10, 10)
    outer.transform = CGAffineTransform(rotationAngle: 1)
    view.bottomRight --> outer.bottomRight
    #expect(view.frame == CGRect(x: 170, y: 160, width: 10, height: 10))
  }

  @Test func aRootLiesInItsOwnPointsWhereverItsOwnFrameIs() {
    let root = UIView(frame: CGRect(x: 30, y: 40, width: 200, height: 100))
    root.traitOverrides = UITraitCollection(displayScale: 1)
    let view = root.add(7, 7, 20, 10)
    view.bottomRight --> root.bottomRight
    #expect(view.frame.origin == CGPoint(x: 180, y: 90))
    #expect((view.topLeft |--| root.topLeft) == CGSize(width: 180, height: 90))
    #expect((root.topLeft |--| view.topLeft) == CGSize(width: 180, height: 90))
    root.bounds.origin = CGPoint(x: 5, y: 6)
    view.topLeft --> root.topLeft
    #expect(view.frame.origin == CGPoint(x: 5, y: 6))
  }

  @Test func distancesAreExactSumsOfPixels() {
    let window = window(scale: 3)
    let panel = window.add(100.0 / 3, 200.0 / 3, 100, 100)
    let (a, b) = (panel.add(1.0 / 3, 2.0 / 3, 10, 10), window.add(125.0 / 3, 200.0 / 3, 10, 10))
    #expect((a.topLeft |--| b.topLeft) == CGSize(width: 8, height: 2.0 / 3))
    #expect((a.left |--| .left).width == 1.0 / 3)
  }
}
