import QuoinDiagnostics
import QuoinExpressions

/// A live repetition or condition: which instances of its children there are.
final class LiveRegion {
  let program: RegionProgram
  unowned(unsafe) let tree: LiveTree
  unowned(unsafe) let parent: LiveNode
  let scope: InstanceScope
  let owner: Int32
  /// Holds the items, or the number of the branch taken.
  let cell: CellID
  let frame: ContextFrame
  var instances: [InstanceScope] = []
  /// The branch taken, and what it holds.
  var branch = -1
  var children: [LiveChild] = []

  init(program: RegionProgram, tree: LiveTree, parent: LiveNode, scope: InstanceScope) {
    self.program = program
    self.tree = tree
    self.parent = parent
    self.scope = scope
    owner = tree.nextOwner
    cell = tree.graph.add(1, owner: owner)
    frame = ContextFrame(tree: tree, parent: parent, scope: scope, references: program.references)
    tree.graph.cells[Int(cell)].isOutput = true
    tree.register(self)
  }

  /// Evaluates the items, or the tests up to the first that holds.
  func evaluate() throws(Diagnostic) -> Value {
    do throws(Diagnostic) {
      switch program.kind {
      case .repetition(let items, _, _):
        frame.clear(for: items)
        tree.evaluationCount += 1
        return .array(try RepeatedItems.items(of: items.value(in: frame), budget: tree.meter.budget))
      case .condition(let branches):
        for (index, branch) in branches.enumerated() {
          guard let test = branch.test else { return .number(Double(index)) }
          frame.clear(for: test)
          tree.evaluationCount += 1
          if try test.bool(in: frame) { return .number(Double(index)) }
        }
        return .number(-1)
      }
    } catch {
      throw error.located(at: program.span)
    }
  }

  /// Brings the instances in line with the cell; tells whether any came or went.
  func update() throws(Diagnostic) -> Bool {
    let value = try tree.graph.read(cell)
    tree.graph.cells[Int(cell)].hasNews = false
    switch program.kind {
    case .repetition(_, let key, let programs):
      guard case .array(let items) = value else { return false }
      return try update(items: items, key: key, programs: programs)
    case .condition(let branches):
      guard case .number(let number) = value, Int(number) != branch else { return false }
      for child in children { tree.remove(child) }
      children = []
      branch = Int(number)
      if branches.indices.contains(branch) {
        children = try branches[branch].children.map { child throws(Diagnostic) in
          try tree.make(child, in: parent, scope: scope)
        }
      }
      return true
    }
  }

  /// Keeps the instances of items that are still there, by their keys, and makes or removes the others.
  private func update(
    items: [Value], key: (CompiledExpression, [Reference])?, programs: [ChildProgram]
  ) throws(Diagnostic) -> Bool {
    var kept: [String: InstanceScope] = [:]
    for instance in instances { kept[instance.key] = instance }
    let old = instances
    var updated: [InstanceScope] = []
    var used: Set<String> = []
    for (position, item) in items.enumerated() {
      var name = String(position)
      if let key { name = try self.key(key, item: item, position: position) }
      // The same key twice still makes two instances.
      if !used.insert(name).inserted {
        name += "\u{0}\(position)"
        used.insert(name)
      }
      if let instance = kept.removeValue(forKey: name) {
        tree.graph.set(instance.item, to: item)
        tree.graph.set(instance.index, to: .number(Double(position)))
        updated.append(instance)
        continue
      }
      let instance = makeScope(item: item, position: position, key: name)
      instance.children = try programs.map { child throws(Diagnostic) in
        try tree.make(child, in: parent, scope: instance)
      }
      updated.append(instance)
    }
    for instance in old where kept[instance.key] != nil { remove(instance) }
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

  private func key(
    _ key: (CompiledExpression, [Reference]), item: Value, position: Int
  ) throws(Diagnostic) -> String {
    let inner = makeScope(item: item, position: position, key: "")
    defer { tree.graph.remove(inner.item, count: 2) }
    let frame = ContextFrame(tree: tree, parent: parent, scope: inner, references: key.1)
    let value = try key.0.value(in: frame)
    return tree.text(of: value)
  }

  private func remove(_ instance: InstanceScope) {
    for child in instance.children { tree.remove(child) }
    tree.graph.remove(instance.item, count: 2)
  }

  /// Removes everything inside.
  func clear() {
    for instance in instances { remove(instance) }
    if case .condition = program.kind { for child in children { tree.remove(child) } }
    instances = []
    children = []
  }
}
