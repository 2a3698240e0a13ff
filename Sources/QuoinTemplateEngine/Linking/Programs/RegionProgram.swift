import QuoinDiagnostics
import QuoinExpressions

/// What stands among the children of a compiled node.
enum ChildProgram: Sendable {
  case node(NodeProgram)
  case region(RegionProgram)

  /// Whether it is a node of some kind, or may come to one.
  func contains(_ isWanted: (NodeProgram) -> Bool) -> Bool {
    switch self {
    case .node(let program): return isWanted(program)
    case .region(let region):
      switch region.kind {
      case .repetition(_, _, let children): return children.contains { $0.contains(isWanted) }
      case .condition(let branches):
        return branches.contains { $0.children.contains { $0.contains(isWanted) } }
      }
    }
  }
}

/// A repetition or a condition, compiled.
final class RegionProgram: Sendable {
  enum Kind: Sendable {
    /// One instance of the children for each item.
    case repetition(items: CompiledExpression, key: KeyProgram?, children: [ChildProgram])
    /// The children of the first branch whose test holds; a branch without a test always does.
    case condition([(test: CompiledExpression?, children: [ChildProgram])])
  }

  let kind: Kind
  let references: [Reference]
  /// How many nodes one instance holds, those of inner repetitions not counted.
  let tableCount: Int
  let span: SourceSpan?

  init(kind: Kind, references: [Reference], tableCount: Int, span: SourceSpan?) {
    self.kind = kind
    self.references = references
    self.tableCount = tableCount
    self.span = span
  }
}
