import Foundation
import QuoinBlocks
import QuoinTestSupport
import Testing

/// Every formula of the page, bit by bit, over seeded random rectangles.
@Suite struct LayoutArithmeticTests {
  struct Case {
    let rect: CGRect
    let source: CGRect
    let a: CGFloat
    let b: CGFloat
  }

  static let cases: [Case] = {
    var random = SeededGenerator(seed: 5)
    return (0..<500).map { _ in
      Case(
        rect: random.rect(), source: random.rect(), a: random.number(in: -30...60),
        b: random.number(in: 0...120))
    }
  }()

  func expectX(
    _ alignment: Layout.Alignment.Horizontal, _ formula: (Case) -> CGFloat, _ given: Case,
    direction: ReadingDirection = .leftToRight, _ place: SourceLocation = #_sourceLocation
  ) {
    var rect = given.rect
    alignment.formLayout(rect: &rect, in: given.source, direction: direction)
    var expected = given.rect
    expected.origin.x = formula(given)
    #expect(rect == expected, sourceLocation: place)
  }

  func expectY(
    _ alignment: Layout.Alignment.Vertical, _ formula: (Case) -> CGFloat, _ given: Case,
    _ place: SourceLocation = #_sourceLocation
  ) {
    var expected = given.rect
    expected.origin.y = formula(given)
    #expect(alignment.layout(rect: given.rect, in: given.source) == expected, sourceLocation: place)
  }

  @Test func `a horizontal alignment gives the origin of the table`() {
    for c in Self.cases {
      let a = c.a
      let range = a...(a + c.b)
      expectX(.equal, { $0.source.minX }, c)
      expectX(.left(a), { $0.source.minX + a }, c)
      expectX(.left(multiplier: a), { $0.source.minX + a * $0.source.width }, c)
      expectX(.right(a), { $0.source.maxX - $0.rect.width - a }, c)
      expectX(.right(multiplier: a), { $0.source.maxX - $0.rect.width - a * $0.source.width }, c)
      expectX(.center(a), { $0.source.midX - $0.rect.width / 2 + a }, c)
      func kept(_ c: Case) -> CGFloat {
        min(max(range.lowerBound, c.source.width - c.rect.width), range.upperBound)
      }
      expectX(.left(between: range), { $0.source.minX + kept($0) }, c)
      expectX(.right(between: range), { $0.source.maxX - $0.rect.width - kept($0) }, c)
    }
  }

  @Test func `leading and trailing are left and right, swapped when reading from right to left`() {
    for c in Self.cases {
      let a = c.a
      expectX(.leading(a), { $0.source.minX + a }, c)
      expectX(.trailing(a), { $0.source.maxX - $0.rect.width - a }, c)
      expectX(.leading(a), { $0.source.maxX - $0.rect.width - a }, c, direction: .rightToLeft)
      expectX(.trailing(a), { $0.source.minX + a }, c, direction: .rightToLeft)
      expectX(.left(a), { $0.source.minX + a }, c, direction: .rightToLeft)
    }
  }

  @Test func `a vertical alignment gives the origin of the table`() {
    for c in Self.cases {
      let a = c.a
      expectY(.equal, { $0.source.minY }, c)
      expectY(.top(a), { $0.source.minY + a }, c)
      expectY(.top(multiplier: a), { $0.source.minY + a * $0.source.height }, c)
      expectY(.bottom(a), { $0.source.maxY - $0.rect.height - a }, c)
      expectY(.bottom(multiplier: a), { $0.source.maxY - $0.rect.height - a * $0.source.height }, c)
      expectY(.center(a), { $0.source.midY - $0.rect.height / 2 + a }, c)
    }
  }

  @Test func `a filling gives the size of the table`() {
    for c in Self.cases {
      let (w, h, a) = (c.source.width, c.source.height, c.a)
      let range = a...(a + c.b)
      let widths: [(Layout.Filling.Horizontal, CGFloat)] = [
        (.equal, w), (.fixed(a), a), (.scaled(a), a * w), (.upTo(a), min(a, w)), (.from(a), max(a, w)),
        (.between(range), min(max(range.lowerBound, w), range.upperBound)), (.boxed(a), max(0, w - a)),
      ]
      for (filling, width) in widths {
        var expected = c.rect
        expected.size.width = width
        #expect(filling.layout(rect: c.rect, in: c.source) == expected)
      }
      let heights: [(Layout.Filling.Vertical, CGFloat)] = [
        (.equal, h), (.fixed(a), a), (.scaled(a), a * h), (.upTo(a), min(a, h)), (.from(a), max(a, h)),
        (.between(range), min(max(range.lowerBound, h), range.upperBound)), (.boxed(a), max(0, h - a)),
      ]
      for (filling, height) in heights {
        var expected = c.rect
        expected.size.height = height
        #expect(filling.layout(rect: c.rect, in: c.source) == expected)
      }
    }
  }

