import Foundation
import QuoinGraphics
import QuoinPositions
import QuoinTestSupport
import QuoinViews
import Testing

/// Laws of aligning and measuring, over seeded random trees with transforms and scrolled bounds.
@Suite struct PositionLawTests {
  /// Two branches of one to three views below a window, and what is to be aligned at their ends.
  struct Scene {
    let window: UIWindow
    let scale: CGFloat
    let a: UIView
    let b: UIView

    init(seed: UInt64, isTransformed: Bool) {
      var generator = SeededGenerator(seed: seed)
      scale = CGFloat(Int.random(in: 1...3, using: &generator))
      window = QuoinPositionsTests.window(scale: scale)
      let scale = scale
      func number(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range, using: &generator)) / scale
      }
      func branch(from root: UIView) -> UIView {
        var last = root
        for _ in 0..<Int.random(in: 0...2, using: &generator) {
          last = last.add(number(-90...90), number(-90...90), number(10...90) * 2, number(10...90) * 2)
          last.bounds.origin = CGPoint(x: number(-50...50), y: number(-50...50))
        }
        return last
      }
      let trunk = branch(from: window)
      let (left, right) = (branch(from: trunk), branch(from: trunk))
      a = left.add(number(-90...90), number(-90...90), number(2...60) * 2, number(2...60) * 2)
      b = right.add(number(-90...90), number(-90...90), number(2...60) * 2, number(2...60) * 2)
      a.bounds.origin = CGPoint(x: number(-9...9), y: number(-9...9))
      b.bounds.origin = CGPoint(x: number(-9...9), y: number(-9...9))
      guard isTransformed else { return }
      for view in [a, b, left, right] where view !== window && Bool.random(using: &generator) {
        view.transform = CGAffineTransform(rotationAngle: number(1...6)).scaledBy(x: 1.5, y: 0.5)
      }
    }

    /// Where a view's own points begin in the window's, as if nothing were transformed.
    func place(of view: UIView) -> CGPoint {
      guard let parent = view.superview else { return .zero }
      let around = place(of: parent)
      return CGPoint(
        x: around.x + view.center.x - view.bounds.width / 2 - view.bounds.minX,
        y: around.y + view.center.y - view.bounds.height / 2 - view.bounds.minY)
    }

    func point(_ anchor: ViewPosition.Anchor, of view: UIView) -> CGPoint {
      let (around, own) = (place(of: view), anchor.anchorPoint(onRect: view.bounds))
      return CGPoint(x: around.x + own.x, y: around.y + own.y)
    }
  }

  func isNear(_ left: CGPoint, _ right: CGPoint) -> Bool {
    abs(left.x - right.x) < 1e-6 && abs(left.y - right.y) < 1e-6
  }

  /// Views, layers and guides that stood anywhere, between pixels and on halves of them, at offsets that are ties.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func aligningAgainMovesNothing(scale: CGFloat) {
    var generator = SeededGenerator(seed: UInt64(scale) + 40)
    let window = window(scale: scale)
    let (host, layer, guide) = (window.add(3.3, 0.1, 200, 90), CALayer(), UILayoutGuide())
    host.layer.addSublayer(layer)
    host.addLayoutGuide(guide)
    for round in 0..<1500 {
      func number(_ range: ClosedRange<Int>, by parts: CGFloat = 10) -> CGFloat {
        CGFloat(Int.random(in: range, using: &generator)) / parts
      }
      let (view, other) = (host.add(0, 0, number(1...90), number(1...90)), host.add(0, 0, 10, number(1...90)))
      other.frame.origin = CGPoint(x: number(-300...300), y: number(-300...300, by: 3))
      let anchors = ViewPosition.Anchor.allCases.prefix(9).shuffled(using: &generator)
      let offset = number(-40...40, by: 2 * scale).horizontalOffset + number(-40...40, by: 6).verticalOffset
      let size = CGSize(width: number(1...90), height: number(1...90))
      var places: [[CGPoint]] = []
      for start in [
        CGPoint(x: number(-999...999, by: 7), y: number(-999...999, by: 9)), CGPoint(x: 0, y: 16.3),
      ] {
        view.frame.origin = start
        layer.frame = CGRect(origin: start, size: size)
        guide.layoutFrame = CGRect(origin: start, size: size)
        for _ in 0..<2 {
          let target = other.position(anchors[1]) + offset
          view.position(anchors[0]) + 1.verticalOffset --> target
          layer.middle --> target
          guide.bottomRight --> target
          places.append([view.frame.origin, layer.frame.origin, guide.layoutFrame.origin])
        }
      }
      for (a, b) in zip(places.dropFirst().joined(), Array(repeating: places[0], count: 3).joined()) {
        #expect(abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9, "round \(round)")
      }
      view.removeFromSuperview()
      other.removeFromSuperview()
    }
  }

  @Test(arguments: [false, true])
  func whatIsAlignedIsNoDistanceAway(isTransformed: Bool) {
    for seed in 1...250 as ClosedRange<UInt64> {
      let scene = Scene(seed: seed, isTransformed: isTransformed)
      var generator = SeededGenerator(seed: seed)
      let anchors = ViewPosition.Anchor.allCases.prefix(9).shuffled(using: &generator)
      let (size, other) = (scene.a.bounds, scene.place(of: scene.b))
      let distance = scene.a.position(anchors[0]) |--| scene.b.position(anchors[1])
      let (here, there) = (scene.point(anchors[0], of: scene.a), scene.point(anchors[1], of: scene.b))
      #expect(abs(distance.width - abs(there.x - here.x)) < 1e-6, "seed \(seed)")
      #expect(abs(distance.height - abs(there.y - here.y)) < 1e-6, "seed \(seed)")
      let transform = scene.a.transform
      scene.a.position(anchors[0]) --> scene.b.position(anchors[1]) + 3.horizontalOffset
      let wanted = CGPoint(x: there.x + 3, y: there.y)
      #expect(isNear(scene.point(anchors[0], of: scene.a), wanted), "seed \(seed)")
      let left = scene.a.position(anchors[0]) |--| scene.b.position(anchors[1])
      #expect(abs(left.width - 3) < 1e-6 && left.height < 1e-6, "seed \(seed)")
      #expect(scene.a.bounds == size && scene.a.transform == transform)
      #expect(scene.place(of: scene.b) == other, "the other view stays where it is")
    }
  }

  @Test func theSuperviewsAnchorsLieOnItsBoundsWhateverItsTransform() {
    for seed in 1...100 as ClosedRange<UInt64> {
      let scene = Scene(seed: seed, isTransformed: true)
      var generator = SeededGenerator(seed: seed)
      let anchors = ViewPosition.Anchor.allCases.prefix(9).shuffled(using: &generator)
      guard let superview = scene.a.superview else { continue }
      let (here, there) = (scene.point(anchors[0], of: scene.a), scene.point(anchors[1], of: superview))
      let distance = scene.a.position(anchors[0]).measureDistance(
        toSuperviewAnchor: anchors[1], xOffset: 2, yOffset: -1)
      #expect(abs(distance.width - abs(there.x + 2 - here.x)) < 1e-6)
      #expect(abs(distance.height - abs(there.y - 1 - here.y)) < 1e-6)
      scene.a.position(anchors[0]).align(toSuperviewAnchor: anchors[1], xOffset: 2, yOffset: -1)
      #expect(isNear(scene.point(anchors[0], of: scene.a), CGPoint(x: there.x + 2, y: there.y - 1)))
    }
  }

  @Test func turningTheDirectionMirrorsLeadingAndTrailingExactly() {
    typealias Anchor = ViewPosition.Anchor
    let pairs: [(Anchor, left: Anchor, right: Anchor)] = [
      (.topLeading, .topLeft, .topRight), (.leading, .left, .right),
      (.bottomLeading, .bottomLeft, .bottomRight),
      (.topTrailing, .topRight, .topLeft), (.trailing, .right, .left),
      (.bottomTrailing, .bottomRight, .bottomLeft),
    ]
    let rect = CGRect(x: 10, y: 20, width: 30, height: 50)
    for (anchor, left, right) in pairs {
      #expect(anchor.anchorPoint(onRect: rect) == left.anchorPoint(onRect: rect))
      #expect(anchor.anchorPoint(onRect: rect, isRightToLeft: false) == left.anchorPoint(onRect: rect))
      #expect(anchor.anchorPoint(onRect: rect, isRightToLeft: true) == right.anchorPoint(onRect: rect))
      let window = window()
      let panel = window.add(10, 20, 200, 100)
      let (a, b) = (panel.add(1, 2, 20, 10), panel.add(50, 40, 60, 30))
      for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
        for view in [panel, a, b] { view.semanticContentAttribute = direction }
        let plain = direction == .forceLeftToRight ? left : right
        #expect((a.position(anchor) |--| a.position(plain)) == .zero)
        a.position(anchor) --> b.position(anchor)
        #expect(plain.anchorPoint(onRect: a.frame) == plain.anchorPoint(onRect: b.frame))
        a.position(anchor) --> anchor
        #expect(plain.anchorPoint(onRect: a.frame) == plain.anchorPoint(onRect: panel.bounds))
        #expect((a.position(anchor) |--| anchor) == .zero)
      }
    }
  }

  @Test func leftAndTheMiddleStayWhateverTheDirection() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 50)
    let places: [(ViewPosition.Anchor, CGFloat, CGFloat)] = [
      (.topLeft, 10, 20), (.top, 25, 20), (.topRight, 40, 20), (.left, 10, 45), (.middle, 25, 45),
      (.right, 40, 45), (.bottomLeft, 10, 70), (.bottom, 25, 70), (.bottomRight, 40, 70),
    ]
    for (anchor, x, y) in places {
      for isRightToLeft in [false, true] {
        #expect(anchor.anchorPoint(onRect: rect, isRightToLeft: isRightToLeft) == CGPoint(x: x, y: y))
      }
    }
  }

  @Test func everyFormOfAStatementMeansTheSame() {
    let window = window()
    let (a, b) = (window.add(0, 0, 20, 10), window.add(100, 200, 60, 40))
    let offset = 7.horizontalOffset + 3.verticalOffset
    let byView: [() -> Void] = [
      { a.left --> b.right + offset }, { a.left --> offset + b.right }, { b.right + offset <-- a.left },
      { a.left - offset --> b.right }, { a.left --> b.right - -offset },
      { a.left.align(to: b.right, xOffset: 7, yOffset: 3) }, { -offset + a.left --> b.right },
      { a.left.align(to: b.right + 7.horizontalOffset, yOffset: 3) },
    ]
    for (index, state) in byView.enumerated() {
      a.frame.origin = .zero
      state()
      #expect(a.frame.origin == CGPoint(x: 167, y: 218), "form \(index)")
    }
    let byAnchor: [() -> Void] = [
      { a.left --> .right + offset }, { a.left --> offset + .right },
      { ViewPosition.Anchor.right + offset <-- a.left },
      { a.left - offset --> .right }, { ViewPosition.Anchor.right <-- a.left - offset },
      { a.left --> .right + offset - .zero },
      { a.left --> 7.horizontalOffset + .right + 3.verticalOffset },
      { a.left --> .right - 1.horizontalOffset + 8.horizontalOffset + 3.verticalOffset },
      { a.left --> 3.verticalOffset + (7.horizontalOffset + .right) },
      { a.left --> ViewPosition.OffsetAnchor(offset: offset, anchor: .right) },
      { a.left.align(toSuperviewAnchor: .right, xOffset: 7, yOffset: 3) },
    ]
    for (index, state) in byAnchor.enumerated() {
      a.frame.origin = .zero
      state()
      #expect(a.frame.origin == CGPoint(x: 407, y: 298), "form \(index)")
    }
    a.frame.origin = CGPoint(x: 30, y: 50)
    let sizes: [CGSize] = [
      a.left |--| .right + offset, a.left |--| (.right + offset),
      (ViewPosition.Anchor.right + offset) |--| a.left,
      a.left.measureDistance(toSuperviewAnchor: .right, xOffset: 7, yOffset: 3),
      (a.left - offset) |--| .right, ViewPosition.Anchor.right |--| (a.left - offset),
    ]
    #expect(sizes[1...].allSatisfy { $0 == CGSize(width: 377, height: 248) })
    #expect(sizes[0] == CGSize(width: 377, height: 248))
  }

  @Test func offsetsAreCalculatedPartByPart() {
    let (a, b) = (UIOffset(horizontal: 3, vertical: 5), UIOffset(horizontal: 20, vertical: 70))
    #expect(a + b == UIOffset(horizontal: 23, vertical: 75))
    #expect(b - a == UIOffset(horizontal: 17, vertical: 65))
    #expect(-a == UIOffset(horizontal: -3, vertical: -5))
    #expect(a * 2 == UIOffset(horizontal: 6, vertical: 10))
    #expect(2 * a == a * 2)
    #expect(b / 10 == UIOffset(horizontal: 2, vertical: 7))
    let size = CGSize(width: 100, height: 200)
    #expect(size + a == CGSize(width: 103, height: 205))
    #expect(a + size == size + a)
    #expect(size - a == CGSize(width: 97, height: 195))
    for offset in [
      4.horizontalOffset, Float(4).horizontalOffset, 4.0.horizontalOffset, CGFloat(4).horizontalOffset,
    ] {
      #expect(offset == UIOffset(horizontal: 4, vertical: 0))
    }
    for offset in [4.verticalOffset, Float(4).verticalOffset, 4.0.verticalOffset, CGFloat(4).verticalOffset] {
      #expect(offset == UIOffset(horizontal: 0, vertical: 4))
    }
  }
}
