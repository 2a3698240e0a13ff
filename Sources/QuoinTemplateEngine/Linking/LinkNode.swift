import QuoinDiagnostics
import QuoinExpressions

/// A node while its template is linked: what others may refer to, before any expression is compiled.
final class LinkNode {
  let source: NodeSource
  unowned let scope: LinkScope
  private(set) weak var parent: LinkNode?
  let data: DataShape
  fileprivate(set) var tableIndex: Int
  /// The number of those in the scope that have the same id in other branches of a condition.
  fileprivate var group: Int?
  let usesLegacyEdges: Bool
  var attributes: [(source: AttributeSource, role: AttributeProgram.Role)] = []
  var attributeIndexes: [String: Int] = [:]
  var horizontal = AxisRule()
  var vertical = AxisRule()
  var children: [LinkChild] = []
  /// What is made as often as it is needed.
  var copies = LinkCopies()
  let slots = SlotTable()

  init(_ source: NodeSource, parent: LinkNode?, scope: LinkScope, data: DataShape) {
    self.source = source
    self.parent = parent
    self.scope = scope
    self.data = data
    tableIndex = scope.add(source.id)
    usesLegacyEdges = source.usesLegacyEdges ?? parent?.usesLegacyEdges ?? LegacyEdges.areUsed
    if let id = source.id { scope.note(self, as: id) }
  }

  /// The nodes of which it is one, all of an id in the branches of a condition: one is there at a time, in the place of all.
  var choices: [LinkNode] { group.map { scope.groups[$0] } ?? [self] }

  /// Whether an attribute of a name is given, or the view has a property that can be read.
  func knows(_ name: String) -> Bool {
    source.isOpen || attributeIndexes[name] != nil || source.component.property(named: name)?.get != nil
  }

  /// Whether a node directly inside, those of repetitions and conditions included, has an attribute of a name or a
  /// property that can be read. All children have to be there.
  func hasChild(knowing name: String) -> Bool {
    namesAsked.insert(name)
    return knownByChildren.contains(name)
  }

  // Found once: each of thousands of siblings may ask.
  private lazy var knownByChildren = KnownNames(of: children.flatMap(\.nodes))
  private var namesAsked: Set<String> = []

  /// Takes in a child that comes when all others are linked.
  func insert(_ child: LinkNode, at index: Int) {
    children.insert(.node(child), at: index)
    knownByChildren.add(child)
  }

  /// Takes out a child that goes when all others are linked.
  ///
  /// - Returns: Whether it has gone; if not, others have names of it, or nothing would be left.
  func remove(_ child: LinkNode) -> Bool {
    guard children.count > 1, let index = children.firstIndex(where: { $0.isNode(child) }) else {
      return false
    }
    knownByChildren.add(child, count: -1)
    guard namesAsked.allSatisfy(knownByChildren.contains) else {
      knownByChildren.add(child)
      return false
    }
    children.remove(at: index)
    return true
  }

  func macro(_ name: String) -> MacroSource? { source.macros[name] }
}

/// What some nodes have: attributes that are given, and properties that can be read.
private struct KnownNames {
  // How many of the nodes have each.
  private var openNodes = 0
  private var attributes: [String: Int] = [:]
  private var components: [String: (component: ResolvedComponent, count: Int)] = [:]

  init(of nodes: [LinkNode]) {
    for node in nodes { add(node) }
  }

  /// - Parameter count: How often; -1 takes it away again.
  mutating func add(_ node: LinkNode, count: Int = 1) {
    if node.source.isOpen { openNodes += count }
    for name in node.attributeIndexes.keys { attributes[name, default: 0] += count }
    let component = node.source.component
    components[component.name, default: (component, 0)].count += count
  }

  func contains(_ name: String) -> Bool {
    openNodes > 0 || attributes[name, default: 0] > 0
      || components.values.contains { $0.count > 0 && $0.component.property(named: name)?.get != nil }
  }
}

/// What stands among the children of a node while it is linked.
enum LinkChild {
  case node(LinkNode)
  case repetition(RepetitionSource, LinkScope, [LinkChild])
  case condition(ConditionSource, [[LinkChild]])

