import QuoinExpressions

/// One instance of a repetition, or the whole tree: where ids are looked up and where an item is kept.
final class InstanceScope {
  let parent: InstanceScope?
  /// The nodes by their index in the table of the program; -1 for those of branches not taken.
  @exclusivity(unchecked) private var table: ContiguousArray<NodeID>
  /// The cells of the item and its index; none for the whole tree.
  let item: CellID
  let index: CellID
  /// What tells the instance apart from others.
  let key: String
  /// What stands in the instance.
  @exclusivity(unchecked) var children: [NodeID] = []
  /// Changes whenever nodes of conditions come or go; -1 where there are no conditions.
  @exclusivity(unchecked) var presence: CellID = -1

  init(parent: InstanceScope?, count: Int, item: CellID = -1, index: CellID = -1, key: String = "") {
    self.parent = parent
    table = ContiguousArray(repeating: -1, count: count)
    self.item = item
    self.index = index
    self.key = key
  }

  /// One in which items of a repetition can stand, with cells of its own for them.
  convenience init(
    of program: RepetitionProgram, in parent: InstanceScope, cellsOf graph: CellGraph, key: String = ""
  ) {
    let cells = graph.add(2, owner: -1)
    self.init(parent: parent, count: program.tableCount, item: cells, index: cells + 1, key: key)
  }

  /// Lets an item stand in the scope.
  func put(_ item: Value, at index: Int, in graph: CellGraph) {
    graph.set(self.item, to: item)
    graph.set(self.index, to: .number(Double(index)))
  }

  /// Makes room for nodes that come later.
  func grow(to count: Int) {
    if count > table.count { table += repeatElement(-1, count: count - table.count) }
  }

  /// The node of an index in the table.
  subscript(index: Int) -> NodeID {
    get { table[index] }
    set { table[index] = newValue }
  }
}
