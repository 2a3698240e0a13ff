import Foundation
import Testing

@testable import QuoinEditing

@Suite struct SnappingTests {
  private let parent = Snapping.Shape(
    CGRect(x: 0, y: 0, width: 300, height: 200), margins: CGRect(x: 16, y: 16, width: 268, height: 168))

  private func snapping(_ siblings: Snapping.Shape...) -> Snapping {
    Snapping(parent: parent, siblings: siblings, reach: 5)
  }

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Snapping.Shape {
    Snapping.Shape(CGRect(x: x, y: y, width: width, height: height))
  }

  @Test func edgesComeToTheEdgesOfSiblings() {
    let (drag, guides) = snapping(box(100, 20, 50, 30)).snapped(.moving(47, 60.4), of: box(50, 20, 40, 20))
    #expect(drag == .moving(50, 60))
    #expect(guides == [SnapGuide(.edge, isVertical: true, position: 100, from: 20, to: 100)])
  }

  @Test func centresComeToCentresAndToThatOfTheParent() {
    let (drag, guides) = snapping().snapped(.moving(98, 77), of: box(30, 0, 40, 40))
    #expect(drag == .moving(100, 80))
    #expect(guides.map(\.kind) == [.center, .center])
    #expect(guides.map(\.position) == [150, 100])
    #expect(guides[0].from == 0 && guides[0].to == 200)
  }

  @Test func marginsOfTheParentDrawToo() {
    let (drag, guides) = snapping().snapped(.moving(-32, 52), of: box(50, 50, 40, 40))
    #expect(drag == .moving(-34, 52))
    #expect(guides.map(\.kind) == [.margin])
  }

  @Test func baselinesComeToBaselines() {
    var label = box(10, 50, 60, 20)
    label.baselines = [65]
    var other = box(200, 100, 60, 40)
    other.baselines = [122]
    let (drag, guides) = snapping(other).snapped(.moving(31, 55), of: label)
    #expect(drag.top == 57 && drag.bottom == 57)
    #expect(guides.contains { $0.kind == .baseline && $0.position == 122 })
  }

  @Test func onlyTheEdgesThatAreDraggedMove() {
    let (drag, guides) = snapping(box(100, 20, 50, 30)).snapped(
      FrameDrag(right: 12.6), of: box(50, 100, 40, 20))
    #expect(drag == FrameDrag(right: 10))
    #expect(guides == [SnapGuide(.edge, isVertical: true, position: 100, from: 20, to: 120)])
    #expect(snapping().snapped(FrameDrag(bottom: 7.7), of: box(50, 50, 41, 20)).drag == FrameDrag(bottom: 8))
  }

  @Test func distancesComeAgain() {
    // 30 apart; the third goes on in step.
    let (drag, guides) = snapping(box(20, 20, 40, 20), box(90, 20, 40, 20)).snapped(
      .moving(13, 2), of: box(150, 21, 41, 13))
    #expect(drag.left == 10)
    let gaps = guides.filter { $0.kind == .gap }
    #expect(gaps.map(\.length) == [30, 30])
    #expect(gaps.map(\.from) == [60, 130])
    // And between two, in the middle.
    let between = snapping(box(20, 120, 40, 20), box(201, 120, 40, 20)).snapped(
      .moving(31, 0), of: box(80, 121, 41, 13))
    #expect(between.drag.left == 30)
    #expect(between.guides.filter { $0.kind == .gap }.map(\.length) == [50, 50])
  }

  @Test func whatIsFarAwayDoesNotDraw() {
    let (drag, guides) = snapping(box(100, 20, 50, 30)).snapped(.moving(20.4, 15.2), of: box(55, 61, 37, 21))
    #expect(drag == .moving(20, 15))
    #expect(guides.isEmpty)
  }

  @Test func distancesBetweenRectangles() {
    let first = CGRect(x: 0, y: 0, width: 40, height: 20)
    let apart = RectDistances.between(first, CGRect(x: 60, y: 10, width: 10, height: 40))
    #expect(apart.map(\.length) == [20, 10, 30])
    #expect(apart[0].position == 15 && apart[0].from == 40)
    let inside = RectDistances.between(CGRect(x: 10, y: 5, width: 10, height: 5), first)
    #expect(inside.map(\.length) == [10, 20, 5, 10])
    #expect(RectDistances.between(first, first).isEmpty)
  }
}
