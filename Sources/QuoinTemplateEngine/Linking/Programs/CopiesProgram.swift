import QuoinDiagnostics
import QuoinExpressions

/// What stands in a table or collection to be made as often as it is needed.
final class CopiesProgram: Sendable {
  /// What code dequeues by its identifier.
  let templates: [CellTemplate]
  /// The repetitions whose items are rows, each a section.
  let rows: [RowsProgram]
  /// What is made piece by piece, in the order written.
  let flow: [FlowPart]
  /// What stands beside that order.
  let aside: [CellTemplate]

  init(templates: [CellTemplate], rows: [RowsProgram], flow: [FlowPart] = [], aside: [CellTemplate] = []) {
    self.templates = templates
    self.rows = rows
    self.flow = flow
    self.aside = aside
  }
}

/// A repetition of cells, compiled: a row for each item.
final class RowsProgram: Sendable {
  let items: CompiledExpression
  let references: [Reference]
  /// The names of the item and its index.
  let variable: String
  let index: String
  /// The repetition around, whose items are sections; nothing where the rows are all of one section.
  let sections: SectionsProgram?
  /// What tells rows apart when the items change; their places where it is not given.
  let key: KeyProgram?
  /// The cells to choose from: the first whose test holds.
  let branches: [(test: (CompiledExpression, [Reference])?, template: CellTemplate)]
  /// Whether rows or their sections are told apart by more than their places.
  var isKeyed: Bool { key != nil || sections?.key != nil }
  /// Whether there is a choice.
  var choosesCells: Bool { branches.count > 1 }
  /// How many nodes an instance of the repetition would hold.
  let tableCount: Int
  let span: SourceSpan?

  init(
    items: CompiledExpression, references: [Reference], variable: String, index: String,
    sections: SectionsProgram?, key: KeyProgram?,
    branches: [(test: (CompiledExpression, [Reference])?, template: CellTemplate)], tableCount: Int,
    span: SourceSpan?
  ) {
    self.items = items
    self.references = references
    self.variable = variable
    self.index = index
    self.sections = sections
    self.key = key
    self.branches = branches
    self.tableCount = tableCount
    self.span = span
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

/// A repetition of sections, compiled.
final class SectionsProgram: Sendable {
  let items: CompiledExpression
  let references: [Reference]
  /// The names of the item and its index.
  let variable: String
  let index: String
  /// What tells sections apart when the items change; their places where it is not given.
  let key: KeyProgram?
  /// What stands above and below the rows of a section.
  let header: CellTemplate?
  let footer: CellTemplate?
  /// How many nodes an instance of the repetition would hold.
  let tableCount: Int

  init(
    items: CompiledExpression, references: [Reference], variable: String, index: String, key: KeyProgram?,
    header: CellTemplate?,
    footer: CellTemplate?, tableCount: Int
  ) {
    self.items = items
    self.references = references
    self.variable = variable
    self.index = index
    self.key = key
    self.header = header
    self.footer = footer
    self.tableCount = tableCount
  }
}

/// A repetition of rows while its template is linked, with that of sections around it.
struct LinkRows {
  let source: RepetitionSource
  let scope: LinkScope
  let branches: [(test: AttributeSource?, cell: NodeSource)]
  var sections: (source: RepetitionSource, scope: LinkScope, header: NodeSource?, footer: NodeSource?)?
}

/// The copies of a list while its template is linked.
struct LinkCopies {
  var templates: [NodeSource] = []
  var rows: [LinkRows] = []
  var flow: [ChildSource] = []
  var aside: [NodeSource] = []

  var isEmpty: Bool { templates.isEmpty && rows.isEmpty && flow.isEmpty && aside.isEmpty }
}
