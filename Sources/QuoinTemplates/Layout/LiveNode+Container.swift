import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

/// Nodes of components that place their children themselves, and of scroll views.
extension LiveNode {
  /// The fitting length of a component that places its children itself.
  func containerFitting(_ axis: Axis) throws(Diagnostic) -> Double {
    try flushSizingAttributes()
    try fixSizesOfChildren()
    if axis == .horizontal {
      return viewsOwnSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity)).width
    }
    return viewsOwnSize(fitting: CGSize(width: try length(.horizontal), height: .infinity)).height
  }

  /// Lets the view place its children at its final size; the number changes whenever a child's frame does.
  func place() throws(Diagnostic) -> Double {
    guard program.component.placement != nil else { return 0 }
    _ = try tree.graph.read(cell(CellOffset.structure))
    try flushSizingAttributes()
    try fixSizesOfChildren()
    try flushFrame()
    let before = children.map(\.view.frame)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    let version: Double
    if case .number(let number) = tree.graph.cells[Int(cell(CellOffset.placement))].value {
      version = number
    } else {
      version = 0
    }
    return before == children.map(\.view.frame) ? version : version + 1
  }

  /// Hands the `width` and `height` of children to the container, as sizes that it has to keep.
  private func fixSizesOfChildren() throws(Diagnostic) {
    guard let placement = program.component.placement else { return }
    for child in children {
      try child.flushSizingAttributes()
      let width = try fixedLength(.horizontal, of: child)
      let height = try fixedLength(.vertical, of: child)
      placement.setFixedSize(child.view, width, height)
      if child.program.component.placement != nil { try child.fixSizesOfChildren() }
    }
  }

  private func fixedLength(_ axis: Axis, of child: LiveNode) throws(Diagnostic) -> CGFloat? {
    guard let index = child.program.rule(axis).size, !child.usesAuto(axis) else { return nil }
    let position = tree.graph.position
    do throws(Diagnostic) {
      return max(0, try child.number(ofAttribute: index))
    } catch {
      guard tree.graph.exclusion == cell(CellOffset.auto(axis)) else { throw error }
      tree.graph.exclusion = nil
      tree.graph.rewind(to: position)
      return nil
    }
  }

  /// Content that takes a part of the width has no natural size from which others follow, and neither have the
  /// containers around it.
  func markAsMeasuredExactly() {
    var node: LiveNode? = self
    while let current = node, !current.view.isMeasuredExactly {
      current.view.isMeasuredExactly = true
      node = current.parent
    }
  }

  /// Lets the children be placed again, as after something in the view has asked for layout.
  func invalidatePlacement() {
    for offset in [CellOffset.autoWidth, CellOffset.autoHeight, CellOffset.placement] {
      tree.graph.invalidate(cell(offset))
    }
  }

  /// Follows up a change of a cell that is neither attribute nor frame.
  func flush(layout offset: Int) throws(Diagnostic) {
    let cell = cell(offset)
    let value = try tree.graph.read(cell)
    guard tree.graph.cells[Int(cell)].hasNews else { return }
    tree.graph.cells[Int(cell)].hasNews = false
    switch offset {
    case CellOffset.autoWidth, CellOffset.autoHeight:
      if isPlaced { view.invalidateFittingSize() }
    case CellOffset.contentWidth, CellOffset.contentHeight:
      guard let scrollView = view as? UIScrollView, case .number(let length) = value else { return }
      if offset == CellOffset.contentWidth {
        scrollView.contentSize.width = length
      } else {
        scrollView.contentSize.height = length
      }
    default: break
    }
  }
}

extension LiveTree {
  /// Marks what has to be followed up besides properties and frames.
  func setUpContent(of node: LiveNode) {
    if node.program.component.placement != nil {
      containers.append(node)
      markAsOutput(node.cell(CellOffset.placement))
    }
    if node.needsMeasurer {
      let measurer = NodeMeasurer(node)
      node.measurer = measurer
      node.view.setAttachment(measurer as ContentMeasurer)
      node.markAsMeasuredExactly()
      markAsOutput(node.cell(CellOffset.autoWidth))
      markAsOutput(node.cell(CellOffset.autoHeight))
    }
    if node.view is UIScrollView, node.program.component.placement == nil {
      let names = node.program.attributeIndexes
      guard names["contentSize"] == nil else { return }
      if names["contentSize.width"] == nil { markAsOutput(node.cell(CellOffset.contentWidth)) }
      if names["contentSize.height"] == nil { markAsOutput(node.cell(CellOffset.contentHeight)) }
    }
  }
}
