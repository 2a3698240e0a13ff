import Foundation
import QuoinGraphics

extension UITableView {
  /// Heads and feet that show just a title, which share views under this name.
  private static var titleIdentifier: String { "\u{1}title" }

  /// Measures a head or foot that is only estimated.
  final func measureEdge(ofSection section: Int, isFooter: Bool) {
    let known = isFooter ? rowGeometry.sections[section].footer : rowGeometry.sections[section].header
    if known.isMeasured { return }
    let height: CGFloat
    if let view = edgeView(ofSection: section, isFooter: isFooter) {
      let size = view.systemLayoutSizeFitting(
        CGSize(width: cellColumn.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      // A view that says nothing of its height keeps the one that it was made with.
      height = grid.ceil(size.height > 0 ? size.height : view.bounds.height) + topPadding(isFooter)
    } else {
      height = roomWithoutTitle(section, isFooter: isFooter)
    }
    if isFooter {
      rowGeometry.setFooter(height, ofSection: section)
    } else {
      rowGeometry.setHeader(height, ofSection: section)
    }
  }

  /// The view of a head or foot, made where there is none yet.
  private func edgeView(ofSection section: Int, isFooter: Bool) -> UIView? {
    if let shown = isFooter ? shownFooters[section] : shownHeaders[section] { return shown }
    if isFooter ? sectionsWithoutFooter.contains(section) : sectionsWithoutHeader.contains(section) {
      return nil
    }
    var view =
      isFooter
      ? delegate?.tableView(self, viewForFooterInSection: section)
      : delegate?.tableView(self, viewForHeaderInSection: section)
    if view == nil, let title = title(ofSection: section, isFooter: isFooter) {
      let titled =
        pool.take("\u{0}" + Self.titleIdentifier) as? UITableViewHeaderFooterView
        ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
      titled.placement = edgePlacement(isFooter: isFooter, isPinned: false)
      titled.title = title
      view = titled
    }
    guard let view else {
      if isFooter { sectionsWithoutFooter.insert(section) } else { sectionsWithoutHeader.insert(section) }
      return nil
    }
    (view as? UITableViewHeaderFooterView)?.placement = edgePlacement(isFooter: isFooter, isPinned: false)
    if isFooter { shownFooters[section] = view } else { shownHeaders[section] = view }
    UIView.performWithoutAnimation {
      view.frame.size.width = cellColumn.width
      if view.superview !== self { addSubview(view) }
    }
    if isFooter {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    } else {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
    return view
  }

  private func edgePlacement(isFooter: Bool, isPinned: Bool) -> HeaderPlacement {
    HeaderPlacement(
      style: style, isFooter: isFooter, isPinned: isPinned,
      sideMargin: style == .insetGrouped ? 16 : sideMargin + safeSide)
  }

  /// Where a head is: in a plain table it stays at the top as long as something of its section is seen.
  final func headerFrame(ofSection section: Int) -> CGRect {
    let own = rowGeometry.header(ofSection: section)
    var y = own.y
    if style == .plain {
      let (top, height) = rowGeometry.extent(ofSection: section)
      let edge = bounds.minY + adjustedContentInset.top
      y = max(y, min(edge, top + height - own.height))
    }
    return CGRect(x: cellColumn.x, y: grid.round(y), width: cellColumn.width, height: own.height)
  }

  /// Where a foot is: in a plain table it stays at the bottom as long as something of its section is seen.
  final func footerFrame(ofSection section: Int) -> CGRect {
    let own = rowGeometry.footer(ofSection: section)
    var y = own.y
    if style == .plain {
      let edge = bounds.maxY - adjustedContentInset.bottom - own.height
      y = min(
        y, max(edge, rowGeometry.extent(ofSection: section).y + rowGeometry.sections[section].header.length))
    }
    return CGRect(x: cellColumn.x, y: grid.round(y), width: cellColumn.width, height: own.height)
  }

  /// Shows the heads and feet of what is seen.
  final func placeHeaders() {
    var headers: Set<Int> = []
    var footers: Set<Int> = []
    var section = rowGeometry.section(at: max(bounds.minY, rowGeometry.top))
    while section < rowGeometry.sections.count, rowGeometry.extent(ofSection: section).y < bounds.maxY {
      for isFooter in [false, true] {
        let frame = isFooter ? footerFrame(ofSection: section) : headerFrame(ofSection: section)
        guard frame.height > 0, frame.minY < bounds.maxY, frame.maxY > bounds.minY,
          let view = edgeView(ofSection: section, isFooter: isFooter)
        else { continue }
        if isFooter { footers.insert(section) } else { headers.insert(section) }
        place(view, frame, ofSection: section, isFooter: isFooter)
      }
      section += 1
    }
    for (section, view) in shownHeaders where !headers.contains(section) {
      shownHeaders[section] = nil
      recycle(edge: view, ofSection: section, isFooter: false)
    }
    for (section, view) in shownFooters where !footers.contains(section) {
      shownFooters[section] = nil
      recycle(edge: view, ofSection: section, isFooter: true)
    }
  }

  private func place(_ view: UIView, _ frame: CGRect, ofSection section: Int, isFooter: Bool) {
    var frame = frame
    let padding = min(topPadding(isFooter), frame.height)
    frame.origin.y += padding
    frame.size.height -= padding
    if let view = view as? UITableViewHeaderFooterView {
      let natural =
        isFooter ? rowGeometry.footer(ofSection: section).y : rowGeometry.header(ofSection: section).y
      let placement = edgePlacement(
        isFooter: isFooter, isPinned: style == .plain && abs(natural + padding - frame.minY) > 0.01)
      if view.placement != placement { view.placement = placement }
    }
    if view.frame == frame { return }
    if view.frame.origin == .zero {
      UIView.performWithoutAnimation { view.frame = frame }
    } else {
      view.frame = frame
    }
  }
}
