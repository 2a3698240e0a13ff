import Foundation
import QuoinBlocks
import Testing

/// What blocks ask of elements: how often, and for how long.
@Suite struct ElementUseTests {
  let source = CGRect(x: 0, y: 0, width: 100, height: 80)

  /// Counts what is asked of it.
  final class Watched: LayoutElement {
    var sets = 0
    var directionReads = 0
    var parent: Box?
    var frame = CGRect.zero {
      didSet { sets += 1 }
    }
    var superElement: (any LayoutElement)? { (parent as (any LayoutElement)?) ?? Box.ground }
    var statedReadingDirection: ReadingDirection? {
      directionReads += 1
      return .leftToRight
    }
  }

  /// Elements beside each other, one inside another, one that reads what it was, one measured: every way of running.
  static var shapes: [(String, (Watched, Watched) -> [any LayoutBlockProtocol])] {
    [
      ("one by one", { [$0.layoutBlock(), $1.layoutBlock()] }),
      (
        "after one placed before",
        { [$0.layoutBlock(), $1.layoutBlock(constraints: [$0.layoutConstraint(for: [.width()])])] }
      ),
      (
        "before one placed later",
        { [$0.layoutBlock(constraints: [$1.layoutConstraint(for: [.width()])]), $1.layoutBlock()] }
      ),
      ("keeping a part", { [$0.layoutBlock(with: .width(10)), $1.layoutBlock()] }),
      (
        "by content",
        { [$0.layoutBlock(constraints: [$1.contentLayoutConstraint(for: [.equally])]), $1.layoutBlock()] }
      ),
      (
        "by a constraint of one's own",
        { [$0.layoutBlock(constraints: [Beside(wall: $1)]), $1.layoutBlock()] }
      ),
      (
        "switched",
        {
          [
            $0.layoutBlock(constraints: [$1.layoutConstraint(for: [.equally]).active(false)]),
            $1.layoutBlock(),
          ]
        }
      ),
    ]
  }

  /// The plan of a scheme; those of constraints of one's own are refused, which is not what is tested here.
  func plan(of scheme: LayoutScheme) -> LayoutPlan {
    BlockMisuse.withTaskHandler({ _ in }) { scheme.plan() }
  }

  @Test(arguments: shapes.indices)
  func `nothing that is done with a scheme keeps its elements alive`(index: Int) {
    let (name, blocks) = Self.shapes[index]
    let uses: [(String, (LayoutScheme, LayoutPlan) -> Void)] = [
      ("layout", { scheme, _ in scheme.layout(in: source) }),
      ("layout in the super element", { scheme, _ in scheme.layout() }),
      ("snapshot", { scheme, _ in _ = scheme.snapshot(for: source) }),
      (
        "snapshot with other frames",
        { scheme, _ in
          let element = Box()
          _ = scheme.snapshot(for: source, constrainRects: [ObjectIdentifier(element): source]).frame
        }
      ),
      ("apply", { scheme, _ in scheme.apply(snapshot: scheme.snapshot(for: source)) }),
      ("the present frames", { scheme, _ in _ = scheme.currentSnapshot }),
      ("a plan", { _, plan in _ = plan.snapshot(for: source) }),
    ]
    for (use, act) in uses {
      var first: Watched? = Watched()
      var second: Watched? = Watched()
      weak let (weakFirst, weakSecond) = (first, second)
      guard let one = first, let two = second else { return }
      let scheme = LayoutScheme(blocks: blocks(one, two))
      act(scheme, plan(of: scheme))
      act(scheme, plan(of: scheme))
      _ = (consume one, consume two)
      first = nil
      second = nil
      #expect(weakFirst == nil && weakSecond == nil, "\(use) of elements \(name)")
    }
  }

