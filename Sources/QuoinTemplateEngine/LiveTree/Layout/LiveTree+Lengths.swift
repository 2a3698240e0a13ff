import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

/// Lengths and places of nodes, by number: what layout asks for again and again follows neither node nor program.
///
/// Three quarters of the time of `templates/a report of 1,000 rows of five labels` went into counting references when
/// each step went from object to object.
extension LiveTree {
  @inline(__always)
  private func number(
    _ number: AxisShape.Place, _ axis: Axis, _ place: NodePlace, _ shape: UnsafePointer<LayoutShape>
  ) throws(Diagnostic) -> Double {
    switch number {
    case .constant(let number): return number
    case .cell(let offset): return try self.number(place.base + CellID(offset))
    case .part(let attribute):
      if place.partDepth > 0 {
        let formula = shape.pointee.formulas + attribute
        let part = try length(place.parent, axis) * formula.pointee.factor + formula.pointee.offset
        // What is no number that can be shown, the cell tells.
        if part.isFinite { return part }
      }
      return try self.number(place.base + CellID(CellOffset.firstAttribute + attribute))
    }
  }

  func length(_ id: NodeID, _ axis: Axis) throws(Diagnostic) -> Double {
    let place = table.place(id)
    switch place.kind {
    case .own:
      if let shape = place.shape { return try number(shape.pointee[axis].length, axis, place, shape) }
    case .root: return try number(place.base + CellID(CellOffset.size(axis)))
    case .arranged, .constrained, .region, .none: break
    }
    return try node(id)?.arrangedOrProposedLength(axis) ?? 0
  }

  func origin(_ id: NodeID, _ axis: Axis) throws(Diagnostic) -> Double {
    let place = table.place(id)
    if place.kind == .own, let shape = place.shape {
      return try number(shape.pointee[axis].origin, axis, place, shape)
    }
    return place.base < 0 ? 0 : try number(place.base + CellID(CellOffset.origin(axis)))
  }

  /// What 100% is for a node: the inside of its parent, or of what the root stands in.
  func parentLength(of id: NodeID, _ axis: Axis) throws(Diagnostic) -> Double {
    let parent = table.place(id).parent
    if parent < 0 { return try surroundingLength(axis) }
    if table.place(parent).shape?.pointee.isWhole == true { return try length(parent, axis) }
    return try node(parent)?.insideLength(axis) ?? 0
  }

  // MARK: Formulas

  /// The value of an attribute that needs no interpreter; nothing where what it reads is no number.
  func value(of formula: AttributeFormula, at id: NodeID, _ place: NodePlace) throws(Diagnostic) -> Double? {
    let number: Double
    switch formula.source {
    case .interpreter: return nil
    case .constant(let constant): return constant
    case .whole(let axis): number = try parentLength(of: id, axis)
    case .auto(let axis): number = try self.number(place.base + CellID(CellOffset.auto(axis)))
    case .edge(let edge, let isNext): number = try self.edge(edge, ofSiblingOf: id, isNext: isNext)
    case .state, .item, .index, .imported:
      guard let cell = dataCell(of: formula, place) else { return nil }
      try bringUpToDate(cell)
      guard case .number(let found) = cells[Int(cell)].value else { return nil }
      number = found
    }
    return number * formula.factor + formula.offset
  }

  /// The text of an attribute that is what data, or a member of them, hold; nothing where that is no text.
  ///
  /// - Parameter name: The member's name; nothing for the data themselves.
  func text(of formula: AttributeFormula, member name: String?, _ place: NodePlace) throws(Diagnostic)
    -> Value?
  {
    guard let cell = dataCell(of: formula, place) else { return nil }
    try bringUpToDate(cell)
    return text(in: cell, member: name)
  }

  /// The text that a cell, or a member of what it holds, has; nothing where that is no text.
  func text(in cell: CellID, member name: String?) -> Value? {
    let value = cells[Int(cell)].value
    if let name {
      guard case .dictionary(let entries) = value, let entry = entries[name], case .string = entry else {
        return nil
      }
      return entry
    }
    if case .string = value { return value }
    return nil
  }

  /// The cell of the data that a formula reads.
  func dataCell(of formula: AttributeFormula, _ place: NodePlace) -> CellID? {
    switch formula.source {
    case .state(let ancestor, let index):
      var owner = place
      for _ in 0..<ancestor { owner = table.place(owner.parent) }
      return index >= 0 && index < owner.stateCount ? owner.firstState + CellID(index) : nil
    case .item: return place.item >= 0 ? place.item : nil
    case .index: return place.index >= 0 ? place.index : nil
    case .imported(let index): return imports + CellID(index)
    case .interpreter, .constant, .whole, .auto, .edge: return nil
    }
  }

