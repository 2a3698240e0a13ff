import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinResources
import QuoinViews

/// A table or collection with cells from templates: which there are, and what they read outside of them.
final class LiveList {
  private var observation: LayoutObservation?
  private let nodeReference: BackReference<LiveNode>?
  private let viewReference: BackReference<UIView>
  // The view itself, so that this is as long there as that.
  private unowned(unsafe) let viewOfCopies: (any CopiesView)?
  /// A way to the list for those who do not keep it.
  private(set) lazy var backReference = ListReference(self)
  /// What code may dequeue, by its identifier, but for what it has registered itself.
  private var templates: [String: CellTemplate] = [:]
  /// What code has registered, made into templates of this list.
  private var registered: [String: (registration: ObjectIdentifier, template: CellTemplate)] = [:]
  /// The cells that there are, those that wait for another row among them.
  private(set) var cells: [ObjectIdentifier: LayoutNode] = [:]
  /// The cells that were handed out and have not been seen in the list since, the latest last.
  private var unseen: [ObjectIdentifier] = []
  /// How many of these are kept, as code may dequeue some to measure by, and never give them to the list.
  private static let unseenLimit = 64
  /// With so many cells those that the list has let go of are looked for.
  private var cleaningCount = 32
  /// What is wrong with rows and with dequeuing.
  private(set) var problems = ListProblems()
  /// Says what is in the list where repetitions do.
  private(set) var source: ListSource?
  /// Makes what is in the view where that is made piece by piece.
  private(set) var pieces: PieceSource?
  /// Where the list stands in its template; found when the first of its patterns is linked.
  var knownPlace: ListPlace?
  private var sizeObserver: ListSizeObserver?
  /// What new views in its cells have, where people change it.
  let unsaidUse = UnsaidUse()
  /// Whether something has gone wrong that the owner is told of once the list is laid out.
  private var hasNews = false

  init(of node: LiveNode?, view: UIView) {
    nodeReference = node?.backReference
    viewReference = view.backReference
    viewOfCopies = view as? any CopiesView
    for template in node?.program.copies?.templates ?? [] { templates[template.identifier] = template }
    if let rows = node?.program.copies?.rows, !rows.isEmpty { source = ListSource(rows, of: self) }
    if let flow = node?.program.copies?.flow { pieces = PieceSource(flow, of: self) }
    if let node, let view = view as? UIScrollView { sizeObserver = ListSizeObserver(node, view: view) }
    if node != nil { observation = view.addLayoutObserver(self) }
    serve()
  }

  deinit { backReference.close() }

  /// The node of the list; nothing for one that is in no tree.
  var node: LiveNode? { nodeReference?.object }
  var view: UIView? { viewReference.object }
  /// The same as what shows copies of cells; nothing where it makes pieces.
  var copies: (any CopiesView)? { viewReference.object == nil ? nil : viewOfCopies }

  /// Lets the view ask this list, which another one may have served meanwhile.
  func serve() {
    guard let view else { return }
    view.setAttachment(backReference)
    guard let copies else { return }
    // What another list has left asks for nothing any more.
    copies.forgetHeads()
    if let source, node?.program.attributeIndexes["dataSource"] == nil { copies.showCopies(of: source) }
  }

  /// Lets the view ask for all its rows anew.
  func reload() { copies?.reloadCopies() }

  /// The list of a view, made where none is in a tree.
  package static func list(of view: UIScrollView) -> LiveList {
    if let known = view.attachment(ListReference.self)?.object { return known }
    let list = LiveList(of: nil, view: view)
    view.setAttachment(OwnedList(list: list))
    return list
  }

  // MARK: Cells

  /// A cell of a template for a row: one that waits for it, else a new one.
  ///
  /// - Parameter kind: What it is to a collection, where it is no item.
  package func dequeue(_ template: CellTemplate, kind: String? = nil) -> LayoutNode {
    let isHead = template.source.component.copyRole?.isHead == true
    while let waiting = copies?.takeWaiting(template.identifier, isHead: isHead, kind: kind) {
      if let known = cells[ObjectIdentifier(waiting)], known.cell?.template === template {
        if known.hasStateOfCode || source?.keyed.keeps(known) == true { continue }
        known.tree?.undoUse()
        return known
      }
    }
    return LayoutNode(CellOrigin(template, in: self))
  }

