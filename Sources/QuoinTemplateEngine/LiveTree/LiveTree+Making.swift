import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

/// Making and removing parts of the tree.
extension LiveTree {
  /// Makes something new beside what there is; what has been made before a failure is taken back.
  func building<Result>(_ body: () throws(Diagnostic) -> Result) throws(Diagnostic) -> Result {
    if made != nil { return try body() }
    made = []
    defer { displaced = [] }
    do throws(Diagnostic) {
      let result = try body()
      made = nil
      return result
    } catch {
      let unfinished = made ?? []
      made = nil
      for id in unfinished.reversed() { discard(id) }
      for (scope, index, id) in displaced.reversed() { scope[index] = id }
      throw error
    }
  }

  /// Lets ids lead to a new node.
  private func enter(_ node: LiveNode) {
    let (scope, index) = (node.scope, node.program.tableIndex)
    if made != nil, scope[index] >= 0 { displaced.append((scope, index, scope[index])) }
    scope[index] = node.id
  }

  func make(_ child: ChildProgram, in parent: LiveNode, scope: InstanceScope) throws(Diagnostic) -> NodeID {
    switch child {
    case .node(let program): return try makeNode(program, parent: parent, scope: scope)
    case .region(let program):
      try meter.countNode()
      let region = LiveRegion(program: program, tree: self, parent: parent.id, scope: scope)
      register(.region(region), as: region.id)
      graph.touched.append(region.cell)
      return region.id
    }
  }

  /// Makes what stands in a node.
  private func makeAll(
    _ children: [ChildProgram], in parent: LiveNode, scope: InstanceScope
  ) throws(Diagnostic) -> [NodeID] {
    var made: [NodeID] = []
    made.reserveCapacity(children.count)
    let start = extent
    for child in children {
      made.append(try make(child, in: parent, scope: scope))
      if made.count == 1 { makeRoom(forMore: children.count - 1, since: start) }
    }
    return made
  }

  /// How much has been made so far: cells, and nodes with regions.
  var extent: (cells: Int, nodes: Int) { (cellsSoFar, table.extent) }

  /// Makes room for more of what takes as much as has been made since: a long row that grows little by little is copied time
  /// and again.
  func makeRoom(forMore count: Int, since start: (cells: Int, nodes: Int)) {
    makeRoom(forMore: count * (cellsSoFar - start.cells))
    table.makeRoom(forMore: count * (table.extent - start.nodes))
  }

  func makeNode(_ program: NodeProgram, parent: LiveNode?, scope: InstanceScope) throws(Diagnostic) -> NodeID
  {
    let node: LiveNode
    if let parent, parent.program.isPlain, !program.hasArguments, !definesParts, carried == nil {
      node = try makeNewNode(program, in: parent, scope: scope)
    } else {
      node = try makeOrTakeNode(program, parent: parent, scope: scope)
    }
    if program.hasView { setUpContent(of: node) }
    set(node.cell(CellOffset.structure), to: .number(0))
    if program.takesChildren {
      node.content = try makeAll(program.children, in: node, scope: scope)
      node.updateChildren()
    }
    if program.writesLate { node.writeConstants(at: .filled) }
    if program.placesCopies { setUpList(of: node) }
    if program.showsPages { pagers[node.id] = .zero }
    if program.isController { node.sizeObserver = ControllerSizeObserver(node) }
    return node.id
  }

  /// Makes a node of which nothing is there yet.
  private func makeNewNode(
    _ program: NodeProgram, in parent: LiveNode, scope: InstanceScope
  ) throws(Diagnostic) -> LiveNode {
    let node: LiveNode
    do throws(Diagnostic) {
      node = try LiveNode(
        program: program, tree: self, parent: parent.id, scope: scope, object: nil, givenFrame: nil)
    } catch {
      throw error.located(at: program.source.span)
    }
    register(.node(node), as: node.id)
    enter(node)
    try setUp(node, isNew: true)
    return node
  }

  /// Writes what is known of a node whose object is there, and marks what has to be followed up.
  ///
  /// - Parameter isNew: Whether nobody else has the object, so that it may be written before the change is sure.
  private func setUp(_ node: LiveNode, isNew: Bool) throws(Diagnostic) {
    let program = node.program
    if isNew { program.prepare?(node.object, loader) }
    if program.warnsWhenDrawn {
      node.view.setAttachment(WrittenPlace { [source = program.source] in source.span })
    }
    if program.source.bleeds == true { node.view.setAttachment(CutAllowance()) }
    if program.takesChildren {
      node.ownSubviews =
        program.isPlain
        ? node.view.storedChildren.count : program.container.host(of: node.object)?.subviews.count ?? 0
    }
    if let id = program.identifier { node.view.accessibilityIdentifier = id }
    if let name = program.outletName { node.view.setAttachment(FieldName(name)) }
    node.writeConstants(at: .made)
    try markOutputs(of: node, isNew: isNew)
  }

  private func makeOrTakeNode(
    _ program: NodeProgram, parent: LiveNode?, scope: InstanceScope
  ) throws(Diagnostic) -> LiveNode {
    let definition = parent == nil || definesParts ? definitions[program.source.key] : nil
    // What was made in code has what it has by itself.
    let carried = definition?.handle == nil ? carried?.take(program, in: scope) : nil
    // A view that was made with arguments is made again with those that hold now.
    let given = program.hasView ? definition?.object : nil
    let taken = carried?.object(for: program)
    var known: AnyObject? = given ?? taken
    let node: LiveNode
    do throws(Diagnostic) {
      if let parent, !parent.program.isPlain,
        let existing = try parent.program.container.existing(program.component, in: parent.object)
      {
        known = existing
      }
      node = try LiveNode(
        program: program, tree: self, parent: parent?.id ?? -1, scope: scope, object: known,
        givenFrame: definition?.givenFrame)
      register(.node(node), as: node.id)
      enter(node)
      if let definition { setUp(node, with: definition) }
      if known == nil { try node.makeWithArguments() }
    } catch {
      throw error.located(at: program.source.span)
    }
    if let handle = definition?.handle ?? carried?.handle { node.adopt(handle) }
    if let carried, known === carried.object { node.inherited = carried.used }
    try setUp(node, isNew: known == nil)
    return node
  }

