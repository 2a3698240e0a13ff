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
      bind([root], to: owner, by: &plan)
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
    guard let first = nodes.first, let owner = owner(around: first) else { return }
    var plan = BindingPlan(self)
    for node in nodes { plan.check(node, for: owner) }
    bind(nodes, to: owner, by: &plan)
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

  private func bind(_ nodes: [LiveNode], to owner: AnyObject, by plan: inout BindingPlan) {
    guard let binding else { return }
    let wasBusy = isBusy
    isBusy = true
    defer { isBusy = wasBusy }
    for (cell, problem) in plan.problems.all { binding.problems.note(problem, at: cell) }
    for (id, inner) in plan.innerOwners { binding.innerOwners[id] = .init(object: inner) }
    for node in nodes { bind(node, to: owner, by: &plan) }
  }

  /// The outlet of each node comes first, then delegates and actions, then the children, which an observer of the outlet
  /// therefore sees unbound.
  private func bind(_ node: LiveNode, to outer: AnyObject, by plan: inout BindingPlan) {
    let owner = plan.innerOwners[node.id] ?? outer
    let program = node.program
    if program.outletIndex != nil || !program.actionIndexes.isEmpty || !program.openDelegates.isEmpty {
      let binding = NodeBinding(owner: owner)
      node.binding = binding
      // What is wrong is among the plan's problems.
      if let found = try? plan.outlet(of: node, around: outer) {
        binding.hold(found.part, in: found.outlet, named: found.name, of: found.owner)
      }
      binding.becomeDelegate(of: node)
      for index in program.actionIndexes {
        guard let action = try? plan.action(ofAttribute: index, of: node, for: owner) else { continue }
        binding.bind(action, toAttribute: index, of: node)
      }
    }
    for child in node.children { bind(child, to: owner, by: &plan) }
  }

  /// Binds the method that an attribute names now in the place of the one that it named before.
  func rebindAction(ofAttribute index: Int, of node: LiveNode) throws(Diagnostic) {
    guard let binding = node.binding, let owner = binding.owner else { return }
    self.binding?.problems.resolve(node.cell(ofAttribute: index))
    var plan = BindingPlan(self)
    let action: BoundAction?
    do throws(Diagnostic) {
      action = try plan.action(ofAttribute: index, of: node, for: owner)
    } catch {
      binding.bind(nil, toAttribute: index, of: node)
      throw error
    }
    binding.bind(action, toAttribute: index, of: node)
  }

  private func owner(around node: LiveNode) -> AnyObject? {
    guard let binding else { return nil }
    var parent = node.parent
    while let current = parent {
      if let inner = binding.innerOwners[current.id]?.object { return inner }
      parent = current.parent
    }
    return owner
  }
}
