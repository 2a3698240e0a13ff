import Foundation

/// What a layout came to, to be applied later.
///
/// A rectangle is the snapshot of a single block.
public protocol LayoutSnapshotProtocol {
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
public struct LayoutSnapshot: LayoutSnapshotProtocol, Hashable, Sendable {
  let frames: [CGRect]
  let shape: SnapshotShape
  private var givenSnapshots = OwnRule(rule: [Int: any LayoutSnapshotProtocol]())

  /// The snapshots of blocks of one's own as they were given, by their place in the shape; their frames are here too.
  private(set) var own: [Int: any LayoutSnapshotProtocol] {
    get { givenSnapshots.rule }
    set { givenSnapshots = OwnRule(rule: newValue) }
  }

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
    var frames: [CGRect] = []
    var nodes = [Int32(childSnapshots.count)]
    var own: [Int: any LayoutSnapshotProtocol] = [:]
    for snapshot in childSnapshots {
      let child = LayoutSnapshot(snapshot)
      if !(snapshot is LayoutSnapshot) { own[nodes.count] = snapshot }
      for (node, snapshot) in child.own { own[nodes.count + node] = snapshot }
      frames += child.frames
      nodes += child.shape.nodes
    }
    self.init(frames: frames, shape: SnapshotShape(nodes))
    self.own = own
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
      var child = LayoutSnapshot(
        frames: Array(frames[leaf..<leaf + end.leaves]),
        shape: end.node == node + 1 && end.leaves == 1
          ? .single : SnapshotShape(Array(shape.nodes[node..<end.node])))
      for (place, snapshot) in own where place > node && place < end.node {
        child.own[place - node] = snapshot
      }
      result.append(child)
      (node, leaf) = (end.node, leaf + end.leaves)
    }
    return result
  }

  public var childSnapshots: [any LayoutSnapshotProtocol] {
    guard !own.isEmpty else { return children }
    var node = 1
    return children.map { child in
      defer { node += child.shape.nodes.count }
      return own[node] ?? child
    }
  }

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

extension LayoutSnapshotProtocol {
  /// The same as `frame`.
  @available(*, deprecated, renamed: "frame")
  public var snapshotFrame: CGRect { frame }
}

extension CGRect: LayoutSnapshotProtocol {
  public var frame: CGRect { self }
  public var childSnapshots: [any LayoutSnapshotProtocol] { [] }
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
