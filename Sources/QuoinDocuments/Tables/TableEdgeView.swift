import Foundation
import QuoinDiagnostics
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

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    var height: CGFloat = 0
    for row in rows where !row.isHidden {
      height += row.measuredSize(fitting: CGSize(width: size.width, height: .infinity)).height
    }
    return CGSize(width: grid?.width ?? 0, height: height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for row in rows where !row.isHidden {
      let height = row.measuredSize(fitting: CGSize(width: bounds.width, height: .infinity)).height
      let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      if row.frame != frame { row.frame = frame }
      y += height
    }
  }
}

/// A head or foot of a table, made once for each page on which it stands at the same time.
final class TableEdge {
  let view: TableEdgeView
  private let node: LayoutNode?

  init(_ view: TableEdgeView) {
    self.view = view
    node = nil
  }

  init?(_ node: LayoutNode) {
    guard let view = node.view as? TableEdgeView else { return nil }
    self.view = view
    self.node = node
  }

  /// Lays it out with the values of a page; gives its height in points.
  func layOut(with values: PageValues, _ grid: TableGrid) throws(Diagnostics) -> CGFloat {
    view.grid = grid
    if let node {
      try node.setPieceValues(values.named)
      return try node.layOutPiece(width: grid.width).height
    }
    let height = view.measuredSize(fitting: CGSize(width: grid.width, height: .infinity)).height
    view.frame.size = CGSize(width: grid.width, height: height)
    view.layoutIfNeeded()
    return height
  }
}

/// Rows above those of a table.
public final class TableHeadView: TableEdgeView {}

/// Rows below those of a table.
public final class TableFootView: TableEdgeView {}
