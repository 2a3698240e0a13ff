import Foundation
import QuoinGraphics

extension UITableView {
  /// Heads and feet that show just a title, which share views under this name.
  private static var titleIdentifier: String { "\u{1}title" }

  /// Takes what stands above or below all sections into the table, and what stood there out of it.
  final func edgeViewDidChange(_ view: UIView?, from old: UIView?) {
    if view !== old {
      old?.removeFromSuperview()
      if let view { addSubview(view) }
    }
    setNeedsLayout()
  }

  /// Measures a head or foot that is only estimated.
  final func measure(_ key: ElementKey) {
    if rowGeometry[key].isMeasured { return }
    let height: CGFloat
    if let stated = statedHeight(of: key) {
      height = stated
    } else if let view = edgeView(at: key) {
      let size = view.systemLayoutSizeFitting(
        CGSize(width: cellColumn.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      // A view that says nothing of its height keeps the one that it was made with.
      height = grid.ceil(size.height > 0 ? size.height : view.bounds.height) + topPadding(key)
    } else {
      height = roomWithoutTitle(key)
    }
    rowGeometry[key] = SectionEdge(length: height, isMeasured: true)
  }

  /// The view of a head or foot, made where there is none yet.
  private func edgeView(at key: ElementKey) -> UIView? {
    if let shown = list.edges[key] { return shown }
    if missingEdges.contains(key) { return nil }
    let section = key.place.section
    var view =
      key.isFooter
      ? delegate?.tableView(self, viewForFooterInSection: section)
      : delegate?.tableView(self, viewForHeaderInSection: section)
    if view == nil { view = edgeSource?(section, key.isFooter) }
    if view == nil, let title = title(at: key) {
      let titled =
        list.pool.take("\u{0}" + Self.titleIdentifier) as? UITableViewHeaderFooterView
        ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
      titled.placement = edgePlacement(key, isPinned: false)
      titled.title = title
      view = titled
    }
    guard let view else {
      missingEdges.insert(key)
      return nil
    }
    (view as? UITableViewHeaderFooterView)?.placement = edgePlacement(key, isPinned: false)
    list.edges[key] = view
    UIView.performWithoutAnimation {
      view.frame.size.width = cellColumn.width
      if view.superview !== self { addSubview(view) }
    }
    if key.isFooter {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    } else {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
    return view
  }

  private func edgePlacement(_ key: ElementKey, isPinned: Bool) -> HeaderPlacement {
    HeaderPlacement(
      style: style, isFooter: key.isFooter, isPinned: isPinned,
      sideMargin: style == .insetGrouped ? 16 : sideMargin + safeSide)
  }

  /// Where a head or foot is: in a plain table it stays at the top, or the bottom, as long as something of its section is
  /// seen.
  private func edgeFrame(_ key: ElementKey, within seen: CGRect) -> CGRect {
    let own = rowGeometry.edge(key)
    var y = own.y
    if style == .plain {
      let (top, height) = rowGeometry.extent(ofSection: key.place.section)
      if key.isFooter {
        let header = rowGeometry.sections[key.place.section].header.length
        y = min(y, max(seen.maxY - own.height, top + header))
      } else {
        y = max(y, min(seen.minY, top + height - own.height))
      }
    }
    return CGRect(x: cellColumn.x, y: grid.round(y), width: cellColumn.width, height: own.height)
  }

  /// Shows the heads and feet of what is seen.
  final func placeHeaders() {
    var seen: Set<ElementKey> = []
    let uncovered = style == .plain ? uncoveredBounds : .zero
    var section = rowGeometry.section(at: max(bounds.minY, rowGeometry.top))
    while section < rowGeometry.sections.count, rowGeometry.extent(ofSection: section).y < bounds.maxY {
      for isFooter in [false, true] {
        let key = ElementKey(section: section, isFooter: isFooter)
        let frame = edgeFrame(key, within: uncovered)
        guard frame.height > 0, frame.minY < bounds.maxY, frame.maxY > bounds.minY,
          let view = edgeView(at: key)
        else { continue }
        seen.insert(key)
        place(view, frame, at: key)
      }
      section += 1
    }
    for (key, view) in list.edges(where: { !seen.contains($0) }) {
      list.edges[key] = nil
      recycle(edge: view, as: key)
    }
  }

  private func place(_ view: UIView, _ frame: CGRect, at key: ElementKey) {
    var frame = frame
    let padding = min(topPadding(key), frame.height)
    frame.origin.y += padding
    frame.size.height -= padding
    if let view = view as? UITableViewHeaderFooterView {
      let natural = rowGeometry.edge(key).y
      let placement = edgePlacement(
        key, isPinned: style == .plain && abs(natural + padding - frame.minY) > 0.01)
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
