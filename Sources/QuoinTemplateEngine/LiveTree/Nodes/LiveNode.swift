import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

/// One live instance of a node program: its cells, its object and its children.
final class LiveNode {
  let program: NodeProgram
  private let owner: OwningTree
  /// The node's number in the tree's table.
  let id: NodeID
  /// -1 for the root, and for a node that has been taken out.
  @exclusivity(unchecked) private(set) var parentID: NodeID
  /// Whether the node stands inside a component that arranges its children.
  @exclusivity(unchecked) private(set) var isArranged: Bool
  let scope: InstanceScope
  /// What the component has made, where that is no view.
  @exclusivity(unchecked) private var otherObject: AnyObject?
  /// The object where it is a view, that of a controller, else a hidden one that stands in for it and belongs nowhere.
  @exclusivity(unchecked) private(set) var view: UIView
  /// The number of the first cell.
  let base: CellID
  /// The slots of its expressions, for those that need the interpreter.
  private(set) lazy var slots = makeSlots()
  /// What stands inside as written; `children` are the nodes that this comes to.
  @exclusivity(unchecked) var content: [NodeID] = []
  @exclusivity(unchecked) var childIDs: ContiguousArray<NodeID> = []
  /// How many subviews the view had before any child came.
  @exclusivity(unchecked) var ownSubviews = 0
  /// The size that nodes inside have heard of which follow from it; not rounded.
  @exclusivity(unchecked) var toldSize = CGSize(width: CGFloat.nan, height: .nan)
  /// What few nodes have; nothing while this one has none of it.
  @exclusivity(unchecked) private(set) var rare: RareParts?

  /// What a node takes with its cells and a view that holds little, as a label of one word does.
  private static let bytes = 2_000

  init(
    program: NodeProgram, tree: LiveTree, parent: NodeID, scope: InstanceScope, object known: AnyObject?,
    givenFrame: CGRect?
  ) throws(Diagnostic) {
    self.program = program
    owner = OwningTree(tree: tree)
    parentID = parent
    isArranged =
      tree.table.place(parent).shape?.pointee.arrangesChildren == true
      && tree.node(parent)?.program.arranges(program.component) == true
    self.scope = scope
    try tree.meter.countNode()
    try tree.meter.countMemory(Self.bytes)
    let object: AnyObject
    if let known {
      object = known
    } else if program.hasArguments {
      // Made by `makeWithArguments`: their expressions are evaluated as the node's.
      object = Self.standIn()
    } else {
      object = try program.make(tree.noArguments)
    }
    if let view = object as? UIView {
      self.view = view
    } else {
      otherObject = object
      view = PlainContainer.view(of: object) ?? Self.standIn()
    }
    id = tree.table.reserve()
    let shape = program.shape
    base = tree.graph.add(shape.pointee.cellCount, owner: id)
    var place = NodePlace()
    place.kind =
      parent < 0 ? .root : isArranged ? .arranged : program.isConstrained ? .constrained : .own
    place.parent = parent
    place.isWithinArranged = isArranged || tree.table.place(parent).isWithinArranged
    place.base = base
    place.item = scope.item
    place.index = scope.index
    place.shape = shape
    if place.kind == .own, shape.pointee.followsParent {
      place.partDepth = tree.table.takeFollower(in: parent)
    }
    tree.table.set(id, place)
    if let givenFrame { ensureRare().givenFrame = givenFrame }
  }

  deinit { rare?.backReference?.close() }

  func makeSlots() -> ContextSlots {
    ContextSlots(tree: tree, node: id, parent: parentID, scope: scope, references: program.references)
  }

  /// What few nodes have, made now if need be.
  func ensureRare() -> RareParts {
    if let rare { return rare }
    let made = RareParts()
    rare = made
    return made
  }

  var tree: LiveTree { owner.tree }
  /// What the component has made.
  var object: AnyObject { otherObject ?? view }
  var arrangesChildren: Bool { program.arrangesChildren }
  var parent: LiveNode? { tree.node(parentID) }
  var children: LiveChildren { LiveChildren(tree: tree, ids: childIDs) }

  func cell(_ offset: Int) -> CellID { offset >= 0 ? base + CellID(offset) : rareCell(offset) }

  /// The first of the cells that few nodes are asked for; -1 while nobody has.
  var rareBase: CellID { tree.table.place(id).rareBase }

  private func rareCell(_ offset: Int) -> CellID {
    let tree = tree
    if rareBase < 0 {
      let base = tree.add(CellOffset.rareCount, owner: id)
      tree.table.change(id) { $0.rareBase = base }
    }
    return rareBase + CellID(offset + CellOffset.rareCount)
  }

  /// The same; -1 while nobody has asked for it.
  func cellIfKnown(_ offset: Int) -> CellID { offset < 0 && rareBase < 0 ? -1 : cell(offset) }

  /// Lets what follows from the node be written once more.
  func announce() {
    tree.announce(base, count: program.cellCount)
    if rareBase >= 0 { tree.announce(rareBase, count: CellOffset.rareCount) }
  }
  func cell(ofAttribute index: Int) -> CellID { base + CellID(CellOffset.firstAttribute + index) }

  /// Takes note that the node has been taken out of the tree.
  func leaveTree() {
    parentID = -1
    isArranged = false
    tree.table.change(id) { place in
      place.kind = .root
      place.parent = -1
    }
  }

  /// Makes the object when the template gives its constructor arguments.
  func makeWithArguments() throws(Diagnostic) {
    guard program.hasArguments else { return }
    var values: [(name: String, value: Value)] = []
    for (index, attribute) in program.attributes.enumerated() {
      guard case .argument = attribute.role else { continue }
      values.append((attribute.name, try value(ofAttribute: index)))
    }
    let object = try program.component.component.make(
      ComponentArguments(values, registry: tree.host.registry))
    otherObject = object is UIView ? nil : object
    if let view = PlainContainer.view(of: object) { self.view = view }
  }

  /// Takes note that a controller has another view.
  func refreshView() {
    guard let view = PlainContainer.view(of: object), view !== self.view else { return }
    self.view = view
    announce()
  }

  private static func standIn() -> UIView {
    let view = UIView()
    view.isHidden = true
    return view
  }
}
