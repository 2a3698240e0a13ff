import QuoinDiagnostics
import QuoinExpressions
import QuoinResources

extension LiveTree {
  /// How often one update may change the same repetition or condition, or write frames that cause more work, before
  /// they are said to depend on each other.
  private static var roundLimit: Int { 64 }

  /// Whether an update would find nothing to do.
  var isUpToDate: Bool {
    graph.touched.isEmpty && changedViews.isEmpty && unevaluated.isEmpty && graph.failures.isEmpty
      && endlessness == nil
      && carried == nil && lists.isEmpty && pagers.isEmpty
  }

  /// Brings the children, the views' properties and the frames in line with the cells that changed.
  func update(animated: Bool = false) {
    // A property that is written may tell somebody who asks for an update.
    if isBusy { return }
    isBusy = true
    defer { isBusy = false }
    let hadRing = hasRing || followsFromOrder
    endlessness = nil
    let pages = pagers.isEmpty ? [:] : seenPages()
    remeasured = []
    noteViewChanges()
    // What could not be made before is tried again.
    for cell in unevaluated.cells where table.region(graph.cells[Int(cell)].owner) != nil {
      graph.touched.append(cell)
    }
    // Views may measure something else than when they could not be arranged.
    for id in containers {
      if let container = node(id), container.hasFailedToArrange, container.isArrangementNeeded {
        container.invalidateArrangement()
      }
    }
    // With a ring it matters where an evaluation begins: at the same place as in a new tree. It matters what views measured
    // before, too, so that a tree that has one is evaluated twice: the second time all have what belongs to these values.
    // So it is with a length that follows from itself without being wrong, and can come to rest at several values.
    let isChanged = !graph.touched.isEmpty
    if hadRing, isChanged { beginAnew() }
    followsFromOrder = false
    settle(animated: animated)
    if hasRing || followsFromOrder, isChanged {
      endlessness = nil
      beginAnew()
      settle(animated: animated)
    }
    // Whoever began the work asks the meter at its end.
    try? countSteps()
    carried = nil
    refreshLists(animated: animated)
    if !pagers.isEmpty { alignPages(pages) }
  }

  private func settle(animated: Bool) {
    var changed: Set<NodeID> = []
    defer { for id in changed { table.region(id)?.rounds = 0 } }
    var rounds = 0
    while !graph.touched.isEmpty {
      var pending: [CellID] = []
      // Properties and frames come when all children are there.
      while !graph.touched.isEmpty {
        let touched = graph.touched
        graph.touched = []
        pending += touched
        guard updateRegions(among: touched, changed: &changed) else {
          return giveUp(on: pending, .neverSettles(at: root?.program.source.span, isOfRepetitions: true))
        }
      }
      rounds += 1
      if rounds > Self.roundLimit {
        return giveUp(on: pending, .neverSettles(at: root?.program.source.span, isOfRepetitions: false))
      }
      flush(pending, animated: animated)
      graph.resumePostponed()
    }
  }

  /// Leaves what is not written yet to the next update: nothing marks cells again that are marked already.
  private func giveUp(on cells: [CellID], _ problem: Diagnostic) {
    // Where a limit has been passed nothing comes to rest, and whoever began the work tells of that.
    try? countSteps()
    try? BudgetMeter.current?.checkTime()
    if !BudgetMeter.isCurrentUsedUp { endlessness = problem }
    var known: Set<CellID> = []
    graph.touched = (cells + graph.touched).filter {
      self.cells[Int($0)].owner >= 0 && known.insert($0).inserted
    }
  }

  /// Updates the repetitions and conditions among the cells; tells whether all have come to rest.
  private func updateRegions(among cells: [CellID], changed: inout Set<NodeID>) -> Bool {
    if !table.hasRegions { return true }
    let cells = cells.filter { table.place(self.cells[Int($0)].owner).kind == .region }
    if cells.isEmpty { return true }
    // What comes into the tree has the traits of its root already, so that none of it is told of a change.
    return traits.asCurrent { followRegions(of: cells, changed: &changed) }
  }

