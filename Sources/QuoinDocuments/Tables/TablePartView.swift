import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinTemplates
import QuoinViews

/// The rows of a table that stand on one page, with its head and foot there.
final class TablePartView: UIView, PageBreaking {
  let draft: TableDraft
  private let tableReference: BackReference<UIView>
  /// The table, where it stands in no other view.
  var keepsTable: TableView?
  let element: DividedElement
  private let (ruleColor, ruleWidth): (UIColor?, CGFloat)
  private let columnRuleColor: UIColor?
  private var y: CGFloat = 0

  init(of table: TableView, _ draft: TableDraft) {
    (tableReference, self.draft) = (table.backReference, draft)
    element = table.element
    (ruleColor, ruleWidth) = (table.ruleColor, table.ruleWidth)
    columnRuleColor = table.columnRuleColor
    super.init(frame: .zero)
    backgroundColor = table.backgroundColor
    layer.cornerRadius = table.layer.cornerRadius
    layer.borderWidth = table.layer.borderWidth
    layer.borderColor = table.layer.borderColor
    clipsToBounds = table.clipsToBounds
  }

  required init?(coder: NSCoder) { nil }

  var table: TableView? { tableReference.object as? TableView }
  var grid: TableGrid { draft.grid }
  /// How wide the room is that the table was set in, in points.
  var roomWidth: CGFloat { draft.roomWidth }
  var rows: [TableRow] { draft.rows }
  var edges: [TableEdge] { draft.edges }
  /// The sum of what its rows carry.
  var sum: Double { draft.sum }

  /// Takes a row, or the rows of a head or foot, below what has been added before.
  func add(_ view: UIView, height: CGFloat) {
    addSubview(view)
    let frame = CGRect(x: 0, y: y, width: grid.width, height: height)
    if view.frame != frame { view.frame = frame }
    y += height
  }

  /// Comes to the size of all that has been added.
  func finish() { frame = CGRect(x: 0, y: 0, width: grid.width, height: y) }

  func pageDivision(in room: PageRoom) -> PageDivision? { table?.division(of: self, in: room) }

  /// Brings what is written on it in line with its page, where it stands in another view.
  func update(for page: PageValues) { table?.update(self, for: page) }

  /// Looks whether anything is wrong with its rows, and with its heads and feet.
  func look(for warnings: RenderingWarnings) {
    for row in rows { row.block.look(for: warnings) }
    for edge in edges where edge.view.superview === self { edge.look(for: warnings) }
  }

  /// Lets go of its rows once their page has been written.
  func releaseRows() {
    guard let keepsTable else { return }
    for row in rows { row.block.release() }
    keepsTable.giveBack(edges)
  }

  /// What is wrong with the table, told once.
  func takeProblem() -> Diagnostics? {
    defer { table?.problem = nil }
    return table?.problem
  }

  /// What looks wrong with the table, told once.
  func takeWarnings() -> [Diagnostic] { table?.takeWarnings() ?? [] }

  override var drawsOverSubviews: Bool { ruleColor != nil || columnRuleColor != nil }

  override func drawOverSubviews(_ canvas: Canvas) {
    func draw(_ rules: [CGRect], _ color: UIColor) {
      for var rule in rules {
        if isRightToLeft { rule.origin.x = bounds.width - rule.maxX }
        canvas.fill(rule, color: color)
      }
    }
    if let columnRuleColor { draw(columnRules(width: ruleWidth), columnRuleColor) }
    if let ruleColor { draw(rowRules(width: ruleWidth), ruleColor) }
  }
}
