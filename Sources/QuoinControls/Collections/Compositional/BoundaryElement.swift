import Foundation
import QuoinGraphics

/// Something that has a place in a compositional layout.
struct CompositionalElement {
  var frame: CGRect
  var openAxes: UIAxis = []
  var zIndex = 0
}

/// A head, foot or the like at an edge of a section, or of the whole, that has a place.
struct BoundaryElement {
  let item: NSCollectionLayoutBoundarySupplementaryItem
  let key: ElementKey
  var element: CompositionalElement
}

/// What places heads, feet and the like one behind the other, in a room.
struct BoundaryPlacer {
  let isVertical: Bool
  /// The room across the direction of scrolling: where it begins, and its size.
  let leading: CGFloat
  let room: CGSize
  /// What views have said how large they are to be.
  let measured: (ElementKey) -> CGSize?
  private(set) var elements: [BoundaryElement] = []

  init(
    isVertical: Bool, leading: CGFloat, room: CGSize, measured: @escaping (ElementKey) -> CGSize?
  ) {
    (self.isVertical, self.leading, self.room, self.measured) = (isVertical, leading, room, measured)
  }

  /// Places those of some items that stand at the beginning, or at the end.
  ///
  /// - Parameters:
  ///   - start: Where the first one begins the way of scrolling, in points of the content.
  ///   - key: The key of an item by its number.
  /// - Returns: Where the last one ends that takes room.
  mutating func place(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], atEnd: Bool, from start: CGFloat,
    key: (String, Int) -> ElementKey
  ) -> CGFloat {
    var end = start
    for (number, item) in items.enumerated() where item.isAtEnd == atEnd {
      let key = key(item.elementKind, number)
      let size = size(of: item, key)
      let across = isVertical ? leading + aligned(item, size.width, room.width) : leading
      let place = isVertical ? CGPoint(x: across, y: end) : CGPoint(x: end, y: across)
      let insets = item.contentInsets
      let frame = CGRect(
        origin: CGPoint(x: place.x + item.offset.x, y: place.y + item.offset.y), size: size
      ).inset(
        by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
      )
      elements.append(
        BoundaryElement(
          item: item, key: key,
          element: CompositionalElement(
            frame: frame, openAxes: item.layoutSize.openAxes, zIndex: max(item.zIndex, 1))))
      if item.extendsBoundary { end += isVertical ? size.height : size.width }
    }
    return end
  }

  private func size(of item: NSCollectionLayoutBoundarySupplementaryItem, _ key: ElementKey) -> CGSize {
    var size = item.layoutSize.size(in: room)
    if let own = measured(key) {
      if item.layoutSize.widthDimension.isEstimated { size.width = own.width }
      if item.layoutSize.heightDimension.isEstimated { size.height = own.height }
    }
    return size
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
}
