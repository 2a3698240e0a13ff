import Foundation
import QuoinGraphics

/// A section of a flow layout: its head, its lines of items, and its foot.
///
/// Lengths run the way of scrolling, breadths across it.
struct FlowSection {
  let isVertical: Bool
  let breadth: CGFloat
  let grid: PixelGrid
  var inset = UIEdgeInsets.zero
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
  var header: CGFloat = 0
  var footer: CGFloat = 0
  private(set) var start: CGFloat = 0
  private(set) var end: CGFloat = 0
  private(set) var frames: [CGRect] = []
  /// Where lines begin and end, and which items they have.
  private var lines: [(start: CGFloat, end: CGFloat, items: Range<Int>)] = []

  init(isVertical: Bool, breadth: CGFloat, grid: PixelGrid) {
    (self.isVertical, self.breadth, self.grid) = (isVertical, breadth, grid)
  }

  /// The items of lines that meet a stretch.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = lines.partition { $0.end > start }
    let last = lines.partition { $0.start >= end }
    if first >= last { return 0..<0 }
    return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
  }

  /// Places items from a place on, line by line.
  mutating func place(_ count: Int, from start: CGFloat, size: (Int) -> CGSize) {
    self.start = start
    let (before, after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    let (near, far) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let room = max(breadth - near - far, 0)
    var place = start + header + (count > 0 ? before : 0)
    let sizes = (0..<count).map(size)
    let isUniform = sizes.dropFirst().allSatisfy { $0 == sizes[0] }
    frames = [CGRect](repeating: .zero, count: count)
    var first = 0
    while first < count {
      var used = across(sizes[first])
      var last = first + 1
      while last < count, used + itemSpacing + across(sizes[last]) <= room + 0.001 {
        used += itemSpacing + across(sizes[last])
        last += 1
      }
      let length = sizes[first..<last].map(along).max() ?? 0
      let spacing = spacing(first..<last, of: count, sizes, isUniform, room)
      var x = near
      if last - first == 1, last < count || isUniform, spacing.centers { x += (room - used) / 2 }
      for item in first..<last {
        let own = sizes[item]
        set(item, x: x, y: place + (length - along(own)) / 2, own)
        x += across(own) + spacing.distance
      }
      lines.append((place, place + length, first..<last))
      place += length + (last < count ? lineSpacing : 0)
      first = last
    }
    end = place + (count > 0 ? after : 0) + footer
  }

  /// The distance between the items of a line, which fill it where others follow below.
  private func spacing(
    _ items: Range<Int>, of count: Int, _ sizes: [CGSize], _ isUniform: Bool, _ room: CGFloat
  ) -> (distance: CGFloat, centers: Bool) {
    if isUniform {
      // Items that are alike stand in columns, in the last line too.
      let own = across(sizes[0])
      let share = ((room + itemSpacing + 0.001) / max(own + itemSpacing, 0.001)).rounded(.down)
      // No more than there are, and one more to tell that there is room for another.
      let fitting = share >= 1 ? Int(min(share, CGFloat(count + 1))) : 1
      if fitting == 1 { return (itemSpacing, true) }
      if count < fitting { return (itemSpacing, false) }
      return ((room - CGFloat(fitting) * own) / CGFloat(fitting - 1), false)
    }
    if items.upperBound == count || items.count == 1 { return (itemSpacing, true) }
    let used = items.reduce(0) { $0 + across(sizes[$1]) }
    return ((room - used) / CGFloat(items.count - 1), false)
  }

  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  private mutating func set(_ item: Int, x: CGFloat, y: CGFloat, _ size: CGSize) {
    let (x, y) = (grid.round(x), grid.round(y))
    frames[item] = CGRect(origin: isVertical ? CGPoint(x: x, y: y) : CGPoint(x: y, y: x), size: size)
  }
}
