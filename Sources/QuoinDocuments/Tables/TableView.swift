import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinResources
import QuoinTemplates
import QuoinViews

/// A table, which goes on over pages between its rows with its head repeated.
///
/// In a document or a section its rows are made when there is room for them, and let go of when their page has been
/// written. In any other view all of them are made when that is measured first.
///
/// ```swift
/// let table = TableView(columns: [TableColumn(), TableColumn(width: .automatic, alignment: .decimal)])
/// table.makeEdges = { [TableHeadView([TableRowView([TableHeaderCell("Item"), TableHeaderCell("Amount")])])] }
/// table.content = ViewContent {
///   items.lazy.map { PageBlock(TableRowView([TableCell($0.name), TableCell($0.amount)]), item: $0.name) }
/// }
/// ```
public final class TableView: UIView {
  /// The columns from the leading side on.
  @Observed public var columns: [TableColumn] = [] { didSet { forgetGrid() } }
  /// Makes the rows, where no template says.
  @Observed public var content: (any PageContent)? {
    didSet {
      sizes = []
      restart()
    }
  }
  /// The colour behind every second row, beginning with the second.
  public var stripeColor: UIColor?
  /// The colour of the lines between rows, and below the head.
  public var ruleColor: UIColor?
  /// How thick the lines between rows are, in points.
  public var ruleWidth: CGFloat = 0.5
  /// The colour of the lines between columns.
  public var columnRuleColor: UIColor?
  /// The room between the edges and the text of cells that say nothing of it; 4 points above and below and 6 at the sides
  /// unless set.
  @Observed public var cellPadding: PageMargins? { didSet { if cellPadding != oldValue { forgetGrid() } } }
  /// How many rows are looked at to find how wide columns are, from 1 to 10,000: they are all held until then.
  @Observed public var sampledRows = 100 {
    didSet { _sampledRows.wrappedValue = min(max(1, sampledRows), 10_000) }
  }
  /// Makes the heads and feet of a part, where no template does.
  public var makeEdges: () -> [TableEdgeView] = { [] }
  /// Brings such a head or foot up to date for a page, with the sums of what the rows of the table carry: those of its rows on
  /// the page, and of all before. It is called more than once for a page, before it is known which rows have room there. How many pages
  /// there are is known where the document `countsPages`.
  ///
  /// ```swift
  /// table.makeEdges = {
  ///   let sum = TableCell()
  ///   sum.tag = 1
  ///   return [TableFootView([TableRowView([TableCell("Carried forward"), sum])], on: .notLast)]
  /// }
  /// table.prepareEdge = { edge, page in
  ///   (edge.viewWithTag(1) as? UILabel)?.text = "\(page.carried + page.sum)"
  /// }
  /// ```
  public var prepareEdge: (TableEdgeView, SectionView.PageNumber) -> Void = { _, _ in }

  private(set) var source: (any PageContent)?
  /// Rows that were made and did not fit, the next one last.
  var waiting: [TableRow] = []
  /// The columns that the rows made so far take in the next one.
  private var taken: [TableRowView.TakenColumns] = []
  /// Where the row that was made last was written.
  private var lastSpan: SourceSpan?
  /// How many rows have been placed.
  var placedRows = 0
  var partCount = 0
  var grid: (width: CGFloat, grid: TableGrid)?
  /// The columns of which it was told that they have no room for their text.
  private var toldColumns: Set<Int> = []
  /// The places of rows of which it was told that cells are missing.
  private var toldRows: Set<SourceSpan?> = []
  /// The sum of what the rows on the pages before carry.
  var carried = 0.0
  /// Heads and feet that stand in no part.
  var edgeSets: [[TableEdge]] = []
  /// What all parts of the table are to those who do not see it.
  private(set) var element = DividedElement()
  var warnings: [Diagnostic] = []
  /// Whether it is taken part by part, and shows nothing itself.
  var isPaged = false
  /// Numbers the notes of a row and makes them, where it stands in a document itself.
  private var makeNotes: ((PageBlock) -> [PageBlock])?
  /// Who takes it part by part.
  private weak var composer: AnyObject?
  /// How high pages are that parts of it may stand on, in points; infinite where it stands on none.
  private(set) var pageReach = CGFloat.infinity
  /// All of the table, where it stands in another view than a document.
  var whole: TablePart?
  /// How large it was at widths, and with pages so high: a table around it asks for more than one, time and again.
  private var sizes: [(width: CGFloat, reach: CGFloat, size: CGSize)] = []
  private var isMaking = false
  /// What is wrong with its rows where it stands in another view.
  var problem: Diagnostics?

