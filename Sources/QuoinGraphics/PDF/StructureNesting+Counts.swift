import QuoinDiagnostics

extension PDFStructure.Element {
  /// What of a part is known for the sake of the rules of PDF 2.0, while others are added to it.
  struct Nesting {
    /// The types of which there is one at most.
    private var single: Set<String> = []
    /// Whether a caption stands behind other parts, and so has to be the last one.
    private var hasLateCaption = false
    /// The rows of the table that it is, or stands in as a group of its rows.
    fileprivate(set) var table: TableShape?
    /// Which group of these rows it is.
    fileprivate var group = 0
    /// The cells of the row that it is.
    fileprivate var row: TableShape.Row?
    /// Whether something in it leads to a place in the document.
    var leadsToPlace = false

    /// Notes a part that is added.
    ///
    /// - Returns: What is wrong with it there.
    mutating func add(
      _ part: PDFStructure.Element, to parent: PDFStructure.Element, of name: String
    ) -> Diagnostic? {
      let span = part.attributes.span
      if hasLateCaption { return .captionInside(parent.type, of: name, at: span) }
      switch part.role {
      case .caption:
        hasLateCaption = !parent.kids.isEmpty
        fallthrough
      case .tableHead, .tableFoot:
        if !single.insert(part.type).inserted {
          return .second(part.type, in: parent.type, of: name, at: span)
        }
      default: break
      }
      addToTable(part, span)
      return nil
    }

    private mutating func addToTable(_ part: PDFStructure.Element, _ span: SourceSpan?) {
      switch part.role {
      case .table: part.nesting.table = TableShape()
      case .tableHead, .tableBody, .tableFoot:
        part.nesting.table = table
        part.nesting.group = table?.beginGroup() ?? 0
      case .tableRow:
        part.nesting.row = table?.addRow(to: group, at: span)
      case .tableCell, .tableHeader:
        row?.cells.append((part.attributes.columnSpan, part.attributes.rowSpan))
      default: break
      }
    }
  }
}

/// The rows of a table with the columns and rows that their cells go over, by which it is seen whether all of it is covered once.
final class TableShape {
  /// A row.
  final class Row {
    var cells: [(columns: Int, rows: Int)] = []
    let span: SourceSpan?

    fileprivate init(at span: SourceSpan?) { self.span = span }
  }

  /// The rows of each head, body and foot.
  private var groups: [[Row]] = []

  /// Begins a head, body or foot; gives its number.
  func beginGroup() -> Int {
    groups.append([])
    return groups.count - 1
  }

  /// Adds a row to a group that has begun.
  func addRow(to group: Int, at span: SourceSpan?) -> Row {
    let row = Row(at: span)
    if groups.isEmpty { groups.append([]) }
    groups[group].append(row)
    return row
  }

  /// What is wrong with the first row that does not fit the others.
  ///
  /// - Parameter name: What the document says it is.
  func problem(of name: String) -> Diagnostic? {
    guard let first = groups.joined().first else { return nil }
    let count = first.cells.reduce(0) { $0 + $1.columns }
    // In how many rows still each column is taken by a cell of a row above.
    var taken = Array(repeating: 0, count: count)
    for row in groups.joined() {
      var column = 0
      var covered = taken.count { $0 > 0 }
      var next = taken.map { max(0, $0 - 1) }
      for cell in row.cells {
        while column < count, taken[column] > 0 { column += 1 }
        guard column + cell.columns <= count, taken[column..<column + cell.columns].allSatisfy({ $0 == 0 })
        else { return .unevenRow(covered + cell.columns, of: count, in: name, at: row.span) }
        for place in column..<column + cell.columns { next[place] = cell.rows - 1 }
        covered += cell.columns
        column += cell.columns
      }
      if covered != count { return .unevenRow(covered, of: count, in: name, at: row.span) }
      if next.contains(where: { $0 > 0 }), groups.contains(where: { $0.last === row }) {
        return .rowSpanBeyondGroup(in: name, at: row.span)
      }
      taken = next
    }
    return nil
  }
}

extension Diagnostic {
  /// A row whose cells do not go over all columns once.
  static func unevenRow(_ covered: Int, of count: Int, in name: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .error,
      "The rows of a table of a \(name) document go over as many columns as the first one, \(count), and this one over \(covered)",
      at: span, notes: [Note("give a cell a columnSpan, or add empty ones, <td/>")])
  }

  /// A cell that goes on below the last row.
  static func rowSpanBeyondGroup(in name: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .error,
      "A cell of a \(name) document ends with the head, body or foot of its table, and one goes on below this row",
      at: span, notes: [Note("give it a smaller rowSpan")])
  }

  /// A second head, foot or caption.
  static func second(_ part: String, in container: String, of name: String, at span: SourceSpan?)
    -> Diagnostic
  {
    Diagnostic(.error, "A \(container) of a \(name) document has one \(part), and this is a second", at: span)
  }

  /// A caption between other parts.
  static func captionInside(_ container: String, of name: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .error,
      "The caption of a \(container) of a \(name) document comes first or last, and this comes behind one that is not the first",
      at: span)
  }
}
