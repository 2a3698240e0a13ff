import Foundation
import QuoinBlocks
import QuoinTestSupport
import Testing

/// The second form of anchors against a reference: each side, verb and target, in both directions.
@Suite struct AnchorRelationsTests {
  typealias Anchors = LayoutAnchors<Box>
  typealias Side<A: RectAnchorPoint> = ReferenceWritableKeyPath<Anchors, SideAnchor<Box, A>>

  enum Verb: CaseIterable { case align, pull, limit, equal, farther, nearer }

  /// One axis of a rectangle.
  struct Span: Equatable {
    var start: CGFloat
    var length: CGFloat
    var end: CGFloat { start + length }

    func aligned(_ p: CGFloat, isAfter: Bool) -> Span {
      Span(start: isAfter ? p : p - length, length: length)
    }

    func pulled(_ p: CGFloat, isAfter: Bool) -> Span {
      isAfter ? Span(start: p, length: max(0, end - p)) : Span(start: start, length: max(0, p - start))
    }

    func formed(_ verb: Verb, _ p: CGFloat, isAfter: Bool, isReversed: Bool) -> Span {
      let edge = isAfter ? start : end
      switch verb {
      case .align: return aligned(p, isAfter: isAfter)
      case .pull: return pulled(p, isAfter: isAfter)
      case .limit: return (isAfter ? p > edge : p < edge) ? pulled(p, isAfter: isAfter) : self
      case .equal: return pulled(p, isAfter: isAfter).aligned(p, isAfter: isAfter)
      case .farther: return (isReversed ? p < edge : p > edge) ? aligned(p, isAfter: isAfter) : self
      case .nearer: return (isReversed ? p > edge : p < edge) ? aligned(p, isAfter: isAfter) : self
      }
    }
  }

  func frame(
    in source: CGRect, _ direction: ReadingDirection = .leftToRight, _ state: (Anchors) -> Void
  ) -> CGRect {
    let element = Box()
    element.ownDirection = direction
    element.layoutBlock(with: .equal, constraints: state).layout(in: source)
    return element.frame
  }

  private func state<A: EdgeAnchorPoint, B>(
    _ verb: Verb, _ anchor: inout SideAnchor<Box, A>, to target: SideAnchor<Box, B>
  ) where A.Metric == B.Metric, A.Axis == B.Axis {
    switch verb {
    case .align: anchor.align(by: target)
    case .pull: anchor.pull(to: target)
    case .limit: anchor.limit(by: target)
    case .equal: anchor.equal(to: target)
    case .farther: anchor.fartherThanOrEqual(to: target)
    case .nearer: anchor.nearerThanOrEqual(to: target)
    }
  }

  private func check<A: EdgeAnchorPoint, B>(
    _ side: Side<A>, isStart: Bool, _ target: Side<B>, at p: (Box) -> CGFloat, _ direction: ReadingDirection,
    isReversed: Bool = false, isVertical: Bool = false
  ) where A.Metric == B.Metric, A.Axis == B.Axis {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<40 {
      let (source, other) = (random.rect(), Box(random.rect()))
      for verb in Verb.allCases {
        let result = frame(in: source, direction) { anchors in
          state(verb, &anchors[keyPath: side], to: other.layoutAnchors[keyPath: target])
        }
        let span = Span(
          start: isVertical ? source.minY : source.minX, length: isVertical ? source.height : source.width
        ).formed(verb, p(other), isAfter: isStart, isReversed: isReversed)
        var expected = source
        if isVertical {
          (expected.origin.y, expected.size.height) = (span.start, span.length)
        } else {
          (expected.origin.x, expected.size.width) = (span.start, span.length)
        }
        #expect(result == expected, "\(verb), \(direction)")
      }
    }
  }

