import QuoinDiagnostics
import QuoinExpressions

/// What stands in a table or collection to be made as often as it is needed.
final class CopiesProgram: Sendable {
  /// What code dequeues by its identifier.
  let templates: [CellTemplate]
  /// The repetitions whose items are rows, each a section.
  let rows: [RowsProgram]

  init(templates: [CellTemplate], rows: [RowsProgram]) {
    self.templates = templates
    self.rows = rows
  }
}

/// A repetition of cells, compiled: a row for each item.
final class RowsProgram: Sendable {
  let items: CompiledExpression
  let references: [Reference]
  /// The names of the item and its index.
  let variable: String
  let index: String
  /// The cells to choose from: the first whose test holds.
  let branches: [(test: (CompiledExpression, [Reference])?, template: CellTemplate)]
  /// How many nodes an instance of the repetition would hold.
  let tableCount: Int
  let span: SourceSpan?

  init(
    items: CompiledExpression, references: [Reference], variable: String, index: String,
    branches: [(test: (CompiledExpression, [Reference])?, template: CellTemplate)], tableCount: Int,
    span: SourceSpan?
  ) {
    self.items = items
    self.references = references
    self.variable = variable
    self.index = index
    self.branches = branches
    self.tableCount = tableCount
    self.span = span
  }
}

/// The copies of a list while its template is linked.
struct LinkCopies {
  var templates: [NodeSource] = []
  var rows:
    [(source: RepetitionSource, scope: LinkScope, branches: [(test: AttributeSource?, cell: NodeSource)])] =
      []

  var isEmpty: Bool { templates.isEmpty && rows.isEmpty }
}
