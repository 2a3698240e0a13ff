import Foundation
import QuoinBlocks
import QuoinViews
import Testing

/// Constraints, blocks and snapshots of one's own, in the newest form and in that of CGLayout 0.7.
@Suite struct BlockSurfaceTests {
  let room = CGRect(x: 0, y: 0, width: 100, height: 80)

  /// As in CGLayout 0.7.
  struct OldConstraint: LayoutConstraintProtocol {
    let wall: Box
    var isActive: Bool { true }
    var isIndependent: Bool { false }
    func layoutElement(is object: AnyObject) -> Bool { object === wall }
    func constrainRect(for currentSpace: CGRect, in coordinateSpace: LayoutElement) -> CGRect { wall.frame }
    func convert(rectIfNeeded rect: CGRect, to coordinateSpace: LayoutElement) -> CGRect { rect }
    func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
      Right.limit(on: .outer).formConstrain(sourceRect: &sourceRect, by: rect)
    }
  }

  /// Lays out one element by its own arithmetic, and wants its own snapshots back.
  final class OwnBlock: LayoutBlockProtocol {
    struct Snapshot: LayoutSnapshotProtocol {
      var frame: CGRect
      var childSnapshots: [LayoutSnapshotProtocol] { [] }
      var word = "own"
    }

    let element: Box
    var applied: [String] = []

    init(_ element: Box) { self.element = element }

    var isActive: Bool { true }
    var currentSnapshot: LayoutSnapshotProtocol { Snapshot(frame: element.frame) }
    var currentRect: CGRect { element.frame }
    func frame(in rect: CGRect) -> CGRect { rect.insetBy(dx: 10, dy: 10) }
    func layout(in sourceRect: CGRect) { element.frame = frame(in: sourceRect) }
    func snapshot(for sourceRect: CGRect) -> LayoutSnapshotProtocol { Snapshot(frame: frame(in: sourceRect)) }

    func snapshot(
      for sourceRect: CGRect, completedRects: inout [ObjectIdentifier: CGRect]
    ) -> LayoutSnapshotProtocol {
      let snapshot = Snapshot(frame: frame(in: sourceRect))
      completedRects[ObjectIdentifier(element)] = snapshot.frame
      return snapshot
    }

    func apply(snapshot: LayoutSnapshotProtocol) {
      applied.append((snapshot as? Snapshot)?.word ?? "")
      element.frame = snapshot.frame
    }
  }

  @Test func `constraints of one's own narrow, by the frame that an element is to have`() {
    func scene() -> ([Box], LayoutScheme) {
      let boxes = (0..<3).map { _ in Box() }
      return (
        boxes,
        LayoutScheme(blocks: [
          boxes[0].layoutBlock(with: Layout(width: .fixed(30))),
          boxes[1].layoutBlock(constraints: [Beside(wall: boxes[0])]),
          boxes[2].layoutBlock(constraints: [
            OldConstraint(wall: boxes[0]), Beside(wall: boxes[1]).active(false),
          ]),
        ])
      )
    }
    let (laidOut, scheme) = scene()
    scheme.layout(in: room)
    #expect(laidOut.map(\.frame.minX) == [0, 30, 30])
    let (applied, other) = scene()
    let snapshot = other.snapshot(for: room)
    #expect(applied.allSatisfy { $0.frame == .zero })
    #expect(snapshot.children[1].frame.minX == 30)
    other.apply(snapshot: snapshot)
    #expect(applied[1].frame == laidOut[1].frame)
    let box = Box()
    let alone = box.layoutBlock(constraints: [Beside(wall: laidOut[0])])
    #expect(alone.snapshot(for: room).frame.minX == 30)
    let known = [ObjectIdentifier(laidOut[0]): CGRect(x: 0, y: 0, width: 44, height: 1)]
    #expect(alone.snapshot(for: room, constrainRects: known).frame.minX == 44)
    expectMisuse { #expect(alone.plan().snapshot(for: room).isNothing) }
    let old = OldConstraint(wall: laidOut[0])
    #expect(old.layoutElement(is: laidOut[0]) && !old.isIndependent && old.elementIdentifier == nil)
    laidOut[0].isOut = true
    laidOut[1].frame = .zero
    scheme.layout(in: room)
    #expect(laidOut[1].frame == room, "an inactive one is left out")
  }

  @Test func `blocks of one's own stand in schemes, and keep the law of snapshots`() {
    func scene() -> ([Box], OwnBlock, LayoutScheme) {
      let parent = Box()
      let boxes = (0..<4).map { _ in Box() }
      boxes[2].parent = boxes[0]
      _ = parent
      let own = OwnBlock(boxes[1])
      let inner = LayoutScheme(blocks: [
        own, boxes[2].layoutBlock(constraints: [boxes[1].layoutConstraint(for: [.equally])]),
      ])
      return (
        boxes, own,
        LayoutScheme(blocks: [
          boxes[0].layoutBlock(with: .equal(CGRect(x: 5, y: 6, width: 50, height: 60))), inner,
          boxes[3].layoutBlock(constraints: [
            boxes[1].layoutConstraint(for: [.left(.align(by: .inner)), .width()])
          ]),
        ])
      )
    }
    let (laidOut, _, scheme) = scene()
    scheme.layout(in: room)
    #expect(laidOut[1].frame == CGRect(x: 10, y: 10, width: 80, height: 60))
    #expect(laidOut[2].frame == CGRect(x: 5, y: 4, width: 80, height: 60))
    #expect(laidOut[3].frame == CGRect(x: 10, y: 0, width: 80, height: 80))
    let (applied, own, other) = scene()
    let snapshot = other.snapshot(for: room)
    #expect(applied.allSatisfy { $0.frame == .zero })
    #expect(snapshot.childSnapshots[1].childSnapshots[0] is OwnBlock.Snapshot)
    other.apply(snapshot: snapshot)
    #expect(applied.map(\.frame) == laidOut.map(\.frame) && own.applied == ["own"])
    #expect(other.currentRect == scheme.currentRect && other.isActive)
    #expect(other.currentSnapshot.children.count == 3)
    expectMisuse { other.apply(snapshot: LayoutSnapshot(childSnapshots: [])) }
    expectMisuse(2) {
      own.layout()
      #expect(own.plan().snapshot(for: room).isNothing)
    }
  }

  @Test func `a rectangle is a snapshot, and any snapshot can be applied`() {
    let boxes = [Box(), Box()]
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let snapshot: LayoutSnapshotProtocol = frame
    #expect(snapshot.frame == frame && snapshot.childSnapshots.isEmpty)
    boxes[0].layoutBlock().apply(snapshot: snapshot)
    LayoutScheme(blocks: [LayoutScheme(blocks: [boxes[1].layoutBlock()])]).apply(
      snapshot: LayoutSnapshot(childSnapshots: [LayoutSnapshot(childSnapshots: [frame])]))
    #expect(boxes.map(\.frame) == [frame, frame])
  }

  @Test func `completed rectangles are read and added to`() {
    let boxes = (0..<3).map { _ in Box() }
    let block = boxes[1].layoutBlock(constraints: [
      boxes[0].layoutConstraint(for: [.right(.limit(on: .outer))])
    ])
    var completed = [ObjectIdentifier(boxes[0]): CGRect(x: 0, y: 0, width: 40, height: 1)]
    let first: LayoutSnapshotProtocol = block.snapshot(for: room, completedRects: &completed)
    #expect(first.frame.minX == 40 && completed[ObjectIdentifier(boxes[1])] == first.frame)
    let scheme = LayoutScheme(blocks: [
      boxes[2].layoutBlock(constraints: [boxes[1].layoutConstraint(for: [.width()])])
    ])
    #expect(scheme.snapshot(for: room, completedRects: &completed).frame.width == 60)
    #expect(completed.count == 3)
    var old: [(AnyObject, CGRect)] = [
      (boxes[1], CGRect(x: 0, y: 0, width: 7, height: 7)),
      (boxes[1], CGRect(x: 0, y: 0, width: 9, height: 7)),
    ]
    #expect(scheme.snapshot(for: room, completedRects: &old).frame.width == 9)
    #expect(old.count == 3 && old[2].0 === boxes[2] && old[2].1.width == 9, "what is completed is added")
    #expect(scheme.snapshot(for: room, constrainRects: old).frame.width == 9)
    let any: any LayoutBlockProtocol = scheme
    #expect(any.snapshot(for: room, constrainRects: [ObjectIdentifier(boxes[1]): room]).frame.width == 100)
    #expect(any.snapshot(for: room).frame.width == 0 && any.currentSnapshot.frame == .zero)
    #expect(
      any.snapshot(for: room, constrainRects: [(rect: room, constraints: [Equal()])] as [ConstrainRect]).frame
        .width
        == 0)
  }

  @Test func `constraints are made of rules and applied without a block`() {
    let root = UIView(frame: room)
    let (scroll, inside) = (UIScrollView(frame: CGRect(x: 20, y: 30, width: 50, height: 40)), UIView())
    root.addSubview(scroll)
    scroll.addSubview(inside)
    scroll.contentSize = CGSize(width: 500, height: 400)
    scroll.contentOffset = CGPoint(x: 3, y: 4)
    let rules: [RectBasedConstraint] = [Equal(), Size.width(2)]
    let byFrame = LayoutConstraint(element: scroll, constraints: rules)
    let byContent = ContentLayoutConstraint(element: scroll, constraints: [Equal()])
    #expect(
      byFrame.elementIdentifier == ObjectIdentifier(scroll)
        && byContent.elementIdentifier == byFrame.elementIdentifier)
    #expect(byFrame.layoutElement(is: scroll) && !byFrame.isIndependent)
    func formed(_ constraint: LayoutConstraintProtocol, by rect: CGRect?, in space: LayoutElement) -> CGRect {
      var result = room
      constraint.formConstrain(sourceRect: &result, by: rect, in: space)
      return result
    }
    #expect(formed(byFrame, by: nil, in: root) == CGRect(x: 20, y: 30, width: 100, height: 40))
    #expect(formed(byFrame, by: room, in: root) == CGRect(x: 0, y: 0, width: 200, height: 80))
    #expect(formed(byFrame, by: nil, in: scroll) == CGRect(x: 3, y: 4, width: 100, height: 40))
    #expect(formed(byContent, by: nil, in: scroll) == CGRect(x: 0, y: 0, width: 500, height: 400))
    #expect(formed(byContent, by: nil, in: root) == CGRect(x: 17, y: 26, width: 500, height: 400))
    #expect(byFrame.convert(rectIfNeeded: room, to: scroll).origin == CGPoint(x: -17, y: -26))
    #expect(byContent.convert(rectIfNeeded: room, to: root).origin == CGPoint(x: 17, y: 26))
    #expect(byFrame.constrainRect(for: .zero, in: root) == scroll.frame)
    #expect(byContent.constrainRect(for: .zero, in: scroll).width == 500)
    #expect(byFrame.constrained(sourceRect: room, by: scroll.frame).width == 100)
    #expect(byContent.constrained(sourceRect: room, by: .zero) == .zero)
    let switched = MutableLayoutConstraint(base: byFrame, isActive: false)
    #expect(switched.elementIdentifier == byFrame.elementIdentifier && !switched.isActive)
    #expect(formed(switched, by: nil, in: root) == formed(byFrame, by: nil, in: root))
    #expect(switched.constrained(sourceRect: room, by: scroll.frame).width == 100)
    #expect(switched.convert(rectIfNeeded: room, to: scroll).minX == -17)
    #expect(switched.constrainRect(for: .zero, in: root) == scroll.frame)
    let anonym = AnonymConstraint(anchors: [Size.width(0.5)], constrainRect: { $0.insetBy(dx: 10, dy: 0) })
    #expect(
      formed(anonym, by: nil, in: root).width == 40 && anonym.elementIdentifier == nil && anonym.isIndependent
    )
    #expect(formed(AnonymConstraint(anchors: [Size.width(0.5)]), by: nil, in: root).width == 50)
    #expect(formed(AnonymConstraint(anchors: [Size.width(0.5)]), by: scroll.frame, in: root).width == 25)
    #expect(formed(AnonymConstraint(transform: { $0.size.width = 5 }), by: nil, in: root).width == 5)
    #expect(formed(AnonymConstraint { $0.origin.x += 5 }, by: nil, in: root).minX == 5)
    let box = Box()
    box.layoutBlock(constraints: [anonym]).layout(in: room)
    #expect(box.frame.width == 40)
    let label = UILabel()
    label.text = "Words"
    root.addSubview(label)
    let adjust = AdjustLayoutConstraint(element: label, anchors: [.width()], alignment: .center)
    #expect(adjust.elementIdentifier == nil)
    let narrow = formed(adjust, by: nil, in: root)
    #expect(narrow.midX == 50 && narrow.width < 60 && narrow.height == 80)
  }

  @Test func `a constraint whose element is gone is misuse when it is applied, and narrows nothing`() {
    var element: UILabel? = UILabel()
    let constraints: [LayoutConstraintProtocol] =
      element.map {
        [
          $0.layoutConstraint(for: [.equally]), $0.contentLayoutConstraint(for: [.equally]),
          $0.adjustLayoutConstraint(for: [.width()]),
        ]
      } ?? []
    element = nil
    for constraint in constraints {
      var source = room
      expectMisuse { constraint.formConstrain(sourceRect: &source, by: nil, in: UIView()) }
      #expect(source == room && !constraint.isActive)
    }
  }

  #if DEBUG
    @Test func `constraints tell of each anchor in debug builds`() {
      let (root, label) = (UIView(), UILabel(frame: CGRect(x: 10, y: 0, width: 20, height: 5)))
      root.addSubview(label)
      var told: [[CGRect]] = []
      let constraint = label.layoutConstraint(for: [.left(.limit(on: .inner)), .width()]) {
        told.append([$0.before, $0.after, $1])
      }
      var source = room
      constraint.formConstrain(sourceRect: &source, by: nil, in: root)
      let middle = CGRect(x: 10, y: 0, width: 90, height: 80)
      #expect(
        told == [
          [room, middle, label.frame], [middle, CGRect(x: 10, y: 0, width: 20, height: 80), label.frame],
        ])
      told = []
      label.text = nil
      label.adjustLayoutConstraint(for: [.height()], debug: { told.append([$0.before, $0.after, $1]) })
        .formConstrain(sourceRect: &source, by: room)
      #expect(told.count == 1)
    }
  #endif
}
