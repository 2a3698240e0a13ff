import Foundation
import QuoinGraphics

/// A section of a compositional layout that has been worked out.
struct CompositionalSection {
  let section: NSCollectionLayoutSection
  let index: Int
  let environment: LayoutEnvironment
  let isVertical: Bool
  let grid: PixelGrid
  /// What cells, and heads and the like, have said how large they are to be.
  let measured: (ListPlace) -> CGSize?
  let measuredEdge: (ElementKey) -> CGSize?
  private(set) var items: [CompositionalElement] = []
  private(set) var edges: [BoundaryElement] = []
  /// All of the section, with what stands at its edges.
  private(set) var frame = CGRect.zero
  private(set) var scrolls: OwnScrolling?
  /// How far the items up to each reach, and where the first of those from each on begins, the way groups go on: groups
  /// follow one another, though the items of a group need not.
  private var reaches: [CGFloat] = []
  private var beginnings: [CGFloat] = []

  init(
    _ section: NSCollectionLayoutSection, index: Int, environment: LayoutEnvironment, isVertical: Bool,
    grid: PixelGrid, measured: @escaping (ListPlace) -> CGSize?,
    measuredEdge: @escaping (ElementKey) -> CGSize?
  ) {
    (self.section, self.index, self.environment) = (section, index, environment)
    (self.isVertical, self.grid) = (isVertical, grid)
    (self.measured, self.measuredEdge) = (measured, measuredEdge)
  }

