import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

/// What the root of a cell's tree was made of.
final class CellOrigin {
  let template: CellTemplate
  private let listReference: ListReference
  /// What linking for the data that the cell has came to.
  var linked: LinkedCell?
  /// Measures the cell and follows its size; made with the tree.
  var follower: CellFollower?
  /// The numbers of the items that it is made for, the outermost repetition's first, where the list makes it piece by piece.
  var items: [Int] = []
  /// How many entries of its state are the data of its row; nothing where code hands them over.
  var rowEntries: Int?
  /// Whether code has dequeued it, and its view is taken note of once that is asked for.
  var handsOut = false

  init(_ template: CellTemplate, in list: LiveList) {
    self.template = template
    listReference = list.backReference
  }

  /// The list that shows the cell.
  var list: LiveList? { listReference.object }

  /// The indexes of the items of repetitions around it, those around its list among them.
  var itemsAround: [Int] { (list?.node.map { $0.tree.items(around: $0.base) } ?? []) + items }

  /// Whether the list says how wide the cell is.
  var isRow: Bool { template.source.component.copyRole?.isAsWideAsList ?? true }

  /// A cell without content, for one that cannot be made.
  var emptyView: UIView { template.source.component.copyRole?.makeEmpty() ?? UIView() }
}

extension LayoutNode {
  /// Makes the root of a cell, whose tree is made when its data are there.
  convenience init(_ cell: CellOrigin) {
    self.init(.cell(cell))
  }

  /// Takes note of a cell that code has dequeued, once it has a view.
  func noteHandedOut() {
    guard let cell, cell.handsOut, let list = cell.list, let view = madeView else { return }
    cell.handsOut = false
    list.note(self)
    list.copies?.keep(view, forReuseAs: cell.template.identifier)
  }

  /// Links a cell for the data that it has, and makes its tree.
  func link(cell: CellOrigin, insteadOf old: LiveTree?) {
    let template = cell.template
    let shape = DataShape(
      state: stateData.shape(host: template.host), constants: constantData.shape(host: template.host))
    let list = cell.list?.node
    let linked = template.linked(for: shape, owner: list?.tree.owner) { cell.list?.outerNames() }
    cell.linked = linked
    ownerNames = linked.ownerNames
    earlyProblems.append(contentsOf: linked.diagnostics)
    let definition = NodeDefinition(
      object: madeView, state: stateData.values, constants: constantData.values)
    let view = cell.list?.view
    adopt(
      linked.program, definitions: [template.source.key: definition], host: template.host,
      loader: template.loader,
      environment: LayoutEnvironment(traits: view?.traitCollection ?? UITraitCollection()),
      insteadOf: old, imports: cell.list?.values(of: linked.imports) ?? [])
    guard let tree else { return }
    if cell.follower == nil { cell.follower = CellFollower(self) }
    tree.cell = cell
    if tree.owner == nil { tree.owner = cell.list?.node?.tree.owner }
    if old == nil { cell.follower?.updateInRoom() }
    noteHandedOut()
  }
}
