import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

/// Nodes that constraints place.
extension LiveNode {
  /// Whether constraints alone say where the view is.
  var isConstrained: Bool { program.isConstrained && !isArranged && parentID >= 0 }

  /// What the constraints of the node come to.
  ///
  /// - Parameter cell: That of the attribute.
  func values(of program: ConstraintsProgram, at cell: CellID) throws(Diagnostic) -> ConstraintValues {
    tree.doubtful.resolve(cell)
    if parentID < 0 {
      tiedNodes = []
      if let first = program.constraints.first {
        tree.doubtful.note(.constraintsOfRoot(self.program.source.label).located(at: first.span), at: cell)
      }
      return ConstraintValues([])
    }
    var tied: [NodeID] = []
    var rows: [ConstraintValues.Row?] = []
    for constraint in program.constraints {
      do throws(Diagnostic) {
        rows.append(try row(of: constraint, tied: &tied))
      } catch {
        throw error.located(at: constraint.span)
      }
    }
    tiedNodes = tied
    return ConstraintValues(rows)
  }

  private func row(
    of constraint: ConstraintsProgram.Constraint, tied: inout [NodeID]
  ) throws(Diagnostic) -> ConstraintValues.Row? {
    let (multiplier, constant) = (try number(constraint.multiplier), try number(constraint.constant))
    let priority = try number(constraint.priority)
    for number in [multiplier, constant, priority] where !number.isFinite {
      throw .constraintNumber(number, of: constraint.rule.first)
    }
    if !ConstraintsProgram.priorities.contains(priority) { throw .constraintPriority(priority) }
    let rule = constraint.rule
    func row(_ item: AnyObject?, _ second: ConstraintAnchor?) -> ConstraintValues.Row {
      ConstraintValues.Row(
        first: rule.first, relation: rule.relation, item: item, second: second, multiplier: multiplier,
        constant: constant, priority: priority, place: rule.place)
    }
    guard let reach = constraint.reach, let second = rule.second else { return row(nil, nil) }
    switch try tree.target(of: reach, from: slots, skipsHidden: true) {
    case .node(let node):
      tied.append(node.id)
      guard let view = node.anchoredView(isAround: reach.steps.last == .parent) else { return nil }
      guard let guide = constraint.guide else { return row(view, second) }
      guard let found = guide.guide(of: view) else {
        throw .guideOfNoScrollView(guide, node.program.source.label)
      }
      return row(found, second)
    case .surroundings: return nil
    case .missing(let step, let parent):
      // As elsewhere, the edges of a sibling that is not there are those of the parent.
      guard case .own = reach.start, let parent, let edge = second.edgeOfParent(isNext: step == .next),
        let view = parent.anchoredView(isAround: true)
      else { return nil }
      return row(view, edge)
    }
  }

  /// The view whose anchors are meant by the node's; nothing for what has none.
  ///
  /// - Parameter isAround: Whether they are meant from inside, where they are those of the view that children come into.
  private func anchoredView(isAround: Bool) -> UIView? {
    guard program.hasView else { return nil }
    return isAround ? program.container.host(of: object) ?? view : view
  }

  private func number(_ number: ConstraintsProgram.Number) throws(Diagnostic) -> Double {
    switch number {
    case .constant(let number): return number
    case .expression(let expression):
      slots.clear(for: expression.contents)
      return try expression.contents.number(in: slots)
    }
  }

  // MARK: What constraints go by

  /// Brings up to date what the constraints of nodes inside go by: what they say, what is in the views, and where those are
  /// that they tie and expressions place.
  func followConstraintsWithin() throws(Diagnostic) {
    var followed = FollowedNodes(host: id)
    try followConstraintsWithin(&followed)
    // Once all is known that is tied: where one lies may follow from where others come to lie.
    for id in followed.placed where id != self.id { try tree.node(id)?.followFrame() }
  }

  private func followConstraintsWithin(_ followed: inout FollowedNodes) throws(Diagnostic) {
    _ = try tree.graph.read(cell(CellOffset.structure))
    for child in children where child.program.isConstrained || child.program.holdsConstraints {
      try child.followConstraints(&followed)
    }
  }

