import QuoinDiagnostics

extension LiveTree {
  /// The automatic size in a ring of cells whose content is part of the ring, so that the content takes no part in it; or
  /// the arrangement of a container that is just being measured, so that what depends on it has to wait.
  func openSize(in members: ArraySlice<CellID>) -> CellID? {
    let members = members.filter { $0 >= 0 }
    var (size, other): (CellID?, CellID?)
    for index in members.indices.reversed() {
      let offset = offset(of: members[index])
      guard CellOffset.isOfContent(offset) else { continue }
      let next = members[(index + 1) % members.count]
      guard let node = node(of: members[index]), let reader = self.node(of: next) else { continue }
      if reader.parent === node {
        if size != nil {
          // Which of several is left open follows from where whoever came upon the ring began.
          followsFromOrder = true
          break
        }
        size = arrangement(of: node, in: members) ?? members[index]
        continue
      }
      // What is inside has asked for a part of that length, and has no cell of its own for it; where the length is as long as
      // the content, it stands for itself.
      let axis = CellOffset.axis(ofContent: offset)
      if size == nil, other == nil, reader === node, node.isLength(next, axis),
        offset == CellOffset.content(axis) || self.offset(of: next) != CellOffset.content(axis)
      {
        other = arrangement(of: node, in: members) ?? members[index]
      }
    }
    return size ?? other
      ?? members.first { offset(of: $0) == CellOffset.arrangement && node(of: $0)?.arrangesChildren == true }
      ?? solution(in: members)
  }

  /// The solution of constraints among cells that need each other: what follows from it is brought up to date afterwards,
  /// and the constraints are solved again. Nothing where constraints tie what follows from them to itself.
  private func solution(in members: [CellID]) -> CellID? {
    guard let place = members.firstIndex(where: { offset(of: $0) == CellOffset.arrangement }),
      let holder = node(of: members[place])
    else { return nil }
    let others = members[(place + 1)...] + members[..<place]
    let asked = others.lazy.compactMap { self.node(of: $0) }.last {
      $0.isConstrained && $0.parentID == holder.id
    }
    guard let placed = others.first.map({ cells[Int($0)].owner }), let asked else { return nil }
    return table.place(placed).kind == .own && asked.isTied(to: placed) ? nil : members[place]
  }

  /// The arrangement of a container among cells, from which its size follows as well.
  private func arrangement(of node: LiveNode, in members: [CellID]) -> CellID? {
    let cell = node.arrangesChildren ? node.cellIfKnown(CellOffset.arrangement) : -1
    return cell >= 0 && members.contains(cell) ? cell : nil
  }

  /// What is wrong where the size or the arrangement of a container needs itself, and nobody in between went on without it.
  func endOfRing(_ open: CellID, at cell: CellID) -> Diagnostic? {
    guard let node = node(of: cell), node.arrangesChildren else { return nil }
    if open == cell, offset(of: cell) == CellOffset.arrangement, node.isBeingMeasured { return nil }
    let isOwn =
      open == cell
      || cells[Int(open)].owner == node.id && offset(of: open) == CellOffset.arrangement
        && CellOffset.isOfContent(offset(of: cell))
    return isOwn ? ringOfAttributes([cell]) : nil
  }

  /// The message for a ring: `a.width → b.width → a.width`. It begins with what stands first in the source, wherever whoever
  /// came upon it began.
  func ringOfAttributes(_ members: ArraySlice<CellID>) -> Diagnostic {
    var found: [(name: String, place: SourceSpan?, span: SourceSpan?)] = []
    for cell in members where cell >= 0 {
      guard let node = node(of: cell), let name = attributeName(of: cell, node: node) else { continue }
      let span = node.program.attributeIndexes[name].flatMap { node.program.attributes[$0].source.span }
      found.append(("\(node.program.source.label).\(name)", span ?? node.program.source.span, span))
    }
    let first = found.indices.min { (index, other) in
      guard let place = found[index].place else { return false }
      guard let otherPlace = found[other].place else { return true }
      return (place.file, place.range.lowerBound) < (otherPlace.file, otherPlace.range.lowerBound)
    }
    if let first { found = Array(found[first...] + found[..<first]) }
    var names: [String] = []
    for (name, _, _) in found where names.last != name { names.append(name) }
    if names.count > 1, names.first == names.last { names.removeLast() }
    return .circularReference(names).located(at: found.lazy.compactMap(\.span).first)
  }

  private func attributeName(of cell: CellID, node: LiveNode) -> String? {
    let offset = offset(of: cell)
    if offset >= CellOffset.firstAttribute {
      let index = offset - CellOffset.firstAttribute
      return node.program.attributes.indices.contains(index) ? node.program.attributes[index].name : nil
    }
    switch offset {
    case CellOffset.width, CellOffset.autoWidth: return "width"
    case CellOffset.height, CellOffset.autoHeight: return "height"
    case CellOffset.left: return positionName(.horizontal, of: node) ?? "left"
    case CellOffset.top: return positionName(.vertical, of: node) ?? "top"
    case CellOffset.contentWidth: return "contentSize.width"
    case CellOffset.contentHeight: return "contentSize.height"
    case CellOffset.firstBaseline: return "firstBaseline"
    case CellOffset.lastBaseline: return "lastBaseline"
    default: return nil
    }
  }

  private func positionName(_ axis: Axis, of node: LiveNode) -> String? {
    node.program.rule(axis).positions.first?.attribute.rawValue
  }
}

extension LiveNode {
  /// Whether a cell of the node stands for its length along an axis, or for what that follows from.
  fileprivate func isLength(_ cell: CellID, _ axis: Axis) -> Bool {
    let offset = tree.offset(of: cell)
    return [CellOffset.size(axis), CellOffset.auto(axis), CellOffset.content(axis)].contains(offset)
      || program.rule(axis).size.map { CellOffset.firstAttribute + $0 == offset } ?? false
  }
}

extension Diagnostic {
  /// - Parameter names: Those in the ring, each once.
  static func circularReference(_ names: [String]) -> Diagnostic {
    let ring = (names + names.prefix(1)).joined(separator: " → ")
    var diagnostic = Diagnostic(.error, "Circular reference: \(ring)")
    diagnostic.reason = ringReason
    return diagnostic
  }
}
