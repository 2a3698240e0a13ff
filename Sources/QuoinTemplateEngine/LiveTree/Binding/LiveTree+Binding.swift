import QuoinDiagnostics
import QuoinExpressions

/// That a tree is bound to its owner.
final class TreeBinding {
  /// The controllers inside that take what is in them, by their nodes.
  fileprivate var innerOwners: [NodeID: WeakObject] = [:]
  /// What could not be bound since, at the cells of the attributes that say what.
  var problems = CellProblems()

  fileprivate struct WeakObject {
    weak var object: AnyObject?
  }
}

extension LiveTree {
  /// What is wrong if the tree is bound to an owner.
  func bindingProblems(for owner: AnyObject) -> Diagnostics {
    guard let root else { return Diagnostics() }
    let known = binding
    // Looked at as if nothing were bound yet.
    binding = nil
    defer { binding = known }
    var plan = BindingPlan(self)
    plan.check(root, for: owner)
    return Diagnostics(plan.problems.all.map(\.diagnostic))
  }

  /// Binds all nodes to an owner, as far as it has what they name.
  func bind(to owner: AnyObject) {
    self.owner = owner
    let binding = TreeBinding()
    if let root {
      var plan = BindingPlan(self)
      plan.check(root, for: owner)
      self.binding = binding
      bind([root], to: [owner], by: &plan)
    }
    self.binding = binding
  }

  /// Takes everything off the owner.
  func unbind() {
    guard binding != nil else { return }
    binding = nil
    for node in table.nodes {
      node.binding?.undo(of: node)
      node.binding = nil
    }
    for id in lists { node(id)?.list?.unbindCells() }
  }

  /// Takes note that a node is gone, whose number another one may get.
  func unbind(_ id: NodeID) { binding?.innerOwners[id] = nil }

  /// Binds what has come into a bound tree, inside one node.
  func bindNew(_ nodes: [LiveNode]) {
    guard let first = nodes.first, case let owners = owners(around: first), !owners.isEmpty else { return }
    var plan = BindingPlan(self)
    for node in nodes { plan.check(node, for: owners) }
    bind(nodes, to: owners, by: &plan)
  }

  /// Takes over the binding of the tree in whose place this one comes; what properties hold and is there still stays.
  func takeBinding(of old: LiveTree) {
    guard old.binding != nil, let owner = old.owner else { return }
    var held: [HeldOutlet] = []
    for node in old.table.nodes {
      guard let binding = node.binding else { continue }
      binding.undoTelling(of: node)
      if let outlet = binding.outlet { held.append(outlet) }
      node.binding = nil
    }
    old.binding = nil
    bind(to: owner)
    let kept = table.nodes.compactMap { $0.binding?.outlet }
    for outlet in held where !kept.contains(where: outlet.isSame) { outlet.letGo() }
  }

  /// - Parameter owners: Those around the nodes, the innermost first.
  private func bind(_ nodes: [LiveNode], to owners: [AnyObject], by plan: inout BindingPlan) {
    guard let binding else { return }
    let wasBusy = isBusy
    isBusy = true
    defer { isBusy = wasBusy }
    for (cell, problem) in plan.problems.all { binding.problems.note(problem, at: cell) }
    for (id, inner) in plan.innerOwners { binding.innerOwners[id] = .init(object: inner) }
    for node in nodes { bind(node, to: owners, by: &plan) }
  }

  /// The outlet of each node comes first, then delegates and actions, then the children, which an observer of the outlet
  /// therefore sees unbound.
  private func bind(_ node: LiveNode, to outer: [AnyObject], by plan: inout BindingPlan) {
    let owners = (plan.innerOwners[node.id].map { [$0] } ?? []) + outer
    guard let owner = owners.first, let around = outer.first else { return }
    let program = node.program
    if program.outletIndex != nil || !program.actionIndexes.isEmpty || !program.openDelegates.isEmpty {
      let binding = NodeBinding(owner: owner)
      node.binding = binding
      // What is wrong is among the plan's problems.
      if let found = try? plan.outlet(of: node, around: around) {
        binding.hold(found.part, in: found.outlet, named: found.name, of: found.owner)
      }
      binding.becomeDelegate(of: node)
      for index in program.actionIndexes {
        guard let action = try? plan.action(ofAttribute: index, of: node, for: owners) else { continue }
        binding.bind(action, toAttribute: index, of: node)
      }
    }
    for child in node.children { bind(child, to: owners, by: &plan) }
  }

  /// Binds the method that an attribute names now in the place of the one that it named before.
  func rebindAction(ofAttribute index: Int, of node: LiveNode) throws(Diagnostic) {
    guard let binding = node.binding, let owner = binding.owner else { return }
    self.binding?.problems.resolve(node.cell(ofAttribute: index))
    var plan = BindingPlan(self)
    let action: BoundAction?
    do throws(Diagnostic) {
      let outer = owners(around: node)
      action = try plan.action(
        ofAttribute: index, of: node, for: outer.first === owner ? outer : [owner] + outer)
    } catch {
      binding.bind(nil, toAttribute: index, of: node)
      throw error
    }
    binding.bind(action, toAttribute: index, of: node)
  }

  /// The owners around a node, the innermost first; none where nothing is bound.
  private func owners(around node: LiveNode) -> [AnyObject] {
    guard let binding else { return [] }
    var owners: [AnyObject] = []
    var parent = node.parent
    while let current = parent {
      if let inner = binding.innerOwners[current.id]?.object { owners.append(inner) }
      parent = current.parent
    }
    return owners + (owner.map { [$0] } ?? [])
  }
}
