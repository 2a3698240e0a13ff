import QuoinDiagnostics
import QuoinExpressions

/// What edges, centers and baselines of other nodes read as.
extension LiveTree {
  /// A layout attribute as its own plain value: what one would write for it.
  func plainValue(of edge: LayoutAttribute, target: Target) throws(Diagnostic) -> Double {
    switch target {
    case .node(let node): return try plainValue(of: edge, node: node)
    case .surroundings:
      switch edge {
      case .width: return try surroundingLength(.horizontal)
      case .height: return try surroundingLength(.vertical)
      case .centerX: return try surroundingLength(.horizontal) / 2
      case .centerY: return try surroundingLength(.vertical) / 2
      default: return 0
      }
    case .missing: return 0
    }
  }

  private func plainValue(of edge: LayoutAttribute, node: LiveNode) throws(Diagnostic) -> Double {
    switch edge {
    case .width: return try node.length(.horizontal)
    case .height: return try node.length(.vertical)
    default: break
    }
    // What the node says itself is its plain value, and asks for less than working it out from the frame.
    if let index = node.program.attributeIndexes[edge.rawValue] {
      return try node.number(ofAttribute: index)
    }
    let position = try position(of: edge, node: node)
    return try coordinate(
      of: position, for: edge, node: node,
      parentLength: { () throws(Diagnostic) in try node.parentLength(edge.axis) })
  }

  /// The position of an edge as a value for another attribute.
  func position(
    of edge: LayoutAttribute, target: Target, in attribute: LayoutAttribute, slots: ContextSlots
  ) throws(Diagnostic) -> Double {
    guard let reader = slots.node else { return 0 }
    let axis = attribute.axis
    let position: Double
    switch target {
    case .node(let node):
      if node === reader.parent {
        position = try positionInside(of: edge, parent: node)
      } else {
        let own = try self.position(of: edge, node: node)
        position =
          node.parent === reader.parent ? own : try convert(own, axis, from: node.parent, to: reader.parent)
      }
    case .surroundings:
      let length = try surroundingLength(axis)
      switch edge {
      case .right, .bottom, .lastBaseline, .firstBaseline: position = length
      case .trailing: position = try reader.isRightToLeft() ? 0 : length
      case .leading: position = try reader.isRightToLeft() ? length : 0
      case .centerX, .centerY: position = length / 2
      default: position = 0
      }
    case .missing:
      guard edge == .leading, !attribute.followsDirection, try reader.isRightToLeft() else { return 0 }
      position = try reader.parentLength(axis)
    }
    return try coordinate(
      of: position, for: attribute, node: reader,
      parentLength: { () throws(Diagnostic) in try reader.parentLength(axis) })
  }

  /// The position of a node's edge, from the left or top of its parent.
  func position(of edge: LayoutAttribute, node: LiveNode) throws(Diagnostic) -> Double {
    switch edge {
    case .left, .top: return try node.origin(edge.axis)
    case .right, .bottom: return try end(edge, of: node)
    case .leading:
      return try node.isRightToLeft() ? try end(.right, of: node) : try node.origin(.horizontal)
    case .trailing:
      return try node.isRightToLeft() ? try node.origin(.horizontal) : try end(.right, of: node)
    case .centerX, .centerY:
      return try node.origin(edge.axis) + node.length(edge.axis) * node.anchorPoint(edge.axis)
    case .firstBaseline: return try node.origin(.vertical) + node.number(CellOffset.firstBaseline)
    case .lastBaseline: return try node.origin(.vertical) + node.number(CellOffset.lastBaseline)
    case .width, .height: return try node.length(edge.axis)
    }
  }

  private func end(_ edge: LayoutAttribute, of node: LiveNode) throws(Diagnostic) -> Double {
    // An end that is given needs no size, which may in turn need this end.
    if let position = node.program.rule(edge.axis).positions.first(where: { $0.attribute == edge }) {
      let value = try node.number(ofAttribute: position.index)
      return node.program.usesLegacyEdges ? value : try node.parentLength(edge.axis) - value
    }
    return try node.origin(edge.axis) + node.length(edge.axis)
  }

  /// The position of a parent's edge, from its own left or top, as its children see it.
  private func positionInside(of edge: LayoutAttribute, parent: LiveNode) throws(Diagnostic) -> Double {
    switch edge {
    case .left, .top: return 0
    case .right, .bottom: return try parent.length(edge.axis)
    case .leading: return try parent.mirrorsChildren() ? try parent.length(.horizontal) : 0
    case .trailing: return try parent.mirrorsChildren() ? 0 : try parent.length(.horizontal)
    case .centerX, .centerY: return try parent.length(edge.axis) / 2
    case .firstBaseline: return try parent.number(CellOffset.firstBaseline)
    case .lastBaseline: return try parent.number(CellOffset.lastBaseline)
    case .width, .height: return try parent.length(edge.axis)
    }
  }

  /// A position counted from the edge that an attribute counts from.
  private func coordinate(
    of position: Double, for attribute: LayoutAttribute, node: LiveNode,
    parentLength: () throws(Diagnostic) -> Double
  ) throws(Diagnostic) -> Double {
    switch attribute {
    case .right, .bottom: return node.program.usesLegacyEdges ? position : try parentLength() - position
    case .leading: return try node.isRightToLeft() ? try parentLength() - position : position
    case .trailing: return try node.isRightToLeft() ? position : try parentLength() - position
    default: return position
    }
  }

  /// Carries a position from the inside of one node into the inside of another.
  private func convert(
    _ position: Double, _ axis: Axis, from source: LiveNode?, to destination: LiveNode?
  ) throws(Diagnostic) -> Double {
    var outward: [LiveNode] = []
    var current = destination
    while let node = current {
      outward.append(node)
      current = node.parent
    }
    var position = position
    var node = source
    while let from = node, !outward.contains(where: { $0 === from }) {
      position += try from.origin(axis)
      node = from.parent
    }
    for to in outward {
      if to === node { break }
      position -= try to.origin(axis)
    }
    return position
  }
}
