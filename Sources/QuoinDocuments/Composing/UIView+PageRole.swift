import QuoinGraphics
import QuoinViews

extension UIView {
  /// What the view is on a page to those who do not see it.
  var pageRole: (StructureRole, StructureAttributes)? {
    switch self {
    case is HeadView: return (.pageHead, StructureAttributes())
    case is FootView: return (.pageFoot, StructureAttributes())
    case is BackgroundView: return (.artifact, StructureAttributes())
    case let part as TablePartView:
      let isWhole = part.draft.isFirst && part.draft.isLast
      return (.table, StructureAttributes(dividedElement: isWhole ? nil : part.element))
    // What is repeated on each page is read out once: heads where the table begins, feet where it ends.
    case is TableHeadView:
      let isRepeated = (superview as? TablePartView)?.draft.isFirst == false
      return (isRepeated ? .artifact : .tableHead, StructureAttributes())
    case is TableFootView:
      let isRepeated = (superview as? TablePartView)?.draft.isLast == false
      return (isRepeated ? .artifact : .tableFoot, StructureAttributes())
    case is TableRowView: return (.tableRow, StructureAttributes())
    case let cell as TableCell:
      let attributes = StructureAttributes(columnSpan: cell.columnSpan, rowSpan: cell.rowSpan)
      guard cell is TableHeaderCell else { return (.tableCell, attributes) }
      return (.tableHeader(cell.superview?.superview is TableHeadView ? .column : .row), attributes)
    case is NoteView: return (.note, StructureAttributes())
    case let lines as TextLinesView: return lines.role
    case let part as PagePartView: return part.role
    default: break
    }
    return undividedRole
  }

  /// What a view is that is no part of another: a heading, or what is said of it when it is read out.
  var undividedRole: (StructureRole, StructureAttributes)? {
    if let level = ownPageRules?.headingLevel, level > 0 {
      return (.heading(min(level, 6)), StructureAttributes())
    }
    return structureRole.map { ($0, structureAttributes) }
  }
}
