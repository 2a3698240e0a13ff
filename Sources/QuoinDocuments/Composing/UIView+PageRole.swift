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

extension UIView {
  /// The elements that the view stands in on a page, with those that only its place asks for: an item of a list, a line of the
  /// contents.
  ///
  /// - Parameter link: Where it leads, if anywhere.
  func role(leadingTo link: String?) -> ViewRole? {
    guard let own = pageRole else {
      guard link != nil || isListItem else { return nil }
      var role = ViewRole()
      if isListItem { role.elements = Self.listItem }
      role.take(link, of: self)
      return role
    }
    var role = ViewRole(own.0, own.1)
    // A picture that says nothing leads somewhere all the same.
    if link != nil, own.0 == .artifact { role.elements = [] }
    if own.0 != .artifact, isListItem { role.elements = Self.listItem + role.elements }
    if let line = self as? ContentsLine { role.elements = line.elements }
    role.take(link, of: self)
    return role
  }

  private static var listItem: [(role: StructureRole, attributes: StructureAttributes)] {
    [(.listItem, StructureAttributes()), (.listBody, StructureAttributes())]
  }

  /// Whether it stands in a list itself, and is not what remains of an item that has begun on a page before.
  private var isListItem: Bool {
    guard let list = superview, !isRestOnPages else { return false }
    if let part = list as? PagePartView { return part.role?.0.isList == true && part.isContent(self) }
    return list.accessibilityContainerType == .list && list.structureRole?.isList == true
  }

  private var isRestOnPages: Bool {
    if let part = self as? PagePartView { return part.isRest && part.role != nil }
    return (self as? TextLinesView)?.isRest == true
  }
}

extension ViewRole {
  fileprivate mutating func take(_ link: String?, of view: UIView) {
    guard let link else { return }
    self.link = link
    let text = view.headingTitle
    linkText = text.isEmpty ? nil : text
  }
}

extension StructureRole {
  fileprivate var isList: Bool { if case .list = self { true } else { false } }
}
