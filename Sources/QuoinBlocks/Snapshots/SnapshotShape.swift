import Foundation

/// How a snapshot's frames are nested: depth first, the number of children of each group and `leaf` for each frame.
final class SnapshotShape: Sendable, Hashable {
  static let leaf: Int32 = -1

  /// The frame of an element that is gone.
  static let missing = CGRect(x: CGFloat.infinity, y: 0, width: 0, height: 0)

  @inline(__always)
  static func isMissing(_ frame: CGRect) -> Bool { frame.origin.x == .infinity }

  static let single = SnapshotShape([leaf])

  let nodes: [Int32]
  let leafCount: Int

  init(_ nodes: [Int32]) {
    self.nodes = nodes
    leafCount = nodes.reduce(0) { $1 == Self.leaf ? $0 + 1 : $0 }
  }

  /// The index behind a node and all in it, and the number of its leaves.
  func end(of node: Int) -> (node: Int, leaves: Int) {
    var open = 1
    var next = node
    var leaves = 0
    // A block of one's own that recorded nothing leaves its place empty.
    while open > 0, next < nodes.count {
      open -= 1
      if nodes[next] == Self.leaf { leaves += 1 } else { open += Int(nodes[next]) }
      next += 1
    }
    return (next, leaves)
  }

  static func == (left: SnapshotShape, right: SnapshotShape) -> Bool { left.nodes == right.nodes }

  func hash(into hasher: inout Hasher) {
    hasher.combine(nodes)
  }
}
