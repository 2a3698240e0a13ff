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

  func anchor<Side: RectSide>(_ verb: Verb, _ workspace: LayoutWorkspace, _: Side.Type) -> SideAnchor<Side> {
    switch verb {
    case .align: .align(by: workspace)
    case .limit: .limit(on: workspace)
    case .pull: .pull(from: workspace)
    }
  }

  func check<Side: RectSide>(_ side: Side.Type, isEnd: Bool, isVertical: Bool, direction: ReadingDirection) {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let source = random.rect()
      let rect = random.rect()
      for verb in Verb.allCases {
        for workspace in [LayoutWorkspace.inner, .outer] {
          var result = source
          anchor(verb, workspace, side).formConstrain(sourceRect: &result, by: rect, direction: direction)
          let p = isVertical ? (isEnd ? rect.maxY : rect.minY) : (isEnd ? rect.maxX : rect.minX)
          let span = expected(
            verb, after: isEnd == (workspace == .outer), p: p,
            s0: isVertical ? source.minY : source.minX, size: isVertical ? source.height : source.width)
          var wanted = source
          if isVertical {
            (wanted.origin.y, wanted.size.height) = (span.start, span.size)
          } else {
            (wanted.origin.x, wanted.size.width) = (span.start, span.size)
          }
          #expect(result == wanted, "\(side) \(verb) \(workspace) \(source) by \(rect)")
        }
      }
    }
  }

  @Test func `each side, verb and workspace follows the table`() {
    check(LeftSide.self, isEnd: false, isVertical: false, direction: .leftToRight)
    check(RightSide.self, isEnd: true, isVertical: false, direction: .leftToRight)
    check(TopSide.self, isEnd: false, isVertical: true, direction: .leftToRight)
    check(BottomSide.self, isEnd: true, isVertical: true, direction: .leftToRight)
  }

  @Test func `leading and trailing follow the direction`() {
    check(LeadingSide.self, isEnd: false, isVertical: false, direction: .leftToRight)
    check(TrailingSide.self, isEnd: true, isVertical: false, direction: .leftToRight)
    check(LeadingSide.self, isEnd: true, isVertical: false, direction: .rightToLeft)
    check(TrailingSide.self, isEnd: false, isVertical: false, direction: .rightToLeft)
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
        == CGRect(x: 102, y: 201, width: 44, height: 56))
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
