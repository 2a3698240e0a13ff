import Foundation

/// The arithmetic along a stack's axis, on plain numbers.
struct StackDistribution {
  /// One arranged view.
  struct Item {
    /// Its own length, in points.
    var length: CGFloat
    /// Whether the length is fixed from outside.
    var isFixed = false
    /// Whether it has no length of its own and so takes what is left before others do.
    var isStretchable = false
    /// Its share of what others leave; 0 for none.
    var weight: CGFloat = 0
    /// How strongly it resists becoming longer.
    var hugging: Float = 250
    /// How strongly it resists becoming shorter.
    var resistance: Float = 750
    /// The gap after it, in points.
    var spacingAfter: CGFloat = 0

    var isWeighted: Bool { weight > 0 && !isFixed }
  }

  var items: [Item]
  var kind: UIStackView.Distribution

  private var gaps: CGFloat { items.dropLast().reduce(0) { $0 + $1.spacingAfter } }

  /// The length that lets each view have its own.
  var fittingLength: CGFloat {
    guard let first = items.first, let last = items.last else { return 0 }
    switch kind {
    case .fill:
      let unit = items.lazy.filter(\.isWeighted).map { $0.length / $0.weight }.max() ?? 0
      return items.reduce(0) { $0 + ($1.isWeighted ? unit * $1.weight : $1.length) } + gaps
    case .fillProportionally, .equalSpacing: return items.reduce(0) { $0 + $1.length } + gaps
    case .fillEqually:
      let longest = items.lazy.filter { !$0.isFixed }.map(\.length).max() ?? 0
      return items.reduce(0) { $0 + ($1.isFixed ? $1.length : longest) } + gaps
    case .equalCentering:
      var step: CGFloat = 0
      for index in items.indices.dropLast() {
        step = max(
          step, items[index].length / 2 + items[index].spacingAfter + items[index + 1].length / 2)
      }
      return first.length / 2 + step * CGFloat(items.count - 1) + last.length / 2
    }
  }

  /// The lengths within a room.
  func lengths(within room: CGFloat) -> [CGFloat] {
    let available = max(0, room - gaps)
    switch kind {
    case .fillEqually: return equalLengths(available)
    case .fillProportionally: return proportionalLengths(available)
    case .fill: return adjustedLengths(available, mayGrow: true)
    case .equalSpacing, .equalCentering: return adjustedLengths(available, mayGrow: false)
    }
  }

  private func equalLengths(_ available: CGFloat) -> [CGFloat] {
    let fixed = items.reduce(0) { $0 + ($1.isFixed ? $1.length : 0) }
    let count = items.lazy.filter { !$0.isFixed }.count
    let share = max(0, available - fixed) / CGFloat(count)
    return items.map { $0.isFixed ? $0.length : share }
  }

  private func proportionalLengths(_ available: CGFloat) -> [CGFloat] {
    let fixed = items.reduce(0) { $0 + ($1.isFixed ? $1.length : 0) }
    let own = items.reduce(0) { $0 + ($1.isFixed ? 0 : $1.length) }
    if own <= 0 { return equalLengths(available) }
    let factor = max(0, available - fixed) / own
    return items.map { $0.isFixed ? $0.length : $0.length * factor }
  }

  private func adjustedLengths(_ available: CGFloat, mayGrow: Bool) -> [CGFloat] {
    var lengths = items.map { mayGrow && $0.isWeighted ? 0 : $0.length }
    var rest = available - lengths.reduce(0, +)
    let weights = mayGrow ? items.reduce(0) { $0 + ($1.isWeighted ? $1.weight : 0) } : 0
    if rest < 0 {
      // The least resistant give up everything before the next; those with a fixed length come last.
      let order = items.indices.reversed().sorted {
        (items[$0].isFixed ? 1 : 0, items[$0].resistance) < (items[$1].isFixed ? 1 : 0, items[$1].resistance)
      }
      for index in order {
        let taken = min(lengths[index], -rest)
        lengths[index] -= taken
        rest += taken
      }
    } else if weights > 0 {
      for index in items.indices where items[index].isWeighted {
        lengths[index] = rest * items[index].weight / weights
      }
    } else if mayGrow {
      let candidates = items.indices.filter { !items[$0].isFixed }
      let stretchable = candidates.filter { items[$0].isStretchable }
      if !stretchable.isEmpty {
        for index in stretchable { lengths[index] += rest / CGFloat(stretchable.count) }
      } else if let grows = candidates.reversed().min(by: { items[$0].hugging < items[$1].hugging }) {
        lengths[grows] += rest
      }
    }
    return lengths
  }

  /// Where each view begins, from the stack's beginning.
  func positions(of lengths: [CGFloat], within room: CGFloat) -> [CGFloat] {
    var positions: [CGFloat] = []
    positions.reserveCapacity(lengths.count)
    var position: CGFloat = 0
    let extra = kind == .equalSpacing ? extraGap(lengths, room) : nil
    for (index, length) in lengths.enumerated() {
      positions.append(position)
      position += length + (extra.map { max($0, items[index].spacingAfter) } ?? items[index].spacingAfter)
    }
    if kind == .equalCentering { center(&positions, lengths, room) }
    return positions
  }

  /// The equal gap that makes the views fill the room, given that some gaps may be wider.
  private func extraGap(_ lengths: [CGFloat], _ room: CGFloat) -> CGFloat {
    var rest = room - lengths.reduce(0, +)
    var wide = items.dropLast().map(\.spacingAfter).sorted(by: >)
    while let widest = wide.first {
      let gap = rest / CGFloat(wide.count)
      if widest <= gap { return gap }
      rest -= widest
      wide.removeFirst()
    }
    return 0
  }

  private func center(_ positions: inout [CGFloat], _ lengths: [CGFloat], _ room: CGFloat) {
    guard lengths.count > 1, let first = lengths.first, let last = lengths.last else { return }
    let step = (room - last / 2 - first / 2) / CGFloat(lengths.count - 1)
    for index in lengths.indices { positions[index] = first / 2 + step * CGFloat(index) - lengths[index] / 2 }
    // Gaps narrower than the spacing push what follows on, and from the end back again.
    for index in lengths.indices.dropFirst() {
      positions[index] = max(
        positions[index], positions[index - 1] + lengths[index - 1] + items[index - 1].spacingAfter)
    }
    positions[lengths.count - 1] = min(positions[lengths.count - 1], room - last)
    for index in lengths.indices.dropLast().reversed() {
      positions[index] = min(
        positions[index], positions[index + 1] - lengths[index] - items[index].spacingAfter)
    }
  }
}
