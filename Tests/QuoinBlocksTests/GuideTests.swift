import Foundation
import QuoinBlocks
import QuoinGraphics
import Testing

@Suite struct GuideTests {
  final class Telling: LayoutGuide<Box> {
    var rects: [CGRect] = []
    var owners: [Box?] = []
    override func layout(in rect: CGRect) { rects.append(rect) }
    override func didAddToOwner() { owners.append(ownerElement) }
    override var debugContentOfDescription: String { ", tells" }
  }

  @Test func `a guide's frame is its content's rectangle`() {
    let owner = Box()
    let guide = LayoutGuide<Box>()
    guide.add(to: owner)
    guide.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(guide.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(guide.layoutBounds == guide.frame)
    #expect(guide.superElement === owner && guide.inLayoutTime.superElement === owner)
    guide.removeFromSuperElement()
    #expect(guide.superElement == nil)
  }

  @Test func `a guide lays out its content at every set of its frame or bounds, and at nothing else`() {
    let guide = Telling(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(guide.rects.isEmpty)
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    guide.frame = frame
    #expect(guide.rects == [frame], "the same value counts too")
    guide.bounds = CGRect(x: 3, y: 4, width: 5, height: 6)
    #expect(guide.rects == [frame, CGRect(x: 4, y: 6, width: 5, height: 6)])
    guide.frame.origin.x = 7
    #expect(guide.rects.last == CGRect(x: 7, y: 2, width: 30, height: 40))
    #expect(guide.bounds.origin == .zero, "the frame puts the bounds back to their origin")
    guide.add(to: Box())
    #expect(guide.rects.count == 3)
    guide.setNeedsLayout()
    #expect(guide.rects.count == 4)
  }

  @Test func `a guide is told each time its owner is set, to none as well`() {
    let (first, second) = (Box(), Box())
    let (guide, other) = (Telling(), Telling())
    guide.add(layoutGuide: other)
    #expect(other.ownerElement == nil)
    guide.add(to: first)
    guide.add(to: second)
    guide.add(layoutGuide: other)
    #expect(other.ownerElement === second)
    guide.removeFromSuperElement()
    #expect(
      guide.owners.map { $0.map { ObjectIdentifier($0) } } == [
        ObjectIdentifier(first), ObjectIdentifier(second), nil,
      ])
    #expect(guide.debugDescription.hasSuffix(", tells") && guide.debugDescription.contains("frame: "))
  }

  @Test func `a guide counts as an element with its frame, and its content lies in its owner`() {
    let owner = Box(CGRect(x: 50, y: 60, width: 200, height: 100))
    let guide = LayoutGuide<Box>(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    guide.add(to: owner)
    let element = Box(in: owner)
    element.layoutBlock { $0.left.pull(to: guide.layoutAnchors.right) }
      .layout(in: CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(element.frame.minX == 110)
    #expect(guide.convert(point: .zero, to: owner) == CGPoint(x: 10, y: 20))
  }
}
