import Foundation
import QuoinBlocks
import Testing

@Suite struct LayoutAnchorsTests {
  let source = CGRect(x: 0, y: 0, width: 320, height: 200)
  let other = Box(CGRect(x: 100, y: 50, width: 60, height: 40))

  func source(_ state: (LayoutAnchors) -> Void) -> CGRect {
    let element = Box()
    element.layoutBlock(with: .equal, constraints: state).layout(in: source)
    return element.frame
  }

  @Test func `a pull brings one side and keeps the other`() {
    #expect(
      source { $0.left.pull(to: other.layoutAnchors.right) } == CGRect(x: 160, y: 0, width: 160, height: 200))
    #expect(
      source { $0.right.pull(to: other.layoutAnchors.left) } == CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test func `an align keeps the size`() {
    #expect(
      source { $0.top.align(by: other.layoutAnchors.bottom) } == CGRect(x: 0, y: 90, width: 320, height: 200))
    #expect(source { $0.bottom.align(by: other.layoutAnchors.top) }.maxY == 50)
    #expect(source { $0.centerX.align(by: other.layoutAnchors.centerX) }.midX == 130)
  }

  @Test func `a limit crops`() {
    #expect(
      source { $0.left.limit(by: other.layoutAnchors.left) } == CGRect(x: 100, y: 0, width: 220, height: 200))
    #expect(
      source { $0.bottom.limit(by: other.layoutAnchors.bottom) } == CGRect(x: 0, y: 0, width: 320, height: 90)
    )
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

  @Test func `dimensions are taken from numbers and other dimensions`() {
    let rect = source {
      $0.width.scaled(by: other.layoutAnchors.height, scale: 2)
      $0.height.boxed(by: other.layoutAnchors.height, box: 10)
    }
    #expect(rect.size == CGSize(width: 80, height: 30))
  }

  @Test func `statements are applied in their order, not in that of the text`() {
    let rect = source {
      $0.right.fartherThanOrEqual(to: other.layoutAnchors.right)
      $0.left.align(by: other.layoutAnchors.left)
      $0.width.equal(to: 20)
      $0.left.pull(to: other.layoutAnchors.centerX)
    }
    #expect(rect == CGRect(x: 100, y: 0, width: 60, height: 200))
  }

  @Test func `nearer and farther move a side only if they must`() {
    #expect(source { $0.left.nearerThanOrEqual(to: other.layoutAnchors.left) } == source)
    #expect(source { $0.left.fartherThanOrEqual(to: other.layoutAnchors.left) }.minX == 100)
    #expect(source { $0.right.nearerThanOrEqual(to: other.layoutAnchors.left) }.maxX == 100)
  }

  @Test func `leading follows the direction of the element's tree`() {
    let element = Box()
    element.ownDirection = .rightToLeft
    element.layoutBlock(with: .equal) { $0.leading.pull(to: other.layoutAnchors.leading) }
      .layout(in: source)
    #expect(element.frame == CGRect(x: 0, y: 0, width: 160, height: 200))
  }
}
