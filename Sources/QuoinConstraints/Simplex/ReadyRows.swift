/// Rows that may decide a variable, by how early they are to: rows of one class in the order in which they came.
struct ReadyRows {
  private struct Class {
    var key: Int64
    var rows: [Int32] = []
    var next = 0
  }

  /// The earliest class first; there are as many as there are kinds of priorities in use.
  private var classes: [Class] = []
  /// No class before it has rows left.
  private var first = 0

  mutating func push(_ row: Int32, key: Int64) {
    var (low, high) = (0, classes.count)
    while low < high {
      let middle = (low + high) / 2
      if classes[middle].key < key { low = middle + 1 } else { high = middle }
    }
    if low == classes.count || classes[low].key != key { classes.insert(Class(key: key), at: low) }
    classes[low].rows.append(row)
    first = min(first, low)
  }

  mutating func pop() -> Int32? {
    while first < classes.count {
      if classes[first].next < classes[first].rows.count {
        defer { classes[first].next += 1 }
        return classes[first].rows[classes[first].next]
      }
      classes[first].rows.removeAll(keepingCapacity: true)
      classes[first].next = 0
      first += 1
    }
    return nil
  }

  /// Lets the room go that a start has taken.
  mutating func reset() { self = ReadyRows() }
}
