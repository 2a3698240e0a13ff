import Foundation
import QuoinGraphics
import QuoinViews

extension LMColumnView {
  /// Takes the new heights of some subviews into the totals without looking at the others.
  ///
  /// - Returns: The column's new height at the width that the totals are for, or nothing when all have to be looked at.
  final func columnHeight(after changes: [SubviewChange]) -> CGFloat? {
    guard plannedWidth >= 0, !storedAlignsToBaseline, !hasGrid, !isMeasuredExactly else { return nil }
    let room = room(in: plannedWidth)
    for change in changes where change.view.sizing.isIncluded {
      let child = change.view
      let new = item(for: child, height: fittedSize(of: child, in: room).height)
      guard let old = itemBefore(change, in: room), totals.replace(old, with: new) else { return nil }
      placed.changed.append(child)
    }
    isPlaced = false
    return pixels.round(max(0, totals.fittingLength(pixels) + insets.height))
  }

  /// What a subview claimed in the totals, if that is still known.
  private func itemBefore(_ change: SubviewChange, in room: CGFloat) -> AxisItem? {
    let sizing = change.sizing
    if sizing.derivesHeight || change.view.sizing.derivesHeight { return nil }
    if !sizing.height.isNaN { return .fixed(pixels.length(sizing.height)) }
    if sizing.weight > 0 { return nil }
    return heightBefore(change, in: room).map(AxisItem.natural)
  }

  /// The height that a subview's content had in the totals, if that is still known.
  private func heightBefore(_ change: SubviewChange, in room: CGFloat) -> CGFloat? {
    let child = change.view
    let fixed = change.sizing.width
    if fixed.isNaN {
      let fills = storedHorizontalAlignment == .fill
      return change.before?.height(at: room, isExact: fills && box(child)?.holdsFixedWidth == true)
    }
    let width = min(room, pixels.length(fixed))
    // A picture has the height of its proportions, not that of its content.
    if aspectHeight(of: child, at: width) != nil { return nil }
    return change.before?.height(at: width, isExact: false)
  }

  /// Moves what is below the first subview that changed, and leaves what is above it alone.
  ///
  /// - Returns: Whether that was enough.
  final func moveSubviews(to plan: AxisPlan, width: CGFloat) -> Bool {
    guard placed.width == width, placed.isMirrored == isMirrored, !childrenWereMoved, plan.keepsLengths,
      plan.share == 0, plan.offset == placed.offset
    else { return false }
    let children = children
    var positions: [Int] = []
    for view in placed.changed {
      // What was measured between two changes is noted twice.
      guard let position = position(of: view, in: children), !positions.contains(position) else { continue }
      positions.append(position)
    }
    var stretched = -1
    if plan.extra != 0 || placed.extra != 0 {
      guard plan.stretched == placed.stretched || placed.extra == 0 || plan.extra == 0 else { return false }
      stretched = lastStretchingIndex(children)
      if plan.extra != placed.extra, stretched >= 0, !positions.contains(stretched) {
        positions.append(stretched)
      }
    }
    positions.sort()
    placed.changed.removeAll(keepingCapacity: true)
    placed.extra = plan.extra
    placed.stretched = plan.stretched

    let (insets, pixels) = (insets, pixels)
    let room = room(in: width)
    var delta: CGFloat = 0
    for (next, position) in positions.enumerated() {
      let child = children[position]
      if child.sizing.isIncluded {
        let (y, old) = (child.geometry.origin.y, child.geometry.size.height)
        let fitted = fittedSize(of: child, in: room)
        let new = pixels.round(fitted.height + (position == stretched ? plan.extra : 0))
        let across = storedHorizontalAlignment.alignment.place(
          fitted.width, isFixed: !child.sizing.width.isNaN, in: room, skew: insets.horizontalSkew, pixels)
        let x = insets.leading + across.start
        child.place(
          x: isMirrored ? width - x - across.length : x, y: pixels.round(y + delta), width: across.length,
          height: new)
        delta += new - old
      }
      let end = next + 1 < positions.count ? positions[next + 1] : children.count
      if delta != 0 { UIView.move(children[(position + 1)..<end], down: delta, pixels) }
    }
    return true
  }

  /// Where a subview stands among the others.
  ///
  /// They were placed below each other, so halving finds most of them; those that share a place with others, or were left
  /// out and stand wherever they stood, are looked for one by one.
  private func position(of view: UIView, in children: [UIView]) -> Int? {
    children.withUnsafeBufferPointer { children in
      let y = view.geometry.origin.y
      var (low, high) = (0, children.count)
      while low < high {
        let middle = (low + high) / 2
        if children[middle].geometry.origin.y < y { low = middle + 1 } else { high = middle }
      }
      if low < children.count, children[low] === view { return low }
      for index in children.indices where children[index] === view { return index }
      return nil
    }
  }

  /// The index of the last subview that may take what is left, or -1.
  private func lastStretchingIndex(_ children: [UIView]) -> Int {
    var index = children.count - 1
    while index >= 0 {
      let sizing = children[index].sizing
      if sizing.isIncluded, !sizing.fixesHeight { break }
      index -= 1
    }
    return index
  }
}
