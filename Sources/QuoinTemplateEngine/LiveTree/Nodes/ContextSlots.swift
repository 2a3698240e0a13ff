import QuoinDiagnostics
import QuoinExpressions
import QuoinResources

/// The slots of the expressions at one place of a live tree: of a node, a repetition or a condition.
final class ContextSlots: ExpressionFrame {
  private let owner: OwningTree
  /// -1 for a repetition or a condition.
  private let nodeID: NodeID
  private let parentID: NodeID
  let scope: InstanceScope
  private let references: [Reference]
  /// How many evaluations are going on in the frame, each inside another.
  @exclusivity(unchecked) private var depth = 0

  init(
    tree: LiveTree, node: NodeID = -1, parent: NodeID, scope: InstanceScope, references: [Reference]
  ) {
    owner = OwningTree(tree: tree)
    nodeID = node
    parentID = parent
    self.scope = scope
    self.references = references
    super.init(count: references.count)
    stringLength = tree.meter.budget.stringLength
  }

  var tree: LiveTree { owner.tree }
  /// Nothing for a repetition or a condition.
  var node: LiveNode? { tree.node(nodeID) }
  var parent: LiveNode? { tree.node(parentID) }

  /// That of the update going on.
  override var meter: BudgetMeter? {
    get { tree.meter }
    set {}
  }

  /// That of the surroundings.
  override var language: String {
    tree.graph.observe(tree.environment.traits)
    return tree.traits.language.isEmpty ? super.language : tree.traits.language
  }

  override func lacksFormats(of language: String) { tree.languageWithoutFormats = language }

  override func fill(_ slot: Int) throws(Diagnostic) {
    self[slot] = try tree.value(of: references[slot], in: self)
  }

  /// Begins an evaluation, perhaps while another one is going on in the frame.
  ///
  /// - Returns: What to end it with: the slots of the one that it interrupts.
  func begin() -> [Value?] {
    depth += 1
    return depth == 1 ? [] : (0..<count).map { self[$0] }
  }

  /// Ends an evaluation. What it has filled is empty again for the one that it interrupted, which has not noted it.
  func end(_ interrupted: [Value?]) {
    depth -= 1
    for (slot, value) in interrupted.enumerated() { self[slot] = value }
  }

  /// Empties the slots that an expression reads, so that each is asked for and noted anew.
  func clear(for expression: CompiledExpression) {
    for slot in expression.dependencies { self[slot] = nil }
  }
}
