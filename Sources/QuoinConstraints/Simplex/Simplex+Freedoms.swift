/// What the best values leave open.
extension Simplex {
  /// A way to move some variables that makes nothing worse.
  struct Freedom {
    var moves: [(variable: Int32, rate: Double)]
  }

  /// The variables that could have other values without any constraint being worse off, by the ways in which they could move.
  ///
  /// It pulls at all variables in directions without a pattern, at a level below all others, and then the other way: what
  /// does not come to rest in the same place is not decided. It works on a copy.
  func freedoms(within limit: Int) -> [Freedom] {
    guard mayMove else { return [] }
    var probe = self
    probe.restart(closingLoops: true)
    guard probe.solve(within: limit) == .solved else { return [] }
    return probe.pull(within: limit)
  }

  /// Whether anything that is active could give way at no price.
  private var mayMove: Bool {
    for pivot in active.indices {
      let item = active[pivot]
      if item < 0 {
        if variables[Int(~item)].isLive { return true }
        continue
      }
      let row = rows[Int(item)]
      if isFree(pivot, to: 1, row) || isFree(pivot, to: -1, row) { return true }
    }
    return false
  }

  /// Whether the multipliers of a pivot come to the price of leaving it to a side.
  private func isFree(_ pivot: Int, to side: Int8, _ row: Row) -> Bool {
    var total = LevelVector()
    var place = multipliers.first[pivot]
    while place >= 0 {
      let node = multipliers.nodes[Int(place)]
      total.add(side > 0 ? -node.amount : node.amount, at: node.level)
      place = node.next
    }
    total.add(row.cost(to: side), at: row.level)
    return total.elements.allSatisfy { abs($0.amount) <= 100 * Self.slopeTolerance }
  }

  private mutating func pull(within limit: Int) -> [Freedom] {
    var found: [Freedom] = []
    var left = limit
    var isOpen = [Bool](repeating: false, count: variables.count)
    // A fixed row of numbers without a pattern.
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    let pulls = variables.map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return 0.5 + Double(state >> 40) / Double(1 << 24)
    }
    // Both ends of a pull may agree in a variable that is open; it is not when nothing else pulls and they still do.
    var count = -1
    while count < found.count, left > 0 {
      count = found.count
      let asked = variables.indices.filter { variables[$0].isLive && !isOpen[$0] }
      for strength in [1.0, -1.0] {
        pull(at: asked, pulls, strength)
        while !settle(&found, &left), left > 0 {
          restart(closingLoops: false)
          pull(at: asked, pulls, strength)
        }
        pull(at: asked, pulls, -strength)
      }
      for freedom in found[count...] { for move in freedom.moves { isOpen[Int(move.variable)] = true } }
    }
    return found
  }

  private mutating func pull(at asked: [Int], _ pulls: [Double], _ strength: Double) {
    for variable in asked { column.add(strength * pulls[variable], at: Int32(variable)) }
    factors.transform(&column)
    factors.solveColumns(&column)
    for pivot in column.indices where column[pivot] != 0 {
      multipliers.add(-column[pivot], at: 0, of: pivot)
      propose(pivot)
    }
    column.clear()
    standing = 0
  }

  /// Goes where it is pulled to and notes the ways; false where rounding made it lose its way.
  private mutating func settle(_ found: inout [Freedom], _ left: inout Int) -> Bool {
    flushSlopes()
    while left > 0, let candidate = nextCandidate() {
      left -= 1
      let moves = way(of: candidate)
      switch pivot(candidate) {
      case .exchanged: if lastStep > 1e-7 { found.append(Freedom(moves: moves)) }
      case .endless:
        found.append(Freedom(moves: moves))
        advance(by: 1_000)
        pin(candidate, at: 1_000)
      case .lost: return false
      }
      flushSlopes()
    }
    return true
  }

  /// How the variables would move as a candidate gives way.
  private mutating func way(of candidate: Candidate) -> [(variable: Int32, rate: Double)] {
    direction.clear()
    direction.add(Double(candidate.side), at: candidate.pivot)
    factors.solveRows(&direction)
    let moves = direction.indices.filter { abs(direction[$0]) > 1e-9 && variables[Int($0)].isLive }
      .sorted().map { (variable: $0, rate: direction[$0]) }
    direction.clear()
    return moves
  }

  /// Keeps what was active where it has gone to, whatever pulls at it.
  private mutating func pin(_ candidate: Candidate, at step: Double) {
    let item = active[Int(candidate.pivot)]
    if item >= 0 {
      rows[Int(item)].constant += step * Double(candidate.side)
      rows[Int(item)].level = ConstraintPriority.requiredLevel + 1
      rows[Int(item)].relation = .equal
    } else {
      variables[Int(~item)].isPinned = true
    }
  }
}
