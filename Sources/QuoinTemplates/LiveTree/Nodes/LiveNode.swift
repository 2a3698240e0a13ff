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
  /// What the component has made.
  @exclusivity(unchecked) private(set) var object: AnyObject
  /// The object where it is a view, that of a controller, else a hidden one that stands in for it and belongs nowhere.
  @exclusivity(unchecked) private(set) var view: UIView
  /// The number of the first cell.
  let base: CellID
  /// The slots of its expressions, for those that need the interpreter.
  private(set) lazy var slots = ContextSlots(
    tree: tree, node: id, parent: parentID, scope: scope, references: program.references)
  /// The slots of the expression of a height that follows from the content, which outlast its evaluation: the container
  /// asks for it again with other widths.
  lazy var heightSlots = ContextSlots(
    tree: tree, node: id, parent: parentID, scope: scope, references: program.references)
  /// What stands inside as written; `children` are the nodes that this comes to.
  @exclusivity(unchecked) var content: [NodeID] = []
  @exclusivity(unchecked) var childIDs: ContiguousArray<NodeID> = []
  /// How many subviews the view had before any child came.
  @exclusivity(unchecked) var ownSubviews = 0
  /// The node's own data: a cell for each state variable, and the constants.
  @exclusivity(unchecked) var stateCells: [CellID] = []
  @exclusivity(unchecked) var constants: [Value] = []
  /// The frame of a view that was given, which holds where expressions say nothing.
  let givenFrame: CGRect?
  /// What users hold for this node, once somebody asked; that of the root is held by its user.
  var handle: LayoutNode?
  weak var rootHandle: LayoutNode?
  /// What of the owner is bound here.
  var binding: NodeBinding?
  /// Measures the node for the container around it.
  @exclusivity(unchecked) var measurer: NodeMeasurer?
  /// The lengths that the container around the node has to keep; NaN for none.
  @exclusivity(unchecked) var fixedSize = CGSize(width: CGFloat.nan, height: .nan)
  /// Where a container had put its children when others were last told.
  @exclusivity(unchecked) var arranged: [ArrangedChild] = []
  /// The cells of a table or collection.
  @exclusivity(unchecked) var list: LiveList?
  /// Tells of sizes that a controller's view gets from outside.
  @exclusivity(unchecked) var sizeObserver: ControllerSizeObserver?
  /// What 100% is for the children of a view that a container sizes, while it is being measured.
  @exclusivity(unchecked) var proposedSize: CGSize?

  init(
    program: NodeProgram, tree: LiveTree, parent: NodeID, scope: InstanceScope, object known: AnyObject?,
    givenFrame: CGRect?
  ) throws(Diagnostic) {
    self.program = program
    owner = OwningTree(tree: tree)
    parentID = parent
    isArranged = tree.node(parent)?.program.arranges(program.component) == true
    self.scope = scope
    try tree.meter.countNode()
    self.givenFrame = givenFrame
    if let known {
      object = known
    } else if program.hasArguments {
      // Made by `makeWithArguments`: their expressions are evaluated as the node's.
      object = Self.standIn()
    } else {
      object = try program.component.component.make(ComponentArguments(registry: tree.host.registry))
    }
    view = PlainContainer.view(of: object) ?? Self.standIn()
    id = tree.table.reserve()
    base = tree.graph.add(program.cellCount, owner: id)
    let kind = parent < 0 ? NodePlace.Kind.root : isArranged ? .arranged : .own
    tree.table.change(id) { [base, shape = program.shape] place in
      place.kind = kind
      place.parent = parent
      place.base = base
      place.item = scope.item
      place.index = scope.index
      place.shape = shape
    }
  }

  var tree: LiveTree { owner.tree }
  var arrangesChildren: Bool { program.arrangesChildren }
  var parent: LiveNode? { tree.node(parentID) }
  var children: LiveChildren { LiveChildren(tree: tree, ids: childIDs) }

  func cell(_ offset: Int) -> CellID { base + CellID(offset) }
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
    object = try program.component.component.make(
      ComponentArguments(values, registry: tree.host.registry))
    if let view = PlainContainer.view(of: object) { self.view = view }
  }

  /// Takes note that a controller has another view.
  func refreshView() {
    guard let view = PlainContainer.view(of: object), view !== self.view else { return }
    self.view = view
    tree.graph.announce(base, count: program.cellCount)
  }

  private static func standIn() -> UIView {
    let view = UIView()
    view.isHidden = true
    return view
  }
}
