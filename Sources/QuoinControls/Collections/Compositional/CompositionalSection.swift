import Foundation
import QuoinGraphics

/// A section of a compositional layout that has been worked out.
///
/// Worked out as if content ran from top to bottom; where it runs from left to right both directions change places.
struct CompositionalSection {
  struct Element {
    var frame: CGRect
    var openAxes: UIAxis = []
    var zIndex = 0
  }

  let section: NSCollectionLayoutSection
  let index: Int
  let environment: LayoutEnvironment
  let isVertical: Bool
  let grid: PixelGrid
  /// What cells, and heads and the like, have said how large they are to be.
  let measured: (TablePlace) -> CGSize?
  let measuredEdge: (ElementKey) -> CGSize?
  var items: [Element] = []
  var edges: [(item: NSCollectionLayoutBoundarySupplementaryItem, number: Int, element: Element)] = []
  /// All of the section, with what stands at its edges.
  var frame = CGRect.zero
  /// The part in which groups stand, and their content where it scrolls by itself.
  var content = CGRect.zero
  var scrolls: OwnScrolling?

  /// Works the section out.
  ///
  /// - Parameters:
  ///   - count: How many items it has.
  ///   - start: Where it begins, in points of the content.
  mutating func place(_ count: Int, from start: CGFloat) {
    let size = environment.contentSize
    let insets = section.contentInsets
    let outer = isVertical ? CGPoint(x: 0, y: start) : CGPoint(x: start, y: 0)
    var room = CGSize(
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
    if isVertical { room.height = max(size.height, 0) } else { room.width = max(size.width, 0) }
    let edgeRoom =
      section.supplementariesFollowContentInsets
      ? room : CGSize(width: size.width, height: size.height)
    let edgeLeading = section.supplementariesFollowContentInsets ? insets.leading : 0

    var origin = CGPoint(x: outer.x + insets.leading, y: outer.y + insets.top)
    // Heads come before the insets of the groups.
    for (number, item) in section.boundarySupplementaryItems.enumerated() where !item.isAtEnd {
      let own = edgeSize(item, number, edgeRoom)
      let place = CGPoint(
        x: isVertical
          ? outer.x + edgeLeading + aligned(item, own.width, edgeRoom.width) : origin.x - insets.leading,
        y: origin.y - insets.top)
      addEdge(item, number, place, own)
      if item.extendsBoundary { if isVertical { origin.y += own.height } else { origin.x += own.width } }
    }

    let extent = placeGroups(count, from: origin, in: room)
    var end = isVertical ? origin.y + extent + insets.bottom : origin.x + extent + insets.trailing
    if count == 0 { end = isVertical ? origin.y - insets.top : origin.x - insets.leading }
    content = CGRect(
      x: origin.x, y: origin.y, width: isVertical ? room.width : extent,
      height: isVertical ? extent : room.height)
    for (number, item) in section.boundarySupplementaryItems.enumerated() where item.isAtEnd {
      let own = edgeSize(item, number, edgeRoom)
      let place =
        isVertical
        ? CGPoint(x: outer.x + edgeLeading + aligned(item, own.width, edgeRoom.width), y: end)
        : CGPoint(x: end, y: outer.y)
      addEdge(item, number, place, own)
      if item.extendsBoundary { end += isVertical ? own.height : own.width }
    }
    frame =
      isVertical
      ? CGRect(x: 0, y: start, width: size.width, height: end - start)
      : CGRect(x: start, y: 0, width: end - start, height: size.height)
  }

  private func aligned(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ own: CGFloat, _ room: CGFloat
  ) -> CGFloat {
    switch item.alignment {
    case .topLeading, .bottomLeading, .leading: 0
    case .topTrailing, .bottomTrailing, .trailing: room - own
    default: (room - own) / 2
    }
  }

  private func edgeSize(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ number: Int, _ room: CGSize
  ) -> CGSize {
    var size = item.layoutSize.size(in: room)
    let key = ElementKey(kind: item.elementKind, place: TablePlace(section: index, row: number))
    if let own = measuredEdge(key) {
      if item.layoutSize.widthDimension.isEstimated { size.width = own.width }
      if item.layoutSize.heightDimension.isEstimated { size.height = own.height }
    }
    return size
  }

  private mutating func addEdge(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ number: Int, _ place: CGPoint, _ size: CGSize
  ) {
    let origin = CGPoint(x: place.x + item.offset.x, y: place.y + item.offset.y)
    let insets = item.contentInsets
    let frame = CGRect(origin: origin, size: size).inset(
      by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    edges.append(
      (item, number, Element(frame: frame, openAxes: item.layoutSize.openAxes, zIndex: max(item.zIndex, 1))))
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

  /// Places the items of a group.
  ///
  /// - Returns: How large the group is with them.
  private mutating func fill(
    _ group: NSCollectionLayoutGroup, at origin: CGPoint, in room: CGSize, _ next: inout Int, _ count: Int
  ) -> CGSize {
    var size = group.layoutSize.size(in: room)
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
    let start = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
    if case .custom(let provider) = group.arrangement {
      for item in provider(LayoutEnvironment(inner, environment.traitCollection)) where next < count {
        items.append(
          Element(frame: item.frame.offsetBy(dx: start.x, dy: start.y).rounded(to: grid), zIndex: item.zIndex)
        )
        next += 1
      }
      return size
    }
    let isHorizontal = if case .horizontal = group.arrangement { true } else { false }
    let spacing = group.interItemSpacing?.spacing ?? 0
    let most = isHorizontal ? inner.width : inner.height
    let isOpen =
      isHorizontal
      ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
    var (used, across, number) = (CGFloat(0), CGFloat(0), 0)
    let firstItem = items.count
    while next < count, !group.subitems.isEmpty {
      if let limit = group.count, number >= limit { break }
      let item = group.subitems[number % group.subitems.count]
      var itemRoom = inner
      if let limit = group.count {
        // So many share the group equally, whatever length the item says.
        let share = max((most - spacing * CGFloat(limit - 1)) / CGFloat(limit), 0)
        if isHorizontal { itemRoom.width = share } else if !isOpen { itemRoom.height = share }
      }
      var own = item.layoutSize.size(in: itemRoom)
      if group.count != nil {
        if isHorizontal { own.width = itemRoom.width } else if !isOpen { own.height = itemRoom.height }
      }
      let gap = number == 0 ? 0 : spacing
      let around = edgeLengths(item, isHorizontal)
      let expected = around.before + (isHorizontal ? own.width : own.height) + around.after
      if number > 0, group.count == nil, !isOpen, used + gap + expected > most + 0.01 { break }
      // With room for any number a pattern comes once.
      if isOpen, group.count == nil, number >= group.subitems.count { break }
      let along = used + gap + around.before
      let place =
        isHorizontal ? CGPoint(x: start.x + along, y: start.y) : CGPoint(x: start.x, y: start.y + along)
      let placed = self.place(item, at: place, own, itemRoom, &next, count)
      used = along + (isHorizontal ? placed.width : placed.height) + around.after
      across = max(across, isHorizontal ? placed.height : placed.width)
      number += 1
    }
    spread(group, items.indices.suffix(from: firstItem), used, most, isHorizontal, number)
    if isOpen {
      if isHorizontal {
        size.width = used + insets.leading + insets.trailing
      } else {
        size.height = used + insets.top + insets.bottom
      }
    }
    if isHorizontal, group.layoutSize.heightDimension.isEstimated {
      size.height = across + insets.top + insets.bottom
    } else if !isHorizontal, group.layoutSize.widthDimension.isEstimated {
      size.width = across + insets.leading + insets.trailing
    }
    return size
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
  private mutating func spread(
    _ group: NSCollectionLayoutGroup, _ range: ArraySlice<Int>.Indices.SubSequence, _ used: CGFloat,
    _ most: CGFloat,
    _ isHorizontal: Bool, _ number: Int
  ) {
    guard group.interItemSpacing?.isFlexibleSpacing == true, number > 1, used < most, range.count == number
    else { return }
    let extra = (most - used) / CGFloat(number - 1)
    for (step, index) in range.enumerated() {
      let shift = grid.round(CGFloat(step) * extra)
      items[index].frame = items[index].frame.offsetBy(
        dx: isHorizontal ? shift : 0, dy: isHorizontal ? 0 : shift)
    }
  }

  private mutating func place(
    _ item: NSCollectionLayoutItem, at place: CGPoint, _ size: CGSize, _ room: CGSize, _ next: inout Int,
    _ count: Int
  ) -> CGSize {
    if let group = item as? NSCollectionLayoutGroup { return fill(group, at: place, in: room, &next, count) }
    var size = size
    let open = item.layoutSize.openAxes
    if !open.isEmpty, let own = measured(TablePlace(section: index, row: next)) {
      if open.contains(.horizontal) { size.width = own.width }
      if open.contains(.vertical) { size.height = own.height }
    }
    let insets = item.contentInsets
    let frame = CGRect(origin: place, size: size).inset(
      by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    items.append(Element(frame: frame.rounded(to: grid), openAxes: open))
    next += 1
    return size
  }
}

extension CGRect {
  /// The rectangle with its edges on the pixels of a grid.
  func rounded(to grid: PixelGrid) -> CGRect {
    let (left, top) = (grid.round(minX), grid.round(minY))
    return CGRect(
      x: left, y: top, width: max(grid.round(maxX) - left, 0), height: max(grid.round(maxY) - top, 0))
  }
}
