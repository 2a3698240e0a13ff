import QuoinDiagnostics
import QuoinExpressions

/// What stands in a container that makes its content piece by piece, compiled: repetitions and conditions as deep as they
/// were written, and patterns of pieces in them.
indirect enum FlowPart: Sendable {
  case piece(CellTemplate)
  case repetition(FlowRepetition)
  case condition(FlowCondition)
}

/// A repetition of pieces, compiled.
final class FlowRepetition: Sendable {
  let items: CompiledExpression
  let references: [Reference]
  /// The names of the item and its index.
  let variable: String
  let index: String
  let parts: [FlowPart]
  /// Whether there is another repetition or a condition in it.
  var decides: Bool { parts.contains { if case .piece = $0 { false } else { true } } }
  /// How many nodes an instance of the repetition would hold.
  let tableCount: Int
  let span: SourceSpan?

  init(
    items: CompiledExpression, references: [Reference], variable: String, index: String, parts: [FlowPart],
    tableCount: Int, span: SourceSpan?
  ) {
    self.items = items
    self.references = references
    self.variable = variable
    self.index = index
    self.parts = parts
    self.tableCount = tableCount
    self.span = span
  }
}

/// A choice among pieces, compiled: the first branch whose test holds.
final class FlowCondition: Sendable {
  let branches: [(test: (CompiledExpression, [Reference])?, parts: [FlowPart])]
  let span: SourceSpan?

  init(branches: [(test: (CompiledExpression, [Reference])?, parts: [FlowPart])], span: SourceSpan?) {
    self.branches = branches
    self.span = span
  }
}
