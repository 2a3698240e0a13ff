import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinTemplates
import QuoinViews

/// A table, which goes on over pages between its rows with its head repeated.
///
/// Its rows are made when there is room for them, and let go of when their page has been written. In any other view than
/// a document it stands as a whole.
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
  public var columns: [TableColumn] = [] { didSet { forgetGrid() } }
  /// Makes the rows, where no template says.
  public var content: (any PageContent)? { didSet { restart() } }
  /// The colour behind every second row, beginning with the second.
  public var stripeColor: UIColor?
  /// The colour of the lines between rows, and below the head.
  public var ruleColor: UIColor?
  /// How thick the lines between rows are, in points.
  public var ruleWidth: CGFloat = 0.5
  /// The colour of the lines between columns.
  public var columnRuleColor: UIColor?
  /// How many rows are looked at to find how wide columns are, 1 or more.
  public var sampledRows = 100
  /// Makes the heads and feet of a part, where no template does.
  public var makeEdges: () -> [TableEdgeView] = { [] }

  private var source: (any PageContent)?
  /// Rows that were made and did not fit, the next one last.
  private var waiting: [PageBlock] = []
  /// How many rows have been placed.
  private var placedRows = 0
  private var partCount = 0
  private var grid: (width: CGFloat, grid: TableGrid)?
  /// The sum of what the rows on the pages before carry.
  private var carried = 0.0
  /// Heads and feet that stand in no part.
  private var edgeSets: [[TableEdge]] = []
  /// Whether a document takes it part by part.
  private var isPaged = false
  /// All of the table, where it stands in another view than a document.
  private var whole: TablePartView?

  /// Creates a table.
  public convenience init(columns: [TableColumn]) {
    self.init(frame: .zero)
    self.columns = columns
  }

  /// Some rows of the table on a page.
  struct Part {
    let view: TablePartView
    let isLast: Bool
    /// The items of the rows.
    let rows: [Value]
    let sum: Double
    let release: () -> Void
  }

  /// What a part is made of, until it is decided what fits.
  private struct Draft {
    var rows: [(block: PageBlock, height: CGFloat)] = []
    var height: CGFloat { rows.reduce(0) { $0 + $1.height } }
    var values: [Value] { rows.compactMap { $0.block.beginsItem ? $0.block.item : nil } }
    var sum: Double { rows.reduce(0) { $0 + $1.block.view.pageRules.carry } }
  }

  // MARK: Parts

  /// Takes as many rows as there is room for, between a head and a foot.
  ///
  /// - Parameters:
  ///   - room: The room; on a page with nothing else there is always a part.
  ///   - page: What is known of the page.
  ///   - warn: Takes what looks wrong.
  /// - Returns: Nothing where too little would fit.
  func takePart(
    in room: PageRoom, page: PageValues, warn: (Diagnostic) -> Void
  ) throws(Diagnostics) -> Part? {
    let grid = try grid(in: room.width)
    if grid.count == 0 { warn(.noColumns(at: templateSpan)) }
    var values = page
    values.carried = carried
    values.pageRows = []
    values.pageSum = 0
    let edges = try takeEdges()
    let isFirst = partCount == 0
    func height(_ type: TableEdgeView.Type, isLast: Bool) throws(Diagnostics) -> CGFloat {
      try edgeViews(edges, type, values, grid, isFirst: isFirst, isLast: isLast).reduce(0) { $0 + $1.height }
    }
    var draft = Draft()
    let head = try height(TableHeadView.self, isLast: false)
    let foot = try height(TableFootView.self, isLast: false)
    let limit = room.height - head - foot + 0.01
    var isLast = false
    while true {
      guard let row = try nextRow() else {
        isLast = true
        break
      }
      let size = try measure(row, grid)
      let fits = draft.height + size <= limit
      guard fits || room.isWholePage && draft.rows.isEmpty else {
        waiting.append(row)
        break
      }
      if !fits {
        warn(
          .higherThanPage(size, room: limit, page: page.pageNumber, at: row.span))
      }
      draft.rows.append((row, size))
      if !fits { break }
    }
    if !isLast, try !hasMore() { isLast = true }
    if isLast {
      // The foot of the end may be another one.
      values.pageRows = draft.values
      values.pageSum = draft.sum
      let end = try height(TableFootView.self, isLast: true) + height(TableHeadView.self, isLast: true)
      if draft.height + end > room.height + 0.01, !(room.isWholePage && draft.rows.count <= 1) {
        isLast = false
        if let row = draft.rows.popLast() { waiting.append(row.block) }
      }
    }
    if !isLast { try leaveEnough(for: &draft, in: room) }
    guard !draft.rows.isEmpty || isLast && (room.isWholePage || head + foot <= room.height) else {
      giveBack(edges)
      return nil
    }
    values.pageRows = draft.values
    values.pageSum = draft.sum
    return try makePart(draft, edges, values, grid, isFirst: isFirst, isLast: isLast)
  }

  /// Whether the head and the first rows fit.
  func canBegin(in room: PageRoom) throws(Diagnostics) -> Bool {
    guard let row = try nextRow() else { return true }
    let grid = try grid(in: room.width)
    let edges = try takeEdges()
    defer { giveBack(edges) }
    let head = try edgeViews(
      edges, TableHeadView.self, PageValues(), grid, isFirst: partCount == 0, isLast: false
    ).reduce(0) { $0 + $1.height }
    let foot = try edgeViews(
      edges, TableFootView.self, PageValues(), grid, isFirst: partCount == 0, isLast: false
    ).reduce(0) { $0 + $1.height }
    let height = try measure(row, grid)
    let orphans = CGFloat(max(1, pageRules.orphans))
    waiting.append(row)
    return head + foot + orphans * height <= room.height
  }

  /// Takes rows back so that no fewer than wanted stand on either side of the page's end.
  private func leaveEnough(for draft: inout Draft, in room: PageRoom) throws(Diagnostics) {
    let (orphans, widows) = (max(1, pageRules.orphans), max(1, pageRules.widows))
    var following = 0
    var ahead: [PageBlock] = []
    while following < widows, let row = try nextRow() {
      ahead.append(row)
      following += 1
    }
    waiting += ahead.reversed()
    while following < widows, draft.rows.count > orphans, let row = draft.rows.popLast() {
      waiting.append(row.block)
      following += 1
    }
    // Fewer than wanted go over with the rest, unless there is nothing else on the page.
    if draft.rows.count < orphans, !room.isWholePage {
      for row in draft.rows.reversed() { waiting.append(row.block) }
      draft.rows = []
    }
  }

  private func makePart(
    _ draft: Draft, _ edges: [TableEdge], _ values: PageValues, _ grid: TableGrid, isFirst: Bool,
    isLast: Bool
  ) throws(Diagnostics) -> Part {
    let view = TablePartView(of: self, grid: grid)
    for (edge, height) in try edgeViews(
      edges, TableHeadView.self, values, grid, isFirst: isFirst, isLast: isLast)
    {
      view.add(edge, height: height, as: .head)
    }
    for (block, height) in draft.rows {
      placedRows += 1
      if let row = block.view as? TableRowView {
        row.stripeColor = placedRows % 2 == 0 ? stripeColor : nil
      }
      view.add(block.view, height: height, as: .row)
    }
    for (edge, height) in try edgeViews(
      edges, TableFootView.self, values, grid, isFirst: isFirst, isLast: isLast)
    {
      view.add(edge, height: height, as: .foot)
    }
    view.finish()
    partCount += 1
    carried += draft.sum
    let rows = draft.rows.map(\.block)
    return Part(view: view, isLast: isLast, rows: draft.values, sum: draft.sum) { [weak self] in
      view.removeFromSuperview()
      for row in rows { row.release() }
      self?.giveBack(edges)
    }
  }

  // MARK: Rows

  /// Begins with the first row again, for a document that takes part after part.
  func beginPaging() {
    isPaged = true
    grid = nil
    restart()
  }

  /// Begins with the first row again.
  func restart() {
    source = content ?? pieceSource.map { PieceContent($0) }
    source?.restart()
    waiting = []
    (placedRows, partCount, carried) = (0, 0, 0)
  }

  private func nextRow() throws(Diagnostics) -> PageBlock? {
    if source == nil { restart() }
    if let row = waiting.popLast() { return row }
    while let row = try source?.next() {
      if !row.view.isHidden { return row }
      row.release()
    }
    return nil
  }

  private func hasMore() throws(Diagnostics) -> Bool {
    guard let row = try nextRow() else { return false }
    waiting.append(row)
    return true
  }

  private func measure(_ row: PageBlock, _ grid: TableGrid) throws(Diagnostics) -> CGFloat {
    (row.view as? TableRowView)?.grid = grid
    if row.view.superview == nil { addSubview(row.view) }
    return try row.layOut(width: grid.width).height
  }

  // MARK: Heads and feet

  private func takeEdges() throws(Diagnostics) -> [TableEdge] {
    if let known = edgeSets.popLast() { return known }
    let nodes = try makePiecesAside(with: PageValues().named)
    return nodes.isEmpty ? makeEdges().map { TableEdge($0) } : nodes.compactMap { TableEdge($0) }
  }

  private func giveBack(_ edges: [TableEdge]) {
    for edge in edges { edge.view.removeFromSuperview() }
    edgeSets.append(edges)
  }

  /// The heads or feet of a part, laid out with its values.
  private func edgeViews(
    _ edges: [TableEdge], _ type: TableEdgeView.Type, _ values: PageValues, _ grid: TableGrid, isFirst: Bool,
    isLast: Bool
  ) throws(Diagnostics) -> [(view: UIView, height: CGFloat)] {
    var views: [(view: UIView, height: CGFloat)] = []
    for edge in edges {
      let view = edge.view
      guard Swift.type(of: view) == type,
        view.pages.includes(values.pageNumber, isFirst: isFirst, isLast: isLast)
      else { continue }
      if view.superview == nil { addSubview(view) }
      views.append((view, try edge.layOut(with: values, grid)))
    }
    return views
  }

  // MARK: Standing as a whole

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard !isPaged, size.width.isFinite else { return .zero }
    return wholePart(in: size.width)?.bounds.size ?? .zero
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    if isPaged { return }
    wholePart(in: bounds.width)?.frame.origin = .zero
  }

  private func wholePart(in width: CGFloat) -> TablePartView? {
    if let whole, whole.bounds.width == width { return whole }
    whole?.removeFromSuperview()
    restart()
    let room = PageRoom(width: width, height: .infinity, pageHeight: .infinity, isWholePage: true)
    guard let part = try? takePart(in: room, page: PageValues(), warn: { _ in }) else { return nil }
    whole = part.view
    addSubview(part.view)
    return part.view
  }

  // MARK: Columns

  private func forgetGrid() {
    grid = nil
    whole = nil
    invalidateFittingSize()
  }

  /// The columns at a width, found once.
  private func grid(in width: CGFloat) throws(Diagnostics) -> TableGrid {
    if let grid, grid.width == width { return grid.grid }
    bounds.size.width = width
    var sizer = TableColumnSizer(columns, in: width)
    if sizer.looksAtRows || columns.isEmpty {
      var sampled: [PageBlock] = []
      while sampled.count < max(1, sampledRows), let row = try nextRow() {
        if let view = row.view as? TableRowView { sizer.look(at: view) }
        sampled.append(row)
      }
      waiting += sampled.reversed()
      let edges = try takeEdges()
      for row in edges.flatMap(\.view.rows) { sizer.look(at: row) }
      giveBack(edges)
    }
    let made = sizer.grid
    grid = (width, made)
    return made
  }
}

extension Diagnostic {
  static func noColumns(at span: SourceSpan?) -> Diagnostic {
    Diagnostic(.warning, "This table has neither columns nor cells; give it a <column> for each", at: span)
  }
}
