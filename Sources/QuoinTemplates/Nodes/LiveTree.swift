import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinResources
import QuoinViews

/// Everything that the nodes of one live tree share: the graph of their cells, the surroundings, and what went wrong.
final class LiveTree {
  /// What a graph's owner number stands for.
  enum Owner {
    case node(Unmanaged<LiveNode>)
    case region(Unmanaged<LiveRegion>)
    case none
  }

  let graph = CellGraph()
  let host: TemplateHost
  let loader: ResourceLoader?
  /// Counts for the rendering or update going on, or for the last one.
  @exclusivity(unchecked) var meter: BudgetMeter
  @exclusivity(unchecked) private(set) var owners: ContiguousArray<Owner> = []
  private var freeOwners: [Int32] = []
  /// The outermost scope.
  let scope: InstanceScope
  @exclusivity(unchecked) private(set) var root: LiveNode?
  /// What updates have found wrong since everything was right for the last time.
  var problems: [Diagnostic] = []
  /// Why the last state that was set was not taken.
  var rejection: Diagnostic?
  /// The attributes whose last value could not be written.
  var unwritten: Set<CellID> = []
  /// The nodes whose views place their children themselves.
  var containers: [LiveNode] = []
  /// Nodes in containers that could not be measured when they were asked.
  var unsettled: [LiveNode] = []
  /// Whether any node in a container has a height that follows from its content.
  var hasHeightRules = false
  /// Whether content is measured as if a view had another size.
  var isTrying = false
  /// The fixed sizes that children of containers had before a trial.
  var triedSizes: [(container: LiveNode, child: LiveNode, size: CGSize)] = []
  /// How many expressions have been evaluated.
  @exclusivity(unchecked) var evaluationCount = 0
  /// Whether a root without a size fills its surroundings.
  var rootFillsSurroundings = false
  /// The size that the root is to have whatever it says; nothing where it decides.
  var grid = PixelGrid(scale: 1)
  var traits: UITraitCollection
  /// The cells of the surroundings' size and of the part that bars cover.
  let surroundingWidth: CellID
  let surroundingHeight: CellID
  let safeArea: CellID
  /// Set anew to let everything be evaluated that has read properties of views.
  let views: CellID

  init(
    program: NodeProgram, host: TemplateHost, loader: ResourceLoader?, meter: BudgetMeter,
    traits: UITraitCollection, definitions: [ObjectIdentifier: NodeDefinition]
  ) throws(Diagnostic) {
    self.host = host
    self.loader = loader
    self.meter = meter
    self.traits = traits
    self.definitions = definitions
    scope = InstanceScope(parent: nil, count: program.rootTableCount)
    let inputs = graph.add(4, owner: -1)
    surroundingWidth = inputs
    surroundingHeight = inputs + 1
    safeArea = inputs + 2
    views = inputs + 3
    graph.tree = self
    for input in [surroundingWidth, surroundingHeight, views] { graph.set(input, to: .number(0)) }
    graph.set(safeArea, to: .boxed(HostValue(UIEdgeInsets.zero)))
    if traits.displayScale > 0 { grid = PixelGrid(scale: traits.displayScale) }
    root = try makeNode(program, parent: nil, scope: scope)
  }

  /// What was given with nodes beside their expressions, by their sources.
  private let definitions: [ObjectIdentifier: NodeDefinition]

  // MARK: Owners

  var nextOwner: Int32 {
    if let free = freeOwners.last { return free }
    return Int32(owners.count)
  }

  func register(_ node: LiveNode) { register(.node(.passUnretained(node)), as: node.owner) }
  func register(_ region: LiveRegion) { register(.region(.passUnretained(region)), as: region.owner) }

  private func register(_ owner: Owner, as number: Int32) {
    if Int(number) == owners.count {
      owners.append(owner)
    } else {
      owners[Int(number)] = owner
      freeOwners.removeLast()
    }
  }

  private func unregister(_ number: Int32) {
    owners[Int(number)] = .none
    freeOwners.append(number)
  }

  func node(of cell: CellID) -> LiveNode? {
    let owner = graph.cells[Int(cell)].owner
    guard owner >= 0, case .node(let node) = owners[Int(owner)] else { return nil }
    return node._withUnsafeGuaranteedRef { $0 }
  }

  // MARK: Making and removing

