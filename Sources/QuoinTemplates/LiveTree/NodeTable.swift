/// A number that names a node, a repetition or a condition of a live tree; -1 for none.
typealias NodeID = Int32

/// The nodes, repetitions and conditions of a live tree. Nothing else keeps them: they name each other by number, so
/// that what is taken out here is gone.
struct NodeTable {
  enum Entry {
    case node(LiveNode)
    case region(LiveRegion)
    case none
  }

  // Read for every step between nodes, and written whole.
  private var entries: ContiguousArray<Entry> = []
  private var free: [NodeID] = []

  /// How many there are.
  var count: Int { entries.count - free.count }

  subscript(id: NodeID) -> Entry {
    id >= 0 ? entries[Int(id)] : .none
  }

  func node(_ id: NodeID) -> LiveNode? {
    guard id >= 0, case .node(let node) = entries[Int(id)] else { return nil }
    return node
  }

  func region(_ id: NodeID) -> LiveRegion? {
    guard id >= 0, case .region(let region) = entries[Int(id)] else { return nil }
    return region
  }

  /// Takes a number for what is about to be made.
  mutating func reserve() -> NodeID {
    if let id = free.popLast() { return id }
    entries.append(.none)
    return NodeID(entries.count - 1)
  }

  mutating func fill(_ id: NodeID, with entry: Entry) {
    entries[Int(id)] = entry
  }

  mutating func remove(_ id: NodeID) {
    entries[Int(id)] = .none
    free.append(id)
  }

  /// All nodes, in no order that means anything.
  var nodes: some Sequence<LiveNode> {
    entries.lazy.compactMap { if case .node(let node) = $0 { node } else { nil } }
  }
}
