import Foundation

/// What a layout came to, to be applied later.
public protocol LayoutSnapshotProtocol: Sendable {
  /// The frame of a block, or the smallest rectangle around the frames of a scheme, in points.
  var frame: CGRect { get }
  /// The snapshots of a scheme's blocks, in order; none for a single block.
  var childSnapshots: [any LayoutSnapshotProtocol] { get }
}

/// The frames of a block or a scheme as a plain value, bound to no element and no thread.
///
/// ```swift
/// let portrait = scheme.snapshot(for: CGRect(x: 0, y: 0, width: 390, height: 844))
/// scheme.apply(snapshot: portrait)
/// ```
public struct LayoutSnapshot: LayoutSnapshotProtocol, Hashable {
  let frames: [CGRect]
  let shape: SnapshotShape

  init(frames: [CGRect], shape: SnapshotShape) {
    self.frames = frames
    self.shape = shape
  }

  /// Creates the snapshot of a single block.
  public init(frame: CGRect) {
    self.init(frames: [frame], shape: .single)
  }

  /// Creates the snapshot of a scheme from those of its blocks.
  public init(childSnapshots: [any LayoutSnapshotProtocol]) {
    let children = childSnapshots.map(LayoutSnapshot.init)
    self.init(
      frames: children.flatMap(\.frames),
      shape: SnapshotShape([Int32(children.count)] + children.flatMap(\.shape.nodes)))
  }

  /// Creates a copy of any snapshot.
  public init(_ snapshot: any LayoutSnapshotProtocol) {
    if let snapshot = snapshot as? LayoutSnapshot {
      self = snapshot
    } else if snapshot.childSnapshots.isEmpty {
      self.init(frame: snapshot.frame)
    } else {
      self.init(childSnapshots: snapshot.childSnapshots)
    }
  }

  /// The snapshot of a block whose element is gone: applying it changes nothing.
  public static let nothing = LayoutSnapshot(frames: [SnapshotShape.missing], shape: .single)

  /// Whether there is no frame in the snapshot, because every element is gone.
  public var isNothing: Bool { frames.allSatisfy(SnapshotShape.isMissing) }

  public var frame: CGRect {
    var union: CGRect?
    for frame in frames where !SnapshotShape.isMissing(frame) {
      union = union?.enclosing(frame) ?? frame
    }
    return union ?? .zero
  }

  /// The same as `childSnapshots`, with their type.
  public var children: [LayoutSnapshot] {
    guard shape.nodes.first != SnapshotShape.leaf else { return [] }
    var result: [LayoutSnapshot] = []
    var (node, leaf) = (1, 0)
    while node < shape.nodes.count {
      let end = shape.end(of: node)
      result.append(
        LayoutSnapshot(
          frames: Array(frames[leaf..<leaf + end.leaves]),
          shape: end.node == node + 1 && end.leaves == 1
            ? .single : SnapshotShape(Array(shape.nodes[node..<end.node]))))
      (node, leaf) = (end.node, leaf + end.leaves)
    }
    return result
  }

  public var childSnapshots: [any LayoutSnapshotProtocol] { children }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(shape)
    for frame in frames {
      hasher.combine(frame.origin.x)
      hasher.combine(frame.origin.y)
      hasher.combine(frame.size.width)
      hasher.combine(frame.size.height)
    }
  }

  public static func == (left: LayoutSnapshot, right: LayoutSnapshot) -> Bool {
    left.frames == right.frames && (left.shape === right.shape || left.shape == right.shape)
  }
}

extension CGRect {
  /// The smallest rectangle around two, empty ones included.
  fileprivate func enclosing(_ other: CGRect) -> CGRect {
    let x = min(origin.x, other.origin.x)
    let y = min(origin.y, other.origin.y)
    return CGRect(
      x: x, y: y,
      width: max(origin.x + size.width, other.origin.x + other.size.width) - x,
      height: max(origin.y + size.height, other.origin.y + other.size.height) - y)
  }
}
