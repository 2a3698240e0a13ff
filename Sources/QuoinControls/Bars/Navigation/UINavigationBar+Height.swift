import Foundation

extension UINavigationBar {
  /// Whether rows are low, as on a phone that lies.
  final var isCompactHeight: Bool {
    let traits = traitCollection
    return traits.verticalSizeClass == .compact && traits.userInterfaceIdiom == .phone
  }

  /// Whether an item shows a large title.
  final func showsLargeTitle(_ item: UINavigationItem) -> Bool {
    guard prefersLargeTitles, !isCompactHeight, let index = stack.firstIndex(where: { $0 === item }) else {
      return false
    }
    for item in stack[...index].reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic, .inline: continue
      }
    }
    return true
  }

  final func heights(scrolled distance: CGFloat) -> NavigationBarContent.Heights {
    var heights = NavigationBarContent.Heights()
    if traitCollection.userInterfaceIdiom == .pad { heights.row = NavigationBarContent.Heights.padRow }
    if isInSheet { heights.row = NavigationBarContent.Heights.sheetRow }
    if isCompactHeight { heights.row = NavigationBarContent.Heights.compactRow }
    if topItem?.prompt != nil { heights.prompt = NavigationBarContent.Heights.promptHeight }
    var distance = distance
    if let topItem, let search = topItem.searchController {
      let whole = search.searchBar.intrinsicContentSize.height - NavigationBarContent.Heights.searchOverlap
      heights.search = whole
      if search.isActive {
        if search.hidesNavigationBarDuringPresentation { (heights.row, heights.prompt) = (0, 0) }
      } else if topItem.hidesSearchBarWhenScrolling {
        // The field goes before the large title does.
        heights.search = min(max(whole - distance, 0), whole)
        if distance > 0 { distance = max(distance - whole, 0) }
      }
    }
    if let topItem, showsLargeTitle(topItem), heights.row > 0 {
      // It goes as the content comes, and grows where that is pulled down.
      heights.largeTitle = max(NavigationBarContent.Heights.largeTitleHeight - distance, 0)
    }
    return heights
  }

  /// The bar's height while the content behind is at its beginning, in points.
  final var greatestHeight: CGFloat { heights(scrolled: 0).whole }
  /// The bar's height as the content behind is scrolled, in points.
  final var presentHeight: CGFloat { heights(scrolled: scrolledDistance ?? 0).whole }

  final func heightDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    heightListener?()
  }
}
