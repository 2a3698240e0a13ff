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
  let repetition: RepetitionProgram
  /// The repetition around, whose items are sections; nothing where the rows are all of one section.
  let sections: SectionsProgram?
  /// By what a row's cell is chosen, and the cells.
  let choice: ChoiceProgram
  let templates: [CellTemplate]
  /// Whether rows or their sections are told apart by more than their places.
  var isKeyed: Bool { repetition.key != nil || sections?.repetition.key != nil }
  /// Whether there is a choice.
  var choosesCells: Bool { templates.count > 1 }

  init(
    _ repetition: RepetitionProgram, sections: SectionsProgram?, choice: ChoiceProgram,
    templates: [CellTemplate]
  ) {
    self.repetition = repetition
    self.sections = sections
    self.choice = choice
    self.templates = templates
  }
}

/// A repetition of sections, compiled.
struct SectionsProgram: Sendable {
  let repetition: RepetitionProgram
  /// What stands above and below the rows of a section.
  let header: CellTemplate?
  let footer: CellTemplate?
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
