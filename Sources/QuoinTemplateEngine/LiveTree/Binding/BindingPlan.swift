import QuoinDiagnostics
import QuoinExpressions

/// Which owner takes which parts of a tree, and what is wrong with that, worked out before anything is bound.
///
/// A controller inside the tree that is an owner takes what is in it if it has all outlets that are named there, and
/// each method is its own or that of an owner around it; else all of it is the owner's around.
struct BindingPlan {
  private let tree: LiveTree
  /// What cannot be bound, at the cells of the attributes that say what.
  private(set) var problems = CellProblems()
  /// The controllers that take what is in them, by their nodes.
  private(set) var innerOwners: [NodeID: AnyObject] = [:]
  private var tables: [ObjectIdentifier: OwnerTable] = [:]
  /// Where each outlet is named first.
  private var outlets: [OutletKey: SourceSpan] = [:]
  /// The nodes whose outlets cannot be bound.
  private var refused: Set<NodeID> = []
  /// The nodes of owners that lack something: what is in them is the outer owner's, whoever else asks.
  private var unfit: Set<NodeID> = []
  /// The owners around the one for whom content is looked through, the outermost first.
  private var outerOwners: [AnyObject] = []
  /// What follows from no cell of these is constant; found when the first outlet asks.
  private var stateCells: Set<CellID>?

  private struct OutletKey: Hashable {
    let owner: ObjectIdentifier
    let name: String
  }

  init(_ tree: LiveTree) { self.tree = tree }

  /// Looks through a node and all in it, whose owners are these, the innermost first.
  mutating func check(_ node: LiveNode, for owners: [AnyObject]) {
    guard let owner = owners.first else { return }
    outerOwners = owners.dropFirst().reversed()
    check(node, for: owner)
  }

  /// Looks through a node and all in it.
  mutating func check(_ node: LiveNode, for owner: AnyObject) {
    let inner = innerOwner(node, besides: owner)
    note(outletOwner(of: node, inner: inner, outer: owner), of: node)
    if let inner, !unfit.contains(node.id) {
      var trial = self
      trial.problems = CellProblems()
      trial.outerOwners.append(owner)
      trial.checkContent(of: node, for: inner)
      trial.outerOwners.removeLast()
      if trial.problems.isEmpty {
        trial.problems = problems
        self = trial
        innerOwners[node.id] = inner
        return
      }
      unfit = trial.unfit.union([node.id])
    }
    checkContent(of: node, for: owner)
  }

  private mutating func checkContent(of node: LiveNode, for owner: AnyObject) {
    for index in node.program.actionIndexes {
      do throws(Diagnostic) {
        _ = try action(ofAttribute: index, of: node, for: [owner] + outerOwners.reversed())
      } catch {
        problems.note(error, at: node.cell(ofAttribute: index))
      }
    }
    for child in node.children { check(child, for: owner) }
  }

  private func innerOwner(_ node: LiveNode, besides owner: AnyObject) -> AnyObject? {
    node.object !== owner && node.object is UIViewController && node.object is any LayoutOwner
      ? node.object : nil
  }

  // MARK: Outlets

  private mutating func note(_ owner: AnyObject, of node: LiveNode) {
    guard let index = node.program.outletIndex else { return }
    do throws(Diagnostic) {
      guard let (name, span) = try outletName(of: node) else { return }
      _ = try outlet(name, of: owner, for: node, at: span)
      let key = OutletKey(owner: ObjectIdentifier(owner), name: name)
      if outlets.isEmpty { noteHeldOutlets() }
      if let first = outlets[key] { throw .duplicateOutlet(name, first: first).located(at: span) }
      outlets[key] = span
    } catch {
      refused.insert(node.id)
      problems.note(error, at: node.cell(ofAttribute: index))
    }
  }

  /// Takes note of what is bound already, where a part has come into a bound tree.
  private mutating func noteHeldOutlets() {
    guard tree.binding != nil else { return }
    for node in tree.table.nodes {
      guard let held = node.binding?.outlet, let owner = held.owner, let index = node.program.outletIndex
      else { continue }
      let key = OutletKey(owner: ObjectIdentifier(owner), name: held.name)
      outlets[key] = node.program.attributes[index].source.span
    }
  }

