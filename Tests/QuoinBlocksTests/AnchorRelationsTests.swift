import Foundation
import QuoinBlocks
import QuoinTestSupport
import Testing

/// The second form of anchors against a reference: each side, verb and target, in both directions.
@Suite struct AnchorRelationsTests {
  enum Verb: CaseIterable { case align, pull, limit, equal }

  /// One axis of a rectangle.
  struct Span: Equatable {
    var start: CGFloat
    var length: CGFloat
    var end: CGFloat { start + length }

    func aligned(_ p: CGFloat, isAfter: Bool) -> Span {
      Span(start: isAfter ? p : p - length, length: length)
    }

    func pulled(_ p: CGFloat, isAfter: Bool) -> Span {
      isAfter
        ? Span(start: p, length: max(0, end - p))
        : Span(start: p - max(0, p - start), length: max(0, p - start))
    }

    func limited(_ p: CGFloat, isAfter: Bool) -> Span {
      isAfter
        ? Span(start: max(p, start), length: min(max(end - p, 0), length))
        : Span(start: min(p, start), length: min(max(p - start, 0), length))
    }

    func formed(_ verb: Verb, _ p: CGFloat, isAfter: Bool) -> Span {
      switch verb {
      case .align: aligned(p, isAfter: isAfter)
      case .pull: pulled(p, isAfter: isAfter)
      case .limit: limited(p, isAfter: isAfter)
      case .equal: pulled(p, isAfter: isAfter).aligned(p, isAfter: isAfter)
      }
    }
  }

  enum Side: CaseIterable {
    case start, end, leading, trailing

    /// Whether it is the smaller of the two coordinates.
    func isStart(_ direction: ReadingDirection) -> Bool {
      switch self {
      case .start: true
      case .end: false
      case .leading: direction == .leftToRight
      case .trailing: direction == .rightToLeft
      }
    }

    func horizontal(_ anchors: LayoutAnchors) -> HorizontalAnchor {
      switch self {
      case .start: anchors.left
      case .end: anchors.right
      case .leading: anchors.leading
      case .trailing: anchors.trailing
      }
    }

    func vertical(_ anchors: LayoutAnchors) -> VerticalAnchor {
      self == .start ? anchors.top : anchors.bottom
    }

    func state(_ verb: Verb, _ anchors: LayoutAnchors, to target: any HorizontalPlacedAnchor) {
      let side = horizontal(anchors)
      switch verb {
      case .align: side.align(by: target)
      case .pull: side.pull(to: target)
      case .limit: side.limit(by: target)
      case .equal: side.equal(to: target)
      }
    }

    func state(_ verb: Verb, _ anchors: LayoutAnchors, to target: any VerticalPlacedAnchor) {
      let side = vertical(anchors)
      switch verb {
      case .align: side.align(by: target)
      case .pull: side.pull(to: target)
      case .limit: side.limit(by: target)
      case .equal: side.equal(to: target)
      }
    }
  }

  func frame(
    in source: CGRect, _ direction: ReadingDirection, _ state: (LayoutAnchors) -> Void
  ) -> CGRect {
    let element = Box()
    element.ownDirection = direction
    element.layoutBlock(with: .equal, constraints: state).layout(in: source)
    return element.frame
  }

  @Test(arguments: [ReadingDirection.leftToRight, .rightToLeft])
  func `each side of x takes every anchor of x`(direction: ReadingDirection) {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<40 {
      let source = random.rect()
      let other = Box(random.rect())
      for side in Side.allCases {
        for verb in Verb.allCases {
          for target in Side.allCases {
            let result = frame(in: source, direction) {
              side.state(verb, $0, to: target.horizontal(other.layoutAnchors))
            }
            let p = target.isStart(direction) ? other.frame.minX : other.frame.maxX
            let span = Span(start: source.minX, length: source.width)
              .formed(verb, p, isAfter: side.isStart(direction))
            #expect(Span(start: result.minX, length: result.size.width) == span, "\(side) \(verb) \(target)")
            #expect(result.minY == source.minY && result.height == source.height)
          }
          let result = frame(in: source, direction) { side.state(verb, $0, to: other.layoutAnchors.centerX) }
          let span = Span(start: source.minX, length: source.width)
            .formed(verb, other.frame.midX, isAfter: side.isStart(direction))
          #expect(Span(start: result.minX, length: result.size.width) == span, "\(side) \(verb) center")
        }
      }
    }
  }

  @Test func `each side of y takes every anchor of y`() {
    var random = SeededGenerator(seed: 22)
    for _ in 0..<40 {
      let source = random.rect()
      let other = Box(random.rect())
      for side in [Side.start, .end] {
        for verb in Verb.allCases {
          let targets: [(any VerticalPlacedAnchor, CGFloat)] = [
            (other.layoutAnchors.top, other.frame.minY), (other.layoutAnchors.bottom, other.frame.maxY),
            (other.layoutAnchors.centerY, other.frame.midY),
          ]
          for (target, p) in targets {
            let result = frame(in: source, .rightToLeft) { side.state(verb, $0, to: target) }
            let span = Span(start: source.minY, length: source.height)
              .formed(verb, p, isAfter: side == .start)
            #expect(Span(start: result.minY, length: result.size.height) == span, "\(side) \(verb)")
            #expect(result.minX == source.minX && result.width == source.width)
          }
        }
      }
    }
  }