  fileprivate func isNode(_ node: LinkNode) -> Bool {
    if case .node(let own) = self { own === node } else { false }
  }

  var nodes: [LinkNode] {
    switch self {
    case .node(let node): [node]
    case .repetition(_, _, let children): children.flatMap(\.nodes)
    case .condition(_, let branches): branches.flatMap { $0.flatMap(\.nodes) }
    }
  }
}

/// The region in which ids are known: the whole template, or one instance of a repetition.
final class LinkScope {
  let parent: LinkScope?
  let repetition: RepetitionSource?
  /// The nodes of each id, in the order of the file.
  private(set) var ids: [String: [LinkNode]] = [:]
  /// Those that have one id in several branches of a condition.
  fileprivate private(set) var groups: [[LinkNode]] = []
  /// All of these, in the order of the file.
  private var identified: [(id: String, node: LinkNode)] = []
  /// For each id that several have the first of them inside each node around.
  private var firsts: [String: [ObjectIdentifier: LinkNode]] = [:]
  private(set) var count = 0

  init(parent: LinkScope?, repetition: RepetitionSource?) {
    self.parent = parent
    self.repetition = repetition
  }

  func add(_ id: String?) -> Int {
    count += 1
    return count - 1
  }

  func note(_ node: LinkNode, as id: String) {
    ids[id, default: []].append(node)
    identified.append((id, node))
    firsts[id] = nil
  }

  /// Lets an id lead no more to a node that goes when all others are linked.
  func forget(_ node: LinkNode, as id: String) {
    ids[id]?.removeAll { $0 === node }
    if ids[id]?.isEmpty == true { ids[id] = nil }
    firsts[id] = nil
  }

  /// Lets a node in another branch, and those that it is one of already, be meant wherever a node is.
  private func join(_ first: LinkNode, _ other: LinkNode) {
    let group = first.group ?? groups.count
    if first.group == nil {
      groups.append([first])
      first.group = group
    }
    let others = other.choices
    if let emptied = other.group { groups[emptied] = [] }
    for node in others {
      node.group = group
      node.tableIndex = first.tableIndex
    }
    groups[group] += others
  }

  /// Makes the branches of a condition; the first nodes of an id in each of them are one to whoever names that.
  func joinBranches<Branch, Made>(_ branches: [Branch], _ make: (Branch) -> Made) -> [Made] {
    var firsts: [String: LinkNode] = [:]
    return branches.map { branch in
      let start = identified.count
      let made = make(branch)
      var known: Set<String> = []
      for (id, node) in identified[start...] where known.insert(id).inserted {
        if let first = firsts[id] { join(first, node) } else { firsts[id] = node }
      }
      return made
    }
  }

  /// Of several nodes of an id the one that has the nearest ancestor in common with another node.
  func nearest(_ id: String, to node: LinkNode?) -> LinkNode? {
    guard let candidates = ids[id], candidates.count > 1 else { return ids[id]?.first }
    let firsts = firsts[id] ?? Self.firsts(of: candidates)
    self.firsts[id] = firsts
    var ancestor = node
    while let current = ancestor {
      if let found = firsts[ObjectIdentifier(current)] { return found }
      ancestor = current.parent
    }
    return candidates.first
  }

  /// The first of some nodes inside each of those around them. Each of thousands may be asked from.
  private static func firsts(of candidates: [LinkNode]) -> [ObjectIdentifier: LinkNode] {
    var firsts: [ObjectIdentifier: LinkNode] = [:]
    for candidate in candidates {
      var around: LinkNode? = candidate
      while let node = around, firsts[ObjectIdentifier(node)] == nil {
        firsts[ObjectIdentifier(node)] = candidate
        around = node.parent
      }
    }
    return firsts
  }
}

/// Gives each reference of a frame its slot.
final class SlotTable {
  private(set) var references: [Reference] = []
  private var slots: [Reference: Int] = [:]

  func slot(for reference: Reference) -> Int {
    if let slot = slots[reference] { return slot }
    slots[reference] = references.count
    references.append(reference)
    return references.count - 1
  }
}
