import QuoinGraphics
import QuoinViews

extension UIView {
  /// What the view is on a page to those who do not see it.
  var pageRole: (StructureRole, StructureAttributes)? {
    switch self {
    case is HeadView, is FootView, is BackgroundView: return (.artifact, StructureAttributes())
    case is TablePartView: return (.table, StructureAttributes())
    case is TableHeadView: return (.tableHead, StructureAttributes())
    case is TableFootView: return (.tableFoot, StructureAttributes())
    case is TableRowView: return (.tableRow, StructureAttributes())
    case let cell as TableCell:
      let attributes = StructureAttributes(columnSpan: max(1, cell.columnSpan))
      return (cell is TableHeaderCell ? .tableHeader(.column) : .tableCell, attributes)
    case is NoteView: return (.note, StructureAttributes())
    case is TextLinesView: return (.paragraph, StructureAttributes())
    default: break
    }
    if let level = ownPageRules?.headingLevel, level > 0 {
      return (.heading(min(level, 6)), StructureAttributes())
    }
    return structureRole.map { ($0, structureAttributes) }
  }
}