  @Test func `a center moves to any anchor of its axis and keeps the size`() {
    let source = CGRect(x: 10, y: 20, width: 30, height: 40)
    let other = Box(CGRect(x: 100, y: 200, width: 60, height: 80))
    let anchors = other.layoutAnchors
    for equal in [false, true] {
      for (target, p) in [(anchors.left, 100.0), (anchors.right, 160), (anchors.trailing, 160)] {
        let result = frame(in: source, .leftToRight) {
          if equal { $0.centerX.equal(to: target) } else { $0.centerX.align(by: target) }
        }
        #expect(result == CGRect(x: p - 15, y: 20, width: 30, height: 40))
      }
      for (target, p) in [(anchors.top, 200.0), (anchors.bottom, 280)] {
        let result = frame(in: source, .leftToRight) {
          if equal { $0.centerY.equal(to: target) } else { $0.centerY.align(by: target) }
        }
        #expect(result == CGRect(x: 10, y: p - 20, width: 30, height: 40))
      }
      let both = frame(in: source, .leftToRight) {
        $0.centerX.equal(to: anchors.centerX)
        $0.centerY.equal(to: anchors.centerY)
      }
      #expect(both == CGRect(x: 115, y: 220, width: 30, height: 40))
    }
  }

  @Test func `pulls come before limits, sizes after them, and aligns last`() {
    let source = CGRect(x: 0, y: 0, width: 300, height: 200)
    let other = Box(CGRect(x: 100, y: 50, width: 60, height: 40))
    let statements: [(LayoutAnchors) -> Void] = [
      { $0.right.pull(to: other.layoutAnchors.right) }, { $0.left.limit(by: other.layoutAnchors.left) },
      { $0.width.equal(to: 25) }, { $0.right.align(by: other.layoutAnchors.centerX) },
      { $0.bottom.pull(to: other.layoutAnchors.bottom) }, { $0.height.scaled(by: $0.height, scale: 1) },
    ]
    var random = SeededGenerator(seed: 3)
    for _ in 0..<20 {
      let order = statements.dropLast().shuffled(using: &random)
      let result = frame(in: source, .leftToRight) { anchors in order.forEach { $0(anchors) } }
      #expect(result == CGRect(x: 105, y: 0, width: 25, height: 90))
    }
  }

  @Test func `dimensions take numbers, shares and what is left of other dimensions, crossing axes too`() {
    let source = CGRect(x: 10, y: 20, width: 300, height: 200)
    let other = Box(CGRect(x: 100, y: 50, width: 60, height: 40))
    let anchors = other.layoutAnchors
    func size(_ state: (LayoutAnchors) -> Void) -> CGSize {
      let result = frame(in: source, .leftToRight, state)
      #expect(result.origin == source.origin)
      return result.size
    }
    #expect(size { $0.width.equal(to: anchors.width) } == CGSize(width: 60, height: 200))
    #expect(size { $0.width.equal(to: anchors.height) } == CGSize(width: 40, height: 200))
    #expect(size { $0.height.equal(to: anchors.width) } == CGSize(width: 300, height: 60))
    #expect(size { $0.height.equal(to: 7) } == CGSize(width: 300, height: 7))
    #expect(size { $0.width.scaled(by: anchors.width, scale: 1.5) } == CGSize(width: 90, height: 200))
    #expect(size { $0.width.boxed(by: anchors.width, box: 12) } == CGSize(width: 48, height: 200))
  }

  @Test func `content gives a dimension its length, or a share of it`() {
    let source = CGRect(x: 10, y: 20, width: 300, height: 200)
    let picture = Picture(CGSize(width: 80, height: 50))
    func laidOut(_ state: (LayoutAnchors) -> Void) -> CGRect {
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
    let plain = frame(in: source, .leftToRight) { $0.width.equalIntrinsicSize(2) }
    #expect(plain == source, "an element without content says nothing")
    let other = frame(in: source, .leftToRight) { $0.width.equalIntrinsicSize(of: picture, 2) }
    #expect(other == CGRect(x: 10, y: 20, width: 160, height: 200))
  }
}

/// An element with content of one size, cropped where there is less room.
final class Picture: LayoutElement, AdaptiveLayoutElement, AdjustableLayoutElement {
  var frame = CGRect.zero
  let size: CGSize

  init(_ size: CGSize) { self.size = size }

  func sizeThatFits(_ proposal: CGSize) -> CGSize {
    CGSize(width: min(size.width, proposal.width), height: min(size.height, proposal.height))
  }

  var contentConstraint: any RectBasedConstraint {
    let size = size
    return AnyRectBasedConstraint { source, _ in
      source.size = CGSize(
        width: min(size.width, source.size.width), height: min(size.height, source.size.height))
    }
  }
}
