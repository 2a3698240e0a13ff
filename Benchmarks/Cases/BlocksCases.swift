import Foundation
import QuoinBlocks

/// Cells of blocks over plain elements, against the same frames set by hand.
///
/// Half of the cells have a button at the right, so that a cell is 4.5 blocks on average. The hand-written function knows no
/// more of an element than a scheme does, that it is one; the cases named "known" compare with one that knows the class.
var blockCases: BenchmarkGroup {
  BenchmarkGroup("blocks") {
    [100, 1_000, 10_000].flatMap { count -> [Benchmark] in
      let list = BlockList(cellCount: count)
      // Cells of their own: references to an element that something holds weakly cost more.
      let free = BlockList.cells(count)
      let built = BlockList(cellCount: 0)
      let room = CGRect(x: 0, y: 0, width: 320, height: 72)
      let snapshot = list.scheme.snapshot(for: room)
      let byHand = Benchmark.Subject("by hand") { for cell in free { cell.layout(in: room) } }
      let byKnownHand = Benchmark.Subject("by hand, known") {
        for cell in free { cell.layoutKnown(in: room) }
      }
      let layout = Benchmark.Subject("scheme") { list.scheme.layout(in: room) }
      // Ten thousand cells leave the processor's cache.
      let isLong = count > 1_000
      return [
        Benchmark("blocks/layout/\(count)", limit: isLong ? 9 : 6, byHand, layout),
        Benchmark(
          "blocks/snapshot/\(count)", limit: isLong ? 12 : 9, byHand,
          .init("scheme") { keep(list.scheme.snapshot(for: room)) }),
        Benchmark(
          "blocks/apply/\(count)", limit: isLong ? 4 : 3, byHand,
          .init("scheme") { list.scheme.apply(snapshot: snapshot) }),
        Benchmark("blocks/layout, known/\(count)", byKnownHand, layout),
        // 28 times the 14 ns that a block takes by hand are 400 ns.
        Benchmark(
          "blocks/build/\(count)", limit: 28, byHand,
          .init("scheme", prepare: { built.cells = BlockList.cells(count) }) { built.build() }),
      ]
    }
  }
}

/// Cells and the scheme that lays them out, which does not keep them alive.
private final class BlockList {
  var cells: [BlockCell] {
    didSet { scheme = LayoutScheme() }
  }
  private(set) var scheme = LayoutScheme()

  init(cellCount: Int) {
    cells = Self.cells(cellCount)
    build()
  }

  static func cells(_ count: Int) -> [BlockCell] { (0..<count).map { BlockCell(hasButton: $0 % 2 == 0) } }

  func build() { scheme = LayoutScheme(blocks: cells.flatMap { $0.blocks() }) }
}

/// An object with a frame and nothing else.
private final class PlainElement: LayoutElement {
  var frame = CGRect.zero
}

/// A cell of a list: 40×40 at the left, three lines between, and 60×30 at the right of every other one.
private final class BlockCell {
  let avatar: any LayoutElement
  let lines: [any LayoutElement]
  let button: (any LayoutElement)?
  private let known: (avatar: PlainElement, lines: [PlainElement], button: PlainElement?)

  init(hasButton: Bool) {
    known = (
      PlainElement(), [PlainElement(), PlainElement(), PlainElement()], hasButton ? PlainElement() : nil
    )
    (avatar, lines, button) = known
  }

  func layout(in room: CGRect) {
    let avatarFrame = CGRect(x: room.minX + 10, y: room.midY - 20, width: 40, height: 40)
    avatar.frame = avatarFrame
    var right = room.maxX
    if let button {
      let frame = CGRect(x: room.maxX - 70, y: room.midY - 15, width: 60, height: 30)
      button.frame = frame
      right = frame.minX
    }
    let left = avatarFrame.maxX + 8
    let width = max(0, right - left - 8)
    var top = room.minY + 6
    for line in lines {
      line.frame = CGRect(x: left, y: top, width: width, height: 18)
      top += 20
    }
  }

  func layoutKnown(in room: CGRect) {
    let avatarFrame = CGRect(x: room.minX + 10, y: room.midY - 20, width: 40, height: 40)
    known.avatar.frame = avatarFrame
    var right = room.maxX
    if let button = known.button {
      let frame = CGRect(x: room.maxX - 70, y: room.midY - 15, width: 60, height: 30)
      button.frame = frame
      right = frame.minX
    }
    let left = avatarFrame.maxX + 8
    let width = max(0, right - left - 8)
    var top = room.minY + 6
    for line in known.lines {
      line.frame = CGRect(x: left, y: top, width: width, height: 18)
      top += 20
    }
  }

  func blocks() -> [any LayoutBlockProtocol] {
    var sides: [any LayoutConstraintProtocol] = [
      known.avatar.layoutConstraint(for: [.right(.limit(on: .outer))])
    ]
    var blocks: [any LayoutBlockProtocol] = [
      known.avatar.layoutBlock(
        with: Layout(x: .left(10), y: .center(), width: .fixed(40), height: .fixed(40)))
    ]
    if let button = known.button {
      blocks.append(
        button.layoutBlock(
          with: Layout(x: .right(10), y: .center(), width: .fixed(60), height: .fixed(30))))
      sides.append(button.layoutConstraint(for: [.left(.limit(on: .outer))]))
    }
    blocks.append(
      known.lines[0].layoutBlock(
        with: Layout(x: .center(), y: .top(6), width: .boxed(16), height: .fixed(18)), constraints: sides))
    for index in 1..<known.lines.count {
      let below = known.lines[index - 1].layoutConstraint(
        for: [.bottom(.limit(on: .outer)), .left(.align(by: .inner)), .width()])
      blocks.append(
        known.lines[index].layoutBlock(with: Layout(y: .top(2), height: .fixed(18)), constraints: [below]))
    }
    return blocks
  }
}
