/// What leaving each active constraint would save, by pivot and level, in lists with the highest level first.
struct Multipliers {
  struct Node {
    var amount: Double
    var level: Int32
    var next: Int32
  }

  private(set) var nodes: [Node] = []
  /// The first node of each pivot.
  private(set) var first: [Int32] = []
  private var free: Int32 = -1

  mutating func appendPivot() { first.append(-1) }

  mutating func reset() {
    nodes.removeAll(keepingCapacity: true)
    free = -1
    for pivot in first.indices { first[pivot] = -1 }
  }

  mutating func add(_ amount: Double, at level: Int32, of pivot: Int32) {
    var (before, place): (Int32, Int32) = (-1, first[Int(pivot)])
    while place >= 0, nodes[Int(place)].level > level {
      before = place
      place = nodes[Int(place)].next
    }
    if place >= 0, nodes[Int(place)].level == level {
      nodes[Int(place)].amount += amount
      guard abs(nodes[Int(place)].amount) < Simplex.slopeTolerance / 100 else { return }
      link(nodes[Int(place)].next, behind: before, of: pivot)
      nodes[Int(place)].next = free
      free = place
    } else if abs(amount) >= Simplex.slopeTolerance / 100 {
      let node = Node(amount: amount, level: level, next: place)
      let new: Int32
      if free >= 0 {
        new = free
        free = nodes[Int(new)].next
        nodes[Int(new)] = node
      } else {
        new = Int32(nodes.count)
        nodes.append(node)
      }
      link(new, behind: before, of: pivot)
    }
  }

  private mutating func link(_ place: Int32, behind before: Int32, of pivot: Int32) {
    if before >= 0 { nodes[Int(before)].next = place } else { first[Int(pivot)] = place }
  }

  /// Takes away all of a pivot, and puts it into a vector.
  mutating func take(_ pivot: Int32, into vector: inout LevelVector) {
    var place = first[Int(pivot)]
    first[Int(pivot)] = -1
    while place >= 0 {
      let node = nodes[Int(place)]
      vector.add(node.amount, at: node.level)
      nodes[Int(place)].next = free
      free = place
      place = node.next
    }
  }

  /// The amount of a pivot at a level.
  func amount(of pivot: Int32, at level: Int32) -> Double {
    var place = first[Int(pivot)]
    while place >= 0 {
      if nodes[Int(place)].level == level { return nodes[Int(place)].amount }
      place = nodes[Int(place)].next
    }
    return 0
  }
}
