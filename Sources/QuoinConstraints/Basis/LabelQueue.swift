/// Numbers waiting in the order of their keys, the smallest first: a binary heap in one array.
struct LabelQueue {
  private struct Element {
    var key: Int64
    var item: Int32
  }

  private var elements: [Element] = []

  var isEmpty: Bool { elements.isEmpty }

  mutating func push(_ item: Int32, key: Int64) {
    let element = Element(key: key, item: item)
    elements.append(element)
    var hole = elements.count - 1
    while hole > 0 {
      let parent = (hole - 1) >> 1
      guard key < elements[parent].key else { break }
      elements[hole] = elements[parent]
      hole = parent
    }
    elements[hole] = element
  }

  mutating func pop() -> Int32? {
    guard let first = elements.first, let last = elements.popLast() else { return nil }
    guard !elements.isEmpty else { return first.item }
    let count = elements.count
    var hole = 0
    while true {
      var child = 2 * hole + 1
      guard child < count else { break }
      if child + 1 < count, elements[child + 1].key < elements[child].key { child += 1 }
      guard elements[child].key < last.key else { break }
      elements[hole] = elements[child]
      hole = child
    }
    elements[hole] = last
    return first.item
  }

  mutating func removeAll() { elements.removeAll(keepingCapacity: true) }
}