  private func followRegions(of cells: [CellID], changed: inout Set<NodeID>) -> Bool {
    var updated: [LiveRegion] = []
    // What one region lets go of may be measured for the next: all goes together, and the lists of children with it.
    defer { commit(updated) }
    for cell in cells {
      guard let region = table.region(graph.cells[Int(cell)].owner) else { continue }
      let state = graph.cells[Int(cell)].state
      if state == .clean, !graph.cells[Int(cell)].hasNews, !unevaluated.contains(cell) { continue }
      do throws(Diagnostic) {
        if try region.update() {
          updated.append(region)
          changed.insert(region.id)
          region.rounds += 1
          if region.rounds > Self.roundLimit { return false }
        }
        unevaluated.resolve(cell)
      } catch {
        unevaluated.note(error.located(at: region.program.span), at: cell)
      }
    }
    return true
  }

  /// Takes out what the regions have let go of, and lists the children around them anew.
  private func commit(_ regions: [LiveRegion]) {
    for region in regions { region.removeLeaving() }
    // Once for all that changed in a node, and in an order that is always the same.
    for parent in Set(regions.map(\.parentID)).sorted() { node(parent)?.updateChildren() }
  }

  /// Writes properties, then frames: what a view measures follows from its properties.
  private func flush(_ cells: [CellID], animated: Bool) {
    var placing: [PlacingCell] = []
    var following: [PlacingCell] = []
    // What has been touched may have gone since, and its number be that of a cell that nobody follows up.
    for cell in cells where self.cells[Int(cell)].isOutput {
      let offset = offset(of: cell)
      let attribute = offset - CellOffset.firstAttribute
      let owner = self.cells[Int(cell)].owner
      if attribute < 0 || placesNode(attribute, of: owner) {
        placing.append((cell, owner, offset))
      } else if followsLayout(attribute, of: owner) {
        following.append((cell, owner, offset))
      } else {
        flushAttribute((cell, owner, offset), animated: animated)
      }
    }
    if !constrained.isEmpty { activateConstraints() }
    // To arrange one lays out those in it.
    invalidateArrangements()
    // Containers first: their content can be measured only while it is not being evaluated itself.
    for id in containers {
      guard let container = node(id) else { continue }
      report(of: container, at: container.cell(CellOffset.arrangement)) { () throws(Diagnostic) in
        _ = try graph.read(container.cell(CellOffset.arrangement))
      }
    }
    // What reads the layout, and what stands in containers, as they ask for what decides sizes themselves: else what is
    // written first would depend on an arrangement that waits for it.
    for place in following { flushAttribute(place, animated: animated) }
    round &+= 1
    // What measures itself comes first: all of it is at hand then, and those around follow from it.
    var others: [PlacingCell] = []
    for place in placing {
      if isMeasuredLeaf(place.owner) { followUp(place) } else { others.append(place) }
    }
    for place in others { followUp(place) }
    for id in unmeasured where remeasured.insert(id).inserted { node(id)?.view.invalidateFittingSize() }
    unmeasured = NodeList()
    let resized = resizedLists
    resizedLists = NodeList()
    for id in resized { node(id)?.contentDidResize() }
    invalidateArrangements()
    noteViewChanges()
  }

  /// Lets the arrangements count no longer that views, or what solves constraints in them, have something to do for.
  private func invalidateArrangements() {
    for id in containers {
      if let container = node(id), container.isArrangementNeeded, !container.hasFailedToArrange {
        container.invalidateArrangement()
      }
    }
  }

  /// Whether an attribute reads the layout, or a container may ask for it to find how large a node in it is.
  private func followsLayout(_ attribute: Int, of id: NodeID) -> Bool {
    let place = table.place(id)
    guard let shape = place.shape, attribute < shape.pointee.attributeCount else { return false }
    let formula = shape.pointee.formulas + attribute
    return formula.pointee.readsLayout || place.isWithinArranged && formula.pointee.affectsSize
  }

  /// Writes a property if its value is another one.
  private func flushAttribute(_ place: PlacingCell, animated: Bool) {
    guard let node = node(place.owner) else { return }
    do throws(Diagnostic) {
      try node.flush(attribute: place.offset - CellOffset.firstAttribute, animated: animated)
      unevaluated.resolve(place.cell)
    } catch {
      note(error, of: node, at: place.cell)
    }
  }

