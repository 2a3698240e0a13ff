import Foundation
import QuoinBlocks
import Testing

@Suite struct SnapshotTests {
  let one = CGRect(x: 10, y: 20, width: 30, height: 40)
  let two = CGRect(x: -5, y: 50, width: 8, height: 100)

  /// A type of one's own.
  struct Own: LayoutSnapshotProtocol {
    var frame: CGRect
    var childSnapshots: [any LayoutSnapshotProtocol] = []
  }

  @Test func `the frame of a scheme's snapshot is the smallest around all its frames`() {
    let snapshot = LayoutSnapshot(childSnapshots: [LayoutSnapshot(frame: one), LayoutSnapshot(frame: two)])
    #expect(snapshot.frame == CGRect(x: -5, y: 20, width: 45, height: 130))
    let empty = CGRect(x: 100, y: -7, width: 0, height: 0)
    let more = LayoutSnapshot(childSnapshots: [snapshot, .nothing, LayoutSnapshot(frame: empty)])
    #expect(
      more.frame == CGRect(x: -5, y: -7, width: 105, height: 157), "empty frames count, missing ones do not")
    #expect(LayoutSnapshot(childSnapshots: []).frame == .zero)
    #expect(LayoutSnapshot.nothing.frame == .zero)
  }

  @Test func `children come back as they were given, however deep`() {
    let (a, b) = (LayoutSnapshot(frame: one), LayoutSnapshot(frame: two))
    let pair = LayoutSnapshot(childSnapshots: [a, b])
    let empty = LayoutSnapshot(childSnapshots: [])
    let all = [a, pair, empty, LayoutSnapshot(childSnapshots: [pair, a]), .nothing, b]
    let whole = LayoutSnapshot(childSnapshots: all)
    #expect(whole.children == all)
    #expect(whole.children[3].children == [pair, a])
    #expect(whole.childSnapshots.map(\.frame) == all.map(\.frame))
    #expect(a.children.isEmpty && empty.children.isEmpty)
    #expect(whole.children[0].children.isEmpty)
  }

  @Test func `snapshots are equal when frames and nesting are`() {
    let (a, b) = (LayoutSnapshot(frame: one), LayoutSnapshot(frame: two))
    func list(_ parts: LayoutSnapshot...) -> LayoutSnapshot { LayoutSnapshot(childSnapshots: parts) }
    #expect(list(a, b) == list(LayoutSnapshot(frame: one), LayoutSnapshot(frame: two)))
    #expect(list(a, b).hashValue == list(a, b).hashValue)
    #expect(list(a, b) != list(b, a))
    #expect(list(list(a), b) != list(a, list(b)))
    #expect(list(a) != a)
    let all = [a, b, list(a), list(b), list(a, b), list(b, a), list(list(a), b), list(a, list(b))]
    #expect(Set(all).count == all.count)
    var moved: Set<LayoutSnapshot> = []
    for rect in [
      one, one.offsetBy(dx: 1, dy: 0), one.offsetBy(dx: 0, dy: 1),
      CGRect(x: 10, y: 20, width: 31, height: 40),
      CGRect(x: 10, y: 20, width: 30, height: 41),
    ] {
      moved.insert(LayoutSnapshot(frame: rect))
    }
    #expect(moved.count == 5)
  }

  @Test func `nothing is what has no frame at all`() {
    #expect(LayoutSnapshot.nothing.isNothing)
    #expect(!LayoutSnapshot(frame: .zero).isNothing)
    #expect(LayoutSnapshot(childSnapshots: [LayoutSnapshot.nothing]).isNothing)
    #expect(!LayoutSnapshot(childSnapshots: [LayoutSnapshot.nothing, LayoutSnapshot(frame: one)]).isNothing)
  }

  @Test func `snapshots of one's own can be applied`() {
    let boxes = [Box(), Box()]
    let scheme = LayoutScheme(blocks: boxes.map { $0.layoutBlock() })
    let own = Own(frame: .zero, childSnapshots: [Own(frame: one), Own(frame: two)])
    scheme.apply(snapshot: own)
    #expect(boxes.map(\.frame) == [one, two])
    expectMisuse { scheme.apply(snapshot: Own(frame: one)) }
    expectMisuse { scheme.apply(snapshot: Own(frame: .zero, childSnapshots: [own, Own(frame: one)])) }
    #expect(boxes.map(\.frame) == [one, two], "a snapshot of other blocks changes nothing")
    boxes[0].layoutBlock().apply(snapshot: Own(frame: two))
    #expect(boxes[0].frame == two)
  }

  @Test func `an element that was gone when a snapshot was taken stays where it is`() {
    let (first, second) = (Box(one), Box(two))
    let scheme = LayoutScheme(blocks: [first.layoutBlock(), second.layoutBlock()])
    let half = LayoutSnapshot(childSnapshots: [LayoutSnapshot.nothing, LayoutSnapshot(frame: one)])
    scheme.apply(snapshot: half)
    #expect((first.frame, second.frame) == (one, one))
  }

  @Test func `the present frames are a snapshot, missing ones included`() {
    let box = Box(one)
    let scheme = LayoutScheme(blocks: [
      box.layoutBlock(), LayoutBlock<Box>(element: nil), StackLayoutScheme(items: { [box] }),
    ])
    let snapshot = scheme.currentSnapshot
    #expect(snapshot.children.map(\.isNothing) == [false, true, false])
    #expect(snapshot.children[2].children == [LayoutSnapshot(frame: one)])
    #expect(scheme.currentRect == one)
    #expect(LayoutBlock<Box>(element: nil).currentRect == .zero)
    #expect(LayoutBlock<Box>(element: nil).currentSnapshot == .nothing)
  }

  @Test func `a snapshot is written as frames and children`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    func text(_ snapshot: LayoutSnapshot) throws -> String {
      String(decoding: try encoder.encode(snapshot), as: UTF8.self)
    }
    #expect(try text(LayoutSnapshot(frame: one)) == #"{"frame":[10,20,30,40]}"#)
    #expect(try text(.nothing) == "{}")
    let pair = LayoutSnapshot(childSnapshots: [LayoutSnapshot(frame: two), LayoutSnapshot.nothing])
    #expect(try text(pair) == #"{"children":[{"frame":[-5,50,8,100]},{}]}"#)
    func read(_ text: String) throws -> LayoutSnapshot {
      try JSONDecoder().decode(LayoutSnapshot.self, from: Data(text.utf8))
    }
    #expect(try read(text(pair)) == pair)
    #expect(try read("{}") == .nothing)
    #expect(throws: DecodingError.self) { try read(#"{"frame":[1,2,3]}"#) }
    #expect(throws: DecodingError.self) { try read(#"{"frame":[1,2,3,4,5]}"#) }
  }

  @Test func `an element counts with the frame that it is said to have`() {
    let (wall, element) = (Box(CGRect(x: 0, y: 0, width: 10, height: 10)), Box())
    let source = CGRect(x: 0, y: 0, width: 100, height: 80)
    let scheme = LayoutScheme(blocks: [
      element.layoutBlock(constraints: [wall.layoutConstraint(for: [.right(.limit(on: .outer))])])
    ])
    #expect(scheme.snapshot(for: source).frame.minX == 10)
    #expect(scheme.snapshot(for: source, constrainRects: [ObjectIdentifier(wall): one]).frame.minX == 40)
    #expect(scheme.snapshot(for: source, constrainRects: [ObjectIdentifier(element): one]).frame.minX == 10)
    let kept = LayoutScheme(blocks: [element.layoutBlock(with: .nothing)])
    #expect(kept.snapshot(for: source, constrainRects: [ObjectIdentifier(element): one]).frame == one)
  }
}