  @Test(arguments: shapes.indices)
  func `a layout sets each frame once, and a snapshot none`(index: Int) {
    let (first, second) = (Watched(), Watched())
    let parent = Box(source)
    (first.parent, second.parent) = (parent, parent)
    let scheme = LayoutScheme(blocks: Self.shapes[index].1(first, second))
    let snapshot = scheme.snapshot(for: source)
    _ = plan(of: scheme).snapshot(for: source)
    #expect((first.sets, second.sets) == (0, 0))
    scheme.layout(in: source)
    #expect((first.sets, second.sets) == (1, 1))
    scheme.apply(snapshot: snapshot)
    #expect((first.sets, second.sets) == (2, 2))
    scheme.layout()
    #expect((first.sets, second.sets) == (3, 3))
  }

  @Test func `elements of different super elements are found out once`() {
    let (first, second) = (Watched(), Watched())
    let scheme = LayoutScheme(blocks: [first.layoutBlock(), second.layoutBlock()])
    scheme.layout(in: source)
    second.parent = Box(source)
    scheme.layout(in: source)
    let sets = first.sets
    scheme.layout(in: source)
    #expect(first.sets == sets + 1)
  }

  @Test func `a direction is asked for only where something depends on it`() {
    func reads(_ layout: Layout, _ anchors: [LayoutAnchor] = []) -> Int {
      let (element, wall) = (Watched(), Watched())
      let constraint = wall.layoutConstraint(for: anchors)
      let scheme = LayoutScheme(blocks: [element.layoutBlock(with: layout, constraints: [constraint])])
      scheme.layout(in: source)
      _ = scheme.snapshot(for: source)
      return element.directionReads
    }
    let own = AnyRectBasedLayout { rect, _ in rect.size.width = 1 }
    #expect(reads(.equal) == 0)
    #expect(reads(Layout(x: .right(3) + .center(), y: .bottom(), width: .scaled(1) + .boxed(2))) == 0)
    #expect(
      reads(.equal + .left(3), [.left(.align(by: .inner)), .center(.align(by: .origin)), .equally]) == 0)
    #expect(reads(.equal, [.top(.limit(on: .outer)), .size(.width()), .equal(source), .insets(.zero)]) == 0)
    #expect(reads(Layout(x: .leading())) > 0)
    #expect(reads(Layout(x: .left() + .trailing())) > 0)
    #expect(reads(Layout(x: .trailing() + .left())) > 0)
    #expect(reads(.equal + .horizontal(.trailing())) > 0)
    #expect(reads(Layout(width: .build(own))) > 0)
    #expect(reads(Layout(width: .equal + .build(own))) > 0)
    #expect(reads(Layout(height: .build(own) + .equal)) > 0)
    #expect(reads(Layout(x: .build(own))) > 0)
    #expect(reads(Layout(y: .build(own))) > 0)
    #expect(reads(.equal, [.leading(.limit(on: .outer))]) > 0)
    #expect(reads(.equal, [.equally, .trailing(.limit(on: .outer)), .equally]) > 0)
    #expect(reads(.equal, [.custom(AnyRectBasedConstraint { _, _ in })]) > 0)
  }

  @Test func `a leading anchor counts from the side where its element's tree starts to read`() {
    let wall = Box(CGRect(x: 30, y: 0, width: 20, height: 10))
    for (direction, expected) in [
      (ReadingDirection.leftToRight, CGRect(x: 30, y: 0, width: 70, height: 80)),
      (.rightToLeft, CGRect(x: 0, y: 0, width: 50, height: 80)),
    ] {
      let element = Box()
      element.ownDirection = direction
      LayoutScheme(blocks: [
        element.layoutBlock(constraints: [wall.layoutConstraint(for: [.leading(.limit(on: .inner))])])
      ]).layout(in: source)
      #expect(element.frame == expected)
      let turned = Box()
      turned.ownDirection = direction
      LayoutScheme(blocks: [
        turned.layoutBlock { $0.left.pull(to: wall.layoutAnchors.leading) }
      ]).layout(in: source)
      #expect(turned.frame.minX == (direction == .leftToRight ? 30 : 50))
    }
  }

  @Test func `what blocks say is written down once, and again after a change`() {
    final class Counted: LayoutConstraintProtocol {
      var records = 0
      var isActive: Bool { true }
      func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {}
      func record(in recorder: inout LayoutRecorder) { records += 1 }
    }
    let counted = Counted()
    let other = Box().layoutBlock()
    let element = Box()
    let first = LayoutScheme(blocks: [element.layoutBlock(constraints: [counted])])
    let outer = LayoutScheme(blocks: [first, other])
    for _ in 0..<3 {
      outer.layout(in: source)
      _ = outer.snapshot(for: source).frame
    }
    #expect(counted.records == 1)
    #expect(element.frame == source)
    other.setLayout(.nothing)
    outer.layout(in: source)
    outer.layout(in: source)
    #expect(counted.records == 2)
  }

  @Test func `a change of a block reaches every scheme that it is in`() {
    let element = Box()
    let block = element.layoutBlock(with: Layout(width: .fixed(10)))
    let schemes = [LayoutScheme(blocks: [block]), LayoutScheme(blocks: [LayoutScheme(blocks: [block])])]
    for scheme in schemes { scheme.layout(in: source) }
    let changes: [(() -> Void, () -> Bool)] = [
      ({ block.setLayout(Layout(width: .fixed(20))) }, { element.frame.width == 20 }),
      (
        { block.setLayout(AnyRectBasedLayout { rect, _ in rect.size.width = 33 }) },
        { element.frame.width == 33 }
      ),
      ({ block.setLayout(.equal) }, { element.frame.width == 100 }),
      (
        { block.setConstraints([AnonymConstraint { $0 = $0.insetBy(dx: 5, dy: 0) }]) },
        { element.frame.width == 90 }
      ),
    ]
    for (index, (change, holds)) in changes.enumerated() {
      change()
      for scheme in schemes {
        element.frame = .zero
        scheme.layout(in: source)
        #expect(holds(), "change \(index)")
      }
    }
  }

  @Test func `a scheme takes blocks at a place and lets inactive ones go`() {
    let boxes = (0..<4).map { _ in Box() }
    var scheme = LayoutScheme()
    #expect(!scheme.isActive)
    scheme.insertLayout(block: boxes[0].layoutBlock())
    scheme.insertLayout(block: boxes[1].layoutBlock())
    scheme.insertLayout(block: boxes[2].layoutBlock(), to: 1)
    scheme.insertLayout(block: boxes[3].layoutBlock(), to: 99)
    func order() -> [Int?] {
      scheme.blocks.map { block in boxes.firstIndex { $0 === (block as? LayoutBlock<Box>)?.item } }
    }
    #expect(order() == [0, 2, 1, 3])
    scheme.layout(in: source)
    scheme.insertLayout(block: Box().layoutBlock(), to: 0)
    #expect(scheme.isActive)
    let (first, second) = (scheme.snapshot(for: source), scheme.blocks.count)
    #expect(first.children.count == 5 && second == 5)
    scheme.removeInactiveBlocks()
    #expect(order() == [0, 2, 1, 3])
    #expect(scheme.snapshot(for: source).children.count == 4, "what was written down before is forgotten")
  }
}

/// A constraint of one's own that keeps its element alive no more than others do.
struct Beside: LayoutConstraintProtocol {
  private let reference: Reference
  let elementIdentifier: ObjectIdentifier?

  private final class Reference {
    weak var wall: (any LayoutElement)?
  }

  init(wall: any LayoutElement) {
    reference = Reference()
    reference.wall = wall
    elementIdentifier = ObjectIdentifier(wall)
  }

  var isActive: Bool { reference.wall?.superElement != nil }

  func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    Right.limit(on: .outer).formConstrain(sourceRect: &sourceRect, by: rect)
  }

  func formConstrain(sourceRect: inout CGRect, by rect: CGRect?, in coordinateSpace: any LayoutElement) {
    guard let wall = reference.wall, let space = wall.superElement else { return }
    formConstrain(sourceRect: &sourceRect, by: space.convert(rect: rect ?? wall.frame, to: coordinateSpace))
  }
}
