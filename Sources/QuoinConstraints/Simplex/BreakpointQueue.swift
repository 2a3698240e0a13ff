/// Where a move meets a constraint, and the rate at which the error of that constraint changes along the move.
struct Breakpoint {
  var step: Double
  var rate: Double
  var row: Int32

  /// At the same step the smaller rate is passed first, so that the larger one, the safer divisor, is left to stop at.
  func isBefore(_ other: Breakpoint) -> Bool {
    if step != other.step { return step < other.step }
    if abs(rate) != abs(other.rate) { return abs(rate) < abs(other.rate) }
    return row < other.row
  }
}

/// Breakpoints, the nearest first: gathered, and then put in order as far as the move comes.
struct BreakpointQueue {
  private(set) var elements: [Breakpoint] = []

  mutating func gather(_ breakpoint: Breakpoint) { elements.append(breakpoint) }

  mutating func heapify() {
    var place = elements.count / 2
    while place > 0 {
      place -= 1
      let element = elements[place]
      sink(element, at: place, below: elements.count)
    }
  }

  mutating func pop() -> Breakpoint? {
    guard let first = elements.first, let last = elements.popLast() else { return nil }
    if !elements.isEmpty { sink(last, at: 0, below: elements.count) }
    return first
  }

  private mutating func sink(_ element: Breakpoint, at place: Int, below count: Int) {
    var hole = place
    while true {
      var child = 2 * hole + 1
      guard child < count else { break }
      if child + 1 < count, elements[child + 1].isBefore(elements[child]) { child += 1 }
      guard elements[child].isBefore(element) else { break }
      elements[hole] = elements[child]
      hole = child
    }
    elements[hole] = element
  }

  mutating func removeAll() { elements.removeAll(keepingCapacity: true) }
}
