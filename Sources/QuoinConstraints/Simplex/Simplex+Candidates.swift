/// Which active constraint gives way next.
extension Simplex {
  /// Queues what is active at a pivot if it would save something by giving way.
  mutating func propose(_ pivot: Int32) {
    if let candidate = candidate(at: pivot) { candidates.push(candidate) }
  }

  /// How what is active at a pivot gives way, if that saves something.
  ///
  /// The levels are compared from above: where it saves first, and how much it costs below that for each unit saved.
  func candidate(at pivot: Int32) -> Candidate? {
    var place = multipliers.first[Int(pivot)]
    // What is left of rounding has no side.
    while place >= 0, abs(multipliers.nodes[Int(place)].amount) <= Self.slopeTolerance {
      place = multipliers.nodes[Int(place)].next
    }
    guard place >= 0 else { return nil }
    let item = active[Int(pivot)]
    if item < 0, variables[Int(~item)].isPinned { return nil }
    let side: Int8 = multipliers.nodes[Int(place)].amount > 0 ? 1 : -1
    var (ownLevel, ownCost): (Int32, Double) = (-1, 0)
    if item >= 0, !rows[Int(item)].isDoomed {
      ownLevel = rows[Int(item)].level
      ownCost = rows[Int(item)].cost(to: side)
    }
    var isOwnLeft = ownCost > 0
    var (top, saving): (Int64, Double) = (-1, 0)
    while place >= 0 || isOwnLeft {
      var (level, amount) = (ownLevel, 0.0)
      if place >= 0, !isOwnLeft || multipliers.nodes[Int(place)].level >= ownLevel {
        let node = multipliers.nodes[Int(place)]
        (level, amount) = (node.level, side > 0 ? -node.amount : node.amount)
        place = node.next
      }
      if isOwnLeft, level == ownLevel {
        amount += ownCost
        isOwnLeft = false
      }
      guard abs(amount) > Self.slopeTolerance else { continue }
      if top < 0 {
        guard amount < 0 else { return nil }
        (top, saving) = (Int64(level), -amount)
      } else if amount > 0 {
        return Candidate(
          key: top << 22 | (1 << 21 - Int64(level)), ratio: amount / saving, pivot: pivot, side: side)
      }
    }
    guard top >= 0 else { return nil }
    return Candidate(key: top << 22 | 1 << 21, ratio: 0, pivot: pivot, side: side)
  }

  /// The best candidate; once nothing has moved for long, the one with the smallest number (Bland's rule).
  mutating func nextCandidate() -> Candidate? {
    if standing > patience { return smallestCandidate() }
    while let queued = candidates.pop() {
      guard let present = candidate(at: queued.pivot) else { continue }
      if let best = candidates.best, best.isBetter(than: present) {
        candidates.push(present)
        if queued.isBetter(than: present) { continue }
        // What was queued is what it was, and another is as good.
        return candidates.pop().flatMap { candidate(at: $0.pivot) } ?? nextCandidate()
      }
      return present
    }
    return nil
  }

  private mutating func smallestCandidate() -> Candidate? {
    var smallest: Candidate?
    var number = Int.max
    let queued = candidates.elements
    candidates.removeAll()
    for element in queued {
      guard let present = candidate(at: element.pivot) else { continue }
      candidates.push(present)
      let item = active[Int(present.pivot)]
      let itemNumber = item >= 0 ? Int(item) : rows.count + Int(~item)
      if itemNumber < number { (smallest, number) = (present, itemNumber) }
    }
    return smallest
  }
}
