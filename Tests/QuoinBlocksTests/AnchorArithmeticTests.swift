import Foundation
import QuoinBlocks
import QuoinGraphics
import QuoinTestSupport
import Testing

/// The table of verbs and workspaces, bit by bit, over seeded random rectangles.
@Suite struct AnchorArithmeticTests {
  /// One axis of a source, as the table writes it.
  struct Span: Equatable {
    var start: CGFloat
    var size: CGFloat
  }

  enum Verb: CaseIterable { case align, limit, pull }

  func expected(_ verb: Verb, after: Bool, p: CGFloat, s0: CGFloat, size: CGFloat) -> Span {
    let s1 = s0 + size
    func clamp(_ value: CGFloat) -> CGFloat { min(max(value, 0), size) }
    switch (verb, after) {
    case (.align, true): return Span(start: p, size: size)
    case (.align, false): return Span(start: p - size, size: size)
    case (.limit, true): return Span(start: max(p, s0), size: clamp(s1 - p))
    case (.limit, false): return Span(start: min(p, s0), size: clamp(p - s0))
    case (.pull, true): return Span(start: p, size: max(0, s1 - p))
    case (.pull, false):
      let room = max(0, p - s0)
      return Span(start: p - room, size: room)
    }
  }

  /// The anchors of one side: each verb, inner and outer.
  typealias SideAnchors = [(verb: Verb, isInner: Bool, anchor: any RectBasedConstraint)]

  func check(_ anchors: SideAnchors, isEnd: Bool, isVertical: Bool, direction: ReadingDirection?) {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let source = random.rect()
      let rect = random.rect()
      for (verb, isInner, anchor) in anchors {
        var result = source
        anchor.formConstrain(sourceRect: &result, by: rect, direction: direction)
        let p = isVertical ? (isEnd ? rect.maxY : rect.minY) : (isEnd ? rect.maxX : rect.minX)
        let span = expected(
          verb, after: isEnd != isInner, p: p, s0: isVertical ? source.minY : source.minX,
          size: isVertical ? source.height : source.width)
        var wanted = source
        if isVertical {
          (wanted.origin.y, wanted.size.height) = (span.start, span.size)
        } else {
          (wanted.origin.x, wanted.size.width) = (span.start, span.size)
        }
        #expect(result == wanted, "\(type(of: anchor)) \(verb) \(isInner) \(source) by \(rect)")
      }
    }
  }

  static var left: SideAnchors {
    [
      (.align, true, Left.align(by: .inner)), (.align, false, Left.align(by: .outer)),
      (.limit, true, Left.limit(on: .inner)), (.limit, false, Left.limit(on: .outer)),
      (.pull, true, Left.pull(from: .inner)), (.pull, false, Left.pull(from: .outer)),
    ]
  }

  static var right: SideAnchors {
    [
      (.align, true, Right.align(by: .inner)), (.align, false, Right.align(by: .outer)),
      (.limit, true, Right.limit(on: .inner)), (.limit, false, Right.limit(on: .outer)),
      (.pull, true, Right.pull(from: .inner)), (.pull, false, Right.pull(from: .outer)),
    ]
  }

  static var top: SideAnchors {
    [
      (.align, true, Top.align(by: .inner)), (.align, false, Top.align(by: .outer)),
      (.limit, true, Top.limit(on: .inner)), (.limit, false, Top.limit(on: .outer)),
      (.pull, true, Top.pull(from: .inner)), (.pull, false, Top.pull(from: .outer)),
    ]
  }

  static var bottom: SideAnchors {
    [
      (.align, true, Bottom.align(by: .inner)), (.align, false, Bottom.align(by: .outer)),
      (.limit, true, Bottom.limit(on: .inner)), (.limit, false, Bottom.limit(on: .outer)),
      (.pull, true, Bottom.pull(from: .inner)), (.pull, false, Bottom.pull(from: .outer)),
    ]
  }

  static var leading: SideAnchors {
    [
      (.align, true, Leading.align(by: .inner)), (.align, false, Leading.align(by: .outer)),
      (.limit, true, Leading.limit(on: .inner)), (.limit, false, Leading.limit(on: .outer)),
      (.pull, true, Leading.pull(from: .inner)), (.pull, false, Leading.pull(from: .outer)),
    ]
  }

  static var trailing: SideAnchors {
    [
      (.align, true, Trailing.align(by: .inner)), (.align, false, Trailing.align(by: .outer)),
      (.limit, true, Trailing.limit(on: .inner)), (.limit, false, Trailing.limit(on: .outer)),
      (.pull, true, Trailing.pull(from: .inner)), (.pull, false, Trailing.pull(from: .outer)),
    ]
  }

  @Test func `each side, verb and workspace follows the table`() {
    for direction in [nil, ReadingDirection.leftToRight, .rightToLeft] {
      check(Self.left, isEnd: false, isVertical: false, direction: direction)
      check(Self.right, isEnd: true, isVertical: false, direction: direction)
      check(Self.top, isEnd: false, isVertical: true, direction: direction)
      check(Self.bottom, isEnd: true, isVertical: true, direction: direction)
    }
  }

  @Test func `leading and trailing follow the direction, and are left and right where none is stated`() {
    for direction in [nil, ReadingDirection.leftToRight] {
      check(Self.leading, isEnd: false, isVertical: false, direction: direction)
      check(Self.trailing, isEnd: true, isVertical: false, direction: direction)
    }
    check(Self.leading, isEnd: true, isVertical: false, direction: .rightToLeft)
    check(Self.trailing, isEnd: false, isVertical: false, direction: .rightToLeft)
  }

  @Test func `a center takes the source's center or its origin`() {
    let source = CGRect(x: 3, y: 4, width: 10, height: 20)
    let rect = CGRect(x: 100, y: 200, width: 50, height: 60)
    #expect(
      Center.align(by: .center).constrained(sourceRect: source, by: rect)
        == CGRect(x: 120, y: 220, width: 10, height: 20))
    #expect(
      Center.align(by: .origin).constrained(sourceRect: source, by: rect)
        == CGRect(x: 125, y: 230, width: 10, height: 20))
  }

  @Test func `sizes, insets and equals take the rectangle`() {
    let source = CGRect(x: 3, y: 4, width: 10, height: 20)
    let rect = CGRect(x: 100, y: 200, width: 50, height: 60)
    #expect(
      Size.width().constrained(sourceRect: source, by: rect) == CGRect(x: 3, y: 4, width: 50, height: 20))
    #expect(
      LayoutAnchor.size(.height(multiplier: 0.5)).constrained(sourceRect: source, by: rect)
        == CGRect(x: 3, y: 4, width: 10, height: 30))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      Inset(insets).constrained(sourceRect: source, by: rect)
        == CGRect(x: 5, y: 5, width: 4, height: 16))
    #expect(LayoutAnchor.equally.constrained(sourceRect: source, by: rect) == rect)
    #expect(LayoutAnchor.equal(.zero).constrained(sourceRect: source, by: rect) == .zero)
  }

  @Test func `a constraint of one's own is wrapped`() {
    let half = AnyRectBasedConstraint { source, rect in source.size.width = rect.width / 2 }
    let rect = CGRect(x: 0, y: 0, width: 50, height: 60)
    for anchor in [LayoutAnchor.custom(half), .left(.build(half)), .size(.build(half))] {
      #expect(anchor.constrained(sourceRect: .zero, by: rect).width == 25)
    }
  }
}
