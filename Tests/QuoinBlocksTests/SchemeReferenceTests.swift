import Foundation
import QuoinBlocks
import QuoinGraphics
import QuoinTestSupport
import Testing

/// Schemes over deep trees against the definition of a layout, written out one block at a time.
@Suite struct SchemeReferenceTests {
  enum Kind: CaseIterable { case frame, content, source }

  struct Constraint {
    let kind: Kind
    let other: Int
    let anchors: [LayoutAnchor]
    let isActive: Bool
  }

  struct Block {
    /// The index of an element; nothing for the guide.
    let box: Int?
    let layout: Layout
    let constraints: [Constraint]
  }

  /// Elements up to four deep, scrolled ones among them, and blocks that place some of them more than once.
  struct Scene {
    let root = Box(CGRect(x: 7, y: 11, width: 400, height: 300))
    var boxes: [Box] = []
    var blocks: [Block] = []
    /// A guide that arranges elements which blocks place, too.
    let guide = StackLayoutGuide<Box>(frame: .zero)
    let source: CGRect

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      root.ownDirection = Bool.random(using: &random) ? .rightToLeft : .leftToRight
      root.scroll = CGPoint(x: random.number(), y: random.number())
      source = random.rect()
      let isFlat = Int.random(in: 0..<4, using: &random) == 0
      for index in 0..<9 {
        let parent =
          isFlat || index < 2 ? root : boxes[Int.random(in: max(0, index - 3)..<index, using: &random)]
        let box = Box(random.rect(), in: parent)
        if Bool.random(using: &random) { box.scroll = CGPoint(x: random.number(), y: random.number()) }
        if Int.random(in: 0..<4, using: &random) == 0 { box.contentSize = random.rect().size }
        boxes.append(box)
      }
      guide.add(to: root)
      let isGuided = Bool.random(using: &random)
      for box in boxes.shuffled(using: &random).prefix(2) { guide.addArranged(element: .element(box)) }
      for _ in 0..<11 {
        var index: Int? = Int.random(in: 0..<boxes.count, using: &random)
        if isGuided, Int.random(in: 0..<5, using: &random) == 0 { index = nil }
        let constraints = (0..<Int.random(in: 0...3, using: &random)).map { _ in
          Constraint(
            kind: Kind.allCases.randomElement(using: &random) ?? .frame,
            other: Int.random(in: 0..<boxes.count, using: &random),
            anchors: SchemeLawTests.Scene.anchors(&random),
            isActive: Int.random(in: 0..<4, using: &random) > 0)
        }
        blocks.append(
          Block(box: index, layout: SchemeLawTests.Scene.layout(&random), constraints: constraints))
      }
    }

    /// The blocks as the package has them, the last three in a scheme of their own.
    func scheme() -> LayoutScheme {
      let all = blocks.map { block -> any LayoutBlockProtocol in
        let constraints = block.constraints.map { constraint in
          let other = boxes[constraint.other]
          let made: any LayoutConstraintProtocol =
            switch constraint.kind {
            case .frame: other.layoutConstraint(for: constraint.anchors)
            case .content: other.contentLayoutConstraint(for: constraint.anchors)
            case .source: AnonymConstraint(anchors: constraint.anchors)
            }
          return constraint.isActive ? made : made.active(false)
        }
        guard let box = block.box else {
          return guide.layoutBlock(with: block.layout, constraints: constraints)
        }
        return boxes[box].layoutBlock(with: block.layout, constraints: constraints)
      }
      return LayoutScheme(blocks: [LayoutScheme(blocks: Array(all.dropLast(3)))] + all.suffix(3))
    }

    /// Where an element's own coordinates begin in those of the tree.
    func place(of element: Box) -> CGPoint {
      let around = element.parent.map { place(of: $0) } ?? .zero
      return CGPoint(
        x: around.x + element.frame.minX - element.scroll.x,
        y: around.y + element.frame.minY - element.scroll.y)
    }

    /// What a layout is by definition.
    func layOut() {
      for block in blocks {
        let box = block.box.map { boxes[$0] }
        let element: any LayoutElement = box ?? guide
        let here = place(of: box?.parent ?? root)
        var room = source
        for constraint in block.constraints where constraint.isActive {
          let other = boxes[constraint.other]
          var rect: CGRect
          switch constraint.kind {
          case .source: rect = room
          case .frame:
            let there = place(of: other.parent ?? root)
            rect = other.frame.offsetBy(dx: there.x - here.x, dy: there.y - here.y)
          case .content:
            let there = place(of: other)
            rect = other.layoutBounds.offsetBy(dx: there.x - here.x, dy: there.y - here.y)
          }
          for anchor in constraint.anchors {
            anchor.formConstrain(sourceRect: &room, by: rect, direction: element.statedReadingDirection)
          }
        }
        block.layout.formLayout(
          rect: &element.frame, in: room, direction: element.statedReadingDirection)
      }
    }
  }

  func isNear(_ left: CGRect, _ right: CGRect) -> Bool {
    abs(left.minX - right.minX) < 1e-6 && abs(left.minY - right.minY) < 1e-6
      && abs(left.size.width - right.size.width) < 1e-6 && abs(left.size.height - right.size.height) < 1e-6
  }

  @Test(arguments: 0..<200)
  func `a scheme is what its blocks say, one after the other`(seed: UInt64) {
    let (scene, reference) = (Scene(seed: seed), Scene(seed: seed))
    scene.scheme().layout(in: scene.source)
    reference.layOut()
    for (index, pair) in zip(scene.boxes, reference.boxes).enumerated() {
      #expect(isNear(pair.0.frame, pair.1.frame), "element \(index): \(pair.0.frame), not \(pair.1.frame)")
    }
  }

  @Test(arguments: 0..<100)
  func `a snapshot of a deep tree is its layout, on its own and from a plan`(seed: UInt64) {
    let (laidOut, applied) = (Scene(seed: seed), Scene(seed: seed))
    laidOut.scheme().layout(in: laidOut.source)
    let scheme = applied.scheme()
    let snapshot = scheme.snapshot(for: applied.source)
    #expect(scheme.plan().snapshot(for: applied.source) == snapshot)
    scheme.apply(snapshot: snapshot)
    for (left, right) in zip(laidOut.boxes, applied.boxes) { #expect(left.frame == right.frame) }
  }

  @Test(arguments: 0..<60)
  func `a point goes to another element's coordinates and back`(seed: UInt64) {
    let scene = Scene(seed: seed)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      guard let from = scene.boxes.randomElement(using: &random),
        let to = scene.boxes.randomElement(using: &random)
      else { continue }
      let point = CGPoint(x: random.number(), y: random.number())
      let (here, there) = (scene.place(of: from), scene.place(of: to))
      let moved = from.convert(point: point, to: to)
      #expect(abs(moved.x - (point.x + here.x - there.x)) < 1e-6)
      #expect(abs(moved.y - (point.y + here.y - there.y)) < 1e-6)
      let back = from.convert(point: moved, from: to)
      #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
    }
  }
}