  func make(_ child: ChildProgram, in parent: LiveNode, scope: InstanceScope) throws(Diagnostic) -> LiveChild
  {
    switch child {
    case .node(let program): return .node(try makeNode(program, parent: parent, scope: scope))
    case .region(let program):
      let region = LiveRegion(program: program, tree: self, parent: parent, scope: scope)
      graph.touched.append(region.cell)
      return .region(region)
    }
  }

  private func makeNode(
    _ program: NodeProgram, parent: LiveNode?, scope: InstanceScope
  ) throws(Diagnostic) -> LiveNode {
    let definition = definitions[ObjectIdentifier(program.source)]
    let node: LiveNode
    do throws(Diagnostic) {
      node = try LiveNode(
        program: program, tree: self, parent: parent, scope: scope, given: definition?.view)
    } catch {
      throw error.located(at: program.source.span)
    }
    if let definition { setUp(node, with: definition) }
    if let id = program.source.id { node.view.accessibilityIdentifier = id }
    node.writeConstants()
    for (index, attribute) in program.attributes.enumerated() {
      guard attribute.property != nil, attribute.constant == nil else { continue }
      markAsOutput(node.cell(ofAttribute: index))
    }
    for offset in CellOffset.width...CellOffset.top { markAsOutput(node.cell(offset)) }
    setUpContent(of: node)
    graph.set(node.cell(CellOffset.structure), to: .number(0))
    node.content = try program.children.map { child throws(Diagnostic) in
      try make(child, in: node, scope: scope)
    }
    node.updateChildren()
    return node
  }

  func markAsOutput(_ cell: CellID) {
    graph.cells[Int(cell)].isOutput = true
    graph.touched.append(cell)
  }

  private func setUp(_ node: LiveNode, with definition: NodeDefinition) {
    node.handle = definition.handle
    definition.handle?.live = node
    definition.handle?.madeView = node.view
    node.constants = definition.constants
    guard !definition.state.isEmpty else { return }
    let first = graph.add(definition.state.count, owner: -1)
    for (offset, value) in definition.state.enumerated() {
      graph.set(first + CellID(offset), to: value)
      node.stateCells.append(first + CellID(offset))
    }
  }

  func remove(_ child: LiveChild) {
    switch child {
    case .node(let node): remove(node)
    case .region(let region):
      region.clear()
      graph.remove(region.cell, count: 1)
      unregister(region.owner)
    }
  }

  private func remove(_ node: LiveNode) {
    for child in node.content { remove(child) }
    if let parent = node.parent, let placement = parent.program.component.placement {
      placement.remove(node.view, parent.view)
    } else {
      node.view.removeFromSuperview()
    }
    if node.scope[node.program.tableIndex] === node { node.scope[node.program.tableIndex] = nil }
    graph.remove(node.base, count: CellOffset.firstAttribute + node.program.attributes.count)
    if let first = node.stateCells.first { graph.remove(first, count: node.stateCells.count) }
    containers.removeAll { $0 === node }
    unregister(node.owner)
    node.parent = nil
  }

  // MARK: Evaluating

  /// Evaluates a cell for the graph.
  func compute(owner: Int32, offset: Int) throws(Diagnostic) -> Value {
    guard owner >= 0 else { return .null }
    switch owners[Int(owner)] {
    case .node(let reference):
      let node = reference._withUnsafeGuaranteedRef { $0 }
      if offset >= CellOffset.firstAttribute {
        return try node.evaluate(attribute: offset - CellOffset.firstAttribute)
      }
      return try node.evaluate(layout: offset)
    case .region(let reference): return try reference._withUnsafeGuaranteedRef { $0 }.evaluate()
    case .none: return .null
    }
  }

  func context(of source: AttributeSource) -> ConversionContext {
    ConversionContext(loader: loader, base: source.base, budget: meter.budget, traits: traits)
  }

  func text(of value: Value) -> String {
    switch value {
    case .string(let text): text
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    case .bool(let bool): String(bool)
    default: String(describing: value.any)
    }
  }
}

/// What was given with a node beside its expressions: a view, data, and the public node.
struct NodeDefinition {
  var view: UIView?
  /// The values of the state variables, in the order of the shape.
  var state: [Value] = []
  /// The values of the constants, in the order of the shape.
  var constants: [Value] = []
  var handle: LayoutNode?
}
