import Foundation

/// Work in the order of its times, and of one time in the order in which it was scheduled: a heap.
struct ScheduledQueue {
  private struct Entry {
    let time: TimeInterval
    let order: Int
    let work: ScheduledWork

    static func < (left: Entry, right: Entry) -> Bool { (left.time, left.order) < (right.time, right.order) }
  }

  private var heap: [Entry] = []
  private var count = 0

  /// When the first work is to be done that was not cancelled.
  var nextTime: TimeInterval? {
    mutating get {
      while let first = heap.first, !first.work.isValid { removeTop() }
      return heap.first?.time
    }
  }

  mutating func insert(_ work: ScheduledWork) {
    count += 1
    heap.append(Entry(time: work.fireTime, order: count, work: work))
    var index = heap.count - 1
    while heap[index] < heap[(index - 1) / 2] {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Enters repeated work for its next time.
  mutating func insertAgain(_ work: ScheduledWork) {
    work.fireTime += work.interval ?? 0
    insert(work)
  }

  mutating func removeFirst() -> ScheduledWork? {
    guard let first = heap.first else { return nil }
    removeTop()
    return first.work
  }

  private mutating func removeTop() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count && heap[child] < heap[least] {
        least = child
      }
      if least == index { return }
      heap.swapAt(index, least)
      index = least
    }
  }
}