  /// Creates a table.
  public convenience init(columns: [TableColumn]) {
    self.init(frame: .zero)
    self.columns = columns
  }

  // MARK: Rows

  /// Begins with the first row again, for a document that takes part after part.
  ///
  /// - Parameters:
  ///   - composer: Who takes them.
  ///   - makeNotes: Numbers the notes of a row and makes them.
  func beginPaging(by composer: AnyObject, makeNotes: @escaping (PageBlock) -> [PageBlock]) {
    // It may have been looked at already for what stands before it.
    if isPaged, partCount == 0, source != nil, self.composer === composer { return }
    self.composer = composer
    self.makeNotes = makeNotes
    isPaged = true
    grid = nil
    restart()
  }

  /// Begins with the first row again.
  func restart() {
    forgetWhole()
    for row in waiting { row.block.release() }
    source = content ?? ownPieces
    source?.restart()
    // What heads and feet say at the beginning decides how wide columns are, however often the rows are made.
    (waiting, taken, warnings, edgeSets) = ([], [], [], [])
    (placedRows, partCount, carried) = (0, 0, 0)
    (toldColumns, toldRows) = ([], [])
    element = DividedElement()
  }

  func nextRow() throws(Diagnostics) -> TableRow? {
    if source == nil { restart() }
    if let row = waiting.popLast() { return row }
    while let block = try source?.next() {
      try BudgetMeter.countBlock()
      if block.view.isHidden {
        block.release()
        continue
      }
      if let row = block.view as? TableRowView {
        if row.taken != taken {
          row.taken = taken
          block.measureAgain([row])
        }
        taken = row.takenBelow
      }
      lastSpan = block.span
      return TableRow(block: block, notes: makeNotes?(block) ?? [])
    }
    if !taken.isEmpty {
      taken = []
      warnings.append(.rowSpanBeyondTable.located(at: lastSpan))
    }
    return nil
  }

  func hasMore() throws(Diagnostics) -> Bool {
    guard let row = try nextRow() else { return false }
    waiting.append(row)
    return true
  }

  /// The next row, laid out in the columns.
  func nextMeasuredRow(_ grid: TableGrid) throws(Diagnostics) -> TableRow? {
    guard let row = try nextRow() else { return nil }
    if row.measured?.grid === grid { return row }
    let view = row.block.view as? TableRowView
    if let view, view.grid !== grid {
      view.grid = grid
      row.block.measureAgain([view])
    }
    if let count = view?.columnCount, count > grid.count, grid.count > 0 {
      warnings.append(.cellsBeyondColumns(count, of: grid.count).located(at: row.block.span))
    } else if let count = view?.columnCount {
      noteMissingCells(count, of: grid, at: row.block.span)
    }
    if row.block.view.superview == nil { addSubview(row.block.view) }
    if let view, view.hasOldMeasure {
      view.hasOldMeasure = false
      row.block.measureAgain([view])
    }
    let height = try row.block.layOut(width: grid.width).height
    row.measured = (grid, height, view?.spans ?? [])
    if let view { noteBrokenText(in: [view], of: grid, at: row.block.span) }
    return row
  }

  /// Tells once of each column that has no room for its text.
  func noteBrokenText(in rows: [TableRowView], of grid: TableGrid, at span: SourceSpan?) {
    if toldColumns.count == grid.count { return }
    for row in rows {
      for broken in row.brokenTexts(in: grid, but: toldColumns)
      where toldColumns.insert(broken.column).inserted {
        warnings.append(
          .textBroken(
            broken, grid.kinds[broken.column], fits: grid.fitsContent[broken.column], sampledRows: sampledRows
          ).located(at: span))
      }
    }
  }

  /// Tells once of each place where a row has fewer cells than the table has columns.
  private func noteMissingCells(_ count: Int, of grid: TableGrid, at span: SourceSpan?) {
    guard count < grid.count, toldRows.insert(span).inserted else { return }
    warnings.append(.cellsMissing(count, of: grid.count).located(at: span))
  }

  /// What looked wrong with the rows since this was asked last.
  func takeWarnings() -> [Diagnostic] {
    defer { warnings = [] }
    return warnings
  }

  // MARK: Standing in another view

