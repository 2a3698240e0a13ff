import Foundation
import QuoinGraphics
import QuoinPositions
import QuoinTestSupport
import QuoinViews
import Testing

@Suite struct AligningTests {
  @Test(arguments: ViewPosition.Anchor.allCases)
  func everyAnchorComesToLieOnEveryOther(anchor: ViewPosition.Anchor) {
    let window = window()
    let (a, b) = (window.add(3, 5, 20, 10), window.add(100, 200, 60, 40))
    for target in ViewPosition.Anchor.allCases {
      a.position(anchor) --> b.position(target)
      #expect(anchor.anchorPoint(onRect: a.frame) == target.anchorPoint(onRect: b.frame))
      #expect(a.frame.size == CGSize(width: 20, height: 10))
    }
  }

  @Test func theDocumentsExamplesHold() {
    let window = window()
    let (a, b) = (window.add(0, 0, 20, 10), window.add(100, 200, 60, 40))
    a.right --> 10.horizontalOffset + b.left
    #expect(a.frame == CGRect(x: 90, y: 215, width: 20, height: 10))
    b.right + 10.horizontalOffset <-- a.left
    #expect(a.frame == CGRect(x: 170, y: 215, width: 20, height: 10))
    a.top --> 10.verticalOffset + .top
    #expect(a.frame == CGRect(x: 190, y: 10, width: 20, height: 10))
    a.middle.align(to: b.middle, xOffset: 1, yOffset: -2)
    #expect(a.center == CGPoint(x: 131, y: 218))
  }

  /// As Relativity makes a position of the sum, and rounds it then: two halves are two pixels.
  @Test func aPositionThatIsMovedLiesOnAPixelAgain() {
    let window = window()
    let (a, b) = (window.add(0, 0, 20, 10), window.add(100, 200, 60, 40))
    a.topLeft --> b.topLeft + 0.5.horizontalOffset + 0.5.horizontalOffset
    #expect(a.frame.origin == CGPoint(x: 102, y: 200))
    a.topLeft - 0.4.verticalOffset --> b.topLeft - 0.4.verticalOffset
    #expect(a.frame.origin == CGPoint(x: 100, y: 200))
    #expect((b.topLeft + 2.6.horizontalOffset |--| b.topLeft) == CGSize(width: 3, height: 0))
  }

