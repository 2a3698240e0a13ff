import Foundation

/// A stack for a plan.
struct CapturedStack: Sendable {
  /// The elements, each with what it lays out if it is a guide.
  let items: [(ObjectIdentifier, CapturedContent?)]
  let distribution: OwnRule<(StackDistribution, any RectAxis)>
  let direction: ReadingDirection

  func snapshot(for source: CGRect, _ completed: inout [ObjectIdentifier: CGRect]) -> LayoutSnapshot {
    let (rule, axis) = distribution.rule
    let frames = rule.distribute(rects: items.map { _ in .zero }, in: source, along: axis, direction)
    for ((item, content), frame) in zip(items, frames) {
      completed[item] = frame
      content?.complete(&completed, placedAt: frame)
    }
    return Self.snapshot(frames, in: source)
  }

  /// The snapshot of a stack; that of no elements is a point at the source's origin.
  static func snapshot(_ frames: [CGRect], in source: CGRect) -> LayoutSnapshot {
    frames.isEmpty
      ? LayoutSnapshot(frame: CGRect(origin: source.origin, size: .zero))
      : LayoutSnapshot(childSnapshots: frames)
  }
}