  /// Does some work on a cell that stands in no view yet with the traits of the list, so that it is measured as it will be.
  func asWithin<Result>(_ work: () -> Result) -> Result {
    guard let view else { return work() }
    return view.traitCollection.asCurrent { work() }
  }

  /// Writes again what people have changed in cells.
  func undoUse() {
    for cell in cells.values { cell.tree?.undoUse() }
  }

  /// Takes note of the view of a cell that is handed out.
  func note(_ made: LayoutNode) {
    let key = ObjectIdentifier(made.view)
    if cells[key] === made { return }
    cells[key] = made
    unseen.append(key)
    if cells.count >= cleaningCount { clean() }
    if made.mayBeWrong { hasNews = true }
  }

  /// Lets go of the cells that the list has let go of.
  private func clean() {
    noteSeen()
    unseen.removeFirst(max(0, unseen.count - Self.unseenLimit))
    let waiting = Set((copies?.waitingViews ?? []).map { ObjectIdentifier($0) })
    let kept = waiting.union(unseen)
    cells = cells.filter { key, cell in
      cell.view.superview != nil || kept.contains(key) || source?.keyed.keeps(cell) == true
    }
    cleaningCount = max(32, cells.count * 2)
  }

  private func noteSeen() {
    if !unseen.isEmpty { unseen.removeAll { cells[$0].map { $0.view.superview != nil } ?? true } }
  }

  /// The template of an identifier, from the markup or registered by code.
  func template(_ identifier: String) -> CellTemplate? {
    guard let registration = view?.attachment(CellRegistrations.self)?.layouts[identifier] else {
      return templates[identifier]
    }
    let key = ObjectIdentifier(registration)
    if let known = registered[identifier], known.registration == key { return known.template }
    let template = registration.template.cellTemplate(identifier: identifier)
    registered[identifier] = (key, template)
    return template
  }

  /// Tells the owner of the tree around what has gone wrong with cells that are seen now.
  func tellOwner() {
    guard hasNews, let tree = node?.tree, !tree.isBusy, tree.graph.stack.isEmpty,
      let root = tree.root?.publicNode
    else { return }
    hasNews = false
    if let outer = root.cell?.list {
      outer.hasNews = true
      outer.tellOwner()
    } else {
      root.tellOwner()
    }
  }

  /// Tells the owner that another of the cells has gone wrong, or is right again.
  func tellOwnerOfCell() {
    hasNews = true
    tellOwner()
  }

  // MARK: Owners

  /// Takes the cells off the owner; they are bound to the next one once they stand in its views.
  func unbindCells() {
    for cell in cells.values {
      cell.tree?.unbind()
      cell.madeView?.setNeedsLayout()
    }
  }

  /// Whether the owner has been told of something that has not been right since.
  var hasToldProblems: Bool {
    guard let handle = node?.tree.root?.rootHandle else { return false }
    return !handle.told.isEmpty || handle.cell?.list?.hasToldProblems == true
  }

  /// Takes note of what is wrong; somebody is told at once where no tree has it among its diagnostics.
  func report(_ problem: Diagnostic, at place: ListProblems.Place) {
    if node == nil {
      return LayoutMisuse.report(
        LayoutMisuse(description: problem.description, problems: Diagnostics([problem])))
    }
    problems.note(problem, at: place)
    hasNews = true
  }

  /// Takes note that nothing is wrong any more.
  func resolve(_ place: ListProblems.Place) { problems.resolve(place) }

  /// Forgets what was wrong with rows that may not be there any more.
  ///
  /// - Parameter number: Whose rows they are; those of all repetitions where nothing is given.
  func forgetRows(of number: Int? = nil) { problems.forgetRows(of: number) }

  // MARK: What is outside of cells