  @Test func offsetsMayStandOnEitherSideAndOnThePositionThatMoves() {
    let window = window()
    let a = window.add(0, 0, 20, 10)
    a.topLeft + 5.horizontalOffset --> .topLeft + 30.horizontalOffset
    #expect(a.frame.origin == CGPoint(x: 25, y: 0))
    a.topLeft --> .bottomRight - (40.horizontalOffset + 30.verticalOffset)
    #expect(a.frame.origin == CGPoint(x: 360, y: 570))
    ViewPosition.Anchor.topRight + -8.horizontalOffset <-- a.topRight
    #expect(a.frame.maxX == 392)
    let there: UIOffset = 2 * (3.horizontalOffset - 1.verticalOffset) / 2
    a.topLeft --> there + .topLeft + 1.verticalOffset
    #expect(a.frame.origin == CGPoint(x: 3, y: 0))
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func originsLandOnWholePixelsAtEveryScale(scale: CGFloat) {
    let window = window(scale: scale)
    let (a, b) = (window.add(0, 0, 21 / scale, 7 / scale), window.add(100.2, 50.7, 33, 17))
    a.middle --> b.middle
    for edge in [a.frame.minX, a.frame.minY] {
      #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-9)
    }
    // Each of the two positions and the origin is rounded.
    #expect(abs(a.frame.midX - b.frame.midX) <= 1.5 / scale + 1e-9)
    #expect(abs(a.frame.midY - b.frame.midY) <= 1.5 / scale + 1e-9)
  }

  @Test func viewsAlignAcrossScrolledAndNestedSuperviews() {
    let window = window()
    let scroll = window.add(50, 60, 200, 200)
    scroll.bounds.origin = CGPoint(x: 0, y: 30)
    let inner = scroll.add(10, 100, 40, 40)
    let outer = window.add(0, 0, 20, 20)
    outer.topLeft --> inner.bottomRight
    #expect(outer.frame.origin == CGPoint(x: 100, y: 170))
    inner.topLeft --> outer.topLeft
    #expect(inner.frame.origin == CGPoint(x: 50, y: 140))
    inner.top --> window.top
    #expect(inner.convert(inner.bounds, to: nil).midX == 200)
    #expect(inner.convert(inner.bounds, to: nil).minY == 0)
  }

  @Test func transformsPlayNoPartAndStay() {
    let window = window()
    let panel = window.add(100, 100, 100, 100)
    let (a, b) = (panel.add(0, 0, 20, 10), panel.add(40, 40, 20, 20))
    let turn = CGAffineTransform(rotationAngle: 1)
    for view in [panel, a, b] { view.transform = turn }
    a.topLeft --> b.bottomRight
    #expect(a.center == CGPoint(x: 70, y: 65))
    let gap = a.topLeft |--| b.bottomRight
    #expect(gap == .zero)
    for view in [panel, a, b] { #expect(view.transform == turn) }
    let outside = window.add(10, 20, 4, 4)
    a.topLeft --> outside.topLeft
    #expect(a.center == CGPoint(x: -80, y: -75))
  }

  @Test func leadingAndTrailingFollowTheDirection() {
    let window = window()
    let (a, b) = (window.add(0, 0, 20, 10), window.add(100, 200, 60, 40))
    a.leading --> b.trailing
    #expect(a.frame.origin == CGPoint(x: 160, y: 215))
    window.semanticContentAttribute = .forceRightToLeft
    for view in [a, b] { view.semanticContentAttribute = .forceRightToLeft }
    a.leading --> b.trailing
    #expect(a.frame.origin == CGPoint(x: 80, y: 215))
    a.topLeading --> .topLeading
    #expect(a.frame.origin == CGPoint(x: 380, y: 0))
    a.bottomTrailing --> .bottomTrailing
    #expect(a.frame.origin == CGPoint(x: 0, y: 590))
  }

  @Test func layersAndGuidesAlignToo() {
    let window = window()
    let view = window.add(100, 100, 100, 100)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.layer.addSublayer(layer)
    layer.topRight --> .topRight
    #expect(layer.frame == CGRect(x: 90, y: 0, width: 10, height: 10))
    let inner = CALayer()
    inner.frame = CGRect(x: 2, y: 2, width: 4, height: 4)
    layer.addSublayer(inner)
    let badge = window.add(0, 0, 8, 8)
    badge.topLeft --> inner.topLeft
    #expect(badge.frame.origin == CGPoint(x: 192, y: 102))
    let guide = UILayoutGuide()
    guide.layoutFrame = CGRect(x: 0, y: 0, width: 30, height: 30)
    view.addLayoutGuide(guide)
    guide.bottomRight --> view.bottomRight
    #expect(guide.layoutFrame.origin == CGPoint(x: 70, y: 70))
    badge.middle --> guide.middle
    #expect(badge.center == CGPoint(x: 185, y: 185))
  }

  @Test func aSeededSampleOfViewsLandsWhereItIsSentAtEveryScale() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let scale = CGFloat(Int.random(in: 1...3, using: &generator))
      let window = window(scale: scale)
      func number(_ range: ClosedRange<Int>) -> CGFloat {
        (CGFloat(Int.random(in: range, using: &generator)) / scale)
      }
      let panel = window.add(number(0...90), number(0...90), number(10...600), number(10...600))
      panel.bounds.origin = CGPoint(x: number(-50...50), y: number(-50...50))
      let a = panel.add(number(0...90), number(0...90), number(2...60) * 2, number(2...60) * 2)
      let b = window.add(number(0...90), number(0...90), number(2...60) * 2, number(2...60) * 2)
      let anchors = ViewPosition.Anchor.allCases.shuffled(using: &generator)
      a.position(anchors[0]) --> b.position(anchors[1])
      let distance = a.position(anchors[0]) |--| b.position(anchors[1])
      #expect(distance.width < 1e-6 && distance.height < 1e-6)
    }
  }
}
