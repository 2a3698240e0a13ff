import Foundation
import QuoinGraphics
import QuoinViews

/// The rows of a table that stand on one page, with its head and foot there.
final class TablePartView: UIView, PageBreaking {
  enum Role { case head, row, foot }

  private let (ruleColor, ruleWidth): (UIColor?, CGFloat)
  private let columnRuleColor: UIColor?
  private let grid: TableGrid
  private var ends: [CGFloat] = []
  private var y: CGFloat = 0

  init(of table: TableView, grid: TableGrid) {
    (ruleColor, ruleWidth) = (table.ruleColor, table.ruleWidth)
    (columnRuleColor, self.grid) = (table.columnRuleColor, grid)
    super.init(frame: .zero)
    backgroundColor = table.backgroundColor
    layer.cornerRadius = table.layer.cornerRadius
    layer.borderWidth = table.layer.borderWidth
    layer.borderColor = table.layer.borderColor
    clipsToBounds = table.clipsToBounds
  }

  required init?(coder: NSCoder) { nil }

  /// Takes a row, or the rows of a head or foot, below those before.
  func add(_ view: UIView, height: CGFloat, as role: Role) {
    addSubview(view)
    let frame = CGRect(x: 0, y: y, width: grid.width, height: height)
    if view.frame != frame { view.frame = frame }
    y += height
    ends.append(y)
  }

  /// Comes to the size of all that has been added.
  func finish() { frame = CGRect(x: 0, y: 0, width: grid.width, height: y) }

  func pageDivision(in room: PageRoom) -> PageDivision? { divisionBetweenSubviews(in: room) }

  override var drawsOverSubviews: Bool { ruleColor != nil || columnRuleColor != nil }

  override func drawOverSubviews(_ canvas: Canvas) {
    if let columnRuleColor {
      for x in grid.edges.dropFirst().dropLast() {
        let left = isRightToLeft ? bounds.width - x : x
        canvas.fill(
          CGRect(x: left - ruleWidth / 2, y: 0, width: ruleWidth, height: bounds.height),
          color: columnRuleColor)
      }
    }
    guard let ruleColor else { return }
    for end in ends.dropLast() {
      canvas.fill(
        CGRect(x: 0, y: end - ruleWidth / 2, width: bounds.width, height: ruleWidth), color: ruleColor)
    }
  }
}
