import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinResources
import QuoinViews

/// Everything that the nodes of one live tree share: the nodes themselves, the graph of their cells, the surroundings,
/// and what is wrong.
final class LiveTree: CellGraph {
  let host: TemplateHost
  let loader: ResourceLoader?
  /// Counts for the rendering or update going on, or for the last one.
  @exclusivity(unchecked) private(set) var meter: BudgetMeter
  @exclusivity(unchecked) var table = NodeTable()
  /// What has been made since the change going on began, so that it can be taken back; nothing between changes.
  @exclusivity(unchecked) var made: [NodeID]?
  /// What ids led to before, where something that is made now has come in its place.
  var displaced: [(scope: InstanceScope, index: Int, id: NodeID)] = []
  /// The outermost scope.
  let scope: InstanceScope
  @exclusivity(unchecked) private(set) var rootID: NodeID = -1
  /// What was given with nodes beside their expressions, by their sources.
  private(set) var definitions: [ObjectIdentifier: NodeDefinition]
  /// What the tree may take over from the one in whose place it comes, until its first update has made all nodes.
  @exclusivity(unchecked) var carried: CarriedNodes?
  /// The cells that cannot be evaluated, and the repetitions and conditions that could not follow theirs.
  @exclusivity(unchecked) var unevaluated = CellProblems()
  /// The attributes whose last value could not be written, and what is wrong with what has been made of others: children that
  /// do not fit, items with the same key.
  @exclusivity(unchecked) var unwritten = CellProblems()
  /// What looks wrong with the last values of attributes and did no harm.
  @exclusivity(unchecked) var doubtful = CellProblems()
  /// A language of which no formats are known, and in which something was to be written.
  var languageWithoutFormats: String?
  /// Why the last update has not come to an end.
  var endlessness: Diagnostic?
  /// The size that was assumed where nothing says how large the root is.
  var assumedSize: CGSize?
  /// Whether the update going on, or the last one, has come to values that follow from where it began as well: it has taken a
  /// length from before for one that follows from itself, or has left open one of several sizes in a ring.
  var followsFromOrder = false
  /// Who knows further values, and has what the nodes name once the tree is bound.
  weak var owner: AnyObject?
  /// Nothing while the tree is not bound to its owner.
  var binding: TreeBinding?
  /// Whether nodes are being bound or brought up to date, so that state that is set meanwhile is shown afterwards.
  var isBusy = false
  /// Whether state came while the tree was busy that it has to be linked again for, once it is at rest.
  var owesLinking = false
  /// Why the last state that was set was not taken.
  var rejection: Diagnostic?
  /// The nodes whose views arrange their children.
  @exclusivity(unchecked) var containers = NodeList()
  /// The nodes that constraints place.
  var constrained = NodeList()
  /// The number of the round in which frames are brought up to date.
  @exclusivity(unchecked) var round: Int32 = 0
  /// Nodes whose frames follow from sizes that have just changed.
  @exclusivity(unchecked) var followers: [NodeID] = []
  /// Nodes in containers that could not be measured when they were asked.
  var unmeasured = NodeList()
  /// Lists whose content has come to another size since containers were arranged last.
  var resizedLists = NodeList()
  /// Those that have been measured again in the update going on: what then cannot be measured is wrong.
  var remeasured: Set<NodeID> = []
  /// The views that code has changed since the last update.
  var changedViews: Set<ObjectIdentifier> = []
  private(set) var viewChangeListener: ViewChangeListener?
  /// Whether any node in a container has a height that follows from its content.
  @exclusivity(unchecked) var hasHeightRules = false
  /// The fixed sizes that children of containers had before a trial.
  var triedSizes: [(container: LiveNode, child: LiveNode, size: CGSize)] = []
  /// How many steps of expressions the meter has not been told of.
  @exclusivity(unchecked) private var uncountedSteps = 0
  /// For components that are made without arguments.
  let noArguments: ComponentArguments
  /// Whether anything was given with nodes inside the root.
  private(set) var definesParts: Bool
  /// How many expressions have been evaluated.
  @exclusivity(unchecked) var evaluationCount = 0
  @exclusivity(unchecked) var grid = PixelGrid(scale: 1)
  @exclusivity(unchecked) var traits: UITraitCollection
  let environment = EnvironmentCells()
  /// Whether it is the tree of a cell.
  let isCell: Bool
  /// The cells of the width and height that the list gives a cell, and of what it reads outside; none in other trees.
  let cellSize: CellID
  var imports: CellID { cellSize + 2 }
  /// What the tree of a cell was made of.
  var cell: CellOrigin?
  /// Measures the cell for its list.
  var follower: CellFollower? { cell?.follower }
  /// The list that shows the cell.
  var listAround: LiveList? { cell?.list }
  private let ownImages: RemoteImages
  /// The images that came from hosts already; cells share those of the tree around.
  private var remoteImages: RemoteImages { listAround?.node?.tree.remoteImages ?? ownImages }
  /// The scroll views that show whole pages, with the size of these when they were looked at last.
  var pagers: [NodeID: CGSize] = [:]
  /// The tables and collections.
  @exclusivity(unchecked) var lists = NodeList()