  @Test func `sizes are set before positions`() {
    let source = CGRect(x: 10, y: 20, width: 100, height: 50)
    let layout = Layout(x: .right(5), y: .center(), width: .scaled(0.5), height: .fixed(10))
    #expect(layout.layout(rect: .zero, in: source) == CGRect(x: 55, y: 40, width: 50, height: 10))
  }

  @Test func `a number is a fixed length or an offset from the left or the top`() {
    let layout = Layout(x: 3, y: 4.5, width: 20, height: 7.5)
    let source = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layout.layout(rect: .zero, in: source) == CGRect(x: 13, y: 24.5, width: 20, height: 7.5))
  }

  @Test func `parts of a layout leave the rest as it was, and join with a plus`() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    let source = CGRect(x: 10, y: 20, width: 100, height: 60)
    #expect(Layout.nothing.layout(rect: rect, in: source) == rect)
    #expect(Layout.equal.layout(rect: rect, in: source) == source)
    #expect(Layout.equal(rect).layout(rect: .zero, in: source) == rect)
    #expect(Layout.width(20).layout(rect: rect, in: source) == CGRect(x: 1, y: 2, width: 20, height: 40))
    let sum = Layout.width(.boxed(20)) + .right(10) + .vertical(.center())
    #expect(sum.layout(rect: rect, in: source) == CGRect(x: 20, y: 30, width: 80, height: 40))
  }

  @Test func `a partial range is at least its offset, else what room there is`() {
    let source = CGRect(x: 10, y: 0, width: 100, height: 10)
    let narrow = CGRect(x: 0, y: 0, width: 40, height: 10)
    let wide = CGRect(x: 0, y: 0, width: 95, height: 10)
    #expect(Layout.left(20...).layout(rect: narrow, in: source) == CGRect(x: 70, y: 0, width: 0, height: 10))
    #expect(Layout.left(20...).layout(rect: wide, in: source) == CGRect(x: 30, y: 0, width: 65, height: 10))
    #expect(Layout.left(...20).layout(rect: narrow, in: source) == CGRect(x: 30, y: 0, width: 10, height: 10))
    #expect(Layout.left(...20).layout(rect: wide, in: source) == CGRect(x: 15, y: 0, width: 80, height: 10))
    #expect(Layout.right(20...).layout(rect: narrow, in: source) == CGRect(x: 0, y: 0, width: 50, height: 10))
    #expect(Layout.right(20...).layout(rect: wide, in: source) == CGRect(x: 0, y: 0, width: 90, height: 10))
    let both = Layout.equal + .left(20...) + .right(20...)
    #expect(
      both.layout(rect: .zero, in: CGRect(x: 0, y: 0, width: 320.5, height: 9))
        == CGRect(x: 20, y: 0, width: 280.5, height: 9))
    let (tall, low) = (CGRect(x: 3, y: 10, width: 1, height: 60), CGRect(x: 3, y: 10, width: 1, height: 95))
    let upright = CGRect(x: 3, y: 5, width: 1, height: 100)
    #expect(Layout.top(20...).layout(rect: tall, in: upright) == CGRect(x: 3, y: 45, width: 1, height: 25))
    #expect(Layout.bottom(20...).layout(rect: low, in: upright) == CGRect(x: 3, y: 10, width: 1, height: 75))
    #expect(Layout.top(...20).layout(rect: tall, in: upright) == CGRect(x: 3, y: 25, width: 1, height: 45))
    #expect(Layout.bottom(...20).layout(rect: tall, in: upright) == CGRect(x: 3, y: 10, width: 1, height: 75))
  }

  @Test func `two alignments or fillings joined are applied one after the other`() {
    let source = CGRect(x: 0, y: 0, width: 100, height: 100)
    let nudge = Layout.Alignment.Horizontal.build(AnyRectBasedLayout { rect, _ in rect.origin.x += 3 })
    let alignment = Layout.Alignment(horizontal: .right(10) + nudge, vertical: .top(1))
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(alignment.layout(rect: rect, in: source) == CGRect(x: 73, y: 1, width: 20, height: 20))
    let golden = Layout.Filling.Vertical.build(
      AnyRectBasedLayout { rect, _ in rect.size.height = rect.size.width / 2 })
    let filling = Layout.Filling(horizontal: .scaled(0.5), vertical: .equal + golden)
    #expect(filling.layout(rect: rect, in: source).size == CGSize(width: 50, height: 10), "the height first")
  }
}