  private func register(_ entry: NodeTable.Entry, as id: NodeID) {
    table.fill(id, with: entry)
    made?.append(id)
  }

  /// Marks what has to be followed up: attributes that are written, and what the frame follows from.
  ///
  /// - Parameter isNew: Whether texts may be written at once.
  private func markOutputs(of node: LiveNode, isNew: Bool) throws(Diagnostic) {
    let shape = node.program.shape
    let hasView = node.program.hasView
    for index in 0..<shape.pointee.attributeCount {
      let formula = shape.pointee.formulas + index
      if formula.pointee.isChanging {
        let isWritten =
          isNew && formula.pointee.isText && formula.pointee.isWrittenEarly
          ? try writeText(formula.pointee, index, of: node) : false
        if !isWritten { markAsOutput(node.cell(ofAttribute: index)) }
      }
      if hasView, formula.pointee.placesNode { cells[Int(node.cell(ofAttribute: index))].isOutput = true }
    }
    guard hasView else { return }
    let cells = cells + Int(node.base)
    // One cell for the whole of the frame; the others are heard of when they change.
    markAsOutput(node.cell(CellOffset.width))
    for offset in CellOffset.height...CellOffset.top { cells[offset].isOutput = true }
    // Where a container or the surroundings decide the frame, nothing of it follows from the content directly.
    guard table.place(node.id).kind == .own else { return }
    if shape.pointee.horizontal.isAsLongAsContent { cells[CellOffset.autoWidth].isOutput = true }
    if shape.pointee.vertical.isAsLongAsContent { cells[CellOffset.autoHeight].isOutput = true }
  }

  /// Writes a text that is but what data hold, so that nobody has to come back to it.
  ///
  /// - Returns: Whether there is such a text.
  private func writeText(_ formula: AttributeFormula, _ index: Int, of node: LiveNode) throws(Diagnostic)
    -> Bool
  {
    let program = node.program
    guard program.leaderIndexes.isEmpty, let source = dataCell(of: formula, table.place(node.id)),
      cells[Int(source)].state == .clean,
      let text = text(in: source, member: program.attributes[index].memberName)
    else { return false }
    evaluationCount += 1
    try count(formula.steps)
    set(node.cell(ofAttribute: index), to: text, from: source)
    node.write(text, ofAttribute: index, animated: false)
    return true
  }

  func markAsOutput(_ cell: CellID) {
    graph.cells[Int(cell)].isOutput = true
    graph.touched.append(cell)
  }

  private func setUp(_ node: LiveNode, with definition: NodeDefinition) {
    node.constants = definition.constants
    guard !definition.state.isEmpty else { return }
    let first = graph.add(definition.state.count, owner: -1)
    let cells = definition.state.indices.map { first + CellID($0) }
    for (cell, value) in zip(cells, definition.state) { graph.set(cell, to: value) }
    // At once: it is handed over as a whole each time.
    node.stateCells = cells
    table.change(node.id) { [count = node.stateCells.count] place in
      place.firstState = first
      place.stateCount = Int32(count)
    }
  }

  // MARK: Removing

  /// Takes something and all in it out of the tree, and the views out of theirs.
  func remove(_ id: NodeID) {
    switch table[id] {
    case .node(let node):
      node.binding?.undo(of: node)
      node.binding = nil
      for child in node.content { remove(child) }
      if let parent = node.parent {
        parent.program.container.remove(node.object, from: parent.object)
      } else {
        PlainContainer().remove(node.object, from: node.object)
      }
    case .region(let region): region.clear()
    case .none: return
    }
    discard(id)
  }

  /// Takes a node, a repetition or a condition alone out of the tree.
  private func discard(_ id: NodeID) {
    switch table[id] {
    case .node(let node):
      let (scope, index) = (node.scope, node.program.tableIndex)
      if scope[index] == id { scope[index] = -1 }
      drop(node.base, count: node.program.cellCount)
      if node.rareBase >= 0 { drop(node.rareBase, count: CellOffset.rareCount) }
      if let first = node.stateCells.first { drop(first, count: node.stateCells.count) }
      node.leaveTree()
      forget(id)
    case .region(let region): drop(region.cell, count: 1)
    case .none: return
    }
    table.remove(id)
  }

  /// Takes a node out of all that names nodes by their numbers, which others get.
  private func forget(_ id: NodeID) {
    unbind(id)
    containers.remove(id)
    constrained.remove(id)
    lists.remove(id)
    pagers[id] = nil
    unmeasured.remove(id)
    resizedLists.remove(id)
  }

  func drop(_ first: CellID, count: Int) {
    graph.remove(first, count: count)
    let isBoundRightly = binding?.problems.isEmpty ?? true
    if unevaluated.isEmpty, unwritten.isEmpty, doubtful.isEmpty, isBoundRightly { return }
    for cell in first..<first + CellID(count) {
      binding?.problems.resolve(cell)
      unevaluated.resolve(cell)
      unwritten.resolve(cell)
      doubtful.resolve(cell)
    }
  }
}