  private func followConstraints(_ followed: inout FollowedNodes) throws(Diagnostic) {
    guard followed.known.insert(id).inserted else { return }
    if tree.table.place(id).kind == .own { followed.place(id) }
    try goingOnWithoutOpen { () throws(Diagnostic) in
      try flushSizingAttributes()
      if arrangesChildren { try fixSizesOfChildren() }
    }
    for id in tiedNodes {
      guard let node = tree.node(id) else { continue }
      switch tree.table.place(id).kind {
      case .own, .root: followed.place(id)
      case .constrained: try node.followConstraints(&followed)
      case .arranged where id != followed.host: try node.parent?.followConstraints(&followed)
      case .arranged, .region, .none: break
      }
    }
    if program.holdsConstraints { try followConstraintsWithin(&followed) }
  }

  private func followFrame() throws(Diagnostic) {
    try goingOnWithoutOpen { () throws(Diagnostic) in _ = try tree.flushFrame(of: id) }
  }

  /// Brings something up to date, unless it follows from what is just being worked out: then it takes no part in that.
  private func goingOnWithoutOpen(_ body: () throws(Diagnostic) -> Void) throws(Diagnostic) {
    let bookmark = tree.graph.bookmark
    do throws(Diagnostic) {
      try body()
    } catch {
      guard error.openCell != nil else { throw error }
      tree.graph.goOnWithoutOpen(since: bookmark)
    }
  }

  /// Whether the constraints of the node tie it to another one, be it through others that constraints place.
  func isTied(to other: NodeID) -> Bool {
    var known: Set<NodeID> = [id]
    var pending = [id]
    while let next = pending.popLast() {
      if next == other { return true }
      guard tree.table.place(next).kind == .constrained, let node = tree.node(next) else { continue }
      pending += node.tiedNodes.filter { known.insert($0).inserted }
    }
    return false
  }

  /// Whether the view's layout, or what solves the constraints in it, has something to do.
  var isArrangementNeeded: Bool {
    view.isLayoutNeeded || program.holdsConstrained && view.awaitsConstraints
  }

  /// Lets constraints count whose views have come into their places since they were written.
  fileprivate func activateConstraints() {
    guard let index = program.constraintsIndex else { return }
    let cell = cell(ofAttribute: index)
    guard let missed = view.activateTemplateConstraints() else { return tree.unwritten.resolve(cell) }
    let other = (missed.item as? UILayoutGuide)?.owningView ?? missed.item as? UIView
    tree.unwritten.note(
      .noCommonAncestor(
        program.source.label, other?.accessibilityIdentifier ?? other.map { "\(type(of: $0))" } ?? "nothing",
        at: program.attributes[index].source.span), at: cell)
  }
}

/// The nodes that some constraints go by.
private struct FollowedNodes {
  /// The one that the constraints stand in. Where its container puts it follows from what they come to, and is no part of that.
  let host: NodeID
  /// Those that have been looked at.
  var known: Set<NodeID> = []
  /// Those that expressions place, in the order in which they were come upon.
  private(set) var placed: [NodeID] = []
  private var knownPlaces: Set<NodeID> = []

  init(host: NodeID) { self.host = host }

  mutating func place(_ id: NodeID) {
    if knownPlaces.insert(id).inserted { placed.append(id) }
  }
}

extension LiveTree {
  /// Lets constraints count whose views have come into their places since they were written.
  func activateConstraints() {
    for id in constrained { node(id)?.activateConstraints() }
  }
}

extension Diagnostic {
  /// A number of a constraint that is none to lay out with.
  static func constraintNumber(_ number: Double, of anchor: ConstraintAnchor) -> Diagnostic {
    Diagnostic(
      .error,
      "A number in the constraint of \(anchor.rawValue) is \(number.isNaN ? "not a number (NaN)" : "infinite")",
      notes: [Note("A division by zero is the usual reason")])
  }
}
