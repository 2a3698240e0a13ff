import QuoinDiagnostics
import QuoinExpressions

/// What stands in a node, compiled: nodes, and repetitions and choices of such as deep as they were written.
enum ContentProgram<Node: Sendable>: Sendable {
  case node(Node)
  case region(RegionProgram<Node>)

  /// Whether it is a node of some kind, or may come to one.
  func contains(_ isWanted: (Node) -> Bool) -> Bool {
    switch self {
    case .node(let node): isWanted(node)
    case .region(.each(_, let children)): children.contains { $0.contains(isWanted) }
    case .region(.choice(_, let branches)): branches.contains { $0.contains { $0.contains(isWanted) } }
    }
  }
}

/// What is made at once, and made anew when something changes that it follows from.
typealias ChildProgram = ContentProgram<NodeProgram>

/// What a container makes piece by piece, of patterns.
typealias FlowPart = ContentProgram<CellTemplate>

/// A repetition or a choice with what stands in it, compiled.
enum RegionProgram<Node: Sendable>: Sendable {
  /// One instance of the children for each item.
  case each(RepetitionProgram, [ContentProgram<Node>])
  /// The children of the branch that is taken; a list for each branch.
  case choice(ChoiceProgram, [[ContentProgram<Node>]])

  var references: [Reference] {
    switch self {
    case .each(let repetition, _): repetition.references
    case .choice(let choice, _): choice.references
    }
  }

  var span: SourceSpan? {
    switch self {
    case .each(let repetition, _): repetition.span
    case .choice(let choice, _): choice.span
    }
  }
}

/// What a repetition goes over, compiled.
final class RepetitionProgram: Sendable {
  let items: CompiledExpression
  let references: [Reference]
  /// The names of the item and its index.
  let variable: String
  let index: String
  /// What tells items apart when they change; their places where it is not given.
  let key: KeyProgram?
  /// How many nodes one instance holds, those of inner repetitions not counted.
  let tableCount: Int
  let span: SourceSpan?

  init(
    _ source: RepetitionSource, items: CompiledExpression, references: [Reference], key: KeyProgram?,
    tableCount: Int
  ) {
    self.items = items
    self.references = references
    (variable, index, span) = (source.variable, source.index, source.items.span)
    self.key = key
    self.tableCount = tableCount
  }
}

/// The key of a repetition, compiled.
final class KeyProgram: Sendable {
  let expression: CompiledExpression
  let references: [Reference]
  /// Where it stands.
  let span: SourceSpan?

  init(_ expression: CompiledExpression, _ references: [Reference], at span: SourceSpan?) {
    (self.expression, self.references, self.span) = (expression, references, span)
  }
}

/// By what one of several branches is chosen, compiled: the first whose test holds.
final class ChoiceProgram: Sendable {
  /// Nothing for a branch that is always taken.
  let tests: [CompiledExpression?]
  let references: [Reference]
  let span: SourceSpan?

  init(_ tests: [CompiledExpression?], _ references: [Reference], at span: SourceSpan?) {
    (self.tests, self.references, self.span) = (tests, references, span)
  }
}
