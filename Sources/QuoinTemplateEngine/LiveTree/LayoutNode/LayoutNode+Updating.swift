import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinResources
import QuoinViews

extension LayoutNode {
  /// Changes the node's state and brings everything that depends on it up to date.
  ///
  /// A dictionary may hold some of the variables only. Values equal to the present ones cause no work. A name that was
  /// not there the first time, or a value of another type, is an error, found in `diagnostics`, and changes nothing. Whole
  /// numbers beyond 2^53 are text, as in data; where one comes in a number's place, the tree is compiled for it anew.
  ///
  /// - Parameters:
  ///   - newState: A dictionary, a structure or a class.
  ///   - animated: Whether properties that can are set with an animation.
  public func setState(_ newState: Any, animated: Bool = false) {
    changeState(NodeData(newState), animated: animated)
    root.tellOwner()
  }

  /// Changes the state without telling anybody what is wrong.
  func changeState(_ data: NodeData, animated: Bool = false) {
    guard let live, !live.tree.owesLinking, !stateData.isEmpty || data.isEmpty else {
      if let live, definition == nil, origin == nil, live.scope !== live.tree.scope {
        live.tree.rejection = .stateInRepetition(of: live.program.source.label)
        return
      }
      stateData.merge(data)
      // The first state decides which names there are, so what was linked without them is linked again.
      if live != nil { root.relinkWhenAtRest() }
      showOnceLinked(animated: animated)
      return
    }
    let tree = live.tree
    tree.rejection = nil
    let shape = live.program.data.state
    var changesShape = false
    for entry in data.entries {
      guard let index = live.program.data.stateIndex(entry.name) else {
        if cell != nil {
          // Another row may have other data.
          changesShape = true
          continue
        }
        tree.rejection = .unknownState(
          entry.name, nearest: NearestNames(to: entry.name, among: shape.map(\.name)))
        return
      }
      let type = entry.type(host: tree.host)
      if shape[index].type.accepts(type) { continue }
      guard cell != nil || data.isNumberOnly(entry.name) && stateData.isNumberOnly(entry.name) else {
        tree.rejection = .stateTypeChanged(entry.name, from: shape[index].type, to: type)
        return
      }
      changesShape = true
    }
    let changesInside = data.entries.contains(where: stateData.holdsOtherObjects)
    let same = Set(data.entries.lazy.filter(stateData.holdsSameStructures).map { $0.name })
    stateData.merge(data)
    if changesShape { return root.relinkWhenAtRest() }
    tree.graph.looksIntoObjects = changesInside
    defer { tree.graph.looksIntoObjects = false }
    var changed = false
    for entry in data.entries {
      guard let index = live.program.data.stateIndex(entry.name) else { continue }
      if same.contains(entry.name) { continue }
      if tree.graph.set(live.stateCells[index], to: entry.value) { changed = true }
    }
    // Whoever sets state while the tree is updated or bound sees it taken into account by that.
    guard changed, !tree.isBusy else { return }
    BudgetMeter.metering(tree.meter.budget) { meter in
      tree.begin(meter)
      tree.update(animated: animated)
    }
    root.payLinking()
  }

  /// Lets views show state that came before there was a tree with its names: those that code holds already at once, others
  /// when they are asked for, by when there may be more of it. What is mounted shows it anyway.
  private func showOnceLinked(animated: Bool) {
    let root = root
    guard root.cell == nil, root.tree?.isBusy != true, root.tree?.rootFillsSurroundings != true else {
      return
    }
    root.owesUpdate = true
    if root.holdsGivenViews { root.showState(animated: animated) }
  }

  /// Whether code made one of the views or controllers of a tree that it made.
  private var holdsGivenViews: Bool {
    guard let definition else { return false }
    return definition.object != nil || definition.children.contains(where: \.holdsGivenViews)
  }