  /// The outlet of a controller's element is the controller's own, if it has such a one.
  private mutating func outletOwner(of node: LiveNode, inner: AnyObject?, outer: AnyObject) -> AnyObject {
    guard let inner, let name = try? outletName(of: node)?.name, table(of: inner).outlets[name] != nil else {
      return outer
    }
    return inner
  }

  /// The property that is to hold a node; nothing where the node names none.
  mutating func outlet(
    of node: LiveNode, around owner: AnyObject
  ) throws(Diagnostic) -> (name: String, outlet: OwnerMember.Outlet, owner: AnyObject, part: AnyObject)? {
    guard !refused.contains(node.id), let (name, span) = try outletName(of: node) else { return nil }
    let owner = outletOwner(of: node, inner: innerOwner(node, besides: owner), outer: owner)
    let (outlet, part) = try outlet(name, of: owner, for: node, at: span)
    return (name, outlet, owner, part)
  }

  private mutating func outlet(
    _ name: String, of owner: AnyObject, for node: LiveNode, at span: SourceSpan
  ) throws(Diagnostic) -> (OwnerMember.Outlet, part: AnyObject) {
    let table = table(of: owner)
    guard let outlet = table.outlets[name] else {
      let nearest = NearestNames(to: name, among: table.outlets.keys.sorted())
      throw .missingOutlet(name, of: owner, nearest: nearest).located(at: span)
    }
    if outlet.type == LayoutNode.self { return (outlet, node.publicNode) }
    if outlet.fits(node.object) { return (outlet, node.object) }
    if outlet.fits(node.view) { return (outlet, node.view) }
    throw .wrongOutlet(name, of: owner, takes: outlet.part, not: "\(type(of: node.object))").located(at: span)
  }

  private mutating func outletName(of node: LiveNode) throws(Diagnostic) -> (name: String, span: SourceSpan)?
  {
    guard let index = node.program.outletIndex else { return nil }
    let span = node.program.attributes[index].source.span
    guard case .string(let name) = try node.value(ofAttribute: index), !name.isEmpty else { return nil }
    if follows(state: node.cell(ofAttribute: index)) { throw .dynamicOutlet(name).located(at: span) }
    return (name, span)
  }

  /// Whether the value of a cell follows from state.
  private mutating func follows(state cell: CellID) -> Bool {
    let graph = tree.graph
    let stateCells = stateCells ?? Set(tree.table.nodes.flatMap(\.stateCells))
    self.stateCells = stateCells
    var known: Set<CellID> = []
    var pending = [cell]
    while let cell = pending.popLast() {
      guard known.insert(cell).inserted else { continue }
      if stateCells.contains(cell) { return true }
      var link = graph.cells[Int(cell)].firstSource
      while link >= 0 {
        pending.append(graph.links[link].source)
        link = graph.links[link].nextSource
      }
    }
    return false
  }

  // MARK: Actions

  /// The method that an attribute names, of the first owner that has it or has a responder with it above; nothing for an
  /// empty name.
  ///
  /// - Parameter owners: Whose it may be, the innermost first.
  mutating func action(
    ofAttribute index: Int, of node: LiveNode, for owners: [AnyObject]
  ) throws(Diagnostic) -> BoundAction? {
    let attribute = node.program.attributes[index]
    guard let binder = attribute.property?.action,
      case .string(let name) = try node.value(ofAttribute: index), !name.isEmpty
    else { return nil }
    var names: [String] = []
    for owner in owners {
      var asked: AnyObject? = owner
      while let object = asked {
        let actions = table(of: object).actions
        if let selector = actions[name] {
          if let sender = binder.sender(node.object), !selector.takes(sender: sender) {
            throw .wrongSender(name, of: object, selector, not: sender).located(at: attribute.source.span)
          }
          return BoundAction(target: object, selector: selector)
        }
        names += actions.keys.sorted()
        asked = binder.searchesResponders ? (object as? UIResponder)?.next : nil
      }
    }
    guard let owner = owners.first else { return nil }
    throw .missingAction(
      name, of: owner, searchesResponders: binder.searchesResponders,
      nearest: NearestNames(to: name, among: names)
    ).located(at: attribute.source.span)
  }

  private mutating func table(of owner: AnyObject) -> OwnerTable {
    // By class: what members there are is the class's.
    let key = ObjectIdentifier(type(of: owner))
    if let known = tables[key] { return known }
    let table = OwnerTable(of: owner)
    tables[key] = table
    return table
  }
}
