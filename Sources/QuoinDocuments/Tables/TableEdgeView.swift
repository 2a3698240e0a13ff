import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinTemplates
import QuoinViews

/// Rows that a table repeats on the pages that it goes over, or shows on some of them.
open class TableEdgeView: PageEdgeView {
  /// The columns that the rows keep to.
  final var grid: TableGrid? {
    didSet {
      if grid === oldValue { return }
      for row in rows { row.grid = grid }
      invalidateFittingSize()
      setNeedsLayout()
    }
  }

  /// Creates rows from the top to the bottom.
  public convenience init(_ rows: [TableRowView], on pages: PageKind = .all) {
    self.init(frame: .zero)
    self.pages = pages
    for row in rows { addSubview(row) }
  }

  final var rows: [TableRowView] { subviews.compactMap { $0 as? TableRowView } }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    (subview as? TableRowView)?.grid = grid
  }

  /// The rows that are shown, each with its place below the ones before.
  private func placedRows(width: CGFloat) -> (rows: [TableRowView], stack: RowStack) {
    let shown = rows.filter { !$0.isHidden }
    var stack = RowStack()
    var taken: [TableRowView.TakenColumns] = []
    for row in shown {
      row.taken = taken
      taken = row.takenBelow
      let height = row.measuredSize(fitting: CGSize(width: width, height: .infinity)).height
      stack.append(height: height, spans: row.spans)
    }
    return (shown, stack)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: grid?.width ?? 0, height: placedRows(width: size.width).stack.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (rows, stack) = placedRows(width: bounds.width)
    for (index, row) in rows.enumerated() {
      let top = stack.top(of: index)
      let frame = CGRect(x: 0, y: top, width: bounds.width, height: stack.end(of: index) - top)
      if row.frame != frame { row.frame = frame }
      row.takeReaches(of: stack, at: index)
    }
  }
}

extension TableRowView {
  /// Lets cells that go over the rows below reach down to where these end.
  func takeReaches(of stack: RowStack, at index: Int) {
    let deepest = hasCellsOverRows ? placedCells.map(\.rowSpan).max() ?? 1 : 1
    let last = min(index + deepest, stack.count)
    reaches = deepest < 2 ? [] : (index..<last).map { stack.end(of: $0) - stack.top(of: index) }
  }
}

/// A head or foot of a table, made once for each page on which it stands at the same time.
final class TableEdge {
  let view: TableEdgeView
  private let node: LayoutNode?
  /// The table, where a program made it.
  private let table: BackReference<UIView>?

  init(_ view: TableEdgeView, of table: TableView) {
    (self.view, self.table) = (view, table.backReference)
    node = nil
  }

  init?(_ node: LayoutNode) {
    guard let view = node.view as? TableEdgeView else { return nil }
    self.view = view
    self.node = node
    table = nil
  }

  /// Where it was written.
  var span: SourceSpan? { node?.span }

  /// Looks whether anything is wrong with it.
  func look(for warnings: RenderingWarnings) {
    if let node { warnings.look(at: node) }
  }

  /// Brings what is written in it up to date for a page.
  func prepare(for values: PageValues) throws(Diagnostics) {
    if let node {
      try node.setPieceValues(values.named)
    } else {
      (table?.object as? TableView)?.prepareEdge(view, SectionView.PageNumber(values))
    }
  }

  /// Lays it out with the values of a page; gives its height in points.
  func layOut(with values: PageValues, _ grid: TableGrid) throws(Diagnostics) -> CGFloat {
    view.grid = grid
    try prepare(for: values)
    if let node { return try node.layOutPiece(width: grid.width).height }
    let height = view.measuredSize(fitting: CGSize(width: grid.width, height: .infinity)).height
    view.frame.size = CGSize(width: grid.width, height: height)
    view.layoutIfNeeded()
    return height
  }
}

/// Rows above those of a table.
public final class TableHeadView: TableEdgeView {
  /// What is repeated on each page is read out once: heads where the table begins.
  override var ownPageRole: (StructureRole, StructureAttributes)? {
    let isRepeated = (superview as? TablePartView)?.draft.isFirst == false
    return (isRepeated ? .artifact : .tableHead, StructureAttributes())
  }
}

/// Rows below those of a table.
public final class TableFootView: TableEdgeView {
  /// Feet are read out where the table ends.
  override var ownPageRole: (StructureRole, StructureAttributes)? {
    let isRepeated = (superview as? TablePartView)?.draft.isLast == false
    return (isRepeated ? .artifact : .tableFoot, StructureAttributes())
  }
}
