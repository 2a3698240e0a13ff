import QuoinDiagnostics
import QuoinViews

extension LayoutNode {
  /// Connects outlets, actions and delegates of the tree with an owner, without mounting it.
  ///
  /// - Parameter owner: As a rule a controller, a view or a part of either; it is not kept.
  /// - Throws: What the owner lacks that the tree names, and everything that is wrong with the tree. Nothing is bound then.
  public func bind(to owner: AnyObject) throws(Diagnostics) {
    if let parent { return try parent.bind(to: owner) }
    if let tree, tree.binding != nil, let known = tree.owner {
      if known === owner { return }
      throw Diagnostics([.boundAlready(to: known, not: owner)])
    }
    let (known, isLinked) = (self.owner, tree != nil)
    self.owner = owner
    relinkForOwner()
    do throws(Diagnostics) {
      guard linked() != nil else { return try diagnostics.throwIfErrors() }
      try bindLinked(to: owner, unless: \.diagnostics).throwIfErrors()
    } catch {
      (self.owner, refusedOwner) = (known, owner)
      if isLinked { relinkForOwner() } else { unlink() }
      throw error
    }
  }

  /// Binds the tree to an owner who has all that it names.
  ///
  /// Where names are unknown, the owner's properties hold their parts all the same before it is given up: whoever observes
  /// them may give those parts the state that they lack.
  ///
  /// - Parameter known: What is wrong with the tree itself.
  /// - Returns: What is wrong, where there is an error; nothing is bound then.
  func bindLinked(to owner: AnyObject, unless known: (LayoutNode) -> Diagnostics) -> Diagnostics {
    guard let tree else { return known(self) }
    var found = known(self)
    let lacking = tree.bindingProblems(for: owner)
    let isOpen = found.hasErrors
    found.append(contentsOf: lacking)
    if lacking.hasErrors { return found }
    tree.bind(to: owner)
    payLinking()
    guard isOpen, let tree = self.tree else { return Diagnostics() }
    found = known(self)
    for (_, problem) in tree.binding?.problems.all ?? [] { found.append(problem) }
    guard found.hasErrors else { return Diagnostics() }
    tree.unbind()
    return found
  }

  /// Links a tree again that was linked for nobody or for somebody else, where the owner knows other names.
  func relinkForOwner() {
    guard let tree, !ownerNames.fits(owner as? any LayoutOwner, host: tree.host) else { return }
    relink()
  }

  /// Forgets a tree that was made for an owner who does not fit: another one may know other names.
  func unlink() {
    _ = tree?.takeApart()
    (tree, live, earlyProblems) = (nil, nil, Diagnostics())
  }

  /// Tells the owner of the root what has gone wrong since it was told last.
  func tellOwner() {
    if let list = cell?.list {
      // What has been told is forgotten once it is right.
      if hasProblems || list.hasToldProblems { list.tellOwnerOfCell() }
      return
    }
    guard let tree, tree.binding != nil, !tree.isBusy, let owner = owner as? any LayoutOwner else { return }
    if !tree.hasProblems, told.isEmpty, tree.listProblems.isEmpty { return }
    let found = diagnostics
    defer { told = found }
    // Which of many rows it is in may change with each that is seen.
    if found.hasErrors, found.all.map(\.description) != told.all.map(\.description) {
      owner.layoutError(found)
    }
  }

  /// Disconnects the tree from its owner: outlets become `nil`, and nothing is told any more.
  public func unbind() {
    root.tree?.unbind()
    root.owner = nil
  }
}
