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
public final class LayoutScheme: LayoutBlockProtocol {
  /// The blocks, in the order in which they are laid out.
  public private(set) var blocks: [any LayoutBlockProtocol]
  let holder = ProgramHolder()

  /// Creates a scheme.
  public init(blocks: [any LayoutBlockProtocol] = []) {
    self.blocks = blocks
    for block in blocks { block.join(self) }
  }

  /// Whether any block has something to lay out.
  public var isActive: Bool { blocks.contains { $0.isActive } }

  public var currentSnapshot: LayoutSnapshot { cast.currentSnapshot }

  /// Puts a block at a place in the order: at the end if none is given, at the nearest one if there is no such place.
  ///
  /// - Returns: Whether it was put there; a scheme that has this one in it, or is it, is refused.
  @discardableResult
  public func insertLayout(block: any LayoutBlockProtocol, to position: Int? = nil) -> Bool {
    if let scheme = block as? LayoutScheme, scheme.contains(self) { return false }
    blocks.insert(block, at: min(max(position ?? blocks.count, 0), blocks.count))
    block.join(self)
    holder.invalidate()
    return true
  }

  /// Takes out the blocks whose elements are gone.
  public func removeInactiveBlocks() {
    blocks.removeAll { !$0.isActive }
    holder.invalidate()
  }

  public func layout() {
    if let bounds = cast.superElement?.bounds { cast.layout(in: bounds) }
  }

  public func layout(in sourceRect: CGRect) {
    cast.layout(in: sourceRect)
  }

  public func snapshot(for sourceRect: CGRect) -> LayoutSnapshot {
    cast.snapshot(for: sourceRect, known: [:])
  }

  public func snapshot(
    for sourceRect: CGRect, constrainRects: [ObjectIdentifier: CGRect]
  ) -> LayoutSnapshot {
    cast.snapshot(for: sourceRect, known: constrainRects)
  }

  @discardableResult
  public func apply(snapshot: any LayoutSnapshotProtocol) -> Bool {
    cast.apply(LayoutSnapshot(snapshot))
  }

  public func plan() -> LayoutPlan { cast.plan() }

  public func record(in recorder: inout LayoutRecorder) {
    recorder.group(blocks)
  }

  public func join(_ scheme: LayoutScheme) {
    holder.outer.add(scheme.holder)
  }

  private func contains(_ scheme: LayoutScheme) -> Bool {
    self === scheme || blocks.contains { ($0 as? LayoutScheme)?.contains(scheme) ?? false }
  }

  private var cast: LayoutCast { holder.cast(of: self) }
}
