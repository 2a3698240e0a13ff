import Foundation

/// Lengths that follow one another, as the heights of rows: what lies where is found, and a length changed, in steps that
/// grow with the logarithm of the number of different runs.
///
/// A randomised search tree by index whose nodes are runs of equal lengths, so that 100,000 rows that nobody has seen yet
/// are one node. It lies in one array; the priorities come from a fixed seed.
struct LengthTree {
  private struct Node {
    var left: Int32 = -1
    var right: Int32 = -1
    let priority: UInt32
    /// How many items the run has, and how long each is.
    var run: Int
    var length: CGFloat
    var isMeasured: Bool
    /// The same for all of the subtree.
    var count: Int
    var total: CGFloat
  }

  private var nodes: [Node] = []
  private var unused: [Int32] = []
  private var root: Int32 = -1
  private var seed: UInt32 = 0x9E37_79B9

  /// Creates lengths that are all the same.
  init(count: Int = 0, length: CGFloat = 0, isMeasured: Bool = false) {
    if count > 0 { root = makeNode(count, length, isMeasured) }
  }

  /// How many items there are.
  var count: Int { root < 0 ? 0 : nodes[Int(root)].count }
  /// How long all are together, in points.
  var total: CGFloat { root < 0 ? 0 : nodes[Int(root)].total }

  // MARK: Reading

  /// The length of an item, in points, and whether it has been measured or only estimated.
  subscript(index: Int) -> (length: CGFloat, isMeasured: Bool) {
    let found = find(index)
    return (found.length, found.isMeasured)
  }

  /// Where an item begins; the end of all for the index after the last.
  func offset(of index: Int) -> CGFloat { index >= count ? total : find(index).offset }

  /// Where an item begins and how long it is.
  func find(_ index: Int) -> (offset: CGFloat, length: CGFloat, isMeasured: Bool) {
    var (node, rest, offset) = (root, index, CGFloat(0))
    while node >= 0 {
      let here = nodes[Int(node)]
      if here.left >= 0 {
        let left = nodes[Int(here.left)]
        if rest < left.count {
          node = here.left
          continue
        }
        rest -= left.count
        offset += left.total
      }
      if rest < here.run { return (offset + CGFloat(rest) * here.length, here.length, here.isMeasured) }
      rest -= here.run
      offset += CGFloat(here.run) * here.length
      node = here.right
    }
    return (offset, 0, false)
  }

  /// The item within which an offset lies; the first one before all, and `count` behind all.
  ///
  /// Items without a length hold no offset.
  func index(at offset: CGFloat) -> Int {
    var (node, rest, index) = (root, offset, 0)
    while node >= 0 {
      let here = nodes[Int(node)]
      if here.left >= 0 {
        let left = nodes[Int(here.left)]
        if rest < left.total {
          node = here.left
          continue
        }
        rest -= left.total
        index += left.count
      }
      let length = CGFloat(here.run) * here.length
      if rest < length { return index + min(max(Int(rest / here.length), 0), here.run - 1) }
      rest -= length
      index += here.run
      node = here.right
    }
    return count
  }

  // MARK: Changing

  /// Sets the length of an item.
  mutating func set(_ length: CGFloat, isMeasured: Bool, at index: Int) {
    let old = find(index)
    if old.length == length, old.isMeasured == isMeasured { return }
    let (before, rest) = split(root, at: index)
    let (item, after) = split(rest, at: 1)
    release(item)
    let new = makeNode(1, length, isMeasured)
    root = merge(merge(before, new), after)
  }

  /// Inserts items of one length before an index.
  mutating func insert(count: Int, length: CGFloat, isMeasured: Bool = false, at index: Int) {
    if count <= 0 { return }
    let (before, after) = split(root, at: index)
    let new = makeNode(count, length, isMeasured)
    root = merge(merge(before, new), after)
  }

  /// Removes items from an index on.
  mutating func remove(count: Int, at index: Int) {
    if count <= 0 { return }
    let (before, rest) = split(root, at: index)
    let (removed, after) = split(rest, at: count)
    release(removed)
    root = merge(before, after)
  }

  /// Lets all lengths count as estimates.
  ///
  /// - Parameter keepsFixed: Whether lengths do not depend on what is measured, so that nothing is to be forgotten.
  mutating func forgetMeasures(keepsFixed: Bool) {
    if keepsFixed { return }
    for index in nodes.indices { nodes[index].isMeasured = false }
  }

  /// Whether any length may be nothing.
  var mayHoldNothing: Bool { nodes.contains { $0.length == 0 } }

  // MARK: The tree

  private mutating func makeNode(_ run: Int, _ length: CGFloat, _ isMeasured: Bool) -> Int32 {
    seed ^= seed << 13
    seed ^= seed >> 17
    seed ^= seed << 5
    let node = Node(
      priority: seed, run: run, length: length, isMeasured: isMeasured, count: run,
      total: CGFloat(run) * length)
    if let place = unused.popLast() {
      nodes[Int(place)] = node
      return place
    }
    nodes.append(node)
    return Int32(nodes.count - 1)
  }

  private mutating func release(_ node: Int32) {
    var pending = [node]
    while let next = pending.popLast() {
      if next < 0 { continue }
      pending.append(nodes[Int(next)].left)
      pending.append(nodes[Int(next)].right)
      unused.append(next)
    }
  }

  private mutating func sum(_ place: Int32) {
    var node = nodes[Int(place)]
    node.count = node.run
    node.total = CGFloat(node.run) * node.length
    if node.left >= 0 {
      node.count += nodes[Int(node.left)].count
      node.total += nodes[Int(node.left)].total
    }
    if node.right >= 0 {
      node.count += nodes[Int(node.right)].count
      node.total += nodes[Int(node.right)].total
    }
    nodes[Int(place)] = node
  }

  private mutating func merge(_ left: Int32, _ right: Int32) -> Int32 {
    if left < 0 { return right }
    if right < 0 { return left }
    if nodes[Int(left)].priority >= nodes[Int(right)].priority {
      nodes[Int(left)].right = merge(nodes[Int(left)].right, right)
      sum(left)
      return left
    }
    nodes[Int(right)].left = merge(left, nodes[Int(right)].left)
    sum(right)
    return right
  }

  /// Parts a subtree into its first items and the rest; a run may be cut in two.
  private mutating func split(_ node: Int32, at index: Int) -> (Int32, Int32) {
    if node < 0 { return (-1, -1) }
    let here = nodes[Int(node)]
    let before = here.left < 0 ? 0 : nodes[Int(here.left)].count
    if index <= before {
      let (left, right) = split(here.left, at: index)
      nodes[Int(node)].left = right
      sum(node)
      return (left, node)
    }
    if index >= before + here.run {
      let (left, right) = split(here.right, at: index - before - here.run)
      nodes[Int(node)].right = left
      sum(node)
      return (node, right)
    }
    let cut = index - before
    let rest = makeNode(here.run - cut, here.length, here.isMeasured)
    let right = merge(rest, here.right)
    nodes[Int(node)].run = cut
    nodes[Int(node)].right = -1
    sum(node)
    return (node, right)
  }
}
