import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

extension LiveTree {
  /// A warning where `right` or `bottom` leave views no room that would have it if they counted from the left and top edge,
  /// as they do in templates written for the legacy mode; one for the whole tree.
  var legacyEdgeWarnings: [Diagnostic] {
    var first: (node: LiveNode, edge: LayoutAttribute, source: AttributeSource)?
    var count = 0
    var pending = root.map { [$0] } ?? []
    while let node = pending.popLast() {
      if !node.childIDs.isEmpty { pending += node.children.reversed() }
      if node.program.usesLegacyEdges || node.isArranged || node.parent?.view is UIScrollView { continue }
      for edge in [LayoutAttribute.right, .bottom] {
        guard let index = node.indexOfLegacyEdge(edge) else { continue }
        if first == nil { first = (node, edge, node.program.attributes[index].source) }
        count += 1
      }
    }
    return first.map { [.legacyEdge($0.edge, of: $0.node, at: $0.source, more: count - 1)] } ?? []
  }
}

extension LiveNode {
  /// The attribute that places the far edge, where the node has no room in its parent as it stands, and would have in the
  /// legacy mode; else nothing.
  fileprivate func indexOfLegacyEdge(_ edge: LayoutAttribute) -> Int? {
    let source = program.source
    let positions = program.rule(edge.axis).positions
    guard let position = positions.first(where: { $0.attribute == edge }),
      case .number(let place)? = try? value(ofAttribute: position.index),
      let whole = try? parentLength(edge.axis), let length = try? length(edge.axis),
      let start = try? origin(edge.axis), whole > 0, place > 0, place <= whole
    else { return nil }
    let rounding = 0.5
    if source.bleeds == true || length > 0 && start > -rounding && start + length < whole + rounding {
      return nil
    }
    guard let other = positions.first(where: { $0.attribute != edge }) else {
      return length > 0 && place >= length ? position.index : nil
    }
    guard other.attribute == .left || other.attribute == .top,
      case .number(let near)? = try? value(ofAttribute: other.index), near >= 0, near < place
    else { return nil }
    return position.index
  }
}

extension Diagnostic {
  fileprivate static func legacyEdge(
    _ edge: LayoutAttribute, of node: LiveNode, at source: AttributeSource, more: Int
  ) -> Diagnostic {
    let (far, near) = edge == .right ? ("right", "left") : ("bottom", "top")
    let others = more > 0 ? ", and \(more) more like this" : ""
    return Diagnostic(
      .warning,
      "\(source.name) counts from the \(far) edge, which leaves \(node.element) no room; from the \(near) one it would have it\(others)",
      at: source.span,
      notes: [
        Note(
          "A template from before Layout 0.6.22 is drawn as it was by --legacy-layout, or by useLegacyLayoutMode=\"true\" on its root"
        )
      ])
  }
}