  /// What a tree takes beside its nodes, each piece of a page and each cell of a list among them.
  private static let bytes = 4_000

  init(
    program: NodeProgram, host: TemplateHost, loader: ResourceLoader?, meter: BudgetMeter,
    traits: UITraitCollection, definitions: [ObjectIdentifier: NodeDefinition],
    carried: CarriedNodes?, owner: AnyObject? = nil, imports: [Value]? = nil
  ) throws(Diagnostic) {
    try meter.countMemory(Self.bytes)
    self.host = host
    ownImages = RemoteImages(besides: host.remoteImages)
    // What data name is read each time, and would be without end.
    self.loader = loader?.withoutNotes
    self.meter = meter
    self.traits = traits
    self.definitions = definitions
    definesParts = definitions.keys.contains { $0 != program.source.key }
    noArguments = ComponentArguments(registry: host.registry)
    self.carried = carried
    self.owner = owner
    scope = InstanceScope(parent: nil, count: program.rootTableCount)
    isCell = imports != nil
    cellSize = imports == nil ? -1 : EnvironmentCells.count
    super.init()
    environment.add(to: self)
    if let imports {
      _ = add(2 + imports.count, owner: -1)
      let values = [Value](repeating: .number(CellFollower.ownLength), count: 2) + imports
      for (number, value) in values.enumerated() { set(cellSize + CellID(number), to: value) }
    }
    grid = PixelGrid(for: traits)
    rootID = try makeNode(program, parent: nil, scope: scope)
  }

  deinit {
    viewChangeListener?.end()
    table.deallocate()
  }

  /// Hears what code changes on a view and on those in it, from now on.
  func listen(to view: UIView?) {
    let listener = viewChangeListener ?? ViewChangeListener(self)
    viewChangeListener = listener
    view?.contentListener = listener
  }

  /// Takes note of what was given with nodes that come now.
  func define(_ parts: [ObjectIdentifier: NodeDefinition]) {
    definitions.merge(parts) { $1 }
    definesParts = definesParts || !parts.isEmpty
  }

  /// Forgets what was given with a node that goes.
  func undefine(_ node: LiveNode) { definitions[node.program.source.key] = nil }

  /// The cells, as such.
  @inline(__always) var graph: CellGraph { self }

  @inline(__always) func node(_ id: NodeID) -> LiveNode? { table.node(id) }

  var root: LiveNode? { node(rootID) }

  func node(of cell: CellID) -> LiveNode? { node(graph.cells[Int(cell)].owner) }

  /// Begins an update, which has time and steps of its own.
  func begin(_ meter: BudgetMeter) {
    let isRetry = self.meter !== meter && self.meter.isUsedUp
    self.meter = meter
    guard isRetry else { return }
    // What failed for want of time or steps may be right now.
    for cell in graph.failures.keys.sorted() { graph.invalidate(cell) }
  }

  // MARK: Evaluating

