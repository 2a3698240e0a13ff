import Foundation
import QuoinBlocks
import QuoinGraphics
import QuoinTestSupport
import Testing

/// Laws that every scheme keeps, over seeded random schemes and sources.
@Suite struct SchemeLawTests {
  /// A tree of plain elements and a scheme over them, the same for the same seed.
  struct Scene {
    var boxes: [Box]
    let roots: [Box]
    /// A guide that arranges three of the boxes, others of which are placed by themselves.
    let guide: StackLayoutGuide<Box>
    let scheme: LayoutScheme
    let source: CGRect

    /// - Parameter asksOwn: Whether some blocks are hidden in blocks of one's own, which do the same.
    init(seed: UInt64, asksOwn: Bool = false) {
      var random = SeededGenerator(seed: seed)
      let root = Box(random.rect())
      root.ownDirection = Bool.random(using: &random) ? .rightToLeft : .leftToRight
      let inner = Box(random.rect(), in: root)
      inner.scroll = CGPoint(x: random.number(), y: random.number())
      if Bool.random(using: &random) { inner.contentSize = random.rect().size }
      roots = [root]
      boxes = [inner]
      for _ in 0..<8 {
        boxes.append(Box(random.rect(), in: Bool.random(using: &random) ? root : inner))
      }
      guide = StackLayoutGuide<Box>(items: boxes.suffix(3))
      guide.contentInsets = UIEdgeInsets(top: random.number(in: 0...9), left: 1, bottom: 2, right: 3)
      guide.add(to: root)
      source = random.rect()
      var blocks: [any LayoutBlockProtocol] = []
      if seed % 2 == 0 { blocks.append(guide.layoutBlock(with: Self.layout(&random))) }
      for box in boxes.shuffled(using: &random) {
        var constraints: [any LayoutConstraintProtocol] = []
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          let other = boxes.randomElement(using: &random) ?? box
          let anchors = Self.anchors(&random)
          switch Int.random(in: 0..<5, using: &random) {
          case 0: constraints.append(other.contentLayoutConstraint(for: anchors))
          case 1: constraints.append(AnonymConstraint(anchors: anchors))
          case 2: constraints.append(other.layoutConstraint(for: anchors).active(false))
          default: constraints.append(other.layoutConstraint(for: anchors))
          }
        }
        let block = box.layoutBlock(with: Self.layout(&random), constraints: constraints)
        if Int.random(in: 0..<4, using: &random) == 0 {
          blocks.append(LayoutScheme(blocks: [block]))
        } else {
          blocks.append(asksOwn && blocks.count % 3 == 1 ? Asked(base: block) : block)
        }
      }
      scheme = LayoutScheme(blocks: blocks)
    }

    static func anchors(_ random: inout SeededGenerator) -> [LayoutAnchor] {
      let isInner = Bool.random(using: &random)
      let all: [LayoutAnchor] = [
        .left(.align(by: isInner ? .inner : .outer)), .right(.limit(on: isInner ? .inner : .outer)),
        .top(.pull(from: isInner ? .inner : .outer)), .bottom(.limit(on: isInner ? .inner : .outer)),
        .leading(.limit(on: isInner ? .inner : .outer)), .trailing(.pull(from: isInner ? .inner : .outer)),
        .center(.align(by: .center)), .size(.width(random.number(in: 0...2))), .equally,
        .insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      ]
      return (0..<Int.random(in: 1...2, using: &random)).compactMap { _ in
        all.randomElement(using: &random)
      }
    }

    static func layout(_ random: inout SeededGenerator) -> Layout {
      let n = random.number(in: 0...50)
      let x: [Layout.Alignment.Horizontal] = [
        .left(n), .right(n), .center(n), .leading(n), .trailing(n), .equal,
      ]
      let width: [Layout.Filling.Horizontal] = [.equal, .fixed(n), .scaled(0.5), .upTo(n), .boxed(n)]
      let full = Layout(
        x: x.randomElement(using: &random) ?? .equal, y: .top(n),
        width: width.randomElement(using: &random) ?? .equal, height: .between(10...60))
      return [full, .left(n) + .height(.fixed(n)), .nothing].randomElement(using: &random) ?? full
    }

