import Foundation
import QuoinBlocks
import Testing

/// Blocks hold their elements without keeping them alive; none of this may end the process.
@Suite struct VanishingElementTests {
  let source = CGRect(x: 0, y: 0, width: 320, height: 200)

  @Test func `an element whose end has begun is skipped`() {
    let log = FrameLog()
    var element: Dying? = Dying(log)
    let scheme = LayoutScheme(blocks: element.map { [$0.layoutBlock(with: .equal)] } ?? [])
    element?.scheme = scheme
    scheme.layout(in: source)
    #expect(log.frames == [source])
    element = nil
    #expect(log.frames == [source])
    #expect(log.wasActiveAtTheEnd == false)
  }

  @Test func `an element that goes while another is placed is skipped`() {
    let first = Telling()
    let second = Keeper(Telling())
    let blocks: [any LayoutBlockProtocol] = [first.layoutBlock(with: .equal)] + second.blocks
    let scheme = LayoutScheme(blocks: blocks)
    first.onChange = { second.element = nil }
    scheme.layout(in: source)
    #expect(first.frame == source)
    #expect(blocks.map(\.isActive) == [true, false])
  }

  @Test func `an element may let itself go while it is placed`() {
    let keeper = Keeper(Telling())
    let scheme = LayoutScheme(blocks: keeper.blocks)
    keeper.element?.onChange = { keeper.element = nil }
    scheme.layout(in: source)
    #expect(!scheme.isActive)
    #expect(scheme.snapshot(for: source).isNothing)
  }

  @Test func `a block takes another element, or none`() {
    let (first, second) = (Box(), Box())
    let block = first.layoutBlock(with: .equal)
    block.setItem(second)
    block.layout(in: source)
    #expect((first.frame, second.frame) == (.zero, source))
    block.setItem(nil)
    #expect(block.item == nil)
    #expect(!block.isActive)
  }
}

private final class FrameLog {
  var frames: [CGRect] = []
  var wasActiveAtTheEnd: Bool?
}

/// Is laid out once more while it goes.
private final class Dying: LayoutElement {
  var scheme = LayoutScheme()
  private let log: FrameLog
  var frame = CGRect.zero {
    didSet { log.frames.append(frame) }
  }

  init(_ log: FrameLog) {
    self.log = log
  }

  deinit {
    scheme.layout(in: CGRect(x: 0, y: 0, width: 1, height: 1))
    log.wasActiveAtTheEnd = scheme.isActive
  }
}

private final class Telling: LayoutElement {
  var onChange: () -> Void = {}
  var frame = CGRect.zero {
    didSet { onChange() }
  }
}

private final class Keeper {
  var element: Telling?

  init(_ element: Telling) { self.element = element }

  var blocks: [LayoutBlock<Telling>] { element.map { [$0.layoutBlock(with: .equal)] } ?? [] }
}
