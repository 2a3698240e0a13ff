import QuoinDiagnostics

extension LiveTree {
  /// The automatic size in a ring of cells whose content is part of the ring, so that the content takes no part in it; or
  /// the arrangement of a container that is just being measured, so that what depends on it has to wait.
  func openSize(in members: ArraySlice<CellID>) -> CellID? {
    let members = members.filter { $0 >= 0 }
    for index in members.indices.reversed() {
      let offset = offset(of: members[index])
      guard CellOffset.isOfContent(offset) else { continue }
      let next = members[(index + 1) % members.count]
      guard let node = node(of: members[index]), let reader = self.node(of: next) else { continue }
      if reader.parent === node { return members[index] }
      // What is inside has asked for a part of that length, and has no cell of its own for it.
      if reader === node, node.isLength(next, CellOffset.axis(ofContent: offset)) { return members[index] }
    }
    return members.first { offset(of: $0) == CellOffset.arrangement }
  }

  /// The message for a ring: `a.width → b.width → a.width`.
  func ringOfAttributes(_ members: ArraySlice<CellID>) -> Diagnostic {
    var names: [String] = []
    var span: SourceSpan?
    for cell in members where cell >= 0 {
      guard let node = node(of: cell), let name = attributeName(of: cell, node: node) else { continue }
      let full = "\(node.program.source.label).\(name)"
      if names.last != full { names.append(full) }
      if span == nil, let index = node.program.attributeIndexes[name] {
        span = node.program.attributes[index].source.span
      }
    }
    if names.count > 1, names.first == names.last { names.removeLast() }
    return .circularReference(names, at: span)
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
  static func circularReference(_ names: [String], at span: SourceSpan?) -> Diagnostic {
    let ring = (names + names.prefix(1)).joined(separator: " → ")
    return Diagnostic(.error, "Circular reference: \(ring)", at: span)
  }
}