  override func openCell(in members: ArraySlice<CellID>) -> CellID? { openSize(in: members) }
  override func closing(_ open: CellID, at cell: CellID) -> Diagnostic? { endOfRing(open, at: cell) }
  override func ring(_ members: ArraySlice<CellID>) -> Diagnostic { ringOfAttributes(members) }

  /// Which of its owner's cells a cell is; see `CellOffset`.
  func offset(of cell: CellID) -> Int {
    offset(of: cell, table.place(cells[Int(cell)].owner))
  }

  /// A node's cells lie in a row, and those that few nodes are asked for in another.
  @inline(__always)
  private func offset(of cell: CellID, _ place: NodePlace) -> Int {
    let offset = Int(cell - place.base)
    if let shape = place.shape, offset >= 0, offset < shape.pointee.cellCount { return offset }
    return place.rareBase >= 0 ? Int(cell - place.rareBase) - CellOffset.rareCount : 0
  }

  override func compute(_ cell: CellID, of owner: NodeID) throws(Diagnostic) -> Value {
    let place = table.place(owner)
    let offset = offset(of: cell, place)
    let attribute = offset - CellOffset.firstAttribute
    if let shape = place.shape, attribute >= 0, attribute < shape.pointee.attributeCount {
      let formula = shape.pointee.formulas[attribute]
      // In a container, what is automatic or a part of something is not known as soon as it is elsewhere.
      if formula.steps > 0, place.kind != .arranged || formula.isWritten {
        return formula.isText
          ? try evaluateText(formula, attribute: attribute, of: owner, place)
          : try evaluate(formula, attribute: attribute, of: owner, place)
      }
    }
    if place.kind == .own, let shape = place.shape, shape.pointee.isMeasuredLeaf, let node = node(owner) {
      switch offset {
      case CellOffset.autoWidth: return .number(try measuredLength(of: node, .horizontal, place, shape))
      case CellOffset.autoHeight: return .number(try measuredLength(of: node, .vertical, place, shape))
      default: break
      }
    }
    switch table[owner] {
    case .node(let node):
      return try attribute >= 0 ? node.evaluate(attribute: attribute) : node.evaluate(layout: offset)
    case .region(let region): return try region.evaluate()
    case .none: return .null
    }
  }

  private func evaluate(
    _ formula: AttributeFormula, attribute: Int, of id: NodeID, _ place: NodePlace
  ) throws(Diagnostic) -> Value {
    let number: Double?
    do throws(Diagnostic) {
      try count(formula.steps)
      number = try value(of: formula, at: id, place)
    } catch {
      guard let program = node(id)?.program.attributes[attribute] else { throw error }
      throw program.locatedAtSlot(error)
    }
    // What is no number, or none that can be shown, the interpreter tells.
    guard let number, number.isFinite else { return try node(id)?.evaluate(attribute: attribute) ?? .null }
    evaluationCount += 1
    return .number(number)
  }

  private func evaluateText(
    _ formula: AttributeFormula, attribute: Int, of id: NodeID, _ place: NodePlace
  ) throws(Diagnostic) -> Value {
    guard let node = node(id) else { return .null }
    // What cannot be read, the interpreter tells.
    if let text = try? text(of: formula, member: node.program.attributes[attribute].memberName, place) {
      evaluationCount += 1
      try count(formula.steps)
      return text
    }
    return try node.evaluate(attribute: attribute)
  }

  /// Counts steps of expressions that no interpreter counts; the meter is told of many at once.
  func count(_ steps: Int) throws(Diagnostic) {
    uncountedSteps += steps
    if uncountedSteps >= 64 { try countSteps() }
  }

  /// Tells the meter of all steps that it does not know of yet.
  func countSteps() throws(Diagnostic) {
    let steps = uncountedSteps
    uncountedSteps = 0
    try meter.countSteps(steps)
  }

  /// What the conversion of an attribute may use.
  ///
  /// - Parameter cell: The attribute's cell.
  func context(of source: AttributeSource, at cell: CellID) -> ConversionContext {
    doubtful.resolve(cell)
    return host.context(
      of: source, loader: loader, budget: meter.budget, traits: traits, images: remoteImages
    ) { [unowned self] in doubtful.note($0, at: cell) }
  }
}