  /// Brings a root up to date that was given state before it was linked.
  func showState(animated: Bool = false) {
    guard owesUpdate else { return }
    owesUpdate = false
    guard linked() != nil, let tree else { return }
    BudgetMeter.metering(tree.meter.budget) { meter in
      tree.begin(meter)
      readSurroundings()
      tree.update(animated: animated)
    }
    payLinking()
  }

  /// Brings the tree up to date with its surroundings and with properties of views that were changed from outside.
  public func update() {
    bringUpToDate()
    root.tellOwner()
  }

  func bringUpToDate() {
    root.owesUpdate = false
    root.takePartsIfThere()
    guard linked() != nil, let tree = root.tree else { return }
    BudgetMeter.metering(tree.meter.budget) { meter in
      tree.begin(meter)
      root.readSurroundings()
      tree.graph.advance(tree.environment.views)
      tree.update()
    }
    root.payLinking()
  }

  /// Whether `diagnostics` has anything.
  var hasProblems: Bool {
    let root = root
    return !root.earlyProblems.isEmpty || !root.partProblems.isEmpty || root.tree?.hasProblems == true
  }

  /// What is wrong with the tree: what compiling found, why the last state was not taken, and what updates have found
  /// since everything was right for the last time.
  public var diagnostics: Diagnostics {
    var all = root.earlyProblems
    all.append(contentsOf: root.partProblems)
    if let tree = root.tree {
      all.append(contentsOf: tree.problems)
      all.append(contentsOf: tree.listProblems)
      if let rejection = tree.rejection { all.append(rejection) }
    }
    return all.all.count > 1 ? all.sortedByPlace : all
  }

  /// What of `diagnostics` is wrong in cells of tables and collections.
  package var diagnosticsOfCells: Diagnostics { Diagnostics(root.tree?.listProblems ?? []) }

  /// Evaluates every expression of the tree and gives back what is wrong with them, and what the owner lacks.
  ///
  /// ```swift
  /// for problem in node.validate() { print(problem) }
  /// ```
  public func validate() -> Diagnostics {
    if linked() != nil, let tree = root.tree {
      BudgetMeter.metering(tree.meter.budget) { meter in
        tree.begin(meter)
        tree.update()
      }
    }
    var all = diagnostics
    if let owner = root.owner ?? root.refusedOwner, let tree = root.tree {
      all.append(contentsOf: tree.bindingProblems(for: owner))
    }
    return all
  }

  // MARK: Surroundings

  func readSurroundings() {
    if cell != nil { return }
    guard let tree, let view = tree.root?.view, let superview = view.superview else { return }
    if let ownTraits, view.traitOverrides == LayoutEnvironment(traits: ownTraits).statedTraits {
      view.traitOverrides = ownTraits
    }
    ownTraits = nil
    if view.traitOverrides == nil, let traits = origin?.options.traits { view.traitOverrides = traits }
    tree.setTraits(inOwnLanguage(view.traitCollection))
    tree.setSurroundings(superview.bounds.size, safeArea: superview.safeAreaInsets, rootFills: true)
  }

  /// Links the tree again for state that has come, where it is busy once it is not: whoever observes what happens to it
  /// sets state while it is bound or updated.
  private func relinkWhenAtRest() {
    if cell == nil, let tree, tree.isBusy { tree.owesLinking = true } else { relink() }
  }

  /// Links the tree again for state that came while it was busy.
  func payLinking() {
    while let tree, tree.owesLinking, !tree.isBusy {
      tree.owesLinking = false
      relink()
    }
  }

  /// Makes the live tree again with the children and data that there are; what stays the same keeps its view.
  func relink() {
    guard let old = tree else { return }
    earlyProblems = Diagnostics()
    tree = nil
    link(
      insteadOf: old, environment: LayoutEnvironment(traits: old.traits, budget: old.meter.budget))
    if old.rootFillsSurroundings { bringUpToDate() }
  }
}

extension ValueType {
  /// Whether state of this type may later hold a value of another.
  func accepts(_ other: ValueType) -> Bool {
    self == other || self == .any
  }
}
