import QuoinDiagnostics
import QuoinExpressions

/// A live repetition or condition: which instances of its children there are.
final class LiveRegion {
  let program: RegionProgram<NodeProgram>
  private let owner: OwningTree
  let parentID: NodeID
  let scope: InstanceScope
  /// The number in the tree's table.
  let id: NodeID
  /// Holds the items, or the number of the branch taken.
  let cell: CellID
  let slots: ContextSlots
  /// What stands there, as written.
  private(set) var children: [NodeID] = []
  private var instances: [InstanceScope] = []
  /// Where each item stands in turn while its key is worked out.
  private var trial: InstanceScope?
  /// The item whose key could not be evaluated, where that is why the region could not.
  private(set) var failingItem: Int?
  /// The first item that has the key of another one.
  private(set) var repeatedItem: Int?
  /// What updates have replaced, until the children around the region are listed anew.
  private var leaving: [NodeID] = []
  private var leavingInstances: [InstanceScope] = []
  /// The branch taken.
  private var branch = -1
  /// What an item takes beside the nodes that it comes to.
  private static let bytesOfInstance = 400
  /// How often the update going on has changed the region.
  var rounds = 0

  init(program: RegionProgram<NodeProgram>, tree: LiveTree, parent: NodeID, scope: InstanceScope) {
    self.program = program
    owner = OwningTree(tree: tree)
    parentID = parent
    self.scope = scope
    id = tree.table.reserve()
    cell = tree.graph.add(1, owner: id)
    slots = ContextSlots(tree: tree, parent: parent, scope: scope, references: program.references)
    tree.graph.cells[Int(cell)].isOutput = true
    if case .choice = program, scope.presence < 0 {
      scope.presence = tree.graph.add(1, owner: -1)
      tree.graph.set(scope.presence, to: .number(0))
    }
  }

  var tree: LiveTree { owner.tree }

  /// Evaluates the items, or the tests up to the first that holds.
  func evaluate() throws(Diagnostic) -> Value {
    failingItem = nil
    switch program {
    case .each(let repetition, _):
      let found = try slots.items(of: repetition).all
      guard let key = repetition.key else { return .array(found) }
      // What tells the items apart is a part of the value, as it may follow from more than them.
      return .array([.array(found), .array(try names(of: found, in: repetition, by: key))])
    case .choice(let choice, _):
      return .number(Double(try slots.branch(of: choice) ?? -1))
    }
  }

  /// Brings the instances in line with the cell: makes what is new beside what there is, and only then lets go of the
  /// rest, so that a failure leaves all as it was.
  ///
  /// - Returns: Whether any came or went; `removeLeaving()` has to follow then.
  func update() throws(Diagnostic) -> Bool {
    let value = try tree.graph.read(cell)
    tree.graph.cells[Int(cell)].hasNews = false
    guard let parent = tree.node(parentID) else { return false }
    switch program {
    case .each(let repetition, let programs):
      guard case .array(var items) = value else { return false }
      var names = items.indices.map { String($0) }
      if repetition.key != nil {
        guard items.count == 2, case .array(let found) = items[0], case .array(let keys) = items[1] else {
          return false
        }
        items = found
        names = keys.map { if case .string(let name) = $0 { name } else { "" } }
      }
      let changes = try update(repetition, items: items, names: names, programs: programs, in: parent)
      if let key = repetition.key { noteRepeatedKeys(names, at: key.span) }
      return changes
    case .choice(_, let branches):
      guard case .number(let number) = value, Int(number) != branch else { return false }
      let programs = branches.indices.contains(Int(number)) ? branches[Int(number)] : []
      let new = try tree.building { () throws(Diagnostic) in
        try programs.map { child throws(Diagnostic) in try tree.make(child, in: parent, scope: scope) }
      }
      leaving += children
      children = new
      branch = Int(number)
      return true
    }
  }

  /// Keeps the instances of items that are still there, by their names, and makes or removes the others.
  private func update(
    _ repetition: RepetitionProgram, items: [Value], names: [String], programs: [ChildProgram],
    in parent: LiveNode
  ) throws(Diagnostic) -> Bool {
    let old = instances
    var kept: [String: InstanceScope] = [:]
    for instance in old { kept[instance.key] = instance }
    var updated: [InstanceScope] = []
    updated.reserveCapacity(items.count)
    var stayed: [(instance: InstanceScope, position: Int)] = []
    var fresh: [InstanceScope] = []
    do throws(Diagnostic) {
      try tree.building { () throws(Diagnostic) in
        let start = tree.extent
        for (position, name) in names.enumerated() {
          if let instance = kept.removeValue(forKey: name) {
            updated.append(instance)
            stayed.append((instance, position))
            continue
          }
          try tree.meter.countNode()
          try tree.meter.countMemory(Self.bytesOfInstance)
          let instance = InstanceScope(of: repetition, in: scope, cellsOf: tree.graph, key: name)
          instance.put(items[position], at: position, in: tree.graph)
          fresh.append(instance)
          updated.append(instance)
          instance.children = try programs.map { child throws(Diagnostic) in
            try tree.make(child, in: parent, scope: instance)
          }
          if fresh.count == 1 {
            tree.makeRoom(forMore: names.count - updated.count - kept.count, since: start)
          }
        }
      }
    } catch {
      for instance in fresh { dropCells(of: instance) }
      throw error
    }
    for (instance, position) in stayed {
      instance.put(items[position], at: position, in: tree.graph)
    }
    leavingInstances += old.filter { kept[$0.key] != nil }
    instances = updated
    children = updated.flatMap(\.children)
    return old.count != updated.count || zip(old, updated).contains { $0 !== $1 }
  }

  /// What tells the items apart.
  private func names(
    of items: [Value], in repetition: RepetitionProgram, by key: KeyProgram
  ) throws(Diagnostic) -> [Value] {
    // Kept, as the region's own cell reads it.
    let trial = trial ?? InstanceScope(of: repetition, in: scope, cellsOf: tree.graph)
    self.trial = trial
    let slots = ContextSlots(tree: tree, parent: parentID, scope: trial, references: key.references)
    return try slots.names(of: items, by: key) { failingItem = $0 }
  }

  /// Tells of keys that several items have.
  private func noteRepeatedKeys(_ names: [String], at span: SourceSpan?) {
    let found = ItemNames.repeatedKeys(in: names)
    repeatedItem = found.first?.second
    tree.unwritten.resolve(cell)
    if let problem = Diagnostic.repeatedKeys(found, at: span) { tree.unwritten.note(problem, at: cell) }
  }

  /// Takes what updates have let go of out of the tree.
  func removeLeaving() {
    for child in leaving { tree.remove(child) }
    for instance in leavingInstances { remove(instance) }
    leaving = []
    leavingInstances = []
    if case .choice = program, scope.presence >= 0 { tree.graph.advance(scope.presence) }
  }

  private func remove(_ instance: InstanceScope) {
    for child in instance.children { tree.remove(child) }
    dropCells(of: instance)
  }

  private func dropCells(of instance: InstanceScope) {
    tree.drop(instance.item, count: 2)
    if instance.presence >= 0 { tree.drop(instance.presence, count: 1) }
    instance.presence = -1
  }

  /// Removes everything inside.
  func clear() {
    for instance in instances { remove(instance) }
    if case .choice = program { for child in children { tree.remove(child) } }
    instances = []
    children = []
    removeLeaving()
    if let trial { dropCells(of: trial) }
    trial = nil
  }
}