  /// Works the section out.
  ///
  /// - Parameters:
  ///   - count: How many items it has.
  ///   - start: Where it begins, in points of the content.
  mutating func place(_ count: Int, from start: CGFloat) {
    let size = environment.contentSize
    let insets = section.contentInsets
    var room = CGSize(
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
    if isVertical { room.height = max(size.height, 0) } else { room.width = max(size.width, 0) }
    let follows = section.supplementariesFollowContentInsets
    var edges = BoundaryPlacer(
      isVertical: isVertical, leading: follows && isVertical ? insets.leading : 0,
      room: follows ? room : size, measured: measuredEdge)
    func key(_ kind: String, _ number: Int) -> ElementKey {
      ElementKey(kind: kind, place: ListPlace(section: index, row: number))
    }
    // Heads come before the insets of the groups, and stand where there are no items as well.
    let top = edges.place(section.boundarySupplementaryItems, atEnd: false, from: start, key: key)
    let origin =
      isVertical
      ? CGPoint(x: insets.leading, y: top + insets.top) : CGPoint(x: top + insets.leading, y: insets.top)
    let extent = placeGroups(count, from: origin, in: room)
    var end = top
    if count > 0 {
      end += extent + (isVertical ? insets.top + insets.bottom : insets.leading + insets.trailing)
    }
    end = edges.place(section.boundarySupplementaryItems, atEnd: true, from: end, key: key)
    self.edges = edges.elements
    frame =
      isVertical
      ? CGRect(x: 0, y: start, width: size.width, height: end - start)
      : CGRect(x: start, y: 0, width: end - start, height: size.height)
    noteReaches()
  }

  // MARK: Finding

  /// Whether groups follow each other downward.
  private var groupsGoDown: Bool { isVertical != (section.orthogonalScrollingBehavior != .none) }

  private mutating func noteReaches() {
    reaches = []
    reaches.reserveCapacity(items.count)
    var most = -CGFloat.infinity
    for item in items {
      most = max(most, groupsGoDown ? item.frame.maxY : item.frame.maxX)
      reaches.append(most)
    }
    beginnings = [CGFloat](repeating: 0, count: items.count)
    var least = CGFloat.infinity
    for index in items.indices.reversed() {
      least = min(least, groupsGoDown ? items[index].frame.minY : items[index].frame.minX)
      beginnings[index] = least
    }
  }

  /// The items among which those are that meet a rectangle.
  func items(near rect: CGRect) -> Range<Int> {
    let (start, end) = groupsGoDown ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let first = reaches.partition { $0 > start }
    let last = beginnings.partition { $0 >= end }
    return first..<max(last, first)
  }

  // MARK: Groups

  /// Places groups until all items have a place.
  ///
  /// - Returns: How long they are together the way of scrolling.
  private mutating func placeGroups(_ count: Int, from origin: CGPoint, in room: CGSize) -> CGFloat {
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    let alongY = isVertical != isOrthogonal
    var (next, place) = (0, origin)
    var across: CGFloat = 0
    var step: CGFloat = 0
    items.reserveCapacity(count)
    while next < count {
      let before = next
      let used = fill(section.group, at: place, in: room, &next, count)
      if next == before { break }
      if step == 0 { step = (alongY ? used.height : used.width) + section.interGroupSpacing }
      if alongY {
        place.y += used.height + section.interGroupSpacing
        across = max(across, used.width)
      } else {
        place.x += used.width + section.interGroupSpacing
        across = max(across, used.height)
      }
    }
    let length = max(
      (alongY ? place.y - origin.y : place.x - origin.x) - (count > 0 ? section.interGroupSpacing : 0), 0)
    guard isOrthogonal else { return length }
    let seen =
      isVertical
      ? CGRect(x: origin.x, y: origin.y, width: room.width, height: across)
      : CGRect(x: origin.x, y: origin.y, width: across, height: room.height)
    let whole = isVertical ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
    var own = OwnScrolling(frame: seen, contentSize: whole)
    switch section.orthogonalScrollingBehavior {
    case .none, .continuous: break
    case .paging: own.step = isVertical ? seen.width : seen.height
    case .continuousGroupLeadingBoundary, .groupPaging: own.step = step
    case .groupPagingCentered: (own.step, own.centers) = (step, true)
    }
    scrolls = own
    return across
  }

  /// A group while its items are placed: how much of it is taken.
  private struct Filling {
    let isHorizontal: Bool
    /// The room within the insets.
    let inner: CGSize
    /// Where the first item begins.
    let start: CGPoint
    let spacing: CGFloat
    /// Whether there is room for any number.
    let isOpen: Bool
    var used: CGFloat = 0
    var across: CGFloat = 0
    var number = 0

    var most: CGFloat { isHorizontal ? inner.width : inner.height }
    func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
    func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
  }

  /// Places the items of a group.
  ///
  /// - Returns: How large the group is with them.
  private mutating func fill(
    _ group: NSCollectionLayoutGroup, at origin: CGPoint, in room: CGSize, _ next: inout Int, _ count: Int
  ) -> CGSize {
    let size = group.layoutSize.size(in: room)
    let insets = group.contentInsets
    let isHorizontal = if case .horizontal = group.arrangement { true } else { false }
    var filling = Filling(
      isHorizontal: isHorizontal,
      inner: CGSize(
        width: max(size.width - insets.leading - insets.trailing, 0),
        height: max(size.height - insets.top - insets.bottom, 0)),
      start: CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top),
      spacing: group.interItemSpacing?.spacing ?? 0,
      isOpen: isHorizontal
        ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated)
    if case .custom(let provider) = group.arrangement {
      placeCustom(provider, filling, &next, count)
      return size
    }
    let firstItem = items.count
    while next < count, !group.subitems.isEmpty, placeNext(of: group, &filling, &next, count) {}
    spread(group, firstItem..<items.count, filling)
    return grown(size, group, filling)
  }

  /// Places items where a closure has them.
  private mutating func placeCustom(
    _ provider: (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem],
    _ filling: Filling, _ next: inout Int, _ count: Int
  ) {
    for item in provider(LayoutEnvironment(filling.inner, environment.traitCollection)) where next < count {
      let frame = item.frame.offsetBy(dx: filling.start.x, dy: filling.start.y)
      items.append(CompositionalElement(frame: frame.rounded(to: grid), zIndex: item.zIndex))
      next += 1
    }
  }

  /// Places the next item of a group.
  ///
  /// - Returns: Whether it had room.
  private mutating func placeNext(
    of group: NSCollectionLayoutGroup, _ filling: inout Filling, _ next: inout Int, _ count: Int
  ) -> Bool {
    let (number, isHorizontal) = (filling.number, filling.isHorizontal)
    if let limit = group.count, number >= limit { return false }
    // With room for any number a pattern comes once.
    if filling.isOpen, group.count == nil, number >= group.subitems.count { return false }
    let item = group.subitems[number % group.subitems.count]
    let (room, own) = share(of: item, group, filling)
    let around = edgeLengths(item, isHorizontal)
    let along = filling.used + (number == 0 ? 0 : filling.spacing) + around.before
    let isFull = along + filling.along(own) + around.after > filling.most + 0.01
    if number > 0, group.count == nil, !filling.isOpen, isFull { return false }
    let place = CGPoint(
      x: filling.start.x + (isHorizontal ? along : 0), y: filling.start.y + (isHorizontal ? 0 : along))
    let placed = self.place(item, at: place, own, room, &next, count)
    filling.used = along + filling.along(placed) + around.after
    filling.across = max(filling.across, filling.across(placed))
    filling.number += 1
    return true
  }

