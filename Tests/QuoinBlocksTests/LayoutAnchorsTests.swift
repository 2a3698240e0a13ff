import Foundation
import QuoinBlocks
import Testing

/// In what order the statements on anchors are applied, and what a second one does.
@Suite struct LayoutAnchorsTests {
  let source = CGRect(x: 0, y: 0, width: 320, height: 200)
  let other = Box(CGRect(x: 100, y: 50, width: 60, height: 40))

  func source(_ state: (LayoutAnchors<Box>) -> Void) -> CGRect {
    let element = Box()
    element.layoutBlock(with: .equal, constraints: state).layout(in: source)
    return element.frame
  }

  @Test func `an equal side holds against sizes`() {
    let rect = source {
      $0.right.equal(to: other.layoutAnchors.right)
      $0.width.equal(to: 50)
    }
    #expect(rect == CGRect(x: 110, y: 0, width: 50, height: 200))
    let between = source {
      $0.left.equal(to: other.layoutAnchors.left)
      $0.right.equal(to: other.layoutAnchors.right)
    }
    #expect(between == CGRect(x: 100, y: 0, width: 60, height: 200))
  }

  @Test
  func `pulls come before limits, sizes after them, and aligns last, whatever the order of the statements`() {
    let other = other
    let statements: [(LayoutAnchors<Box>) -> Void] = [
      { $0.right.pull(to: other.layoutAnchors.right) }, { $0.left.limit(by: other.layoutAnchors.left) },
      { $0.width.equal(to: 25) }, { $0.right.align(by: other.layoutAnchors.centerX) },
      { $0.bottom.pull(to: other.layoutAnchors.bottom) },
    ]
    for first in statements.indices {
      for second in statements.indices {
        var order = statements
        order.swapAt(first, second)
        let result = source { anchors in for statement in order { statement(anchors) } }
        #expect(result == CGRect(x: 105, y: 0, width: 25, height: 90))
      }
    }
  }

