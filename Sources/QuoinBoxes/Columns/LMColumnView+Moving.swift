import Foundation
import QuoinGraphics
import QuoinViews

extension LMColumnView {
  /// Takes the new heights of some subviews into the totals without looking at the others.
  ///
  /// - Returns: The column's new height at the width, or nothing when all have to be looked at.
  final func columnHeight(at width: CGFloat, after changes: [SubviewChange]) -> CGFloat? {
    guard plannedWidth == width, !storedAlignsToBaseline, !hasGrid, !isMeasuredExactly else { return nil }
    let room = room(in: width)
    for change in changes where change.view.sizing.isIncluded {
      let child = change.view
      let new = fittedSize(of: child, in: room)
      switch item(for: child, height: new.height).claim {
      case .weighted: return nil
      case .fixed: if child.sizing.derivesHeight { return nil }
      case .natural:
        guard let old = heightBefore(change, in: room) else { return nil }
        totals.replaceNatural(old, with: new.height)
      }
      placed.changed.append(child)
    }
    isPlaced = false
    return pixels.round(max(0, totals.fittingLength(pixels) + insets.height))
  }

  /// The height that a subview had in the totals, if that is still known.
  private func heightBefore(_ change: SubviewChange, in room: CGFloat) -> CGFloat? {
    let child = change.view
    let fixed = child.sizing.width
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
    guard placed.width == width, plan.keepsLengths, plan.share == 0,
      plan.offset == placed.offset
    else { return false }
    let lastExtra = placed.lastExtra
    let children = children
    let last = lastDisplayableIndex(children)
    if last < 0 { return true }
    var positions: [Int] = []
    for view in placed.changed {
      // What was measured between two changes is noted twice.
      guard let position = children.firstIndex(where: { $0 === view }), !positions.contains(position) else {
        continue
      }
      positions.append(position)
    }
    positions.sort()
    placed.changed.removeAll(keepingCapacity: true)
    placed.lastExtra = plan.lastExtra

    let (insets, pixels) = (insets, pixels)
    let room = room(in: width)
    var delta: CGFloat = 0
    var next = 0
    while next < positions.count {
      let position = positions[next]
      next += 1
      let child = children[position]
      guard child.sizing.isIncluded else { continue }
      let oldLength = child.geometry.size.height - (position == last ? lastExtra : 0)
      let fitted = fittedSize(of: child, in: room)
      let newLength = fitted.height
      let isFixed = !child.sizing.width.isNaN
      let across = storedHorizontalAlignment.alignment.place(fitted.width, isFixed: isFixed, in: room, pixels)
      let x = insets.leading + across.start
      child.place(
        x: isMirrored ? width - x - across.length : x, y: pixels.round(child.geometry.origin.y + delta),
        width: across.length, height: pixels.round(newLength + (position == last ? plan.lastExtra : 0)))
      delta += newLength - oldLength
      let end = next < positions.count ? positions[next] : children.count
      if delta != 0 { shift(children[(position + 1)..<end], by: delta, pixels) }
    }
    if plan.lastExtra != lastExtra, positions.last != last {
      let child = children[last]
      let (origin, size) = (child.geometry.origin, child.geometry.size)
      child.place(
        x: origin.x, y: origin.y, width: size.width,
        height: pixels.round(size.height - lastExtra + plan.lastExtra))
    }
    return true
  }

  private func shift(_ views: ArraySlice<UIView>, by delta: CGFloat, _ pixels: PixelGrid) {
    views.withUnsafeBufferPointer { views in
      if pixels.scale == 1 || pixels.scale == 2 {
        // Halves add up exactly.
        for view in views { view.move(toY: view.geometry.origin.y + delta) }
      } else {
        for view in views { view.move(toY: pixels.round(view.geometry.origin.y + delta)) }
      }
    }
  }
}