  private func checkHorizontal<A: EdgeAnchorPoint>(
    _ side: Side<A>, isStart: Bool, _ direction: ReadingDirection, isReversed: Bool = false
  ) where A.Metric == CGFloat, A.Axis == CGRectAxis.Horizontal {
    let isLeft = direction == .leftToRight
    check(side, isStart: isStart, \.left, at: \.frame.minX, direction, isReversed: isReversed)
    check(side, isStart: isStart, \.right, at: \.frame.maxX, direction, isReversed: isReversed)
    check(side, isStart: isStart, \.centerX, at: \.frame.midX, direction, isReversed: isReversed)
    check(
      side, isStart: isStart, \.leading, at: isLeft ? \.frame.minX : \.frame.maxX, direction,
      isReversed: isReversed)
    check(
      side, isStart: isStart, \.trailing, at: isLeft ? \.frame.maxX : \.frame.minX, direction,
      isReversed: isReversed)
  }

  @Test(arguments: [ReadingDirection.leftToRight, .rightToLeft])
  func `each side of x takes every anchor of x`(direction: ReadingDirection) {
    let isLeft = direction == .leftToRight
    checkHorizontal(\.left, isStart: true, direction)
    checkHorizontal(\.right, isStart: false, direction)
    checkHorizontal(\.leading, isStart: isLeft, direction, isReversed: !isLeft)
    checkHorizontal(\.trailing, isStart: !isLeft, direction, isReversed: !isLeft)
  }

  @Test func `each side of y takes every anchor of y`() {
    for direction in [ReadingDirection.leftToRight, .rightToLeft] {
      check(\.top, isStart: true, \.top, at: \.frame.minY, direction, isVertical: true)
      check(\.top, isStart: true, \.bottom, at: \.frame.maxY, direction, isVertical: true)
      check(\.top, isStart: true, \.centerY, at: \.frame.midY, direction, isVertical: true)
      check(\.bottom, isStart: false, \.top, at: \.frame.minY, direction, isVertical: true)
      check(\.bottom, isStart: false, \.bottom, at: \.frame.maxY, direction, isVertical: true)
      check(\.bottom, isStart: false, \.centerY, at: \.frame.midY, direction, isVertical: true)
    }
  }

  @Test func `a center moves to any anchor of its axis and keeps the size`() {
    let source = CGRect(x: 10, y: 20, width: 30, height: 40)
    let other = Box(CGRect(x: 100, y: 200, width: 60, height: 80))
    func x<A>(_ target: Side<A>) -> [CGRect]
    where A.Metric == CGFloat, A.Axis == CGRectAxis.Horizontal {
      let target = other.layoutAnchors[keyPath: target]
      return [
        frame(in: source) { $0.centerX.align(by: target) },
        frame(in: source) { $0.centerX.equal(to: target) },
      ]
    }
    func y<A>(_ target: Side<A>) -> [CGRect]
    where A.Metric == CGFloat, A.Axis == CGRectAxis.Vertical {
      let target = other.layoutAnchors[keyPath: target]
      return [
        frame(in: source) { $0.centerY.align(by: target) },
        frame(in: source) { $0.centerY.equal(to: target) },
      ]
    }
    func atX(_ x: CGFloat) -> [CGRect] {
      [CGRect](repeating: CGRect(x: x, y: 20, width: 30, height: 40), count: 2)
    }
    func atY(_ y: CGFloat) -> [CGRect] {
      [CGRect](repeating: CGRect(x: 10, y: y, width: 30, height: 40), count: 2)
    }
    #expect(x(\.left) == atX(85) && x(\.right) == atX(145) && x(\.trailing) == atX(145))
    #expect(x(\.centerX) == atX(115))
    #expect(y(\.top) == atY(180) && y(\.bottom) == atY(260) && y(\.centerY) == atY(220))
  }

