/// A constraint that may give way, and how much that would save.
struct Candidate {
  /// The level at which it saves, and then how low the level is at which it costs: the larger the better.
  var key: Int64
  /// What it costs there for each unit that it saves: the smaller the better.
  var ratio: Double
  var pivot: Int32
  /// The side to which it gives way: 1 or −1.
  var side: Int8

  func isBetter(than other: Candidate) -> Bool {
    key > other.key || key == other.key && ratio < other.ratio
  }
}

/// Candidates, the best first: a binary heap. What is in it may have ceased to be one.
struct CandidateQueue {
  private(set) var elements: [Candidate] = []

  var best: Candidate? { elements.first }

  mutating func push(_ candidate: Candidate) {
    elements.append(candidate)
    var hole = elements.count - 1
    while hole > 0 {
      let parent = (hole - 1) >> 1
      guard candidate.isBetter(than: elements[parent]) else { break }
      elements[hole] = elements[parent]
      hole = parent
    }
    elements[hole] = candidate
  }

  mutating func pop() -> Candidate? {
    guard let first = elements.first, let last = elements.popLast() else { return nil }
    guard !elements.isEmpty else { return first }
    let count = elements.count
    var hole = 0
    while true {
      var child = 2 * hole + 1
      guard child < count else { break }
      if child + 1 < count, elements[child + 1].isBetter(than: elements[child]) { child += 1 }
      guard elements[child].isBetter(than: last) else { break }
      elements[hole] = elements[child]
      hole = child
    }
    elements[hole] = last
    return first
  }

  mutating func removeAll() { elements.removeAll(keepingCapacity: true) }
}