    var frames: [CGRect] { boxes.map(\.frame) }
  }

  @Test(arguments: 0..<200)
  func `applying a snapshot is laying out`(seed: UInt64) {
    let laidOut = Scene(seed: seed)
    let applied = Scene(seed: seed)
    laidOut.scheme.layout(in: laidOut.source)
    let before = applied.frames
    let snapshot = applied.scheme.snapshot(for: applied.source)
    #expect(applied.frames == before, "taking a snapshot changes no element")
    applied.scheme.apply(snapshot: snapshot)
    #expect(applied.frames == laidOut.frames)
    #expect(applied.scheme.currentSnapshot.childSnapshots.count == snapshot.childSnapshots.count)
  }

  @Test(arguments: 0..<200)
  func `applying a snapshot is laying out with blocks of one's own among others, too`(seed: UInt64) {
    let (laidOut, applied) = (Scene(seed: seed, asksOwn: true), Scene(seed: seed, asksOwn: true))
    laidOut.scheme.layout(in: laidOut.source)
    let before = applied.frames
    let snapshot = applied.scheme.snapshot(for: applied.source)
    #expect(applied.frames == before)
    applied.scheme.apply(snapshot: snapshot)
    #expect(applied.frames == laidOut.frames)
    let whole = Scene(seed: seed)
    whole.scheme.layout(in: whole.source)
    for (left, right) in zip(whole.frames, laidOut.frames) { #expect(isNear(left, right)) }
  }

  @Test(arguments: 0..<50)
  func `a plan computes what the scheme would`(seed: UInt64) {
    let scene = Scene(seed: seed)
    let plan = scene.scheme.plan()
    #expect(plan.snapshot(for: scene.source) == scene.scheme.snapshot(for: scene.source))
  }

  @Test(arguments: 0..<50)
  func `a snapshot survives encoding`(seed: UInt64) throws {
    let scene = Scene(seed: seed)
    let snapshot = scene.scheme.snapshot(for: scene.source)
    let copy = try JSONDecoder().decode(LayoutSnapshot.self, from: JSONEncoder().encode(snapshot))
    #expect(copy == snapshot)
    scene.scheme.apply(snapshot: copy)
    #expect(scene.scheme.currentSnapshot == snapshot)
  }

  /// The blocks of a scheme one at a time, each on its own, each seeing the frames already set.
  @Test(arguments: 0..<100)
  func `a scheme is its blocks laid out in order`(seed: UInt64) {
    let whole = Scene(seed: seed)
    let parts = Scene(seed: seed)
    whole.scheme.layout(in: whole.source)
    for block in parts.scheme.blocks { block.layout(in: parts.source) }
    for (left, right) in zip(whole.frames, parts.frames) { #expect(isNear(left, right)) }
  }

  private func isNear(_ left: CGRect, _ right: CGRect) -> Bool {
    abs(left.minX - right.minX) < 1e-9 && abs(left.minY - right.minY) < 1e-9
      && abs(left.width - right.width) < 1e-9 && abs(left.height - right.height) < 1e-9
  }
}

/// A block of one's own that asks another.
private struct Asked: LayoutBlockProtocol {
  let base: any LayoutBlockProtocol

  var isActive: Bool { base.isActive }
  var currentSnapshot: any LayoutSnapshotProtocol { base.currentSnapshot }
  var currentRect: CGRect { base.currentRect }
  func layout(in sourceRect: CGRect) { base.layout(in: sourceRect) }
  func snapshot(for sourceRect: CGRect) -> any LayoutSnapshotProtocol { base.snapshot(for: sourceRect) }

  func snapshot(
    for sourceRect: CGRect, completedRects: inout [ObjectIdentifier: CGRect]
  ) -> any LayoutSnapshotProtocol {
    base.snapshot(for: sourceRect, completedRects: &completedRects)
  }

  func apply(snapshot: any LayoutSnapshotProtocol) { base.apply(snapshot: snapshot) }
}
