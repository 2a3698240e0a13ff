import Foundation

/// Distances that come again.
extension Snapping {
  /// The siblings in the way along a direction, in order.
  private func neighbours(_ direction: Direction, _ frame: CGRect) -> [CGRect] {
    let isHorizontal = direction == .horizontal
    let inWay = siblings.map(\.frame).filter {
      isHorizontal
        ? $0.minY < frame.maxY && $0.maxY > frame.minY : $0.minX < frame.maxX && $0.maxX > frame.minX
    }
    return inWay.sorted { isHorizontal ? $0.minX < $1.minX : $0.minY < $1.minY }
  }

  private func ends(_ frame: CGRect, _ direction: Direction) -> (low: CGFloat, high: CGFloat) {
    direction == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
  }

  /// The two nearest before and behind a frame, the nearest first.
  private func sides(_ direction: Direction, _ frame: CGRect) -> (before: [CGRect], behind: [CGRect]) {
    let (low, high) = ends(frame, direction)
    let middle = (low + high) / 2
    let all = neighbours(direction, frame)
    let before = all.filter { ends($0, direction).high <= middle }
      .sorted { ends($0, direction).high > ends($1, direction).high }
    let behind = all.filter { ends($0, direction).low >= middle }
    return (Array(before.prefix(2)), Array(behind.prefix(2)))
  }

  /// By how much further a frame goes to where a distance comes again.
  func gapSteps(_ direction: Direction, _ frame: CGRect) -> [CGFloat] {
    let (low, high) = ends(frame, direction)
    let (before, behind) = sides(direction, frame)
    var steps: [CGFloat] = []
    if let one = before.first, let other = behind.first {
      let room = ends(other, direction).low - ends(one, direction).high - (high - low)
      if room >= 0 { steps.append(ends(one, direction).high + room / 2 - low) }
    }
    if before.count == 2 {
      let gap = ends(before[0], direction).low - ends(before[1], direction).high
      if gap >= 0 { steps.append(ends(before[0], direction).high + gap - low) }
    }
    if behind.count == 2 {
      let gap = ends(behind[1], direction).low - ends(behind[0], direction).high
      if gap >= 0 { steps.append(ends(behind[0], direction).low - gap - high) }
    }
    return steps
  }

  /// The distances beside a frame that come again.
  func gapGuides(_ direction: Direction, _ frame: CGRect) -> [SnapGuide] {
    let (low, high) = ends(frame, direction)
    let (before, behind) = sides(direction, frame)
    let isHorizontal = direction == .horizontal
    let across = isHorizontal ? frame.midY : frame.midX
    func gap(_ from: CGFloat, _ to: CGFloat) -> SnapGuide {
      SnapGuide(.gap, isVertical: !isHorizontal, position: across, from: from, to: to)
    }
    var gaps: [SnapGuide] = []
    let near = before.first.map { gap(ends($0, direction).high, low) }
    let far = behind.first.map { gap(high, ends($0, direction).low) }
    if before.count == 2 { gaps.append(gap(ends(before[1], direction).high, ends(before[0], direction).low)) }
    gaps += [near, far].compactMap { $0 }
    if behind.count == 2 { gaps.append(gap(ends(behind[0], direction).high, ends(behind[1], direction).low)) }
    // Only those that are as long as one beside the frame, and not alone.
    let own = [near, far].compactMap { $0?.length }
    for length in own where length > 0.5 {
      let alike = gaps.filter { abs($0.length - length) < 0.01 }
      if alike.count > 1 { return alike }
    }
    return []
  }
}