  private var standsInParts: Bool { isPaged || pieceHolder is SectionView }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    // What is being made has no width yet, and rows without width have no height: all of them would be made.
    guard !standsInParts, size.width.isFinite, size.width > 0 else { return .zero }
    let reach = pageReachAround
    if let known = sizes.first(where: { abs($0.width - size.width) < 1 && $0.reach == reach }) {
      return known.size
    }
    guard let found = wholePart(in: size.width)?.view.bounds.size else { return .zero }
    // What ended early with the budget used up counts no longer once there is a new one.
    if sizes.count < 8, !BudgetMeter.isCurrentUsedUp { sizes.append((size.width, reach, found)) }
    return found
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    if standsInParts || bounds.width <= 0 { return }
    wholePart(in: bounds.width)?.view.frame.origin = .zero
  }

  /// All rows at a width, made once for it.
  private func wholePart(in width: CGFloat) -> TablePart? {
    // It is measured in a room that is no whole number of pixels, and laid out in one that is. Making all rows for each
    // would double the work with every table around it.
    if let whole, abs(whole.view.roomWidth - width) < 1 { return whole }
    // Rows that are measured ask for layout.
    if isMaking { return nil }
    isMaking = true
    defer { isMaking = false }
    restart()
    pageReach = pageReachAround
    var found: [Diagnostic] = []
    do throws(Diagnostics) {
      whole = try takePart(in: openRoom(width)) { found.append($0) }
      problem = nil
    } catch {
      problem = error
    }
    notePieceProblems(problem?.all ?? [])
    warnings = found
    if let whole { addSubview(whole.view) }
    return whole
  }

  /// Room for so many rows that they reach beyond a page, or for all where there are no pages.
  func openRoom(_ width: CGFloat) -> PageRoom {
    var room = PageRoom(width: width, height: pageReach, pageHeight: .infinity, isWholePage: true)
    room.isOpen = pageReach.isFinite
    return room
  }

  private var pageReachAround: CGFloat {
    var inner: UIView = self
    while true {
      for view in sequence(first: inner, next: \.superview) {
        if let progress = (view as? SectionView)?.progress { return progress.pageReach }
      }
      // What is being made stands in nothing yet.
      guard let holder = inner.pieceHolderAround else { return .infinity }
      inner = holder
    }
  }

  private func forgetWhole() {
    whole?.release()
    whole = nil
  }

  // MARK: Columns

  private func forgetGrid() {
    (grid, sizes) = (nil, [])
    forgetWhole()
    invalidateFittingSize()
  }
}

extension TableView: PieceContainer {
  /// Rows on pages are made for these alone.
  package var followsPieces: Bool { !isPaged }

  /// What its rows read may be something else now.
  package func piecesDidChange() {
    forgetWhole()
    (grid, sizes) = (nil, [])
    invalidateFittingSize()
    setNeedsLayout()
  }
}

extension Diagnostic {
  static var noColumns: Diagnostic {
    Diagnostic(.warning, "This table has neither columns nor cells; give it a <column> for each")
  }

  static func textBroken(_ broken: BrokenText, _ width: TableColumn.Width, fits: Bool, sampledRows: Int)
    -> Diagnostic
  {
    let note =
      switch width {
      case .automatic where fits:
        "its width is that of the \(sampledRows) first rows, and some behind them; give the table more sampledRows, or the column a width"
      case .automatic:
        "no other column can give way; the table needs fewer columns, a smaller font, less cellPadding, or more room"
      case .fixed: "give the column a larger width, or width=\"auto\""
      case .share: "give the column width=\"auto\", a larger weight, or a width"
      }
    let what = broken.isWord ? "has a word that is broken" : "goes over several lines"
    return Diagnostic(
      .warning,
      "'\(broken.text.prefix(40))' \(what): column \(broken.column + 1) is \(pointText(broken.lack)) points too narrow for it",
      notes: [Note(note)])
  }

  static func cellsMissing(_ count: Int, of columns: Int) -> Diagnostic {
    Diagnostic(
      .warning,
      "The cells of this row go over \(count) of the table's \(columns) columns; give one a columnSpan, or add empty ones, <td/>"
    )
  }

  static var rowSpanBeyondTable: Diagnostic {
    Diagnostic(
      .warning, "A cell goes over more rows than the table has: its rowSpan reaches beyond the last one")
  }

  static func cellsBeyondColumns(_ count: Int, of columns: Int) -> Diagnostic {
    Diagnostic(
      .warning,
      "The cells of this row go over \(count) columns, and the table has \(columns); what is beyond them is not seen"
    )
  }
}
