/// A number that names a node, a repetition or a condition of a live tree; -1 for none.
typealias NodeID = Int32

/// Where a node stands in its tree, as plain numbers: read for every step between nodes, without counting a reference.
struct NodePlace {
  /// How a node comes to its frame.
  enum Kind: UInt8 {
    /// Nothing is there.
    case none
    /// It is a repetition or a condition.
    case region
    /// By its attributes.
    case own
    /// By its attributes, or by what it stands in: the root.
    case root
    /// By the container around it.
    case arranged
    /// By constraints.
    case constrained
  }

  /// How many nodes in a row, this one the last, work out parts of each other's lengths wherever these are asked for.
  typealias PartDepth = UInt8
  /// From here on a node keeps them in cells, so that nobody who asks has a long way to go.
  static let partDepthLimit: PartDepth = 8

  var kind = Kind.none
  /// 0 where no part of the parent's length decides the frame, or where it is kept in a cell.
  var partDepth: PartDepth = 0
  /// Whether such nodes stand in this one, which have to hear of its size.
  var hasFollowers = false
  /// Whether a container arranges the node, or one around it.
  var isWithinArranged = false
  /// Whether the view was hidden when somebody last asked.
  var wasHidden = false
  var parent: NodeID = -1
  /// The siblings before and behind it.
  var previous: NodeID = -1
  var next: NodeID = -1
  /// Its first cell.
  var base: CellID = -1
  /// The first of the cells that few nodes are asked for; -1 while nobody has.
  var rareBase: CellID = -1
  /// The cells of its state, in a row.
  var firstState: CellID = -1
  var stateCount: Int32 = 0
  /// The cells of the item of the repetition around it, and of its index.
  var item: CellID = -1
  var index: CellID = -1
  /// The number of the round in which the frame was last brought up to date.
  var round: Int32 = 0
  /// That of its program, which lasts as long as the node; nothing where there is none.
  var shape: UnsafePointer<LayoutShape>?
}

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
  /// Where the nodes stand, by number. The table alone makes numbers, so that none is checked again.
  private var places = RecordRow<NodePlace>.grown(nil, to: 4)
  private var capacity = 4
  /// Whether a repetition or a condition has ever been among them.
  private(set) var hasRegions = false

  /// How many there are.
  var count: Int { entries.count - free.count }
  /// How many numbers have been given.
  var extent: Int { entries.count }

  /// Makes room for more nodes.
  mutating func makeRoom(forMore count: Int) {
    guard entries.count + count > capacity else { return }
    capacity = entries.count + count
    places = RecordRow.grown(places, to: capacity)
    entries.reserveCapacity(capacity)
  }

  subscript(id: NodeID) -> Entry {
    id >= 0 ? entries[Int(id)] : .none
  }

  func node(_ id: NodeID) -> LiveNode? {
    guard id >= 0, case .node(let node) = entries[Int(id)] else { return nil }
    return node
  }

  func region(_ id: NodeID) -> LiveRegion? {
    guard id >= 0, places[Int(id)].kind == .region, case .region(let region) = entries[Int(id)] else {
      return nil
    }
    return region
  }

  /// Where a node stands.
  @inline(__always)
  func place(_ id: NodeID) -> NodePlace { id >= 0 ? places[Int(id)] : NodePlace() }

  /// Changes where a node stands.
  mutating func change(_ id: NodeID, _ body: (inout NodePlace) -> Void) {
    if id >= 0 { body(&places[Int(id)]) }
  }

  mutating func set(_ id: NodeID, _ place: NodePlace) { places[Int(id)] = place }

  /// Takes note of a node whose frame follows from its parent's size.
  ///
  /// - Returns: Its `partDepth`.
  mutating func takeFollower(in parent: NodeID) -> NodePlace.PartDepth {
    let depth = places[Int(parent)].partDepth
    guard places[Int(parent)].shape?.pointee.isWhole == true, depth < NodePlace.partDepthLimit else {
      return 0
    }
    places[Int(parent)].hasFollowers = true
    return depth + 1
  }

  /// Takes a number for what is about to be made.
  mutating func reserve() -> NodeID {
    if let id = free.popLast() { return id }
    if entries.count == capacity {
      capacity *= 2
      places = RecordRow.grown(places, to: capacity)
    }
    (places + entries.count).initialize(to: NodePlace())
    entries.append(.none)
    return NodeID(entries.count - 1)
  }

  mutating func fill(_ id: NodeID, with entry: Entry) {
    entries[Int(id)] = entry
    guard case .region = entry else { return }
    places[Int(id)].kind = .region
    hasRegions = true
  }

  mutating func remove(_ id: NodeID) {
    entries[Int(id)] = .none
    places[Int(id)] = NodePlace()
    free.append(id)
  }

  /// Lets go of where the nodes stand, which nobody asks for afterwards.
  func deallocate() { RecordRow.deallocate(places) }

  /// All nodes, in no order that means anything.
  var nodes: some Sequence<LiveNode> {
    entries.lazy.compactMap { if case .node(let node) = $0 { node } else { nil } }
  }
}
