import Foundation

/// Where a container has found baselines in itself, by its size, so that containers within each other are asked as often
/// as they nest and not twice as often with each level.
///
/// The container forgets them with any change in it, and tells whoever asked.
package nonisolated struct KnownBaselines {
  private struct Entry {
    let isFirst: Bool
    let size: CGSize
    let offset: CGFloat
  }

  /// Containers ask for the size that they measure and for the one that they give, of the first and of the last baseline.
  private static let limit = 4

  private var entries: [Entry] = []

  package init() {}

  /// Whether nobody has asked since the last change.
  package var isEmpty: Bool { entries.isEmpty }

  /// How far a baseline lies below the top of the container when that has a size, if it is known.
  package func offset(isFirst: Bool, for size: CGSize) -> CGFloat? {
    entries.first { $0.isFirst == isFirst && $0.size == size }?.offset
  }

  /// Keeps how far a baseline lies below the top, in points.
  package mutating func keep(_ offset: CGFloat, isFirst: Bool, for size: CGSize) {
    if entries.count == Self.limit { entries.removeFirst() }
    entries.append(Entry(isFirst: isFirst, size: size, offset: offset))
  }

  package mutating func removeAll() { entries.removeAll() }
}