  private func edge(
    _ edge: LayoutAttribute, ofSiblingOf id: NodeID, isNext: Bool
  ) throws(Diagnostic) -> Double {
    let sibling = try sibling(of: id, isNext: isNext, skipsHidden: true)
    if sibling < 0 { return 0 }
    let axis = edge.axis
    if edge == .left || edge == .top { return try origin(sibling, axis) }
    // An end that is given needs no size.
    if table.place(sibling).shape?.pointee[axis].says(edge) == true, let node = node(sibling) {
      return try position(of: edge, node: node)
    }
    return try origin(sibling, axis) + length(sibling, axis)
  }

  // MARK: Content

  /// How far visible nodes reach, 0 where there are none; nothing when none of them can tell without certain cells.
  ///
  /// - Parameter leastHeight: How high what is around nodes is at least that say nothing of where they begin, in points.
  func extent(
    of nodes: ContiguousArray<NodeID>, _ axis: Axis, without cells: (CellID, CellID),
    leastHeight: () -> Double
  ) throws(Diagnostic) -> Double? {
    var extent: Double?
    var canTell = true
    for id in nodes {
      let bookmark = cursor
      do throws(Diagnostic) {
        // What constraints place says of the size what they say.
        if try isHidden(id) || table.place(id).kind == .constrained { continue }
        let length = try length(id, axis)
        let start = try start(id, axis, without: cells)
        extent = max(extent ?? 0, (start ?? 0) + length)
        if start == nil, axis == .vertical { extent = max(extent ?? 0, leastHeight()) }
      } catch {
        guard isWaiting(error, for: cells) else { throw error }
        goOnWithoutOpen(since: bookmark)
        canTell = false
      }
    }
    return extent ?? (canTell ? 0 : nil)
  }

  /// What the view of a node needs that measures itself, and in which no others are.
  func measuredLength(
    of node: LiveNode, _ axis: Axis, _ place: NodePlace, _ shape: UnsafePointer<LayoutShape>
  ) throws(Diagnostic) -> Double {
    observe(environment.traits)
    for index in 0..<shape.pointee.attributeCount where shape.pointee.formulas[index].affectsSize {
      let cell = place.base + CellID(CellOffset.firstAttribute + index)
      try bringUpToDate(cell)
      if cells[Int(cell)].hasNews { try node.flush(attribute: index, animated: false) }
    }
    if axis == .horizontal {
      return node.onGridOfTree(
        node.viewsOwnSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity)).width)
    }
    let width = try number(shape.pointee.horizontal.length, .horizontal, place, shape)
    return node.onGridOfTree(node.viewsOwnSize(fitting: CGSize(width: width, height: .infinity)).height)
  }

  /// Where a node begins; nothing where that follows from what it takes part in, as where it is centred.
  @inline(__always)
  private func start(
    _ id: NodeID, _ axis: Axis, without cells: (CellID, CellID)
  ) throws(Diagnostic) -> Double? {
    let bookmark = cursor
    do throws(Diagnostic) {
      return try origin(id, axis)
    } catch {
      guard isWaiting(error, for: cells) else { throw error }
      goOnWithoutOpen(since: bookmark)
      return nil
    }
  }

  /// Whether something is not known yet because it waits for certain cells, or for a solution of constraints, which waits for
  /// the size of what holds them.
  private func isWaiting(_ error: Diagnostic, for cells: (CellID, CellID)) -> Bool {
    guard let open = error.openCell else { return false }
    return open == cells.0 || open == cells.1
      || offset(of: open) == CellOffset.arrangement && node(of: open)?.arrangesChildren == false
  }

  // MARK: Frames

  /// Brings the frame of a node's view up to date.
  ///
  /// - Returns: The size, not rounded.
  func flushFrame(of id: NodeID) throws(Diagnostic) -> CGSize {
    guard table.place(id).kind == .own else {
      try node(id)?.flushFrame()
      return CGSize(width: try length(id, .horizontal), height: try length(id, .vertical))
    }
    let rect = CGRect(
      x: try origin(id, .horizontal), y: try origin(id, .vertical), width: try length(id, .horizontal),
      height: try length(id, .vertical))
    if let node = node(id) { try setFrame(rect, of: node) }
    return rect.size
  }
}