  @Test func `a center that is pulled takes the farther side along, and nothing is left beyond it`() {
    let source = CGRect(x: 100, y: 200, width: 60, height: 80)
    func pulled(to x: CGFloat, _ y: CGFloat) -> CGRect {
      let target = Box(CGRect(x: x, y: y, width: 0, height: 0))
      return frame(in: source) {
        $0.centerX.pull(to: target.layoutAnchors.left)
        $0.centerY.pull(to: target.layoutAnchors.top)
      }
    }
    #expect(pulled(to: 130, 240) == source)
    #expect(pulled(to: 110, 210) == CGRect(x: 100, y: 200, width: 20, height: 20))
    #expect(pulled(to: 150, 270) == CGRect(x: 140, y: 260, width: 20, height: 20))
    #expect(pulled(to: 90, 190) == CGRect(x: 100, y: 200, width: 0, height: 0))
    #expect(pulled(to: 170, 290) == CGRect(x: 180, y: 300, width: 0, height: 0))
  }

  @Test func `dimensions take numbers, shares and what is left of other dimensions, crossing axes too`() {
    let source = CGRect(x: 10, y: 20, width: 300, height: 200)
    let anchors = Box(CGRect(x: 100, y: 50, width: 60, height: 40))
    func size(_ state: (Anchors) -> Void) -> CGSize {
      let result = frame(in: source, .leftToRight, state)
      #expect(result.origin == source.origin)
      return result.size
    }
    let (width, height) = (anchors.layoutAnchors.width, anchors.layoutAnchors.height)
    #expect(size { $0.width.equal(to: width) } == CGSize(width: 60, height: 200))
    #expect(size { $0.width.equal(to: height) } == CGSize(width: 40, height: 200))
    #expect(size { $0.height.equal(to: width) } == CGSize(width: 300, height: 60))
    #expect(size { $0.height.equal(to: 7) } == CGSize(width: 300, height: 7))
    #expect(size { $0.width.scaled(by: width, scale: 1.5) } == CGSize(width: 90, height: 200))
    #expect(size { $0.width.boxed(by: width, box: 12) } == CGSize(width: 48, height: 200))
    let small = LayoutAnchors(anchors)
    small.width.boxed(by: width, box: 100)
    var room = source
    for constraint in small.constraints {
      constraint.formConstrain(sourceRect: &room, by: nil, in: Box.ground)
    }
    #expect(room.size.width == -40, "it may go below zero")
  }

  @Test func `content gives a dimension its length, or a share of it`() {
    let source = CGRect(x: 10, y: 20, width: 300, height: 200)
    let picture = Picture(CGSize(width: 80, height: 50))
    func laidOut(_ state: (LayoutAnchors<Picture>) -> Void) -> CGRect {
      picture.layoutBlock(with: .equal, constraints: state).layout(in: source)
      return picture.frame
    }
    #expect(laidOut { $0.width.equalIntrinsicSize() } == CGRect(x: 10, y: 20, width: 80, height: 200))
    #expect(laidOut { $0.height.equalIntrinsicSize(0.5) } == CGRect(x: 10, y: 20, width: 300, height: 25))
    let centered = Layout.Alignment(horizontal: .center(), vertical: .bottom())
    #expect(
      laidOut {
        $0.width.equalIntrinsicSize(alignment: centered)
        $0.height.equalIntrinsicSize(alignment: centered)
      } == CGRect(x: 120, y: 170, width: 80, height: 50))
    let other = frame(in: source) { $0.width.equalIntrinsicSize(of: picture, 2) }
    #expect(other == CGRect(x: 10, y: 20, width: 160, height: 200))
  }
}

/// An element with content of one size, cropped where there is less room.
final class Picture: AnchoredLayoutElement, AdaptiveLayoutElement, AdjustableLayoutElement {
  var frame = CGRect.zero
  let size: CGSize

  init(_ size: CGSize) { self.size = size }

  func sizeThatFits(_ proposal: CGSize) -> CGSize {
    CGSize(width: min(size.width, proposal.width), height: min(size.height, proposal.height))
  }
}