  /// The room for an item and its size: where a number share the group, they share it equally, whatever length the item
  /// says.
  private func share(
    of item: NSCollectionLayoutItem, _ group: NSCollectionLayoutGroup, _ filling: Filling
  ) -> (room: CGSize, own: CGSize) {
    var room = filling.inner
    guard let limit = group.count else { return (room, item.layoutSize.size(in: room)) }
    let share = max((filling.most - filling.spacing * CGFloat(limit - 1)) / CGFloat(limit), 0)
    if filling.isHorizontal { room.width = share } else if !filling.isOpen { room.height = share }
    var own = item.layoutSize.size(in: room)
    if filling.isHorizontal { own.width = share } else if !filling.isOpen { own.height = share }
    return (room, own)
  }

  /// The size of a group, which is as large as its content where it is estimated.
  private func grown(_ size: CGSize, _ group: NSCollectionLayoutGroup, _ filling: Filling) -> CGSize {
    let insets = group.contentInsets
    let own =
      filling.isHorizontal
      ? CGSize(width: filling.used, height: filling.across)
      : CGSize(width: filling.across, height: filling.used)
    return CGSize(
      width: group.layoutSize.widthDimension.isEstimated
        ? own.width + insets.leading + insets.trailing : size.width,
      height: group.layoutSize.heightDimension.isEstimated
        ? own.height + insets.top + insets.bottom : size.height)
  }

  private func edgeLengths(_ item: NSCollectionLayoutItem, _ isHorizontal: Bool) -> (
    before: CGFloat, after: CGFloat
  ) {
    guard let edges = item.edgeSpacing else { return (0, 0) }
    return isHorizontal
      ? (edges.leading?.spacing ?? 0, edges.trailing?.spacing ?? 0)
      : (edges.top?.spacing ?? 0, edges.bottom?.spacing ?? 0)
  }

  /// Lets distances that may be larger take up the room that is left in a group.
  private mutating func spread(_ group: NSCollectionLayoutGroup, _ range: Range<Int>, _ filling: Filling) {
    guard group.interItemSpacing?.isFlexibleSpacing == true, filling.number > 1, filling.used < filling.most,
      range.count == filling.number
    else { return }
    let extra = (filling.most - filling.used) / CGFloat(filling.number - 1)
    for (step, index) in range.enumerated() {
      let shift = grid.round(CGFloat(step) * extra)
      items[index].frame = items[index].frame.offsetBy(
        dx: filling.isHorizontal ? shift : 0, dy: filling.isHorizontal ? 0 : shift)
    }
  }

  private mutating func place(
    _ item: NSCollectionLayoutItem, at place: CGPoint, _ size: CGSize, _ room: CGSize, _ next: inout Int,
    _ count: Int
  ) -> CGSize {
    if let group = item as? NSCollectionLayoutGroup { return fill(group, at: place, in: room, &next, count) }
    var size = size
    let open = item.layoutSize.openAxes
    if !open.isEmpty, let own = measured(ListPlace(section: index, row: next)) {
      if open.contains(.horizontal) { size.width = own.width }
      if open.contains(.vertical) { size.height = own.height }
    }
    let insets = item.contentInsets
    let frame = CGRect(origin: place, size: size).inset(
      by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    items.append(CompositionalElement(frame: frame.rounded(to: grid), openAxes: open))
    next += 1
    return size
  }
}

nonisolated extension CGRect {
  /// The rectangle with its edges on the pixels of a grid.
  func rounded(to grid: PixelGrid) -> CGRect {
    let (left, top) = (grid.round(minX), grid.round(minY))
    return CGRect(
      x: left, y: top, width: max(grid.round(maxX) - left, 0), height: max(grid.round(maxY) - top, 0))
  }
}
