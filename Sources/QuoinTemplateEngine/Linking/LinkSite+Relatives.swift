import QuoinDiagnostics
import QuoinExpressions

extension LinkSite {
  /// `parent.width`, `previous.bottom`, `#title.left`, `#title.parent.width`.
  func relative(_ names: [String]) -> NameMatch? {
    var walk = Walk(known: node, parents: parent.map { [$0] } ?? [])
    var position = 0
    if let first = names.first, first.hasPrefix("#") {
      guard let start = identified(String(first.dropFirst()), walk: &walk) else { return nil }
      if let problem = start { return NameMatch(problem) }
      position = 1
    }
    while position < names.count - 1, let step = Self.step(names[position]) {
      if step != .parent, walk.reach.isOwn, node == nil {
        return NameMatch(.invalid(.noNeighbour(names[position])))
      }
      walk.take(step)
      position += 1
    }
    guard position < names.count else { return nil }
    let rest = Array(names[position...])
    guard let found = member(rest, of: walk) else { return nil }
    return NameMatch(found.resolution, componentCount: found.componentCount + position)
  }

  /// How far a chain of `parent`, `previous` and `next` has come.
  private struct Walk {
    var reach = NodeReach.own
    /// The node, where it is known before the template runs.
    var known: LinkNode?
    /// The nodes of which it is one, where a condition decides.
    var choices: [LinkNode] = []
    /// Its parent, or those of the choices.
    var parents: [LinkNode]

    mutating func take(_ step: NodeReach.Step) {
      reach.steps.append(step)
      known = nil
      choices = []
      guard step == .parent else { return }
      if parents.count > 1 { choices = parents } else { known = parents.first }
      parents = Self.parents(of: parents)
    }

    /// The parents of some nodes, each once.
    static func parents(of nodes: [LinkNode]) -> [LinkNode] {
      var known: Set<ObjectIdentifier> = []
      return nodes.compactMap(\.parent).filter { known.insert(ObjectIdentifier($0)).inserted }
    }
  }

  private static func step(_ name: String) -> NodeReach.Step? {
    switch name {
    case "parent": .parent
    case "previous": .previous
    case "next": .next
    default: nil
    }
  }

  /// Goes to a node by its id. The outer nothing stands for an unknown id, an inner resolution for a misuse.
  private func identified(_ id: String, walk: inout Walk) -> Resolution?? {
    var current: LinkScope? = scope
    var distance = 0
    while let scope = current {
      if let target = scope.nearest(id, to: node ?? parent) {
        let choices = target.choices
        linker.namedIDs.insert(id)
        walk = Walk(
          reach: NodeReach(start: .identified(scope: distance, index: target.tableIndex)),
          known: choices.count > 1 ? nil : target, choices: choices.count > 1 ? choices : [],
          parents: Walk.parents(of: choices))
        return .some(nil)
      }
      current = scope.parent
      distance += 1
    }
    if linker.isInsideRepetition(id) {
      return .some(.invalid(.identifierInsideRepetition(id)))
    }
    return nil
  }

  /// Goes from the node to another one.
  ///
  /// - Parameter steps: An id with its `#`, if any, then `parent`, `previous` and `next`.
  /// - Returns: The way, and the nodes that it may lead to as far as they are known before the template runs; nothing where
  ///   the id is not known.
  func walk(_ steps: [String]) -> (reach: NodeReach, choices: [LinkNode])? {
    var walk = Walk(known: node, parents: parent.map { [$0] } ?? [])
    var rest = steps[...]
    if let first = rest.first, first.hasPrefix("#") {
      guard let start = identified(String(first.dropFirst()), walk: &walk), start == nil else { return nil }
      rest = rest.dropFirst()
    }
    for step in rest.compactMap(Self.step) { walk.take(step) }
    return (walk.reach, walk.known.map { [$0] } ?? walk.choices)
  }

  private func member(_ names: [String], of walk: Walk) -> NameMatch? {
    if let known = walk.known {
      return longest(names) { property($0, of: known, reach: walk.reach) }
    }
    // A sibling, what is above the root, or one of several: known when the node is live.
    let isSurroundings = walk.choices.isEmpty && walk.reach.steps.last == .parent
    return longest(names) { name in
      if let edge = LayoutAttribute(rawValue: name) { return layoutResolution(edge, reach: walk.reach) }
      if name == "safeAreaInsets" { return resolution(.safeArea, linker.host.insetsType) }
      if name.hasPrefix("safeAreaInsets.") { return nil }
      if isSurroundings, let property = linker.registry["UIView"]?.properties[name], property.get != nil {
        return resolution(.named(walk.reach, name), property.type.readType)
      }
      let isKnown =
        walk.choices.isEmpty
        ? !isSurroundings && walk.parents.contains { $0.hasChild(knowing: name) }
        : walk.choices.contains { $0.knows(name) }
      return isKnown ? resolution(.named(walk.reach, name), .any) : nil
    }
  }
}
