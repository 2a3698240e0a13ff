import Foundation
import QuoinGraphics

extension UISplitViewController {
  /// Whether there is room for one column only.
  public final var isCollapsed: Bool {
    (viewIfLoaded?.traitCollection ?? .current).horizontalSizeClass == .compact
  }

  /// Which columns are seen.
  public final var displayMode: DisplayMode {
    if let shownMode { return shownMode }
    if preferredDisplayMode != .automatic {
      // Two are more than there are with the style of two columns.
      return style != .tripleColumn && preferredDisplayMode.columnsBefore == 2
        ? .allVisible : preferredDisplayMode
    }
    guard let bounds = viewIfLoaded?.bounds else { return .allVisible }
    // Held upright, a tablet has no room for two.
    return bounds.width > bounds.height || style != .unspecified && bounds.width >= 1000
      ? .allVisible : .primaryHidden
  }

  /// How columns that come share the room with the second now.
  public final var splitBehavior: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    guard let bounds = viewIfLoaded?.bounds else { return .tile }
    if bounds.width <= bounds.height { return .overlay }
    return style == .tripleColumn
      && bounds.width - primaryColumnWidth - supplementaryColumnWidth < Self.leastSecondary
      ? .displace : .tile
  }

  /// The least width that the second column has beside two others, in points.
  private static var leastSecondary: CGFloat { 500 }

  /// The width of the first column, in points.
  public final var primaryColumnWidth: CGFloat {
    let whole = viewIfLoaded?.bounds.width ?? 0
    return isCollapsed ? whole : primaryWidth.width(in: whole, usual: style == .tripleColumn ? 260 : 320)
  }

  /// The width of the column in the middle, in points; 0 where there is none.
  public final var supplementaryColumnWidth: CGFloat {
    guard style == .tripleColumn else { return 0 }
    let whole = viewIfLoaded?.bounds.width ?? 0
    return isCollapsed ? whole : supplementaryWidth.width(in: whole, usual: 320)
  }

  /// The mode in which so many columns are seen before the second.
  final func mode(showing count: Int) -> DisplayMode {
    switch (count, splitBehavior) {
    case (0, _): .primaryHidden
    case (1, .overlay): .primaryOverlay
    case (1, _): .allVisible
    case (_, .overlay): .twoOverSecondary
    case (_, .displace): .twoDisplaceSecondary
    default: .twoBesideSecondary
    }
  }

  final func changeMode(to mode: DisplayMode) {
    guard mode != displayMode else { return }
    delegate?.splitViewController(self, willChangeTo: mode)
    shownMode = mode
    guard let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    guard view.window != nil else { return }
    UIView.animate(withDuration: 0.3, options: .allowUserInteraction) { view.layoutIfNeeded() }
  }

  /// Shows one more column.
  final func showHiddenColumns() {
    let count = displayMode.columnsBefore
    if !isCollapsed, count < leadingColumns.count { changeMode(to: mode(showing: count + 1)) }
  }

  /// Shows one more column, or hides what is before the second where all are seen.
  final func toggleColumns() {
    if displayMode.columnsBefore < leadingColumns.count {
      showHiddenColumns()
    } else {
      changeMode(to: style == .tripleColumn ? mode(showing: 1) : .primaryHidden)
    }
  }

  /// A button that shows and hides the first column.
  public final var displayModeButtonItem: UIBarButtonItem {
    if let known = attachment(DisplayModeButton.self) { return known.item }
    let made = DisplayModeButton(
      UIBarButtonItem(
        image: UIImage(systemName: "sidebar.left"),
        primaryAction: UIAction { [weak self] _ in self?.toggleColumns() }))
    made.item.accessibilityLabel = "Sidebar"
    setAttachment(made)
    return made.item
  }

  private final class DisplayModeButton {
    let item: UIBarButtonItem
    init(_ item: UIBarButtonItem) { self.item = item }
  }

  // MARK: Layout

  final func layOutParts() {
    guard let view = viewIfLoaded else { return }
    if isCollapsed { return layOutCollapsed(in: view.bounds) }
    placeButton()
    let (bounds, mode) = (view.bounds, displayMode)
    let pixel = 1 / max(view.displayScale, 1)
    let isLeft = (primaryEdge == .leading) != view.isRightToLeft
    func frame(_ x: CGFloat, _ width: CGFloat) -> CGRect {
      CGRect(x: isLeft ? x : bounds.width - x - width, y: 0, width: width, height: bounds.height)
    }
    let widths = leadingColumns.map { $0 == .primary ? primaryColumnWidth : supplementaryColumnWidth }
    // Columns that are not seen wait beyond the edge.
    var x = -widths.dropLast(min(mode.columnsBefore, widths.count)).reduce(0, +)
    var edges: [CGFloat] = []
    for (column, width) in zip(leadingColumns, widths) {
      rooms[column]?.isHidden = false
      rooms[column]?.frame = frame(x, width)
      x += width
      edges.append(x)
    }
    let seen = max(x, 0)
    var start: CGFloat = mode.isOver || seen == 0 ? 0 : seen + pixel
    var width = bounds.width - start
    if mode == .twoDisplaceSecondary {
      // As wide as beside one column, and so beyond the other edge in part.
      width = bounds.width - (widths.last ?? 0) - pixel
      start = seen + pixel
    }
    rooms[.secondary]?.isHidden = false
    rooms[.secondary]?.frame = frame(start, max(width, 0))
    rooms[.compact]?.isHidden = true
    for (line, edge) in zip(lines, edges) {
      line.isHidden = edge <= 0
      line.frame = frame(edge, pixel)
    }
    for line in lines.dropFirst(edges.count) { line.isHidden = true }
    let dims = mode.isOver || mode == .twoDisplaceSecondary
    dimming.alpha = dims ? 1 : 0
    dimming.isUserInteractionEnabled = dims
    dimming.frame = bounds
  }

  private func layOutCollapsed(in bounds: CGRect) {
    for line in lines { line.isHidden = true }
    (dimming.alpha, dimming.isUserInteractionEnabled) = (0, false)
    var order: [Column] = leadingColumns + [.secondary]
    var shown = collapsedColumn
    if columns[.compact] != nil { (order, shown) = ([.compact], .compact) }
    if columns[shown] == nil { shown = order.first { columns[$0] != nil } ?? shown }
    for (column, room) in rooms {
      room.isHidden = column != shown
      room.frame = bounds
    }
    // A column leads back to the one before it.
    var before: Column?
    for column in order {
      guard let controller = columns[column] else { continue }
      if let stack = controller as? UINavigationController {
        stack.navigationBar.leadingButton = nil
        let previous = before
        let item = previous.flatMap { columns[$0] as? UINavigationController }?.topViewController?
          .navigationItem
        stack.leadsBack(to: item) { [weak self] in previous.map { self?.show($0) } }
      }
      before = column
    }
  }

  /// The first column that is seen has the button for those before it, unless the program puts it somewhere.
  private func placeButton() {
    guard style != .unspecified else { return }
    let all = leadingColumns + [.secondary]
    let first = all[min(leadingColumns.count - displayMode.columnsBefore, all.count - 1)]
    for column in all {
      guard let stack = columns[column] as? UINavigationController else { continue }
      stack.leadsBack(to: nil) {}
      stack.navigationBar.leadingButton = column == first ? displayModeButtonItem : nil
    }
  }
}