  /// A cell from which a frame follows, or the layout of children, with its node and which of that one's cells it is.
  private typealias PlacingCell = (cell: CellID, owner: NodeID, offset: Int)

  /// Brings up to date what follows from a layout cell of a node.
  private func followUp(_ place: PlacingCell) {
    if isOfFrame(place.offset, of: place.owner) {
      flushFrame(noting: place.owner)
      while let follower = followers.popLast() { flushFrame(noting: follower) }
    } else if let node = node(place.owner) {
      report(of: node, at: place.cell) { () throws(Diagnostic) in try node.flush(layout: place.offset) }
    }
  }

  /// Whether a node's view measures itself and stays where it is put, however large what it stands in becomes.
  private func isMeasuredLeaf(_ id: NodeID) -> Bool {
    let place = table.place(id)
    guard place.kind == .own, let shape = place.shape, shape.pointee.isMeasuredLeaf else { return false }
    return node(id)?.view.autoresizingMask.isEmpty == true
  }

  /// Whether the frame of a node follows from one of its cells directly.
  private func isOfFrame(_ offset: Int, of id: NodeID) -> Bool {
    switch offset {
    case CellOffset.width...CellOffset.top: true
    case CellOffset.autoWidth, CellOffset.autoHeight: table.place(id).kind == .own
    case CellOffset.firstAttribute...: true
    default: false
    }
  }

  /// Whether the frame of a node follows from one of its attributes directly.
  private func placesNode(_ attribute: Int, of id: NodeID) -> Bool {
    guard let shape = table.place(id).shape, attribute < shape.pointee.attributeCount else { return false }
    return shape.pointee.formulas[attribute].placesNode
  }

  /// Brings a frame up to date, once in a round: what changes meanwhile is for the next.
  private func flushFrame(noting id: NodeID) {
    let place = table.place(id)
    if place.round == round || place.base < 0 { return }
    let cell = place.base + CellID(CellOffset.width)
    do throws(Diagnostic) {
      let size = try flushFrame(of: id)
      unevaluated.resolve(cell)
      table.change(id) { $0.round = round }
      if place.hasFollowers { tellFollowers(of: id, size) }
    } catch {
      guard let node = node(id) else { return }
      note(error, of: node, at: cell)
      node.toldSize.width = .nan
      // What is wrong with them follows from this.
      if place.hasFollowers {
        for child in node.childIDs where table.place(child).partDepth > 0 { followers.append(child) }
      }
    }
  }

  /// Lets the frames be brought up to date that follow from the size of a node.
  private func tellFollowers(of id: NodeID, _ size: CGSize) {
    guard let node = node(id), node.toldSize != size else { return }
    node.toldSize = size
    for child in node.childIDs where table.place(child).partDepth > 0 { followers.append(child) }
  }

  private func report(of node: LiveNode, at cell: CellID, _ body: () throws(Diagnostic) -> Void) {
    do throws(Diagnostic) {
      try body()
      unevaluated.resolve(cell)
    } catch {
      note(error, of: node, at: cell)
    }
  }

  private func note(_ found: Diagnostic, of node: LiveNode, at cell: CellID) {
    var problem = found
    if let open = found.openCell {
      // Nobody is left who could do without it, and it has to be followed up when that changes.
      let attribute = offset(of: cell) - CellOffset.firstAttribute
      problem =
        node.isArranged && attribute >= 0
        ? node.closed(found, ofAttribute: attribute) : ringOfAttributes([cell, open])
      if problem.openCell != nil { problem = ringOfAttributes([cell, open]) }
      graph.fail(cell, for: problem)
    }
    // One failure may come up at thousands of nodes, and a place takes time to be worked out.
    unevaluated.note(
      problem.span == nil ? problem.located(at: node.program.source.span) : problem, at: cell)
  }
}

extension Diagnostic {
  /// - Parameter isOfRepetitions: Whether it is repetitions and conditions that change without end.
  static func neverSettles(at span: SourceSpan?, isOfRepetitions: Bool) -> Diagnostic {
    let what = isOfRepetitions ? "repetitions and conditions depend" : "sizes depend"
    return Diagnostic(.error, "The layout never settles: \(what) on a layout that they change", at: span)
  }
}