  /// The values of what cells read at the place of the list's children.
  func values(of imports: CellImports) -> [Value] {
    guard let node, !imports.isEmpty else { return [] }
    let tree = node.tree
    let references = imports.references
    let outside = imports.outer.flatMap { tree.listAround?.values(of: $0) } ?? []
    return tree.keeping {
      let slots = ContextSlots(tree: tree, parent: node.id, scope: node.scope, references: references)
      return references.map { reference in
        if case .imported(let number) = reference {
          return outside.indices.contains(number) ? outside[number] : .null
        }
        // What cannot be evaluated is told where it stands.
        return
          (try? tree.graph.untracked { () throws(Diagnostic) in try tree.value(of: reference, in: slots) })
          ?? .null
      }
    }
  }

  /// Brings all cells in line with what is outside of them.
  func refreshImports(animated: Bool) {
    if let pieces, let view = view as? any PieceContainer, view.followsPieces, !pieces.isCurrent {
      view.piecesDidChange()
    }
    if !cells.isEmpty { asWithin { refreshCells(animated: animated) } }
    // Heads are measured also where none is seen.
    if source?.refreshSamples() == true { source?.sizesMayDiffer() }
  }

  private func refreshCells(animated: Bool) {
    // Cells of one program read the same.
    var known: [ObjectIdentifier: [Value]] = [:]
    var (changesHeads, changesRows) = (false, false)
    for cell in cells.values {
      cell.cell?.follower?.bind()
      guard let linked = cell.cell?.linked, let tree = cell.tree else { continue }
      let program = ObjectIdentifier(linked.program)
      let values = known[program] ?? values(of: linked.imports)
      known[program] = values
      guard tree.setImports(values) else {
        // Lists in the cell may read what it does not read itself.
        tree.refreshLists(animated: animated)
        continue
      }
      BudgetMeter.metering(tree.meter.budget) { meter in
        tree.begin(meter)
        tree.update(animated: animated)
      }
      if linked.program.component.copyRole?.isHead == true { changesHeads = true } else { changesRows = true }
    }
    if changesHeads { source?.sizesMayDiffer() }
    if changesRows { copies?.rowsMayDiffer() }
  }

  /// The cells that count: those that are seen, and those that cannot be made.
  private var shownCells: some Sequence<LayoutNode> {
    cells.values.lazy.filter { $0.tree == nil || $0.view.superview != nil }
  }

  /// Whether anything is wrong in the cells that are seen, with rows or with dequeuing.
  var hasProblems: Bool { !problems.isEmpty || shownCells.contains(where: \.hasProblems) }

  /// What is wrong in the cells that are seen, with rows and with dequeuing; the same in many rows once, with the first.
  var allProblems: [Diagnostic] {
    let wrong = cells.values.filter { ($0.view.superview != nil || $0.tree == nil) && $0.mayBeWrong }
      .map { (cell: $0, place: copies?.place(ofCopy: $0.view).map { Array($0) } ?? []) }
      .sorted { $0.place.lexicographicallyPrecedes($1.place) }
    var found = PlacedProblems()
    for (problem, place) in problems.all { found.note(problem, at: place) }
    for (cell, place) in wrong {
      for problem in cell.diagnostics.all { found.note(problem, at: place) }
    }
    return found.all(Diagnostic.Note.init(row:))
  }
}

extension Diagnostic.Note {
  /// Which row of a list a problem is about.
  ///
  /// - Parameter path: The indexes of its section and in it; empty for what is no row.
  fileprivate init?(row path: [Int]) {
    guard path.count == 2 else { return nil }
    let section = path[0] > 0 ? " of section \(path[0] + 1) (index \(path[0]))" : ""
    self.init("This is in row \(path[1] + 1) (index \(path[1]))" + section)
  }
}

extension LiveList: LayoutObserver {
  func didLayOutSubviews() {
    noteSeen()
    tellOwner()
  }
}

extension LayoutNode {
  /// Whether it is worth while to ask what is wrong with a cell.
  fileprivate var mayBeWrong: Bool {
    guard let tree, earlyProblems.isEmpty else { return true }
    return tree.hasProblems || !tree.lists.isEmpty
  }
}

/// Leads from a view to its list.
typealias ListReference = BackReference<LiveList>

/// Keeps the list of a view that is in no tree.
private final class OwnedList {
  let list: LiveList

  init(list: LiveList) { self.list = list }
}
