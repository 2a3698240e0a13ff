import Foundation
import QuoinConstraints
import QuoinGraphics
import QuoinResources

/// Solutions: what was noted is entered, solved, and told to the views that stand around what has moved.
extension LayoutEngine {
  /// How often text is measured again because another width has come of the heights before, and the like.
  private static var roundLimit: Int { 8 }
  /// How many steps a solution may take: some seconds. A form of 100,000 constraints takes less than a hundredth of them.
  private static var stepLimit: Int { 300_000_000 }

  /// Solves where something has changed.
  ///
  /// - Parameter item: The view whose subviews are placed right afterwards, so that it need not be told.
  func updateIfNeeded(during item: ViewItem? = nil) {
    if needsUpdate || isFitting { update(during: item) }
  }

  /// Solves where something has changed, be it the size of the root.
  func update(during item: ViewItem? = nil) {
    guard !isUpdating, let root, let view = root.view else { return }
    let size = view.geometry.size
    if !needsUpdate, !isFitting, size == updatedSize { return }
    isUpdating = true
    defer { endUpdate() }
    takeGrid(view.pixelGrid)
    settle()
    let aligned = view.alignmentRect(forFrame: CGRect(origin: .zero, size: size)).size
    let priority = root.goesByMask ? ConstraintPriority.required : Self.given
    setGiven(aligned, priority, priority)
    solveRounds()
    (updatedSize, isFitting) = (size, false)
    tellMoves(during: item)
    tellConflicts()
  }

  /// Asks for another layout where something was said in the meantime that has yet to count.
  func endUpdate() {
    isUpdating = false
    if needsUpdate, !isTrial { root?.view?.setNeedsLayout() }
  }

  /// Takes the grid that frames lie on; with another one all may lie elsewhere, and content be of another size.
  func takeGrid(_ grid: PixelGrid) {
    if grid.scale == self.grid.scale { return }
    self.grid = grid
    for item in members {
      note(item)
      if let view = item as? ViewItem { markStale(view, .content) }
    }
  }

  /// The size that is given to the root, with how much each length of it counts.
  func setGiven(_ size: CGSize, _ horizontal: ConstraintPriority, _ vertical: ConstraintPriority) {
    guard let rows = root?.state.places, rows.count == 2 else { return }
    setConstant(max(0, size.width), of: rows[0])
    setPriority(horizontal, of: rows[0])
    setConstant(max(0, size.height), of: rows[1])
    setPriority(vertical, of: rows[1])
  }

  /// Enters all that was noted.
  func settle() {
    // What is asked of views below may change constraints, which is noted for the next round.
    var rounds = 0
    while needsUpdate || isTrial && rounds == 0, rounds < Self.roundLimit {
      rounds += 1
      needsUpdate = false
      let doubtful = take(&doubtful)
      for item in doubtful where !item.reachesUp { part(item) }
      needsUpdate = false
      for item in take(&newItems) { enter(item) }
      for item in take(&staleItems) { refresh(item) }
      for item in take(&unmasked) where item.engine === self && item.state.role == .masked {
        refreshMask(of: item)
      }
      for constraint in take(&newConstraints) where constraint.activity.isQueued { enter(constraint) }
      for constraint in take(&staleConstraints) where constraint.activity.isStale {
        refresh(constraint)
      }
    }
    needsUpdate = false
  }

  private func take<Element>(_ list: inout [Element]) -> [Element] {
    let taken = list
    list.removeAll()
    return taken
  }

  private func enter(_ constraint: NSLayoutConstraint) {
    // What has come to another engine since is that one's to enter.
    guard constraint.activity.host?.engine === self else { return }
    constraint.activity.isQueued = false
    guard constraint.activity.row == nil, let row = row(of: constraint) else { return }
    constraint.activity.row = add(row, by: .constraint(constraint))
    if !constraint.followsSize { return }
    for end in [constraint.first, constraint.second].compactMap({ $0 }) where end.followsSize {
      (end.standIn ?? end.item.viewItem)?.state.followsSize = true
    }
  }

  /// Takes a constraint's numbers anew.
  private func refresh(_ constraint: NSLayoutConstraint) {
    // In a trial the constraints that reach beyond it are those of the engine around.
    guard constraint.activity.host?.engine === self else { return }
    constraint.activity.isStale = false
    guard let known = constraint.activity.row else { return }
    let wasRightToLeft = constraint.activity.isRightToLeft
    guard let row = row(of: constraint) else {
      drop(known)
      constraint.activity.row = nil
      return
    }
    if constraint.activity.isRightToLeft != wasRightToLeft
      || constraint.followsSize && !system.hasTerms(of: row, known)
    {
      drop(known)
      constraint.activity.row = add(row, by: .constraint(constraint))
    } else {
      setConstant(CGFloat(-row.expression.constant), of: known)
      setPriority(row.priority, of: known)
    }
  }

  private func refresh(_ item: ViewItem) {
    guard item.engine === self, item.variables != nil else { return }
    let stale = item.state.stale
    item.state.stale = []
    if stale.contains(.role) {
      refreshRole(of: item)
      note(item)
    } else {
      if stale.contains(.place), item.state.role == .masked { unmasked.append(item) }
      if stale.contains(.content) { refreshContent(of: item) }
    }
    if !stale.isDisjoint(with: [.numbers, .content, .role]) { refreshNumbers(of: item) }
  }

  private func refreshNumbers(of item: ViewItem) {
    if let view = item.view { item.state.boundsOrigin = view.geometry.boundsOrigin }
    for constraint in item.held { refresh(constraint) }
    for constraint in item.passing { refresh(constraint) }
  }

  /// Solves, and again as long as heights follow from widths that have come of it.
  func solveRounds() {
    for _ in 0..<Self.roundLimit {
      let outcome = solve()
      var changed: [ViewItem] = []
      for variable in system.changedVariables {
        guard let item = owners[variable.index] else { continue }
        note(item)
        guard let view = item as? ViewItem, !view.state.isInRound else { continue }
        view.state.isInRound = true
        changed.append(view)
      }
      // Everything is read before something is said: a value that is asked for in between would be solved for.
      for item in changed {
        item.state.isInRound = false
        item.state.frame = frame(of: item)
      }
      if outcome == .stopped { return }
      for item in changed {
        remeasure(item)
        if item.state.followsSize { refreshNumbers(of: item) }
      }
      if system.isSettled { return removeRetired() }
    }
  }

  /// Solves within what the work around has left, and within a most of steps, beyond which nobody would wait.
  private func solve() -> ConstraintSystem.Outcome {
    var left = Self.stepLimit
    let meter = BudgetMeter.current
    system.mayGoOn = { steps in
      left -= steps
      return left > 0 && meter?.allows(steps / 4) != false
    }
    defer { system.mayGoOn = nil }
    let outcome = system.solve()
    if outcome == .stopped, let root, meter?.isUsedUp != true {
      ViewMisuse.report(.constraintsNeverDone(system.constraintCount, root.words))
    }
    return outcome
  }

  /// Notes that an item is not where it was when views were told.
  func note(_ item: LayoutItem) {
    if item.isMoved { return }
    item.isMoved = true
    moved.append(item)
  }

  /// Where a view is by the last solution: edges on whole pixels, in points of the superview.
  func frame(of item: ViewItem) -> CGRect {
    guard let view = item.view, let variables = item.variables else { return .zero }
    let rect = CGRect(
      x: value(variables.x), y: value(variables.y), width: max(0, value(variables.width)),
      height: max(0, value(variables.height)))
    return grid.round(view.frame(forAlignmentRect: rect))
  }
}
