import QuoinDiagnostics
import QuoinExpressions

/// A live repetition or condition: which instances of its children there are.
final class LiveRegion {
  let program: RegionProgram
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

  init(program: RegionProgram, tree: LiveTree, parent: NodeID, scope: InstanceScope) {
    self.program = program
    owner = OwningTree(tree: tree)
    parentID = parent
    self.scope = scope
    id = tree.table.reserve()
    cell = tree.graph.add(1, owner: id)
    slots = ContextSlots(tree: tree, parent: parent, scope: scope, references: program.references)
    tree.graph.cells[Int(cell)].isOutput = true
    if case .condition = program.kind, scope.presence < 0 {
      scope.presence = tree.graph.add(1, owner: -1)
      tree.graph.set(scope.presence, to: .number(0))
    }
  }

  var tree: LiveTree { owner.tree }

  /// Evaluates the items, or the tests up to the first that holds.
  func evaluate() throws(Diagnostic) -> Value {
    failingItem = nil
    do throws(Diagnostic) {
      switch program.kind {
      case .repetition(let items, let key, _):
        slots.clear(for: items)
        tree.evaluationCount += 1
        let found = try RepeatedItems.items(of: items.value(in: slots), budget: tree.meter.budget)
        guard let key else { return .array(found) }
        // What tells the items apart is a part of the value, as it may follow from more than them.
        return .array([.array(found), .array(try names(of: found, by: key))])
      case .condition(let branches):
        for (index, branch) in branches.enumerated() {
          guard let test = branch.test else { return .number(Double(index)) }
          slots.clear(for: test)
          tree.evaluationCount += 1
          if try test.bool(in: slots) { return .number(Double(index)) }
        }
        return .number(-1)
      }
    } catch {
      throw error.located(at: program.span)
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
    switch program.kind {
    case .repetition(_, let key, let programs):
      guard case .array(var items) = value else { return false }
      var names = items.indices.map { String($0) }
      if key != nil {
        guard items.count == 2, case .array(let found) = items[0], case .array(let keys) = items[1] else {
          return false
        }
        items = found
        names = keys.map { if case .string(let name) = $0 { name } else { "" } }
      }
      let changes = try update(items: items, names: names, programs: programs, in: parent)
      if let key { noteRepeatedKeys(names, at: key.span) }
      return changes
    case .condition(let branches):
      guard case .number(let number) = value, Int(number) != branch else { return false }
      let programs = branches.indices.contains(Int(number)) ? branches[Int(number)].children : []
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
    items: [Value], names: [String], programs: [ChildProgram], in parent: LiveNode
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
          let instance = makeScope(item: items[position], position: position, key: name)
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
      tree.graph.set(instance.item, to: items[position])
      tree.graph.set(instance.index, to: .number(Double(position)))
    }
    leavingInstances += old.filter { kept[$0.key] != nil }
    instances = updated
    children = updated.flatMap(\.children)
    return old.count != updated.count || zip(old, updated).contains { $0 !== $1 }
  }

  private func makeScope(item: Value, position: Int, key: String) -> InstanceScope {
    let cells = tree.graph.add(2, owner: -1)
    tree.graph.set(cells, to: item)
    tree.graph.set(cells + 1, to: .number(Double(position)))
    return InstanceScope(
      parent: scope, count: program.tableCount, item: cells, index: cells + 1, key: key)
  }

  /// What tells the items apart: the texts of their keys.
  private func names(
    of items: [Value], by key: KeyProgram
  ) throws(Diagnostic) -> [Value] {
    // Kept, as the region's own cell reads it.
    let trial = trial ?? makeScope(item: .null, position: 0, key: "")
    self.trial = trial
    let slots = ContextSlots(tree: tree, parent: parentID, scope: trial, references: key.references)
    var names = ItemNames()
    return try items.enumerated().map { position, item throws(Diagnostic) in
      tree.graph.set(trial.item, to: item)
      tree.graph.set(trial.index, to: .number(Double(position)))
      slots.clear(for: key.expression)
      failingItem = position
      let name = try names.name(key.expression.value(in: slots).text(in: tree.host))
      failingItem = nil
      return .string(name)
    }
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
    if case .condition = program.kind, scope.presence >= 0 { tree.graph.advance(scope.presence) }
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
    if case .condition = program.kind { for child in children { tree.remove(child) } }
    instances = []
    children = []
    removeLeaving()
    if let trial { dropCells(of: trial) }
    trial = nil
  }
}
