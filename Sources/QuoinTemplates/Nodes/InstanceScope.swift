import QuoinExpressions

/// One instance of a repetition, or the whole tree: where ids are looked up and where an item is kept.
final class InstanceScope {
  let parent: InstanceScope?
  /// The nodes by their index in the table; those of branches not taken are missing. A node takes itself out when it
  /// is removed, and lives no longer than the scope's own tree.
  private var table: [Unmanaged<LiveNode>?]
  /// The cells of the item and its index; none for the whole tree.
  let item: CellID
  let index: CellID
  /// What tells the instance apart from others.
  var key: String
  var children: [LiveChild] = []

  init(parent: InstanceScope?, count: Int, item: CellID = -1, index: CellID = -1, key: String = "") {
    self.parent = parent
    table = Array(repeating: nil, count: count)
    self.item = item
    self.index = index
    self.key = key
  }

  /// The node of an index in the table.
  subscript(index: Int) -> LiveNode? {
    get { table[index]?._withUnsafeGuaranteedRef { $0 } }
    set { table[index] = newValue.map { .passUnretained($0) } }
  }
}

/// What stands among the children of a live node.
enum LiveChild {
  case node(LiveNode)
  case region(LiveRegion)
}