  @Test func `what keeps a side farther or nearer belongs to the limits and moves the source`() {
    let wall = Box(CGRect(x: 0, y: 150, width: 150, height: 0))
    let moved = source {
      $0.top.nearerThanOrEqual(to: wall.layoutAnchors.top)
      $0.height.equal(to: 150)
      $0.top.pull(to: wall.layoutAnchors.top)
      $0.bottom.pull(to: wall.layoutAnchors.top)
    }
    #expect(moved == CGRect(x: 0, y: 150, width: 320, height: 150))
    #expect(
      source {
        $0.width.equal(to: 20)
        $0.left.fartherThanOrEqual(to: wall.layoutAnchors.right)
      } == CGRect(x: 150, y: 0, width: 20, height: 200))
    #expect(
      source { $0.right.nearerThanOrEqual(to: wall.layoutAnchors.right) }
        == CGRect(x: -170, y: 0, width: 320, height: 200))
  }

  @Test func `within a stage it is left, right, leading, trailing, bottom, top and the centers`() {
    // Each anchor is pulled to a line of its own; each pull reads what the one before left.
    let lines = [10.0, 300, 30, 280, 190, 20, 150, 90].map { Box(CGRect(x: $0, y: $0, width: 0, height: 0)) }
    func sides(_ order: [Int]) -> CGRect {
      source { anchors in
        for index in order {
          let (x, y) = (lines[index].layoutAnchors.left, lines[index].layoutAnchors.top)
          switch index {
          case 0: anchors.left.pull(to: x)
          case 1: anchors.right.pull(to: x)
          case 2: anchors.leading.pull(to: x)
          case 3: anchors.trailing.pull(to: x)
          case 4: anchors.bottom.pull(to: y)
          case 5: anchors.top.pull(to: y)
          case 6: anchors.centerX.pull(to: x)
          default: anchors.centerY.pull(to: y)
          }
        }
      }
    }
    // left 10, right 300, leading 30, trailing 280, then its middle 155 to 150: 30 to 270; 20 to 190, its middle 105 to 90.
    let expected = CGRect(x: 30, y: 20, width: 240, height: 140)
    #expect(sides(Array(0..<8)) == expected)
    #expect(sides((0..<8).reversed()) == expected)
    let aligned = source {
      $0.centerX.align(by: lines[6].layoutAnchors.left)
      $0.leading.align(by: lines[2].layoutAnchors.left)
      $0.left.align(by: lines[0].layoutAnchors.left)
      $0.top.align(by: lines[5].layoutAnchors.top)
      $0.bottom.align(by: lines[4].layoutAnchors.top)
    }
    #expect(aligned == CGRect(x: -10, y: 20, width: 320, height: 200))
    let trailing = source {
      $0.trailing.align(by: lines[3].layoutAnchors.left)
      $0.right.align(by: lines[1].layoutAnchors.left)
      $0.leading.align(by: lines[2].layoutAnchors.left)
    }
    #expect(trailing.maxX == 280)
    let leading = source {
      $0.leading.align(by: lines[2].layoutAnchors.left)
      $0.right.align(by: lines[1].layoutAnchors.left)
    }
    #expect(leading.minX == 30)
    let right = source {
      $0.right.align(by: lines[1].layoutAnchors.left)
      $0.left.align(by: lines[0].layoutAnchors.left)
    }
    #expect(right.maxX == 300)
    let middle = source {
      $0.centerY.align(by: lines[7].layoutAnchors.top)
      $0.top.align(by: lines[5].layoutAnchors.top)
    }
    #expect(middle.midY == 90)
  }

  @Test func `a second pull, align or size replaces the first, and limits add up`() {
    let near = Box(CGRect(x: 40, y: 40, width: 10, height: 10))
    let replaced = source {
      $0.left.pull(to: other.layoutAnchors.left)
      $0.left.pull(to: near.layoutAnchors.left)
      $0.height.equal(to: 99)
      $0.height.equal(to: 30)
      $0.bottom.align(by: other.layoutAnchors.top)
      $0.bottom.align(by: near.layoutAnchors.top)
    }
    #expect(replaced == CGRect(x: 40, y: 10, width: 280, height: 30))
    let limited = source {
      $0.left.limit(by: other.layoutAnchors.left)
      $0.left.limit(by: near.layoutAnchors.left)
      $0.right.limit(by: other.layoutAnchors.right)
      $0.right.limit(by: near.layoutAnchors.right)
    }
    #expect(limited == CGRect(x: 100, y: 0, width: 0, height: 200))
  }

  @Test func `a number, another dimension and content all count, in this order, widths first in each`() {
    let picture = Picture(CGSize(width: 50, height: 60))
    func laidOut(_ state: (LayoutAnchors<Picture>) -> Void) -> CGSize {
      picture.layoutBlock(constraints: state).layout(in: source)
      return picture.frame.size
    }
    let wide = other.layoutAnchors
    #expect(
      laidOut {
        $0.width.equal(to: wide.width)
        $0.width.equal(to: 30)
      }.width == 60)
    #expect(
      laidOut {
        $0.width.equalIntrinsicSize()
        $0.width.equal(to: wide.width)
        $0.width.equal(to: 30)
      }.width == 50)
    #expect(
      laidOut {
        $0.width.equalIntrinsicSize()
        $0.width.equal(to: 30)
      }.width == 30, "content is measured in what the number left")
    #expect(
      laidOut {
        $0.width.equal(to: wide.height)
        $0.width.boxed(by: wide.width, box: 5)
        $0.height.scaled(by: wide.height, scale: 2)
        $0.height.equal(to: wide.height)
      } == CGSize(width: 55, height: 40), "one of another dimension replaces the other")
  }

  @Test func `anchors can be set, and are no one's but those of their element`() {
    let element = Box()
    let anchors = LayoutAnchors(element)
    var left = anchors.left
    left.align(by: other.layoutAnchors.right)
    #expect(anchors.constraints.isEmpty)
    anchors.left = left
    var width = anchors.width
    width.equal(to: 20)
    anchors.width = width
    #expect(anchors.constraints.count == 2)
    LayoutBlock(element: element, layout: Layout.equal, constraints: anchors.constraints).layout(in: source)
    #expect(element.frame == CGRect(x: 160, y: 0, width: 20, height: 200))
    #expect(element.layoutAnchors.constraints.isEmpty)
  }

  @Test func `anchors keep their element alive no more than constraints do`() {
    var element: Box? = Box()
    weak let reference = element
    let anchors = element.map { LayoutAnchors($0) }
    element = nil
    #expect(reference == nil && anchors?.constraints.isEmpty == true)
  }

  @Test func `leading follows the direction of the element's tree`() {
    let element = Box()
    element.ownDirection = .rightToLeft
    element.layoutBlock(with: .equal) { $0.leading.pull(to: other.layoutAnchors.leading) }
      .layout(in: source)
    #expect(element.frame == CGRect(x: 0, y: 0, width: 160, height: 200))
    element.layoutBlock(with: .equal) { $0.leading.limit(by: other.layoutAnchors.trailing) }
      .layout(in: source)
    #expect(element.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
  }
}
