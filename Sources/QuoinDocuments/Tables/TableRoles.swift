import QuoinGraphics
import QuoinViews

extension TablePartView: PageRoleBearing {
  var ownPageRole: (StructureRole, StructureAttributes)? {
    let isWhole = draft.isFirst && draft.isLast
    let language = table?.accessibilityLanguage
    return (.table, StructureAttributes(language: language, dividedElement: isWhole ? nil : element))
  }
}

extension TableRowView: PageRoleBearing {
  var ownPageRole: (StructureRole, StructureAttributes)? {
    // Cells that go on from the page before are those of a row that is there already.
    if isContinuation, bounds.height == 0 { return nil }
    return (.tableRow, StructureAttributes(dividedElement: element))
  }
}

extension TableCell: PageRoleBearing {
  var ownPageRole: (StructureRole, StructureAttributes)? {
    let attributes = StructureAttributes(columnSpan: columnSpan, rowSpan: rowSpan)
    guard self is TableHeaderCell else { return (.tableCell, attributes) }
    return (.tableHeader(superview?.superview is TableHeadView ? .column : .row), attributes)
  }
}
