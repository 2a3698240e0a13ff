import QuoinGraphics
import QuoinViews

extension TablePartView: PageRoleBearing {
  var ownPageRole: (StructureRole, StructureAttributes)? {
    let isWhole = draft.isFirst && draft.isLast
    return (.table, StructureAttributes(dividedElement: isWhole ? nil : element))
  }
}

extension TableRowView: PageRoleBearing {
  var ownPageRole: (StructureRole, StructureAttributes)? { (.tableRow, StructureAttributes()) }
}

extension TableCell: PageRoleBearing {
  var ownPageRole: (StructureRole, StructureAttributes)? {
    let attributes = StructureAttributes(columnSpan: columnSpan, rowSpan: rowSpan)
    guard self is TableHeaderCell else { return (.tableCell, attributes) }
    return (.tableHeader(superview?.superview is TableHeadView ? .column : .row), attributes)
  }
}
