import Foundation

/// Blocks and schemes in order; later ones see the frames that earlier ones give.
///
/// What a scheme computes is written down on its first use and kept until a block in it changes. Sizes of text, frames,
/// directions and switches of constraints are read anew each time.
///
/// ```swift
/// let scheme = LayoutScheme(blocks: [
///   avatar.layoutBlock(with: Layout(x: .left(16), y: .center(), width: .fixed(40), height: .fixed(40))),
///   title.layoutBlock(
///     with: Layout(x: .left(8), y: .center(), width: .scaled(1), height: .fixed(20)),
///     constraints: [avatar.layoutConstraint(for: [.right(.limit(on: .outer))])]),
/// ])
/// scheme.layout(in: cell.bounds)
/// ```
public struct LayoutScheme: SnapshotValueBlock {
  /// The blocks, in the order in which they are laid out.
  public private(set) var blocks: [any LayoutBlockProtocol]
  /// What was written down; shared by copies until one is changed.
  private(set) var holder = ProgramHolder()

  /// Creates a scheme.
  public init(blocks: [any LayoutBlockProtocol] = []) {
    self.blocks = blocks
    for block in blocks { block.join(self) }
  }

  /// Whether any block has something to lay out.
  public var isActive: Bool { blocks.contains { $0.isActive } }

  public var currentSnapshot: LayoutSnapshot {
    holder.cast(of: self)?.currentSnapshot
      ?? LayoutSnapshot(childSnapshots: blocks.map { $0.currentSnapshot })
  }

  public var currentRect: CGRect { currentSnapshot.frame }

  /// Puts a block at a place in the order: at the end if none is given, at the nearest one if there is no such place.
  public mutating func insertLayout(block: any LayoutBlockProtocol, to position: Int? = nil) {
    blocks.insert(block, at: min(max(position ?? blocks.count, 0), blocks.count))
    didChange(adding: block)
  }

  /// Takes out the blocks whose elements are gone or in no other.
  public mutating func removeInactiveBlocks() {
    blocks.removeAll { !$0.isActive }
    didChange(adding: nil)
  }

  private mutating func didChange(adding block: (any LayoutBlockProtocol)?) {
    if isKnownUniquelyReferenced(&holder) {
      holder.invalidate()
      block?.join(self)
    } else {
      holder = ProgramHolder()
      for block in blocks { block.join(self) }
    }
  }

  public func layout() {
    if let cast = holder.cast(of: self), let space = cast.commonSuperElement {
      if let room = space.roomForLayout { cast.layout(in: room) }
    } else {
      for block in blocks { block.layout() }
    }
  }

  public func layout(in sourceRect: CGRect) {
    if let cast = holder.cast(of: self) {
      cast.layout(in: sourceRect)
    } else {
      for block in blocks { block.layout(in: sourceRect) }
    }
  }

  public func snapshot(for sourceRect: CGRect) -> LayoutSnapshot {
    if let cast = holder.cast(of: self) { return cast.snapshot(for: sourceRect, known: [:]) }
    var completed: [ObjectIdentifier: CGRect] = [:]
    return snapshot(for: sourceRect, completedRects: &completed)
  }

  public func snapshot(
    for sourceRect: CGRect, completedRects: inout [ObjectIdentifier: CGRect]
  ) -> LayoutSnapshot {
    if let cast = holder.cast(of: self) {
      return cast.snapshot(for: sourceRect, completedRects: &completedRects)
    }
    return LayoutSnapshot(
      childSnapshots: blocks.map { block -> any LayoutSnapshotProtocol in
        block.snapshot(for: sourceRect, completedRects: &completedRects)
      })
  }

  public func apply(snapshot: any LayoutSnapshotProtocol) {
    if let cast = holder.cast(of: self) { return cast.apply(LayoutSnapshot(snapshot)) }
    let children = snapshot.childSnapshots
    guard children.count == blocks.count else { return BlockMisuse.report(.otherBlocks) }
    for (block, child) in zip(blocks, children) { block.apply(snapshot: child) }
  }

  public func plan() -> LayoutPlan {
    if let cast = holder.cast(of: self) { return cast.plan() }
    return LayoutPlan(root: .group(blocks.map { $0.plan().root }))
  }

  public func record(in recorder: inout LayoutRecorder) {
    recorder.group(of: blocks.count) { for block in blocks { block.record(in: &$0) } }
  }

  public func join(_ scheme: LayoutScheme) {
    holder.outer.add(scheme.holder)
  }
}
